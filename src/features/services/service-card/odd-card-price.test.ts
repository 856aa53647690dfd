import { expect, it } from 'vitest';
import { oddCardPrice } from './odd-card-price.ts';

it.each([
  ['nageldesign', 'visit', 1500, true],
  ['nageldesign', 'visit', 45, false],
  ['maler', 'visit', 15, true],
  ['umzug', 'visit', 15, true],
  ['reinigung', 'visit', 15, true],
  ['reinigung', 'hour', 15, false],
  ['maler', 'visit', 1500, false],
  ['friseur', 'hour', 2500, true],
  ['haarschnitt', 'visit', 0, true],
  ['', 'visit', 1500, false],
  ['haarschnitt', 'visit', '1.500', false],
] as const)(
  'the form asks about a price that is none of the trade: %s by the %s for %s',
  (category, priceUnit, price, isAsked) => {
    expect(oddCardPrice({ category, priceUnit, price }) !== undefined).toBe(isAsked);
  },
);
