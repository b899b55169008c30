/* What a program in C gets wrong. It prints the warnings it is given, and goes on to the end. */
#include <gtkkeypad/gtkkeypad.h>

static GLogWriterOutput print_warning(GLogLevelFlags level, const GLogField *fields, gsize count, gpointer data) {
  for (gsize i = 0; i < count; i++)
    if (level <= G_LOG_LEVEL_WARNING && g_str_equal(fields[i].key, "MESSAGE")) g_print("%s\n", (const char *)fields[i].value);
  return G_LOG_WRITER_HANDLED;
}

static gpointer work(gpointer keypad) {
  g_object_set(keypad, "max", "5", NULL);
  GtkWidget *view = g_object_ref_sink(gtk_keypad_view_new());
  gtk_keypad_view_set_text(GTK_KEYPAD_VIEW(view), "1");
  g_object_unref(view);
  return NULL;
}

static void set_bad_values(GtkWidget *view) {
  g_object_set(view, "min", "ten", NULL);
  g_object_set(view, "max", "", NULL);
  g_object_set(view, "step", "0", NULL);
  g_object_set(view, "currency", "euro", NULL);
  g_object_set(view, "integer-digits", 0, NULL);
  g_object_set(view, "fraction-digits", -2, NULL);
  g_object_set(view, "fraction-digits", -1, "entry-mode", GTK_KEYPAD_ENTRY_MODE_CENTS, NULL);
  g_object_set(view, "decimal-separator", ";", NULL);
  g_object_set(view, "confirm-color", "red", NULL);
  g_object_set(view, "quick-amounts", "1,2,3,4,5,6,7,8,9", NULL);
  g_object_set(view, "repeat-delay", 0, NULL);
  g_object_set(view, "layout", 7, NULL);
  g_object_set(view, "prompt", "\xff", NULL);
}

int main(int argc, char **argv) {
  g_log_set_writer_func(print_warning, NULL, NULL);
  gtk_init(&argc, &argv);
  GtkWidget *window = gtk_window_new(GTK_WINDOW_TOPLEVEL), *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *entry = gtk_entry_new(), *keypad = gtk_keypad_keypad_new(), *view = gtk_keypad_view_new();
  gtk_container_add(GTK_CONTAINER(window), box);
  gtk_container_add(GTK_CONTAINER(box), entry);
  gtk_container_add(GTK_CONTAINER(box), keypad);
  gtk_container_add(GTK_CONTAINER(box), view);
  gtk_widget_show_all(window);

  g_print("values\n");
  set_bad_values(view);
  g_object_unref(g_object_ref_sink(gtk_keypad_boxes_new(0, 0)));
  g_object_unref(g_object_ref_sink(gtk_keypad_boxes_new(4, 4)));

  g_print("widgets\n");
  gtk_container_add(GTK_CONTAINER(box), keypad);
  gtk_keypad_keypad_follow(GTK_KEYPAD_KEYPAD(keypad), (GtkWindow *)entry);
  gtk_keypad_keypad_set_entry(GTK_KEYPAD_KEYPAD(keypad), (GtkEntry *)box);

  g_print("threads\n");
  g_thread_join(g_thread_new("worker", work, keypad));

  g_print("destroyed\n");
  gtk_keypad_keypad_set_entry(GTK_KEYPAD_KEYPAD(keypad), GTK_ENTRY(entry));
  gtk_widget_grab_focus(entry);
  gtk_widget_destroy(entry);
  g_print("entry is %s\n", gtk_keypad_keypad_get_entry(GTK_KEYPAD_KEYPAD(keypad)) ? "kept" : "NULL");
  g_object_set(keypad, "max", "7", NULL);
  GtkWidget *other = gtk_window_new(GTK_WINDOW_TOPLEVEL);
  gtk_keypad_keypad_follow(GTK_KEYPAD_KEYPAD(keypad), GTK_WINDOW(other));
  gtk_widget_destroy(other);
  g_object_ref(view);
  gtk_widget_destroy(window);
  gtk_keypad_view_set_text(GTK_KEYPAD_VIEW(view), "5");
  gtk_keypad_base_confirm(GTK_KEYPAD_BASE(view));
  g_object_unref(view);
  g_print("end\n");
  return 0;
}
