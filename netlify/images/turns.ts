/** Turning the largest photograph upright needs 450 MB for a moment: this many at a time in one process. */
const places = 2;

let taken = 0;
const waiting: (() => void)[] = [];

/** Runs `work` as soon as one of the places is free. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (taken === places) await new Promise<void>((resolve) => waiting.push(resolve));
  else taken += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) taken -= 1;
    else next();
  }
}
