import { expect, it } from 'vitest';
import { besidePin } from './beside-pin.ts';

const map = { x: 800, y: 600 };

it('stands to the right of its pin, to the left where there is no room', () => {
  expect(besidePin({ x: 200, y: 300 }, map, 120)).toEqual({ left: 226, top: 240 });
  expect(besidePin({ x: 700, y: 300 }, map, 120)).toEqual({ left: 334, top: 240 });
});

it('stays within the map', () => {
  expect(besidePin({ x: 200, y: 10 }, map, 120)?.top).toBe(12);
  expect(besidePin({ x: 200, y: 590 }, map, 120)?.top).toBe(468);
});

it('lies at the lower edge of a narrow map, and where neither side has room', () => {
  expect(besidePin({ x: 200, y: 300 }, { x: 390, y: 600 }, 120)).toBeUndefined();
  expect(besidePin({ x: 300, y: 300 }, { x: 600, y: 600 }, 120)).toBeUndefined();
});
