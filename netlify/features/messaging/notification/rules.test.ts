import { describe, expect, it } from 'vitest';
import { quietOf, reminderDueAt, textDueAt } from './reminder-rules.ts';
import { wantsMail, wantsText } from './rules.ts';

const berlin = 'Europe/Berlin';
/** Berlin's clock is an hour ahead of UTC in winter, two in summer. */
const due = (startsAt: string, occasion: 'day' | 'hours', cancelHours: number) =>
  reminderDueAt({ startsAt, timeZone: berlin, cancelHours }, occasion).toISOString();

describe('a reminder', () => {
  it.each([
    ['of a visit at noon goes out a day before', '2026-11-26T11:00:00Z', 'day', 2, '2026-11-25T11:00:00.000Z'],
    ['leaves three hours to cancel', '2026-11-26T15:00:00Z', 'day', 24, '2026-11-25T12:00:00.000Z'],
    ['leaves them where the deadline is a week', '2026-11-26T15:00:00Z', 'day', 168, '2026-11-19T12:00:00.000Z'],
    ['is not moved by a deadline of 21 hours', '2026-11-26T15:00:00Z', 'day', 21, '2026-11-25T15:00:00.000Z'],
    ['of a visit at 07:00 waits for 08:00', '2026-11-26T06:00:00Z', 'day', 2, '2026-11-25T07:00:00.000Z'],
    [
      'goes out the evening before where 08:00 is too late',
      '2026-11-26T09:00:00Z',
      'day',
      24,
      '2026-11-24T18:30:00.000Z',
    ],
    ['waits for 08:00 where three hours are left then', '2026-11-26T10:00:00Z', 'day', 24, '2026-11-25T07:00:00.000Z'],
    ['of a visit at 22:00 goes out at 19:30', '2026-11-26T21:00:00Z', 'day', 2, '2026-11-25T18:30:00.000Z'],
    ['of a visit at 08:00 is not moved', '2026-11-26T07:00:00Z', 'day', 2, '2026-11-25T07:00:00.000Z'],
    ['of a visit at 20:00 is moved', '2026-11-26T19:00:00Z', 'day', 2, '2026-11-25T18:30:00.000Z'],
    ['of 2 hours goes out 2 hours before', '2026-11-26T11:00:00Z', 'hours', 24, '2026-11-26T09:00:00.000Z'],
    [
      'of 2 hours and 07:00 goes out the evening before',
      '2026-11-26T06:00:00Z',
      'hours',
      2,
      '2026-11-25T18:30:00.000Z',
    ],
    ['of 2 hours and 23:30 goes out the same evening', '2026-11-26T22:30:00Z', 'hours', 2, '2026-11-26T18:30:00.000Z'],
    // Clocks went forward at 02:00 on 28 March 2027, and back at 03:00 on 25 October 2026.
    ['keeps its 24 hours over a change of clocks', '2027-03-28T10:00:00Z', 'day', 2, '2027-03-27T10:00:00.000Z'],
    ['waits for 08:00 on the clock before the change', '2027-03-28T05:00:00Z', 'day', 2, '2027-03-27T07:00:00.000Z'],
    ['of the evening before an autumn change', '2026-10-25T06:00:00Z', 'hours', 2, '2026-10-24T17:30:00.000Z'],
  ] as const)('%s', (_, startsAt, occasion, cancelHours, expected) => {
    expect(due(startsAt, occasion, cancelHours)).toBe(expected);
  });

  it('comes between 8 and 20 o’clock, and three hours before the end of cancelling, whatever the visit', () => {
    for (let quarter = 0; quarter < 4 * 24 * 2; quarter += 1)
      for (const cancelHours of [0, 1, 12, 21, 22, 24, 48, 720]) {
        const start = Date.parse('2026-11-26T00:00:00Z') + quarter * 15 * 60_000;
        const sent = Date.parse(due(new Date(start).toISOString(), 'day', cancelHours));
        const hourThere = Number(new Date(sent).toLocaleTimeString('en-GB', { timeZone: berlin, hour: '2-digit' }));
        expect([hourThere >= 8 && hourThere < 20, start - cancelHours * 3_600_000 - sent >= 3 * 3_600_000]).toEqual([
          true,
          true,
        ]);
      }
  });
});

const at = (now: string, startsAt: string) => textDueAt(new Date(now), { startsAt, timeZone: berlin }).toISOString();

describe('a text message', () => {
  it('waits from 21:00 to 08:00 on the provider’s clock', () => {
    const startsAt = '2026-11-28T11:00:00Z';
    expect(at('2026-11-26T19:59:59Z', startsAt)).toBe('2026-11-26T19:59:59.000Z');
    expect(at('2026-11-26T20:00:00Z', startsAt)).toBe('2026-11-27T07:00:00.000Z');
    expect(at('2026-11-27T06:59:59Z', startsAt)).toBe('2026-11-27T07:00:00.000Z');
    expect(at('2026-11-27T07:00:00Z', startsAt)).toBe('2026-11-27T07:00:00.000Z');
  });

  it('goes out at once where the visit begins before it could be read in the morning', () => {
    expect(at('2026-11-26T22:00:00Z', '2026-11-27T07:30:00Z')).toBe('2026-11-26T22:00:00.000Z');
    expect(at('2026-11-26T22:00:00Z', '2026-11-27T08:30:00Z')).toBe('2026-11-27T07:00:00.000Z');
  });

  it('about a visit that is over waits', () => {
    expect(at('2026-11-26T22:00:00Z', '2026-11-26T15:00:00Z')).toBe('2026-11-27T07:00:00.000Z');
  });
});

describe('who wants what', () => {
  const quiet = { quietFrom: 21, quietUntil: 8 };
  const nothing = {
    emailNotifications: false,
    appointmentReminders: false,
    smsNotifications: false,
    bookingEmails: false,
    ...quiet,
  };
  const everything = {
    emailNotifications: true,
    appointmentReminders: true,
    smsNotifications: true,
    bookingEmails: true,
    ...quiet,
  };
  const event = { side: 'customer', occasion: '', cancelledBy: null } as const;

  it('customers cannot switch off what changes their contract', () => {
    expect(wantsMail('appointment_cancelled', 'customer', nothing)).toBe(true);
    expect(wantsMail('appointment_message', 'customer', nothing)).toBe(false);
    expect(wantsMail('appointment_reminder', 'customer', { ...everything, appointmentReminders: false })).toBe(false);
    expect(wantsMail('appointment_booked', 'provider', nothing)).toBe(false);
  });

  it('a provider chooses mails of bookings apart from all others', () => {
    const bookingsOnly = { ...nothing, bookingEmails: true };
    const others = { ...everything, bookingEmails: false };
    for (const kind of ['appointment_requested', 'appointment_booked', 'appointment_cancelled'] as const)
      expect([wantsMail(kind, 'provider', bookingsOnly), wantsMail(kind, 'provider', others)]).toEqual([true, false]);
    expect(wantsMail('appointment_message', 'provider', bookingsOnly)).toBe(false);
    expect(wantsMail('appointment_message', 'provider', others)).toBe(true);
  });

  it('the quiet hours of an account are kept, and the usual ones where there is none', () => {
    const own = { ...everything, quietFrom: 18, quietUntil: 10 };
    const dueFor = (preferences: typeof own | undefined) =>
      textDueAt(
        new Date('2026-11-26T17:30:00Z'),
        { startsAt: '2026-11-28T11:00:00Z', timeZone: berlin },
        quietOf(preferences),
      ).toISOString();
    expect(dueFor(own)).toBe('2026-11-27T09:00:00.000Z');
    expect(dueFor(undefined)).toBe('2026-11-26T17:30:00.000Z');
  });

  it('nobody is texted about what they did, or against their wish', () => {
    const cancelled = { ...event, kind: 'appointment_cancelled' as const };
    expect(wantsText({ ...cancelled, cancelledBy: 'provider' }, everything)).toBe(true);
    expect(wantsText({ ...cancelled, cancelledBy: 'customer' }, everything)).toBe(false);
    expect(wantsText({ ...cancelled, cancelledBy: 'provider' }, nothing)).toBe(false);
    expect(wantsText({ ...event, kind: 'appointment_reminder', occasion: 'day' }, everything)).toBe(false);
    expect(wantsText({ ...event, kind: 'appointment_reminder', occasion: 'hours' }, everything)).toBe(true);
  });
});
