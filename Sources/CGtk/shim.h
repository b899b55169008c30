/* GTK 3 as Swift sees it: the library's own header, and an inline function for what Swift cannot import. */
#pragma once

#include <gtk/gtk.h>
#include <gtk/gtk-a11y.h>
#include <errno.h>
#include <fcntl.h>
#include <libintl.h>
#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef GDK_WINDOWING_X11
/* From gdk/gdkx.h, which would bring all of Xlib with it, names like Window and Screen included. */
GType gdk_x11_screen_get_type(void);
const char *gdk_x11_screen_get_window_manager_name(GdkScreen *screen);
GType gdk_x11_window_get_type(void);
guint32 gdk_x11_get_server_time(GdkWindow *window);
#endif

/* The time to ask for the focus with: window managers let requests without one wait. */
static inline guint32 cgtk_server_time(GdkWindow *window) {
#ifdef GDK_WINDOWING_X11
  if (G_TYPE_CHECK_INSTANCE_TYPE(window, gdk_x11_window_get_type())) return gdk_x11_get_server_time(window);
#endif
  return GDK_CURRENT_TIME;
}

/* The window managers of X11 only are asked for: elsewhere there always is one. */
static inline gboolean cgtk_has_window_manager(void) {
#ifdef GDK_WINDOWING_X11
  GdkScreen *screen = gdk_screen_get_default();
  if (G_TYPE_CHECK_INSTANCE_TYPE(screen, gdk_x11_screen_get_type()))
    return strcmp(gdk_x11_screen_get_window_manager_name(screen), "unknown") != 0;
#endif
  return TRUE;
}

/* Deprecated for seats, which do not tell when a device is given to another pointer. */
static inline GdkDeviceManager *cgtk_device_manager(GdkDisplay *display) {
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  return gdk_display_get_device_manager(display);
  G_GNUC_END_IGNORE_DEPRECATIONS
}

/* Function-like macros do not import. */
static inline gboolean cgtk_is_a(gpointer instance, GType type) { return G_TYPE_CHECK_INSTANCE_TYPE(instance, type); }
static inline GType cgtk_type_of(gpointer instance) { return G_TYPE_FROM_INSTANCE(instance); }

/* g_set_error is variadic. */
static inline void cgtk_set_option_error(GError **error, const char *message) {
  g_set_error_literal(error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, message);
}

/* g_signal_emit_by_name is variadic. */
static inline void cgtk_emit_notification(AtkObject *object, const char *text) {
  g_signal_emit_by_name(object, "notification", text);
}

static inline void cgtk_emit_text_changed(AtkObject *object, const char *signal, int position, int length) {
  g_signal_emit_by_name(object, signal, position, length);
}
static inline void cgtk_emit_caret_moved(AtkObject *object, int position) {
  g_signal_emit_by_name(object, "text-caret-moved", position);
}

/* g_object_get is variadic. */
static inline void cgtk_get_flag(gpointer object, const char *property, gboolean *value) {
  g_object_get(object, property, value, NULL);
}

/* fcntl and open are variadic. Called for 0, 1 and 2 in turn, open gives just the place that is free. */
static inline void cgtk_open_if_closed(int descriptor, const char *path, int direction) {
  if (fcntl(descriptor, F_GETFD) < 0 && open(path, direction) < 0) abort();
}

/* errno and SIG_IGN are macros that do not import. */
static inline int cgtk_errno(void) { return errno; }
static inline void cgtk_ignore_closed_pipes(void) { signal(SIGPIPE, SIG_IGN); }
