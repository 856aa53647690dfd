import type { AccountId, ImageId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import { type ImageRow, portraitOf } from '../../../ground/pictures.ts';
import type { Settings } from './sql.ts';

export interface Pictures {
  logo: 'name' | 'portrait' | 'own';
  portrait: ImageRow | null;
  own: ImageRow | null;
  [column: string]: unknown;
}

/** Which picture stands on top, and those that can. */
export async function picturesOf(database: Database, owner: AccountId): Promise<Pictures> {
  const [found] = await database.query<Pictures>(
    `select coalesce(settings.logo, 'name') as logo, ${portraitOf('account.profile_image_id')} as portrait,
            ${portraitOf('settings.logo_image_id')} as own
       from app.account left join app.customer_invoice_settings settings on settings.provider_id = account.id
      where account.id = $1`,
    [owner],
  );
  return found ?? { logo: 'name', portrait: null, own: null };
}

export interface StoredSettings extends Settings {
  logo: Pictures['logo'];
  logoImageId: ImageId | null;
}

export const keepSettings = (
  transaction: Database,
  owner: AccountId,
  { prefix, daysToPay, rateHundredths, closing, logo, logoImageId }: StoredSettings,
  now: Date,
): Promise<unknown> =>
  transaction.query(
    `insert into app.customer_invoice_settings
       (provider_id, prefix, days_to_pay, rate_hundredths, closing, logo, logo_image_id, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8::timestamptz)
     on conflict (provider_id) do update set
       prefix = excluded.prefix, days_to_pay = excluded.days_to_pay, rate_hundredths = excluded.rate_hundredths,
       closing = excluded.closing, logo = excluded.logo, logo_image_id = excluded.logo_image_id, updated_at = excluded.updated_at`,
    [owner, prefix, daysToPay, rateHundredths, closing, logo, logoImageId, now.toISOString()],
  );

/** The last number that was given in a series; 0 before the first. */
export async function lastNumber(database: Database, owner: AccountId, series: string): Promise<number> {
  const [row] = await database.query<{ last: number }>(
    'select last from app.customer_invoice_counter where provider_id = $1 and series = $2',
    [owner, series],
  );
  return row?.last ?? 0;
}
