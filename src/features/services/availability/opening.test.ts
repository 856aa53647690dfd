import { describe, expect, it } from 'vitest';
import { openingAt } from './opening.ts';

const at = (weekday: number, opensMinute: number, closesMinute: number) => ({ weekday, opensMinute, closesMinute });

// 2026-11-23 is a Monday. Open on Mondays with a break, and on Thursdays.
const provider = {
  hours: [at(1, 840, 1080), at(1, 540, 780), at(4, 600, 1200)],
  specialHours: [{ day: '2026-11-30', opensMinute: 720, closesMinute: 780 }],
  timeOff: [{ firstDay: '2026-12-03', lastDay: '2026-12-10' }],
  holidays: ['2026-11-30', '2026-12-24'],
};
const on = (day: string, minute: number) => openingAt(provider, { day, minute });

describe('whether it is open', () => {
  it('says until when, and a break is no opening', () => {
    expect(on('2026-11-23', 540)).toEqual({ isOpen: true, closesMinute: 780 });
    expect(on('2026-11-23', 1079)).toEqual({ isOpen: true, closesMinute: 1080 });
    expect(on('2026-11-23', 780)).toEqual({
      isOpen: false,
      opens: { day: '2026-11-23', minute: 840, daysAhead: 0 },
    });
  });

  it('names the next day that opens, over days without hours', () =>
    expect(on('2026-11-23', 1080)).toEqual({
      isOpen: false,
      opens: { day: '2026-11-26', minute: 600, daysAhead: 3 },
    }));

  it('goes by the hours of the date where there are some', () => {
    expect(on('2026-11-30', 600)).toEqual({ isOpen: false, opens: { day: '2026-11-30', minute: 720, daysAhead: 0 } });
    expect(on('2026-11-30', 780)).toEqual({ isOpen: false, opens: { day: '2026-12-14', minute: 540, daysAhead: 14 } });
  });

  it('is closed while away, first and last day included', () => {
    expect(on('2026-12-03', 700).isOpen).toBe(false);
    expect(on('2026-12-10', 700).isOpen).toBe(false);
    expect(on('2026-12-17', 700).isOpen).toBe(true);
  });

  it('is closed on a public holiday without hours of its own', () =>
    expect(on('2026-12-24', 700)).toEqual({
      isOpen: false,
      opens: { day: '2026-12-28', minute: 540, daysAhead: 4 },
    }));

  it('opens at no time where there are no hours', () =>
    expect(
      openingAt({ hours: [], specialHours: [], timeOff: [], holidays: [] }, { day: '2026-11-23', minute: 600 }),
    ).toEqual({
      isOpen: false,
      opens: null,
    }));
});
