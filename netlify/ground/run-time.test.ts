import { expect, it } from 'vitest';
import { runTime } from './run-time.ts';

it('a run begins something new for twenty seconds, and leaves the rest to the next', () => {
  let now = new Date('2026-11-26T09:00:00Z');
  const isInTime = runTime({ clock: { now: () => now } });
  expect(isInTime()).toBe(true);
  now = new Date('2026-11-26T09:00:19.999Z');
  expect(isInTime()).toBe(true);
  now = new Date('2026-11-26T09:00:20Z');
  expect(isInTime()).toBe(false);
});
