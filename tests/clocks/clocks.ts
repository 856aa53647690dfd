/** An instant at which the tests have to pass, and why that one. */
export interface Clock {
  at: string;
  why: string;
}

export const clocks: readonly Clock[] = [
  { at: '2026-12-01T11:00:00Z', why: 'a month has just begun' },
  { at: '2026-12-06T11:00:00Z', why: 'a Sunday' },
  { at: '2026-12-15T23:05:00Z', why: 'the hour before midnight UTC: the next day in Berlin and Manila' },
  { at: '2026-12-24T11:00:00Z', why: 'two public holidays follow, and a Sunday' },
  { at: '2026-12-31T11:00:00Z', why: 'the last day of a year' },
  { at: '2027-01-01T11:00:00Z', why: 'the first day of a year' },
  { at: '2027-01-31T11:00:00Z', why: 'the next month has no such day' },
  { at: '2027-02-19T22:35:00Z', why: 'the last half hour of a day in Berlin' },
  { at: '2027-03-28T00:30:00Z', why: 'half an hour before Berlin’s clocks go forward' },
  { at: '2027-10-31T00:30:00Z', why: 'half an hour before Berlin’s clocks go back' },
  { at: '2028-02-29T11:00:00Z', why: 'a leap day' },
];
