import type { AppointmentId } from '../../../../src/contract/booking/appointment.ts';
import type {
  QuoteId,
  QuoteLine,
  QuotePricing,
  QuoteRequest,
  QuoteRequestId,
  QuoteStatus,
} from '../../../../src/contract/booking/quote.ts';
import type { Country } from '../../../../src/contract/country.ts';
import type { AccountId, ImageId } from '../../../../src/contract/fields.ts';
import type { ServiceCategory } from '../../../../src/contract/services/service-taxonomy.ts';
import type { StaffId } from '../../../../src/contract/services/staff.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Database } from '../../../adapters/ports.ts';
import { type ImageRow, portraitOf } from '../../../ground/pictures.ts';

export interface NewRequest {
  id: QuoteRequestId;
  account: AccountId;
  category: ServiceCategory;
  title: string;
  text: string;
  country: Country;
  zip: string;
  place: string | null;
  suits: string;
  language: Language;
  answerUntil: Date;
  decideUntil: Date;
  images: readonly ImageId[];
  businesses: readonly { id: AccountId; distance: number; currency: string }[];
}

/** The wish, its pictures and whom it asks. */
export async function addRequest(transaction: Database, request: NewRequest, now: Date): Promise<void> {
  await transaction.query(
    `insert into app.quote_request (id, account_id, category, title, body, country, zip, place, suits, language, answer_until,
       decide_until, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      request.id,
      request.account,
      request.category,
      request.title,
      request.text,
      request.country,
      request.zip,
      request.place,
      request.suits,
      request.language,
      request.answerUntil.toISOString(),
      request.decideUntil.toISOString(),
      now.toISOString(),
    ],
  );
  await transaction.query(
    `insert into app.quote_request_image (request_id, position, image_id)
     select $1, place - 1, image from unnest($2::uuid[]) with ordinality as named (image, place)`,
    [request.id, request.images],
  );
  await transaction.query(
    `insert into app.quote (request_id, provider_id, distance_kilometres, currency, created_at)
     select $1, asked.id, asked.distance, asked.currency, $3::timestamptz
       from jsonb_to_recordset($2::jsonb -> 'businesses') as asked (id uuid, distance smallint, currency text)`,
    [request.id, { businesses: request.businesses }, now.toISOString()],
  );
}

export async function countOpen(transaction: Database, account: AccountId): Promise<number> {
  const [counted] = await transaction.query<{ count: number }>(
    `select count(*) from app.quote_request where account_id = $1 and ended_at is null`,
    [account],
  );
  return counted?.count ?? 0;
}

export interface QuoteRow {
  id: QuoteId;
  status: QuoteStatus;
  provider: {
    id: AccountId;
    name: string;
    portrait: ImageRow | null;
    ratingSum: number;
    ratingCount: number;
    /** Of whom nobody knows the details, it is a trader of the clock's country. */
    business: { isTrader: boolean; country: Country } | null;
  };
  pricing: QuotePricing | null;
  lines: QuoteLine[];
  rateHundredths: number | null;
  currency: 'EUR' | 'CHF';
  note: string;
  durationMinutes: number | null;
  starts: string[];
  staff: StaffId | null;
  reason: string;
  at: string | null;
  timeZone: string;
  distance: number;
}

type RequestFields = Omit<QuoteRequest, 'side' | 'quotes' | 'images'>;
export interface RequestRow extends RequestFields {
  account: AccountId;
  language: Language;
  images: { id: ImageId; width: number; height: number }[];
  quotes: QuoteRow[];
}

const instant = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const quoteObject = `jsonb_build_object(
  'id', quote.id, 'status', quote.status, 'pricing', quote.pricing, 'lines', quote.lines, 'rateHundredths', quote.rate_hundredths,
  'currency', quote.currency, 'note', quote.note, 'durationMinutes', quote.duration_minutes, 'starts', quote.starts,
  'staff', quote.staff_id, 'reason', quote.reason, 'at', ${instant('quote.answered_at')}, 'timeZone', shop.time_zone,
  'distance', quote.distance_kilometres,
  'provider', jsonb_build_object(
    'id', seller.id, 'name', coalesce(nullif(seller.business_name, ''), seller.name),
    'portrait', ${portraitOf('seller.profile_image_id')}, 'ratingSum', shop.rating_sum, 'ratingCount', shop.rating_count,
    'business', (select jsonb_build_object('isTrader', is_trader, 'country', business.country)
                   from app.provider_business business where business.account_id = seller.id)))`;

const requestColumns = `
  request.id, request.account_id as account, request.status, person.name as customer, request.category, request.title,
  request.body as text, request.country, request.zip, request.place, request.suits, request.language,
  request.answer_until as "answerUntil", request.decide_until as "decideUntil", request.created_at as "createdAt",
  request.appointment_id as "appointmentId",
  coalesce((select jsonb_agg(jsonb_build_object('id', image.id, 'width', image.width, 'height', image.height) order by shown.position)
              from app.quote_request_image shown join app.image image on image.id = shown.image_id
             where shown.request_id = request.id), '[]') as images,
  (select jsonb_agg(${quoteObject} order by quote.distance_kilometres, quote.id)
     from app.quote quote join app.provider shop on shop.account_id = quote.provider_id
     join app.account seller on seller.id = quote.provider_id
    where quote.request_id = request.id and (request.account_id = $1 or quote.provider_id = $1)) as quotes`;

const listedMaximum = 100;

/** With those of the quotes that the account may see: all of an own wish, and else the own one. */
export const requestsOf = (
  database: Database,
  account: AccountId,
  as: 'customer' | 'provider',
): Promise<RequestRow[]> =>
  database.query<RequestRow & Record<string, unknown>>(
    `select ${requestColumns} from app.quote_request request join app.account person on person.id = request.account_id
      where ${
        as === 'customer'
          ? 'request.account_id = $1'
          : 'exists (select from app.quote own where own.request_id = request.id and own.provider_id = $1)'
      }
      order by request.created_at desc, request.id limit ${listedMaximum}`,
    [account],
  );

/** Undefined if the account is none of the two sides. */
export async function requestOf(
  database: Database,
  account: AccountId,
  id: QuoteRequestId,
): Promise<RequestRow | undefined> {
  const [found] = await database.query<RequestRow & Record<string, unknown>>(
    `select ${requestColumns} from app.quote_request request join app.account person on person.id = request.account_id
      where request.id = $2 and (request.account_id = $1
        or exists (select from app.quote own where own.request_id = request.id and own.provider_id = $1))`,
    [account, id],
  );
  return found;
}

/** Locks the wish until the transaction ends: answers, acceptance and the job follow one another. */
export const lockRequest = (transaction: Database, id: QuoteRequestId): Promise<unknown> =>
  transaction.query('select from app.quote_request where id = $1 for update', [id]);

export const isKnown = async (database: Database, id: QuoteRequestId): Promise<boolean> =>
  (await database.query('select from app.quote_request where id = $1', [id])).length > 0;

export interface Offer {
  pricing: QuotePricing;
  lines: readonly QuoteLine[];
  rateHundredths: number;
  totalCents: number;
  travelCents: number;
  note: string;
  durationMinutes: number;
  starts: readonly string[];
  staff: StaffId;
}

export const putOffer = (transaction: Database, id: QuoteId, offer: Offer, now: Date): Promise<unknown> =>
  transaction.query(
    `update app.quote
        set status = 'offered', pricing = $2, lines = $3::jsonb -> 'lines', rate_hundredths = $4, total_cents = $5, travel_cents = $6, note = $7,
            duration_minutes = $8, starts = $3::jsonb -> 'starts', staff_id = $9, answered_at = $10::timestamptz
      where id = $1`,
    [
      id,
      offer.pricing,
      { lines: offer.lines, starts: offer.starts },
      offer.rateHundredths,
      offer.totalCents,
      offer.travelCents,
      offer.note,
      offer.durationMinutes,
      offer.staff,
      now.toISOString(),
    ],
  );

export const putDeclined = (
  transaction: Database,
  id: QuoteId,
  { reason, now }: { reason: string; now: Date },
): Promise<unknown> =>
  transaction.query(
    `update app.quote set status = 'declined', reason = $2, answered_at = $3::timestamptz where id = $1`,
    [id, reason, now.toISOString()],
  );

/** Ends a wish whose row is locked, and what is still open of it. Returns whom that leaves behind. */
export async function endRequest(
  transaction: Database,
  id: QuoteRequestId,
  to: {
    status: 'accepted' | 'withdrawn' | 'ended';
    quotes: QuoteStatus;
    chosen?: QuoteId;
    appointment?: AppointmentId;
  },
  now: Date,
): Promise<AccountId[]> {
  await transaction.query(
    `update app.quote_request set status = $2, appointment_id = $3, ended_at = $4::timestamptz where id = $1`,
    [id, to.status, to.appointment ?? null, now.toISOString()],
  );
  if (to.chosen !== undefined)
    await transaction.query(`update app.quote set status = 'accepted' where id = $1`, [to.chosen]);
  const left = await transaction.query<{ provider: AccountId }>(
    `update app.quote set status = $2 where request_id = $1 and status in ('asked', 'offered')
     returning provider_id as provider`,
    [id, to.quotes],
  );
  return left.map(({ provider }) => provider);
}
