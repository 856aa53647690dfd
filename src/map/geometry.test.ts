import { describe, expect, it } from 'vitest';
import { faultOf, type Shape } from '../contract/area.ts';
import { loopOf, simplified } from './freehand.ts';
import {
  boundsOf,
  boundsOfShapes,
  centerOf,
  circleAmid,
  circleOf,
  metresBetween,
  movedBy,
  pointBeside,
  polygonOf,
  reachOf,
  rectangleAmid,
  rectangleOf,
  resizedBy,
} from './geometry.ts';

const manila = { lat: 14.5995, lng: 120.9842 };
const cebu = { lat: 10.3157, lng: 123.8854 };
const view = { north: 15, south: 14, east: 122, west: 120 };
const triangle = polygonOf([manila, { lat: 14.8, lng: 121 }, { lat: 14.6, lng: 121.2 }]);
const each: Shape[] = [circleOf(manila, 2500), rectangleOf(view), triangle];

describe('geometry', () => {
  it('measures Manila to Cebu along the sphere', () => {
    expect(metresBetween(manila, cebu)).toBeCloseTo(571_000, -4);
  });

  it('walks as many metres as told', () => {
    expect(metresBetween(manila, pointBeside(manila, 1000, 0))).toBeCloseTo(1000, 0);
    expect(metresBetween(manila, pointBeside(manila, 0, -1000))).toBeCloseTo(1000, 0);
  });

  it('bounds a circle by its radius on each side', () => {
    const { north, south, east, west } = boundsOf(circleOf(manila, 5000));
    expect(metresBetween({ lat: north, lng: manila.lng }, { lat: south, lng: manila.lng })).toBeCloseTo(10_000, 0);
    expect(metresBetween({ lat: manila.lat, lng: east }, { lat: manila.lat, lng: west })).toBeCloseTo(10_000, 0);
  });

  it('bounds only what shapes include', () => {
    expect(boundsOfShapes([])).toBeUndefined();
    expect(boundsOfShapes([{ ...rectangleOf(view), exclude: true }])).toBeUndefined();
    expect(boundsOfShapes([rectangleOf(view), { ...circleOf(cebu, 10), exclude: true }])).toEqual(view);
  });

  it.each(each)('moves a $type and keeps its size', (shape) => {
    const moved = movedBy(shape, 800, -600);
    expect(metresBetween(centerOf(shape), centerOf(moved))).toBeCloseTo(1000, -1);
    expect(Math.abs(reachOf(moved) / reachOf(shape) - 1)).toBeLessThan(0.001);
  });

  it.each(each)('grows a $type about its middle', (shape) => {
    const grown = resizedBy(shape, 500);
    expect(reachOf(grown) - reachOf(shape)).toBeGreaterThan(490);
    expect(reachOf(grown) - reachOf(shape)).toBeLessThan(510);
    expect(metresBetween(centerOf(shape), centerOf(grown))).toBeLessThan(1);
  });

  it('never shrinks a shape to nothing and keeps its exclusion', () => {
    const small: Shape = { ...circleOf(manila, 100), exclude: true };
    expect(resizedBy(small, -100)).toEqual(small);
    expect(resizedBy(small, -50)).toMatchObject({ radius: 50, exclude: true });
  });

  it('puts valid shapes amid a view', () => {
    expect(faultOf(circleAmid(view))).toBeUndefined();
    expect(rectangleAmid(view)).toEqual(rectangleOf({ north: 14.75, south: 14.25, east: 121.5, west: 120.5 }));
    expect(faultOf(circleAmid({ north: 85, south: -85, east: 180, west: -180 }))).toBeUndefined();
  });
});

describe('a line drawn by hand', () => {
  it('loses the points that say nothing', () => {
    const line = Array.from({ length: 101 }, (_, x) => ({ x, y: x === 50 ? 1 : 0 }));
    expect(simplified(line, 2)).toEqual([line[0], line[100]]);
  });

  it('keeps a round form with few corners', () => {
    const circle = Array.from({ length: 400 }, (_, index) => {
      const angle = (index / 400) * 2 * Math.PI;
      return { x: 200 + 150 * Math.cos(angle), y: 200 + 150 * Math.sin(angle) };
    });
    const loop = loopOf(circle);
    expect(loop.length).toBeGreaterThan(12);
    expect(loop.length).toBeLessThan(60);
  });

  it('is cut where the hand overshot, so that nothing crosses', () => {
    const overshot = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
      { x: 10, y: 100 },
      { x: 20, y: -30 },
    ];
    const loop = loopOf(overshot).map(({ x, y }) => ({ lat: y / 1000, lng: x / 1000 }));
    expect(faultOf(polygonOf(loop))).toBeUndefined();
    expect(loop.length).toBe(4);
  });
});
