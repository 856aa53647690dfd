import { describe, expect, it } from 'vitest';
import { crossesItself, isDegenerate } from './polygon.ts';

const at = (...pairs: [number, number][]) => pairs.map(([lng, lat]) => ({ lat, lng }));
const square = at([0, 0], [1, 0], [1, 1], [0, 1]);

/** A comb of `vertices` corners around a circle: long spikes, none of which meet. */
function comb(vertices: number) {
  return Array.from({ length: vertices }, (_, index) => {
    const angle = (index / vertices) * 2 * Math.PI;
    const reach = index % 2 === 0 ? 10 : 1;
    return { lat: 14 + Math.sin(angle) * reach, lng: 121 + Math.cos(angle) * reach };
  });
}

describe('crossesItself', () => {
  it('lets plain polygons pass, whichever way they turn', () => {
    expect(crossesItself(square)).toBe(false);
    expect(crossesItself(square.toReversed())).toBe(false);
    expect(crossesItself(at([0, 0], [4, 0], [4, 4], [2, 1], [0, 4]))).toBe(false);
  });

  it('lets vertices on one straight line pass', () => {
    expect(crossesItself(at([0, 0], [1, 0], [2, 0], [2, 2], [0, 2]))).toBe(false);
  });

  it('forgives repeated vertices and a repeated closing one', () => {
    expect(crossesItself(at([0, 0], [0, 0], [1, 0], [1, 1], [1, 1], [0, 1], [0, 0]))).toBe(false);
  });

  it('finds a bow tie', () => {
    expect(crossesItself(at([0, 0], [1, 1], [1, 0], [0, 1]))).toBe(true);
  });

  it('finds a vertex that touches a far edge or a far vertex', () => {
    expect(crossesItself(at([0, 0], [4, 0], [4, 4], [2, 0], [0, 4]))).toBe(true);
    expect(crossesItself(at([0, 0], [2, 2], [4, 0], [4, 4], [2, 2], [0, 4]))).toBe(true);
  });

  it('finds an edge that runs back over its neighbour', () => {
    expect(crossesItself(at([0, 0], [4, 0], [2, 0], [2, 3]))).toBe(true);
  });

  it('sees a crossing of one micro-degree and its absence', () => {
    expect(crossesItself(at([0, 0], [4, 0], [4, 4], [2, -0.000001], [0, 4]))).toBe(true);
    expect(crossesItself(at([0, 0], [4, 0], [4, 4], [2, 0.000001], [0, 4]))).toBe(false);
  });

  it('judges 2,000 vertices, and finds the one spike too many', () => {
    const coordinates = comb(2_000);
    expect(crossesItself(coordinates)).toBe(false);
    coordinates[1] = { lat: 14, lng: 105 };
    expect(crossesItself(coordinates)).toBe(true);
  });
});

describe('isDegenerate', () => {
  it('says so of nothing, a point, a line and a flat triangle', () => {
    expect(isDegenerate([])).toBe(true);
    expect(isDegenerate(at([1, 1], [1, 1], [1, 1]))).toBe(true);
    expect(isDegenerate(at([0, 0], [1, 1], [0, 0]))).toBe(true);
    expect(isDegenerate(at([0, 0], [1, 1], [3, 3], [2, 2]))).toBe(true);
  });

  it('lets anything with an area pass', () => {
    expect(isDegenerate(square)).toBe(false);
    expect(isDegenerate(at([0, 0], [0, 0], [0.000001, 0], [0, 0.000001]))).toBe(false);
  });
});
