import type { Coordinates } from '../../ground/distance.ts';

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A few strays do not move it. */
export const middleOf = (positions: readonly Coordinates[]): Coordinates => ({
  latitude: median(positions.map(({ latitude }) => latitude)),
  longitude: median(positions.map(({ longitude }) => longitude)),
});

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Of few, none of which is a stray. */
export const meanOf = (positions: readonly Coordinates[]): Coordinates => ({
  latitude: mean(positions.map(({ latitude }) => latitude)),
  longitude: mean(positions.map(({ longitude }) => longitude)),
});
