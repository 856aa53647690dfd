import type { AccountType } from '../../../../src/contract/account/account.ts';
import type { Queue } from '../../../../src/contract/admin/admin.ts';
import type { ComparedListing, PictureCheck, PictureCheckId } from '../../../../src/contract/admin/admin-pictures.ts';
import type { AccountId, ListingId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import { isAssigned } from '../../../ground/assigned.ts';
import type { PageEnd } from '../../../ground/page-end.ts';
import { isNamed, isSaid, patternOf } from '../../../ground/searched.ts';
import { isSellerChecked } from '../../account/index.ts';
import { isPublicAt } from './rules.ts';

/** The queue of listings that are held for their pictures or for their seller's account, and the administrator's decisions on them. */

interface PairRow {
  key: string;
  otherKey: string;
  distance: number;
  otherListing: ComparedListing;
}
export type CheckRow = Omit<PictureCheck, 'pairs'> & { pairs: PairRow[] };

/** How each queue is ordered, and which rows stand behind a place in it. */
const orders: Record<Queue, { rows: string; behind: string; by: string }> = {
  pending: {
    rows: `made.state = 'pending'`,
    behind: '(made.opened_at, made.id) > ($1::timestamptz, $2::uuid)',
    by: 'made.opened_at, made.id',
  },
  decided: {
    rows: `made.state in ('freed', 'refused')`,
    behind: '(made.decided_at < $1::timestamptz or (made.decided_at = $1::timestamptz and made.id > $2::uuid))',
    by: 'made.decided_at desc, made.id',
  },
};

/** The fields of a seller, for an object of JSON; `$4` is now. */
const sellerFacts = (owner: string): string => `
  'id', ${owner}.id, 'name', ${owner}.name, 'businessName', ${owner}.business_name, 'email', ${owner}.email,
  'since', to_char(${owner}.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'isChecked', ${isSellerChecked(`${owner}.id`, '$4::timestamptz')}`;

/** The same of a listing. */
const listingFields = (listing: string): string => `
  'id', ${listing}.id, 'title', ${listing}.title,
  'isPublic', ${isPublicAt('$4::timestamptz').replaceAll(/\b(status|expires_at)\b/g, `${listing}.$1`)}`;

/** A listing with its seller, as an object for JSON. */
const listingFacts = (listing: string, owner: string): string =>
  `json_build_object(${listingFields(listing)}, 'seller', json_build_object(${sellerFacts(owner)}))`;

/** The accounts with which the seller of the check `made` shares something. */
const matchFacts = `coalesce((
  select json_agg(json_build_object(
           'kinds', shared.kinds,
           'account', json_build_object(${sellerFacts('other')}, 'isSuspended', other.suspended_at is not null),
           'listing', (select json_build_object(${listingFields('theirs')}) from app.listing theirs
                        where theirs.owner_id = other.id and theirs.published_at is not null
                          and theirs.provider_type = 'properties'
                        order by theirs.published_at desc, theirs.id limit 1))
         order by other.created_at, other.id)
    from (select other_account_id, json_agg(kind order by kind) as kinds
            from app.account_match where check_id = made.id group by other_account_id) shared
    join app.account other on other.id = shared.other_account_id), '[]')`;

interface AskedChecks {
  queue: Queue;
  search: string;
  /** Only those that are assigned to this administrator. */
  mine: AccountId | null;
}

/** Pattern and administrator are placeholders: a part of the title, or of who has listed it. */
const asked = ({ queue }: AskedChecks, pattern: string, admin: string): string => `${orders[queue].rows}
  and ${isAssigned(admin, 'made.id')} and (${pattern}::text = '%'
  or exists (select from app.listing held where held.id = made.listing_id
              and (${isSaid(pattern, ['held.title'])} or ${isNamed(pattern, 'held.owner_id')})))`;

export function checksIn(
  database: Database,
  of: AskedChecks,
  { after, limit, now }: { after: PageEnd | undefined; limit: number; now: Date },
): Promise<CheckRow[]> {
  const { behind, by } = orders[of.queue];
  return database.query<CheckRow & Record<string, unknown>>(
    `select made.id, made.state, made.opened_at as "openedAt", made.decided_at as "decidedAt", made.reason,
            (select email from app.account decider where decider.id = made.decided_by) as "decidedBy",
            ${listingFacts('held', 'seller')} as listing,
            coalesce((
              select json_agg(json_build_object('key', image.store_key, 'otherKey', other.store_key, 'distance', pair.distance,
                                                'otherListing', ${listingFacts('theirs', 'them')})
                              order by pair.distance, pair.image_id)
                from app.picture_pair pair
                join app.image on image.id = pair.image_id
                join app.image other on other.id = pair.other_image_id
                join app.listing theirs on theirs.id = pair.other_listing_id
                join app.account them on them.id = theirs.owner_id
               where pair.check_id = made.id), '[]') as pairs,
            ${matchFacts} as matches
       from (select * from app.picture_check made
              where ${asked(of, '$5', '$6')} and ($1::timestamptz is null or ${behind}) order by ${by} limit $3) made
       join app.listing held on held.id = made.listing_id
       join app.account seller on seller.id = held.owner_id
      order by ${by}`,
    [after?.at ?? null, after?.id ?? null, limit, now.toISOString(), patternOf(of.search), of.mine],
  );
}

export async function countChecks(database: Database, of: AskedChecks): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*) from app.picture_check made where ${asked(of, '$1', '$2')}`,
    [patternOf(of.search), of.mine],
  );
  return row?.count ?? 0;
}

interface HeldListing {
  listingId: ListingId;
  ownerId: AccountId;
  title: string;
  email: string;
  type: AccountType;
  /** It is held for what its seller shares with another account. */
  isForAccount: boolean;
}

/** The listing of a check, decided or not. */
export async function heldListing(transaction: Database, id: PictureCheckId): Promise<HeldListing | undefined> {
  const [found] = await transaction.query<HeldListing & Record<string, unknown>>(
    `select listing.id as "listingId", owner.id as "ownerId", listing.title, owner.email, owner.type,
            exists (select from app.account_match where check_id = made.id) as "isForAccount"
       from app.picture_check made
       join app.listing on listing.id = made.listing_id
       join app.account owner on owner.id = listing.owner_id
      where made.id = $1 and made.state <> 'dropped'`,
    [id],
  );
  return found;
}

/** False where it waits for no decision: of two at the same moment the first one counts. */
export async function decideCheck(
  transaction: Database,
  id: PictureCheckId,
  { by, reason }: { by: AccountId; reason: string | null },
  now: Date,
): Promise<boolean> {
  const decided = await transaction.query(
    `update app.picture_check
        set state = case when $3::text is null then 'freed' else 'refused' end, reason = $3, decided_by = $2,
            decided_at = $4::timestamptz
      where id = $1 and state = 'pending' returning id`,
    [id, by, reason, now.toISOString()],
  );
  return decided.length > 0;
}

/**
 * The days that it was held do not count; one that was never seen before begins now, so that it is among the newest. True if
 * it is public. What its owner has made of it meanwhile stays.
 */
export async function publishFreed(
  transaction: Database,
  id: PictureCheckId,
  days: number,
  now: Date,
): Promise<boolean> {
  const published = await transaction.query(
    `update app.listing
        set status = 'published',
            published_at = case when listing.published_at >= made.opened_at then $3::timestamptz else listing.published_at end,
            expires_at = case when listing.published_at >= made.opened_at or listing.expires_at is null
                              then $3::timestamptz + make_interval(days => $2)
                              else listing.expires_at + ($3::timestamptz - made.opened_at) end
       from app.picture_check made
      where made.id = $1 and listing.id = made.listing_id and listing.status = 'paused'
     returning listing.id`,
    [id, days, now.toISOString()],
  );
  return published.length > 0;
}
