import type { Client, ClientDraft, ClientId } from '../../../src/contract/client.ts';
import type { AccountId } from '../../../src/contract/fields.ts';
import type { Database } from '../../adapters/ports.ts';
import { ahead, done, stateIs } from '../../ground/states.ts';

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

/**
 * How many are new. Whom the file knows already, by address, number or name, stays as they are, and rows that are the same
 * person are one: `app.known_client` for many at once.
 */
export const addUnknown = async (
  database: Database,
  owner: AccountId,
  drafts: readonly ClientDraft[],
  now: Date,
): Promise<number> => {
  const inserted = await database.query(
    `with keyed as materialized (
       select draft.*, lower(draft.email) as email_key, app.phone_key(draft.phone) as phone_key,
              lower(draft.name) as name_key, draft.email is null and draft.phone is null as is_name_only,
              app.client_known_by(null, draft.email, draft.phone, draft.name) as known
         from rows from (jsonb_to_recordset($2::jsonb -> 'rows') as (
                name text, email text, phone text, birthday date, address text, notes text, tags text[])) with ordinality
           as draft (name, email, phone, birthday, address, notes, tags, place)),
     own as materialized (
       select client.known_by, lower(client.name) as name_key, lower(coalesce(client.email, account.email)) as email_key,
              app.phone_key(coalesce(client.phone, account.phone)) as phone_key
         from app.client client left join app.account account on account.id = client.account_id
        where client.provider_id = $1)
     insert into app.client (provider_id, known_by, name, email, phone, birthday, address, notes, tags, created_at, updated_at)
     select $1, known, name, email, phone, birthday, address, notes, tags, $3::timestamptz, $3::timestamptz
       from keyed
      where known not in (select known_by from own where known_by is not null)
        and (email_key is null or email_key not in (select email_key from own where email_key is not null))
        and (phone_key is null or phone_key not in (select phone_key from own where phone_key is not null))
        and (not is_name_only or name_key not in (select name_key from own group by name_key having count(*) = 1))
        and not exists (
          select from keyed earlier
           where earlier.place < keyed.place
             and (earlier.known = keyed.known or earlier.email_key = keyed.email_key or earlier.phone_key = keyed.phone_key
                  or (keyed.is_name_only and earlier.name_key = keyed.name_key)))
     on conflict (provider_id, known_by) do nothing
     returning id`,
    [owner, { rows: drafts }, now.toISOString()],
  );
  return inserted.length;
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
