import { describe, expect, it } from 'vitest';
import { type Ground, type GroundLabel, mercatorX, mercatorY, type NameRank } from './file.ts';
import { frameAround, pixelOf } from './frame.ts';
import { type Box, overlap, placeNames } from './names.ts';

const label = (text: string, lat: number, lng: number, rank: NameRank = 1, zoom = 5): GroundLabel => ({
  text,
  rank,
  zoom,
  x: mercatorX(lng),
  y: mercatorY(lat),
});

const groundWith = (labels: GroundLabel[]): Ground => ({
  box: { west: 0, east: 1, north: 0, south: 1 },
  land: [],
  built: [],
  lakes: [],
  rivers: [],
  states: [],
  borders: [],
  labels,
});

const around = frameAround({ lat: 14.6, lng: 121 }, 10, { width: 600, height: 400 });
/** Of longitude, at zoom 10. */
const pixelsPerDegree = (256 * 1024) / 360;
const textsOf = (labels: GroundLabel[], options = {}): string[] =>
  placeNames([groundWith(labels)], around, options).map(({ text }) => text);

it('puts the middle of a frame where it was asked for', () => {
  const [x, y] = pixelOf(around, { lat: 14.6, lng: 121 });
  expect([x, y]).toEqual([expect.closeTo(300, 6), expect.closeTo(200, 6)]);
  // A degree of longitude at zoom 10 is 256 × 1024 / 360 pixels.
  expect(pixelOf(around, { lat: 14.6, lng: 121.1 })[0]).toBeCloseTo(300 + 72.8178, 3);
});

describe('names', () => {
  it('stand from their zoom on, and inside the frame', () => {
    const labels = [label('Manila', 14.6, 121), label('Nuvali', 14.5, 121, 3, 12), label('Davao', 7, 125)];
    expect(textsOf(labels)).toEqual(['Manila']);
  });

  it('give way to the better known, and move beside their place before they are left out', () => {
    const towns = [label('Cavite', 14.6, 121, 3), label('Rosario', 14.6, 121 - 40 / pixelsPerDegree, 3)];
    const crowd = Array.from({ length: 6 }, (_, index) => label(`Village ${index}`, 14.6, 121, 3, 10));
    const placed = placeNames([groundWith([...crowd, ...towns, label('Manila', 14.68, 121)])], around);
    expect(placed.map(({ text }) => text)).toEqual(['Manila', 'Cavite', 'Rosario']);
    const sides = placed.slice(1).map(({ x, dot }) => Math.sign(x - (dot?.[0] ?? 0)));
    expect(sides).toEqual([1, -1]);
  });

  it('lie on nothing that is taken, however many there are', () => {
    // Every pair by itself: the plainest way to see that none lies on another.
    const labels = Array.from({ length: 200 }, (_, index) =>
      label(
        `Place ${index}`,
        14.4 + ((index * 37) % 100) / 250,
        120.7 + ((index * 53) % 100) / 170,
        ((index % 5) + 1) as NameRank,
      ),
    );
    const taken: Box[] = [{ left: 250, right: 350, top: 150, bottom: 250 }];
    const boxes = placeNames([groundWith(labels)], around, { taken }).map(({ box }) => box);
    expect(boxes.length).toBeGreaterThan(10);
    const all = [...taken, ...boxes];
    const pairs = all.flatMap((one, index) => all.slice(index + 1).filter((other) => overlap(one, other)));
    expect(pairs).toEqual([]);
  });

  it('are not said twice side by side where two files know them', () => {
    const twice = [groundWith([label('Bodensee', 14.6, 121, 5)]), groundWith([label('Bodensee', 14.61, 121.01, 5)])];
    expect(placeNames(twice, around).map(({ text }) => text)).toEqual(['Bodensee']);
  });

  it('lie wholly inside a picture', () => {
    const edge = label('At the edge', 14.6, 121 + 295 / pixelsPerDegree, 4);
    expect(textsOf([edge], { isWhole: true })).toEqual([]);
    expect(textsOf([edge])).toEqual(['At the edge']);
  });
});
