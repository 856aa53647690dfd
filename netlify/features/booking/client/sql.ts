import type { Client, ClientDraft, ClientId } from '../../../../src/contract/booking/client.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import { ahead, done, stateIs } from '../../../ground/states.ts';

type ClientRow = Client & Record<string, unknown>;

/** `$1` is the provider, `$2` the present instant. */
const shown = `
  client.id, client.name, coalesce(client.email, account.email) as email, coalesce(client.phone, account.phone) as phone,
  client.birthday::text as birthday, client.address, client.notes, client.tags, client.account_id is not null as "hasAccount", provider.time_zone as "timeZone",
  figures.visits, figures."noShows", figures.next, figures."lastVisits"`;

const rows = `
       from app.client client
       join app.provider provider on provider.account_id = client.provider_id
       left join app.account account on account.id = client.account_id and account.deleted_at is null
      cross join lateral (
        select count(*) filter (where ${stateIs('visit.status', done)}) as visits,
               count(*) filter (where visit.cancel_reason = 'no_show') as "noShows",
               min(visit.starts_at) filter (where ${stateIs('visit.status', ahead)} and visit.starts_at > $2::timestamptz) as next,
               coalesce((
                 select json_agg(json_build_object('id', last.id, 'start', last.starts_at, 'service', last.service_name)
                                 order by last.starts_at desc)
                   from (select id, starts_at, service_name from app.appointment
                          where client_id = client.id and ${stateIs('status', done)}
                          order by starts_at desc limit 5) as last), '[]') as "lastVisits"
          from app.appointment visit where visit.client_id = client.id) as figures
      where client.provider_id = $1`;

export interface ClientsQuestion {
  /** For `like`. */
  text: string | undefined;
  digits: string | undefined;
  cursor: ClientId | undefined;
  id: ClientId | undefined;
  visit: string | undefined;
  limit: number;
}

const isMeant = `
  and ($3::uuid is null or client.id = $3)
  and ($6::uuid is null or client.id = (select client_id from app.appointment where id = $6))
  and ($4::text is null or client.name ilike $4 or coalesce(client.email, account.email) ilike $4
       or exists (select from unnest(client.tags) as tag where tag ilike $4)
       or ($5::text is not null and regexp_replace(coalesce(client.phone, account.phone), '\\D', '', 'g') like '%' || $5 || '%'))`;

/** Of the provider's file, in the order of the names. */
export const listed = (database: Database, owner: AccountId, asked: ClientsQuestion, now: Date): Promise<Client[]> =>
  database.query<ClientRow>(
    `select ${shown} ${rows} ${isMeant}
        and ($7::uuid is null or (lower(client.name), client.id) >
             (select lower(name), id from app.client where id = $7 and provider_id = $1))
      order by lower(client.name), client.id limit $8`,
    [
      owner,
      now.toISOString(),
      asked.id ?? null,
      asked.text ?? null,
      asked.digits ?? null,
      asked.visit ?? null,
      asked.cursor ?? null,
      asked.limit,
    ],
  );

export async function countListed(database: Database, owner: AccountId, asked: ClientsQuestion): Promise<number> {
  const [counted] = await database.query<{ count: number }>(
    `select count(*) as count
       from app.client client left join app.account account on account.id = client.account_id and account.deleted_at is null
      where client.provider_id = $1 and $2::timestamptz is null ${isMeant}`,
    [owner, null, asked.id ?? null, asked.text ?? null, asked.digits ?? null, asked.visit ?? null],
  );
  return counted?.count ?? 0;
}

export async function createClient(
  database: Database,
  owner: AccountId,
  { name, email, phone, birthday, address, notes, tags }: ClientDraft,
  now: Date,
): Promise<ClientId> {
  // Known by the same things as the client of a visit, so that a visit finds whoever was added by hand.
  const [inserted] = await database.query<{ id: ClientId }>(
    `insert into app.client (provider_id, known_by, name, email, phone, birthday, address, notes, tags, created_at, updated_at)
     select $1, case when exists (select from app.client where provider_id = $1 and client.known_by = known.by) then null
                     else known.by end, $2, $3, $4, $5, $6, $7, $8, $9, $9
       from (select app.client_known_by(null, $3, $4, $2) as by) as known
     on conflict (provider_id, known_by) do update set known_by = client.known_by
     returning id`,
    [owner, name, email, phone, birthday, address, notes, tags, now.toISOString()],
  );
  if (inserted === undefined) throw new Error('an insert returned nothing');
  return inserted.id;
}

export const updateClient = async (
  database: Database,
  owner: AccountId,
  id: ClientId,
  { name, email, phone, birthday, address, notes, tags }: ClientDraft,
  now: Date,
): Promise<boolean> => {
  // What is shown of the account stays the account's: only what differs from it is the provider's own.
  const changed = await database.query(
    `update app.client
        set name = $3, birthday = $6, address = $7, notes = $8, tags = $9, updated_at = $10::timestamptz,
            email = case when $4::text = (select email from app.account where id = client.account_id) then null else $4 end,
            phone = case when $5::text = (select phone from app.account where id = client.account_id) then null else $5 end
      where provider_id = $1 and id = $2 returning id`,
    [owner, id, name, email, phone, birthday, address, notes, tags, now.toISOString()],
  );
  return changed.length > 0;
};

export const deleteClient = async (database: Database, owner: AccountId, id: ClientId): Promise<boolean> =>
  (await database.query('delete from app.client where provider_id = $1 and id = $2 returning id', [owner, id])).length >
  0;

/** Whom a row of a file means already, by its place from 0. */
export interface KnownRow {
  row: number;
  as: string;
}

/**
 * How many are new, and who the others are. Whom the file knows already stays as they are: by address, by number and name, or by a
 * name alone. Rows that are the same person are one. One number with two names are two people, and the first is found by it.
 */
export const addUnknown = async (
  database: Database,
  owner: AccountId,
  drafts: readonly ClientDraft[],
  now: Date,
): Promise<{ added: number; known: KnownRow[] }> => {
  const [outcome] = await database.query<{ added: number; known: KnownRow[] }>(
    `with keyed as materialized (
       select draft.*, lower(draft.email) as email_key, app.phone_key(draft.phone) as phone_key, app.name_key(draft.name) as name_key,
              draft.email is null and draft.phone is null as is_name_only,
              app.client_known_by(null, draft.email, draft.phone, draft.name) as known_by
         from rows from (jsonb_to_recordset($2::jsonb -> 'rows') as (
                name text, email text, phone text, birthday date, address text, notes text, tags text[])) with ordinality
           as draft (name, email, phone, birthday, address, notes, tags, place)),
     own as materialized (
       select client.known_by, client.name, lower(coalesce(client.email, account.email)) as email_key,
              app.phone_key(coalesce(client.phone, account.phone)) as phone_key
         from app.client client left join app.account account on account.id = client.account_id
        where client.provider_id = $1),
     mailed as materialized (
       select keyed.place, own.name, 0 as before from keyed join own using (email_key)
       union all
       select keyed.place, earlier.name, earlier.place from keyed join keyed as earlier using (email_key)
        where earlier.place < keyed.place),
     -- Who is left out by an address as somebody else is nobody whom a later row could be.
     under_own_name as materialized (
       select * from keyed
        where not exists (select from mailed where mailed.place = keyed.place and app.name_key(mailed.name) <> keyed.name_key)),
     same as (
       select place, name, before from mailed
       union all
       select keyed.place, own.name, 0 from keyed join own using (phone_key) where app.name_key(own.name) = keyed.name_key
       union all
       select keyed.place, own.name, 0 from keyed join own using (known_by)
        where keyed.email is not null or keyed.phone is null or app.name_key(own.name) = keyed.name_key
       union all
       select keyed.place, min(own.name), 0 from keyed join own on lower(own.name) = lower(keyed.name)
        where keyed.is_name_only group by keyed.place having count(*) = 1
       union all
       select keyed.place, earlier.name, earlier.place from keyed join under_own_name as earlier using (phone_key, name_key)
        where earlier.place < keyed.place
       union all
       select keyed.place, earlier.name, earlier.place from keyed join under_own_name as earlier using (name_key)
        where keyed.is_name_only and earlier.place < keyed.place),
     known as materialized (select distinct on (place) place, name from same order by place, before, name),
     inserted as (
       insert into app.client (provider_id, known_by, name, email, phone, birthday, address, notes, tags, created_at, updated_at)
       select $1, case when row_number() over (partition by known_by order by place) = 1
                        and not exists (select from own where own.known_by = keyed.known_by) then known_by end,
              name, email, phone, birthday, address, notes, tags, $3::timestamptz, $3::timestamptz
         from keyed where not exists (select from known where known.place = keyed.place)
       on conflict (provider_id, known_by) do nothing
       returning id)
     select (select count(*) from inserted) as added,
            coalesce((select json_agg(json_build_object('row', place - 1, 'as', name) order by place) from known), '[]') as known`,
    [owner, { rows: drafts }, now.toISOString()],
  );
  return outcome ?? { added: 0, known: [] };
};

type FileRow = Pick<Client, 'id' | 'name' | 'email' | 'phone' | 'birthday' | 'address' | 'notes' | 'tags'>;

/** What the file says of each, by name, from behind `after` on. */
export const written = (
  database: Database,
  owner: AccountId,
  after: ClientId | undefined,
  limit: number,
): Promise<FileRow[]> =>
  database.query<FileRow & Record<string, unknown>>(
    `select client.id, client.name, coalesce(client.email, account.email) as email,
            coalesce(client.phone, account.phone) as phone, client.birthday::text as birthday, client.address, client.notes, client.tags
       from app.client client
       left join app.account account on account.id = client.account_id and account.deleted_at is null
      where client.provider_id = $1
        and ($2::uuid is null or (lower(client.name), client.id) >
             (select lower(name), id from app.client where id = $2 and provider_id = $1))
      order by lower(client.name), client.id limit $3`,
    [owner, after ?? null, limit],
  );
