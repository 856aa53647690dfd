import type { Database } from '../../../netlify/adapters/ports.ts';
import { deals, idOf, kinds, type Listings, statuses } from './listings.ts';

const rowsPerStatement = 5000;
/** So many at once reach the table: its triggers work per statement. */
const rowsPerInsert = 50_000;
const sellers = 2000;
const markTriggers = ['listing_marked_inserted', 'listing_marked_updated', 'listing_marked_deleted'];

const stage = `
  create unlogged table given (
    number integer, id uuid, seller uuid, category text, deal text, title text, location text, centavos bigint,
    area float8, bedrooms smallint, available boolean, furnished boolean, x integer, y integer, status text,
    published float8, due boolean, foreigners boolean)`;

const insertStaged = `
  insert into given
  select * from unnest($1::integer[], $2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[],
                       $8::bigint[], $9::float8[], $10::smallint[], $11::boolean[], $12::boolean[], $13::integer[],
                       $14::integer[], $15::text[], $16::float8[], $17::boolean[], $18::boolean[])`;

const insertListings = `
  insert into app.listing (
    id, owner_id, provider_type, category, deal_type, title, location, price_centavos, area, bedrooms, bathrooms,
    is_available, is_furnished, buyer_eligibility, longitude, latitude, public_longitude, public_latitude, status,
    published_at, expires_at)
  select id, seller, case when deal = 'none' then category else 'properties' end, category, deal, title, location,
         centavos, area, bedrooms, least(bedrooms, 3), available, furnished, case when foreigners then 'anyone' end,
         x / 1e6, y / 1e6, x / 1e6, y / 1e6, status,
         to_timestamp(0) + published * interval '1 millisecond',
         now() + case when due then interval '-1 hour' else interval '90 days' end
    from given
   where number >= $1 and number < $2`;

/** Three pictures for each published listing, of a pool: a page reads them as it would read others. */
const insertPictures = [
  `insert into app.image (owner_id, purpose, store_key, content_type, width, height, bytes)
   select null, 'property', 'property/' || number || '.webp', 'image/webp', 1600, 1200, 180000
     from generate_series(1, 5000) number`,
  'alter table app.listing_image disable trigger listing_pictures_inserted',
  `with pool as materialized (select array_agg(id) as ids from app.image)
   insert into app.listing_image (listing_id, position, image_id, alt)
   select listing.id, position, pool.ids[1 + (listing.y + listing.x + position * 7)::bigint % 5000], ''
     from app.listing listing, pool, generate_series(0, 2) position
    where listing.status = 'published'`,
  'alter table app.listing_image enable trigger listing_pictures_inserted',
  'insert into app.listing_pictures select * from app.listing_pictures_now',
];

/** Told after every statement: what is being done, and which share of it is done. */
export type Progress = (doing: string, share: number) => void;

/** Inserts run the triggers of production, except those of tiles and pictures: these and the indexes are built at the end. */
export async function fill(database: Database, listings: Listings, progress: Progress): Promise<void> {
  const { count } = listings;
  const owners = await database.query<{ id: string }>(
    `insert into app.account (type, email, password_hash, name)
     select 'seller', 'seller' || number || '@example.com', '-', 'Seller ' || number
       from generate_series(1, $1::integer) number returning id`,
    [sellers],
  );
  const ownerIds = owners.map(({ id }) => id);
  await database.query(stage);
  for (let from = 0; from < count; from += rowsPerStatement) {
    progress('sending rows', from / count);
    await database.query(insertStaged, columnsOf(listings, ownerIds, from));
  }
  const indexes = await withoutIndexes(database);
  for (const name of markTriggers) await database.query(`alter table app.listing disable trigger ${name}`);
  for (let from = 0; from < count; from += rowsPerInsert) {
    progress('inserting listings', from / count);
    await database.query(insertListings, [from, from + rowsPerInsert]);
  }
  const last = [
    ...indexes,
    ...markTriggers.map((name) => `alter table app.listing enable trigger ${name}`),
    `select app.pack_tile(0, 281474976710656, '-infinity')`,
    ...insertPictures,
    'drop table given',
  ];
  for (const [number, statement] of last.entries()) {
    progress('indexes, tiles, pictures', number / last.length);
    await database.query(statement);
  }
}

/** Drops those of app.listing that hold no constraint; answers the statements that make them again. */
async function withoutIndexes(database: Database): Promise<string[]> {
  const found = await database.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index where indrelid = 'app.listing'::regclass and not indisunique`,
  );
  for (const { name } of found) await database.query(`drop index ${name}`);
  return found.map(({ definition }) => definition);
}

function columnsOf(listings: Listings, ownerIds: readonly string[], from: number): unknown[] {
  const rows = Array.from({ length: Math.min(rowsPerStatement, listings.count - from) }, (_, index) => from + index);
  const named = (names: readonly string[], column: Uint8Array) => rows.map((row) => names[column[row] ?? 0]);
  const numbers = (column: ArrayLike<number>) => rows.map((row) => column[row]);
  const claims = (column: Uint8Array) => rows.map((row) => column[row] === 1);
  return [
    rows,
    rows.map(idOf),
    rows.map((row) => ownerIds[row % ownerIds.length]),
    named(
      kinds.map(({ name }) => name),
      listings.category,
    ),
    named(deals, listings.deal),
    rows.map((row) => listings.titles[row]),
    rows.map((row) => listings.locations[row]),
    numbers(listings.centavos),
    numbers(listings.area),
    numbers(listings.bedrooms),
    claims(listings.isAvailable),
    claims(listings.isFurnished),
    numbers(listings.x),
    numbers(listings.y),
    named(statuses, listings.status),
    numbers(listings.publishedAt),
    claims(listings.isDue),
    claims(listings.isForForeigners),
  ];
}
