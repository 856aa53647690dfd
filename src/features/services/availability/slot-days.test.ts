import { describe, expect, it } from 'vitest';
import { firstDayOf, fullnessOf, slotsQuery } from './slot-days.ts';

// 2026-11-23 is a Monday.
const hours = {
  hours: [
    { weekday: 1, opensMinute: 540, closesMinute: 720 },
    { weekday: 1, opensMinute: 780, closesMinute: 1080 },
  ],
  specialHours: [],
  timeOff: [],
  holidays: [],
};
const before = { day: '2026-11-22', minute: 600 };

describe('the days that stand beside each other', () => {
  it('begin with the week of the wanted day, and never before today', () => {
    expect(firstDayOf('2026-12-03', '2026-11-25')).toBe('2026-11-30');
    expect(firstDayOf('2026-11-27', '2026-11-25')).toBe('2026-11-25');
    expect(firstDayOf('2026-11-29', '2026-11-20')).toBe('2026-11-23');
  });

  it('are asked for with the cards in their order, and without what is not chosen', () => {
    expect(slotsQuery({ cards: ['cut', 'wash'] })).toEqual({ cards: 'cut,wash', days: 7 });
    expect(slotsQuery({ cards: ['cut'], staffId: 'maren', from: '2026-11-25' })).toEqual({
      cards: 'cut',
      days: 7,
      staff: 'maren',
      from: '2026-11-25',
    });
  });
});

describe('how full a day is', () => {
  it('is the part of its hours in which no time is free', () => {
    expect(fullnessOf(hours, '2026-11-23', 8, before)).toBe(0);
    expect(fullnessOf(hours, '2026-11-23', 30, before)).toBe(0);
    expect(fullnessOf(hours, '2026-11-23', 2, before)).toBe(0.75);
    expect(fullnessOf(hours, '2026-11-23', 0, before)).toBe(1);
  });

  it('counts what is left of today', () => {
    expect(fullnessOf(hours, '2026-11-23', 2, { day: '2026-11-23', minute: 840 })).toBe(0.5);
  });

  it('is nothing on a day without hours', () => {
    expect(fullnessOf(hours, '2026-11-24', 0, before)).toBeUndefined();
  });
});
