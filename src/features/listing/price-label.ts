import type { DealType } from '../../contract/taxonomy.ts';
import { formatPesos } from '../../i18n/format.ts';

interface Priced {
  price: number | null;
  oldPrice: number | null;
  dealType: DealType | null;
}

export interface PriceLabel {
  price: string;
  /** The former price, if it was higher. */
  before: string | null;
}

/** The price as shown on screen; null for architects and constructors. */
export function priceLabelOf({ price, oldPrice, dealType }: Priced): PriceLabel | null {
  if (price === null) return null;
  const written = (amount: number): string => formatPesos(amount, { perMonth: dealType === 'rent' });
  return { price: written(price), before: oldPrice !== null && oldPrice > price ? written(oldPrice) : null };
}
