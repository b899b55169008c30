#pragma once

#include <gtkkeypad/gtkkeypad-enums.h>

G_BEGIN_DECLS

#define GTK_KEYPAD_TYPE_BASE (gtk_keypad_base_get_type())
G_DECLARE_DERIVABLE_TYPE(GtkKeypadBase, gtk_keypad_base, GTK_KEYPAD, BASE, GtkBin)

/**
 * GtkKeypadBase:
 *
 * What all keypads have in common: their keys, and what is told of what people do with them.
 *
 * Numbers are texts everywhere, with ASCII digits, `.` as decimal point and perhaps `-` in front; nothing is rounded.
 * All of it belongs on GTK's thread, after gtk_init(). A wrong use is a warning that says what is wanted, and nothing is
 * done.
 */

/**
 * GtkKeypadBaseClass:
 * @parent_class: the parent class
 * @confirmed: class handler of #GtkKeypadBase::confirmed
 * @cancelled: class handler of #GtkKeypadBase::cancelled
 * @dismissed: class handler of #GtkKeypadBase::dismissed
 * @refused: class handler of #GtkKeypadBase::refused
 * @changed: class handler of #GtkKeypadBase::changed
 * @should_change: class handler of #GtkKeypadBase::should-change
 *
 * The class of #GtkKeypadBase; subclasses override its handlers.
 */
struct _GtkKeypadBaseClass {
  GtkBinClass parent_class;

  void (*confirmed)(GtkKeypadBase *self, const char *text);
  void (*cancelled)(GtkKeypadBase *self);
  void (*dismissed)(GtkKeypadBase *self);
  void (*refused)(GtkKeypadBase *self, GtkKeypadRefusal reason, const char *words);
  void (*changed)(GtkKeypadBase *self);
  gboolean (*should_change)(GtkKeypadBase *self, int start, int end, const char *replacement);

  /*< private >*/
  gpointer padding[8];
};

/**
 * gtk_keypad_base_confirm:
 * @self: a keypad
 *
 * Confirms the number, as the confirm key does.
 *
 * Returns: whether it was confirmed
 */
gboolean gtk_keypad_base_confirm(GtkKeypadBase *self);

G_END_DECLS
