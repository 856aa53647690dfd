import type { Database } from '../../netlify/adapters/ports.ts';
import type { QuoteLine } from '../../src/contract/booking/quote.ts';
import { aBusiness } from './businesses.ts';
import { aCard, anOffering, type Offering, offered } from './providers.ts';
import type { World } from './world.ts';

/** A craftsman near Berlin's middle. `vatStatus` is that of the business. */
export async function aCraftsman(
  { database }: Pick<World, 'database'>,
  overrides: Partial<Offering> & { vatStatus?: 'small' | 'tax_number' } = {},
): Promise<Offering> {
  const { vatStatus = 'tax_number', ...offering } = overrides;
  const cards = [aCard({ category: 'reparatur', isMobile: true, isAtShop: false, travelReachKilometres: 30 })];
  const [made] = await offered(database, anOffering({ cards, ...offering }));
  await withBusiness(database, made.id, vatStatus);
  return made;
}

/** What the tax office knows of the business: an answer needs it for VAT. */
export async function withBusiness(database: Database, id: string, vatStatus: 'small' | 'tax_number'): Promise<void> {
  const { name, street, zip, city } = aBusiness();
  await database.query(
    `insert into app.provider_business (account_id, is_trader, legal_form, name, street, zip, city, country, vat_status, updated_at)
     values ($1, true, 'sole', $2, $3, $4, $5, 'de', $6, now()) on conflict do nothing`,
    [id, name, street, zip, city, vatStatus],
  );
}

export const labour = (overrides: Partial<QuoteLine> = {}): QuoteLine => ({
  name: 'Wasserhahn tauschen',
  kind: 'labour',
  unit: 'hour',
  quantityThousandths: 1500,
  unitMinor: 5999,
  ...overrides,
});
export const material = (overrides: Partial<QuoteLine> = {}): QuoteLine =>
  labour({
    name: 'Armatur',
    kind: 'material',
    unit: 'piece',
    quantityThousandths: 1000,
    unitMinor: 8490,
    ...overrides,
  });
export const way = (overrides: Partial<QuoteLine> = {}): QuoteLine =>
  labour({
    name: 'Anfahrt',
    kind: 'travel',
    unit: 'lump_sum',
    quantityThousandths: 1000,
    unitMinor: 1500,
    ...overrides,
  });
