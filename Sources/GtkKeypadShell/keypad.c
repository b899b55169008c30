/* Keys that work in entries of the program. */
#include <gtkkeypad/gtkkeypad-inside.h>

typedef struct {
  /* Not kept; NULL again when it is destroyed. */
  GtkEntry *entry;
  gulong hierarchy_handler;
  gulong destroy_handler;
} GtkKeypadKeypadPrivate;

G_DEFINE_TYPE_WITH_PRIVATE(GtkKeypadKeypad, gtk_keypad_keypad, GTK_KEYPAD_TYPE_NUMERIC)

enum { PROP_ENTRY = GTK_KEYPAD_PROPERTY_COUNT_OF_ALL };

static GtkKeypadKeypadPrivate *private_of(gpointer self) { return gtk_keypad_keypad_get_instance_private(self); }

GtkWidget *gtk_keypad_keypad_new(void) { return g_object_new(GTK_KEYPAD_TYPE_KEYPAD, NULL); }

static gboolean is_window(GtkWindow *window, const char *function) {
  if (GTK_IS_WINDOW(window)) return TRUE;
  g_warning("gtk-keypad: %s takes a GtkWindow, not %s", function,
            G_IS_OBJECT(window) ? G_OBJECT_TYPE_NAME(window) : "what is no object");
  return FALSE;
}

void gtk_keypad_keypad_follow(GtkKeypadKeypad *self, GtkWindow *window) {
  g_return_if_fail(GTK_KEYPAD_IS_KEYPAD(self));
  if (!is_window(window, "gtk_keypad_keypad_follow()")) return;
  gpointer inside = _gtk_keypad_base_inside(self, "gtk_keypad_keypad_follow()");
  if (inside != NULL) _gtk_keypad_inside_follow(inside, window);
}

void gtk_keypad_keypad_unfollow(GtkKeypadKeypad *self, GtkWindow *window) {
  g_return_if_fail(GTK_KEYPAD_IS_KEYPAD(self));
  if (!is_window(window, "gtk_keypad_keypad_unfollow()")) return;
  gpointer inside = _gtk_keypad_base_inside(self, "gtk_keypad_keypad_unfollow()");
  if (inside != NULL) _gtk_keypad_inside_unfollow(inside, window);
}

/* The window of the entry, which it may come into later, has to be watched. */
static void on_hierarchy(GtkWidget *entry, GtkWidget *previous, GtkKeypadKeypad *self) {
  gpointer inside = _gtk_keypad_base_inside(self, "entry");
  if (inside != NULL && GTK_IS_WINDOW(gtk_widget_get_toplevel(entry)))
    _gtk_keypad_inside_take_entry(inside, GTK_ENTRY(entry));
}

static void leave_entry(GtkKeypadKeypad *self) {
  GtkKeypadKeypadPrivate *private = private_of(self);
  if (private->entry == NULL) return;
  gpointer inside = _gtk_keypad_base_inside(self, "entry");
  if (inside != NULL) _gtk_keypad_inside_leave_entry(inside, private->entry);
  g_clear_signal_handler(&private->hierarchy_handler, private->entry);
  g_clear_signal_handler(&private->destroy_handler, private->entry);
  g_clear_weak_pointer(&private->entry);
}

static void on_entry_destroy(GtkWidget *entry, GtkKeypadKeypad *self) {
  leave_entry(self);
  g_object_notify(G_OBJECT(self), "entry");
}

GtkEntry *gtk_keypad_keypad_get_entry(GtkKeypadKeypad *self) {
  g_return_val_if_fail(GTK_KEYPAD_IS_KEYPAD(self), NULL);
  return private_of(self)->entry;
}

void gtk_keypad_keypad_set_entry(GtkKeypadKeypad *self, GtkEntry *entry) {
  g_return_if_fail(GTK_KEYPAD_IS_KEYPAD(self));
  GtkKeypadKeypadPrivate *private = private_of(self);
  gpointer inside = _gtk_keypad_base_inside(self, "entry");
  if (inside == NULL || entry == private->entry) return;
  if (entry != NULL && (!GTK_IS_ENTRY(entry) || gtk_widget_in_destruction(GTK_WIDGET(entry)))) {
    g_warning("gtk-keypad: %s:entry takes a GtkEntry that is not destroyed, or NULL", G_OBJECT_TYPE_NAME(self));
    return;
  }
  leave_entry(self);
  if (entry != NULL) {
    g_set_weak_pointer(&private->entry, entry);
    private->destroy_handler = g_signal_connect(entry, "destroy", G_CALLBACK(on_entry_destroy), self);
    private->hierarchy_handler = g_signal_connect(entry, "hierarchy-changed", G_CALLBACK(on_hierarchy), self);
    on_hierarchy(GTK_WIDGET(entry), NULL, self);
  }
  g_object_notify(G_OBJECT(self), "entry");
}

static void set_property(GObject *object, guint id, const GValue *value, GParamSpec *pspec) {
  if (id == PROP_ENTRY)
    gtk_keypad_keypad_set_entry(GTK_KEYPAD_KEYPAD(object), g_value_get_object(value));
  else
    _gtk_keypad_base_set_property(object, id, value, pspec);
}

static void get_property(GObject *object, guint id, GValue *value, GParamSpec *pspec) {
  if (id == PROP_ENTRY)
    g_value_set_object(value, private_of(object)->entry);
  else
    _gtk_keypad_base_get_property(object, id, value, pspec);
}

static void destroy(GtkWidget *widget) {
  leave_entry(GTK_KEYPAD_KEYPAD(widget));
  GTK_WIDGET_CLASS(gtk_keypad_keypad_parent_class)->destroy(widget);
}

static void gtk_keypad_keypad_class_init(GtkKeypadKeypadClass *klass) {
  GObjectClass *object_class = G_OBJECT_CLASS(klass);
  object_class->set_property = set_property;
  object_class->get_property = get_property;
  GTK_WIDGET_CLASS(klass)->destroy = destroy;
  /**
   * GtkKeypadKeypad:entry: (getter get_entry) (setter set_entry)
   *
   * An entry or a spin button that the keypad works in, whatever its input purpose; %NULL for none. While it is set and
   * no window is followed, the keypad works in no other field.
   */
  g_object_class_install_property(
      object_class, PROP_ENTRY,
      g_param_spec_object("entry", "Entry", "The entry that it works in", GTK_TYPE_ENTRY, GTK_KEYPAD_PARAM));
  /**
   * GtkKeypadKeypad:after-confirm:
   *
   * What becomes of the focus when a field was confirmed.
   */
  _gtk_keypad_install(klass, GTK_KEYPAD_PROPERTY_AFTER_CONFIRM,
                      g_param_spec_enum("after-confirm", "After confirm", "What becomes of the focus",
                                        GTK_KEYPAD_TYPE_AFTER_CONFIRM, GTK_KEYPAD_AFTER_CONFIRM_GIVE_UP_FOCUS,
                                        GTK_KEYPAD_PARAM));
  /**
   * GtkKeypadKeypad:always-visible:
   *
   * Whether the keys stay where they are while no field has the focus; they do nothing then.
   */
  _gtk_keypad_install(klass, GTK_KEYPAD_PROPERTY_ALWAYS_VISIBLE,
                      g_param_spec_boolean("always-visible", "Always visible", "Whether the keys stay", FALSE,
                                           GTK_KEYPAD_PARAM));
}

static void gtk_keypad_keypad_init(GtkKeypadKeypad *self) {
  GtkKeypadBase *base = GTK_KEYPAD_BASE(self);
  if (_gtk_keypad_is_gtk_thread("gtk_keypad_keypad_new()"))
    _gtk_keypad_base_adopt(base, _gtk_keypad_inside_new_keypad(base));
}
