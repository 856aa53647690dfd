/** Mulberry32: the same seed is the same walk. */
export function dice(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    below: (count: number): number => Math.floor(next() * count),
    one: <T>(among: readonly T[]): T => among[Math.floor(next() * among.length)] as T,
  };
}

export type Dice = ReturnType<typeof dice>;
