/* What all keypads have in common: the life of the inside, signals, and the properties of the keys. */
#include <gtkkeypad/gtkkeypad-inside.h>

typedef struct {
  /* NULL before it is made and after it is destroyed. */
  gpointer inside;
  gboolean is_destroyed;
} GtkKeypadBasePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE(GtkKeypadBase, gtk_keypad_base, GTK_TYPE_BIN)

enum { CONFIRMED, CANCELLED, DISMISSED, REFUSED, CHANGED, SHOULD_CHANGE, SIGNALS };
static guint signals[SIGNALS];

static GtkKeypadBasePrivate *private_of(gpointer self) { return gtk_keypad_base_get_instance_private(self); }

/* Takes over the inside and shows its widget. */
void _gtk_keypad_base_adopt(GtkKeypadBase *self, gpointer inside) {
  private_of(self)->inside = inside;
  if (inside != NULL) gtk_container_add(GTK_CONTAINER(self), _gtk_keypad_inside_widget(inside));
}

/* The inside for something that the program wants, or NULL and a warning where it cannot be had. */
gpointer _gtk_keypad_base_inside(gpointer self, const char *wanted) {
  if (!_gtk_keypad_is_gtk_thread(wanted)) return NULL;
  GtkKeypadBasePrivate *private = private_of(self);
  if (private->inside == NULL)
    g_warning("gtk-keypad: %s: this %s %s", wanted, G_OBJECT_TYPE_NAME(self),
              private->is_destroyed ? "was destroyed" : "was made on another thread than GTK's and does nothing");
  return private->inside;
}

gboolean gtk_keypad_base_confirm(GtkKeypadBase *self) {
  g_return_val_if_fail(GTK_KEYPAD_IS_BASE(self), FALSE);
  gpointer inside = _gtk_keypad_base_inside(self, "gtk_keypad_base_confirm()");
  return inside != NULL && _gtk_keypad_inside_confirm(inside);
}

void _gtk_keypad_base_confirmed(GtkKeypadBase *self, const char *text) {
  g_signal_emit(self, signals[CONFIRMED], 0, text);
}
void _gtk_keypad_base_cancelled(GtkKeypadBase *self) { g_signal_emit(self, signals[CANCELLED], 0); }
void _gtk_keypad_base_dismissed(GtkKeypadBase *self) { g_signal_emit(self, signals[DISMISSED], 0); }
void _gtk_keypad_base_changed(GtkKeypadBase *self) {
  g_signal_emit(self, signals[CHANGED], 0);
  if (g_object_class_find_property(G_OBJECT_GET_CLASS(self), "text")) g_object_notify(G_OBJECT(self), "text");
}
void _gtk_keypad_base_refused(GtkKeypadBase *self, const char *reason, const char *words) {
  GEnumClass *reasons = g_type_class_ref(GTK_KEYPAD_TYPE_REFUSAL);
  GEnumValue *value = g_enum_get_value_by_nick(reasons, reason);
  g_signal_emit(self, signals[REFUSED], g_quark_from_string(reason), value ? value->value : GTK_KEYPAD_REFUSAL_REJECTED,
                words);
  g_type_class_unref(reasons);
}
gboolean _gtk_keypad_base_should_change(GtkKeypadBase *self, int start, int end, const char *replacement) {
  gboolean allowed = TRUE;
  g_signal_emit(self, signals[SHOULD_CHANGE], 0, start, end, replacement, &allowed);
  return allowed;
}

static gboolean allow(GtkKeypadBase *self, int start, int end, const char *replacement) { return TRUE; }

/* The first handler that forbids an edit ends the emission. */
static gboolean all_allow(GSignalInvocationHint *hint, GValue *all, const GValue *one, gpointer data) {
  g_value_set_boolean(all, g_value_get_boolean(one));
  return g_value_get_boolean(one);
}

static void get_preferred_width(GtkWidget *widget, int *minimum, int *natural) {
  GtkWidget *child = gtk_bin_get_child(GTK_BIN(widget));
  *minimum = *natural = 0;
  if (child != NULL && gtk_widget_get_visible(child)) gtk_widget_get_preferred_width(child, minimum, natural);
}
static void get_preferred_height(GtkWidget *widget, int *minimum, int *natural) {
  GtkWidget *child = gtk_bin_get_child(GTK_BIN(widget));
  *minimum = *natural = 0;
  if (child != NULL && gtk_widget_get_visible(child)) gtk_widget_get_preferred_height(child, minimum, natural);
}
static void size_allocate(GtkWidget *widget, GtkAllocation *allocation) {
  GtkWidget *child = gtk_bin_get_child(GTK_BIN(widget));
  gtk_widget_set_allocation(widget, allocation);
  if (child != NULL && gtk_widget_get_visible(child)) gtk_widget_size_allocate(child, allocation);
}
static void map(GtkWidget *widget) {
  GTK_WIDGET_CLASS(gtk_keypad_base_parent_class)->map(widget);
  if (private_of(widget)->inside != NULL) _gtk_keypad_inside_shown(private_of(widget)->inside);
}

/* Nobody puts anything else in it. */
static GType child_type(GtkContainer *container) { return G_TYPE_NONE; }

static void destroy(GtkWidget *widget) {
  GtkKeypadBasePrivate *private = private_of(widget);
  GtkWidget *child = gtk_bin_get_child(GTK_BIN(widget));
  private->is_destroyed = TRUE;
  if (child != NULL) gtk_container_remove(GTK_CONTAINER(widget), child);
  g_clear_pointer(&private->inside, _gtk_keypad_inside_free);
  GTK_WIDGET_CLASS(gtk_keypad_base_parent_class)->destroy(widget);
}

static void install_signals(GtkKeypadBaseClass *klass) {
  GType type = G_TYPE_FROM_CLASS(klass);
  /**
   * GtkKeypadBase::confirmed:
   * @self: the keypad
   * @text: the number, with `.` as decimal point
   *
   * A number was confirmed. What it was typed in may be destroyed in the handler, and the keypad too.
   */
  signals[CONFIRMED] =
      g_signal_new("confirmed", type, G_SIGNAL_RUN_LAST, G_STRUCT_OFFSET(GtkKeypadBaseClass, confirmed), NULL, NULL,
                   NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  /**
   * GtkKeypadBase::cancelled:
   * @self: the keypad
   *
   * The cancel key was pressed.
   */
  signals[CANCELLED] = g_signal_new("cancelled", type, G_SIGNAL_RUN_LAST,
                                    G_STRUCT_OFFSET(GtkKeypadBaseClass, cancelled), NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * GtkKeypadBase::dismissed:
   * @self: the keypad
   *
   * The hide key has put the keys away.
   */
  signals[DISMISSED] = g_signal_new("dismissed", type, G_SIGNAL_RUN_LAST,
                                    G_STRUCT_OFFSET(GtkKeypadBaseClass, dismissed), NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * GtkKeypadBase::refused:
   * @self: the keypad
   * @reason: why
   * @words: the same in words for people, in their language
   *
   * A key, a paste or a confirmation did nothing. The detail is the reason's nick. The bell has rung.
   */
  signals[REFUSED] = g_signal_new("refused", type, G_SIGNAL_RUN_LAST | G_SIGNAL_DETAILED,
                                  G_STRUCT_OFFSET(GtkKeypadBaseClass, refused), NULL, NULL, NULL, G_TYPE_NONE, 2,
                                  GTK_KEYPAD_TYPE_REFUSAL, G_TYPE_STRING);
  /**
   * GtkKeypadBase::changed:
   * @self: the keypad
   *
   * The number is another one now. A keypad that works in entries tells only what its keys have done.
   */
  signals[CHANGED] = g_signal_new("changed", type, G_SIGNAL_RUN_LAST, G_STRUCT_OFFSET(GtkKeypadBaseClass, changed),
                                  NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * GtkKeypadBase::should-change:
   * @self: the keypad
   * @start: the first character that goes
   * @end: the one behind the last that goes
   * @replacement: what is to stand there, with `.` as decimal point
   *
   * Asked before every edit that the rules allow.
   *
   * Returns: whether it may be done; the first handler that says no is the last one asked
   */
  signals[SHOULD_CHANGE] =
      g_signal_new("should-change", type, G_SIGNAL_RUN_LAST, G_STRUCT_OFFSET(GtkKeypadBaseClass, should_change),
                   all_allow, NULL, NULL, G_TYPE_BOOLEAN, 3, G_TYPE_INT, G_TYPE_INT, G_TYPE_STRING);
}

static void install_properties(GtkKeypadBaseClass *klass) {
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

static void gtk_keypad_base_class_init(GtkKeypadBaseClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->set_property = _gtk_keypad_base_set_property;
  G_OBJECT_CLASS(klass)->get_property = _gtk_keypad_base_get_property;
  widget_class->get_preferred_width = get_preferred_width;
  widget_class->get_preferred_height = get_preferred_height;
  widget_class->size_allocate = size_allocate;
  widget_class->map = map;
  widget_class->destroy = destroy;
  GTK_CONTAINER_CLASS(klass)->child_type = child_type;
  klass->should_change = allow;
  install_signals(klass);
  install_properties(klass);
}

static void gtk_keypad_base_init(GtkKeypadBase *self) {}
