/* A window with an entry; with KEYPAD it has a keypad of the shared library below, with GRID as many plain buttons.
 * Once it is painted it prints the milliseconds of CPU since its start, and the KiB that are its own, changed ones and ones that
 * are as they are in a file. */
#include <gtk/gtk.h>
#include <time.h>
#ifdef KEYPAD
#include <gtkkeypad/gtkkeypad.h>
#endif

/* KiB of pages that nobody shares: changed ones, or ones that are as they are in a file. */
static long private_memory(const char *kind) {
  char line[256], format[32];
  long size = 0;
  FILE *file = fopen("/proc/self/smaps_rollup", "r");
  snprintf(format, sizeof format, "Private_%s: %%ld", kind);
  while (fgets(line, sizeof line, file) && sscanf(line, format, &size) != 1) {}
  fclose(file);
  return size;
}

static gboolean report(gpointer data) {
  struct timespec used;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
  g_print("%.1f %ld %ld\n", used.tv_sec * 1e3 + used.tv_nsec / 1e6, private_memory("Dirty"), private_memory("Clean"));
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
