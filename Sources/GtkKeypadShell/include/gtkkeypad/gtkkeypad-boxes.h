#pragma once

#include <gtkkeypad/gtkkeypad-base.h>

G_BEGIN_DECLS

#define GTK_KEYPAD_TYPE_BOXES (gtk_keypad_boxes_get_type())
G_DECLARE_DERIVABLE_TYPE(GtkKeypadBoxes, gtk_keypad_boxes, GTK_KEYPAD, BOXES, GtkKeypadBase)

/**
 * GtkKeypadBoxes:
 *
 * A row of boxes, one for each digit, with keys below: for a weight, a length, a code or a PIN.
 */
struct _GtkKeypadBoxesClass {
  GtkKeypadBaseClass parent_class;

  /*< private >*/
  gpointer padding[4];
};

/**
 * gtk_keypad_boxes_new:
 * @count: how many boxes there are, 1 to 32
 * @point_after: the box that a decimal point stands behind, from 1 on; 0 for none
 *
 * Empty boxes.
 *
 * Returns: (type GtkKeypadBoxes) (transfer floating): new boxes
 */
GtkWidget *gtk_keypad_boxes_new(int count, int point_after);

/**
 * gtk_keypad_boxes_get_text:
 * @self: a row of boxes
 *
 * Returns: (nullable) (transfer full): the digits so far, with `.` as decimal point as soon as there is one behind it
 */
char *gtk_keypad_boxes_get_text(GtkKeypadBoxes *self);

/**
 * gtk_keypad_boxes_set_text:
 * @self: a row of boxes
 * @text: digits, or nothing; what does not fit leaves the boxes empty
 *
 * Fills the boxes.
 */
void gtk_keypad_boxes_set_text(GtkKeypadBoxes *self, const char *text);

G_END_DECLS
