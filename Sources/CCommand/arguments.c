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
