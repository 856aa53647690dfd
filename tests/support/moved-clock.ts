import { existsSync } from 'node:fs';

const places = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (machine) => `/usr/lib/${machine}/faketime/libfaketime.so.1`,
);

/** Debian's `faketime`, where it is installed. */
export const installedFaketime = (): string | undefined => places.find((place) => existsSync(place));

/**
 * The variables that move a process's clock by `milliseconds`, and that of the processes it starts. Durations and the times
 * of files stay the machine's.
 */
export function movedClock(library: string, milliseconds: number): Record<string, string> {
  const seconds = Math.round(milliseconds / 1000);
  return {
    LD_PRELOAD: library,
    FAKETIME: seconds < 0 ? String(seconds) : `+${seconds}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  };
}

const names = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC', 'NO_FAKE_STAT'];

/** The same variables for a child that is started with an environment of its own; nothing where our clock is the machine's. */
export const ownClock = (): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
