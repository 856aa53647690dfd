import { expect, it } from 'vitest';
import { minutesAsked } from './waiting-hours.ts';

it('asks for a part of the day, for own hours, or for any time', () => {
  expect(minutesAsked('any', '', '')).toBeUndefined();
  expect(minutesAsked('morning', '', '')).toEqual({ fromMinute: 0, untilMinute: 720 });
  expect(minutesAsked('afternoon', '09:00', '10:00')).toEqual({ fromMinute: 720, untilMinute: 1020 });
  expect(minutesAsked('evening', '', '')).toEqual({ fromMinute: 1020, untilMinute: 1440 });
  expect(minutesAsked('own', '09:30', '11:05')).toEqual({ fromMinute: 570, untilMinute: 665 });
});

it('takes no own hours that are missing or end before they begin', () => {
  for (const [from, until] of [
    ['', '11:00'],
    ['11:00', ''],
    ['11:00', '11:00'],
    ['12:00', '11:00'],
    ['9', '25:00'],
  ] as const)
    expect(minutesAsked('own', from, until), `${from}-${until}`).toBeUndefined();
});
