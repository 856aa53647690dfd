import type { Coordinates } from '../../ground/distance.ts';

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A few strays do not move it. */
export const middleOf = (positions: readonly Coordinates[]): Coordinates => ({
  latitude: median(positions.map(({ latitude }) => latitude)),
  longitude: median(positions.map(({ longitude }) => longitude)),
});
