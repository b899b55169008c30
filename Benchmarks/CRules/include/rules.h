#pragma once

// The rules for typing amounts, as one would write them in C: the yardstick for KeypadEngine's speed.
//
// Texts are edited in place in a buffer of fixed size. Judged is what KeypadEngine judges, in the same order; the
// benchmark checks that both give the same answers before it measures them.

enum { rules_capacity = 32, rules_unlimited = -1 };

typedef enum { leading_point_reject, leading_point_zero } leading_point;

typedef enum { leading_zeros_reject, leading_zeros_replace, leading_zeros_drop, leading_zeros_allow } leading_zeros;

typedef struct {
  int integer_digits, fraction_digits;
  leading_point point;
  leading_zeros zeros;
} rules;

/// A text with a selection, which is empty at the caret where nothing is selected.
typedef struct {
  char text[rules_capacity];
  int length, start, end;
} field;

/// 0…9 are the digits.
typedef enum { key_double_zero = 10, key_point, key_delete, key_forward_delete, key_clear } key;

typedef enum {
  answer_ok, answer_moved, answer_joined,
  answer_not_a_number, answer_second_point, answer_no_point, answer_leading_point, answer_integer_full,
  answer_fraction_full, answer_point_guard, answer_leading_zero, answer_nothing_to_delete,
} answer;

/// Presses a key in a field, which stays as it is where the answer is a refusal.
answer rules_press(const rules *rules, field *field, int key);

/// Selects a range, clamped to the text.
void field_select(field *field, int start, int end);
