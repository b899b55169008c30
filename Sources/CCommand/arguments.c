#include "ccommand.h"

/* Swift reads the command line from /proc/self/cmdline, so that without /proc there is none. The C library hands it to
   every constructor. */
static int count;
static char **arguments;

__attribute__((constructor)) static void keep_arguments(int argc, char **argv, char **envp) {
  (void)envp;
  count = argc;
  arguments = argv;
}

int ccommand_argument_count(void) { return count; }

const char *ccommand_argument(int index) { return arguments[index]; }

/* Locks, and pipes whose readers wait for their end, are among them; beyond these few nobody hands on any. */
static char is_inherited[256];

void ccommand_remember_inherited(void) {
  for (int descriptor = STDERR_FILENO + 1; descriptor < (int)sizeof is_inherited; descriptor++)
    is_inherited[descriptor] = fcntl(descriptor, F_GETFD) >= 0;
}

void ccommand_let_go_of_inherited(void) {
  int nowhere = open("/dev/null", O_RDWR | O_CLOEXEC);
  for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO && nowhere >= 0; descriptor++)
    dup2(nowhere, descriptor);
  for (int descriptor = STDERR_FILENO + 1; descriptor < (int)sizeof is_inherited; descriptor++)
    if (is_inherited[descriptor]) close(descriptor);
}
