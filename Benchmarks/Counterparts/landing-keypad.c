// The least that types a digit when a finger lands: an entry, and buttons under an event box that takes the touches.
// The yardstick for the time from landing to paint.

#include <gtk/gtk.h>

static GtkWidget *entry;
static GtkWidget *keys[3][4];

static GtkWidget *key_at(GtkWidget *surface, double x, double y) {
  int column = (int)(3 * x / gtk_widget_get_allocated_width(surface));
  int row = (int)(4 * y / gtk_widget_get_allocated_height(surface));
  return keys[CLAMP(column, 0, 2)][CLAMP(row, 0, 3)];
}

static gboolean on_touch(GtkWidget *surface, GdkEvent *event) {
  static GHashTable *pressed;
  if (!pressed) pressed = g_hash_table_new(NULL, NULL);
  gpointer finger = event->touch.sequence;
  if (event->type == GDK_TOUCH_BEGIN) {
    GtkWidget *key = key_at(surface, event->touch.x, event->touch.y);
    g_hash_table_insert(pressed, finger, key);
    gtk_widget_set_state_flags(key, GTK_STATE_FLAG_ACTIVE, FALSE);
    const char *digit = gtk_button_get_label(GTK_BUTTON(key));
    int position = gtk_editable_get_position(GTK_EDITABLE(entry));
    gtk_editable_insert_text(GTK_EDITABLE(entry), digit, -1, &position);
    gtk_editable_set_position(GTK_EDITABLE(entry), position);
  } else if (event->type == GDK_TOUCH_END || event->type == GDK_TOUCH_CANCEL) {
    GtkWidget *key = g_hash_table_lookup(pressed, finger);
    if (key) gtk_widget_unset_state_flags(key, GTK_STATE_FLAG_ACTIVE);
    g_hash_table_remove(pressed, finger);
  }
  return TRUE;
}

static GtkWidget *touch_surface(void) {
  GtkWidget *surface = gtk_event_box_new(), *grid = gtk_grid_new();
  gtk_event_box_set_above_child(GTK_EVENT_BOX(surface), TRUE);
  gtk_event_box_set_visible_window(GTK_EVENT_BOX(surface), FALSE);
  gtk_widget_add_events(surface, GDK_TOUCH_MASK);
  g_signal_connect(surface, "touch-event", G_CALLBACK(on_touch), NULL);
  gtk_grid_set_row_homogeneous(GTK_GRID(grid), TRUE);
  gtk_grid_set_column_homogeneous(GTK_GRID(grid), TRUE);
  for (int index = 0; index < 12; index++) {
    char label[] = {"123456789.0#"[index], 0};
    GtkWidget *key = keys[index % 3][index / 3] = gtk_button_new_with_label(label);
    gtk_grid_attach(GTK_GRID(grid), key, index % 3, index / 3, 1, 1);
  }
  gtk_container_add(GTK_CONTAINER(surface), grid);
  return surface;
}

int main(int argument_count, char **arguments) {
  gtk_init(&argument_count, &arguments);
  GtkWidget *window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
  gtk_window_set_default_size(GTK_WINDOW(window), 384, 351);
  g_signal_connect(window, "destroy", G_CALLBACK(gtk_main_quit), NULL);

  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  entry = gtk_entry_new();
  gtk_entry_set_alignment(GTK_ENTRY(entry), 1);
  gtk_box_pack_start(GTK_BOX(box), entry, FALSE, FALSE, 0);
  gtk_box_pack_start(GTK_BOX(box), touch_surface(), TRUE, TRUE, 0);
  gtk_container_add(GTK_CONTAINER(window), box);
  gtk_widget_show_all(window);
  gtk_widget_grab_focus(entry);
  gtk_main();
}
