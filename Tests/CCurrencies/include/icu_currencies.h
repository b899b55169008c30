#pragma once

// What ICU knows of currencies. Its own headers stay out of sight: Foundation has a version of them that is not the system's.

// The currencies in use that ICU counts as common. To be closed.
void *icu_open_currencies(void);

// The code of the next currency, or NULL after the last.
const char *icu_next_currency(void *currencies);

void icu_close_currencies(void *currencies);

// How many decimals amounts have in the currency with this code of three letters, or -1 where ICU does not know.
int icu_fraction_digits(const char *code);
