import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const source = join(import.meta.dirname, '../clocks/moved-clock.c');

/** Compiles tests/clocks/moved-clock.c into the directory and returns the library's path. Needs a C compiler. */
export function movedClockLibrary(directory: string): string {
  const library = join(directory, 'moved-clock.so');
  execFileSync('cc', ['-O2', '-shared', '-fPIC', '-o', library, source]);
  return library;
}

/** The variables that move a process's clock by `milliseconds`, and that of the processes it starts. */
export const movedClock = (library: string, milliseconds: number): Record<string, string> => ({
  LD_PRELOAD: library,
  CLOCK_MOVED_SECONDS: String(Math.round(milliseconds / 1000)),
});

/** The same variables for a child that gets an environment of its own; nothing where our clock is the machine's. */
export function ownClock(): Record<string, string> {
  const { LD_PRELOAD: library, CLOCK_MOVED_SECONDS: seconds } = process.env;
  return library === undefined || seconds === undefined ? {} : { LD_PRELOAD: library, CLOCK_MOVED_SECONDS: seconds };
}
