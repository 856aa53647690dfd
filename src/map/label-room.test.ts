import { expect, it } from 'vitest';
import { labelRoom } from './label-room.ts';

interface Mark {
  x: number;
  y: number;
  edge: number;
}

function coveredPins(marks: readonly Mark[]): boolean[] {
  const isCovered = labelRoom();
  return marks.map((mark) => isCovered(mark, mark.edge / 2));
}

const pin = (x: number, y: number) => ({ x, y, edge: 0 });
const cluster = { x: 100, y: 100, edge: 44 };

it('shows the price of the first of pins that would overlap', () => {
  expect(coveredPins([pin(100, 100), pin(150, 110), pin(163, 100), pin(100, 130)])).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

it('leaves a long label more room', () => {
  const isCovered = labelRoom();
  expect(isCovered(pin(100, 100), 0, '25 € bis 240 €')).toBe(false);
  expect(isCovered(pin(170, 100), 0, '29 €')).toBe(true);
  expect(isCovered(pin(192, 100), 0, '29 €')).toBe(false);
});

it('shows no price that would lie under a cluster', () => {
  // The price stands above its place: from 6 to 36 pixels.
  const under = [pin(100, 127), pin(152, 110)];
  const beside = [pin(154, 110), pin(100, 76), pin(100, 158)];
  for (const one of under) expect(coveredPins([cluster, one])).toEqual([false, true]);
  for (const one of beside) expect(coveredPins([cluster, one])).toEqual([false, false]);
  expect(coveredPins([{ ...cluster, edge: 56 }, pin(154, 110)])).toEqual([false, true]);
});
