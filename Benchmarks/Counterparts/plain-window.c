// A window with as many widgets as the keypad has, made with what GTK brings along: the yardstick for starting and
// for memory.

#include <gtk/gtk.h>

static const char *const labels[] = {"1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "0", "Hide", "Delete", "Confirm"};

static void set_font_size(GtkWidget *entry, double points) {
  PangoAttrList *attributes = pango_attr_list_new();
  pango_attr_list_insert(attributes, pango_attr_size_new((int)(points * PANGO_SCALE)));
  gtk_entry_set_attributes(GTK_ENTRY(entry), attributes);
  pango_attr_list_unref(attributes);
}

static GtkWidget *keys(void) {
  GtkWidget *grid = gtk_grid_new();
  gtk_grid_set_row_homogeneous(GTK_GRID(grid), TRUE);
  gtk_grid_set_column_homogeneous(GTK_GRID(grid), TRUE);
  for (int index = 0; index < (int)G_N_ELEMENTS(labels); index++) {
    GtkWidget *button = gtk_button_new_with_label(labels[index]);
    gboolean is_side = index >= 12;
    int column = is_side ? 3 : index % 3, row = is_side ? 2 * (index - 12) : index / 3;
    gtk_grid_attach(GTK_GRID(grid), button, column, row, 1, is_side ? 2 : 1);
  }
  return grid;
}

int main(int argument_count, char **arguments) {
  gtk_init(&argument_count, &arguments);
  GtkWidget *window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
  gtk_window_set_default_size(GTK_WINDOW(window), 384, 351);
  g_signal_connect(window, "destroy", G_CALLBACK(gtk_main_quit), NULL);

  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *entry = gtk_entry_new();
  gtk_entry_set_alignment(GTK_ENTRY(entry), 1);
  set_font_size(entry, 30);
  gtk_box_pack_start(GTK_BOX(box), gtk_label_new("Amount"), FALSE, FALSE, 0);
  gtk_box_pack_start(GTK_BOX(box), entry, FALSE, FALSE, 0);
  gtk_box_pack_start(GTK_BOX(box), gtk_label_new(" "), FALSE, FALSE, 0);
  gtk_box_pack_start(GTK_BOX(box), keys(), TRUE, TRUE, 0);
  gtk_container_add(GTK_CONTAINER(window), box);
  gtk_widget_show_all(window);
  gtk_widget_grab_focus(entry);
  gtk_main();
}
