#pragma once

/// How often this process has asked for memory so far, in all its threads.
unsigned long allocations_so_far(void);
