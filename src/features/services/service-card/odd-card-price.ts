import type { ServiceCategory } from '../../../contract/services/service-taxonomy.ts';
import type { CardEntries } from './card-entries.ts';

interface Range {
  from: number;
  to: number;
}

/** What a visit usually costs in euros or francs. Beyond it digits were probably left out or typed twice. */
const usual = {
  friseur: { from: 5, to: 500 },
  haarschnitt: { from: 5, to: 300 },
  coloring: { from: 10, to: 800 },
  barber: { from: 5, to: 200 },
  kosmetik: { from: 5, to: 800 },
  gesichtspflege: { from: 10, to: 500 },
  nageldesign: { from: 5, to: 300 },
  nagelpflege: { from: 5, to: 300 },
  massage: { from: 10, to: 500 },
  reinigung: { from: 20, to: 3000 },
  reparatur: { from: 20, to: 10_000 },
  maler: { from: 50, to: 50_000 },
  umzug: { from: 50, to: 30_000 },
  hundesitter: { from: 5, to: 1000 },
} as const satisfies Record<ServiceCategory, Range>;

const usualHour: Range = { from: 8, to: 300 };

interface OddPrice extends Range {
  price: number;
}

/** Undefined for a usual price. The form asks, and refuses nothing. */
export function oddCardPrice({
  category,
  price,
  priceUnit,
}: Pick<CardEntries, 'category' | 'price' | 'priceUnit'>): OddPrice | undefined {
  if (typeof price !== 'number' || category === '') return undefined;
  const range = priceUnit === 'hour' ? usualHour : usual[category];
  return price >= range.from && price <= range.to ? undefined : { price, ...range };
}
