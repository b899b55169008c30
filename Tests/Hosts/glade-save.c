/* Opens a file as Glade does, and saves it under another name. */
#include <gladeui/glade.h>

int main(int argc, char **argv) {
  gtk_init(&argc, &argv);
  glade_init();
  GladeProject *project = glade_project_load(argv[1]);
  if (project == NULL || !glade_project_save(project, argv[2], NULL)) return 1;
  for (const GList *item = glade_project_get_objects(project); item != NULL; item = item->next)
    g_print("%s\n", G_OBJECT_TYPE_NAME(item->data));
  return 0;
}
