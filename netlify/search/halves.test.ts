import { describe, expect, it } from 'vitest';
import { runsOf } from './conditions.ts';
import { halvesOf } from './halves.ts';
import { type Question, questionOf } from './question.ts';

const viewport = { west: 120, south: 13, east: 122, north: 15.5 };
const keysPerCell = 4 ** 12;
const evenly = (listings: number) => (lo: number, hi: number) => ((hi - lo) / 4 ** 24) * listings;
const overview = { density: evenly(1e9), commonWords: new Set<string>() };
const question = questionOf({ category: 'all', furnished: true, bbox: viewport }, overview);

const keysIn = ({ ranges }: Question): number => ranges.reduce((sum, { lo, hi }) => sum + hi - lo, 0);

describe('the halves of a question', () => {
  it('are the question itself where little is to be counted', () => {
    expect(halvesOf(question, keysPerCell, evenly(1000))).toEqual([question]);
  });

  it('hold all of its keys, each once, and about as much', () => {
    const [first, second, ...others] = halvesOf(question, keysPerCell, evenly(1e12));
    expect(others).toEqual([]);
    if (first === undefined || second === undefined) throw new Error('one half');
    expect(runsOf([...first.ranges, ...second.ranges])).toEqual(runsOf(question.ranges));
    expect(keysIn(first) + keysIn(second)).toBe(keysIn(question));
    expect(keysIn(first) / keysIn(question)).toBeGreaterThan(0.3);
    expect(keysIn(first) / keysIn(question)).toBeLessThan(0.7);
  });

  it('are cut where a cell of the map begins, when a range has to be cut', () => {
    const ranges = [{ lo: 5, hi: 40 * keysPerCell - 7, inside: true }];
    const [first, second] = halvesOf({ ...question, ranges }, keysPerCell, evenly(1e15));
    expect(first?.ranges).toEqual([{ lo: 5, hi: 20 * keysPerCell, inside: true }]);
    expect(second?.ranges).toEqual([{ lo: 20 * keysPerCell, hi: 40 * keysPerCell - 7, inside: true }]);
  });

  it('are one where all lies in a single cell', () => {
    const ranges = [{ lo: 5, hi: keysPerCell - 3, inside: true }];
    expect(halvesOf({ ...question, ranges }, keysPerCell, evenly(1e18))).toEqual([{ ...question, ranges }]);
  });

  it('keep what can be seen of a polygon from their ranges', () => {
    const ranges = [1, 2, 3, 4].map((lo) => ({ lo, hi: lo + 1, inside: false, seen: [`polygon ${lo}`] }));
    const halves = halvesOf({ ...question, ranges }, keysPerCell, () => 5000);
    expect(halves.map((half) => half.ranges)).toEqual([ranges.slice(0, 2), ranges.slice(2)]);
  });
});
