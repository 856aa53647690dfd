import { expect, it } from 'vitest';
import { usualFrom, usualSlot } from './usual.ts';

const timeZone = 'Europe/Berlin';
const now = Date.parse('2026-11-30T09:00:00Z');

it('looks for the usual appointment from when it is due, and never before tomorrow', () => {
  expect(usualFrom({ dueAt: '2026-12-20T10:00:00.000Z', timeZone }, now)).toBe('2026-12-20');
  expect(usualFrom({ dueAt: '2026-10-20T10:00:00.000Z', timeZone }, now)).toBe('2026-12-01');
  expect(usualFrom({ dueAt: null, timeZone }, now)).toBe('2026-12-01');
});

const client = {
  timeZone,
  // A Tuesday, 14:30 in Berlin.
  lastVisits: [
    {
      id: 'x',
      start: '2026-10-13T12:30:00.000Z',
      service: 'Farbe',
      staff: 'Sabine',
      totalCents: 6500,
      answers: [],
      rating: null,
    },
  ],
  usual: { cards: [], services: ['Farbe'], staff: null, minute: 870, durationMinutes: 90, totalCents: 6500 },
};

it('takes the free time most like the last visit: its weekday, then its time of day', () => {
  const days = [
    { day: '2026-12-01', slots: ['2026-12-01T08:00:00.000Z', '2026-12-01T13:00:00.000Z'] },
    { day: '2026-12-02', slots: ['2026-12-02T13:30:00.000Z'] },
  ];
  expect(usualSlot(client, days)).toBe('2026-12-01T13:00:00.000Z');
  expect(usualSlot(client, [{ day: '2026-12-02', slots: ['2026-12-02T13:30:00.000Z'] }])).toBe(
    '2026-12-02T13:30:00.000Z',
  );
  expect(usualSlot(client, [{ day: '2026-12-02', slots: [] }])).toBeUndefined();
});
