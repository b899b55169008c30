/* Asks for one number. */
#include <gtkkeypad/gtkkeypad-inside.h>

typedef struct {
  GtkKeypadView *view;
} GtkKeypadDialogPrivate;

G_DEFINE_TYPE_WITH_PRIVATE(GtkKeypadDialog, gtk_keypad_dialog, GTK_TYPE_DIALOG)

enum { PROP_VIEW = 1 };

static GtkKeypadDialogPrivate *private_of(gpointer self) { return gtk_keypad_dialog_get_instance_private(self); }

GtkWidget *gtk_keypad_dialog_new(GtkWindow *parent, const char *prompt) {
  GtkWidget *dialog = g_object_new(GTK_KEYPAD_TYPE_DIALOG, "transient-for", parent, NULL);
  if (prompt != NULL) g_object_set(private_of(dialog)->view, "prompt", prompt, NULL);
  return dialog;
}

GtkKeypadView *gtk_keypad_dialog_get_view(GtkKeypadDialog *self) {
  g_return_val_if_fail(GTK_KEYPAD_IS_DIALOG(self), NULL);
  return private_of(self)->view;
}

char *gtk_keypad_dialog_run(GtkKeypadDialog *self) {
  g_return_val_if_fail(GTK_KEYPAD_IS_DIALOG(self), NULL);
  char *number = NULL;
  if (!_gtk_keypad_is_gtk_thread("gtk_keypad_dialog_run()")) return NULL;
  if (private_of(self)->view == NULL) {
    g_warning("gtk-keypad: gtk_keypad_dialog_run(): this %s was destroyed", G_OBJECT_TYPE_NAME(self));
    return NULL;
  }
  g_object_ref(self);
  if (gtk_dialog_run(GTK_DIALOG(self)) == GTK_RESPONSE_OK && private_of(self)->view != NULL)
    number = gtk_keypad_view_get_text(private_of(self)->view);
  if (private_of(self)->view != NULL) gtk_widget_hide(GTK_WIDGET(self));
  g_object_unref(self);
  return number;
}

static void on_confirmed(GtkDialog *self) { gtk_dialog_response(self, GTK_RESPONSE_OK); }
static void on_cancelled(GtkDialog *self) { gtk_dialog_response(self, GTK_RESPONSE_CANCEL); }

static void get_property(GObject *object, guint id, GValue *value, GParamSpec *pspec) {
  g_value_set_object(value, private_of(object)->view);
}

static void gtk_keypad_dialog_class_init(GtkKeypadDialogClass *klass) {
  G_OBJECT_CLASS(klass)->get_property = get_property;
  /**
   * GtkKeypadDialog:view: (getter get_view)
   *
   * The field and the keys in it, with the rules as its properties.
   */
  g_object_class_install_property(G_OBJECT_CLASS(klass), PROP_VIEW,
                                  g_param_spec_object("view", "View", "The field and the keys", GTK_KEYPAD_TYPE_VIEW,
                                                      G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
}

static void gtk_keypad_dialog_init(GtkKeypadDialog *self) {
  GtkKeypadDialogPrivate *private = private_of(self);
  GtkContainer *area = GTK_CONTAINER(gtk_dialog_get_content_area(GTK_DIALOG(self)));
  g_set_weak_pointer(&private->view, GTK_KEYPAD_VIEW(gtk_keypad_view_new()));
  g_object_set(private->view, "corner-key", GTK_KEYPAD_CORNER_KEY_CANCEL, "expand", TRUE, "visible", TRUE, NULL);
  g_signal_connect_object(private->view, "confirmed", G_CALLBACK(on_confirmed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(private->view, "cancelled", G_CALLBACK(on_cancelled), self, G_CONNECT_SWAPPED);
  gtk_container_set_border_width(area, 0);
  gtk_container_add(area, GTK_WIDGET(private->view));
  gtk_window_set_modal(GTK_WINDOW(self), TRUE);
}
