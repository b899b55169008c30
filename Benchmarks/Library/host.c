/* A window with an entry; with KEYPAD it has a keypad of the shared library below, with GRID as many plain buttons.
 * Once it is painted it prints the milliseconds of CPU since its start, and the KiB that are its own. */
#include <gtk/gtk.h>
#include <time.h>
#ifdef KEYPAD
#include <gtkkeypad/gtkkeypad.h>
#endif

static long private_memory(void) {
  char line[256];
  long total = 0, size;
  FILE *file = fopen("/proc/self/smaps_rollup", "r");
  while (fgets(line, sizeof line, file))
    if (sscanf(line, "Private_Clean: %ld", &size) == 1 || sscanf(line, "Private_Dirty: %ld", &size) == 1) total += size;
  fclose(file);
  return total;
}

static gboolean report(gpointer data) {
  struct timespec used;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
  g_print("%.1f %ld\n", used.tv_sec * 1e3 + used.tv_nsec / 1e6, private_memory());
  gtk_main_quit();
  return G_SOURCE_REMOVE;
}

int main(int argc, char **argv) {
  gtk_init(&argc, &argv);
  GtkWidget *window = gtk_window_new(GTK_WINDOW_TOPLEVEL), *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *entry = gtk_entry_new();
  gtk_container_add(GTK_CONTAINER(window), box);
  gtk_box_pack_start(GTK_BOX(box), entry, FALSE, TRUE, 0);
#ifdef KEYPAD
  GtkWidget *keypad = gtk_keypad_keypad_new();
  g_object_set(keypad, "entry", entry, "always-visible", TRUE, NULL);
  gtk_box_pack_start(GTK_BOX(box), keypad, TRUE, TRUE, 0);
#endif
#ifdef GRID
  GtkWidget *grid = gtk_grid_new();
  for (int i = 0; i < 14; i++) {
    GtkWidget *button = gtk_button_new_with_label("0");
    g_object_set(button, "expand", TRUE, NULL);
    gtk_grid_attach(GTK_GRID(grid), button, i % 4, i / 4, 1, 1);
  }
  gtk_box_pack_start(GTK_BOX(box), grid, TRUE, TRUE, 0);
#endif
  gtk_window_set_default_size(GTK_WINDOW(window), 400, 400);
  gtk_widget_show_all(window);
  g_timeout_add(300, report, NULL);
  gtk_main();
  return 0;
}
