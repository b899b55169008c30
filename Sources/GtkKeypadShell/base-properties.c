/* The properties of the keys, which all keypads have. */
#include <gtkkeypad/gtkkeypad-inside.h>

void _gtk_keypad_base_install_properties(GtkKeypadBaseClass *klass) {
  /**
   * GtkKeypadBase:layout:
   *
   * How the digits stand where they are not shuffled.
   */
  _gtk_keypad_install(klass, GTK_KEYPAD_PROPERTY_LAYOUT,
                      g_param_spec_enum("layout", "Layout", "How the digits stand", GTK_KEYPAD_TYPE_LAYOUT,
                                        GTK_KEYPAD_LAYOUT_PHONE, GTK_KEYPAD_PARAM));
  /**
   * GtkKeypadBase:corner-key:
   *
   * The key at the lower right of the digits.
   */
  _gtk_keypad_install(klass, GTK_KEYPAD_PROPERTY_CORNER_KEY,
                      g_param_spec_enum("corner-key", "Corner key", "The key at the lower right of the digits",
                                        GTK_KEYPAD_TYPE_CORNER_KEY, GTK_KEYPAD_CORNER_KEY_HIDE, GTK_KEYPAD_PARAM));
  /**
   * GtkKeypadBase:quick-amounts:
   *
   * Up to eight numbers, separated by commas, each with a key of its own in a row above the others: `5,10,20`. Such a key
   * puts its number in the place of everything.
   */
  _gtk_keypad_install(klass, GTK_KEYPAD_PROPERTY_QUICK_AMOUNTS,
                      g_param_spec_string("quick-amounts", "Quick amounts", "Numbers with a key of their own", NULL,
                                          GTK_KEYPAD_PARAM));
  /**
   * GtkKeypadBase:confirm-label:
   *
   * What is written on the confirm key; %NULL for the usual word in the language of the program.
   */
  _gtk_keypad_install(klass, GTK_KEYPAD_PROPERTY_CONFIRM_LABEL,
                      g_param_spec_string("confirm-label", "Confirm label", "What is written on the confirm key", NULL,
                                          GTK_KEYPAD_PARAM));
  /**
   * GtkKeypadBase:confirm-color:
   *
   * The color of the confirm key, as `#RRGGBB`; %NULL for the style sheet's own.
   */
  _gtk_keypad_install(klass, GTK_KEYPAD_PROPERTY_CONFIRM_COLOR,
                      g_param_spec_string("confirm-color", "Confirm color", "The color of the confirm key", NULL,
                                          GTK_KEYPAD_PARAM));
  /**
   * GtkKeypadBase:confirm-style:
   *
   * A style class of the confirm key: `buyer`, `seller`, or one of the program's own; %NULL for none.
   */
  _gtk_keypad_install(klass, GTK_KEYPAD_PROPERTY_CONFIRM_STYLE,
                      g_param_spec_string("confirm-style", "Confirm style", "A style class of the confirm key", NULL,
                                          GTK_KEYPAD_PARAM));
  /**
   * GtkKeypadBase:decimal-separator:
   *
   * `.` or `,`: what people see and type between the integer part and the decimals. %NULL is the one of the locale.
   */
  _gtk_keypad_install(klass, GTK_KEYPAD_PROPERTY_DECIMAL_SEPARATOR,
                      g_param_spec_string("decimal-separator", "Decimal separator", "What stands before decimals", NULL,
                                          GTK_KEYPAD_PARAM));
  /**
   * GtkKeypadBase:shuffle:
   *
   * When the digits of the keys change their places, so that onlookers learn nothing.
   */
  _gtk_keypad_install(klass, GTK_KEYPAD_PROPERTY_SHUFFLE,
                      g_param_spec_enum("shuffle", "Shuffle", "When the digits change their places",
                                        GTK_KEYPAD_TYPE_SHUFFLE, GTK_KEYPAD_SHUFFLE_NEVER, GTK_KEYPAD_PARAM));
  /**
   * GtkKeypadBase:repeat-delay:
   *
   * How long delete is held before it repeats, in milliseconds, 1 to 60000.
   */
  _gtk_keypad_install(klass, GTK_KEYPAD_PROPERTY_REPEAT_DELAY,
                      g_param_spec_int("repeat-delay", "Repeat delay", "Milliseconds before delete repeats", G_MININT,
                                       G_MAXINT, 500, GTK_KEYPAD_PARAM));
  /**
   * GtkKeypadBase:repeat-interval:
   *
   * The time between repeats of delete, in milliseconds, 1 to 60000.
   */
  _gtk_keypad_install(klass, GTK_KEYPAD_PROPERTY_REPEAT_INTERVAL,
                      g_param_spec_int("repeat-interval", "Repeat interval", "Milliseconds between repeats of delete",
                                       G_MININT, G_MAXINT, 200, GTK_KEYPAD_PARAM));
}
