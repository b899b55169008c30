// A keypad of plain GtkButtons that type when they are clicked: what most programs have.

#include <gtk/gtk.h>

static void on_clicked(GtkButton *button, GtkEditable *entry) {
  int position = gtk_editable_get_position(entry);
  gtk_editable_insert_text(entry, gtk_button_get_label(button), -1, &position);
  gtk_editable_set_position(entry, position);
}

int main(int argument_count, char **arguments) {
  gtk_init(&argument_count, &arguments);
  GtkWidget *window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
  gtk_window_set_default_size(GTK_WINDOW(window), 384, 351);
  g_signal_connect(window, "destroy", G_CALLBACK(gtk_main_quit), NULL);

  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), *entry = gtk_entry_new(), *grid = gtk_grid_new();
  gtk_grid_set_row_homogeneous(GTK_GRID(grid), TRUE);
  gtk_grid_set_column_homogeneous(GTK_GRID(grid), TRUE);
  for (int index = 0; index < 10; index++) {
    char label[] = {"1234567890"[index], 0};
    GtkWidget *button = gtk_button_new_with_label(label);
    gtk_widget_set_focus_on_click(button, FALSE);
    g_signal_connect(button, "clicked", G_CALLBACK(on_clicked), entry);
    gtk_grid_attach(GTK_GRID(grid), button, index == 9 ? 1 : index % 3, index / 3, 1, 1);
  }
  gtk_box_pack_start(GTK_BOX(box), entry, FALSE, FALSE, 0);
  gtk_box_pack_start(GTK_BOX(box), grid, TRUE, TRUE, 0);
  gtk_container_add(GTK_CONTAINER(window), box);
  gtk_widget_show_all(window);
  gtk_widget_grab_focus(entry);
  gtk_main();
}
