/** The round number at which a scale for `largest` ends: 4, 10, 20, 40, 100, … Its half is a whole number too. */
export function scaleEnd(largest: number): number {
  let power = 1;
  for (;;) {
    const end = [4, 10, 20].map((step) => step * power).find((step) => step >= largest);
    if (end !== undefined) return end;
    power *= 10;
  }
}

/** Which of `count` days are named below the scale: the first, the last and some in between, evenly spaced. */
export function namedDays(count: number, most: number): number[] {
  const names = Math.min(count, most);
  if (names < 2) return names === 1 ? [0] : [];
  const places = Array.from({ length: names }, (_, place) => Math.round((place * (count - 1)) / (names - 1)));
  return [...new Set(places)];
}
