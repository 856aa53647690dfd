import { type Counted, type CountedKind, countedMaximum } from '../../../../src/contract/billing/billing.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Plan, PlanName, PlanStrand } from '../../../../src/contract/plans.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { HeldPlans } from '../../account/index.ts';
import { isPublicAt } from '../../property/index.ts';
import type { ToldDays, Trial, TrialOutcome } from './rules.ts';

/** Sets the plan of its strand. A seller's plan is one of the property strand. */
export const setPlan = (
  transaction: Database,
  owner: AccountId,
  plan: PlanName,
  strand: PlanStrand,
): Promise<unknown> =>
  transaction.query(
    `update app.account
        set plan = case when $3 = 'services' or type = 'seller' then $2 else plan end,
            property_plan = case when $3 = 'property' and type <> 'seller' then nullif($2, 'basic') else property_plan end
      where id = $1`,
    [owner, plan, strand],
  );

export const trialsOf = (database: Database, owner: AccountId): Promise<(Trial & Record<string, unknown>)[]> =>
  database.query(
    `select strand, ends_at as "endsAt", ended_at as "endedAt", given_up_at as "givenUpAt", outcome
       from app.plan_trial where account_id = $1`,
    [owner],
  );

/**
 * Says how many of the staff the plan has room for, in a row that the staff's trigger reads in the same transaction. Returns how
 * many of them rest by that, and how many come back.
 */
export async function tellStaff(
  transaction: Database,
  owner: AccountId,
  maximum: number,
  now: Date,
): Promise<{ resting: number; back: number }> {
  const [found] = await transaction.query<{ resting: number; back: number }>(
    `with present as (
       select count(*) filter (where is_active) as active, count(*) filter (where is_hidden_by_plan and not is_active) as hidden
         from app.staff where provider_id = $1),
     told as (
       insert into app.staff_room (provider_id, maximum, told_at)
       select account_id, $2::integer, $3::timestamptz from app.provider where account_id = $1
       on conflict (provider_id) do update set maximum = excluded.maximum, told_at = excluded.told_at)
     select greatest(0, active - $2::integer) as resting, least(hidden, greatest(0, $2::integer - active)) as back from present`,
    [owner, maximum, now.toISOString()],
  );
  return found ?? { resting: 0, back: 0 };
}

/** Keeps from when on the smallest plan is wanted at the end of the trial; null takes that back. */
export const giveUp = (
  transaction: Database,
  owner: AccountId,
  strand: PlanStrand,
  since: Date | null,
): Promise<unknown> =>
  transaction.query(
    `update app.plan_trial set given_up_at = case when $3::timestamptz is null then null else coalesce(given_up_at, $3) end
      where account_id = $1 and strand = $2`,
    [owner, strand, since?.toISOString() ?? null],
  );

interface DueTrial {
  owner: AccountId;
  strand: PlanStrand;
  endsAt: string;
  [column: string]: unknown;
}

/**
 * Trials of paid plans that end within so many days. Their accounts were not told at this stage yet, and have not
 * chosen the end themselves. They are marked as told.
 */
export const toldTrials = (
  transaction: Database,
  { now, before, days, limit }: { now: Date; before: Date; days: ToldDays; limit: number },
): Promise<(DueTrial & HeldPlans & { email: string })[]> =>
  transaction.query(
    `update app.plan_trial trial set told_at = $1::timestamptz, told_days = $4
       from app.account account
      where account.id = trial.account_id and (trial.account_id, trial.strand) in (
        select due.account_id, due.strand
          from app.plan_trial due join app.account owner on owner.id = due.account_id
         where due.ended_at is null and coalesce(due.told_days > $4, true) and due.given_up_at is null and due.ends_at > $1::timestamptz
           and due.ends_at <= $2::timestamptz and owner.suspended_at is null
           -- Who has ordered a plan keeps one.
           and coalesce((app.plan_choice_at(due.account_id, due.strand, 'infinity')).pays, 'nothing') = 'nothing'
           and case when due.strand = 'property' then coalesce(owner.property_plan, owner.plan) in ('premium', 'developer')
                    else owner.plan in ('gold', 'platin') end
         order by due.ends_at limit $3 for update of due skip locked)
     returning trial.account_id as owner, trial.strand, trial.ends_at as "endsAt", account.email, account.type, account.plan,
               account.property_plan as "propertyPlan"`,
    [now.toISOString(), before.toISOString(), limit, days],
  );

/** One that is over and has not ended yet. It is not locked: whoever ends it locks the account first. */
export async function overTrial(
  database: Database,
  now: Date,
): Promise<(DueTrial & { email: string; isGivenUp: boolean }) | undefined> {
  const [found] = await database.query<DueTrial & { email: string; isGivenUp: boolean }>(
    `select trial.account_id as owner, trial.strand, trial.ends_at as "endsAt", account.email,
            trial.given_up_at is not null as "isGivenUp"
       from app.plan_trial trial join app.account account on account.id = trial.account_id
      where trial.ended_at is null and trial.ends_at <= $1::timestamptz and account.suspended_at is null
      order by trial.ends_at limit 1`,
    [now.toISOString()],
  );
  return found;
}

/** False if another run has ended it already. Call it with the account locked. */
export async function endTrial(
  transaction: Database,
  { owner, strand }: Pick<DueTrial, 'owner' | 'strand'>,
  now: Date,
): Promise<boolean> {
  const ended = await transaction.query(
    `update app.plan_trial set ended_at = $3
      where account_id = $1 and strand = $2 and ended_at is null and ends_at <= $3::timestamptz
     returning strand`,
    [owner, strand, now.toISOString()],
  );
  return ended.length > 0;
}

/** Keeps what the end of a trial has changed, for the dashboard. */
export const keepOutcome = (
  transaction: Database,
  { owner, strand }: Pick<DueTrial, 'owner' | 'strand'>,
  outcome: TrialOutcome,
): Promise<unknown> =>
  transaction.query('update app.plan_trial set outcome = $3 where account_id = $1 and strand = $2', [
    owner,
    strand,
    outcome,
  ]);

/**
 * Makes drafts of public listings that the plan has no room for: all but the chosen, then the newest, and those with too many
 * pictures. Returns their number.
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
              published_at, stays_at_smaller
         from app.listing
        where owner_id = $1 and provider_type = 'properties' and ${isPublicAt('$4::timestamptz')}),
     ranked as (
       select id, fits, row_number() over (partition by fits order by stays_at_smaller desc, published_at desc, id desc) as place
         from shown)
     update app.listing set status = 'draft', is_hidden_by_plan = true
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
       select id, created_at, stays_at_smaller,
              (select count(*) from app.service_card_image image where image.card_id = service_card.id) <= $3 as fits
         from app.service_card
        where provider_id = $1 and is_published),
     ranked as (
       select id, fits, row_number() over (partition by fits order by stays_at_smaller desc, created_at desc, id desc) as place
         from shown)
     update app.service_card set is_published = false, is_hidden_by_plan = true
      where id in (select id from ranked where not fits or place > coalesce($2, place))
     returning id`,
    [owner, cards, images],
  );
  return drafted.length;
}

/** Publishes again what a smaller plan had hidden, as far as there is room: the chosen first, then the newest. Returns its number. */
export async function restoreCards(transaction: Database, owner: AccountId, { cards, images }: Plan): Promise<number> {
  const restored = await transaction.query(
    `update app.service_card set is_published = true, is_hidden_by_plan = false
      where id in (
        select id from app.service_card card
         where provider_id = $1 and is_hidden_by_plan and not is_published
           and (select count(*) from app.service_card_image image where image.card_id = card.id) <= $3
         order by stays_at_smaller desc, created_at desc, id desc
         limit greatest(0, $2 - (select count(*) from app.service_card where provider_id = $1 and is_published)))
     returning id`,
    [owner, cards, images],
  );
  return restored.length;
}

/** Publishes listings again that a smaller plan had hidden, unless their days are over. Returns their number. */
export async function restoreListings(
  transaction: Database,
  owner: AccountId,
  { listings, images }: Plan,
  now: Date,
): Promise<number> {
  const restored = await transaction.query(
    `update app.listing set status = 'published', is_hidden_by_plan = false
      where id in (
        select id from app.listing
         where owner_id = $1 and provider_type = 'properties' and status = 'draft' and is_hidden_by_plan
           and expires_at > $4::timestamptz
           and (select count(*) from app.listing_image image where image.listing_id = listing.id) <= $3
         order by stays_at_smaller desc, published_at desc, id desc
         limit case when $2::integer is null then null else greatest(0, $2 - (
           select count(*) from app.listing
            where owner_id = $1 and provider_type = 'properties' and ${isPublicAt('$4::timestamptz')})) end)
     returning id`,
    [owner, listings, images, now.toISOString()],
  );
  return restored.length;
}

const ownersOf = {
  cards: { table: 'service_card', owner: 'provider_id' },
  staff: { table: 'staff', owner: 'provider_id' },
  listings: { table: 'listing', owner: 'owner_id' },
} as const satisfies Record<CountedKind, { table: string; owner: string }>;

/** Keeps what of a kind stays when a smaller plan begins; the rest of it does not. Rows that say so already are not written. */
export const keep = (
  transaction: Database,
  owner: AccountId,
  kind: CountedKind,
  ids: readonly string[],
): Promise<unknown> =>
  transaction.query(
    `update app.${ownersOf[kind].table} set stays_at_smaller = id = any($2::uuid[])
      where ${ownersOf[kind].owner} = $1 and stays_at_smaller <> (id = any($2::uuid[]))`,
    [owner, ids],
  );

/** What counts towards the limits of the plans, in the order in which a smaller one keeps it where nothing is chosen. */
export const countedOf = (
  database: Database,
  owner: AccountId,
  now: Date,
): Promise<(Counted & Record<string, unknown>)[]> =>
  database.query(
    `(select 'cards' as kind, id, name, stays_at_smaller as stays,
             (select count(*) from app.service_card_image image where image.card_id = card.id) as images
        from app.service_card card where provider_id = $1 and is_published
       order by created_at desc, id desc limit $3)
     union all
     (select 'staff', id, name, stays_at_smaller, 0 from app.staff where provider_id = $1 and is_active
       order by position, id limit $3)
     union all
     (select 'listings', id, title, stays_at_smaller,
             (select count(*) from app.listing_image image where image.listing_id = listing.id)
        from app.listing
       where owner_id = $1 and provider_type = 'properties' and ${isPublicAt('$2::timestamptz')}
       order by published_at desc, id desc limit $3)`,
    [owner, now.toISOString(), countedMaximum],
  );

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
