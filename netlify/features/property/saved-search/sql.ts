import type { AccountId } from '../../../../src/contract/fields.ts';
import {
  endedDays,
  type SavedSearch,
  type SavedSearchFrequency,
  type SavedSearchId,
} from '../../../../src/contract/property/saved-search.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Database } from '../../../adapters/ports.ts';
import { forget } from '../../../ground/forget.ts';
import type { Box } from '../../../search/geometry/index.ts';
import { refusalsMaximum } from '../../messaging/index.ts';

const savedColumns = `
  id, name, frequency, filters, confirmed_at is not null as "isConfirmed", muted_at is not null as "isMuted", created_at as "createdAt",
  last_mailed_at as "lastMailedAt"`;

/** Newest first. */
export const savedBy = (database: Database, owner: AccountId): Promise<SavedSearch[]> =>
  database.query<SavedSearch & Record<string, unknown>>(
    `select ${savedColumns} from app.saved_search where account_id = $1 and ended_at is null
      order by created_at desc, id`,
    [owner],
  );

/** Undefined where there is no such search, or no longer. */
export async function filtersOf(database: Database, id: SavedSearchId): Promise<unknown> {
  const [search] = await database.query<{ filters: unknown }>(
    'select filters from app.saved_search where id = $1 and ended_at is null',
    [id],
  );
  return search?.filters;
}

/** A lock for an address: of two saves at once the second counts the first. */
export const lockSaver = (transaction: Database, email: string): Promise<unknown> =>
  transaction.query(`select pg_advisory_xact_lock(hashtextextended('saved search of ' || $1, 0))`, [email]);

/** The number of searches of the account, or of the address if there is no account. */
export async function countSaved(database: Database, owner: AccountId | null, email: string): Promise<number> {
  const [counted] = await database.query<{ count: number }>(
    `select count(*) from app.saved_search
      where ended_at is null and account_id is not distinct from $1::uuid and ($1::uuid is not null or email = $2)`,
    [owner, email],
  );
  return counted?.count ?? 0;
}

/** The corners of all saved polygons of the account, or of the address if there is no account. */
export async function countCorners(database: Database, owner: AccountId | null, email: string): Promise<number> {
  const [counted] = await database.query<{ count: number }>(
    `select coalesce(sum(jsonb_array_length(shape -> 'coordinates')), 0)::integer as count
       from app.saved_search search
      cross join lateral jsonb_array_elements(search.filters -> 'area') as shape
      where search.ended_at is null and shape ->> 'type' = 'polygon'
        and search.account_id is not distinct from $1::uuid and ($1::uuid is not null or search.email = $2)`,
    [owner, email],
  );
  return counted?.count ?? 0;
}

interface NewSearch {
  email: string;
  language: Language;
  name: string;
  frequency: SavedSearchFrequency;
  filters: Record<string, unknown>;
  box: Box;
  isConfirmed: boolean;
}

export async function saveSearch(
  transaction: Database,
  owner: AccountId | null,
  search: NewSearch,
  now: Date,
): Promise<SavedSearch> {
  const { west, south, east, north } = search.box;
  const [inserted] = await transaction.query<SavedSearch & Record<string, unknown>>(
    `insert into app.saved_search (account_id, email, language, name, frequency, filters, west, south, east, north,
                                   created_at, confirmed_at)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10, $11::timestamptz, case when $12 then $11::timestamptz end)
     returning ${savedColumns}`,
    [
      owner,
      search.email,
      search.language,
      search.name,
      search.frequency,
      search.filters,
      west,
      south,
      east,
      north,
      now.toISOString(),
      search.isConfirmed,
    ],
  );
  if (inserted === undefined) throw new Error('an insert returned no row');
  return inserted;
}

interface SearchChange {
  name: string | undefined;
  frequency: SavedSearchFrequency | undefined;
  filters: Record<string, unknown> | undefined;
  box: Box | undefined;
  isMuted: boolean | undefined;
}

/** Drops the matches that were not mailed, so that they do not come with the first mail after a pause. */
const forgottenOf = (search: string): string =>
  `delete from app.saved_search_match match
    where match.mailed_at is null
      and match.saved_search_id in (
        select id from app.saved_search
         where ${search} and (muted_at is not null or ended_at is not null))`;

/** Changes an own search. Matches that were not mailed yet are mailed if they still match. */
export async function changeOwned(
  database: Database,
  owner: AccountId,
  id: SavedSearchId,
  { name, frequency, filters, box, isMuted }: SearchChange,
  now: Date,
): Promise<SavedSearch | undefined> {
  const [changed] = await database.query<SavedSearch & Record<string, unknown>>(
    `with forgotten as (${forgottenOf('account_id = $1 and id = $2 and $10 is false')})
     update app.saved_search
        set name = coalesce($3, name), frequency = coalesce($4, frequency), filters = coalesce($5::jsonb, filters),
            west = coalesce($6, west), south = coalesce($7, south), east = coalesce($8, east),
            north = coalesce($9, north), failures = 0, not_before = null,
            muted_at = case when $10::boolean then coalesce(muted_at, $11::timestamptz)
                            when $10 is null then muted_at end
      where account_id = $1 and id = $2 and ended_at is null
     returning ${savedColumns}`,
    [owner, id, name, frequency, filters, box?.west, box?.south, box?.east, box?.north, isMuted, now.toISOString()].map(
      (value) => value ?? null,
    ),
  );
  return changed;
}

export async function deleteOwned(database: Database, owner: AccountId, id: SavedSearchId): Promise<boolean> {
  const rows = await database.query(
    'delete from app.saved_search where account_id = $1 and id = $2 and ended_at is null returning id',
    [owner, id],
  );
  return rows.length > 0;
}

/** The address for the mails of a search. */
export async function addressOf(database: Database, id: SavedSearchId): Promise<string | undefined> {
  const [found] = await database.query<{ email: string }>('select email from app.saved_search where id = $1', [id]);
  return found?.email;
}

/** Confirms a search by the link that was sent to its present address. */
export async function confirmSearch(
  database: Database,
  { id, email }: { id: SavedSearchId; email: string },
  now: Date,
): Promise<{ name: string } | undefined> {
  const [confirmed] = await database.query<{ name: string }>(
    `update app.saved_search set confirmed_at = coalesce(confirmed_at, $2::timestamptz)
      where id = $1 and email = $3 and ended_at is null returning name`,
    [id, now.toISOString(), email],
  );
  return confirmed;
}

/** Ends the mails by the link of any of them. An account keeps the search, a guest's ends. It can be repeated. */
export async function silence(
  database: Database,
  id: SavedSearchId,
  now: Date,
): Promise<{ name: string; isKept: boolean } | undefined> {
  const [silenced] = await database.query<{ name: string; isKept: boolean }>(
    `update app.saved_search
        set muted_at = case when account_id is not null then coalesce(muted_at, $2::timestamptz) end,
            ended_at = case when account_id is null then coalesce(ended_at, $2::timestamptz) else ended_at end
      where id = $1
     returning name, ended_at is null as "isKept"`,
    [id, now.toISOString()],
  );
  return silenced;
}

interface EndedSearch {
  accountId: AccountId | null;
  email: string;
  isEnded: boolean;
  [column: string]: unknown;
}

/** Locks the search until the transaction ends. */
export async function lockSearch(transaction: Database, id: SavedSearchId): Promise<EndedSearch | undefined> {
  const [found] = await transaction.query<EndedSearch>(
    `select account_id as "accountId", email, ended_at is not null as "isEnded"
       from app.saved_search where id = $1 for update`,
    [id],
  );
  return found;
}

/** Starts an ended or muted search again. */
export async function goOn(transaction: Database, id: SavedSearchId): Promise<{ name: string } | undefined> {
  const [going] = await transaction.query<{ name: string }>(
    `with forgotten as (${forgottenOf('id = $1')})
     update app.saved_search set ended_at = null, muted_at = null where id = $1 returning name`,
    [id],
  );
  return going;
}

/** Deletes old unconfirmed searches of guests. An account's stay, because people can see and delete them there. */
export const deleteUnconfirmed = (database: Database, before: Date): Promise<number> =>
  forget(database, 'saved_search', 'confirmed_at is null and account_id is null and created_at', before);

/** Deletes the oldest unconfirmed guest search of an address; true if there was one. */
export async function deleteOldestUnconfirmed(transaction: Database, email: string): Promise<boolean> {
  const rows = await transaction.query(
    `delete from app.saved_search
      where id = (select id from app.saved_search
                   where email = $1 and account_id is null and confirmed_at is null and ended_at is null
                   order by created_at, id
                   limit 1)
     returning id`,
    [email],
  );
  return rows.length > 0;
}

/** Ends guests' searches whose address refuses mail for good. An account's stay and follow it to another address. */
export const endUnread = (database: Database, now: Date): Promise<unknown> =>
  database.query(
    `update app.saved_search search set ended_at = $1::timestamptz
       from app.refused_address known
      where known.email = search.email and known.refusals >= $2
        and search.account_id is null and search.ended_at is null`,
    [now.toISOString(), refusalsMaximum],
  );

export const deleteEnded = (database: Database, now: Date): Promise<unknown> =>
  database.query('delete from app.saved_search where ended_at < $1::timestamptz - make_interval(days => $2)', [
    now.toISOString(),
    endedDays,
  ]);
