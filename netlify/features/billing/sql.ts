import type { AccountId } from '../../../src/contract/fields.ts';
import type { Plan, PlanName } from '../../../src/contract/plans.ts';
import type { Database } from '../../adapters/ports.ts';
import { isPublicAt } from '../listing/rules.ts';

export const setPlan = (transaction: Database, owner: AccountId, plan: PlanName): Promise<unknown> =>
  transaction.query('update app.account set plan = $2 where id = $1', [owner, plan]);

/**
 * Makes drafts of public listings that the plan has no room for: all but the newest, and those with too many pictures.
 * Returns their number.
 */
export async function draftListingsBeyond(
  transaction: Database,
  owner: AccountId,
  { listings, images }: Plan,
  now: Date,
): Promise<number> {
  const drafted = await transaction.query(
    `with shown as (
       select id, (select count(*) from app.listing_image image where image.listing_id = listing.id) <= $3 as fits,
              published_at
         from app.listing
        where owner_id = $1 and provider_type = 'properties' and ${isPublicAt('$4::timestamptz')}),
     ranked as (
       select id, fits, row_number() over (partition by fits order by published_at desc, id desc) as place from shown)
     update app.listing set status = 'draft'
      where id in (select id from ranked where not fits or place > coalesce($2, place))
     returning id`,
    [owner, listings, images, now.toISOString()],
  );
  return drafted.length;
}

/** The same for the cards of a provider of services. */
export async function draftCardsBeyond(
  transaction: Database,
  owner: AccountId,
  { cards, images }: Plan,
): Promise<number> {
  const drafted = await transaction.query(
    `with shown as (
       select id, created_at,
              (select count(*) from app.service_card_image image where image.card_id = service_card.id) <= $3 as fits
         from app.service_card
        where provider_id = $1 and is_published),
     ranked as (
       select id, fits, row_number() over (partition by fits order by created_at desc, id desc) as place from shown)
     update app.service_card set is_published = false
      where id in (select id from ranked where not fits or place > coalesce($2, place))
     returning id`,
    [owner, cards, images],
  );
  return drafted.length;
}

/**
 * Cuts the remaining days of every listing to the plan's number, paused listings included, because they could be published
 * again. A larger plan gives its days at the next renewal.
 */
export const shortenDays = (transaction: Database, owner: AccountId, days: number, now: Date): Promise<unknown> =>
  transaction.query(
    `update app.listing set expires_at = $2::timestamptz + make_interval(days => $3)
      where owner_id = $1 and provider_type = 'properties' and status <> 'removed'
        and expires_at > $2::timestamptz + make_interval(days => $3)`,
    [owner, now.toISOString(), days],
  );
