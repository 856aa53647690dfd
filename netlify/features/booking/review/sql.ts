import type { CheckedReview, Queue } from '../../../../src/contract/admin/admin.ts';
import type { ReviewAuthor, ReviewFigures, ReviewId, ReviewSignal } from '../../../../src/contract/booking/review.ts';
import { type AccountId, type ImageId, identifier } from '../../../../src/contract/fields.ts';
import type { PartPoints, Praise } from '../../../../src/contract/services/provider-rating.ts';
import type { ServiceCategory } from '../../../../src/contract/services/service-taxonomy.ts';
import type { StaffId } from '../../../../src/contract/services/staff.ts';
import type { Database } from '../../../adapters/ports.ts';
import { isAssigned } from '../../../ground/assigned.ts';
import { type ImageRow, portraitOf } from '../../../ground/pictures.ts';
import { isNamed, isSaid, patternOf } from '../../../ground/searched.ts';
import { stateIsNot } from '../../../ground/states.ts';
import { oneProviderReviews, type Reviewable, type Standing, youngAccountHours } from './rules.ts';

export interface ReviewedVisit extends Reviewable {
  id: string;
  providerId: AccountId;
  side: ReviewAuthor;
  category: ServiceCategory;
  staffId: StaffId;
}

/** Who asks: somebody with an account, or a guest who has the link of the visit. */
export type Party = { account: AccountId } | 'guest';

/** The visit as its party sees it; undefined for everybody else. Locked if something is written about it. */
export async function visitOf(
  database: Database,
  id: string,
  party: Party,
  { isLocked = false } = {},
): Promise<ReviewedVisit | undefined> {
  const [found] = await database.query<ReviewedVisit & Record<string, unknown>>(
    `select id, provider_id as "providerId", status, ends_at as "endsAt", category, staff_id as "staffId",
            (origin in ('site', 'link') or coming_at is not null) as "isCustomers",
            case when provider_id = $2::uuid then 'provider' else 'customer' end as side
       from app.appointment
      where id = $1 and ${stateIsNot('status', 'held')} and ($2::uuid is null or $2::uuid in (provider_id, customer_id))
      ${isLocked ? 'for update' : ''}`,
    [id, party === 'guest' ? null : party.account],
  );
  return found;
}

export interface ReviewRow extends Standing {
  id: ReviewId;
  author: ReviewAuthor;
  rating: number;
  text: string;
  parts: PartPoints;
  praise: Praise[];
  staffId: StaffId | null;
  images: { id: ImageId; width: number; height: number }[];
  at: string;
  reason: string | null;
  reply: string | null;
}

const columns = `id, author, rating, body as text, parts, to_json(praise) as praise, staff_id as "staffId",
  coalesce((select json_agg(json_build_object('id', image.id, 'width', image.width, 'height', image.height) order by shown.position)
              from app.review_image shown join app.image image on image.id = shown.image_id
             where shown.review_id = review.id), '[]') as images, coalesce(updated_at, created_at) as at, check_reason as reason, reply,
  check_state as "checkState", withdrawn_at as "withdrawnAt", unveiled_at as "unveiledAt"`;

/** What both sides wrote about a visit. */
export const reviewsAbout = (database: Database, visit: string): Promise<ReviewRow[]> =>
  database.query<ReviewRow & Record<string, unknown>>(`select ${columns} from app.review where appointment_id = $1`, [
    visit,
  ]);

export interface ReviewWrite {
  rating: number;
  text: string;
  parts: PartPoints;
  praise: readonly Praise[];
  staffId: StaffId | null;
  images: readonly ImageId[];
  signals: readonly ReviewSignal[];
}

export async function addReview(
  transaction: Database,
  { id, providerId, side }: ReviewedVisit,
  { rating, text, parts, praise, staffId, images, signals }: ReviewWrite,
  now: Date,
): Promise<void> {
  const [added] = await transaction.query<{ id: ReviewId }>(
    `insert into app.review
       (appointment_id, provider_id, author, rating, body, parts, signals, check_state, created_at, praise, staff_id)
     values ($1, $2, $3, $4, $5, $6, $7::text[], case when cardinality($7::text[]) > 0 then 'held' else 'none' end,
             $8::timestamptz, $9::text[], $10)
     returning id`,
    [id, providerId, side, rating, text, parts, signals, now.toISOString(), praise, staffId],
  );
  if (added === undefined) throw new Error('an insert without a condition returned nothing');
  await replaceImages(transaction, added.id, images);
}

/** What was decided about the words before does not hold for the new ones. */
export async function changeReview(
  transaction: Database,
  id: ReviewId,
  { rating, text, parts, praise, staffId, images, signals }: ReviewWrite,
  now: Date,
): Promise<void> {
  await transaction.query(
    `update app.review
        set rating = $2, body = $3, parts = $4, signals = $5::text[], updated_at = $6::timestamptz,
            check_state = case when cardinality($5::text[]) > 0 then 'held' else 'none' end,
            check_reason = null, checked_at = null, checked_by = null, praise = $7::text[], staff_id = $8
      where id = $1`,
    [id, rating, text, parts, signals, now.toISOString(), praise, staffId],
  );
  await replaceImages(transaction, id, images);
}

/** The sweep of images removes what no row names any more. */
async function replaceImages(transaction: Database, id: ReviewId, images: readonly ImageId[]): Promise<void> {
  await transaction.query('delete from app.review_image where review_id = $1', [id]);
  await transaction.query(
    `insert into app.review_image (review_id, position, image_id)
     select $1, place - 1, image from unnest($2::uuid[]) with ordinality as named (image, place)`,
    [id, images],
  );
}

export const removeImage = (transaction: Database, visit: string, image: ImageId): Promise<unknown> =>
  transaction.query(
    `delete from app.review_image shown using app.review
      where shown.review_id = review.id and review.appointment_id = $1 and shown.image_id = $2`,
    [visit, image],
  );

/** The key of a picture of a review that everybody may see; undefined for all others. */
export async function visiblePicture(database: Database, id: string, now: Date): Promise<string | undefined> {
  if (!identifier.safeParse(id).success) return undefined;
  const [found] = await database.query<{ key: string }>(
    `select image.store_key as key
       from app.review_image shown
       join app.review on review.id = shown.review_id and review.author = 'customer' and review.visible_at <= $2::timestamptz
       join app.image image on image.id = shown.image_id
      where shown.image_id = $1`,
    [id, now.toISOString()],
  );
  return found?.key;
}

interface Member {
  id: StaffId;
  name: string;
  image: ImageRow | null;
}

/** Those of the staff who work now, and whoever the visit names. */
export const teamOf = (database: Database, { providerId, staffId }: ReviewedVisit): Promise<Member[]> =>
  database.query<Member & Record<string, unknown>>(
    `select staff.id, staff.name, ${portraitOf('staff.image_id')} as image from app.staff
      where staff.provider_id = $1 and (staff.is_active or staff.id = $2) order by staff.position, staff.id`,
    [providerId, staffId],
  );

export const deleteReview = (transaction: Database, id: ReviewId): Promise<unknown> =>
  transaction.query('delete from app.review where id = $1', [id]);

/** Its pictures go at once: the gap that stays has none. */
export const withdrawReview = (transaction: Database, id: ReviewId, now: Date): Promise<unknown> =>
  transaction.query(
    `with shown as (delete from app.review_image where review_id = $1)
     update app.review set withdrawn_at = $2::timestamptz where id = $1`,
    [id, now.toISOString()],
  );

/** The last nine digits: the same number with and without the country's code. */
const digits = (number: string): string =>
  `nullif(right(regexp_replace(coalesce(${number}, ''), '\\D', '', 'g'), 9), '')`;
const letters = (words: string): string => `lower(regexp_replace(coalesce(${words}, ''), '[^[:alnum:]]', '', 'g'))`;

interface Signs {
  same_phone: boolean | null;
  same_iban: boolean | null;
  same_address: boolean | null;
  young_account: boolean | null;
  one_provider: boolean | null;
}

/** What speaks for a customer who is the provider, or whom the provider has sent. */
export async function signsOf(transaction: Database, visit: string, now: Date): Promise<Signs> {
  const [signs] = await transaction.query<Signs & Record<string, unknown>>(
    `select array[${digits('owner.phone')}, ${digits('owner.public_phone')}] &&
              array[${digits('customer.phone')}, ${digits('visit.phone')}, ${digits('visit.guest_phone')}] as same_phone,
            exists (select from app.sealed_detail theirs join app.sealed_detail own using (kind, fingerprint)
                     where kind = 'bank' and theirs.account_id = customer.id and own.account_id = owner.id) as same_iban,
            owner.zip <> '' and ${letters(`owner.street`)} <> '' and (
              (customer.zip = owner.zip
                and ${letters(`concat(customer.street, customer.house_number)`)} = ${letters(`concat(owner.street, owner.house_number)`)})
              or (visit.address ->> 'zip' = owner.zip
                and ${letters(`visit.address ->> 'street'`)} = ${letters(`concat(owner.street, owner.house_number)`)})) as same_address,
            customer.created_at > $2::timestamptz - make_interval(hours => ${youngAccountHours}) as young_account,
            (select count(*) >= ${oneProviderReviews - 1} and bool_and(before.provider_id = visit.provider_id)
               from app.appointment earlier join app.review before
                 on before.appointment_id = earlier.id and before.author = 'customer'
              where earlier.id <> visit.id and (
                earlier.customer_id = visit.customer_id or earlier.guest_email = visit.guest_email
                or earlier.guest_phone = visit.guest_phone)) as one_provider
       from app.appointment visit
       join app.account owner on owner.id = visit.provider_id
       left join app.account customer on customer.id = visit.customer_id
      where visit.id = $1`,
    [visit, now.toISOString()],
  );
  if (signs === undefined) throw new Error('a visit that was just read is gone');
  return signs;
}

/** Answers a visible review of the own business. False where there is none without an answer. */
export async function addReply(
  database: Database,
  owner: AccountId,
  id: ReviewId,
  text: string,
  now: Date,
): Promise<boolean> {
  const rows = await database.query(
    `update app.review set reply = $3, replied_at = $4::timestamptz
      where id = $2 and provider_id = $1 and author = 'customer' and visible_at <= $4::timestamptz and reply is null
     returning id`,
    [owner, id, text, now.toISOString()],
  );
  return rows.length > 0;
}

export async function isAnswered(database: Database, owner: AccountId, id: ReviewId, now: Date): Promise<boolean> {
  const rows = await database.query(
    `select from app.review where id = $2 and provider_id = $1 and author = 'customer' and reply is not null
        and visible_at <= $3::timestamptz`,
    [owner, id, now.toISOString()],
  );
  return rows.length > 0;
}

export async function reviewFigures(database: Database, now: Date): Promise<ReviewFigures> {
  const [figures] = await database.query<ReviewFigures & Record<string, unknown>>(
    `select count(*) filter (where visible_at <= $1::timestamptz) as visible,
            count(*) filter (where cardinality(signals) > 0) as held,
            count(*) filter (where check_state = 'removed') as removed,
            count(*) filter (where withdrawn_at is not null) as withdrawn,
            (select count(distinct subject_id) from app.report_case where kind = 'review') as reported
       from app.review where author = 'customer'`,
    [now.toISOString()],
  );
  if (figures === undefined) throw new Error('a count returned nothing');
  return figures;
}

const waits = `review.check_state = 'held'`;

const queues: Record<Queue, { rows: string; behind: string; by: string }> = {
  pending: {
    rows: waits,
    behind: '(review.created_at, review.id) > ($1::timestamptz, $2::uuid)',
    by: 'review.created_at, review.id',
  },
  decided: {
    rows: `review.checked_at is not null and not ${waits}`,
    behind: '(review.checked_at < $1::timestamptz or (review.checked_at = $1::timestamptz and review.id > $2::uuid))',
    by: 'review.checked_at desc, review.id',
  },
};

interface Page {
  after: { at: string; id: string } | undefined;
  limit: number;
}

interface AskedReviews {
  queue: Queue;
  search: string;
  /** Only those that are assigned to this administrator. */
  mine: AccountId | null;
}

/** Pattern and administrator are placeholders: a part of the words, of the service, or of who is on either side. */
const asked = ({ queue }: AskedReviews, pattern: string, admin: string): string => `${queues[queue].rows}
  and ${isAssigned(admin, 'review.id')} and (
  ${isSaid(pattern, ['review.body', 'appointment.service_name', 'appointment.guest_name'])}
  or ${isNamed(pattern, 'review.provider_id')} or ${isNamed(pattern, 'appointment.customer_id')})`;

type CheckedRow = Omit<CheckedReview, 'images'> & { images: ImageId[] };

export function reviewsIn(database: Database, of: AskedReviews, { after, limit }: Page): Promise<CheckedRow[]> {
  const { behind, by } = queues[of.queue];
  return database.query<CheckedRow & Record<string, unknown>>(
    `select review.id, review.author, review.rating, review.body as text, review.parts, review.created_at as "createdAt",
            review.check_state as state, to_json(review.signals) as signals, review.check_reason as reason,
            review.checked_at as "checkedAt", appointment.service_name as "serviceName",
            coalesce(nullif(customer.name, ''), appointment.guest_name) as customer,
            json_build_object('id', owner.id, 'name', coalesce(owner.business_name, owner.name)) as provider,
            (select email from app.account decider where decider.id = review.checked_by) as "decidedBy",
            coalesce((select json_agg(shown.image_id order by shown.position) from app.review_image shown
                       where shown.review_id = review.id), '[]') as images
       from app.review review
       join app.appointment appointment on appointment.id = review.appointment_id
       join app.account owner on owner.id = review.provider_id
       left join app.account customer on customer.id = appointment.customer_id
      where ${asked(of, '$4', '$5')} and ($1::timestamptz is null or ${behind})
      order by ${by} limit $3`,
    [after?.at ?? null, after?.id ?? null, limit, patternOf(of.search), of.mine],
  );
}

export async function countReviews(database: Database, of: AskedReviews): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*) from app.review review join app.appointment appointment on appointment.id = review.appointment_id
      where ${asked(of, '$1', '$2')}`,
    [patternOf(of.search), of.mine],
  );
  return row?.count ?? 0;
}

export interface DecidedReview {
  /** Whoever wrote it; null of a guest, or where the account is gone. */
  account: AccountId | null;
  /** Confirmed; null where nobody can be written to. */
  email: string | null;
  serviceName: string;
}

/** Undefined where it waits for no decision: of two at the same moment the first one counts. */
export async function decideReview(
  transaction: Database,
  id: ReviewId,
  { by, reason }: { by: AccountId; reason: string | null },
  now: Date,
): Promise<DecidedReview | undefined> {
  const [decided] = await transaction.query<DecidedReview & Record<string, unknown>>(
    `update app.review review
        set check_state = case when $3::text is null then 'released' else 'removed' end, check_reason = $3,
            checked_by = $2, checked_at = $4::timestamptz
       from app.appointment appointment
      where review.id = $1 and ${waits} and appointment.id = review.appointment_id
     returning case review.author when 'provider' then appointment.provider_id else appointment.customer_id end as account,
               appointment.service_name as "serviceName",
               coalesce((select email from app.account writer where writer.email_verified_at is not null and writer.id =
                 case review.author when 'provider' then appointment.provider_id else appointment.customer_id end),
                 case when review.author = 'customer' and appointment.guest_proven = 'email'
                      then appointment.guest_email end) as email`,
    [id, by, reason, now.toISOString()],
  );
  return decided;
}

export async function isReviewThere(database: Database, id: ReviewId): Promise<boolean> {
  return (await database.query('select from app.review where id = $1', [id])).length > 0;
}
