import type { Database } from '../../netlify/adapters/ports.ts';
import * as search from '../../netlify/search/index.ts';

/** Packs all tiles that have changed, however shortly after they were packed, and by whatever clock. */
export const packTiles = (database: Database): Promise<number> => search.packTiles(database, new Date(), -1e9);

/** Marks all but every so manieth tile that holds listings as changed, and makes it say what is wrong. How many there are. */
export async function changeTiles(database: Database, every: number): Promise<{ changed: number; packed: number }> {
  await database.query(
    `insert into app.listing_mark
     select lo from (
       select lo, row_number() over (order by lo) as place from app.listing_tile where listings > 0) as numbered
      where place % $1 > 0`,
    [every],
  );
  const columns = await database.query<{ name: string }>(
    `select attname as name from pg_attribute
      where attrelid = 'app.listing_tile'::regclass and atttypid = 'varbit'::regtype and not attisdropped`,
  );
  const wrong = await database.query(
    `update app.listing_tile
        set listings = 0, sum_x = 0, sum_y = 0, half_pesos = '{}', ${columns.map(({ name }) => `${name} = B'1'`).join(', ')}
      where lo in (select q from app.listing_mark) returning lo`,
  );
  const [packed] = await database.query<{ count: number }>('select count(*) from app.listing_tile where listings > 0');
  return { changed: wrong.length, packed: packed?.count ?? 0 };
}
