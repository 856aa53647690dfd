import type { LineContext, ReadLine } from '../../netlify/calendar/entry-line.ts';

/** A Monday at 10:00. */
export const lineContext: LineContext = {
  today: '2026-11-23',
  minute: 600,
  cards: [
    { id: 'gel', name: 'Gel Modellage', category: 'nageldesign' },
    { id: 'damen', name: 'Haarschnitt Damen', category: 'haarschnitt' },
    { id: 'herren', name: 'Haarschnitt Herren', category: 'haarschnitt' },
    { id: 'farbe', name: 'Farbe', category: 'coloring' },
    { id: 'massage', name: 'Rückenmassage', category: 'massage' },
    { id: 'hand', name: 'Maniküre', category: 'nagelpflege' },
    { id: 'wash', name: 'Waschen & Föhnen', category: 'friseur' },
  ],
  staff: [
    { id: 'anna', name: 'Anna Ohm' },
    { id: 'ben', name: 'Ben' },
  ],
  currency: 'EUR',
  priceMaximumCents: 10_000_000,
  timesMaximum: 12,
  language: 'de',
};

/** The parts that the parser found; parts that the line does not mention are left out. Services that fit alike stand beside a bar. */
export function told(read: ReadLine): Record<string, unknown> {
  const { minute, cards, note, every: _, onDays: __, questions, ...others } = read;
  const shown = {
    ...others,
    cards: cards.length === 0 ? undefined : cards.map((fitting) => fitting.join('|')).join('+'),
    time: minute === undefined ? undefined : `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`,
    note: note === '' ? undefined : note,
    asks: questions.length === 0 ? undefined : questions.map(({ kind, words }) => `${kind}: ${words}`).join('; '),
  };
  return Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== undefined));
}
