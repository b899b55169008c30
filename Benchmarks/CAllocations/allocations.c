#include "allocations.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

// A program's own malloc takes the place of the C library's, for the Swift runtime too. Here it counts, and passes
// on what it is asked to glibc under the names that glibc keeps for this purpose.

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

static atomic_ulong asked;

unsigned long allocations_so_far(void) { return atomic_load_explicit(&asked, memory_order_relaxed); }

static void note(void) { atomic_fetch_add_explicit(&asked, 1, memory_order_relaxed); }

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  note();
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  note();
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  note();
  *block = __libc_memalign(alignment, size);
  return *block == NULL ? ENOMEM : 0;
}
