/* The rules of numbers, as properties. */
#include <gtkkeypad/gtkkeypad-inside.h>

G_DEFINE_ABSTRACT_TYPE(GtkKeypadNumeric, gtk_keypad_numeric, GTK_KEYPAD_TYPE_BASE)

static void install_digits(GtkKeypadNumericClass *klass) {
  /**
   * GtkKeypadNumeric:preset:
   *
   * Rules that have a name. Setting it sets #GtkKeypadNumeric:integer-digits, #GtkKeypadNumeric:fraction-digits,
   * #GtkKeypadNumeric:leading-point and #GtkKeypadNumeric:leading-zeros; set it before these.
   */
  _gtk_keypad_install(klass, GTK_KEYPAD_PROPERTY_PRESET,
                      g_param_spec_enum("preset", "Preset", "Rules that have a name", GTK_KEYPAD_TYPE_PRESET,
                                        GTK_KEYPAD_PRESET_PAYMENT, GTK_KEYPAD_PARAM));
  /**
   * GtkKeypadNumeric:integer-digits:
   *
   * How many digits there can be before the decimal point, 1 to 1000; -1 for any number.
   */
  _gtk_keypad_install(klass, GTK_KEYPAD_PROPERTY_INTEGER_DIGITS,
                      g_param_spec_int("integer-digits", "Integer digits", "Digits before the decimal point", G_MININT,
                                       G_MAXINT, 9, GTK_KEYPAD_PARAM));
  /**
   * GtkKeypadNumeric:fraction-digits:
   *
   * How many digits there can be behind the decimal point, 0 to 1000; -1 for any number. With 0 there is no point.
   */
  _gtk_keypad_install(klass, GTK_KEYPAD_PROPERTY_FRACTION_DIGITS,
                      g_param_spec_int("fraction-digits", "Fraction digits", "Digits behind the decimal point",
                                       G_MININT, G_MAXINT, 2, GTK_KEYPAD_PARAM));
  /**
   * GtkKeypadNumeric:leading-point:
   *
   * What becomes of a decimal point that is typed first.
   */
  _gtk_keypad_install(klass, GTK_KEYPAD_PROPERTY_LEADING_POINT,
                      g_param_spec_enum("leading-point", "Leading point", "What becomes of a point that is typed first",
                                        GTK_KEYPAD_TYPE_LEADING_POINT, GTK_KEYPAD_LEADING_POINT_REJECT,
                                        GTK_KEYPAD_PARAM));
  /**
   * GtkKeypadNumeric:leading-zeros:
   *
   * What becomes of zeros at the front.
   */
  _gtk_keypad_install(klass, GTK_KEYPAD_PROPERTY_LEADING_ZEROS,
                      g_param_spec_enum("leading-zeros", "Leading zeros", "What becomes of zeros at the front",
                                        GTK_KEYPAD_TYPE_LEADING_ZEROS, GTK_KEYPAD_LEADING_ZEROS_REJECT,
                                        GTK_KEYPAD_PARAM));
}

static void install_values(GtkKeypadNumericClass *klass) {
  /**
   * GtkKeypadNumeric:allow-negative:
   *
   * Whether numbers can have a minus sign. A key for it is #GtkKeypadBase:corner-key.
   */
  _gtk_keypad_install(klass, GTK_KEYPAD_PROPERTY_ALLOW_NEGATIVE,
                      g_param_spec_boolean("allow-negative", "Allow negative", "Whether numbers can have a minus sign",
                                           FALSE, GTK_KEYPAD_PARAM));
  /**
   * GtkKeypadNumeric:min:
   *
   * The least number that can be confirmed; %NULL for none.
   */
  _gtk_keypad_install(klass, GTK_KEYPAD_PROPERTY_MIN,
                      g_param_spec_string("min", "Minimum", "The least number that can be confirmed", NULL,
                                          GTK_KEYPAD_PARAM));
  /**
   * GtkKeypadNumeric:max:
   *
   * The greatest number that can be confirmed; %NULL for none.
   */
  _gtk_keypad_install(klass, GTK_KEYPAD_PROPERTY_MAX,
                      g_param_spec_string("max", "Maximum", "The greatest number that can be confirmed", NULL,
                                          GTK_KEYPAD_PARAM));
  /**
   * GtkKeypadNumeric:step:
   *
   * What a number is a whole multiple of when it is confirmed; %NULL where any will do.
   */
  _gtk_keypad_install(klass, GTK_KEYPAD_PROPERTY_STEP,
                      g_param_spec_string("step", "Step", "What numbers are multiples of", NULL, GTK_KEYPAD_PARAM));
  /**
   * GtkKeypadNumeric:entry-mode:
   *
   * How decimals are typed.
   */
  _gtk_keypad_install(klass, GTK_KEYPAD_PROPERTY_ENTRY_MODE,
                      g_param_spec_enum("entry-mode", "Entry mode", "How decimals are typed",
                                        GTK_KEYPAD_TYPE_ENTRY_MODE, GTK_KEYPAD_ENTRY_MODE_POINT, GTK_KEYPAD_PARAM));
  /**
   * GtkKeypadNumeric:currency:
   *
   * The ISO 4217 code of the currency of amounts, such as `EUR`; %NULL for none. Setting it sets
   * #GtkKeypadNumeric:fraction-digits to the decimals of the currency.
   */
  _gtk_keypad_install(klass, GTK_KEYPAD_PROPERTY_CURRENCY,
                      g_param_spec_string("currency", "Currency", "The currency of amounts", NULL, GTK_KEYPAD_PARAM));
}

static void gtk_keypad_numeric_class_init(GtkKeypadNumericClass *klass) {
  G_OBJECT_CLASS(klass)->set_property = _gtk_keypad_base_set_property;
  G_OBJECT_CLASS(klass)->get_property = _gtk_keypad_base_get_property;
  install_digits(klass);
  install_values(klass);
}

static void gtk_keypad_numeric_init(GtkKeypadNumeric *self) {}
