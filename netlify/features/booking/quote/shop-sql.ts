import type { AppointmentId } from '../../../../src/contract/booking/appointment.ts';
import type { QuoteLine } from '../../../../src/contract/booking/quote.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { ServiceCategory } from '../../../../src/contract/services/service-taxonomy.ts';
import type { StaffId } from '../../../../src/contract/services/staff.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { Coordinates } from '../../../ground/distance.ts';
import { type ImageRow, portraitOf } from '../../../ground/pictures.ts';
import { isShown } from '../../../ground/provider-states.ts';
import { type FoundBusiness, usualReachKilometres } from './rules.ts';

/** What is asked of a business that is asked for a quote. */

/** A degree of latitude and more than half of one of longitude: further than any card reaches. */
const degreesAround = 1.6;

interface Around extends FoundBusiness {
  id: AccountId;
  name: string;
  portrait: ImageRow | null;
  timeZone: string;
}

/** Businesses that take requests for the trade, around a place. */
export const businessesAround = (
  database: Database,
  { category, place }: { category: ServiceCategory; place: Coordinates },
): Promise<Around[]> =>
  database.query<Around & Record<string, unknown>>(
    `select account.id, coalesce(nullif(account.business_name, ''), account.name) as name, shop.time_zone as "timeZone",
            ${portraitOf('account.profile_image_id')} as portrait, shop.public_latitude as latitude,
            shop.public_longitude as longitude, shop.rating_sum as "ratingSum", shop.rating_count as "ratingCount",
            max(coalesce(card.travel_reach_kilometres, ${usualReachKilometres}))::integer as reach
       from app.service_card card
       join app.provider shop on shop.account_id = card.provider_id
       join app.account account on account.id = shop.account_id
      where card.category = $1 and card.is_published and shop.takes_quotes and ${isShown}
        and shop.public_latitude between $2::double precision - ${degreesAround} and $2::double precision + ${degreesAround}
        and shop.public_longitude between $3::double precision - ${degreesAround} and $3::double precision + ${degreesAround}
      group by account.id, shop.account_id`,
    [category, place.latitude, place.longitude],
  );

/** The first of the active staff: who runs a business of one person. */
export async function firstOfStaff(database: Database, provider: AccountId): Promise<StaffId | undefined> {
  const [first] = await database.query<{ id: StaffId }>(
    'select id from app.staff where provider_id = $1 and is_active order by position, created_at, id limit 1',
    [provider],
  );
  return first?.id;
}

/** What an answer begins with: the dearest of the usual fees for the way, and the price of an hour of the trade. */
export async function usualPrices(database: Database, provider: AccountId, category: ServiceCategory) {
  const [found] = await database.query<{ hourMinor: number | null; travelMinor: number | null }>(
    `select min(price_cents) filter (where price_unit = 'hour') as "hourMinor",
            min((travel_zones -> 0 ->> 'feeCents')::integer) as "travelMinor"
       from app.service_card where provider_id = $1 and category = $2 and is_published`,
    [provider, category],
  );
  return found ?? { hourMinor: null, travelMinor: null };
}

export interface ShopRow {
  timeZone: string;
  bufferMinutes: number;
  takesQuotes: boolean;
  [column: string]: unknown;
}

export async function shopOf(database: Database, provider: AccountId): Promise<ShopRow | undefined> {
  const [found] = await database.query<ShopRow>(
    `select time_zone as "timeZone", buffer_after_minutes as "bufferMinutes", takes_quotes as "takesQuotes"
       from app.provider where account_id = $1`,
    [provider],
  );
  return found;
}

export const setTakesQuotes = (database: Database, provider: AccountId, takes: boolean): Promise<unknown> =>
  database.query('update app.provider set takes_quotes = $2 where account_id = $1', [provider, takes]);

interface Quoted {
  lines: QuoteLine[];
  rateHundredths: number;
  totalCents: number;
  isCapped: boolean;
  [column: string]: unknown;
}

/** Of an appointment that a quote became: its lines, its rate and what it allows, for the invoice. */
export async function quotedLines(database: Database, appointment: AppointmentId): Promise<Quoted | undefined> {
  const [found] = await database.query<Quoted>(
    `select quote.lines, quote.rate_hundredths as "rateHundredths", quote.total_cents as "totalCents",
            quote.pricing = 'capped' as "isCapped"
       from app.quote_request request join app.quote on quote.request_id = request.id and quote.status = 'accepted'
      where request.appointment_id = $1`,
    [appointment],
  );
  return found;
}
