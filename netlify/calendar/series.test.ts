import { describe, expect, it } from 'vitest';
import { seriesDays } from './series.ts';

describe('the days of a series', () => {
  it('are so many days or weeks apart, over the end of a year', () => {
    expect(seriesDays('2026-12-15', { unit: 'week', count: 2 }, 3)).toEqual(['2026-12-15', '2026-12-29', '2027-01-12']);
    expect(seriesDays('2026-12-30', { unit: 'day', count: 1 }, 3)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  });

  it('are the same date of later months, and the last one of a month that is too short', () => {
    expect(seriesDays('2027-01-31', { unit: 'month', count: 1 }, 4)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ]);
    expect(seriesDays('2026-11-30', { unit: 'month', count: 3 }, 2)).toEqual(['2026-11-30', '2027-02-28']);
  });

  it('are the same weekday in the same place of later months', () => {
    // The second Tuesdays, and what the fifth Monday becomes where a month has four.
    expect(seriesDays('2026-12-08', { unit: 'nthWeekday', count: 1 }, 3)).toEqual([
      '2026-12-08',
      '2027-01-12',
      '2027-02-09',
    ]);
    expect(seriesDays('2026-11-30', { unit: 'nthWeekday', count: 1 }, 2)).toEqual(['2026-11-30', '2026-12-28']);
  });
});
