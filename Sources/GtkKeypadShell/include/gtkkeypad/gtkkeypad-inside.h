/* Between the shell in C and its inside in Swift. Not installed, and nothing of it is exported. */
#pragma once

#include <gtkkeypad/gtkkeypad.h>

G_BEGIN_DECLS

/* The properties that the inside keeps. */
typedef enum {
  /* of all keypads */
  GTK_KEYPAD_PROPERTY_LAYOUT = 1,
  GTK_KEYPAD_PROPERTY_CORNER_KEY,
  GTK_KEYPAD_PROPERTY_QUICK_AMOUNTS,
  GTK_KEYPAD_PROPERTY_CONFIRM_LABEL,
  GTK_KEYPAD_PROPERTY_CONFIRM_COLOR,
  GTK_KEYPAD_PROPERTY_CONFIRM_STYLE,
  GTK_KEYPAD_PROPERTY_DECIMAL_SEPARATOR,
  GTK_KEYPAD_PROPERTY_SHUFFLE,
  GTK_KEYPAD_PROPERTY_REPEAT_DELAY,
  GTK_KEYPAD_PROPERTY_REPEAT_INTERVAL,
  /* rules */
  GTK_KEYPAD_PROPERTY_PRESET,
  GTK_KEYPAD_PROPERTY_INTEGER_DIGITS,
  GTK_KEYPAD_PROPERTY_FRACTION_DIGITS,
  GTK_KEYPAD_PROPERTY_LEADING_POINT,
  GTK_KEYPAD_PROPERTY_LEADING_ZEROS,
  GTK_KEYPAD_PROPERTY_ALLOW_NEGATIVE,
  GTK_KEYPAD_PROPERTY_MIN,
  GTK_KEYPAD_PROPERTY_MAX,
  GTK_KEYPAD_PROPERTY_STEP,
  GTK_KEYPAD_PROPERTY_ENTRY_MODE,
  GTK_KEYPAD_PROPERTY_CURRENCY,
  /* of a field of one's own */
  GTK_KEYPAD_PROPERTY_TEXT,
  GTK_KEYPAD_PROPERTY_PROMPT,
  GTK_KEYPAD_PROPERTY_SELECT_ON_SHOW,
  /* of keypads that follow */
  GTK_KEYPAD_PROPERTY_AFTER_CONFIRM,
  GTK_KEYPAD_PROPERTY_ALWAYS_VISIBLE,
  /* of boxes */
  GTK_KEYPAD_PROPERTY_CONFIRM_WHEN_COMPLETE,
  GTK_KEYPAD_PROPERTY_COUNT_OF_ALL
} GtkKeypadProperty;

/* Swift implements these. Makers return an inside that _gtk_keypad_inside_free() lets go of. */
gpointer _gtk_keypad_inside_new_keypad(GtkKeypadBase *owner);
gpointer _gtk_keypad_inside_new_view(GtkKeypadBase *owner);
gpointer _gtk_keypad_inside_new_boxes(GtkKeypadBase *owner, int count, int point_after, gboolean masked);
void _gtk_keypad_inside_free(gpointer inside);
GtkWidget *_gtk_keypad_inside_widget(gpointer inside);
/* A value is a text, or a number, a flag or the number of an enumeration's case. Returns NULL, or what the property takes,
   to be freed. */
char *_gtk_keypad_inside_set(gpointer inside, GtkKeypadProperty property, const char *text, int number);
/* Returns the text, to be freed; where the value is a number, NULL and the number in its place. */
char *_gtk_keypad_inside_get(gpointer inside, GtkKeypadProperty property, int *number);
gboolean _gtk_keypad_inside_confirm(gpointer inside);
/* The widget has become visible. */
void _gtk_keypad_inside_shown(gpointer inside);
void _gtk_keypad_inside_follow(gpointer inside, GtkWindow *window);
void _gtk_keypad_inside_unfollow(gpointer inside, GtkWindow *window);
/* The entry has come into a window, or is to be left alone. */
void _gtk_keypad_inside_take_entry(gpointer inside, GtkEntry *entry);
void _gtk_keypad_inside_leave_entry(gpointer inside, GtkEntry *entry);

/* C implements these, which emit the signals. */
void _gtk_keypad_base_confirmed(GtkKeypadBase *self, const char *text);
void _gtk_keypad_base_cancelled(GtkKeypadBase *self);
void _gtk_keypad_base_dismissed(GtkKeypadBase *self);
void _gtk_keypad_base_refused(GtkKeypadBase *self, const char *reason, const char *words);
void _gtk_keypad_base_changed(GtkKeypadBase *self);
gboolean _gtk_keypad_base_should_change(GtkKeypadBase *self, int start, int end, const char *replacement);

/* Within the shell. All properties are told of when they change, and only then. */
#define GTK_KEYPAD_PARAM (G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY)

void _gtk_keypad_base_adopt(GtkKeypadBase *self, gpointer inside);
gpointer _gtk_keypad_base_inside(gpointer self, const char *function);
void _gtk_keypad_base_set_property(GObject *object, guint id, const GValue *value, GParamSpec *pspec);
void _gtk_keypad_base_get_property(GObject *object, guint id, GValue *value, GParamSpec *pspec);
void _gtk_keypad_base_install_signals(GtkKeypadBaseClass *klass);
void _gtk_keypad_base_install_properties(GtkKeypadBaseClass *klass);
void _gtk_keypad_install(gpointer klass, GtkKeypadProperty property, GParamSpec *pspec);
gboolean _gtk_keypad_is_gtk_thread(const char *function);

G_END_DECLS
