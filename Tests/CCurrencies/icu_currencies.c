#include "icu_currencies.h"

#include <unicode/ucurr.h>
#include <unicode/uenum.h>
#include <unicode/ustring.h>

void *icu_open_currencies(void) {
  UErrorCode status = U_ZERO_ERROR;
  return ucurr_openISOCurrencies(UCURR_COMMON | UCURR_NON_DEPRECATED, &status);
}

const char *icu_next_currency(void *currencies) {
  UErrorCode status = U_ZERO_ERROR;
  return uenum_next(currencies, NULL, &status);
}

void icu_close_currencies(void *currencies) { uenum_close(currencies); }

int icu_fraction_digits(const char *code) {
  UErrorCode status = U_ZERO_ERROR;
  UChar letters[4];
  u_charsToUChars(code, letters, 4);
  int digits = ucurr_getDefaultFractionDigits(letters, &status);
  return U_SUCCESS(status) ? digits : -1;
}
