import type { TaxMissing } from '../../../../src/contract/billing/billing-tax-report.ts';
import type { Country } from '../../../../src/contract/country.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import { residence } from './asking-sql.ts';

/** Who an account is to the tax office. */
export interface Seller {
  isPerson: boolean;
  name: string;
  firstName: string | null;
  lastName: string | null;
  street: string;
  zip: string;
  city: string;
  country: Country;
  registerNumber: string | null;
  birthDate: string | null;
  [column: string]: unknown;
}

export interface SellerNow extends Seller {
  /** The details that it still has to give. */
  missing: TaxMissing[];
}

/** The columns of a seller, of the tables `account`, `provider` and `business`. */
export const sellerColumns = `app.is_one_person(business) as "isPerson",
            coalesce(business.name, nullif(account.business_name, ''), account.name) as name,
            account.first_name as "firstName", account.last_name as "lastName",
            coalesce(business.street, concat_ws(' ', account.street, account.house_number)) as street,
            coalesce(business.zip, account.zip, '') as zip, coalesce(business.city, account.city, '') as city,
            business.register_number as "registerNumber", account.date_of_birth::text as "birthDate"`;

export async function sellerNow(database: Database, owner: AccountId): Promise<SellerNow | undefined> {
  const [found] = await database.query<SellerNow>(
    `select ${sellerColumns}, ${residence} as country, app.tax_missing(account.id) as missing
       from app.provider join app.account on account.id = provider.account_id
       left join app.provider_business business on business.account_id = account.id
      where account.id = $1`,
    [owner],
  );
  return found;
}

export interface KeptSeller {
  owner: AccountId;
  country: Country;
  sealed: string;
  missing: TaxMissing[];
}

export const keepSeller = (
  transaction: Database,
  { owner, country, sealed, missing }: KeptSeller,
  now: Date,
): Promise<unknown> =>
  transaction.query(
    `insert into app.last_seller (account_id, country, sealed, missing, kept_at) values ($1, $2, $3, $4::text[], $5::timestamptz)
     on conflict (account_id) do nothing`,
    [owner, country, sealed, missing, now.toISOString()],
  );

export const sellersSealedByOthers = (
  database: Database,
  keyId: string,
  limit: number,
): Promise<{ owner: AccountId; sealed: string }[]> =>
  database.query('select account_id as owner, sealed from app.last_seller where key_id <> $1 limit $2', [keyId, limit]);

/** Replaces exactly what was opened. */
export const resealSeller = (
  database: Database,
  { owner, sealed }: { owner: AccountId; sealed: string },
  fresh: string,
): Promise<unknown> =>
  database.query('update app.last_seller set sealed = $3 where account_id = $1 and sealed = $2', [
    owner,
    sealed,
    fresh,
  ]);
