#pragma once

#include <gtkkeypad/gtkkeypad-numeric.h>

G_BEGIN_DECLS

#define GTK_KEYPAD_TYPE_VIEW (gtk_keypad_view_get_type())
G_DECLARE_DERIVABLE_TYPE(GtkKeypadView, gtk_keypad_view, GTK_KEYPAD, VIEW, GtkKeypadNumeric)

/**
 * GtkKeypadView:
 *
 * A field for a number with its keys below.
 */
struct _GtkKeypadViewClass {
  GtkKeypadNumericClass parent_class;

  /*< private >*/
  gpointer padding[4];
};

/**
 * gtk_keypad_view_new:
 *
 * A view with an empty field.
 *
 * Returns: (type GtkKeypadView) (transfer floating): a new view
 */
GtkWidget *gtk_keypad_view_new(void);

/**
 * gtk_keypad_view_get_text:
 * @self: a view
 *
 * Returns: (nullable) (transfer full): the text of the field, with `.` as decimal point
 */
char *gtk_keypad_view_get_text(GtkKeypadView *self);

/**
 * gtk_keypad_view_set_text:
 * @self: a view
 * @text: a number with `.` as decimal point, or nothing; the rules do not judge it
 *
 * Puts a text in the field.
 */
void gtk_keypad_view_set_text(GtkKeypadView *self, const char *text);

G_END_DECLS
