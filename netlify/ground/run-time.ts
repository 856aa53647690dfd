import type { Adapters } from '../adapters/ports.ts';

/** After so many seconds a run begins nothing new, if it says nothing else: what is left waits for the next one. */
const runSeconds = 20;

/** Whether a run that begins now may still begin something. */
export function runTime({ clock }: Pick<Adapters, 'clock'>, seconds: number = runSeconds): () => boolean {
  const started = clock.now().getTime();
  return () => clock.now().getTime() - started < seconds * 1000;
}
