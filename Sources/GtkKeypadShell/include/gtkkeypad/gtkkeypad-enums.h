/* The enumerations of the properties and signals. Their nicks are the words that GtkBuilder takes. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GtkKeypadLayout:
 * @GTK_KEYPAD_LAYOUT_PHONE: 1 2 3 on top
 * @GTK_KEYPAD_LAYOUT_CALCULATOR: 7 8 9 on top
 *
 * How the digits stand where they are not shuffled.
 */
typedef enum {
  GTK_KEYPAD_LAYOUT_PHONE,
  GTK_KEYPAD_LAYOUT_CALCULATOR,
} GtkKeypadLayout;

#define GTK_KEYPAD_TYPE_LAYOUT (gtk_keypad_layout_get_type())
GType gtk_keypad_layout_get_type(void);

/**
 * GtkKeypadCornerKey:
 * @GTK_KEYPAD_CORNER_KEY_HIDE: puts the keypad away
 * @GTK_KEYPAD_CORNER_KEY_CANCEL: gives up without a number
 * @GTK_KEYPAD_CORNER_KEY_CLEAR: empties the field
 * @GTK_KEYPAD_CORNER_KEY_DOUBLE_ZERO: types two zeros at once
 * @GTK_KEYPAD_CORNER_KEY_TRIPLE_ZERO: types three zeros at once
 * @GTK_KEYPAD_CORNER_KEY_SIGN: puts the sign in front of the number, or takes it away
 *
 * The key at the lower right of the digits.
 */
typedef enum {
  GTK_KEYPAD_CORNER_KEY_HIDE,
  GTK_KEYPAD_CORNER_KEY_CANCEL,
  GTK_KEYPAD_CORNER_KEY_CLEAR,
  GTK_KEYPAD_CORNER_KEY_DOUBLE_ZERO,
  GTK_KEYPAD_CORNER_KEY_TRIPLE_ZERO,
  GTK_KEYPAD_CORNER_KEY_SIGN,
} GtkKeypadCornerKey;

#define GTK_KEYPAD_TYPE_CORNER_KEY (gtk_keypad_corner_key_get_type())
GType gtk_keypad_corner_key_get_type(void);

/**
 * GtkKeypadEntryMode:
 * @GTK_KEYPAD_ENTRY_MODE_POINT: with a decimal point
 * @GTK_KEYPAD_ENTRY_MODE_CENTS: digits push in from the right: 1, 2, 3 show 0.01, 0.12, 1.23
 *
 * How a number with decimals is typed.
 */
typedef enum {
  GTK_KEYPAD_ENTRY_MODE_POINT,
  GTK_KEYPAD_ENTRY_MODE_CENTS,
} GtkKeypadEntryMode;

#define GTK_KEYPAD_TYPE_ENTRY_MODE (gtk_keypad_entry_mode_get_type())
GType gtk_keypad_entry_mode_get_type(void);

/**
 * GtkKeypadLeadingPoint:
 * @GTK_KEYPAD_LEADING_POINT_REJECT: it is refused
 * @GTK_KEYPAD_LEADING_POINT_ZERO: it brings its zero: `0.`
 *
 * What becomes of a decimal point that is typed first.
 */
typedef enum {
  GTK_KEYPAD_LEADING_POINT_REJECT,
  GTK_KEYPAD_LEADING_POINT_ZERO,
} GtkKeypadLeadingPoint;

#define GTK_KEYPAD_TYPE_LEADING_POINT (gtk_keypad_leading_point_get_type())
GType gtk_keypad_leading_point_get_type(void);

/**
 * GtkKeypadLeadingZeros:
 * @GTK_KEYPAD_LEADING_ZEROS_REJECT: a key that would make one is refused
 * @GTK_KEYPAD_LEADING_ZEROS_REPLACE: a lone 0 gives way to the next digit
 * @GTK_KEYPAD_LEADING_ZEROS_DROP: they may be typed, and are dropped in the end
 * @GTK_KEYPAD_LEADING_ZEROS_ALLOW: they are kept, as codes need them
 *
 * What becomes of zeros at the front.
 */
typedef enum {
  GTK_KEYPAD_LEADING_ZEROS_REJECT,
  GTK_KEYPAD_LEADING_ZEROS_REPLACE,
  GTK_KEYPAD_LEADING_ZEROS_DROP,
  GTK_KEYPAD_LEADING_ZEROS_ALLOW,
} GtkKeypadLeadingZeros;

#define GTK_KEYPAD_TYPE_LEADING_ZEROS (gtk_keypad_leading_zeros_get_type())
GType gtk_keypad_leading_zeros_get_type(void);

/**
 * GtkKeypadPreset:
 * @GTK_KEYPAD_PRESET_PAYMENT: an amount to pay, up to nine integer digits and two decimals
 * @GTK_KEYPAD_PRESET_MONEY: an amount of any size with two decimals
 * @GTK_KEYPAD_PRESET_DIGITS: digits only, zeros at the front kept
 * @GTK_KEYPAD_PRESET_FREE: any number of digits and decimals
 *
 * Rules that have a name.
 */
typedef enum {
  GTK_KEYPAD_PRESET_PAYMENT,
  GTK_KEYPAD_PRESET_MONEY,
  GTK_KEYPAD_PRESET_DIGITS,
  GTK_KEYPAD_PRESET_FREE,
} GtkKeypadPreset;

#define GTK_KEYPAD_TYPE_PRESET (gtk_keypad_preset_get_type())
GType gtk_keypad_preset_get_type(void);

/**
 * GtkKeypadShuffle:
 * @GTK_KEYPAD_SHUFFLE_NEVER: never
 * @GTK_KEYPAD_SHUFFLE_WHEN_SHOWN: each time the keys appear, and after each number
 * @GTK_KEYPAD_SHUFFLE_AFTER_EACH_KEY: after each digit, too
 *
 * When the digits of the keys change their places.
 */
typedef enum {
  GTK_KEYPAD_SHUFFLE_NEVER,
  GTK_KEYPAD_SHUFFLE_WHEN_SHOWN,
  GTK_KEYPAD_SHUFFLE_AFTER_EACH_KEY,
} GtkKeypadShuffle;

#define GTK_KEYPAD_TYPE_SHUFFLE (gtk_keypad_shuffle_get_type())
GType gtk_keypad_shuffle_get_type(void);

/**
 * GtkKeypadAfterConfirm:
 * @GTK_KEYPAD_AFTER_CONFIRM_GIVE_UP_FOCUS: nothing has it then, and the keypad goes
 * @GTK_KEYPAD_AFTER_CONFIRM_STAY: it stays in the field
 * @GTK_KEYPAD_AFTER_CONFIRM_MOVE_ON: the next widget in the order of the Tab key gets it
 *
 * What becomes of the focus when a field was confirmed.
 */
typedef enum {
  GTK_KEYPAD_AFTER_CONFIRM_GIVE_UP_FOCUS,
  GTK_KEYPAD_AFTER_CONFIRM_STAY,
  GTK_KEYPAD_AFTER_CONFIRM_MOVE_ON,
} GtkKeypadAfterConfirm;

#define GTK_KEYPAD_TYPE_AFTER_CONFIRM (gtk_keypad_after_confirm_get_type())
GType gtk_keypad_after_confirm_get_type(void);

/**
 * GtkKeypadRefusal:
 * @GTK_KEYPAD_REFUSAL_NOT_A_NUMBER: what was typed or pasted, or stands there already, is no number
 * @GTK_KEYPAD_REFUSAL_AMBIGUOUS: what was pasted could be read in two ways
 * @GTK_KEYPAD_REFUSAL_SECOND_POINT: there is a decimal point already
 * @GTK_KEYPAD_REFUSAL_NO_POINT: there are no decimals, or the point has its place
 * @GTK_KEYPAD_REFUSAL_NO_SIGN: numbers have no sign here
 * @GTK_KEYPAD_REFUSAL_LEADING_POINT: the decimal point cannot come first
 * @GTK_KEYPAD_REFUSAL_INTEGER_FULL: the integer part has all its digits
 * @GTK_KEYPAD_REFUSAL_FRACTION_FULL: there are as many decimals as there may be
 * @GTK_KEYPAD_REFUSAL_TOO_LONG: the text would be longer than any may be
 * @GTK_KEYPAD_REFUSAL_ABOVE_MAXIMUM: the number is greater than it may be
 * @GTK_KEYPAD_REFUSAL_BELOW_MINIMUM: the number is less than it may be
 * @GTK_KEYPAD_REFUSAL_POINT_GUARD: without its point the number would be another one
 * @GTK_KEYPAD_REFUSAL_LEADING_ZERO: a zero cannot come first
 * @GTK_KEYPAD_REFUSAL_OFF_STEP: the number is between two steps
 * @GTK_KEYPAD_REFUSAL_NOTHING_TO_DELETE: there is nothing to delete
 * @GTK_KEYPAD_REFUSAL_EMPTY: there is nothing to confirm
 * @GTK_KEYPAD_REFUSAL_FULL: there are more digits than empty boxes
 * @GTK_KEYPAD_REFUSAL_UNFINISHED: some boxes are still empty
 * @GTK_KEYPAD_REFUSAL_UNSEEN: what it says cannot have been seen yet
 * @GTK_KEYPAD_REFUSAL_REJECTED: the field or a handler of #GtkKeypadBase::should-change forbids it
 *
 * Why a key, a paste or a confirmation did nothing.
 */
typedef enum {
  GTK_KEYPAD_REFUSAL_NOT_A_NUMBER,
  GTK_KEYPAD_REFUSAL_AMBIGUOUS,
  GTK_KEYPAD_REFUSAL_SECOND_POINT,
  GTK_KEYPAD_REFUSAL_NO_POINT,
  GTK_KEYPAD_REFUSAL_NO_SIGN,
  GTK_KEYPAD_REFUSAL_LEADING_POINT,
  GTK_KEYPAD_REFUSAL_INTEGER_FULL,
  GTK_KEYPAD_REFUSAL_FRACTION_FULL,
  GTK_KEYPAD_REFUSAL_TOO_LONG,
  GTK_KEYPAD_REFUSAL_ABOVE_MAXIMUM,
  GTK_KEYPAD_REFUSAL_BELOW_MINIMUM,
  GTK_KEYPAD_REFUSAL_POINT_GUARD,
  GTK_KEYPAD_REFUSAL_LEADING_ZERO,
  GTK_KEYPAD_REFUSAL_OFF_STEP,
  GTK_KEYPAD_REFUSAL_NOTHING_TO_DELETE,
  GTK_KEYPAD_REFUSAL_EMPTY,
  GTK_KEYPAD_REFUSAL_FULL,
  GTK_KEYPAD_REFUSAL_UNFINISHED,
  GTK_KEYPAD_REFUSAL_UNSEEN,
  GTK_KEYPAD_REFUSAL_REJECTED,
} GtkKeypadRefusal;

#define GTK_KEYPAD_TYPE_REFUSAL (gtk_keypad_refusal_get_type())
GType gtk_keypad_refusal_get_type(void);

G_END_DECLS
