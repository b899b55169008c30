/* GTK 3 as Swift sees it: the library's own header, and an inline function for what Swift cannot import. */
#pragma once

#include <gtk/gtk.h>
#include <gtk/gtk-a11y.h>
#include <libintl.h>
#include <locale.h>
#include <string.h>

#include "display.h"

#ifdef GDK_WINDOWING_X11
/* From gdk/gdkx.h, which would bring all of Xlib with it, names like Window and Screen included. */
GType gdk_x11_screen_get_type(void);
const char *gdk_x11_screen_get_window_manager_name(GdkScreen *screen);
GType gdk_x11_window_get_type(void);
guint32 gdk_x11_get_server_time(GdkWindow *window);
GType gdk_x11_display_get_type(void);
void *gdk_x11_display_get_xdisplay(GdkDisplay *display);
/* From X11/Xlib.h. */
int XQueryKeymap(void *display, char keys[32]);
#endif

/* Which keys are down, a bit each by their codes; none where the display does not tell. */
static inline void cgtk_keys_down(GdkDisplay *display, unsigned char keys[32]) {
#ifdef GDK_WINDOWING_X11
  if (G_TYPE_CHECK_INSTANCE_TYPE(display, gdk_x11_display_get_type()))
    XQueryKeymap(gdk_x11_display_get_xdisplay(display), (char *)keys);
#endif
}

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
