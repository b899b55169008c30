/* Makes and destroys keypads, as many times as its argument says, in a window that is shown where there is a second
   argument. It prints how many bytes the second half has added to what is allocated. */
#include <malloc.h>

#include <gtkkeypad/gtkkeypad.h>

static void work_one(GtkWidget *window) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), *entry = gtk_entry_new();
  GtkWidget *keypad = gtk_keypad_keypad_new(), *view = gtk_keypad_view_new(), *boxes = gtk_keypad_boxes_new(4, 2);
  GtkWidget *children[] = {entry, keypad, view, boxes};
  for (guint i = 0; i < G_N_ELEMENTS(children); i++) gtk_container_add(GTK_CONTAINER(box), children[i]);
  g_object_set(keypad, "entry", entry, "max", "50", NULL);
  gtk_keypad_keypad_follow(GTK_KEYPAD_KEYPAD(keypad), GTK_WINDOW(window));
  gtk_container_add(GTK_CONTAINER(window), box);
  gtk_widget_show_all(box);
  gtk_widget_grab_focus(entry);
  for (int i = 0; i < 20 && gtk_events_pending(); i++) gtk_main_iteration();
  gtk_keypad_view_set_text(GTK_KEYPAD_VIEW(view), "12.5");
  gtk_keypad_base_confirm(GTK_KEYPAD_BASE(view));
  gtk_widget_destroy(box);
}

int main(int argc, char **argv) {
  gtk_init(&argc, &argv);
  GtkWidget *window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
  if (argc > 2) gtk_widget_show(window);
  int count = argc > 1 ? atoi(argv[1]) : 1000;
  for (int i = 0; i < count; i++) work_one(window);
  size_t before = mallinfo2().uordblks;
  for (int i = 0; i < count; i++) work_one(window);
  g_print("%zd\n", (ssize_t)(mallinfo2().uordblks - before));
  gtk_widget_destroy(window);
  return 0;
}
