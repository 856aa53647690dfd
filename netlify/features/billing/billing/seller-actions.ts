import { firstTaxYear } from '../../../../src/contract/billing/billing-tax-report.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { dataKeyId, openDetail, sealDetail } from '../../../session/sealed-detail.ts';
import { detailsOf } from '../../services/index.ts';
import { reportedCountries } from './filing-rules.ts';
import { mayBeReported, type SellerRow } from './filing-sql.ts';
import type { Numbers } from './reporting-rules.ts';
import * as sql from './seller-sql.ts';

/** Whose data they are: kept of one account, they cannot be opened as another's. */
const sealedAbout = (owner: string): string => `${owner}\nlast seller`;

/** The numbers of a provider that are kept encrypted, in the clear. */
export async function numbersOf(
  world: Adapters,
  database: Database,
  { owner, isPerson }: Pick<SellerRow, 'owner' | 'isPerson'>,
): Promise<Numbers> {
  const {
    tax,
    tax_number: office,
    vat,
    bank,
  } = await detailsOf(world, database, owner, ['tax', 'tax_number', 'vat', 'bank']);
  return {
    taxId: tax?.taxId ?? (isPerson ? undefined : office?.taxNumber) ?? null,
    vatId: vat?.vatId ?? null,
    iban: bank?.iban ?? null,
    holder: bank?.accountHolder ?? null,
  };
}

type StoredSeller = Omit<sql.SellerNow, 'missing' | 'country'> & { numbers: Numbers };

/** Who an account is to the tax office, if the site has to report it once it has ended. */
async function reportedSeller(
  { operator }: Adapters,
  database: Database,
  owner: AccountId,
  now: Date,
): Promise<sql.SellerNow | undefined> {
  if (operator === undefined || !(await mayBeReported(database, owner, { since: firstTaxYear, now }))) return undefined;
  const seller = await sql.sellerNow(database, owner);
  return seller !== undefined && reportedCountries(operator).includes(seller.country) ? seller : undefined;
}

export const isKeptForReport = async (
  world: Adapters,
  database: Database,
  owner: AccountId,
  now: Date,
): Promise<boolean> => (await reportedSeller(world, database, owner, now)) !== undefined;

/** An account ends: what it has earned is reported afterwards, with what is known of it now. Call it before anything is deleted. */
export async function keepLastSeller(
  world: Adapters,
  transaction: Database,
  owner: AccountId,
  now: Date,
): Promise<void> {
  const seller = await reportedSeller(world, transaction, owner, now);
  if (seller === undefined) return;
  const { missing, country, ...said } = seller;
  const numbers = await numbersOf(world, transaction, { owner, isPerson: said.isPerson });
  const kept = { ...said, numbers } satisfies StoredSeller;
  const sealed = sealDetail(world, sealedAbout(owner), JSON.stringify(kept));
  await sql.keepSeller(transaction, { owner, country, sealed, missing }, now);
}

/** A seller with the numbers: of an account that has ended as it was then. */
export async function asItWas(
  world: Adapters,
  database: Database,
  row: SellerRow,
): Promise<{ row: SellerRow; numbers: Numbers }> {
  if (row.sealed === null) return { row, numbers: await numbersOf(world, database, row) };
  const text = openDetail(world, sealedAbout(row.owner), row.sealed);
  if (text === undefined) throw new Error(`no listed key opens what was kept of the seller ${row.owner}`);
  const { numbers, ...said } = JSON.parse(text) as StoredSeller;
  return { row: { ...row, ...said }, numbers };
}

const resealedAtOnce = 100;

/** Seals with the present key what former keys have sealed. What no listed key opens ends the run: it would come again and again. */
export async function resealLastSellers(world: Adapters): Promise<{ lastSellers: number }> {
  let lastSellers = 0;
  for (;;) {
    const page = await sql.sellersSealedByOthers(world.database, dataKeyId(world), resealedAtOnce);
    const opened = page.map((kept) => ({ kept, text: openDetail(world, sealedAbout(kept.owner), kept.sealed) }));
    const known = opened.filter(({ text }) => text !== undefined);
    for (const { kept, text = '' } of known) {
      await sql.resealSeller(world.database, kept, sealDetail(world, sealedAbout(kept.owner), text));
      lastSellers += 1;
    }
    if (page.length < resealedAtOnce || known.length === 0) return { lastSellers };
  }
}
