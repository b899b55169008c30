/* What a display tells beside what GDK passes on, and what is to happen when it goes. */
#pragma once

#include <gtk/gtk.h>
#include <dlfcn.h>
#include <unistd.h>

#ifdef GDK_WINDOWING_X11
/* From gdk/gdkx.h and X11/Xlib.h, which would bring all of Xlib with them. */
GType gdk_x11_display_get_type(void);
void *gdk_x11_display_get_xdisplay(GdkDisplay *display);
unsigned long XInternAtom(void *display, const char *name, int only_if_exists);
unsigned long XGetSelectionOwner(void *display, unsigned long selection);
unsigned long XDefaultRootWindow(void *display);
void *XSetIOErrorHandler(int (*handler)(void *display));
#endif

/* Whether windows are placed by the program, as on X11, or by the display. */
static inline gboolean cgtk_is_x11(GdkDisplay *display) {
#ifdef GDK_WINDOWING_X11
  return G_TYPE_CHECK_INSTANCE_TYPE(display, gdk_x11_display_get_type());
#else
  return FALSE;
#endif
}

/* Whether some program owns a selection of X11: GDK tells of its own program only. */
static inline gboolean cgtk_has_selection_owner(GdkDisplay *display, const char *name) {
#ifdef GDK_WINDOWING_X11
  if (cgtk_is_x11(display)) {
    void *x11 = gdk_x11_display_get_xdisplay(display);
    return XGetSelectionOwner(x11, XInternAtom(x11, name, FALSE)) != 0;
  }
#endif
  return FALSE;
}

/* Calls when the connection to an X server breaks; Xlib ends the program should the function return. */
static inline void cgtk_on_x11_loss(int (*lost)(void *display)) {
#ifdef GDK_WINDOWING_X11
  XSetIOErrorHandler(lost);
#endif
}

/* Whether the screen of an X server is dark: switched off, or covered by the server's own screen saver. The libraries are
   asked for by name: GTK brings the first, and the second may be missing. */
static inline gboolean cgtk_is_screen_dark(GdkDisplay *display) {
#ifdef GDK_WINDOWING_X11
  if (!cgtk_is_x11(display)) return FALSE;
  void *x11 = gdk_x11_display_get_xdisplay(display);
  static void *extensions, *screen_saver;
  if (extensions == NULL) extensions = dlopen("libXext.so.6", RTLD_LAZY);
  if (screen_saver == NULL) screen_saver = dlopen("libXss.so.1", RTLD_LAZY);
  if (extensions != NULL) {
    int (*query)(void *, int *, int *) = dlsym(extensions, "DPMSQueryExtension");
    int (*info)(void *, unsigned short *, unsigned char *) = dlsym(extensions, "DPMSInfo");
    unsigned short level = 0;
    unsigned char is_enabled = 0;
    int event, error;
    if (query != NULL && info != NULL && query(x11, &event, &error) && info(x11, &level, &is_enabled) && is_enabled &&
        level != 0)
      return TRUE;
  }
  if (screen_saver != NULL) {
    struct information {
      unsigned long window;
      int state, kind;
      unsigned long since, idle, events;
    } information = {0};
    int (*query)(void *, int *, int *) = dlsym(screen_saver, "XScreenSaverQueryExtension");
    int (*ask)(void *, unsigned long, struct information *) = dlsym(screen_saver, "XScreenSaverQueryInfo");
    int event, error;
    if (query != NULL && ask != NULL && query(x11, &event, &error) && ask(x11, XDefaultRootWindow(x11), &information))
      return information.state == 1;
  }
#endif
  return FALSE;
}

/* The program leaves the tree of assistive technology, where GTK has put it there. */
static inline void cgtk_leave_accessibility(void) {
  void (*leave)(void) = dlsym(NULL, "atk_bridge_adaptor_cleanup");
  if (leave != NULL) leave();
}

/* Swift does not import fork. The new process leaves the terminal that this one was started from. */
static inline int cgtk_fork(void) {
  int process = fork();
  if (process == 0) setsid();
  return process;
}

/* Without what else is done at the end of a program: the display belongs to another process, or has gone. */
static inline void cgtk_end_at_once(int status) { _exit(status); }

/* g_object_set is variadic. */
static inline void cgtk_set_integer(gpointer object, const char *property, int value) {
  g_object_set(object, property, value, NULL);
}
