/* Properties that the inside keeps: one value for both, told of when it is another one. */
#include <gtkkeypad/gtkkeypad-inside.h>

static G_DEFINE_QUARK(gtk-keypad-inside, inside)

/* Installs a property that the inside keeps. */
void _gtk_keypad_install(gpointer klass, GtkKeypadProperty property, GParamSpec *pspec) {
  g_param_spec_set_qdata(pspec, inside_quark(), GINT_TO_POINTER(property));
  g_object_class_install_property(klass, property, pspec);
}

typedef struct {
  GParamSpec *pspec;
  char *text;
  int number;
} Reading;

/* What all properties are now. */
static GArray *readings(GObject *object, gpointer inside) {
  guint count;
  GParamSpec **pspecs = g_object_class_list_properties(G_OBJECT_GET_CLASS(object), &count);
  GArray *readings = g_array_new(FALSE, FALSE, sizeof(Reading));
  for (guint i = 0; i < count; i++) {
    GtkKeypadProperty property = GPOINTER_TO_INT(g_param_spec_get_qdata(pspecs[i], inside_quark()));
    if (property == 0) continue;
    Reading reading = {pspecs[i], NULL, 0};
    reading.text = _gtk_keypad_inside_get(inside, property, &reading.number);
    g_array_append_val(readings, reading);
  }
  g_free(pspecs);
  return readings;
}

/* Tells of the properties that are others now than before, and gives the readings back. */
static void notify_changes(GObject *object, GArray *before, GArray *after) {
  for (guint i = 0; i < before->len; i++) {
    Reading *old = &g_array_index(before, Reading, i), *new = &g_array_index(after, Reading, i);
    if (old->number != new->number || g_strcmp0(old->text, new->text) != 0)
      g_object_notify_by_pspec(object, old->pspec);
    g_free(old->text);
    g_free(new->text);
  }
  g_array_unref(before);
  g_array_unref(after);
}

static int number_of(const GValue *value) {
  if (G_VALUE_HOLDS_BOOLEAN(value)) return g_value_get_boolean(value);
  if (G_VALUE_HOLDS_ENUM(value)) return g_value_get_enum(value);
  return g_value_get_int(value);
}

void _gtk_keypad_base_set_property(GObject *object, guint id, const GValue *value, GParamSpec *pspec) {
  gpointer inside = _gtk_keypad_base_inside(object, pspec->name);
  if (inside == NULL) return;
  gboolean is_text = G_VALUE_HOLDS_STRING(value);
  const char *text = is_text ? g_value_get_string(value) : NULL;
  GArray *before = readings(object, inside);
  char *wanted = text != NULL && !g_utf8_validate(text, -1, NULL)
                     ? g_strdup("a text in UTF-8")
                     : _gtk_keypad_inside_set(inside, id, text, is_text ? 0 : number_of(value));
  if (wanted != NULL && is_text)
    g_warning("gtk-keypad: %s:%s takes %s, not “%s”", G_OBJECT_TYPE_NAME(object), pspec->name, wanted, text);
  else if (wanted != NULL)
    g_warning("gtk-keypad: %s:%s takes %s, not %d", G_OBJECT_TYPE_NAME(object), pspec->name, wanted, number_of(value));
  g_free(wanted);
  notify_changes(object, before, readings(object, inside));
}

void _gtk_keypad_base_get_property(GObject *object, guint id, GValue *value, GParamSpec *pspec) {
  gpointer inside = _gtk_keypad_base_inside(object, pspec->name);
  if (inside == NULL) return;
  int number = 0;
  char *text = _gtk_keypad_inside_get(inside, id, &number);
  if (G_VALUE_HOLDS_STRING(value))
    g_value_take_string(value, text);
  else if (G_VALUE_HOLDS_BOOLEAN(value))
    g_value_set_boolean(value, number);
  else if (G_VALUE_HOLDS_ENUM(value))
    g_value_set_enum(value, number);
  else
    g_value_set_int(value, number);
}
