import type { AccountId, ListingId } from '../../../src/contract/fields.ts';
import { limits } from '../../../src/contract/limits.ts';
import { listingPlanOf, type Plan } from '../../../src/contract/plans.ts';
import type * as contract from '../../../src/contract/property.ts';
import {
  type ListedProperty,
  type Property,
  type PropertyChange,
  type PropertyDraft,
  wholeRows,
} from '../../../src/contract/property.ts';
import type { ListingStatus } from '../../../src/contract/taxonomy.ts';
import type { Adapters, Database } from '../../adapters/ports.ts';
import type { Action, Refuse } from '../../http/answer.ts';
import { checkImages, type ImageFault, sweptImages } from '../../images/check.ts';
import { withPublicImages } from '../browse/rules.ts';
import {
  changed,
  changedElsewhere,
  expiredAtOnce,
  expiryMilliseconds,
  needsRoom,
  type Settled,
  settled,
  takesAPlace,
  withoutRepeats,
} from './rules.ts';
import {
  countKept,
  countTaken,
  expireSome,
  hasConfirmedEmail,
  hideImages,
  insertProperty,
  lockedPlan,
  lockedProperty,
  ownedAmong,
  ownedBy,
  ownedProperty,
  type PropertyRow,
  showImages,
  updateOwned,
  withdrawn,
} from './sql.ts';

export const createProperty: Action<typeof contract.createProperty> = async ({ body, actor, world, refuse }) => {
  const { id: chosen, ...draft } = body;
  const named = await namedImages(world, actor.id, draft.images, listingPlanOf(actor.plan), refuse);
  const id = await world.database.transaction(async (transaction) => {
    const plan = await planHeld(transaction, actor.id, refuse);
    const before = chosen && (await lockedProperty(transaction, actor.id, chosen));
    if (chosen === undefined || before === undefined)
      return insertListing(transaction, actor.id, { plan, draft, named, chosen }, refuse);
    await applyChange(
      transaction,
      actor.id,
      plan,
      { change: { ...draft, id: chosen }, imagesSent: named.length },
      refuse,
    );
    await hideImages(transaction, actor.id, chosen);
    await showNamed(transaction, chosen, named, refuse);
    return chosen;
  });
  return ownProperty(world, actor.id, id, refuse);
};

export const updateProperty: Action<typeof contract.updateProperty> = async ({ body, actor, world, refuse }) => {
  const { id, images } = body;
  // Checked before the pictures, so that another's listing always answers like an unknown one.
  if ((await ownedProperty(world.database, actor.id, id)) === undefined) return refuse('not_found');
  const named = images && (await namedImages(world, actor.id, images, listingPlanOf(actor.plan), refuse));
  await world.database.transaction(async (transaction) => {
    const plan = await planHeld(transaction, actor.id, refuse);
    await requireSeen(transaction, actor.id, body, refuse);
    await applyChange(transaction, actor.id, plan, { change: body, imagesSent: named?.length }, refuse);
    if (named === undefined) return;
    await hideImages(transaction, actor.id, id);
    await showNamed(transaction, id, named, refuse);
  });
  return ownProperty(world, actor.id, id, refuse);
};

/**
 * The row stays as `removed`, with its price history, because inquiries and statistics refer to it. Its pictures are
 * detached, and the nightly sweep deletes them from the store.
 */
export const deleteProperty: Action<typeof contract.deleteProperty> = async ({ body, actor, world, refuse }) => {
  await world.database.transaction(async (transaction) => {
    if (!(await withdrawn(transaction, actor.id, body.id))) refuse('not_found');
    await hideImages(transaction, actor.id, body.id);
  });
  return {};
};

/** Rows of the dashboard, each with only the first of its pictures. */
async function listedAmong(world: Adapters, owner: AccountId, ids: readonly ListingId[]): Promise<ListedProperty[]> {
  const rows = await ownedAmong(world.database, owner, ids);
  return rows.map(({ images, ...row }) => {
    const [cover] = withPublicImages({ images: images.slice(0, 1) }, (key) => world.images.urlOf(key)).images;
    return { ...row, cover: cover ?? null };
  });
}

/** The answer stays small for any number of listings: functions may answer 6 MB at most, and phones read all of it. */
export const getUserProperties: Action<typeof contract.getUserProperties> = async ({ actor, world }) => {
  const listed = await ownedBy(world.database, actor.id);
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

export const getOwnProperty: Action<typeof contract.getOwnProperty> = ({ params, actor, world, refuse }) =>
  ownProperty(world, actor.id, params.id, refuse);

/**
 * What the schedule does every five minutes. Visitors never wait for it: every list asks for the day itself; only the
 * owner's index of what is public and the table of blocks are put in order here.
 */
export async function handleDueListings(world: Adapters): Promise<{ listings: number }> {
  const started = world.clock.now();
  let listings = 0;
  let ended = 0;
  do {
    ended = await expireSome(world.database, expiredAtOnce);
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
}

async function insertListing(
  transaction: Database,
  owner: AccountId,
  { plan, draft, named, chosen }: NewListing,
  refuse: Refuse<'not_found' | 'plan_limit' | 'draft_limit'>,
): Promise<ListingId> {
  const { status, images: _images, oldPrice: _oldPrice, ...fields } = draft;
  const becomes = settled(status, undefined, await hasConfirmedEmail(transaction, owner));
  await requirePlace(transaction, owner, plan, { former: undefined, wished: status, becomes, id: chosen }, refuse);
  requireFewImages(named.length, plan, refuse);
  const written = { fields, settled: becomes, days: plan.listingDays };
  const id = await insertProperty(transaction, owner, written, chosen);
  if (id === undefined) return refuse('not_found');
  await showNamed(transaction, id, named, refuse);
  return id;
}

async function applyChange(
  transaction: Database,
  owner: AccountId,
  plan: Plan,
  { change, imagesSent }: { change: PropertyChange; imagesSent: number | undefined },
  refuse: Refuse<'not_found' | 'plan_limit' | 'draft_limit'>,
): Promise<void> {
  const stored = await lockedProperty(transaction, owner, change.id);
  if (stored === undefined) return refuse('not_found');
  const { status: former } = stored;
  const becomes = settled(change.status, former, await hasConfirmedEmail(transaction, owner));
  const asked = { former, wished: change.status, becomes, id: change.id };
  const isGoingPublic = await requirePlace(transaction, owner, plan, asked, refuse);
  // Pictures beyond a smaller plan may stay while they are not changed, but cannot be published again.
  if (imagesSent !== undefined || isGoingPublic) requireFewImages(imagesSent ?? stored.imageCount, plan, refuse);
  const fields = changed(stored, change);
  await updateOwned(transaction, owner, change.id, {
    fields,
    settled: becomes,
    days: plan.listingDays,
  });
}

/** Refuses a change of fields that were changed elsewhere meanwhile. Call it with the account locked. */
async function requireSeen(
  transaction: Database,
  owner: AccountId,
  change: PropertyChange,
  refuse: Refuse<'not_found' | 'conflict'>,
): Promise<void> {
  if (change.seen === undefined) return;
  const stored = await ownedProperty(transaction, owner, change.id);
  if (stored === undefined) return refuse('not_found');
  const images = stored.images.map(({ id, alt }) => ({ id, alt }));
  const fields = changedElsewhere({ ...stored, images }, change);
  if (fields.length > 0) refuse('conflict', Object.fromEntries(fields.map((name) => [name, 'changedElsewhere'])));
}

export async function planHeld(transaction: Database, owner: AccountId, refuse: Refuse): Promise<Plan> {
  const plan = await lockedPlan(transaction, owner);
  if (plan === undefined) return refuse('unauthenticated');
  return listingPlanOf(plan);
}

interface PlaceAsked {
  former: ListingStatus | undefined;
  wished: ListingStatus | undefined;
  becomes: Settled;
  id: ListingId | undefined;
}

/** Refuses the change if the plan has no room. True if the listing goes public now or with the confirmed address. */
async function requirePlace(
  transaction: Database,
  owner: AccountId,
  plan: Plan,
  { former, wished, becomes, id }: PlaceAsked,
  refuse: Refuse<'plan_limit' | 'draft_limit'>,
): Promise<boolean> {
  if (needsRoom(plan, former, becomes.status) && (await countKept(transaction, owner, plan)) >= limits.draftsMaximum)
    refuse('draft_limit');
  if (wished === undefined || !takesAPlace(former, wished)) return false;
  if (plan.listings !== null && (await countTaken(transaction, owner, id)) >= plan.listings) {
    refuse('plan_limit');
  }
  return true;
}

function requireFewImages(count: number, plan: Plan, refuse: Refuse): void {
  if (count <= plan.images) return;
  refuse('invalid', { images: { word: 'imagesTooMany', values: { maximum: plan.images } } });
}

/** Reads and decodes the images, outside any transaction. Too many are refused without being read. */
async function namedImages(
  world: Adapters,
  owner: AccountId,
  images: PropertyDraft['images'],
  plan: Plan,
  refuse: Refuse,
) {
  requireFewImages(images.length, plan, refuse);
  const ids = images.map(({ id }) => id);
  requireSound(await checkImages(world, owner, ids), refuse);
  return withoutRepeats(images);
}

async function showNamed(
  transaction: Database,
  listing: ListingId,
  named: PropertyDraft['images'],
  refuse: Refuse,
): Promise<void> {
  const ids = named.map(({ id }) => id);
  requireSound(await sweptImages(transaction, ids), refuse);
  await showImages(transaction, listing, named);
}

function requireSound([fault]: readonly ImageFault[], refuse: Refuse): void {
  if (fault === undefined) return;
  refuse('invalid', { images: { word: fault.word, values: { image: fault.index + 1 } } });
}

export async function ownProperty(
  world: Adapters,
  owner: AccountId,
  id: ListingId,
  refuse: Refuse<'not_found'>,
): Promise<Property> {
  const row = await ownedProperty(world.database, owner, id);
  if (row === undefined) return refuse('not_found');
  return propertyOf(world, row);
}

const propertyOf = ({ images }: Adapters, row: PropertyRow): Property =>
  withPublicImages(row, (key) => images.urlOf(key));
