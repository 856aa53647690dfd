/** Decoding the dearest picture that is allowed takes some 250 MB for a moment: this many at a time in one process. */
const places = 2;

interface Waiting {
  holder: string | symbol;
  start: () => void;
}

const working = new Set<string | symbol>();
const waiting: Waiting[] = [];

function startNext(): void {
  while (working.size < places) {
    const index = waiting.findIndex(({ holder }) => !working.has(holder));
    const [next] = index < 0 ? [] : waiting.splice(index, 1);
    if (next === undefined) return;
    working.add(next.holder);
    next.start();
  }
}

/** Runs `work` as soon as a place is free. A holder (an account, say) has one place at most, so that nobody's pictures keep others waiting. */
export async function inTurn<T>(holder: string | symbol, work: () => Promise<T>): Promise<T> {
  await new Promise<void>((start) => {
    waiting.push({ holder, start });
    startNext();
  });
  try {
    return await work();
  } finally {
    working.delete(holder);
    startNext();
  }
}
