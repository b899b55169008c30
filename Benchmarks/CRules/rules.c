#include "rules.h"

#include <stdbool.h>
#include <string.h>

/// What a text is made of.
typedef struct {
  int integer_digits, fraction_digits, points, leading_zeros;
  bool has_others;
} counts;

static counts count(const field *field) {
  counts counts = {0};
  for (int index = 0; index < field->length; index++) {
    char character = field->text[index];
    if (character == '.') {
      counts.points++;
    } else if (character < '0' || character > '9') {
      counts.has_others = true;
    } else if (counts.points > 0) {
      counts.fraction_digits++;
    } else {
      if (character == '0' && counts.leading_zeros == counts.integer_digits) counts.leading_zeros++;
      counts.integer_digits++;
    }
  }
  return counts;
}

static bool allows(int limit, int count) { return limit == rules_unlimited || count <= limit; }

static bool has_point(const rules *rules) { return rules->fraction_digits != 0; }

static bool starts_with_point(const counts *text) {
  return text->integer_digits == 0 && text->points > 0 && !text->has_others;
}

static int superfluous_zeros(const counts *text) {
  bool is_zero = text->leading_zeros == text->integer_digits;
  return is_zero && text->leading_zeros > 0 ? text->leading_zeros - 1 : text->leading_zeros;
}

/// The limit that a text breaks, or `answer_ok`.
static answer broken_limit(const rules *rules, const counts *text, bool is_point_typed) {
  if (text->has_others) return answer_not_a_number;
  if (text->points > 1) return answer_second_point;
  if (text->points == 1 && !has_point(rules)) return answer_no_point;
  if (is_point_typed && starts_with_point(text)) return answer_leading_point;
  if (!allows(rules->integer_digits, text->integer_digits)) return answer_integer_full;
  if (!allows(rules->fraction_digits, text->fraction_digits)) return answer_fraction_full;
  return answer_ok;
}

static bool is_finished(const rules *rules, const counts *text) {
  bool accepts_zeros = rules->zeros == leading_zeros_allow || rules->zeros == leading_zeros_drop;
  return !starts_with_point(text) && (accepts_zeros || superfluous_zeros(text) == 0);
}

static void replace(field *field, int start, int end, const char *inserted, int inserted_length) {
  memmove(field->text + start + inserted_length, field->text + end, (size_t)(field->length - end));
  memcpy(field->text + start, inserted, (size_t)inserted_length);
  field->length += inserted_length - (end - start);
  field->start = field->end = start + inserted_length;
}

/// Settles the front of a text within limits; the caret stays between the same characters.
static void settle(const rules *rules, field *field, const counts *text) {
  int caret = field->end;
  if (starts_with_point(text)) {
    replace(field, 0, 0, "0", 1);
    field->start = field->end = caret + 1;
  } else if (rules->zeros != leading_zeros_allow && superfluous_zeros(text) > 0) {
    int dropped = superfluous_zeros(text);
    replace(field, 0, dropped, "", 0);
    field->start = field->end = caret > dropped ? caret - dropped : 0;
  }
}

static bool joins_digits(const field *before, int start, int end, const counts *after) {
  return after->points == 0 && end < before->length &&
         memchr(before->text + start, '.', (size_t)(end - start)) != NULL;
}

static answer type(
    const rules *rules, field *before, int start, int end, const char *typed, int length, bool is_point) {
  field after = *before;
  if (after.length + length - (end - start) > rules_capacity) return answer_integer_full;
  replace(&after, start, end, typed, length);
  counts text = count(&after);
  answer refusal = broken_limit(rules, &text, is_point);
  if (refusal != answer_ok) return refusal;
  answer effect = joins_digits(before, start, end, &text) ? answer_joined : answer_ok;
  if (!is_finished(rules, &text)) {
    counts old = count(before);
    if (broken_limit(rules, &old, false) != answer_ok || is_finished(rules, &old)) return answer_leading_zero;
    field settled = *before;
    settle(rules, &settled, &old);
    settle(rules, &after, &text);
    if (after.length == settled.length && memcmp(after.text, settled.text, (size_t)after.length) == 0) {
      return answer_leading_zero;
    }
  }
  *before = after;
  return effect;
}

static answer type_digit(const rules *rules, field *field, int digit) {
  char typed = (char)('0' + digit);
  int start = field->start, end = field->end;
  if (rules->zeros == leading_zeros_replace && digit != 0 && start == 1 && end == 1 && field->text[0] == '0' &&
      (field->length == 1 || field->text[1] == '.')) {
    start = 0;
  }
  return type(rules, field, start, end, &typed, 1, false);
}

static answer type_point(const rules *rules, field *field) {
  int start = field->start, end = field->end;
  if (has_point(rules) && start == end && start < field->length && field->text[start] == '.') {
    field->start = field->end = start + 1;
    return answer_moved;
  }
  bool brings_zero = has_point(rules) && rules->point == leading_point_zero && start == 0;
  return type(rules, field, start, end, brings_zero ? "0." : ".", brings_zero ? 2 : 1, true);
}

static answer delete(const rules *rules, field *before, bool forward) {
  int start = before->start, end = before->end;
  if (start == end) {
    if (forward ? end == before->length : start == 0) return answer_nothing_to_delete;
    if (forward) end++; else start--;
  }
  field after = *before;
  replace(&after, start, end, "", 0);
  counts text = count(&after), old = count(before);
  answer effect = answer_ok;
  if (joins_digits(before, start, end, &text) && broken_limit(rules, &old, false) == answer_ok) {
    if (!allows(rules->integer_digits, text.integer_digits)) return answer_integer_full;
    if (rules->zeros != leading_zeros_allow &&
        (old.leading_zeros == old.integer_digits || superfluous_zeros(&text) > 0)) {
      return answer_point_guard;
    }
    effect = answer_joined;
  }
  *before = after;
  return effect;
}

answer rules_press(const rules *rules, field *field, int key) {
  switch (key) {
  case key_double_zero: return type(rules, field, field->start, field->end, "00", 2, false);
  case key_point: return type_point(rules, field);
  case key_delete: return delete(rules, field, false);
  case key_forward_delete: return delete(rules, field, true);
  case key_clear:
    if (field->length == 0) return answer_nothing_to_delete;
    field->length = field->start = field->end = 0;
    return answer_ok;
  default: return type_digit(rules, field, key);
  }
}

static int clamp(int position, int length) { return position < 0 ? 0 : position > length ? length : position; }

void field_select(field *field, int start, int end) {
  field->start = clamp(start, field->length);
  field->end = clamp(end, field->length);
}
