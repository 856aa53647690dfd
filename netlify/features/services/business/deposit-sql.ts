import type { AccountId } from '../../../../src/contract/fields.ts';
import type { DepositSettings } from '../../../../src/contract/services/business-deposit.ts';
import type { Database } from '../../../adapters/ports.ts';
import { takesTransfer } from '../../../ground/deposits.ts';

type Settings = DepositSettings & Record<string, unknown>;

export async function depositsOf(database: Database, provider: AccountId): Promise<Settings | undefined> {
  const [found] = await database.query<Settings>(
    `select deposit_link as link, no_show_percent as "noShowPercent", ${takesTransfer} as "takesTransfer"
       from app.provider where account_id = $1`,
    [provider],
  );
  return found;
}

export const keepDeposits = (
  database: Database,
  provider: AccountId,
  { link, noShowPercent }: Pick<DepositSettings, 'link' | 'noShowPercent'>,
): Promise<unknown> =>
  database.query('update app.provider set deposit_link = $2, no_show_percent = $3 where account_id = $1', [
    provider,
    link,
    noShowPercent,
  ]);
