import { changeLanguage } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { startWords, wordsOf } from '#i18n/i18n.ts';
import type { Appointment } from '../../../contract/booking/appointment.ts';
import type { ServiceCard } from '../../../contract/services/provider.ts';
import { termsOf, termsWords } from './booking-terms.ts';

beforeAll(() => startWords('de', ['booking']));

/** Monday, 18:42 in Berlin. */
const now = Date.parse('2026-11-23T17:42:00Z');
const timeZone = 'Europe/Berlin';
const saidIn = async (language: 'de' | 'en') => {
  await changeLanguage(language);
  return termsWords(wordsOf('booking'), now);
};
const atOnce = { cancelHours: 24, timeZone, isAtOnce: true };
const asked = { ...atOnce, isAtOnce: false };
/** Wednesday, 14:00. */
const wednesday = '2026-11-25T13:00:00Z';
const tuesday = '2026-11-24T13:00:00Z';
const nextYear = '2027-01-14T13:00:00Z';

describe('the terms of a chosen time', () => {
  it('are a date on the clock of the business, with the year where that is another one', async () => {
    const de = await saidIn('de');
    expect(de.ofStart(wednesday, atOnce)).toBe('Absagen oder verschieben bis morgen, 14:00, danach nur telefonisch.');
    expect(de.ofStart(nextYear, atOnce)).toBe(
      'Absagen oder verschieben bis Mittwoch, 13. Januar 2027, 14:00, danach nur telefonisch.',
    );
    expect((await saidIn('en')).ofStart(wednesday, atOnce)).toBe(
      'Cancel or move it until tomorrow, 14:00, after that only by phone.',
    );
  });

  it('are the telephone where that is over already, but for the ten minutes of regret', async () => {
    const de = await saidIn('de');
    expect(de.ofStart(tuesday, atOnce)).toBe(
      'Absagen oder verschieben nur noch telefonisch, außer in den ersten 10 Minuten nach der Buchung.',
    );
    expect(de.ofStart('2026-11-28T14:00:00Z', asked)).toBe(
      'Zurückziehen geht bis zur Zusage. Danach absagen bis Fr, 15:00.',
    );
    // Of a request they begin with the acceptance.
    expect(de.ofStart(tuesday, asked)).toBe(
      'Zurückziehen geht bis zur Zusage. Absagen oder verschieben nur noch telefonisch, außer in den ersten 10 Minuten nach der Zusage.',
    );
    expect((await saidIn('en')).ofStart(tuesday, atOnce)).toMatch(/only by phone, except in the first 10 minutes/);
  });
});

it('the terms of a day name its first time that can still be cancelled, and that it is too late for those before', async () => {
  const de = await saidIn('de');
  expect(de.ofStarts(['2026-11-25T08:00:00Z', wednesday], atOnce)).toBe(
    'Absagen oder verschieben bis 24 Stunden vorher, danach nur telefonisch. Für 09:00 also bis morgen, 09:00.',
  );
  expect(de.ofStarts([tuesday, '2026-11-24T18:00:00Z'], atOnce)).toBe(
    'Absagen oder verschieben bis 24 Stunden vorher, danach nur telefonisch. Für 19:00 also bis heute, 19:00. Für frühere Zeiten nur noch telefonisch.',
  );
  expect(de.ofStarts([tuesday], atOnce)).toMatch(/nur noch telefonisch, außer in den ersten 10 Minuten/);
});

it('the terms of a card are a date, too: that of its next free time', async () => {
  const de = await saidIn('de');
  const card = { cancelHours: 24, isImmediate: true, nextStart: wednesday } as ServiceCard;
  const provider = { timeZone };
  expect(de.ofCard(card, provider)).toBe(
    'Absagen oder verschieben bis 24 Stunden vorher, danach nur telefonisch. Für Mi., 25.11., 14:00 also bis morgen, 14:00.',
  );
  expect(de.ofCard({ ...card, nextStart: tuesday }, provider)).toMatch(/nur noch telefonisch, außer/);
  expect(de.ofCard({ ...card, nextStart: null }, provider)).toBe('Absagen oder verschieben bis 24 Stunden vorher');
  expect(de.ofCard({ ...card, cancelHours: 0 }, provider)).toBe('Absagen oder verschieben bis zum Beginn');
  // The strictest card decides about the whole visit, and one that is asked for makes it a request.
  const strict = { cancelHours: 48, isImmediate: false } as ServiceCard;
  expect(termsOf(provider, [card, strict])).toEqual({ cancelHours: 48, timeZone, isAtOnce: false });
});

it('what was booked just now says until when, and that within the minutes of regret only the telephone comes after', async () => {
  const de = await saidIn('de');
  const createdAt = '2026-11-23T17:41:00Z';
  const booked = { status: 'confirmed', cancelUntil: '2026-11-23T17:51:00Z', createdAt, timeZone } as Appointment;
  expect(de.ofBooked(booked)).toBe('Absagen oder verschieben bis heute, 18:51, danach nur telefonisch.');
  expect(de.ofBooked({ ...booked, status: 'open' })).toMatch(
    /^Zurückziehen geht bis zur Zusage.+ersten 10 Minuten nach der Zusage/,
  );
  expect(de.ofBooked({ ...booked, cancelUntil: createdAt })).toBe('Zum Absagen oder Verschieben rufen Sie bitte an.');
});

const cardAt = (nextStart: string | null, cancelHours = 24) =>
  ({ nextStart, cancelHours, isImmediate: true }) as unknown as ServiceCard;

describe('the terms of all cards of a provider', () => {
  it('are said once where they are the same, for the first time that can still be cancelled', async () => {
    const de = await saidIn('de');
    expect(de.ofCards([cardAt(nextYear), cardAt(wednesday), cardAt(null)], { timeZone })).toBe(
      de.ofCard(cardAt(wednesday), { timeZone }),
    );
    expect(de.ofCards([cardAt(tuesday), cardAt(wednesday)], { timeZone })).toMatch(
      /also bis morgen, 14:00\. Für frühere Zeiten nur noch telefonisch\.$/,
    );
    expect(de.ofCards([cardAt(null), cardAt(null)], { timeZone })).toBe(
      'Absagen oder verschieben bis 24 Stunden vorher',
    );
  });

  it('stand at each card where they differ, and where there is one alone', async () => {
    const de = await saidIn('de');
    expect(de.ofCards([cardAt(wednesday), cardAt(wednesday, 48)], { timeZone })).toBeUndefined();
    expect(de.ofCards([cardAt(wednesday)], { timeZone })).toBeUndefined();
  });
});
