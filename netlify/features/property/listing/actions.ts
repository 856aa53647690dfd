import { type AccountId, type ListingId } from '../../../../src/contract/fields.ts';
import { limits } from '../../../../src/contract/limits.ts';
import { listingPlanOf, type Plan, type PlanName } from '../../../../src/contract/plans.ts';
import type * as contract from '../../../../src/contract/property/listing.ts';
import {
  type ListedProperty,
  type Property,
  type PropertyChange,
  type PropertyDraft,
  wholeRows,
} from '../../../../src/contract/property/listing.ts';
import type { ListingStatus } from '../../../../src/contract/property/taxonomy.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { withPublicImages } from '../../../ground/pictures.ts';
import type { Action, Refuse } from '../../../http/answer.ts';
import { requireFewImages, requireKept, soundImages } from '../../account/index.ts';
import { comparing } from './copy-actions.ts';
import { dropChecks } from './copy-sql.ts';
import * as renewalSql from './renewal-sql.ts';
import {
  changed,
  changedElsewhere,
  expiredAtOnce,
  expiryMilliseconds,
  needsRoom,
  type Settled,
  settled,
  takesAPlace,
} from './rules.ts';
import type { PropertyRow } from './sql.ts';
import * as sql from './sql.ts';

/** Which pictures a listing may show, and how many. */
const picturesOf = (plan: PlanName) => ({ purpose: 'property', maximum: listingPlanOf(plan).images }) as const;

export const createProperty: Action<typeof contract.createProperty> = async ({ body, actor, world, refuse }) => {
  const now = world.clock.now();
  const { id: chosen, ...draft } = body;
  const named = await soundImages(world, actor.id, draft.images, picturesOf(actor.plan), refuse);
  const id = await world.database.transaction(async (transaction) => {
    const plan = await planHeld(transaction, actor.id, refuse);
    const written = async (): Promise<ListingId> => {
      const before = chosen && (await sql.lockedProperty(transaction, actor.id, chosen, now));
      if (chosen === undefined || before === undefined)
        return createOnce(transaction, actor.id, { plan, draft, named, chosen, now }, refuse);
      const change = { ...draft, id: chosen };
      await applyChange(transaction, actor.id, plan, { change, imagesSent: named.length, now }, refuse);
      await sql.hideImages(transaction, actor.id, chosen);
      await showNamed(transaction, chosen, named, refuse);
      return chosen;
    };
    return comparing(transaction, actor.id, written, now, refuse);
  });
  return ownProperty(world, actor.id, id, refuse);
};

export const updateProperty: Action<typeof contract.updateProperty> = async ({ body, actor, world, refuse }) => {
  const now = world.clock.now();
  const { id, images } = body;
  // Checked before the pictures, so that another's listing always answers like an unknown one.
  if ((await sql.ownedProperty(world.database, actor.id, id, now)) === undefined) return refuse('not_found');
  const named = images && (await soundImages(world, actor.id, images, picturesOf(actor.plan), refuse));
  await world.database.transaction(async (transaction) => {
    const plan = await planHeld(transaction, actor.id, refuse);
    await requireSeen(transaction, actor.id, body, now, refuse);
    const written = async (): Promise<ListingId> => {
      await applyChange(transaction, actor.id, plan, { change: body, imagesSent: named?.length, now }, refuse);
      if (named === undefined) return id;
      await sql.hideImages(transaction, actor.id, id);
      await showNamed(transaction, id, named, refuse);
      return id;
    };
    await comparing(transaction, actor.id, written, now, refuse);
  });
  return ownProperty(world, actor.id, id, refuse);
};

/**
 * The row stays as `removed`, with its price history, because inquiries and statistics refer to it. Its pictures are
 * detached, and the nightly sweep deletes them from the store.
 */
export const deleteProperty: Action<typeof contract.deleteProperty> = async ({ body, actor, world, refuse }) => {
  await world.database.transaction(async (transaction) => {
    if (!(await sql.withdrawn(transaction, actor.id, body.id, world.clock.now()))) refuse('not_found');
    await sql.hideImages(transaction, actor.id, body.id);
    await dropChecks(transaction, actor.id, body.id, world.clock.now());
  });
  return {};
};

/** Rows of the dashboard, each with only the first of its pictures. */
async function listedAmong(world: Adapters, owner: AccountId, ids: readonly ListingId[]): Promise<ListedProperty[]> {
  const rows = await sql.ownedAmong(world.database, owner, ids, world.clock.now());
  return rows.map(({ images, ...row }) => {
    const [cover] = withPublicImages({ images: images.slice(0, 1) }, (key) => world.images.urlOf(key)).images;
    return { ...row, cover: cover ?? null };
  });
}

/** The answer stays small for any number of listings: functions may answer 6 MB at most, and phones read all of it. */
export const getUserProperties: Action<typeof contract.getUserProperties> = async ({ actor, world }) => {
  const listed = await sql.ownedBy(world.database, actor.id, world.clock.now());
  const first = listed.slice(0, wholeRows).map(({ id }) => id);
  const whole = new Map((await listedAmong(world, actor.id, first)).map((row) => [row.id, row]));
  return listed.map(({ awaitsConfirmation, ...row }) => ({
    ...whole.get(row.id),
    ...row,
    awaitsConfirmation: awaitsConfirmation || undefined,
  }));
};

export const listOwnRows: Action<typeof contract.listOwnRows> = ({ body, actor, world }) =>
  listedAmong(world, actor.id, body.ids);

export const getOwnProperty: Action<typeof contract.getOwnProperty> = async ({ params, actor, world, refuse }) => {
  const own = await ownProperty(world, actor.id, params.id, refuse);
  const publicLike = await sql.publicLike(world.database, actor.id, params.id, world.clock.now());
  return { ...own, publicLike: publicLike ?? null };
};

/**
 * What the schedule does every five minutes. Visitors never wait for it, because every list checks the day itself. Only
 * the owner's index of public listings and the table of blocks are updated here.
 */
export async function runDueListings(world: Adapters): Promise<{ listings: number }> {
  const started = world.clock.now();
  let listings = 0;
  let ended = 0;
  do {
    ended = await renewalSql.expireSome(world.database, expiredAtOnce, world.clock.now());
    listings += ended;
  } while (ended === expiredAtOnce && world.clock.now().getTime() - started.getTime() < expiryMilliseconds);
  return { listings };
}

interface NewListing {
  plan: Plan;
  draft: PropertyDraft;
  named: PropertyDraft['images'];
  /** The id that the browser has chosen, if any. */
  chosen: ListingId | undefined;
  now: Date;
}

async function createOnce(
  transaction: Database,
  owner: AccountId,
  { plan, draft, named, chosen, now }: NewListing,
  refuse: Refuse<'not_found' | 'plan_limit' | 'draft_limit'>,
): Promise<ListingId> {
  const { status, images: _images, oldPrice: _oldPrice, ...fields } = draft;
  const becomes = settled(status, undefined, await sql.hasConfirmedEmail(transaction, owner));
  await requirePlace(transaction, owner, plan, { former: undefined, wished: status, becomes, id: chosen, now }, refuse);
  requireFewImages(named.length, plan.images, refuse);
  const written = { fields, settled: becomes, days: plan.listingDays };
  const id = await sql.createProperty(transaction, owner, written, now, chosen);
  if (id === undefined) return refuse('not_found');
  await showNamed(transaction, id, named, refuse);
  return id;
}

async function applyChange(
  transaction: Database,
  owner: AccountId,
  plan: Plan,
  { change, imagesSent, now }: { change: PropertyChange; imagesSent: number | undefined; now: Date },
  refuse: Refuse<'not_found' | 'plan_limit' | 'draft_limit'>,
): Promise<void> {
  const stored = await sql.lockedProperty(transaction, owner, change.id, now);
  if (stored === undefined) return refuse('not_found');
  const { status: former } = stored;
  const becomes = settled(change.status, former, await sql.hasConfirmedEmail(transaction, owner));
  const asked = { former, wished: change.status, becomes, id: change.id, now };
  const isGoingPublic = await requirePlace(transaction, owner, plan, asked, refuse);
  // Pictures beyond a smaller plan may stay while they are not changed, but cannot be published again.
  if (imagesSent !== undefined || isGoingPublic) requireFewImages(imagesSent ?? stored.imageCount, plan.images, refuse);
  const fields = changed(stored, change);
  await sql.updateOwned(transaction, owner, change.id, { fields, settled: becomes, days: plan.listingDays }, now);
}

/** Refuses a change of fields that were changed elsewhere meanwhile. Call it with the account locked. */
async function requireSeen(
  transaction: Database,
  owner: AccountId,
  change: PropertyChange,
  now: Date,
  refuse: Refuse<'not_found' | 'conflict'>,
): Promise<void> {
  if (change.seen === undefined) return;
  const stored = await sql.ownedProperty(transaction, owner, change.id, now);
  if (stored === undefined) return refuse('not_found');
  const images = stored.images.map(({ id, alt }) => ({ id, alt }));
  const fields = changedElsewhere({ ...stored, images }, change);
  if (fields.length > 0) refuse('conflict', Object.fromEntries(fields.map((name) => [name, 'changedElsewhere'])));
}

export async function planHeld(transaction: Database, owner: AccountId, refuse: Refuse): Promise<Plan> {
  const plan = await sql.lockedPlan(transaction, owner);
  if (plan === undefined) return refuse('unauthenticated');
  return listingPlanOf(plan);
}

interface PlaceAsked {
  former: ListingStatus | undefined;
  wished: ListingStatus | undefined;
  becomes: Settled;
  id: ListingId | undefined;
  now: Date;
}

/** Refuses the change if the plan has no room. True if the listing goes public now or with the confirmed address. */
async function requirePlace(
  transaction: Database,
  owner: AccountId,
  plan: Plan,
  { former, wished, becomes, id, now }: PlaceAsked,
  refuse: Refuse<'plan_limit' | 'draft_limit'>,
): Promise<boolean> {
  if (
    needsRoom(plan, former, becomes.status) &&
    (await sql.countKept(transaction, owner, plan)) >= limits.draftsMaximum
  )
    refuse('draft_limit');
  if (wished === undefined || !takesAPlace(former, wished)) return false;
  if (plan.listings !== null && (await sql.countTaken(transaction, owner, id, now)) >= plan.listings) {
    refuse('plan_limit');
  }
  return true;
}

async function showNamed(
  transaction: Database,
  listing: ListingId,
  named: PropertyDraft['images'],
  refuse: Refuse,
): Promise<void> {
  await requireKept(transaction, named, refuse);
  await sql.showImages(transaction, listing, named);
}

export async function ownProperty(
  world: Adapters,
  owner: AccountId,
  id: ListingId,
  refuse: Refuse<'not_found'>,
): Promise<Property> {
  const row = await sql.ownedProperty(world.database, owner, id, world.clock.now());
  if (row === undefined) return refuse('not_found');
  return propertyOf(world, row);
}

const propertyOf = ({ images }: Adapters, row: PropertyRow): Property =>
  withPublicImages(row, (key) => images.urlOf(key));

/** The copy has no history and is not public. Its hidden point is that of the original. */
export const duplicateListing: Action<typeof contract.duplicateListing> = async ({ params, actor, world, refuse }) => {
  const now = world.clock.now();
  const copy = await world.database.transaction(async (transaction) => {
    const plan = await planHeld(transaction, actor.id, refuse);
    const stored = await sql.lockedProperty(transaction, actor.id, params.id, now);
    const original = await sql.ownedProperty(transaction, actor.id, params.id, now);
    if (stored === undefined || original === undefined) return refuse('not_found');
    if ((await sql.countKept(transaction, actor.id, plan)) >= limits.draftsMaximum) return refuse('draft_limit');
    const { status: _status, imageCount: _count, ...fields } = stored;
    const id = await sql.createProperty(
      transaction,
      actor.id,
      { fields, settled: { status: 'draft', isAwaiting: false }, days: 0 },
      now,
    );
    if (id === undefined) throw new Error('a new id was taken');
    await sql.showImages(transaction, id, original.images);
    return id;
  });
  return ownProperty(world, actor.id, copy, refuse);
};
