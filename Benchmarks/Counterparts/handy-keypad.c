// libhandy's keypad under an entry.

#define HANDY_USE_UNSTABLE_API
#include <handy.h>

int main(int argument_count, char **arguments) {
  gtk_init(&argument_count, &arguments);
  hdy_init();
  GtkWidget *window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
  gtk_window_set_default_size(GTK_WINDOW(window), 384, 351);
  g_signal_connect(window, "destroy", G_CALLBACK(gtk_main_quit), NULL);

  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), *entry = gtk_entry_new();
  GtkWidget *keypad = hdy_keypad_new(FALSE, FALSE);
  gtk_entry_set_alignment(GTK_ENTRY(entry), 1);
  hdy_keypad_set_entry(HDY_KEYPAD(keypad), GTK_ENTRY(entry));
  gtk_box_pack_start(GTK_BOX(box), entry, FALSE, FALSE, 0);
  gtk_box_pack_start(GTK_BOX(box), keypad, TRUE, TRUE, 0);
  gtk_container_add(GTK_CONTAINER(window), box);
  gtk_widget_show_all(window);
  gtk_widget_grab_focus(entry);
  gtk_main();
}
