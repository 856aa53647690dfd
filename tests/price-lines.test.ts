import { expect, it } from 'vitest';
import { priceRowsOf } from '../src/features/booking/move-in/price-lines.ts';

const read = (text: string) =>
  priceRowsOf(text).map(({ name, priceCents, duration }) => [name, priceCents, duration] as const);

it.each([
  ['Maniküre 30 Min. 29 €', [['Maniküre', 2900, 30]]],
  ['Herrenschnitt ............ 26,50', [['Herrenschnitt', 2650, 60]]],
  ['Massage (90 min): 89,- EUR', [['Massage', 8900, 90]]],
  ['Balayage ab 149 €, 2,5 Std.', [['Balayage', 14_900, 150]]],
  ['Classic facial – from € 1,250.50', [['Classic facial', 125_050, 60]]],
  ['Nägel 1 h 30 | 55', [['Nägel', 5500, 90]]],
  ["Fussreflex 45' CHF 80.-", [['Fussreflex', 8000, 45]]],
  [
    'Damenhaarschnitt kurz 38 €, lang 52 €',
    [
      ['Damenhaarschnitt kurz', 3800, 60],
      ['Damenhaarschnitt lang', 5200, 60],
    ],
  ],
  [
    'Waschen und legen: kurz 38 € / lang 52 €',
    [
      ['Waschen und legen kurz', 3800, 60],
      ['Waschen und legen lang', 5200, 60],
    ],
  ],
  ['Farbe 39 € statt 45 €', [['Farbe', 3900, 60]]],
  ['Unsere Preise ab Mai', []],
  ['', []],
])('%s', (text, rows) => {
  expect(read(text)).toEqual(rows);
});

it('takes the kind from the heading where the name says none', () => {
  const rows = priceRowsOf('Massage\nRücken 30 Min 35 €\n\nNagelpflege\nFrench 20 €\nMassage Hände 15 €');
  expect(rows.map(({ name, category }) => [name, category])).toEqual([
    ['Rücken', 'massage'],
    ['French', 'nagelpflege'],
    ['Massage Hände', 'massage'],
  ]);
});
