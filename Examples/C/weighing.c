/* A weighing station: article, tare and a price, and one keypad for all of them.
 *
 * cc weighing.c $(pkg-config --cflags --libs gtkkeypad-1) -o weighing */
#include <gtkkeypad/gtkkeypad.h>

static GtkWidget *add_field(GtkWidget *box, const char *name, GtkInputPurpose purpose) {
  GtkWidget *entry = gtk_entry_new();
  gtk_entry_set_placeholder_text(GTK_ENTRY(entry), name);
  gtk_entry_set_input_purpose(GTK_ENTRY(entry), purpose);
  atk_object_set_name(gtk_widget_get_accessible(entry), name);
  gtk_box_pack_start(GTK_BOX(box), entry, FALSE, FALSE, 0);
  return entry;
}

static void on_confirmed(GtkKeypadBase *keypad, const char *number, gpointer data) {
  g_print("confirmed %s\n", number);
}

static void on_refused(GtkKeypadBase *keypad, GtkKeypadRefusal reason, const char *words, gpointer label) {
  gtk_label_set_text(label, words);
}

int main(int argc, char **argv) {
  gtk_init(&argc, &argv);
  GtkWidget *window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *message = gtk_label_new("");

  add_field(box, "Article", GTK_INPUT_PURPOSE_DIGITS);
  add_field(box, "Tare", GTK_INPUT_PURPOSE_NUMBER);
  GtkWidget *pieces = gtk_spin_button_new_with_range(0, 500, 1);
  gtk_entry_set_input_purpose(GTK_ENTRY(pieces), GTK_INPUT_PURPOSE_DIGITS);
  atk_object_set_name(gtk_widget_get_accessible(pieces), "Pieces");
  gtk_box_pack_start(GTK_BOX(box), pieces, FALSE, FALSE, 0);
  gtk_box_pack_start(GTK_BOX(box), message, FALSE, FALSE, 0);

  GtkWidget *keypad = gtk_keypad_keypad_new();
  g_object_set(keypad, "preset", GTK_KEYPAD_PRESET_MONEY, "fraction-digits", 3, "max", "60", "after-confirm",
               GTK_KEYPAD_AFTER_CONFIRM_MOVE_ON, NULL);
  gtk_keypad_keypad_follow(GTK_KEYPAD_KEYPAD(keypad), GTK_WINDOW(window));
  g_signal_connect(keypad, "confirmed", G_CALLBACK(on_confirmed), NULL);
  g_signal_connect(keypad, "refused::above-maximum", G_CALLBACK(on_refused), message);
  gtk_box_pack_start(GTK_BOX(box), keypad, TRUE, TRUE, 0);

  gtk_container_add(GTK_CONTAINER(window), box);
  gtk_window_set_default_size(GTK_WINDOW(window), 400, 500);
  g_signal_connect(window, "destroy", G_CALLBACK(gtk_main_quit), NULL);
  gtk_widget_show_all(window);
  gtk_main();
  return 0;
}
