/* A field with its keys. */
#include <gtkkeypad/gtkkeypad-inside.h>

G_DEFINE_TYPE(GtkKeypadView, gtk_keypad_view, GTK_KEYPAD_TYPE_NUMERIC)

GtkWidget *gtk_keypad_view_new(void) { return g_object_new(GTK_KEYPAD_TYPE_VIEW, NULL); }

char *gtk_keypad_view_get_text(GtkKeypadView *self) {
  g_return_val_if_fail(GTK_KEYPAD_IS_VIEW(self), NULL);
  char *text;
  g_object_get(self, "text", &text, NULL);
  return text;
}

void gtk_keypad_view_set_text(GtkKeypadView *self, const char *text) {
  g_return_if_fail(GTK_KEYPAD_IS_VIEW(self));
  g_object_set(self, "text", text, NULL);
}

static void gtk_keypad_view_class_init(GtkKeypadViewClass *klass) {
  G_OBJECT_CLASS(klass)->set_property = _gtk_keypad_base_set_property;
  G_OBJECT_CLASS(klass)->get_property = _gtk_keypad_base_get_property;
  /**
   * GtkKeypadView:text: (getter get_text) (setter set_text)
   *
   * The text of the field, with `.` as decimal point. What is set is not judged by the rules.
   */
  _gtk_keypad_install(klass, GTK_KEYPAD_PROPERTY_TEXT,
                      g_param_spec_string("text", "Text", "The text of the field", "", GTK_KEYPAD_PARAM));
  /**
   * GtkKeypadView:prompt:
   *
   * What is asked for: stands over the field and is its accessible name.
   */
  _gtk_keypad_install(klass, GTK_KEYPAD_PROPERTY_PROMPT,
                      g_param_spec_string("prompt", "Prompt", "What is asked for", "", GTK_KEYPAD_PARAM));
  /**
   * GtkKeypadView:select-on-show:
   *
   * Whether the text is selected when the view appears, so that the first digit takes its place.
   */
  _gtk_keypad_install(klass, GTK_KEYPAD_PROPERTY_SELECT_ON_SHOW,
                      g_param_spec_boolean("select-on-show", "Select on show", "Whether the text is selected at first",
                                           TRUE, GTK_KEYPAD_PARAM));
}

static void gtk_keypad_view_init(GtkKeypadView *self) {
  GtkKeypadBase *base = GTK_KEYPAD_BASE(self);
  if (_gtk_keypad_is_gtk_thread("gtk_keypad_view_new()"))
    _gtk_keypad_base_adopt(base, _gtk_keypad_inside_new_view(base));
}
