/** How many pictures one process decodes at a time: the largest allowed one takes some 250 MB for a moment. */
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

/** Runs `work` when a turn is free. A holder (an account) has at most one turn, so that nobody delays the others. */
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
