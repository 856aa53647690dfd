import { expect, it } from 'vitest';
import { aCalendarVisit } from '../../../../tests/support/calendar-visits.ts';
import type { Calendar } from '../../../contract/booking/calendar.ts';
import type { Waiting } from '../../../contract/booking/waiting-list.ts';
import { waitedGaps } from './waiting-gaps.ts';

const day = '2026-12-09';
/** Anna and Ben work from 9 to 12. Anna has somebody from 10 to 11:30, Ben the whole morning. */
const calendar: Calendar = {
  timeZone: 'Europe/Berlin',
  today: day,
  staff: [
    { id: 'anna', name: 'Anna', isActive: true },
    { id: 'ben', name: 'Ben', isActive: true },
  ],
  days: [{ day, hours: ['anna', 'ben'].map((staffId) => ({ staffId, opensMinute: 540, closesMinute: 720 })) }],
  visits: [
    aCalendarVisit({
      start: `${day}T09:00:00Z`,
      end: `${day}T10:30:00Z`,
      day,
      staffId: 'anna',
      fromMinute: 600,
      untilMinute: 690,
      takenUntilMinute: 690,
    }),
    aCalendarVisit({
      start: `${day}T08:00:00Z`,
      end: `${day}T11:00:00Z`,
      day,
      staffId: 'ben',
      fromMinute: 540,
      untilMinute: 720,
      takenUntilMinute: 720,
    }),
  ],
  blocks: [],
};

const aWaiting = (overrides: Partial<Waiting> = {}): Waiting => ({
  id: '0b5c6a52-aaaa-4bbb-8ccc-1234567890ab' as never,
  provider: { id: '0b5c6a52-aaaa-4bbb-8ccc-1234567890ac' as never, name: 'Studio' },
  timeZone: 'Europe/Berlin',
  customer: 'Klara',
  phone: null,
  isOffered: true,
  cards: [],
  services: ['Gel'],
  minutes: 60,
  staff: null,
  able: ['anna', 'ben'] as never[],
  firstDay: day,
  lastDay: '2026-12-20',
  fromMinute: null,
  untilMinute: null,
  appointment: null,
  createdAt: '2026-12-01T08:00:00Z',
  offer: null,
  ...overrides,
});

const gaps = (waiting: readonly Waiting[], minute = 0, only?: string) =>
  waitedGaps(calendar, waiting, { only, minute }).map(({ staffId, fromMinute, untilMinute, waiting: who }) => [
    staffId,
    fromMinute,
    untilMinute,
    who.length,
  ]);

it('counts who waits beside each free time that is long enough', () => {
  expect(gaps([aWaiting(), aWaiting({ minutes: 30 }), aWaiting({ minutes: 90 })])).toEqual([
    ['anna', 540, 600, 2],
    ['anna', 690, 720, 1],
  ]);
});

it('leaves out who waits for other days, hours or people', () => {
  expect(gaps([aWaiting({ firstDay: '2026-12-10' })])).toEqual([]);
  expect(gaps([aWaiting({ lastDay: '2026-12-08' })])).toEqual([]);
  expect(gaps([aWaiting({ able: ['ben'] as never[] })])).toEqual([]);
  expect(gaps([aWaiting({ fromMinute: 600, untilMinute: 660 })])).toEqual([]);
  // A start before the end of the hours is enough.
  expect(gaps([aWaiting({ fromMinute: 0, untilMinute: 545 })])).toEqual([['anna', 540, 600, 1]]);
  expect(gaps([aWaiting({ fromMinute: 0, untilMinute: 540 })])).toEqual([]);
});

it('says nothing of what is over, or of somebody who is not shown', () => {
  expect(gaps([aWaiting({ minutes: 30 })], 580)).toEqual([['anna', 690, 720, 1]]);
  expect(gaps([aWaiting()], 0, 'ben')).toEqual([]);
});
