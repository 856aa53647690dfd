import type { AccountId, ListingId } from '../../../src/contract/fields.ts';
import { limits } from '../../../src/contract/limits.ts';
import { listingPlanOf, type Plan } from '../../../src/contract/plans.ts';
import {
  createProperty,
  deleteProperty,
  getOwnProperty,
  getUserProperties,
  type ListedProperty,
  listOwnRows,
  type Property,
  type PropertyChange,
  type PropertyDraft,
  updateProperty,
  wholeRows,
} from '../../../src/contract/property.ts';
import type { ListingStatus } from '../../../src/contract/taxonomy.ts';
import type { Adapters, Database } from '../../adapters/ports.ts';
import { answer } from '../../http/answer.ts';
import { Refusal } from '../../http/refusal.ts';
import { checkImages, type ImageFault, sweptImages } from '../../images/check.ts';
import { packTiles } from '../../search/index.ts';
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

export const handleCreateProperty = answer(createProperty, async ({ body, actor, world, later }) => {
  const { id: chosen, ...draft } = body;
  const named = await namedImages(world, actor.id, draft.images, listingPlanOf(actor.plan));
  const id = await world.database.transaction(async (transaction) => {
    const plan = await planHeld(transaction, actor.id);
    const before = chosen && (await lockedProperty(transaction, actor.id, chosen));
    if (chosen === undefined || before === undefined)
      return insertListing(transaction, actor.id, { plan, draft, named, chosen });
    await applyChange(transaction, actor.id, plan, { ...draft, id: chosen }, named.length);
    await hideImages(transaction, actor.id, chosen);
    await showNamed(transaction, chosen, named);
    return chosen;
  });
  later(() => packTiles(world.database));
  return ownProperty(world, actor.id, id);
});

export const handleUpdateProperty = answer(updateProperty, async ({ body, actor, world, later }) => {
  const { id, images } = body;
  // Asked before the pictures are looked at, so that what is not yours answers like what is not there, whatever is sent.
  if ((await ownedProperty(world.database, actor.id, id)) === undefined) throw new Refusal('not_found');
  const named = images && (await namedImages(world, actor.id, images, listingPlanOf(actor.plan)));
  await world.database.transaction(async (transaction) => {
    const plan = await planHeld(transaction, actor.id);
    await requireSeen(transaction, actor.id, body);
    await applyChange(transaction, actor.id, plan, body, named?.length);
    if (named === undefined) return;
    await hideImages(transaction, actor.id, id);
    await showNamed(transaction, id, named);
  });
  later(() => packTiles(world.database));
  return ownProperty(world, actor.id, id);
});

/**
 * The row stays, as `removed`, with its price history: inquiries and statistics still speak of it. Its pictures are let
 * go, for nothing shows them any more; the nightly sweep takes them out of the store.
 */
export const handleDeleteProperty = answer(deleteProperty, async ({ body, actor, world, refuse }) => {
  await world.database.transaction(async (transaction) => {
    if (!(await withdrawn(transaction, actor.id, body.id))) refuse('not_found');
    await hideImages(transaction, actor.id, body.id);
  });
  return {};
});

/** With the first of its pictures in place of all. */
async function listedAmong(world: Adapters, owner: AccountId, ids: readonly ListingId[]): Promise<ListedProperty[]> {
  const rows = await ownedAmong(world.database, owner, ids);
  return rows.map(({ images, ...row }) => {
    const [cover] = withPublicImages({ images: images.slice(0, 1) }, (key) => world.images.urlOf(key)).images;
    return { ...row, cover: cover ?? null };
  });
}

/** However many there are, the answer stays small: a function may answer six megabytes, and a phone reads them all. */
export const handleGetUserProperties = answer(getUserProperties, async ({ actor, world }) => {
  const listed = await ownedBy(world.database, actor.id);
  const first = listed.slice(0, wholeRows).map(({ id }) => id);
  const whole = new Map((await listedAmong(world, actor.id, first)).map((row) => [row.id, row]));
  return listed.map(({ awaitsConfirmation, ...row }) => ({
    ...whole.get(row.id),
    ...row,
    awaitsConfirmation: awaitsConfirmation || undefined,
  }));
});

export const handleListOwnRows = answer(listOwnRows, ({ body, actor, world }) =>
  listedAmong(world, actor.id, body.ids),
);

export const handleGetOwnProperty = answer(getOwnProperty, ({ params, actor, world }) =>
  ownProperty(world, actor.id, params.id),
);

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
  /** Its id, where whoever asks has chosen one. */
  chosen: ListingId | undefined;
}

async function insertListing(
  transaction: Database,
  owner: AccountId,
  { plan, draft, named, chosen }: NewListing,
): Promise<ListingId> {
  const { status, images: _images, oldPrice: _oldPrice, ...fields } = draft;
  const becomes = settled(status, undefined, await hasConfirmedEmail(transaction, owner));
  await requirePlace(transaction, owner, plan, { former: undefined, wished: status, becomes, id: chosen });
  requireFewImages(named.length, plan);
  const written = { fields, settled: becomes, days: plan.listingDays };
  const id = await insertProperty(transaction, owner, written, chosen);
  if (id === undefined) throw new Refusal('not_found');
  await showNamed(transaction, id, named);
  return id;
}

async function applyChange(
  transaction: Database,
  owner: AccountId,
  plan: Plan,
  change: PropertyChange,
  imagesSent: number | undefined,
): Promise<void> {
  const stored = await lockedProperty(transaction, owner, change.id);
  if (stored === undefined) throw new Refusal('not_found');
  const { status: former } = stored;
  const becomes = settled(change.status, former, await hasConfirmedEmail(transaction, owner));
  const asked = { former, wished: change.status, becomes, id: change.id };
  const isGoingPublic = await requirePlace(transaction, owner, plan, asked);
  // Pictures beyond a smaller plan may stay while nobody touches them, but do not go public again.
  if (imagesSent !== undefined || isGoingPublic) requireFewImages(imagesSent ?? stored.imageCount, plan);
  const fields = changed(stored, change);
  await updateOwned(transaction, owner, change.id, {
    fields,
    settled: becomes,
    days: plan.listingDays,
  });
}

/** With the account held, under which every change of its properties is made. */
async function requireSeen(transaction: Database, owner: AccountId, change: PropertyChange): Promise<void> {
  if (change.seen === undefined) return;
  const stored = await ownedProperty(transaction, owner, change.id);
  if (stored === undefined) throw new Refusal('not_found');
  const images = stored.images.map(({ id, alt }) => ({ id, alt }));
  const fields = changedElsewhere({ ...stored, images }, change);
  if (fields.length > 0)
    throw new Refusal('conflict', Object.fromEntries(fields.map((name) => [name, 'changedElsewhere'])));
}

async function planHeld(transaction: Database, owner: AccountId): Promise<Plan> {
  const plan = await lockedPlan(transaction, owner);
  if (plan === undefined) throw new Refusal('unauthenticated');
  return listingPlanOf(plan);
}

interface PlaceAsked {
  former: ListingStatus | undefined;
  wished: ListingStatus | undefined;
  becomes: Settled;
  id: ListingId | undefined;
}

/** True where the listing goes public by this or later, for which the plan must have room; only so many are kept beside. */
async function requirePlace(
  transaction: Database,
  owner: AccountId,
  plan: Plan,
  { former, wished, becomes, id }: PlaceAsked,
): Promise<boolean> {
  if (needsRoom(plan, former, becomes.status) && (await countKept(transaction, owner, plan)) >= limits.draftsMaximum)
    throw new Refusal('draft_limit');
  if (wished === undefined || !takesAPlace(former, wished)) return false;
  if (plan.listings !== null && (await countTaken(transaction, owner, id)) >= plan.listings) {
    throw new Refusal('plan_limit');
  }
  return true;
}

function requireFewImages(count: number, plan: Plan): void {
  if (count <= plan.images) return;
  throw new Refusal('invalid', { images: { word: 'imagesTooMany', values: { maximum: plan.images } } });
}

/** Their bytes are read and decoded here, outside of any transaction; too many are not even looked at. */
async function namedImages(world: Adapters, owner: AccountId, images: PropertyDraft['images'], plan: Plan) {
  requireFewImages(images.length, plan);
  const ids = images.map(({ id }) => id);
  requireSound(await checkImages(world, owner, ids));
  return withoutRepeats(images);
}

async function showNamed(transaction: Database, listing: ListingId, named: PropertyDraft['images']): Promise<void> {
  const ids = named.map(({ id }) => id);
  requireSound(await sweptImages(transaction, ids));
  await showImages(transaction, listing, named);
}

function requireSound([fault]: readonly ImageFault[]): void {
  if (fault === undefined) return;
  throw new Refusal('invalid', { images: { word: fault.word, values: { image: fault.index + 1 } } });
}

async function ownProperty(world: Adapters, owner: AccountId, id: ListingId): Promise<Property> {
  const row = await ownedProperty(world.database, owner, id);
  if (row === undefined) throw new Refusal('not_found');
  return propertyOf(world, row);
}

const propertyOf = ({ images }: Adapters, row: PropertyRow): Property =>
  withPublicImages(row, (key) => images.urlOf(key));
