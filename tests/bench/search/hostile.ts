import type { Position, Shape } from '../../../src/contract/area.ts';

/** Shapes that are drawn to load the server, and an honest outline with as many corners. */

const degrees = (value: number): number => Math.round(value * 1e6) / 1e6;

const at = (middle: Position, eastKilometres: number, northKilometres: number): Position => ({
  lat: degrees(middle.lat + northKilometres / 111.2),
  lng: degrees(middle.lng + eastKilometres / (111.2 * Math.cos((middle.lat * Math.PI) / 180))),
});

const polygon = (coordinates: Position[]): Shape => ({ type: 'polygon', coordinates });

const corners = (count: number, corner: (index: number) => Position): Shape =>
  polygon(Array.from({ length: count }, (_, index) => corner(index)));

/** Thin spikes from the middle. */
export const starOf = (middle: Position, count: number, kilometres: number): Shape =>
  corners(count, (index) => {
    const reach = index % 2 === 0 ? kilometres : kilometres / 50;
    const angle = (index / count) * 2 * Math.PI;
    return at(middle, Math.cos(angle) * reach, Math.sin(angle) * reach);
  });

/** Teeth as high as the comb, side by side. */
export const combOf = (middle: Position, count: number, kilometres: number): Shape =>
  polygon([
    ...Array.from({ length: count - 2 }, (_, index) =>
      at(
        middle,
        kilometres * ((2 * index) / (count - 3) - 1),
        kilometres * (index % 4 === 0 || index % 4 === 3 ? 1 : -0.98),
      ),
    ),
    at(middle, kilometres * 1.01, -kilometres),
    at(middle, -kilometres * 1.01, -kilometres),
  ]);

/** A band that winds to the middle and back, parallel to itself. */
export const spiralOf = (middle: Position, count: number, kilometres: number): Shape => {
  const half = Math.floor(count / 2);
  const turns = Math.max(2, Math.floor(half / 24));
  const along = (step: number, offset: number): Position => {
    const share = step / half;
    const angle = share * turns * 2 * Math.PI;
    const reach = kilometres * (0.02 + 0.95 * share + (offset * 0.45) / turns);
    return at(middle, Math.cos(angle) * reach, Math.sin(angle) * reach);
  };
  return polygon([
    ...Array.from({ length: half }, (_, step) => along(step, 0)),
    ...Array.from({ length: half }, (_, step) => along(half - 1 - step, 1)),
  ]);
};

/** Twenty stars beside each other, 2,000 corners in all. */
export const twentyStars = (middle: Position, kilometres: number): Shape[] =>
  Array.from({ length: 20 }, (_, index) =>
    starOf(
      at(middle, ((index % 5) - 2) * kilometres * 0.4, (Math.floor(index / 5) - 1.5) * kilometres * 0.5),
      100,
      kilometres * 0.35,
    ),
  );

/** As a hand draws it along a coast: small steps, never far from a smooth line. */
export const outlineOf = (middle: Position, count: number, kilometres: number): Shape =>
  corners(count, (index) => {
    const angle = (index / count) * 2 * Math.PI;
    const wave = 0.12 * Math.sin(angle * 7) + 0.06 * Math.sin(angle * 31 + 1) + 0.01 * Math.sin(angle * 211);
    const reach = kilometres * (1 + wave);
    return at(middle, Math.cos(angle) * reach, Math.sin(angle) * reach);
  });
