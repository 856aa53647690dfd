import { type Box, overlap } from './basemap/names.ts';

/** Half of about the size of a price on a pin, in pixels. */
const halfWidth = 31;
const halfPadding = 13;
const halfLetter = 3.8;
const halfHeight = 17;

interface Pixel {
  x: number;
  y: number;
}

/** How a disc is drawn: so far beside its place, and small where it would still lie on a name. */
export interface DiscPlace extends Pixel {
  isSmall: boolean;
}

export interface LabelRoom {
  /** How far beside its place a pin's price has room; undefined: nowhere, and it is a dot until somebody zooms in. */
  placePin: (at: Pixel, label?: string) => Pixel | undefined;
  /** Where a disc of so many pixels' radius covers no name. */
  placeDisc: (at: Pixel, radius: number) => DiscPlace;
}

/** The radius of a small disc, as map-marks.module.css draws it. */
const small = 15;
const here: Pixel = { x: 0, y: 0 };
const steps = [8, 16, 24, 32, 40];
/** In twelve directions, the nearest first. */
const aside: readonly Pixel[] = steps.flatMap((step) =>
  Array.from({ length: 12 }, (_, index) => {
    const way = (index * Math.PI) / 6;
    return { x: Math.round(step * Math.cos(way)), y: Math.round(step * Math.sin(way)) };
  }),
);
/** A price stays so near that its place is still meant. */
const besides: readonly Pixel[] = [
  here,
  ...[-1, 1].flatMap((way) => [
    { x: 0, y: 14 * way },
    { x: 16 * way, y: 0 },
  ]),
  ...[-1, 1].flatMap((way) => [
    { x: 0, y: 22 * way },
    { x: 26 * way, y: 0 },
  ]),
];

const boxAround = ({ x, y }: Pixel, wide: number, high: number): Box => ({
  left: x - wide,
  right: x + wide,
  top: y - high,
  bottom: y + high,
});

const isFree = (box: Box, others: readonly Box[]): boolean => !others.some((other) => overlap(box, other));

const moved = (at: Pixel, by: Pixel): Pixel => ({ x: at.x + by.x, y: at.y + by.y });

/**
 * Decides mark by mark what has room beside names, discs and prices that came before, in screen pixels. Names win. Discs
 * come first: one moves aside, else it gets small and moves then.
 */
export function labelRoom(names: readonly Box[] = []): LabelRoom {
  const taken: Box[] = [...names];
  const discs: Box[] = [];

  const placeDisc: LabelRoom['placeDisc'] = (at, radius) => {
    const put = (by: Pixel, size: number): DiscPlace => {
      const box = boxAround(moved(at, by), size, size);
      taken.push(box);
      discs.push(box);
      return { ...by, isSmall: size === small };
    };
    const boxOf = (by: Pixel, size: number): Box => boxAround(moved(at, by), size, size);
    if (isFree(boxOf(here, radius), names)) return put(here, radius);
    for (const size of [radius, small]) {
      const beside = [here, ...aside].find((by) => isFree(boxOf(by, size), names) && isFree(boxOf(by, size), discs));
      if (beside !== undefined) return put(beside, size);
    }
    // On another disc sooner than on a name.
    return put(aside.find((by) => isFree(boxOf(by, small), names)) ?? here, small);
  };

  const placePin: LabelRoom['placePin'] = (at, label = '') => {
    const wide = Math.max(halfWidth, halfPadding + halfLetter * label.length);
    const by = besides.find((one) => isFree(boxAround(moved(at, one), wide, halfHeight), taken));
    if (by !== undefined) taken.push(boxAround(moved(at, by), wide, halfHeight));
    return by;
  };

  return { placePin, placeDisc };
}
