import { describe, expect, it } from 'vitest';
import { lineContext as context, told } from '../../tests/support/typed-lines.ts';
import { readLine } from './entry-line.ts';

const mon = '2026-11-23';
const tue = '2026-11-24';
const thu = '2026-11-26';

const phrases: [string, Record<string, unknown>][] = [
  // the whole line
  [
    'Klara 0171 5551234 Gel 60 Do 15:00',
    { name: 'Klara', phone: '0171 5551234', cards: 'gel', durationMinutes: 60, day: thu, time: '15:00' },
  ],
  ['Do 15:00 Klara Gel', { name: 'Klara', cards: 'gel', day: thu, time: '15:00' }],
  ['Gel Klara Do 15:00', { name: 'Klara', cards: 'gel', day: thu, time: '15:00' }],
  ['klara gel 60 do 15', { name: 'klara', cards: 'gel', durationMinutes: 60, day: thu, time: '15:00' }],
  ['klara gel do um 15', { name: 'klara', cards: 'gel', day: thu, time: '15:00' }],
  ['Frau Müller, Farbe, morgen 9 Uhr', { name: 'Frau Müller', cards: 'farbe', day: tue, time: '9:00' }],
  [
    'Klara Meyer +49 171 5551234 Haarschnitt Damen Di 14:30',
    { name: 'Klara Meyer', phone: '+49 171 5551234', cards: 'damen', day: tue, time: '14:30' },
  ],
  [
    'Herr Schmidt Haarschnitt Herren heute 16 Uhr bei Ben',
    { name: 'Herr Schmidt', cards: 'herren', day: mon, time: '16:00', staff: 'ben' },
  ],
  ['tomorrow 3pm Klara manicure', { name: 'Klara manicure', day: tue, time: '15:00' }],
  ['Klara Maniküre tomorrow at 3pm', { name: 'Klara', cards: 'hand', day: tue, time: '15:00' }],
  ['Termin für Klara am Donnerstag um 15 Uhr', { name: 'Klara', day: thu, time: '15:00' }],
  ['Klara', { name: 'Klara' }],
  ['', {}],
  ['   ', {}],
  // times
  ['Klara 15:00', { name: 'Klara', time: '15:00' }],
  ['Klara 9:05', { name: 'Klara', time: '9:05' }],
  ['Klara 08:00', { name: 'Klara', time: '8:00' }],
  ['Klara 15.30', { name: 'Klara', time: '15:30' }],
  ['Klara 15.30 Uhr', { name: 'Klara', time: '15:30' }],
  ['Klara 15.10 Uhr', { name: 'Klara', time: '15:10' }],
  ['Klara 15h30', { name: 'Klara', time: '15:30' }],
  ['Klara 15 Uhr', { name: 'Klara', time: '15:00' }],
  ['Klara 15 Uhr 20', { name: 'Klara', time: '15:20' }],
  ['Klara 15uhr', { name: 'Klara', time: '15:00' }],
  ['Klara um 15', { name: 'Klara', time: '15:00' }],
  ['Klara ab 10', { name: 'Klara', time: '10:00' }],
  ['Klara Do 15', { name: 'Klara', day: thu, time: '15:00' }],
  ['Klara morgen 9', { name: 'Klara', day: tue, time: '9:00' }],
  ['Klara Do 15 min', { name: 'Klara', day: thu, durationMinutes: 15 }],
  ['Klara um 3', { name: 'Klara', time: '15:00' }],
  ['Klara 3 Uhr', { name: 'Klara', time: '15:00' }],
  ['Klara 03:00', { name: 'Klara', time: '3:00' }],
  ['Klara 7 Uhr', { name: 'Klara', time: '7:00' }],
  ['Klara 3pm', { name: 'Klara', time: '15:00' }],
  ['Klara 3 pm', { name: 'Klara', time: '15:00' }],
  ['Klara 3:30pm', { name: 'Klara', time: '15:30' }],
  ['Klara 9am', { name: 'Klara', time: '9:00' }],
  ['Klara 12am', { name: 'Klara', time: '0:00' }],
  ['Klara 12 pm', { name: 'Klara', time: '12:00' }],
  ['Klara at 11', { name: 'Klara', time: '11:00' }],
  ['Klara halb 4', { name: 'Klara', time: '15:30' }],
  ['Klara um halb 10', { name: 'Klara', time: '9:30' }],
  ['Klara viertel nach 3', { name: 'Klara', time: '15:15' }],
  ['Klara viertel vor 5', { name: 'Klara', time: '16:45' }],
  ['Klara dreiviertel 4', { name: 'Klara', time: '15:45' }],
  ['Klara half past 3', { name: 'Klara', time: '15:30' }],
  ['Klara quarter to 10', { name: 'Klara', time: '9:45' }],
  ['Klara mittags', { name: 'Klara', time: '12:00' }],
  ['Klara noon', { name: 'Klara', time: '12:00' }],
  ['Klara 25:00', { name: 'Klara', asks: 'noTime: 25:00' }],
  ['Klara 15:75', { name: 'Klara', asks: 'noTime: 15:75' }],
  // from and to
  ['Klara 15-16:30', { name: 'Klara', time: '15:00', durationMinutes: 90 }],
  ['Klara 15:00–16:00 Gel', { name: 'Klara', time: '15:00', durationMinutes: 60, cards: 'gel' }],
  ['Klara 15:00-16:00 Uhr', { name: 'Klara', time: '15:00', durationMinutes: 60 }],
  ['Klara von 9 bis 11', { name: 'Klara', time: '9:00', durationMinutes: 120 }],
  ['Klara 9 bis 11 Uhr', { name: 'Klara', time: '9:00', durationMinutes: 120 }],
  ['Klara from 9 to 10:30', { name: 'Klara', time: '9:00', durationMinutes: 90 }],
  // days
  ['Klara heute', { name: 'Klara', day: mon }],
  ['Klara today 17:00', { name: 'Klara', day: mon, time: '17:00' }],
  ['Klara übermorgen', { name: 'Klara', day: '2026-11-25' }],
  ['Klara day after tomorrow', { name: 'Klara', day: '2026-11-25' }],
  ['Klara Mo 15:00', { name: 'Klara', day: mon, time: '15:00' }],
  ['Klara Mo 9:00', { name: 'Klara', day: '2026-11-30', time: '9:00' }],
  ['Klara Mo', { name: 'Klara', day: '2026-11-30' }],
  ['Klara So', { name: 'Klara', day: '2026-11-29' }],
  ['Klara Mi.', { name: 'Klara', day: '2026-11-25' }],
  ['Klara am Freitag', { name: 'Klara', day: '2026-11-27' }],
  ['Klara Sonnabend', { name: 'Klara', day: '2026-11-28' }],
  ['Klara next Thursday 11:00', { name: 'Klara', day: thu, time: '11:00' }],
  ['Klara nächsten Donnerstag', { name: 'Klara', day: thu }],
  ['Klara nächste Woche Do', { name: 'Klara', day: '2026-12-03' }],
  ['Klara next week Mon', { name: 'Klara', day: '2026-11-30' }],
  ['Klara nächste Woche', { name: 'Klara', day: '2026-11-30' }],
  ['Klara in 2 Wochen', { name: 'Klara', day: '2026-12-07' }],
  ['Klara in einer Woche', { name: 'Klara', day: '2026-11-30' }],
  ['Klara Do in 2 Wochen', { name: 'Klara', day: '2026-12-10' }],
  ['Klara in 3 Tagen', { name: 'Klara', day: thu }],
  ['Klara in three days', { name: 'Klara', day: thu }],
  ['Klara 3.12.', { name: 'Klara', day: '2026-12-03' }],
  ['Klara 03.12. 15:00', { name: 'Klara', day: '2026-12-03', time: '15:00' }],
  ['Klara 3.12', { name: 'Klara', day: '2026-12-03' }],
  ['Klara 3.12.2026', { name: 'Klara', day: '2026-12-03' }],
  ['Klara 3.12.26', { name: 'Klara', day: '2026-12-03' }],
  ['Klara am 5.1.', { name: 'Klara', day: '2027-01-05' }],
  ['Klara 2026-12-03', { name: 'Klara', day: '2026-12-03' }],
  ['Klara 3/12', { name: 'Klara', day: '2026-12-03' }],
  ['Klara 3. Dezember', { name: 'Klara', day: '2026-12-03' }],
  ['Klara 3 December 2027', { name: 'Klara', day: '2027-12-03' }],
  ['Klara Dec 3rd', { name: 'Klara', day: '2026-12-03' }],
  ['Klara 4. März', { name: 'Klara', day: '2027-03-04' }],
  ['Klara 31.2.', { name: 'Klara', asks: 'noDay: 31.2.' }],
  ['Klara jetzt', { name: 'Klara', day: mon, time: '10:00' }],
  // how long
  ['Klara 60', { name: 'Klara', durationMinutes: 60 }],
  ['Klara 45 min', { name: 'Klara', durationMinutes: 45 }],
  ['Klara 45min', { name: 'Klara', durationMinutes: 45 }],
  ['Klara 90 Minuten', { name: 'Klara', durationMinutes: 90 }],
  ['Klara 2h', { name: 'Klara', durationMinutes: 120 }],
  ['Klara 1h30', { name: 'Klara', durationMinutes: 90 }],
  ['Klara 1,5 Std', { name: 'Klara', durationMinutes: 90 }],
  ['Klara 1.5 hours', { name: 'Klara', durationMinutes: 90 }],
  ['Klara eine Stunde', { name: 'Klara', durationMinutes: 60 }],
  ['Klara halbe Stunde', { name: 'Klara', durationMinutes: 30 }],
  ['Klara anderthalb Stunden', { name: 'Klara', durationMinutes: 90 }],
  ['Klara für 2 Stunden', { name: 'Klara', durationMinutes: 120 }],
  ['Klara half an hour', { name: 'Klara', durationMinutes: 30 }],
  ['Klara 7', { name: 'Klara 7' }],
  // numbers
  ['Klara 01715551234', { name: 'Klara', phone: '01715551234' }],
  ['Klara 0171/5551234', { name: 'Klara', phone: '0171/5551234' }],
  ['Klara (030) 123 45 67', { name: 'Klara', phone: '(030) 123 45 67' }],
  ['Klara +43 660 1234567 Gel', { name: 'Klara', phone: '+43 660 1234567', cards: 'gel' }],
  ['Klara 0049 171 555 1234 90', { name: 'Klara', phone: '0049 171 555 1234', durationMinutes: 90 }],
  ['Klara 0171 5551234 15 Uhr', { name: 'Klara', phone: '0171 5551234', time: '15:00' }],
  ['Klara 0171 5551234 60', { name: 'Klara', phone: '0171 5551234', durationMinutes: 60 }],
  ['Klara 0171 5551234 45 min', { name: 'Klara', phone: '0171 5551234', durationMinutes: 45 }],
  ['Klara Tel. 0171 5551234', { name: 'Klara', phone: '0171 5551234' }],
  ['Klara klara@example.org', { name: 'Klara', email: 'klara@example.org' }],
  // money
  ['Klara Gel 55€', { name: 'Klara', cards: 'gel', priceCents: 5500 }],
  ['Klara Gel 55,50 €', { name: 'Klara', cards: 'gel', priceCents: 5550 }],
  ['Klara Gel €55', { name: 'Klara', cards: 'gel', priceCents: 5500 }],
  ['Klara 60 Euro 60', { name: 'Klara', priceCents: 6000, durationMinutes: 60 }],
  // services
  ['Klara haarschnitt damen', { name: 'Klara', cards: 'damen' }],
  ['Klara damen haarschnitt', { name: 'Klara', cards: 'damen' }],
  ['Klara Herren', { name: 'Klara', cards: 'herren' }],
  ['Klara Haarschnitt Damen + Farbe', { name: 'Klara', cards: 'damen+farbe' }],
  ['Klara Farbe und Haarschnitt Damen', { name: 'Klara', cards: 'farbe+damen' }],
  ['Klara waschen föhnen', { name: 'Klara', cards: 'wash' }],
  ['Klara MANIKURE', { name: 'Klara', cards: 'hand' }],
  ['Klara Massage', { name: 'Klara', cards: 'massage' }],
  ['Klara rücken', { name: 'Klara', cards: 'massage' }],
  ['Farbe', { cards: 'farbe' }],
  ['Klara Farber', { name: 'Klara Farber' }],
  // staff
  ['Klara Gel bei Anna', { name: 'Klara', cards: 'gel', staff: 'anna' }],
  ['Klara @ben 15:00', { name: 'Klara', staff: 'ben', time: '15:00' }],
  ['Klara with Anna 15:00', { name: 'Klara', staff: 'anna', time: '15:00' }],
  ['Klara mit Hund 15:00', { name: 'Klara Hund', time: '15:00' }],
  ['Anna 15:00', { name: 'Anna', time: '15:00' }],
  // notes
  ['Klara (Allergie gegen Nüsse) 15:00', { name: 'Klara', note: 'Allergie gegen Nüsse', time: '15:00' }],
  ['Klara 15:00 // bringt Tochter mit', { name: 'Klara', note: 'bringt Tochter mit', time: '15:00' }],
];

describe('the line of an own entry', () => {
  it.each(phrases)('reads “%s”', (text, expected) => {
    expect(told(readLine(text, context))).toEqual(expected);
  });

  it('is read in more than a hundred ways', () => {
    expect(new Set(phrases.map(([text]) => text)).size).toBeGreaterThanOrEqual(100);
  });

  it('never throws, whatever is typed', () => {
    const pieces = [
      '15:00',
      '0171',
      '+',
      '€',
      'Do',
      'bei',
      '(',
      ')',
      '//',
      'in',
      'halb',
      '99',
      '.',
      '31.12.',
      'Gel',
      'von',
      'bis',
      '🙂',
      "'",
      '@',
    ];
    let seed = 7;
    const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
    for (let round = 0; round < 5000; round += 1) {
      const text = Array.from(
        { length: 1 + Math.floor(next() * 8) },
        () => pieces[Math.floor(next() * pieces.length)],
      ).join(' ');
      const { minute, durationMinutes, day } = readLine(text, context);
      expect(minute === undefined || (minute >= 0 && minute < 1440), text).toBe(true);
      expect(durationMinutes === undefined || durationMinutes > 0, text).toBe(true);
      expect(day === undefined || /^\d{4}-\d\d-\d\d$/.test(day), text).toBe(true);
    }
  });
});
