import type { ListingId } from '../../../src/contract/fields.ts';
import type { Database } from '../../adapters/ports.ts';
import { isPublic } from '../../search/conditions.ts';

export async function countPublic(database: Database): Promise<number> {
  const [counted] = await database.query<{ count: number }>(
    `select count(*) as count from app.listing where ${isPublic}`,
  );
  return counted?.count ?? 0;
}

export type ListedRow = { id: ListingId; lastUpdate: string };

/** The public listings with an id from `least` on and below `most`, if there is an end. */
export const publicBetween = (database: Database, least: string, most: string | null): Promise<ListedRow[]> =>
  database.query<ListedRow>(
    `select id, updated_at as "lastUpdate"
       from app.listing
      where id >= $1::uuid and ($2::uuid is null or id < $2::uuid) and ${isPublic}
      order by id
      limit 50000`,
    [least, most],
  );
