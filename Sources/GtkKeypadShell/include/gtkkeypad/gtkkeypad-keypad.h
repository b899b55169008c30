#pragma once

#include <gtkkeypad/gtkkeypad-numeric.h>

G_BEGIN_DECLS

#define GTK_KEYPAD_TYPE_KEYPAD (gtk_keypad_keypad_get_type())
G_DECLARE_DERIVABLE_TYPE(GtkKeypadKeypad, gtk_keypad_keypad, GTK_KEYPAD, KEYPAD, GtkKeypadNumeric)

/**
 * GtkKeypadKeypad:
 *
 * Keys that work in entries and spin buttons of the program: in #GtkKeypadKeypad:entry, or in all number fields of the
 * windows that it follows.
 *
 * It is there while such a field has the focus. Which fields of a followed window are number fields is told from their
 * #GtkEntry:input-purpose: %GTK_INPUT_PURPOSE_NUMBER has the rules of this keypad, %GTK_INPUT_PURPOSE_DIGITS and
 * %GTK_INPUT_PURPOSE_PIN have digits only.
 */
struct _GtkKeypadKeypadClass {
  GtkKeypadNumericClass parent_class;

  /*< private >*/
  gpointer padding[4];
};

/**
 * gtk_keypad_keypad_new:
 *
 * A keypad that works nowhere yet.
 *
 * Returns: (type GtkKeypadKeypad) (transfer floating): a new keypad
 */
GtkWidget *gtk_keypad_keypad_new(void);

/**
 * gtk_keypad_keypad_get_entry:
 * @self: a keypad
 *
 * Returns: (nullable) (transfer none): the entry that it works in, whatever its input purpose
 */
GtkEntry *gtk_keypad_keypad_get_entry(GtkKeypadKeypad *self);

/**
 * gtk_keypad_keypad_set_entry:
 * @self: a keypad
 * @entry: (nullable): an entry or a spin button; %NULL for none
 *
 * Has the keypad work in this entry, by its own rules, whatever the input purpose is. The entry is not kept: when it is
 * destroyed, the property is %NULL.
 */
void gtk_keypad_keypad_set_entry(GtkKeypadKeypad *self, GtkEntry *entry);

/**
 * gtk_keypad_keypad_follow:
 * @self: a keypad
 * @window: a window of the program
 *
 * Works in the number fields of a window from now on, and in those of the dialogs and popovers that belong to it.
 */
void gtk_keypad_keypad_follow(GtkKeypadKeypad *self, GtkWindow *window);

/**
 * gtk_keypad_keypad_unfollow:
 * @self: a keypad
 * @window: a window that it follows
 *
 * Leaves a window alone again.
 */
void gtk_keypad_keypad_unfollow(GtkKeypadKeypad *self, GtkWindow *window);

G_END_DECLS
