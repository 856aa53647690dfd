import { describe, expect, it } from 'vitest';
import { lineContext, told } from '../../tests/support/typed-lines.ts';
import { readLine } from './entry-line.ts';

const tue = '2026-11-24';
const thu = '2026-11-26';

/** Lines that were guessed, or went into the name. The clock is a Monday at 10:00. */
const phrases: [string, Record<string, unknown>][] = [
  // days that do not exist
  ['Klara 31.11. 15:00', { name: 'Klara', time: '15:00', asks: 'noDay: 31.11.' }],
  ['Klara 31.11 15:00', { name: 'Klara', time: '15:00', asks: 'noDay: 31.11' }],
  ['Klara am 31.11.2026 15:00', { name: 'Klara', time: '15:00', asks: 'noDay: am 31.11.2026' }],
  ['Klara 31. November 15:00', { name: 'Klara', time: '15:00', asks: 'noDay: 31. November' }],
  ['Klara Nov 31 15:00', { name: 'Klara', time: '15:00', asks: 'noDay: Nov 31' }],
  ['Klara 30.2. 15:00', { name: 'Klara', time: '15:00', asks: 'noDay: 30.2.' }],
  ['Klara 29.2. 15:00', { name: 'Klara', time: '15:00', asks: 'noDay: 29.2.' }],
  ['Klara 2026-11-31 15:00', { name: 'Klara', time: '15:00', asks: 'noDay: 2026-11-31' }],
  ['Klara 31/11 15:00', { name: 'Klara', time: '15:00', asks: 'noDay: 31/11' }],
  ['Klara 12/25 15:00', { name: 'Klara', time: '15:00', asks: 'noDay: 12/25' }],
  ['Klara 3.13. 15:00', { name: 'Klara', time: '15:00', asks: 'noDay: 3.13.' }],
  ['Klara 32. 15:00', { name: 'Klara', time: '15:00', asks: 'unread: 32.' }],
  ['Klara im Dezember', { name: 'Klara', asks: 'unread: im Dezember' }],
  ['Klara am Wochenende', { name: 'Klara', asks: 'unread: am Wochenende' }],
  ['Klara gestern 15:00', { name: 'Klara', day: '2026-11-22', time: '15:00' }],
  // weekday and date
  ['Klara Mo 3.12. 15:00', { name: 'Klara', time: '15:00', asks: 'disagree: Mo 3.12.' }],
  ['Klara 3.12. 15:00 Montag', { name: 'Klara', time: '15:00', asks: 'disagree: 3.12. Montag' }],
  ['Klara Mon Dec 3rd 3pm', { name: 'Klara', time: '15:00', asks: 'disagree: Mon Dec 3rd' }],
  ['Klara Do 3.12. 15:00', { name: 'Klara', day: '2026-12-03', time: '15:00' }],
  ['Klara Donnerstag, den 3. Dezember um 15 Uhr', { name: 'Klara', day: '2026-12-03', time: '15:00' }],
  ['Klara heute 24.11. 15:00', { name: 'Klara', time: '15:00', asks: 'disagree: heute 24.11.' }],
  ['Klara morgen 24.11. 15:00', { name: 'Klara', day: tue, time: '15:00' }],
  ['Klara morgen Mi 15:00', { name: 'Klara', time: '15:00', asks: 'disagree: morgen Mi' }],
  ['Klara morgen Di 15:00', { name: 'Klara', day: tue, time: '15:00' }],
  ['Klara heute Mo 15:00', { name: 'Klara', day: '2026-11-23', time: '15:00' }],
  ['Klara Di 15. 9:00', { name: 'Klara', day: '2026-12-15', time: '9:00' }],
  ['Klara Di, den 15. 9:00', { name: 'Klara', day: '2026-12-15', time: '9:00' }],
  ['Klara Mi 15. 9:00', { name: 'Klara', time: '9:00', asks: 'disagree: Mi 15.' }],
  ['Klara nächste Woche 3.12.', { name: 'Klara', day: '2026-12-03' }],
  ['Klara nächste Woche 10.12.', { name: 'Klara', asks: 'disagree: nächste Woche 10.12.' }],
  [
    'Klara jeden Dienstag 3.12. 9:00',
    { name: 'Klara', time: '9:00', series: 'jeden Dienstag', asks: 'disagree: Dienstag 3.12.' },
  ],
  // weeks by their number
  ['Klara KW 51 Di 15:00', { name: 'Klara', day: '2026-12-15', time: '15:00' }],
  ['Klara Di KW 51 15:00', { name: 'Klara', day: '2026-12-15', time: '15:00' }],
  ['Klara Di KW51 15:00', { name: 'Klara', day: '2026-12-15', time: '15:00' }],
  ['Klara Di in der KW 50 9:00', { name: 'Klara', day: '2026-12-08', time: '9:00' }],
  ['Klara 51. KW Di 9:00', { name: 'Klara', day: '2026-12-15', time: '9:00' }],
  ['Klara Kalenderwoche 53 Do', { name: 'Klara', day: '2026-12-31' }],
  ['Klara Tuesday week 51 9am', { name: 'Klara', day: '2026-12-15', time: '9:00' }],
  ['Klara KW 2 Mo', { name: 'Klara', day: '2027-01-11' }],
  ['Klara KW 20/2027 Fr', { name: 'Klara', day: '2027-05-21' }],
  ['Klara KW 50', { name: 'Klara', asks: 'whichDay: KW 50' }],
  ['Klara KW 54 Di', { name: 'Klara', asks: 'noDay: KW 54' }],
  ['Klara KW 53/2027 Di', { name: 'Klara', asks: 'noDay: KW 53/2027' }],
  ['Klara KW 51 3.12.', { name: 'Klara', asks: 'disagree: KW 51 3.12.' }],
  // sums
  ['Klara 1.200 €', { name: 'Klara', priceCents: 120_000 }],
  ['Klara 1.200€ 15:00', { name: 'Klara', priceCents: 120_000, time: '15:00' }],
  ['Klara 1.200,50 €', { name: 'Klara', priceCents: 120_050 }],
  ['Klara 1,200.50 €', { name: 'Klara', priceCents: 120_050 }],
  ["Klara 1'200 €", { name: 'Klara', priceCents: 120_000 }],
  ['Klara 1 200 €', { name: 'Klara', priceCents: 120_000 }],
  ['Klara 1200 Euro', { name: 'Klara', priceCents: 120_000 }],
  ['Klara € 55', { name: 'Klara', priceCents: 5500 }],
  ['Klara EUR 55,5', { name: 'Klara', priceCents: 5550 }],
  ['Klara 50,-', { name: 'Klara', priceCents: 5000 }],
  ['Klara 50,- €', { name: 'Klara', priceCents: 5000 }],
  ['Klara 50,-€', { name: 'Klara', priceCents: 5000 }],
  ['Klara 50,--', { name: 'Klara', priceCents: 5000 }],
  ['Klara 50,–', { name: 'Klara', priceCents: 5000 }],
  ['Klara 50.- Do 15:00', { name: 'Klara', priceCents: 5000, day: thu, time: '15:00' }],
  ['Klara 50 ,- Do 15:00', { name: 'Klara', priceCents: 5000, day: thu, time: '15:00' }],
  ['Klara Gel 60 120 €', { name: 'Klara', cards: 'gel', durationMinutes: 60, priceCents: 12_000 }],
  ['Klara Gel 60 Fr 15:00', { name: 'Klara', cards: 'gel', durationMinutes: 60, day: '2026-11-27', time: '15:00' }],
  ['Klara 1.200', { name: 'Klara', asks: 'unread: 1.200' }],
  ['Klara 1500', { name: 'Klara', asks: 'unread: 1500' }],
  ['Klara 15.75', { name: 'Klara', asks: 'unread: 15.75' }],
  ['Klara 49,90', { name: 'Klara', asks: 'unread: 49,90' }],
  ['Klara 50-60 €', { name: 'Klara', asks: 'unread: 50-60 €' }],
  ['Klara 5-8 €', { name: 'Klara', asks: 'unread: 5-8 €' }],
  ['Klara -50 €', { name: 'Klara', asks: 'unread: -50 €' }],
  ['Klara 120 CHF', { name: 'Klara', asks: 'unread: 120 CHF' }],
  ['Klara $50', { name: 'Klara', asks: 'unread: $50' }],
  ['Klara 999999 €', { name: 'Klara', asks: 'unread: 999999 €' }],
  ['Klara 50 € 20 €', { name: 'Klara', priceCents: 5000, asks: 'unread: 20 €' }],
  ['Klara fünfzig Euro', { name: 'Klara', asks: 'unread: fünfzig Euro' }],
  ['Klara 20 % Rabatt', { name: 'Klara Rabatt', asks: 'unread: 20 %' }],
  // times
  ['Klara zwischen 10 und 12', { name: 'Klara', time: '10:00', durationMinutes: 120 }],
  ['Klara Do zwischen zehn und halb zwölf', { name: 'Klara', day: thu, time: '10:00', durationMinutes: 90 }],
  ['Klara between 10 and 12', { name: 'Klara', time: '10:00', durationMinutes: 120 }],
  ['Klara zwischen 3 und 5 Uhr', { name: 'Klara', time: '15:00', durationMinutes: 120 }],
  ['Klara zwischen 10-12 Uhr', { name: 'Klara', time: '10:00', durationMinutes: 120 }],
  ['Klara zwischen 12 und 10', { name: 'Klara', asks: 'noTime: zwischen 12 und 10' }],
  ['Klara um 25', { name: 'Klara', asks: 'noTime: um 25' }],
  ['Klara 30 Uhr', { name: 'Klara', asks: 'noTime: 30 Uhr' }],
  ['Klara 24:00', { name: 'Klara', asks: 'noTime: 24:00' }],
  ['Klara 13pm', { name: 'Klara', asks: 'noTime: 13pm' }],
  ['Klara 15:00 16:00', { name: 'Klara', time: '15:00', asks: 'noTime: 16:00' }],
  ['15 Uhr Klara bis 16:30', { name: 'Klara', time: '15:00', durationMinutes: 90 }],
  ['15 Uhr Klara bis 14 Uhr', { name: 'Klara', time: '15:00', asks: 'noTime: bis 14 Uhr' }],
  ['Klara 1/2 Stunde', { name: 'Klara', durationMinutes: 30 }],
  // so many times
  ['Klara dienstags 5 mal 9:00', { name: 'Klara', day: tue, time: '9:00', series: 'dienstags', times: 5 }],
  ['Klara 5x alle 2 Wochen Di 9:00', { name: 'Klara', day: tue, time: '9:00', series: 'alle 2 Wochen', times: 5 }],
  ['Klara jeden Do fünfmal', { name: 'Klara', day: thu, series: 'jeden Do', times: 5 }],
  ['Klara every Thursday 5 times', { name: 'Klara', day: thu, series: 'every Thursday', times: 5 }],
  ['Klara wöchentlich Do 4 Termine', { name: 'Klara', day: thu, series: 'wöchentlich', times: 4 }],
  ['Klara einmal im Monat Do', { name: 'Klara', day: thu, series: 'einmal im Monat' }],
  ['Klara 1x Gel', { name: 'Klara', cards: 'gel', times: 1 }],
  ['Klara Di 9:00 5 mal', { name: 'Klara', day: tue, time: '9:00', asks: 'often: 5 mal' }],
  ['Klara 5 mal', { name: 'Klara', asks: 'often: 5 mal' }],
  ['Klara zweimal pro Woche', { name: 'Klara', asks: 'unread: zweimal pro Woche' }],
  ['Klara dienstags 20 mal', { name: 'Klara', day: tue, series: 'dienstags', asks: 'tooMany: 20 mal' }],
  ['Klara 5 Personen 15:00', { name: 'Klara', time: '15:00', asks: 'unread: 5 Personen' }],
  ['Klara 10 Jahre 15:00', { name: 'Klara', time: '15:00', asks: 'unread: 10 Jahre' }],
  // names
  ['von der Heide Do 15:00', { name: 'von der Heide', day: thu, time: '15:00' }],
  ['Klara von der Heide Do 15:00', { name: 'Klara von der Heide', day: thu, time: '15:00' }],
  ['Frau van den Berg 15:00', { name: 'Frau van den Berg', time: '15:00' }],
  ['Anna van der Rohe um 9', { name: 'Anna van der Rohe', time: '9:00' }],
  ['Karl von und zu Stein 15:00', { name: 'Karl von und zu Stein', time: '15:00' }],
  ['Klara in der Au 15:00', { name: 'Klara in der Au', time: '15:00' }],
  ['Karl am Ende 15:00', { name: 'Karl am Ende', time: '15:00' }],
  ['Klara und Max 15:00', { name: 'Klara und Max', time: '15:00' }],
  ['Klara von der Heide von 9 bis 11', { name: 'Klara von der Heide', time: '9:00', durationMinutes: 120 }],
  ['Termin für die Klara am Do', { name: 'Klara', day: thu }],
  // colleagues without "bei"
  ['Klara Gel Ben Do 15:00', { name: 'Klara', cards: 'gel', staff: 'ben', day: thu, time: '15:00' }],
  ['Klara Do 15:00 Ben', { name: 'Klara', staff: 'ben', day: thu, time: '15:00' }],
  ['Klara Ben Do 15:00', { name: 'Klara', staff: 'ben', day: thu, time: '15:00' }],
  ['Ben Do 15:00 Klara', { name: 'Klara', staff: 'ben', day: thu, time: '15:00' }],
  ['Ben: Klara 15:00', { name: 'Klara', staff: 'ben', time: '15:00' }],
  ['Klara Muster, Anna Ohm, 15:00', { name: 'Klara Muster', staff: 'anna', time: '15:00' }],
  ['Klara bei Anna Ohm 15:00', { name: 'Klara', staff: 'anna', time: '15:00' }],
  ['Anna Schmidt 15:00', { name: 'Anna Schmidt', time: '15:00' }],
  ['Frau Anna 15:00', { name: 'Frau Anna', time: '15:00' }],
  ['Herr Ben 15:00', { name: 'Herr Ben', time: '15:00' }],
  ['Anna 15:00 bei Ben', { name: 'Anna', staff: 'ben', time: '15:00' }],
];

describe('a line that leaves something open', () => {
  it.each(phrases)('“%s” is asked about, or read right', (text, expected) => {
    expect(told(readLine(text, lineContext))).toEqual(expected);
  });

  it('is asked about only where its name has no figure or money', () => {
    for (const [text] of phrases) expect(readLine(text, lineContext).name ?? '', text).not.toMatch(/[\d€$%]/);
  });
});

const firstOf = (text: string) => readLine(text, lineContext).questions[0];
const onThursday = (text: string) => readLine(text, lineContext).onDays([thu])[0]?.text;

describe('the answer to a question', () => {
  it.each([
    ['Klara 31.11. 15:00', ['2026-11-30', '2026-12-01', '2026-12-31']],
    ['Klara 29.2. 15:00', ['2027-02-28', '2027-03-01', '2027-03-29']],
    ['Klara 12/25 15:00', ['2026-12-25']],
    ['Klara Mo 3.12. 15:00', ['2026-11-30', '2026-12-03', '2026-12-07']],
    ['Klara morgen Mi 15:00', ['2026-11-24', '2026-11-25']],
    ['Klara jeden Dienstag 3.12. 9:00', ['2026-12-01', '2026-12-08']],
    ['Klara KW 48', [23, 24, 25, 26, 27, 28, 29].map((date) => `2026-11-${date}`)],
  ])('of “%s” is one of these days', (text, days) => {
    expect(
      firstOf(text)
        ?.choices.map(({ day }) => day)
        .filter((day) => day !== null),
    ).toEqual(days);
  });

  it('is the line that then stands there, and leaves no question', () => {
    for (const [text] of phrases)
      for (const { kind, choices } of readLine(text, lineContext).questions) {
        expect(choices.length, text).toBeGreaterThan(0);
        for (const { text: then, day, minute, priceCents, every, times } of choices) {
          const read = readLine(then, lineContext);
          const others = readLine(text, lineContext).questions.length - 1;
          expect(read.questions.length, `${text} → ${then}`).toBe(others);
          const meant = { day, minute, priceCents, every, times };
          const said = Object.entries(meant).filter(([, value]) => value !== null);
          expect(read, then).toMatchObject(Object.fromEntries(said));
          expect(read.name, `${kind}: ${text} → ${then}`).toBe(readLine(text, lineContext).name);
        }
      }
  });

  it('keeps notes, and adds to them', () => {
    expect(firstOf('Klara 31.11. 15:00 (Nüsse)')?.choices[0]?.text).toBe('Klara 30.11.2026 15:00 (Nüsse)');
    const noted = firstOf('Klara 1.200 15:00 // ruft an')?.choices.at(-1)?.text;
    expect(noted).toBe('Klara 15:00 // ruft an; 1.200');
    expect(readLine(noted ?? '', lineContext).note).toBe('ruft an; 1.200');
  });

  it('may be another day in the place of the one that was said', () => {
    expect(onThursday('Klara So 15:00')).toBe('Klara 26.11.2026 15:00');
    expect(onThursday('Klara 15:00 am 29.11. Gel')).toBe('Klara 15:00 26.11.2026 Gel');
    expect(onThursday('Klara 15:00')).toBe('Klara 15:00 26.11.2026');
  });
});
