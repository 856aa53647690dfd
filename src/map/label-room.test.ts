import { expect, it } from 'vitest';
import { roomForLabels } from './label-room.ts';

const at = (x: number, y: number) => ({ x, y });

it('shows the price of the first of pins that would overlap', () => {
  expect(roomForLabels([at(100, 100), at(150, 110), at(163, 100), at(100, 129)], [])).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

it('shows no price that would lie under a cluster', () => {
  const cluster = { ...at(100, 100), isLarge: false };
  // The price stands above its place: from 6 to 34 pixels.
  expect(roomForLabels([at(100, 127)], [cluster])).toEqual([false]);
  expect(roomForLabels([at(152, 110)], [cluster])).toEqual([false]);
  expect(roomForLabels([at(154, 110)], [cluster])).toEqual([true]);
  expect(roomForLabels([at(100, 76)], [cluster])).toEqual([true]);
  expect(roomForLabels([at(100, 157)], [cluster])).toEqual([true]);
  expect(roomForLabels([at(154, 110)], [{ ...cluster, isLarge: true }])).toEqual([false]);
});
