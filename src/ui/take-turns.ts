/** Runs at most `width` tasks at once; the others wait. */
export function takeTurns(width: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const line: (() => void)[] = [];
  const turn = (): Promise<void> =>
    new Promise((resolve) => {
      if (running < width) {
        running += 1;
        resolve();
      } else line.push(resolve);
    });
  const leave = (): void => {
    const next = line.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return async (work) => {
    await turn();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
