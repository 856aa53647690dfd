import { describe, expect, it } from 'vitest';
import type { CancelReason } from '../../../../src/contract/booking/appointment-status.ts';
import { codeText } from '../../account/phone/messages.ts';
import { inTextAlphabet, textLength, textParts } from '../sms/text-rules.ts';
import { clientText } from './client-messages.ts';
import type { ClientKind } from './client-rules.ts';
import type { Facts } from './fact-messages.ts';
import type { TextedKind } from './rules.ts';
import { textOf } from './text-messages.ts';

/** An address of 28 characters, and the longest way of writing a time: another year. */
const site = 'https://www.casa-und-kiez.de';
const link = (language: 'de' | 'en'): string => `${site}${language === 'en' ? '/en' : ''}/t/${'x'.repeat(22)}`;
const now = new Date('2026-12-20T12:00:00Z');
const names = {
  usual: 'Salon Grün & Söhne 1',
  long: 'Friseurmeisterbetrieb „Schöne Aussicht“ am Gendarmenmarkt, Inh. Łukasz Wiśniewski',
};
const times = ['2027-01-15T09:00:00Z', '2027-01-16T09:00:00Z', '2027-01-18T09:00:00Z'];

const facts = (more: Partial<Facts>): Facts => ({
  side: 'customer',
  service: 'Damenhaarschnitt mit Waschen, Föhnen und „Balayage“ – lang',
  other: names.usual,
  startsAt: '2027-01-14T11:00:00Z',
  timeZone: 'Europe/Berlin',
  occasion: '',
  reason: null,
  cancelledBy: null,
  answerUntil: '2027-01-13T11:00:00Z',
  proposedStartsAt: null,
  alternatives: [],
  text: 'Ein langer Text '.repeat(40),
  ...more,
});

const reasons: Record<CancelReason, true> = {
  declined: true,
  withdrawn: true,
  expired: true,
  by_customer: true,
  by_provider: true,
  ill: true,
  no_show: true,
  not_confirmed: true,
  deposit_missing: true,
  revoked: true,
  account_deleted: true,
  suspended: true,
};
const deposit = { cents: 1234567, until: '2027-01-13T11:00:00Z', receivedAt: null };
const content = { service: 'Schneiden', endsAt: times[0] ?? '', totalCents: 5000 };
/** Every kind, and every form of it. */
const kinds: Record<TextedKind, Partial<Facts>[]> = {
  appointment_requested: [{}, { answerUntil: null }],
  appointment_booked: [{}, { also: times }, { also: Array(51).fill(times[2]) as string[] }, { deposit }],
  appointment_accepted: [{}, { deposit }],
  appointment_deposit: [{ deposit }],
  appointment_declined: [{}, { reason: 'declined', alternatives: times }],
  appointment_cancelled: [
    ...Object.keys(reasons).map((reason) => ({ reason: reason as CancelReason })),
    { reason: 'ill', alternatives: times },
  ],
  appointment_moved: [{}, { content }, { staff: 'Mira Sommer' }],
  appointment_proposed: [{ proposedStartsAt: times[0] ?? '' }, { content, proposed: content }],
  appointment_proposal_answered: [{ occasion: 'agreed' }, { occasion: 'refused' }],
  appointment_expired: [{}],
  appointment_message: [{}],
  appointment_reminder: [{}, { cancelUntil: null }, { cancelUntil: '2027-01-12T11:00:00Z' }],
  appointment_late: [{ minutes: 30 }, { minutes: 30, isAtCustomer: true }],
};
const client: ClientKind[] = [
  'appointment_booked',
  'appointment_moved',
  'appointment_cancelled',
  'appointment_reminder',
  'appointment_late',
];

/** All that can be sent with such a name. */
const all = (other: string): string[] =>
  (['de', 'en'] as const).flatMap((language) =>
    (Object.keys(kinds) as TextedKind[]).flatMap((kind) =>
      kinds[kind].flatMap((form) => [
        ...(['customer', 'provider'] as const).map((side) =>
          textOf(language, kind, { facts: facts({ other, side, ...form }), link: link(language), now }),
        ),
        ...client
          .filter((one) => one === kind)
          .map((one) => clientText(language, one, { facts: facts({ other, ...form }), link: link(language), now })),
      ]),
    ),
  );

describe('a text message', () => {
  it('fits into one of 160 characters, whatever its kind, in both languages', () => {
    const texts = all(names.usual).map(inTextAlphabet);
    expect(texts.length).toBeGreaterThan(120);
    expect(texts.filter((text) => textLength(text) > 160)).toEqual([]);
    expect(texts.filter((text) => !text.includes('Salon Grün & Söhne 1') || !/Thu|Do\b/.test(text))).toEqual([]);
  });

  it('of a long name has two parts at most', () => {
    const texts = all(names.long).map(inTextAlphabet);
    expect(texts.filter((text) => textParts(text) > 2)).toEqual([]);
  });

  it('of a code fits into one', () => {
    for (const language of ['de', 'en'] as const)
      expect(textLength(inTextAlphabet(codeText(language, '123456', site)))).toBeLessThanOrEqual(160);
  });

  it.each(['de', 'en'] as const)('of a sick day says why and names three times in one part: %s', (language) => {
    const ill = (other: string, at: string) =>
      inTextAlphabet(
        textOf(language, 'appointment_cancelled', {
          facts: facts({ other, reason: 'ill', alternatives: times }),
          link: link(language),
          now: new Date(at),
        }),
      );
    const thatMorning = ill(names.usual, '2027-01-14T06:00:00Z');
    expect(thatMorning).toBe(
      language === 'de'
        ? `Casa & Kiez: Salon Grün & Söhne 1 sagt Do 12:00 wegen Krankheit ab. Frei: Fr 10:00, Sa 10:00, Mo 10:00.\n${link('de')}`
        : `Casa & Kiez: Salon Grün & Söhne 1 is ill and cancels Thu 12:00. Free: Fri 10:00, Sat 10:00, Mon 10:00.\n${link('en')}`,
    );
    expect(textLength(thatMorning)).toBeLessThanOrEqual(160);
    // A weekday alone is one of the next six days.
    expect(ill('Mira', '2027-01-11T06:00:00Z')).toMatch(/Sa 10:00, Mo 18\.01\. 10:00\.|Sat 10:00, Mon 18\/01 10:00\./);
    expect(textLength(ill(names.usual, now.toISOString()))).toBeLessThanOrEqual(160);
    for (const text of [ill(names.long, now.toISOString()), ill(names.long, '2027-01-14T06:00:00Z')]) {
      expect(text).toMatch(/wegen Krankheit|is ill and cancels/);
      expect(textParts(text)).toBeLessThanOrEqual(2);
      expect(text.endsWith(link(language))).toBe(true);
    }
  });

  it('says the service and the deadline where there is room', () => {
    const short = {
      facts: facts({ other: 'Mira', service: 'Haarschnitt' }),
      link: `http://a.de/t/${'x'.repeat(22)}`,
      now,
    };
    expect(textOf('de', 'appointment_requested', short)).toBe(
      `Casa & Kiez: Anfrage an Mira gesendet: Do., 14.01.2027, 12:00. Antwort bis Mi., 13.01.2027, 12:00. Haarschnitt.\nhttp://a.de/t/${'x'.repeat(22)}`,
    );
  });

  it.each([
    ['„Łukasz“ – Žižka’s', '"Lukasz" - Zizka\'s'],
    ['Çelik ç é ñ ß', 'Çelik c é ñ ß'],
    ['Олена Щербак', 'Olena Shcherbak'],
    ['Salon 💇 Neu', 'Salon Neu'],
    ['Café Schön', 'Café Schön'],
    ['a​b', 'ab'],
  ])('writes %s in the alphabet of text messages', (typed, expected) => {
    expect(inTextAlphabet(typed)).toBe(expected);
  });

  it('names a business whose name it cannot write by what it is', () => {
    const unnamed = { facts: facts({ other: '美容室' }), link: link('de'), now };
    expect(textOf('de', 'appointment_accepted', unnamed)).toContain('Betrieb hat zugesagt');
  });
});
