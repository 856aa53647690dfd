import type { AppointmentId } from '../../../../src/contract/booking/appointment.ts';
import type { ClientId } from '../../../../src/contract/booking/client.ts';
import type { Waiting, WaitingId } from '../../../../src/contract/booking/waiting-list.ts';
import type { AccountId, CardId } from '../../../../src/contract/fields.ts';
import { type CardPick, readPick } from '../../../../src/contract/services/card-option-fields.ts';
import { type OptionCard, withOptions } from '../../../../src/contract/services/card-options.ts';
import type { StaffId } from '../../../../src/contract/services/staff.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Database } from '../../../adapters/ports.ts';
import { stateIs, stateIsNot } from '../../../ground/states.ts';

/** An instant within json, as answers have it. */
const instantOf = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The account of whoever waits; null of somebody without one. */
export const accountOf = 'coalesce(waiting.account_id, visit.customer_id, client.account_id)';

/** Whoever cannot be written to is called by the provider: nothing is held for them. */
export const canBeOffered = `(
  ${accountOf} is not null or visit.guest_proven is not null
  or shop.tells_clients and coalesce(client.email, client.phone, visit.guest_email, visit.guest_phone) is not null)`;

/** The provider has entered the client, or they have booked by themselves. */
const isBookedSince = `exists (
  select from app.appointment booked
   where booked.client_id = waiting.client_id and booked.created_at >= waiting.created_at
     and ${stateIsNot('booked.status', 'held')} and ${stateIsNot('booked.status', 'cancelled')}
     and exists (select from app.appointment_item item where item.appointment_id = booked.id and item.card_id = any(waiting.cards)))`;

const optionCard = (card: string): string => `
  jsonb_build_object('id', ${card}.id, 'name', ${card}.name, 'priceCents', ${card}.price_cents, 'priceUnit', ${card}.price_unit,
                     'durationMinutes', ${card}.duration_minutes, 'variants', ${card}.variants, 'extras', ${card}.extras)`;

/** One entry, in the words of the contract. `$1` is the account that looks, `$2` the time. */
const shownColumns = (isProvider: boolean): string => `
  waiting.id, jsonb_build_object('id', seller.id, 'name', coalesce(nullif(seller.business_name, ''), seller.name)) as provider,
  shop.time_zone as "timeZone",
  ${isProvider ? `coalesce(person.name, client.name, visit.guest_name, '–')` : 'null'} as customer,
  ${isProvider ? `coalesce(client.phone, person.phone, visit.guest_phone)` : 'null'} as phone,
  ${canBeOffered} as "isOffered",
  case when visit.id is null then to_jsonb(waiting.picks)
       else coalesce((select jsonb_agg(item.card_id order by item.position) from app.appointment_item item
                       where item.appointment_id = visit.id and item.card_id is not null), '[]') end as cards,
  case when visit.id is null
       then coalesce((select jsonb_agg(${optionCard('card')} order by array_position(waiting.cards, card.id))
                        from app.service_card card where card.id = any(waiting.cards)), '[]') end as offered,
  case when visit.id is not null
       then (select jsonb_agg(item.name order by item.position) from app.appointment_item item
              where item.appointment_id = visit.id) end as services,
  case when staff.id is not null then jsonb_build_object('id', staff.id, 'name', staff.name) end as staff,
  (extract(epoch from visit.ends_at - visit.starts_at) / 60)::int as minutes,
  case when staff.id is not null then jsonb_build_array(staff.id)
       else coalesce((select jsonb_agg(able.id order by able.position, able.id) from app.staff able
                       where able.provider_id = waiting.provider_id and able.is_active
                         and (able.has_all_cards or waiting.cards <@ array(
                           select done.card_id from app.staff_card done where done.staff_id = able.id))), '[]') end as able,
  coalesce(waiting.first_day, ($2::timestamptz at time zone shop.time_zone)::date)::text as "firstDay",
  coalesce(waiting.last_day, (visit.starts_at at time zone shop.time_zone)::date)::text as "lastDay",
  waiting.from_minute as "fromMinute", waiting.until_minute as "untilMinute",
  case when visit.id is not null then jsonb_build_object('id', visit.id, 'start', ${instantOf('visit.starts_at')}) end as appointment,
  waiting.created_at as "createdAt",
  (select jsonb_build_object('id', ${isProvider ? 'null' : 'offer.id'}, 'start', ${instantOf('lower(offer.span)')},
            'until', ${instantOf('offer.held_until')})
     from app.waiting_offer offer where offer.waiting_id = waiting.id and ${isOpenOffer('offer', '$2')}) as offer`;

type WaitingColumns = Omit<Waiting, 'services' | 'minutes'> & {
  /** Null of a visit, which says by itself what it is about. */
  offered: (OptionCard & { id: CardId })[] | null;
  services: string[] | null;
  minutes: number | null;
} & Record<string, unknown>;

/** Names and durations of the cards as they were chosen; an option that is gone counts no more. */
function withServices({ offered, ...row }: WaitingColumns): Waiting {
  const { services, minutes } = row;
  if (services !== null && minutes !== null) return { ...row, services, minutes };
  const cards = row.cards.flatMap((pick) => {
    const { id, options } = readPick(pick);
    const card = offered?.find((known) => known.id === id);
    return card === undefined ? [] : [withOptions(card, options) ?? card];
  });
  return {
    ...row,
    services: cards.map(({ name }) => name),
    minutes: cards.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0),
  };
}

/** Somebody may take it. */
export function isOpenOffer(offer: string, now: string): string {
  return `${offer}.declined_at is null and ${offer}.hold_id is not null and ${offer}.held_until > ${now}::timestamptz`;
}

const shownTables = `
  app.waiting_list waiting
  join app.provider shop on shop.account_id = waiting.provider_id
  join app.account seller on seller.id = waiting.provider_id
  left join app.appointment visit on visit.id = waiting.appointment_id
  left join app.client client on client.id = waiting.client_id
  left join app.account person on person.id = ${accountOf}
  left join app.staff on staff.id = coalesce(waiting.staff_id, visit.staff_id)`;

/** Those whose days are not over, and whose visit still takes place. */
export const isWaiting = (now: string): string => `(
  waiting.last_day >= (${now}::timestamptz at time zone shop.time_zone)::date and not ${isBookedSince}
  or ${stateIs('visit.status', 'confirmed')} and visit.starts_at > ${now}::timestamptz)`;

const listedMaximum = 300;

/** Own entries, or who waits at a provider, the longest waiting first. */
export const waitingOf = async (
  database: Database,
  account: AccountId,
  { as, now }: { as: 'customer' | 'provider'; now: Date },
): Promise<Waiting[]> =>
  (
    await database.query<WaitingColumns>(
      `select ${shownColumns(as === 'provider')} from ${shownTables}
      where ${as === 'provider' ? 'waiting.provider_id = $1' : `$1 = ${accountOf}`}
        and ${isWaiting('$2')}
      order by waiting.created_at, waiting.id limit ${listedMaximum}`,
      [account, now.toISOString()],
    )
  ).map(withServices);

export async function waitingById(
  database: Database,
  id: WaitingId,
  { account, now }: { account: AccountId; now: Date },
): Promise<Waiting | undefined> {
  const isProvider = await isOfProvider(database, id, account);
  const [found] = await database.query<WaitingColumns>(
    `select ${shownColumns(isProvider)} from ${shownTables}
      where waiting.id = $3 and $1 in (${accountOf}, waiting.provider_id)`,
    [account, now.toISOString(), id],
  );
  return found && withServices(found);
}

async function isOfProvider(database: Database, id: WaitingId, account: AccountId): Promise<boolean> {
  const found = await database.query('select from app.waiting_list where id = $1 and provider_id = $2', [id, account]);
  return found.length > 0;
}

/** How many entries an account has, whatever for. */
export async function countWaiting(database: Database, account: AccountId): Promise<number> {
  const [counted] = await database.query<{ count: number }>(
    'select count(*) from app.waiting_list where account_id = $1',
    [account],
  );
  return counted?.count ?? 0;
}

export interface NewWaiting {
  provider: AccountId;
  who: { account: AccountId } | { client: ClientId };
  cards: readonly CardPick[];
  staff: StaffId | null;
  firstDay: string;
  lastDay: string;
  fromMinute: number | null;
  untilMinute: number | null;
  language: Language;
}

/** For the same cards at the same provider the days are those said last. The place in the list stays. */
export async function putWaiting(transaction: Database, waiting: NewWaiting, now: Date): Promise<WaitingId> {
  const { provider, who, cards, staff, firstDay, lastDay, fromMinute, untilMinute, language } = waiting;
  const [column, id] = 'account' in who ? ['account_id', who.account] : ['client_id', who.client];
  const one = column === 'account_id' ? '(account_id, provider_id, cards)' : '(client_id, cards)';
  const [put] = await transaction.query<{ id: WaitingId }>(
    `insert into app.waiting_list (provider_id, ${column}, cards, picks, staff_id, first_day, last_day, from_minute, until_minute,
       language, created_at)
     values ($1, $2, $3::uuid[], $11::text[], $4, $5::date, $6::date, $7, $8, $9, $10)
     on conflict ${one} where ${column} is not null do update
       set picks = excluded.picks, staff_id = excluded.staff_id, first_day = excluded.first_day, last_day = excluded.last_day,
           from_minute = excluded.from_minute, until_minute = excluded.until_minute, language = excluded.language
     returning id`,
    [
      provider,
      id,
      cards.map((pick) => readPick(pick).id),
      staff,
      firstDay,
      lastDay,
      fromMinute,
      untilMinute,
      language,
      now.toISOString(),
      cards,
    ],
  );
  if (put === undefined) throw new Error('an insert returned nothing');
  return put.id;
}

/** For an earlier time of a visit; one that waits already keeps its place. */
export async function putEarlier(
  transaction: Database,
  { provider, appointment, language }: { provider: AccountId; appointment: AppointmentId; language: Language },
  now: Date,
): Promise<WaitingId> {
  const [put] = await transaction.query<{ id: WaitingId }>(
    `insert into app.waiting_list (provider_id, appointment_id, language, created_at) values ($1, $2, $3, $4)
     on conflict (appointment_id) do update set language = excluded.language
     returning id`,
    [provider, appointment, language, now.toISOString()],
  );
  if (put === undefined) throw new Error('an insert returned nothing');
  return put.id;
}

/** Ends an entry of one of its two sides, and lets go what is held for it. False where there is none. */
export async function deleteWaiting(transaction: Database, id: WaitingId, account: AccountId): Promise<boolean> {
  const found = await transaction.query(
    `select waiting.id from app.waiting_list waiting
       left join app.appointment visit on visit.id = waiting.appointment_id
       left join app.client client on client.id = waiting.client_id
      where waiting.id = $1 and $2 in (waiting.provider_id, ${accountOf}) for update of waiting`,
    [id, account],
  );
  if (found.length === 0) return false;
  await letGo(transaction, id);
  return true;
}

/** The entry and what is held for it. */
async function letGo(transaction: Database, id: WaitingId): Promise<void> {
  await transaction.query(
    `delete from app.appointment where ${stateIs('status', 'held')}
        and id in (select hold_id from app.waiting_offer where waiting_id = $1)`,
    [id],
  );
  await transaction.query('delete from app.waiting_list where id = $1', [id]);
}

/** The visit stays where it is. */
export async function deleteEarlier(transaction: Database, appointment: AppointmentId): Promise<void> {
  const [found] = await transaction.query<{ id: WaitingId }>(
    'select id from app.waiting_list where appointment_id = $1 for update',
    [appointment],
  );
  if (found !== undefined) await letGo(transaction, found.id);
}

/** What was waited for is booked. Another time that is held for the same wish goes to the next. */
export async function endWaiting(
  transaction: Database,
  { account, provider, cards }: { account: AccountId; provider: AccountId; cards: readonly CardId[] },
): Promise<void> {
  const ended = await transaction.query<{ id: WaitingId }>(
    'select id from app.waiting_list where account_id = $1 and provider_id = $2 and cards && $3::uuid[] for update',
    [account, provider, cards],
  );
  for (const { id } of ended) await letGo(transaction, id);
}

export async function waitsForEarlier(database: Database, appointment: AppointmentId): Promise<boolean> {
  const found = await database.query('select from app.waiting_list where appointment_id = $1', [appointment]);
  return found.length > 0;
}

/** The visit lies where it was wanted. */
export const endEarlier = (transaction: Database, appointment: AppointmentId): Promise<unknown> =>
  transaction.query('delete from app.waiting_list where appointment_id = $1', [appointment]);

/** Ends entries whose days are over, or whose visit does not take place any more, with what is held for them. */
export async function deleteEnded(database: Database, now: Date): Promise<number> {
  const ended = await database.query<{ id: WaitingId }>(
    `select waiting.id from app.waiting_list waiting
       join app.provider shop on shop.account_id = waiting.provider_id
       left join app.appointment visit on visit.id = waiting.appointment_id
      where not coalesce(${isWaiting('$1')}, false)`,
    [now.toISOString()],
  );
  for (const { id } of ended) await letGo(database, id);
  return ended.length;
}
