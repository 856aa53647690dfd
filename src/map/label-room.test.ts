import { expect, it } from 'vitest';
import { labelRoom } from './label-room.ts';

const pin = (x: number, y: number) => ({ x, y });
const manila = { left: 60, right: 140, top: 84, bottom: 116 };

it('shows the price of the first of pins that would overlap, and the next beside it', () => {
  const { placePin } = labelRoom();
  const pins = [pin(100, 100), pin(150, 110), pin(163, 100), pin(100, 135), pin(100, 100)];
  expect(pins.map((one) => placePin(one))).toEqual([
    { x: 0, y: 0 },
    { x: 16, y: 0 },
    undefined,
    { x: 0, y: 0 },
    undefined,
  ]);
});

it('leaves a long label more room', () => {
  const room = labelRoom();
  expect(room.placePin(pin(100, 100), '25 € bis 240 €')).toEqual({ x: 0, y: 0 });
  expect(room.placePin(pin(172, 100), '29 €')).toEqual({ x: 26, y: 0 });
  expect(labelRoom().placePin(pin(172, 100), '29 €')).toEqual({ x: 0, y: 0 });
});

it('moves a price off a disc or a name', () => {
  const { placePin, placeDisc } = labelRoom([manila]);
  placeDisc(pin(300, 100), 22);
  expect(placePin(pin(350, 100))).toEqual({ x: 16, y: 0 });
  expect(placePin(pin(110, 130))).toEqual({ x: 0, y: 14 });
  expect(placePin(pin(100, 100))).toBeUndefined();
});

it('leaves a disc where it is beside all names', () => {
  expect(labelRoom([manila]).placeDisc(pin(100, 140), 22)).toEqual({ x: 0, y: 0, isSmall: false });
});

it('puts a disc on another sooner than on a name', () => {
  const { placeDisc } = labelRoom([manila]);
  const places = Array.from({ length: 20 }, () => placeDisc(pin(100, 100), 22));
  for (const { x, y } of places) {
    const isBeside = Math.abs(x) > 40 + 14 || Math.abs(y) > 16 + 14;
    expect(isBeside, `${x} ${y}`).toBe(true);
  }
});

it.each([
  ['moves a disc off a name', pin(100, 70), 22, false],
  ['makes one small that would have to go far', pin(100, 100), 28, true],
] as const)('%s', (_, at, radius, isSmall) => {
  const place = labelRoom([manila]).placeDisc(at, radius);
  expect(place.isSmall).toBe(isSmall);
  expect(Math.hypot(place.x, place.y)).toBeLessThanOrEqual(41);
  const edge = isSmall ? 15 : radius;
  const [x, y] = [at.x + place.x, at.y + place.y];
  const covers = x - edge < manila.right && x + edge > manila.left && y - edge < manila.bottom && y + edge > manila.top;
  expect(covers).toBe(false);
});
