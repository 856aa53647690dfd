import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';

export async function framersOf(database: Database, provider: AccountId): Promise<string[] | undefined> {
  const [found] = await database.query<{ framedBy: string[] }>(
    'select framed_by as "framedBy" from app.provider where account_id = $1',
    [provider],
  );
  return found?.framedBy;
}

export async function keepFramers(
  database: Database,
  provider: AccountId,
  origins: readonly string[],
): Promise<boolean> {
  const kept = await database.query('update app.provider set framed_by = $2 where account_id = $1 returning 1', [
    provider,
    origins,
  ]);
  return kept.length > 0;
}

/** Every provider whose id begins so: one, as good as always. */
export async function providersBetween(database: Database, first: string, last: string): Promise<AccountId[]> {
  const found = await database.query<{ id: AccountId }>(
    'select account_id as id from app.provider where account_id between $1 and $2 limit 2',
    [first, last],
  );
  return found.map(({ id }) => id);
}
