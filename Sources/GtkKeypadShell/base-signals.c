/* The signals of all keypads. */
#include <gtkkeypad/gtkkeypad-inside.h>

enum { CONFIRMED, CANCELLED, DISMISSED, REFUSED, CHANGED, SHOULD_CHANGE, SIGNALS };
static guint signals[SIGNALS];

void _gtk_keypad_base_confirmed(GtkKeypadBase *self, const char *text) {
  g_signal_emit(self, signals[CONFIRMED], 0, text);
}
void _gtk_keypad_base_cancelled(GtkKeypadBase *self) { g_signal_emit(self, signals[CANCELLED], 0); }
void _gtk_keypad_base_dismissed(GtkKeypadBase *self) { g_signal_emit(self, signals[DISMISSED], 0); }
void _gtk_keypad_base_changed(GtkKeypadBase *self) {
  g_signal_emit(self, signals[CHANGED], 0);
  if (g_object_class_find_property(G_OBJECT_GET_CLASS(self), "text")) g_object_notify(G_OBJECT(self), "text");
}
void _gtk_keypad_base_refused(GtkKeypadBase *self, const char *reason, const char *words) {
  GEnumClass *reasons = g_type_class_ref(GTK_KEYPAD_TYPE_REFUSAL);
  GEnumValue *value = g_enum_get_value_by_nick(reasons, reason);
  g_signal_emit(self, signals[REFUSED], g_quark_from_string(reason), value ? value->value : GTK_KEYPAD_REFUSAL_REJECTED,
                words);
  g_type_class_unref(reasons);
}
gboolean _gtk_keypad_base_should_change(GtkKeypadBase *self, int start, int end, const char *replacement) {
  gboolean allowed = TRUE;
  GQuark kind = g_quark_from_static_string(*replacement == '\0' ? "deletion" : "insertion");
  g_signal_emit(self, signals[SHOULD_CHANGE], kind, start, end, replacement, &allowed);
  return allowed;
}

static gboolean allow(GtkKeypadBase *self, int start, int end, const char *replacement) { return TRUE; }

/* The first handler that forbids an edit ends the emission. */
static gboolean all_allow(GSignalInvocationHint *hint, GValue *all, const GValue *one, gpointer data) {
  g_value_set_boolean(all, g_value_get_boolean(one));
  return g_value_get_boolean(one);
}

void _gtk_keypad_base_install_signals(GtkKeypadBaseClass *klass) {
  klass->should_change = allow;
  GType type = G_TYPE_FROM_CLASS(klass);
  /**
   * GtkKeypadBase::confirmed:
   * @self: the keypad
   * @text: the number, with `.` as decimal point
   *
   * A number was confirmed. What it was typed in may be destroyed in the handler, and the keypad too.
   */
  signals[CONFIRMED] =
      g_signal_new("confirmed", type, G_SIGNAL_RUN_LAST, G_STRUCT_OFFSET(GtkKeypadBaseClass, confirmed), NULL, NULL,
                   NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  /**
   * GtkKeypadBase::cancelled:
   * @self: the keypad
   *
   * The cancel key was pressed.
   */
  signals[CANCELLED] = g_signal_new("cancelled", type, G_SIGNAL_RUN_LAST,
                                    G_STRUCT_OFFSET(GtkKeypadBaseClass, cancelled), NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * GtkKeypadBase::dismissed:
   * @self: the keypad
   *
   * The hide key has put the keys away.
   */
  signals[DISMISSED] = g_signal_new("dismissed", type, G_SIGNAL_RUN_LAST,
                                    G_STRUCT_OFFSET(GtkKeypadBaseClass, dismissed), NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * GtkKeypadBase::refused:
   * @self: the keypad
   * @reason: why
   * @words: the same in words for people, in their language
   *
   * A key, a paste or a confirmation did nothing. The detail is the reason's nick. The bell has rung.
   */
  signals[REFUSED] = g_signal_new("refused", type, G_SIGNAL_RUN_LAST | G_SIGNAL_DETAILED,
                                  G_STRUCT_OFFSET(GtkKeypadBaseClass, refused), NULL, NULL, NULL, G_TYPE_NONE, 2,
                                  GTK_KEYPAD_TYPE_REFUSAL, G_TYPE_STRING);
  /**
   * GtkKeypadBase::changed:
   * @self: the keypad
   *
   * The number is another one now. A keypad that works in entries tells only what its keys have done.
   */
  signals[CHANGED] = g_signal_new("changed", type, G_SIGNAL_RUN_LAST, G_STRUCT_OFFSET(GtkKeypadBaseClass, changed),
                                  NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * GtkKeypadBase::should-change:
   * @self: the keypad
   * @start: the first character that goes
   * @end: the one behind the last that goes
   * @replacement: what is to stand there, with `.` as decimal point
   *
   * Asked before every edit that the rules allow. The detail is `deletion` where nothing takes the place of what goes,
   * else `insertion`.
   *
   * Returns: whether it may be done; the first handler that says no is the last one asked
   */
  signals[SHOULD_CHANGE] =
      g_signal_new("should-change", type, G_SIGNAL_RUN_LAST | G_SIGNAL_DETAILED,
                   G_STRUCT_OFFSET(GtkKeypadBaseClass, should_change), all_allow, NULL, NULL, G_TYPE_BOOLEAN, 3, G_TYPE_INT, G_TYPE_INT, G_TYPE_STRING);
}
