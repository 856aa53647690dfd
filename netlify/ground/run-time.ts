import type { Adapters } from '../adapters/ports.ts';

/** A scheduled function has 30 seconds. After so many a run begins nothing new: what is left waits for the next one. */
const runMilliseconds = 20_000;

/** Whether a run that begins now may still begin something. */
export function runTime({ clock }: Pick<Adapters, 'clock'>): () => boolean {
  const started = clock.now().getTime();
  return () => clock.now().getTime() - started < runMilliseconds;
}
