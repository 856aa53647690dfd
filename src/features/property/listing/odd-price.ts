import type { DealType, PropertyCategory } from '../../../contract/property/taxonomy.ts';

export interface AskedPrice {
  dealType: DealType;
  category: PropertyCategory | '';
  price: number;
}

interface Range {
  from: number;
  to: number;
}

/**
 * The usual prices in the Philippines, in pesos, a rent per month. Beyond them digits were probably left out, or buying and
 * renting confused. The form then asks, but it refuses nothing.
 */
const usual: Record<DealType, Range> = {
  buy: { from: 50_000, to: 2_000_000_000 },
  rent: { from: 1000, to: 2_000_000 },
};

/** Whole buildings, malls and plants. */
const large: readonly AskedPrice['category'][] = ['commercial', 'retail', 'industrial', 'hotel'];
const largeFactor = 10;

export const usualRange = ({ dealType, category }: Omit<AskedPrice, 'price'>): Range => ({
  from: usual[dealType].from,
  to: usual[dealType].to * (large.includes(category) ? largeFactor : 1),
});

const isWithin = (price: number, { from, to }: Range): boolean => price >= from && price <= to;

export const isOddPrice = (asked: AskedPrice): boolean => !isWithin(asked.price, usualRange(asked));

/** The price with the thousands or millions that may have been left out. */
export const likelyPrices = (asked: AskedPrice): number[] =>
  [1000, 1_000_000]
    .map((factor) => Math.round(asked.price * factor * 100) / 100)
    .filter((price) => price !== 0 && isWithin(price, usualRange(asked)));

/** The key of the answer, which is for this price and deal type alone. */
export const answerKey = ({ dealType, price }: Pick<AskedPrice, 'dealType' | 'price'>): string =>
  `${dealType}:${price}`;
