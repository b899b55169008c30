/* What the command needs of C beside GTK: its arguments, and inline functions for what Swift cannot import. */
#pragma once

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/auxv.h>
#include <sys/stat.h>
#include <unistd.h>

/* How many words the command line has, the program's own first. */
int ccommand_argument_count(void);

/* One of them, from 0 on. */
const char *ccommand_argument(int index);

/* The path that the program was started by, which the kernel hands over without /proc. */
static inline const char *ccommand_started_path(void) { return (const char *)getauxval(AT_EXECFN); }

/* fcntl and open are variadic. Called for 0, 1 and 2 in turn, open gives just the place that is free. */
static inline void ccommand_open_if_closed(int descriptor, const char *path, int direction) {
  if (fcntl(descriptor, F_GETFD) < 0 && open(path, direction) < 0) abort();
}

/* Opens a file to read, and waits for nobody: not for the other end of a pipe, not for what a device has to say. */
static inline int ccommand_open(const char *path) { return open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC); }

/* S_ISREG is a function-like macro. */
static inline int ccommand_is_regular(const struct stat *status) { return S_ISREG(status->st_mode); }
static inline int ccommand_is_directory(const struct stat *status) { return S_ISDIR(status->st_mode); }

/* errno and SIG_IGN are macros that do not import. */
static inline int ccommand_errno(void) { return errno; }
/* Both are errors of write then. */
static inline void ccommand_ignore_refused_output(void) {
  signal(SIGPIPE, SIG_IGN);
  signal(SIGXFSZ, SIG_IGN);
}

/* Whether a descriptor can be read or written now, or has failed; waits so many milliseconds at most, or for ever. */
static inline int ccommand_is_ready(int descriptor, short events, int milliseconds) {
  struct pollfd asked = {.fd = descriptor, .events = events};
  return poll(&asked, 1, milliseconds) > 0;
}

/* Remembers the descriptors that whoever started the program has left open beside the standard ones. */
void ccommand_remember_inherited(void);

/* Closes them, and has the standard ones lead nowhere. */
void ccommand_let_go_of_inherited(void);
