import type { CalendarVisit } from '../../src/contract/calendar.ts';

/** A confirmed visit as the provider's calendar answers it. Its times are only an example, and do not follow from another. */
export const aCalendarVisit = (overrides: Partial<CalendarVisit> = {}): CalendarVisit => ({
  id: 'v',
  version: 0,
  status: 'confirmed',
  staffId: 'anna',
  start: '2026-12-07T09:00:00Z',
  end: '2026-12-07T10:00:00Z',
  day: '2026-12-07',
  fromMinute: 600,
  untilMinute: 660,
  work: [{ fromMinute: 600, untilMinute: 660 }],
  takenUntilMinute: 660,
  customer: 'Klara',
  phone: null,
  clientId: null,
  services: ['Gel'],
  currency: 'EUR',
  totalCents: 5000,
  note: '',
  address: null,
  isOwn: false,
  isComing: false,
  proposal: null,
  ...overrides,
});
