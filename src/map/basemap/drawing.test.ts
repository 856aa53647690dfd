import { expect, it } from 'vitest';
import { drawGround } from './drawing.ts';
import { groundOf } from './file.ts';
import { frameAround } from './frame.ts';

const colours = { water: 'water', shoal: 'shoal', land: 'land', coast: 'coast', built: 'built', border: 'border' };
const square = [120_000, 14_000, 1000, 0, 0, 1000, -1000, 0, 0, -1000];

const island = groundOf({
  precision: 1000,
  box: [119, 13, 121, 16],
  land: [square],
  built: [],
  lakes: [],
  rivers: [],
  states: [],
  borders: [],
  names: [],
});

const pathOf = (svg: string, colour: string): number[][] =>
  (new RegExp(`<path d="([^"]*)" fill="${colour}"`).exec(svg)?.[1] ?? '')
    .split(/[MLZ]/)
    .filter((point) => point !== '')
    .map((point) => point.split(' ').map(Number));

it('draws land as far as the frame and a little farther', () => {
  const frame = frameAround({ lat: 14.5, lng: 120.5 }, 12, { width: 200, height: 100 });
  const points = pathOf(drawGround([island], undefined, frame, colours), 'land');
  expect(points).toHaveLength(4);
  for (const [x = 0, y = 0] of points) {
    expect([-24, 224]).toContain(x);
    expect([-24, 124]).toContain(y);
  }
});

const coastOf = (svg: string): string => /<path d="([^"]*)" fill="none" stroke="coast"/.exec(svg)?.[1] ?? '';

it('draws a coast where land ends, and none where the file ends', () => {
  const frame = frameAround({ lat: 14.5, lng: 121 }, 8, { width: 400, height: 400 });
  const [west, east] = [200 - 182.04, 200];
  const coast = coastOf(drawGround([island], undefined, frame, colours));
  const xs = [...coast.matchAll(/[ML](\S+) /g)].map(([, x]) => Number(x));
  expect(Math.min(...xs)).toBeCloseTo(west, 0);
  expect(Math.max(...xs)).toBeCloseTo(east, 0);
  // Three sides in one stroke; the fourth lies on the box.
  expect(coast.match(/L/g)).toHaveLength(3);
});
