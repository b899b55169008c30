#pragma once

#include <gtkkeypad/gtkkeypad-view.h>

G_BEGIN_DECLS

#define GTK_KEYPAD_TYPE_DIALOG (gtk_keypad_dialog_get_type())
G_DECLARE_DERIVABLE_TYPE(GtkKeypadDialog, gtk_keypad_dialog, GTK_KEYPAD, DIALOG, GtkDialog)

/**
 * GtkKeypadDialog:
 *
 * Asks for one number. The rules are properties of its #GtkKeypadDialog:view.
 */
struct _GtkKeypadDialogClass {
  GtkDialogClass parent_class;

  /*< private >*/
  gpointer padding[4];
};

/**
 * gtk_keypad_dialog_new:
 * @parent: (nullable): the window that it belongs to
 * @prompt: (nullable): what is asked for
 *
 * A dialog that is not shown yet.
 *
 * Returns: (type GtkKeypadDialog) (transfer none): a new dialog, to be destroyed with gtk_widget_destroy()
 */
GtkWidget *gtk_keypad_dialog_new(GtkWindow *parent, const char *prompt);

/**
 * gtk_keypad_dialog_get_view:
 * @self: a dialog
 *
 * Returns: (transfer none): the field and the keys in it
 */
GtkKeypadView *gtk_keypad_dialog_get_view(GtkKeypadDialog *self);

/**
 * gtk_keypad_dialog_run:
 * @self: a dialog
 *
 * Shows the dialog and waits until a number is confirmed or the person gives up. Afterwards it is hidden, and can be run
 * again.
 *
 * Returns: (nullable) (transfer full): the number; %NULL where there is none
 */
char *gtk_keypad_dialog_run(GtkKeypadDialog *self);

G_END_DECLS
