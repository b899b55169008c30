/* What all keypads have in common: the life of the inside, and its place in the widget. */
#include <gtkkeypad/gtkkeypad-inside.h>

typedef struct {
  /* NULL before it is made and after it is destroyed. */
  gpointer inside;
  gboolean is_destroyed;
} GtkKeypadBasePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE(GtkKeypadBase, gtk_keypad_base, GTK_TYPE_BIN)

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
  _gtk_keypad_base_install_signals(klass);
  _gtk_keypad_base_install_properties(klass);
}

static void gtk_keypad_base_init(GtkKeypadBase *self) {}
