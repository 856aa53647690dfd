import { type AccountId, type ListingId, listingId } from '../../../../src/contract/fields.ts';
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
import type * as visited from '../../../../src/contract/property/listing-detail.ts';
import type { ListingStatus } from '../../../../src/contract/property/taxonomy.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { languageOfAccount } from '../../../ground/mail-text.ts';
import { withPublicImages } from '../../../ground/pictures.ts';
import type { Action, Refuse } from '../../../http/answer.ts';
import { refuseFor } from '../../../http/limit.ts';
import { findBeside, findNeighbours } from '../../../search/index.ts';
import { readLink, signLink } from '../../../session/link.ts';
import { requireFewImages, requireKept, soundImages } from '../../account/index.ts';
import { queueMail } from '../../messaging/index.ts';
import { cardColumns } from './card-sql.ts';
import { comparing } from './copy-actions.ts';
import { dropChecks } from './copy-sql.ts';
import * as detailSql from './detail-sql.ts';
import { reminderMail } from './messages.ts';
import * as renewalSql from './renewal-sql.ts';
import type { CardRow, DetailRow, Likeness } from './rules.ts';
import {
  agentOf,
  changed,
  changedElsewhere,
  comparedMinimum,
  comparedShown,
  comparedSizes,
  comparedWith,
  comparedWithinKilometres,
  expiredAtOnce,
  expiryMilliseconds,
  hasRoom,
  likeThis,
  needsRoom,
  propertiesLink,
  type ReminderKind,
  readRenewalSubject,
  reminderKinds,
  renewalBy,
  renewalLink,
  renewalLinkDays,
  renewalSubject,
  runMilliseconds,
  type Settled,
  settled,
  similarMaximum,
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

/** Publishes for the plan's full days from now, if the plan has room. Call it with the account locked. */
async function renew(
  transaction: Database,
  owner: AccountId,
  id: ListingId,
  { plan, now, pictures }: { plan: Plan; now: Date; pictures: number },
  refuse: Refuse<'plan_limit'>,
): Promise<void> {
  const others = await renewalSql.countOthersPublic(transaction, owner, id, now);
  if (!hasRoom(plan, others, pictures)) refuse('plan_limit');
  const renewed = async (): Promise<ListingId> => {
    await renewalSql.renew(transaction, owner, id, plan.listingDays, now);
    return id;
  };
  await comparing(transaction, owner, renewed, now, refuse);
}

export const renewListing: Action<typeof contract.renewListing> = async ({ params, actor, world, refuse }) => {
  const now = world.clock.now();
  await world.database.transaction(async (transaction) => {
    const plan = await planHeld(transaction, actor.id, refuse);
    const listing = await renewalSql.lockedListing(transaction, actor.id, params.id, now);
    if (listing === undefined) return refuse('not_found');
    if (listing.status !== 'published' && !(await sql.hasConfirmedEmail(transaction, actor.id)))
      refuse('email_unconfirmed');
    await renew(transaction, actor.id, params.id, { plan, now, pictures: listing.pictures }, refuse);
  });
  return ownProperty(world, actor.id, params.id, refuse);
};

export const confirmAvailable: Action<typeof contract.confirmAvailable> = async ({ params, actor, world, refuse }) =>
  (await renewalSql.confirmAvailable(world.database, actor.id, params.id, world.clock.now()))
    ? ownProperty(world, actor.id, params.id, refuse)
    : refuse('not_found');

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

/** Whether the token is ours and its listing exists. What became of the listing is said on the screen. */
export async function isRenewal(world: Adapters, token: string): Promise<boolean> {
  const subject = await readLink(world, 'renew_listing', token, world.clock.now());
  const id = subject === undefined ? undefined : listingId.parse(readRenewalSubject(subject).id);
  return id !== undefined && (await renewalSql.ownerOf(world.database, id)) !== undefined;
}

export const renewByLink: Action<typeof contract.renewByLink> = async ({ params, world, refuse }) => {
  const now = world.clock.now();
  const subject = await readLink(world, 'renew_listing', params.token, now);
  if (subject === undefined) return refuse('link_invalid');
  const { id: written, expiresAt: announced } = readRenewalSubject(subject);
  const id = listingId.parse(written);
  const owner = await renewalSql.ownerOf(world.database, id);
  if (owner === undefined) return refuse('link_invalid');
  const renewed = await world.database.transaction(async (transaction) => {
    const plan = await planHeld(transaction, owner, refuse);
    const listing = await renewalSql.lockedListing(transaction, owner, id, now);
    const does = listing === undefined ? 'refuse' : renewalBy(announced, listing);
    if (listing === undefined || does === 'refuse') return refuse('link_invalid');
    if (does === 'renew') await renew(transaction, owner, id, { plan, now, pictures: listing.pictures }, refuse);
    const after = await renewalSql.lockedListing(transaction, owner, id, now);
    return { id, title: listing.title, expiresAt: after?.expiresAt ?? announced, wasRenewedBefore: does === 'show' };
  });
  return renewed;
};

/** Claims reminders and queues their mails in one transaction; returns their number. */
const remind = (world: Adapters, kind: ReminderKind): Promise<number> =>
  world.database.transaction(async (transaction) => {
    const now = world.clock.now();
    const due = await renewalSql.claimReminders(transaction, kind, now);
    for (const { id, title, expiresAt, email, sellerType, isProven, isWanted } of due) {
      if (!isWanted) continue;
      const token = await signLink(world.secret, 'renew_listing', renewalSubject(id, expiresAt), now, renewalLinkDays);
      const language = languageOfAccount(sellerType);
      const letter = reminderMail(language, kind, {
        title: isProven ? title : null,
        expiresAt,
        link: renewalLink(world.siteUrl, language, token),
        dashboard: propertiesLink(world.siteUrl, language),
      });
      await queueMail(transaction, { to: email, ...letter }, now);
    }
    return due.length;
  });

/** Run by the schedule: mails before and after the end of a listing's days. */
export async function runEnds(world: Adapters): Promise<Record<ReminderKind, number>> {
  const reminded = { week: 0, day: 0, expired: 0 };
  const started = world.clock.now();
  for (const kind of reminderKinds) {
    let queued = 0;
    do {
      queued = await remind(world, kind);
      reminded[kind] += queued;
    } while (queued > 0 && world.clock.now().getTime() - started.getTime() < runMilliseconds);
  }
  return reminded;
}

/** Who asks, and of what. */
interface Asking {
  world: Adapters;
  caller: string;
}

export const getListing: Action<typeof visited.getListing> = async ({ params, world, caller, refuse }) => {
  const found = await detailSql.publicListing(world.database, params.id, world.clock.now());
  if (found !== undefined) return detailOf({ world, caller }, found);
  const former = await detailSql.onceListed(world.database, params.id);
  return refuse(former === undefined ? 'not_found' : former.isRemoved ? 'gone' : 'not_offered');
};

export const similarListings: Action<typeof visited.similarListings> = async ({ params, world, caller, refuse }) => {
  const like = (await detailSql.onceListed(world.database, params.id)) ?? refuse('not_found');
  return { items: await similarTo({ world, caller }, like) };
};

/** What it is, its list says; how it looks, the page of visitors. */
export const previewListing: Action<typeof visited.previewListing> = async (call) => {
  const { params, actor, world, caller, refuse } = call;
  const [shown, stored] = await Promise.all([
    detailSql.ownListing(world.database, actor.id, params.id, world.clock.now()),
    sql.ownedProperty(world.database, actor.id, params.id, world.clock.now()),
  ]);
  if (shown === undefined || stored === undefined) return refuse('not_found');
  const { status, awaitsConfirmation, isHeld } = stored;
  return { ...(await detailOf({ world, caller }, shown)), status, awaitsConfirmation, isHeld };
};

const cardOf = <R extends CardRow>({ images }: Adapters, row: R) => withPublicImages(row, (key) => images.urlOf(key));

async function detailOf(asking: Asking, found: DetailRow) {
  const { world } = asking;
  const [history, priceContext, similar] = await Promise.all([
    detailSql.priceHistory(world.database, found.id, world.clock.now()),
    priceContextOf(asking, found),
    similarTo(asking, found),
  ]);
  return { ...cardOf(world, found), agent: agentOf(found), priceHistory: history, priceContext, similar };
}

async function priceContextOf({ world, caller }: Asking, shown: DetailRow): Promise<visited.PriceContext | null> {
  const { id, price, area, dealType, latitude, longitude } = shown;
  if (dealType === null || price === null || area === null || price <= 0 || area <= 0) return null;
  const { database, clock } = world;
  const asking = { database, now: clock.now(), caller, refuse: refusedSearch };
  for (const kilometres of comparedWithinKilometres) {
    const { count, middle, lowest, highest, nearest } = await findBeside(asking, {
      filters: comparedWith(shown, kilometres),
      of: id,
      area: comparedSizes(area),
      nearest: { x: longitude * 1e6, y: latitude * 1e6, limit: comparedShown },
    });
    if (count < comparedMinimum || middle === null || lowest === null || highest === null) continue;
    const own = price / area;
    return { percent: Math.round((own / middle - 1) * 100), count, kilometres, own, middle, lowest, highest, nearest };
  }
  return null;
}

const refusedSearch = ({ seconds = 0 }: { because: string; seconds?: number }): never => refuseFor(seconds);

function similarTo({ world, caller }: Asking, shown: Likeness) {
  const { database, clock } = world;
  const read = (row: CardRow) => cardOf(world, row);
  return findNeighbours(
    {
      database,
      now: clock.now(),
      caller,
      columns: cardColumns(clock.now()),
      read,
      refuse: refusedSearch,
    },
    {
      filters: likeThis(shown),
      of: shown.id,
      centavos: Math.round((shown.price ?? 0) * 100),
      limit: similarMaximum,
    },
  );
}
