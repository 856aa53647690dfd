import { againWeeksMaximum, againWeeksUsual, type HeldAgain } from '../../../../src/contract/booking/again.ts';
import type { AppointmentId } from '../../../../src/contract/booking/appointment.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { CardPick } from '../../../../src/contract/services/card-option-fields.ts';
import type { StaffId } from '../../../../src/contract/services/staff.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Database } from '../../../adapters/ports.ts';
import { pickOfItem } from '../../../ground/card-picks.ts';
import { takesTransfer } from '../../../ground/deposits.ts';
import { done, type KeptStatus, stateIs, sure } from '../../../ground/states.ts';
import type { Customer } from './sql.ts';

/** A visit, or a time that is held like one, as it would be booked. */
export interface AgainRow {
  id: AppointmentId;
  status: KeptStatus;
  start: string;
  end: string;
  timeZone: string;
  heldUntil: string | null;
  /** The start and the person of the visit that is repeated. */
  formerStart: string | null;
  formerStaff: string | null;
  againOf: AppointmentId | null;
  provider: HeldAgain['provider'];
  staff: { id: StaffId; name: string };
  /** Null where a card is gone. */
  picks: (CardPick | null)[];
  services: string[];
  travelFeeCents: number;
  totalCents: number;
  currency: HeldAgain['currency'];
  place: HeldAgain['place'];
  address: { street: string; zip: string; city: string } | null;
  visitor: string | null;
  language: Language;
  customer: Customer;
  /** By which the customer is told; null where nothing is proven. */
  email: string | null;
  [column: string]: unknown;
}

/** The median of the weeks between somebody's visits at a business that took place. Null of fewer than two. */
const usualWeeks = `
  select round(percentile_cont(0.5) within group (order by gap.weeks))
    from (select extract(epoch from past.starts_at - lag(past.starts_at) over (order by past.starts_at)) / 604800 as weeks
            from app.appointment past
           where past.client_id = visit.client_id and ${stateIs('past.status', done)}) gap
   where gap.weeks >= 0.5`;

/** Cards that are gone, need an answer or ask for a deposit are booked by themselves. */
const isBookedByItself = `
  select from app.appointment_item item left join app.service_card card on card.id = item.card_id
   where item.appointment_id = visit.id
     and (card.id is null or not card.is_published or card.questions @> '[{"isRequired": true}]'
       or (card.deposit_percent is not null or card.deposit_cents is not null) and exists (
         select from app.provider
          where provider.account_id = visit.provider_id and (provider.deposit_link is not null or ${takesTransfer})))`;

/** In how many weeks the same as a row `visit` is held by one tap; null where it cannot be. */
export const againWeeksOfVisit = `
  case when ${stateIs('visit.status', sure)} and (visit.customer_id is not null or visit.guest_proven is not null)
        and not exists (${isBookedByItself})
       then least(greatest(coalesce((${usualWeeks}), ${againWeeksUsual}), 1), ${againWeeksMaximum})::int end as "againWeeks"`;

const columns = `
  visit.id, visit.status, visit.starts_at as start, visit.ends_at as "end", visit.time_zone as "timeZone",
  visit.held_until as "heldUntil", former.starts_at as "formerStart", former.staff_id as "formerStaff", visit.again_of as "againOf",
  jsonb_build_object('id', seller.id, 'name', coalesce(nullif(seller.business_name, ''), seller.name)) as provider,
  jsonb_build_object('id', staff.id, 'name', staff.name) as staff,
  (select coalesce(jsonb_agg(${pickOfItem} order by item.position), '[]')
     from app.appointment_item item where item.appointment_id = visit.id) as picks,
  (select coalesce(jsonb_agg(item.name order by item.position), '[]')
     from app.appointment_item item where item.appointment_id = visit.id) as services,
  visit.travel_fee_cents as "travelFeeCents", visit.total_cents as "totalCents", visit.currency, visit.place, visit.address,
  visit.visitor_name as visitor, visit.language,
  jsonb_build_object('customer', visit.customer_id, 'phone', visit.phone, 'guestName', visit.guest_name,
    'guestEmail', visit.guest_email, 'guestPhone', visit.guest_phone, 'guestProven', visit.guest_proven) as customer,
  case when buyer.id is not null then case when buyer.email_verified_at is not null then buyer.email end
       when visit.guest_proven = 'email' then visit.guest_email end as email`;

const tables = `
  app.appointment visit
  join app.account seller on seller.id = visit.provider_id
  join app.staff staff on staff.id = visit.staff_id
  left join app.appointment former on former.id = visit.again_of
  left join app.account buyer on buyer.id = visit.customer_id`;

const isHeld = `visit.again_of is not null and ${stateIs('visit.status', 'held')} and visit.held_until > $1::timestamptz`;

export async function visitToRepeat(database: Database, id: AppointmentId): Promise<AgainRow | undefined> {
  const [found] = await database.query<AgainRow>(`select ${columns} from ${tables} where visit.id = $1`, [id]);
  return found;
}

export async function heldById(database: Database, id: AppointmentId, now: Date): Promise<AgainRow | undefined> {
  const [found] = await database.query<AgainRow>(`select ${columns} from ${tables} where ${isHeld} and visit.id = $2`, [
    now.toISOString(),
    id,
  ]);
  return found;
}

export const heldOf = (database: Database, account: AccountId, now: Date): Promise<AgainRow[]> =>
  database.query<AgainRow>(
    `select ${columns} from ${tables} where ${isHeld} and visit.customer_id = $2 order by visit.starts_at, visit.id`,
    [now.toISOString(), account],
  );

/** The customer's hold at a provider. It finds the customer by the columns of the unique index. */
export async function heldAt(
  transaction: Database,
  provider: AccountId,
  { customer, guestEmail, guestPhone }: Customer,
  now: Date,
): Promise<AgainRow | undefined> {
  const [found] = await transaction.query<AgainRow>(
    `select ${columns} from ${tables}
      where ${isHeld} and visit.provider_id = $2
        and coalesce(visit.customer_id::text, visit.guest_email, visit.guest_phone) = $3`,
    [now.toISOString(), provider, customer ?? guestEmail ?? guestPhone],
  );
  return found;
}
