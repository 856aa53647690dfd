/**
 * In the order given, except that nothing stands beside something with the same picture as long as another one can take its place.
 */
export function picturesApart<Shown>(all: readonly Shown[], pictureOf: (shown: Shown) => string): Shown[] {
  const left = [...all];
  const apart: Shown[] = [];
  while (left.length > 0) {
    const last = apart.at(-1);
    const next = last === undefined ? 0 : left.findIndex((one) => pictureOf(one) !== pictureOf(last));
    apart.push(...left.splice(Math.max(0, next), 1));
  }
  return apart;
}
