import { formatPesos } from '#i18n/format.ts';
import type { DealType } from '../../../contract/property/taxonomy.ts';

interface Priced {
  price: number | null;
  oldPrice: number | null;
  oldPriceDays?: number | null;
  dealType: DealType | null;
}

export interface PriceLabel {
  price: string;
  /** The former price, if it was higher, and for how many days it was asked. */
  before: string | null;
  beforeDays: number | null;
}

/** The price as shown on screen; null for architects and constructors. */
export function priceLabelOf({ price, oldPrice, oldPriceDays = null, dealType }: Priced): PriceLabel | null {
  if (price === null) return null;
  const written = (amount: number): string => formatPesos(amount, { perMonth: dealType === 'rent' });
  const isReduced = oldPrice !== null && oldPrice > price;
  return {
    price: written(price),
    before: isReduced ? written(oldPrice) : null,
    beforeDays: isReduced ? oldPriceDays : null,
  };
}
