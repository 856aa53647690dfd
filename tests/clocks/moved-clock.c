/*
 * Moves the clock of a process and of its children by CLOCK_MOVED_SECONDS. Preloaded by tests/support/moved-clock.ts.
 * Durations (the monotonic clocks) and the times of files stay the machine's.
 *
 * Debian's libfaketime does more and does not do for Postgres: inside a signal handler it gives the machine's time,
 * so statement timeouts and the search for deadlocks never come.
 */
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static time_t moved;

__attribute__((constructor)) static void read_moved(void) {
  const char *seconds = getenv("CLOCK_MOVED_SECONDS");
  if (seconds != NULL) moved = atoll(seconds);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  int failed = (int)syscall(SYS_clock_gettime, clock, now);
  if (failed == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += moved;
  return failed;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  int failed = (int)syscall(SYS_gettimeofday, now, zone);
  if (failed == 0) now->tv_sec += moved;
  return failed;
}

time_t time(time_t *kept) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (kept != NULL) *kept = now.tv_sec;
  return now.tv_sec;
}
