#pragma once

#include <X11/Xlib.h>
#include <X11/XKBlib.h>
#include <X11/Xatom.h>
#include <X11/Xutil.h>
#include <X11/extensions/XInput2.h>
#include <X11/extensions/XTest.h>
#include <X11/extensions/Xfixes.h>
#include <X11/extensions/Xrandr.h>
#include <atspi/atspi-constants.h>
#include <gio/gio.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

// What Swift does not import: function-like macros, variadic functions and casts between structures of C.

/// The exit status of a process, or minus the number of the signal that ended it.
static inline int catspi_exit_status(int wait_status) {
  return WIFEXITED(wait_status) ? WEXITSTATUS(wait_status) : -WTERMSIG(wait_status);
}

/// A connection to the socket at `path`, or -1 where nobody listens there.
static inline int catspi_connect(const char *path) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  if (g_strlcpy(address.sun_path, path, sizeof address.sun_path) >= sizeof address.sun_path) return -1;
  int descriptor = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (descriptor < 0) return -1;
  if (connect(descriptor, (struct sockaddr *)&address, sizeof address) == 0) return descriptor;
  close(descriptor);
  return -1;
}

static inline void catspi_destroy_image(XImage *image) {
  XDestroyImage(image);
}

/// Asks the owner of a window to close it, as the button of a window manager does.
static inline void catspi_ask_to_close(Display *display, Window window) {
  XEvent event = {.xclient = {
    .type = ClientMessage, .window = window, .format = 32,
    .message_type = XInternAtom(display, "WM_PROTOCOLS", False),
    .data = {.l = {(long)XInternAtom(display, "WM_DELETE_WINDOW", False), CurrentTime}},
  }};
  XSendEvent(display, window, False, NoEventMask, &event);
  XSync(display, False);
}

/// The window of a program at or inside a window: managers put frames of their own around it.
static inline Window catspi_program_window(Display *display, Window window) {
  XClassHint hint = {0};
  if (XGetClassHint(display, window, &hint)) {
    XFree(hint.res_name);
    XFree(hint.res_class);
    return window;
  }
  Window root, parent, *children = NULL, found = None;
  unsigned int count = 0;
  if (!XQueryTree(display, window, &root, &parent, &children, &count)) return None;
  for (unsigned int index = 0; index < count && found == None; index++)
    found = catspi_program_window(display, children[index]);
  if (children) XFree(children);
  return found;
}

/// From here on the bells of the server are reported to this connection.
static inline void catspi_listen_for_bells(Display *display) {
  int opcode, event, error, major = XkbMajorVersion, minor = XkbMinorVersion;
  XkbQueryExtension(display, &opcode, &event, &error, &major, &minor);
  XkbSelectEvents(display, XkbUseCoreKbd, XkbBellNotifyMask, XkbBellNotifyMask);
  XSync(display, False);
}

/// Takes the bells reported since the last call from the connection and counts them.
static inline int catspi_take_bells(Display *display) {
  int opcode, base, error, major = XkbMajorVersion, minor = XkbMinorVersion, bells = 0;
  XkbQueryExtension(display, &opcode, &base, &error, &major, &minor);
  XSync(display, False);
  while (XPending(display) > 0) {
    XkbEvent event;
    XNextEvent(display, &event.core);
    if (event.type == base && event.any.xkb_type == XkbBellNotify) bells++;
  }
  return bells;
}

/// The number of the input device with a name, or 0.
static inline int catspi_device(Display *display, const char *name) {
  int count = 0, found = 0;
  XIDeviceInfo *devices = XIQueryDevice(display, XIAllDevices, &count);
  for (int index = 0; index < count; index++)
    if (strcmp(devices[index].name, name) == 0) found = devices[index].deviceid;
  XIFreeDeviceInfo(devices);
  return found;
}

static inline void catspi_change_devices(Display *display, XIAnyHierarchyChangeInfo *change) {
  int major = 2, minor = 2;
  XIQueryVersion(display, &major, &minor);
  XIChangeHierarchy(display, change, 1);
  XSync(display, False);
}

/// Makes a second pointer, called "`name` pointer", with a keyboard of its own.
static inline void catspi_add_pointer(Display *display, char *name) {
  XIAnyHierarchyChangeInfo change = {.add = {.type = XIAddMaster, .name = name, .send_core = True, .enable = True}};
  catspi_change_devices(display, &change);
}

/// Takes such a pointer away; what moved it moves none then.
static inline void catspi_remove_pointer(Display *display, int pointer) {
  XIAnyHierarchyChangeInfo change = {.remove = {.type = XIRemoveMaster, .deviceid = pointer, .return_mode = XIFloating}};
  catspi_change_devices(display, &change);
}

/// Has a device move a pointer, or none if that is 0.
static inline void catspi_give_device(Display *display, int device, int pointer) {
  XIAnyHierarchyChangeInfo change = {.attach = {.type = XIAttachSlave, .deviceid = device, .new_master = pointer}};
  if (pointer == 0) change = (XIAnyHierarchyChangeInfo){.detach = {.type = XIDetachSlave, .deviceid = device}};
  catspi_change_devices(display, &change);
}

/// Says to programs that somebody composes the windows, and takes shadows around them for no part of them.
static inline void catspi_promise_shadows(Display *display) {
  Window root = XDefaultRootWindow(display), window = XCreateSimpleWindow(display, root, -1, -1, 1, 1, 0, 0, 0);
  Atom check = XInternAtom(display, "_NET_SUPPORTING_WM_CHECK", False);
  Atom shadows = XInternAtom(display, "_GTK_FRAME_EXTENTS", False);
  unsigned char *window_data = (unsigned char *)&window, *shadows_data = (unsigned char *)&shadows;
  XChangeProperty(display, root, check, XA_WINDOW, 32, PropModeReplace, window_data, 1);
  XChangeProperty(display, window, check, XA_WINDOW, 32, PropModeReplace, window_data, 1);
  XChangeProperty(
    display, root, XInternAtom(display, "_NET_SUPPORTED", False), XA_ATOM, 32, PropModeReplace, shadows_data, 1);
  XSetSelectionOwner(display, XInternAtom(display, "_NET_WM_CM_S0", False), window, CurrentTime);
  XSync(display, False);
}
