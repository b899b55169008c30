/* A row of boxes with its keys. */
#include <gtkkeypad/gtkkeypad-inside.h>

typedef struct {
  int count;
  int point_after;
  gboolean masked;
} GtkKeypadBoxesPrivate;

G_DEFINE_TYPE_WITH_PRIVATE(GtkKeypadBoxes, gtk_keypad_boxes, GTK_KEYPAD_TYPE_BASE)

enum { PROP_COUNT = GTK_KEYPAD_PROPERTY_COUNT_OF_ALL, PROP_POINT_AFTER, PROP_MASKED };

static GtkKeypadBoxesPrivate *private_of(gpointer self) { return gtk_keypad_boxes_get_instance_private(self); }

GtkWidget *gtk_keypad_boxes_new(int count, int point_after) {
  return g_object_new(GTK_KEYPAD_TYPE_BOXES, "count", count, "point-after", point_after, NULL);
}

char *gtk_keypad_boxes_get_text(GtkKeypadBoxes *self) {
  g_return_val_if_fail(GTK_KEYPAD_IS_BOXES(self), NULL);
  char *text;
  g_object_get(self, "text", &text, NULL);
  return text;
}

void gtk_keypad_boxes_set_text(GtkKeypadBoxes *self, const char *text) {
  g_return_if_fail(GTK_KEYPAD_IS_BOXES(self));
  g_object_set(self, "text", text, NULL);
}

static void set_property(GObject *object, guint id, const GValue *value, GParamSpec *pspec) {
  GtkKeypadBoxesPrivate *private = private_of(object);
  switch (id) {
  case PROP_COUNT: private->count = g_value_get_int(value); break;
  case PROP_POINT_AFTER: private->point_after = g_value_get_int(value); break;
  case PROP_MASKED: private->masked = g_value_get_boolean(value); break;
  default: _gtk_keypad_base_set_property(object, id, value, pspec);
  }
}

static void get_property(GObject *object, guint id, GValue *value, GParamSpec *pspec) {
  GtkKeypadBoxesPrivate *private = private_of(object);
  switch (id) {
  case PROP_COUNT: g_value_set_int(value, private->count); break;
  case PROP_POINT_AFTER: g_value_set_int(value, private->point_after); break;
  case PROP_MASKED: g_value_set_boolean(value, private->masked); break;
  default: _gtk_keypad_base_get_property(object, id, value, pspec);
  }
}

/* What cannot be becomes what can, with a word about it. */
static void check(GObject *object) {
  GtkKeypadBoxesPrivate *private = private_of(object);
  if (private->count < 1 || private->count > 32) {
    g_warning("gtk-keypad: %s:count takes 1 to 32, not %d", G_OBJECT_TYPE_NAME(object), private->count);
    private->count = CLAMP(private->count, 1, 32);
  }
  if (private->point_after < 0 || private->point_after >= private->count) {
    g_warning("gtk-keypad: %s:point-after takes 0 for no point to %d, one less than the count, not %d",
              G_OBJECT_TYPE_NAME(object), private->count - 1, private->point_after);
    private->point_after = 0;
  }
}

static void constructed(GObject *object) {
  GtkKeypadBoxesPrivate *private = private_of(object);
  GtkKeypadBase *base = GTK_KEYPAD_BASE(object);
  G_OBJECT_CLASS(gtk_keypad_boxes_parent_class)->constructed(object);
  check(object);
  if (_gtk_keypad_is_gtk_thread("gtk_keypad_boxes_new()"))
    _gtk_keypad_base_adopt(
        base, _gtk_keypad_inside_new_boxes(base, private->count, private->point_after, private->masked));
}

static void gtk_keypad_boxes_class_init(GtkKeypadBoxesClass *klass) {
  GObjectClass *object_class = G_OBJECT_CLASS(klass);
  const GParamFlags at_first = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_CONSTRUCT_ONLY;
  object_class->set_property = set_property;
  object_class->get_property = get_property;
  object_class->constructed = constructed;
  /**
   * GtkKeypadBoxes:count:
   *
   * How many boxes there are, 1 to 32.
   */
  g_object_class_install_property(
      object_class, PROP_COUNT,
      g_param_spec_int("count", "Count", "How many boxes there are", G_MININT, G_MAXINT, 4, at_first));
  /**
   * GtkKeypadBoxes:point-after:
   *
   * The box that a decimal point stands behind, from 1 to one less than the count; 0 for none.
   */
  g_object_class_install_property(object_class, PROP_POINT_AFTER,
                                  g_param_spec_int("point-after", "Point after", "The box before the decimal point",
                                                   G_MININT, G_MAXINT, 0, at_first));
  /**
   * GtkKeypadBoxes:masked:
   *
   * Whether bullets are shown instead of digits, as for a PIN.
   */
  g_object_class_install_property(
      object_class, PROP_MASKED,
      g_param_spec_boolean("masked", "Masked", "Whether bullets are shown instead of digits", FALSE, at_first));
  /**
   * GtkKeypadBoxes:text: (getter get_text) (setter set_text)
   *
   * The digits so far, with `.` as decimal point as soon as there is one behind it.
   */
  _gtk_keypad_install(klass, GTK_KEYPAD_PROPERTY_TEXT,
                      g_param_spec_string("text", "Text", "The digits so far", "", GTK_KEYPAD_PARAM));
  /**
   * GtkKeypadBoxes:prompt:
   *
   * What is asked for: stands over the boxes and is their accessible name.
   */
  _gtk_keypad_install(klass, GTK_KEYPAD_PROPERTY_PROMPT,
                      g_param_spec_string("prompt", "Prompt", "What is asked for", "", GTK_KEYPAD_PARAM));
  /**
   * GtkKeypadBoxes:confirm-when-complete:
   *
   * Whether the number is confirmed as soon as the last box is filled.
   */
  _gtk_keypad_install(klass, GTK_KEYPAD_PROPERTY_CONFIRM_WHEN_COMPLETE,
                      g_param_spec_boolean("confirm-when-complete", "Confirm when complete",
                                           "Whether the last digit confirms", FALSE, GTK_KEYPAD_PARAM));
}

static void gtk_keypad_boxes_init(GtkKeypadBoxes *self) {}
