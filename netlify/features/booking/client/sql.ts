import {
  type Client,
  type ClientDraft,
  type ClientFilter,
  type ClientId,
  clientFilters,
} from '../../../../src/contract/booking/client.ts';
import { recallPauseDays } from '../../../../src/contract/booking/client-recall.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import { pickOfItem } from '../../../ground/card-picks.ts';
import { ahead, done, stateIs, stateIsNot } from '../../../ground/states.ts';

type ClientRow = Client & Record<string, unknown>;

/** Figures of each client of a provider, counted from the appointments in one pass. */
const figures = `
  select visit.client_id, count(*) filter (where ${stateIs('visit.status', done)}) as visits,
         count(*) filter (where visit.cancel_reason = 'no_show') as no_shows,
         coalesce(sum(visit.total_cents) filter (where ${stateIs('visit.status', done)}), 0) as turnover,
         min(visit.starts_at) filter (where ${stateIs('visit.status', done)}) as first_at,
         max(visit.starts_at) filter (where ${stateIs('visit.status', done)}) as last_at,
         min(visit.starts_at) filter (where ${stateIs('visit.status', ahead)} and visit.starts_at > $2::timestamptz) as next_at
    from app.appointment visit where visit.provider_id = $1 and visit.client_id is not null
   group by visit.client_id`;

/** `$1` is the provider, `$2` the present instant, `$8` one of the staff or null. Whom nobody knows to come again is due never. */
const known = `
  select client.*, coalesce(client.email, account.email) as shown_email, coalesce(client.phone, account.phone) as shown_phone,
         account.profile_image_id, coalesce(figures.visits, 0) as visits, coalesce(figures.no_shows, 0) as no_shows,
         coalesce(figures.turnover, 0) as turnover, figures.last_at, figures.next_at, rhythm.days,
         least(client.created_at, coalesce(figures.first_at, client.created_at)) as since,
         figures.last_at + rhythm.days * interval '1 day' as due_at
    from app.client client
    left join app.account account on account.id = client.account_id and account.deleted_at is null
    left join figures on figures.client_id = client.id
   cross join lateral (
     select case when figures.visits > 1
       then greatest(1, round(extract(epoch from figures.last_at - figures.first_at) / 86400 / (figures.visits - 1)))::integer end as days) as rhythm
   where client.provider_id = $1
     and ($8::uuid is null or exists (
       select from app.appointment own where own.client_id = client.id and own.staff_id = $8::uuid and ${stateIsNot('own.status', 'held')}))`;

/** The conditions of the filters, of a row of `known`. */
const isDue = `due_at < $2::timestamptz + interval '14 days' and due_at > $2::timestamptz - interval '1 year'`;
const isAway = `last_at < $2::timestamptz - interval '120 days' and next_at is null`;
const filters: Record<ClientFilter, string> = {
  due: isDue,
  recall: `recall_agreed_at is not null and next_at is null and (${isDue} or ${isAway})
    and (recalled_at is null or recalled_at <= $2::timestamptz - interval '${recallPauseDays} days')
    and (shown_email is not null or shown_phone is not null)`,
  new: `since > $2::timestamptz - interval '30 days'`,
  away: isAway,
  regular: 'visits >= 5',
  birthday: `(extract(doy from birthday)::int - extract(doy from $2::timestamptz)::int + 366) % 366 < 30`,
};

export interface ClientsQuestion {
  /** For `like`. */
  text?: string | undefined;
  digits?: string | undefined;
  /** Only whom that one of the staff has had, found by name, notes and tags. */
  staff?: string | undefined;
  cursor?: ClientId | undefined;
  id?: ClientId | undefined;
  visit?: string | undefined;
  question?: string | undefined;
  filter?: ClientFilter | undefined;
  limit: number;
}

const isMeant = `
  ($3::uuid is null or id = $3)
  and ($6::uuid is null or id = (select client_id from app.appointment where id = $6))
  and ($7::uuid is null or exists (
    select from app.question asked where asked.id = $7 and asked.provider_id = $1
       and (asked.account_id = known.account_id or lower(asked.email) = lower(known.shown_email))))
  and ($4::text is null or name ilike $4 or ($8::uuid is null and shown_email ilike $4) or notes ilike $4
       or exists (select from unnest(tags) as tag where tag ilike $4)
       or ($5::text is not null and regexp_replace(shown_phone, '\\D', '', 'g') like '%' || $5 || '%'))`;

/** Whoever is due longest comes first, and last who is booked. */
const orders = {
  due: 'next_at is not null, due_at, id',
  name: 'lower(name), id',
} as const;

const parametersOf = (owner: AccountId, now: Date, asked: ClientsQuestion): unknown[] => [
  owner,
  now.toISOString(),
  asked.id ?? null,
  asked.text ?? null,
  asked.digits ?? null,
  asked.visit ?? null,
  asked.question ?? null,
  asked.staff ?? null,
];

const ranked = ({ filter }: ClientsQuestion): string => `
  with figures as materialized (${figures}), known as materialized (${known}),
  ranked as materialized (
    select *, row_number() over (order by ${filter === 'due' || filter === 'recall' ? orders.due : orders.name}) as place from known
     where ${isMeant} and ${filter === undefined ? 'true' : filters[filter]})`;

const lastVisits = `coalesce((
  select json_agg(json_build_object('id', last.id, 'start', last.starts_at, 'service', last.services, 'staff', last.staff,
                    'totalCents', last.total_cents, 'answers', last.answers, 'rating', last.rating) order by last.starts_at desc)
    from (select visit.id, visit.starts_at, visit.total_cents, visit.answers, staff.name as staff,
                 (select string_agg(item.name, ', ' order by item.position) from app.appointment_item item
                   where item.appointment_id = visit.id) as services,
                 (select review.rating from app.review where review.appointment_id = visit.id and review.author = 'customer'
                     and review.visible_at <= $2::timestamptz) as rating
            from app.appointment visit join app.staff staff on staff.id = visit.staff_id
           where visit.client_id = ranked.id and ${stateIs('visit.status', done)}
           order by visit.starts_at desc limit 5) as last), '[]')`;

/** A visit whose cards are all offered still, done by whoever did most of the last ones. */
const usual = `(
  select json_build_object(
           'cards', cards.ids, 'services', cards.names, 'durationMinutes', cards.minutes, 'totalCents', cards.cents,
           'minute', extract(hour from latest.starts_at at time zone provider.time_zone) * 60
                     + extract(minute from latest.starts_at at time zone provider.time_zone),
           'staff', (select json_build_object('id', staff.id, 'name', staff.name)
                       from (select before.staff_id, count(*) as times, max(before.starts_at) as at
                               from app.appointment before
                              where before.client_id = ranked.id and ${stateIs('before.status', done)}
                              group by before.staff_id) as did
                       join app.staff staff on staff.id = did.staff_id and staff.is_active
                      order by did.times desc, did.at desc limit 1))
    from app.appointment latest
   cross join lateral (
     select json_agg(${pickOfItem} order by item.position) as ids, json_agg(case when item.options = '[]' then card.name else item.name end order by item.position) as names,
            sum(item.duration_minutes) as minutes, sum(item.price_cents) as cents,
            bool_and(card.id is not null) as is_whole
       from app.appointment_item item
       left join app.service_card card on card.id = item.card_id and card.is_published
      where item.appointment_id = latest.id) as cards
   where latest.client_id = ranked.id and ${stateIs('latest.status', done)} and cards.is_whole
   order by latest.starts_at desc limit 1)`;

/** `face` is the key of a picture. */
const shown = `
  ranked.id, ranked.name, ranked.shown_email as email, ranked.shown_phone as phone, ranked.birthday::text as birthday,
  ranked.address, ranked.notes, ranked.tags, ranked.account_id is not null as "hasAccount", ranked.since,
  (select store_key from app.image where id = ranked.profile_image_id) as face,
  ranked.visits, ranked.no_shows as "noShows", ranked.next_at as next, ranked.turnover as "turnoverCents",
  case when provider.time_zone = 'Europe/Zurich' then 'CHF' else 'EUR' end as currency,
  ranked.days as "rhythmDays", ranked.due_at as "dueAt", provider.time_zone as "timeZone",
  coalesce((select ${stateIs('asked.status', 'open')} from app.appointment asked
             where asked.client_id = ranked.id and asked.starts_at = ranked.next_at and ${stateIs('asked.status', ahead)} limit 1), false)
    as "isNextAsked",
  jsonb_build_object('agreedAt', ranked.recall_agreed_at, 'agreedBy', ranked.recall_agreed_by, 'endedAt', ranked.recall_ended_at,
    'sentAt', ranked.recalled_at) as recall,
  (select talk.id from app.appointment talk where talk.client_id = ranked.id and ${stateIsNot('talk.status', 'held')}
      and ${stateIsNot('talk.status', 'cancelled')} order by talk.starts_at desc limit 1) as talk,
  ${lastVisits} as "lastVisits", ${usual} as usual`;

/** The clients of a provider, sorted by name or by the day they are due again. */
export const listed = (database: Database, owner: AccountId, asked: ClientsQuestion, now: Date): Promise<Client[]> =>
  database.query<ClientRow>(
    `${ranked(asked)}
     select ${shown} from ranked join app.provider provider on provider.account_id = $1
      where $9::uuid is null or ranked.place > (select place from ranked where id = $9)
      order by ranked.place limit $10`,
    [...parametersOf(owner, now, asked), asked.cursor ?? null, asked.limit],
  );

type Counts = Record<ClientFilter | 'all' | 'total', number>;

/** How many fit the question, and how many of the whole file each filter has. */
export async function countClients(
  database: Database,
  owner: AccountId,
  asked: ClientsQuestion,
  now: Date,
): Promise<Counts> {
  const counted = clientFilters.map((filter) => `count(*) filter (where ${filters[filter]}) as "${filter}"`);
  const [found] = await database.query<Counts & Record<string, unknown>>(
    `${ranked(asked)}
     select (select count(*) from ranked) as total, count(*) as all, ${counted.join(', ')} from known`,
    parametersOf(owner, now, asked),
  );
  if (found === undefined) throw new Error('a count returned nothing');
  return found;
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
