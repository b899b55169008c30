#pragma once

#include <gtkkeypad/gtkkeypad-base.h>

G_BEGIN_DECLS

#define GTK_KEYPAD_TYPE_NUMERIC (gtk_keypad_numeric_get_type())
G_DECLARE_DERIVABLE_TYPE(GtkKeypadNumeric, gtk_keypad_numeric, GTK_KEYPAD, NUMERIC, GtkKeypadBase)

/**
 * GtkKeypadNumeric:
 *
 * A keypad for numbers by rules: how many digits, which sign, which values. Its properties are the rules; what a field
 * holds already stays as it is when they change.
 */
struct _GtkKeypadNumericClass {
  GtkKeypadBaseClass parent_class;

  /*< private >*/
  gpointer padding[4];
};

G_END_DECLS
