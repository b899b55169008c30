/* Which thread GTK runs on, as far as one can know. */
#include <gtkkeypad/gtkkeypad-inside.h>

static GThread *gtk_thread;

/* While a main loop runs, it owns the main context: who cannot have that is on another thread. */
static gboolean may_own_main_context(void) {
  if (!g_main_context_acquire(NULL)) return FALSE;
  g_main_context_release(NULL);
  return TRUE;
}

/* Says so where a call comes from another thread than GTK's, which is the first one that used a keypad. */
gboolean _gtk_keypad_is_gtk_thread(const char *function) {
  GThread *first = g_atomic_pointer_get(&gtk_thread);
  if (first == NULL && may_own_main_context()) {
    g_atomic_pointer_compare_and_exchange(&gtk_thread, NULL, g_thread_self());
    first = g_atomic_pointer_get(&gtk_thread);
  }
  if (first == g_thread_self()) return TRUE;
  g_warning("gtk-keypad: %s was called from another thread than GTK's; use g_idle_add() to get there", function);
  return FALSE;
}
