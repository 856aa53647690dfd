import type { AccountId, CardId } from '../../../../src/contract/fields.ts';
import { type Plan, plans } from '../../../../src/contract/plans.ts';
import type * as contract from '../../../../src/contract/services/service-card.ts';
import type { CardDraft, OwnCard } from '../../../../src/contract/services/service-card.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { imagesShown } from '../../../ground/pictures.ts';
import type { Action, Refuse } from '../../../http/answer.ts';
import { lockedPlans, planHeld, plansHeld, requireFewImages, requireKept, soundImages } from '../../account/index.ts';
import { chartWeeks, missingCraft, recentDays, weekDays } from '../business/rules.ts';
import { businessOf } from '../business/sql.ts';
import { asCheapest, cardFaults, copiedName, type FormerCard, travelZonesOf } from './rules.ts';
import type { OwnCardRow } from './sql.ts';
import * as sql from './sql.ts';

const cardOf = ({ images }: Adapters, row: OwnCardRow): OwnCard => ({
  ...row,
  images: imagesShown(row.images, (key) => images.urlOf(key)),
});

async function ownCard(world: Adapters, owner: AccountId, id: CardId, refuse: Refuse<'not_found'>): Promise<OwnCard> {
  const row = (await sql.ownedCard(world.database, owner, id, world.clock.now())) ?? refuse('not_found');
  return cardOf(world, row);
}

/** The session's plan may be the one for properties. */
async function planOf(database: Database, owner: AccountId, refuse: Refuse): Promise<Plan> {
  const held = (await plansHeld(database, owner)) ?? refuse('unauthenticated');
  return plans[planHeld(held, 'services')];
}

/** Locks the account: of two changes of its cards, or of its plan, at once the second sees the first. */
async function lockedPlan(transaction: Database, owner: AccountId, refuse: Refuse): Promise<Plan> {
  const held = (await lockedPlans(transaction, owner)) ?? refuse('unauthenticated');
  return plans[planHeld(held, 'services')];
}

function requireSoundCard(draft: CardDraft, plan: Plan, former: FormerCard | undefined, refuse: Refuse): void {
  const faults = cardFaults(draft, plan, former);
  if (Object.keys(faults).length > 0) refuse('invalid', faults);
}

/**
 * Refuses a card of a craft that may only be practised with a qualification, until the details of the business show it. While
 * there are no details nobody sees the card; they ask for the qualification when they are given.
 */
async function requireCraft(
  transaction: Database,
  owner: AccountId,
  category: CardDraft['category'],
  refuse: Refuse,
): Promise<void> {
  const business = await businessOf(transaction, owner);
  const craft = business && missingCraft(business, [category]);
  if (craft !== undefined) refuse('invalid', { category: { word: 'craftMissing', values: { craft } } });
}

/** A new card counts whether it is public or not; a card that goes public counts among the public ones. */
async function requireRoom(
  transaction: Database,
  owner: AccountId,
  { plan, card, goesPublic }: { plan: Plan; card: CardId | undefined; goesPublic: boolean },
  refuse: Refuse<'plan_limit'>,
): Promise<void> {
  if (plan.cards === null) return;
  const { all, published } = await sql.countCards(transaction, owner, card);
  if (card === undefined ? all >= plan.cards : goesPublic && published >= plan.cards) refuse('plan_limit');
}

/** What is stored of a draft. Its pictures have a table of their own. */
const writtenOf = ({ images: _images, ...card }: CardDraft) => ({
  ...asCheapest(card),
  travelZones: travelZonesOf({ ...card, images: [] }),
});

export const listServiceCards: Action<typeof contract.listServiceCards> = async ({ actor, world }) => ({
  items: (await sql.ownedBy(world.database, actor.id, world.clock.now())).map((row) => cardOf(world, row)),
});

export const createServiceCard: Action<typeof contract.createServiceCard> = async ({ body, actor, world, refuse }) => {
  const { id: chosen, ...draft } = body;
  const { images: maximum } = await planOf(world.database, actor.id, refuse);
  const named = await soundImages(world, actor.id, draft.images, { purpose: 'service', maximum }, refuse);
  const now = world.clock.now();
  const id = await world.database.transaction(async (transaction) => {
    const plan = await lockedPlan(transaction, actor.id, refuse);
    // The same form sent again, because its answer was lost.
    const former = chosen && (await sql.lockedCard(transaction, actor.id, chosen, undefined));
    if (chosen !== undefined && former !== undefined) return chosen;
    requireSoundCard(draft, plan, undefined, refuse);
    if (draft.isPublished) await requireCraft(transaction, actor.id, draft.category, refuse);
    await requireRoom(transaction, actor.id, { plan, card: undefined, goesPublic: draft.isPublished }, refuse);
    requireFewImages(named.length, plan.images, refuse);
    const inserted = await sql.createServiceCard(transaction, actor.id, writtenOf(draft), { id: chosen, now });
    if (inserted === undefined) return refuse('not_found');
    await requireKept(transaction, named, refuse);
    await sql.showImages(transaction, inserted, named);
    await sql.settleReach(transaction, actor.id);
    return inserted;
  });
  return ownCard(world, actor.id, id, refuse);
};

export const updateServiceCard: Action<typeof contract.updateServiceCard> = async (call) => {
  const {
    params: { id },
    body: { seen, ...draft },
    actor,
    world,
    refuse,
  } = call;
  // Checked before the pictures, so that another's card always answers like an unknown one.
  const stored = (await sql.ownedCard(world.database, actor.id, id, world.clock.now())) ?? refuse('not_found');
  // Pictures beyond a smaller plan may stay while the card is a draft.
  const { images } = await planOf(world.database, actor.id, refuse);
  const maximum = draft.isPublished ? images : Math.max(images, stored.images.length);
  const named = await soundImages(world, actor.id, draft.images, { purpose: 'service', maximum }, refuse);
  const now = world.clock.now();
  await world.database.transaction(async (transaction) => {
    const plan = await lockedPlan(transaction, actor.id, refuse);
    const former = (await sql.lockedCard(transaction, actor.id, id, seen)) ?? refuse('not_found');
    if (!former.isAsSeen) refuse('conflict');
    requireSoundCard(draft, plan, former, refuse);
    const goesPublic = draft.isPublished && !former.isPublished;
    if (goesPublic) await requireCraft(transaction, actor.id, draft.category, refuse);
    await requireRoom(transaction, actor.id, { plan, card: id, goesPublic }, refuse);
    await sql.updateCard(transaction, actor.id, writtenOf(draft), { id, now });
    await requireKept(transaction, named, refuse);
    await sql.showImages(transaction, id, named);
    await sql.settleReach(transaction, actor.id);
  });
  return ownCard(world, actor.id, id, refuse);
};

/** Its pictures are detached, and the nightly sweep deletes them from the store. */
export const deleteServiceCard: Action<typeof contract.deleteServiceCard> = async (call) => {
  const { params, actor, world, refuse } = call;
  await world.database.transaction(async (transaction) => {
    await lockedPlan(transaction, actor.id, refuse);
    if (!(await sql.deleteCard(transaction, actor.id, params.id))) refuse('not_found');
    await sql.settleReach(transaction, actor.id);
  });
  return {};
};

/** A draft with the same pictures. What the plan does not have any more is turned off in the copy. */
export const duplicateServiceCard: Action<typeof contract.duplicateServiceCard> = async (call) => {
  const { params, actor, world, refuse } = call;
  const now = world.clock.now();
  const copy = await world.database.transaction(async (transaction) => {
    const plan = await lockedPlan(transaction, actor.id, refuse);
    const original = (await sql.ownedCard(transaction, actor.id, params.id, now)) ?? refuse('not_found');
    await requireRoom(transaction, actor.id, { plan, card: undefined, goesPublic: false }, refuse);
    const draft = {
      ...original,
      name: copiedName(original.name),
      isPublished: false,
      isAvailableNow: original.isAvailableNow && plan.immediateBooking,
      // Work at the customer's alone stays there.
      isMobile: original.isMobile && (plan.homeService || !original.isAtShop),
    };
    const id = await sql.createServiceCard(transaction, actor.id, writtenOf(draft), { id: undefined, now });
    if (id === undefined) throw new Error('a new id was taken');
    await sql.showImages(transaction, id, original.images.slice(0, plan.images));
    return id;
  });
  return ownCard(world, actor.id, copy, refuse);
};

export const orderServiceCards: Action<typeof contract.orderServiceCards> = async ({ body, actor, world, refuse }) => {
  await world.database.transaction(async (transaction) => {
    const known = new Set(await sql.lockedIds(transaction, actor.id));
    const asked = new Set(body.ids);
    if (asked.size !== body.ids.length || asked.size !== known.size || body.ids.some((id) => !known.has(id)))
      refuse('conflict');
    await sql.putInOrder(transaction, actor.id, body.ids);
  });
  return { items: (await sql.ownedBy(world.database, actor.id, world.clock.now())).map((row) => cardOf(world, row)) };
};

export const serviceCardStats: Action<typeof contract.serviceCardStats> = async ({ params, actor, world, refuse }) => {
  const period = { now: world.clock.now(), recentDays, weekDays, weeks: chartWeeks };
  return (await sql.figuresOf(world.database, actor.id, params.id, period)) ?? refuse('not_found');
};
