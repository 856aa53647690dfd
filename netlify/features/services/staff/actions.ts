import type { AccountId, ImageId } from '../../../../src/contract/fields.ts';
import { type Plan, plans } from '../../../../src/contract/plans.ts';
import type * as contract from '../../../../src/contract/services/staff.ts';
import type { StaffDraft, StaffId, StaffMember } from '../../../../src/contract/services/staff.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { imageShown } from '../../../ground/pictures.ts';
import type { Action, Refuse } from '../../../http/answer.ts';
import { checkImages, type ImageFault, lockedPlans, planHeld, plansHeld, sweptImages } from '../../account/index.ts';
import { memberShown } from './rules.ts';
import * as sql from './sql.ts';

async function membersOf(world: Adapters, owner: AccountId, id?: StaffId): Promise<StaffMember[]> {
  const [rows, ahead] = await Promise.all([
    sql.staffOf(world.database, owner, id),
    sql.visitsAhead(world.database, owner, world.clock.now()),
  ]);
  return rows.map((row) => {
    return memberShown(
      row,
      imageShown(row.image, (key) => world.images.urlOf(key)),
      ahead,
    );
  });
}

async function memberOf(
  world: Adapters,
  owner: AccountId,
  id: StaffId,
  refuse: Refuse<'not_found'>,
): Promise<StaffMember> {
  const [member] = await membersOf(world, owner, id);
  return member ?? refuse('not_found');
}

/** Locks the account: of two changes of its staff, or of its plan, at once the second sees the first. */
async function lockedPlan(transaction: Database, owner: AccountId, refuse: Refuse): Promise<Plan> {
  const held = (await lockedPlans(transaction, owner)) ?? refuse('unauthenticated');
  return plans[planHeld(held, 'services')];
}

const named = (imageId: ImageId | null): ImageId[] => (imageId === null ? [] : [imageId]);

function requireSound([fault]: readonly ImageFault[], refuse: Refuse): void {
  if (fault !== undefined) refuse('invalid', { imageId: { word: fault.word, values: { image: 1 } } });
}

async function keep(
  transaction: Database,
  owner: AccountId,
  id: StaffId,
  draft: StaffDraft,
  refuse: Refuse,
): Promise<void> {
  requireSound(await sweptImages(transaction, named(draft.imageId)), refuse);
  const cards = [...new Set(draft.cards ?? [])];
  const known = await sql.ownCards(transaction, owner, cards);
  if (cards.some((card) => !known.has(card))) refuse('invalid', { cards: 'cardUnknown' });
  await sql.keepCards(transaction, id, cards);
  await sql.keepHours(transaction, id, draft.hours ?? []);
}

async function requireRoom(
  transaction: Database,
  owner: AccountId,
  { plan, id }: { plan: Plan; id: StaffId | undefined },
  refuse: Refuse<'plan_limit'>,
): Promise<void> {
  if ((await sql.countActive(transaction, owner, id)) >= plan.staff) refuse('plan_limit');
}

/** Without anybody active nothing could be booked. */
async function requireAnother(
  transaction: Database,
  owner: AccountId,
  id: StaffId,
  refuse: Refuse<'last_staff'>,
): Promise<void> {
  if ((await sql.countActive(transaction, owner, id)) === 0) refuse('last_staff');
}

export const listStaff: Action<typeof contract.listStaff> = async ({ actor, world, refuse }) => {
  const held = (await plansHeld(world.database, actor.id)) ?? refuse('unauthenticated');
  return {
    items: await membersOf(world, actor.id),
    maximum: plans[planHeld(held, 'services')].staff,
    timeZone: await sql.zoneOf(world.database, actor.id),
  };
};

export const createStaff: Action<typeof contract.createStaff> = async ({ body, actor, world, refuse }) => {
  const { id: chosen, ...draft } = body;
  requireSound(await checkImages(world, actor.id, named(draft.imageId), 'profile'), refuse);
  const now = world.clock.now();
  const id = await world.database.transaction(async (transaction) => {
    const plan = await lockedPlan(transaction, actor.id, refuse);
    // The same form sent again, because its answer was lost.
    if (chosen !== undefined && (await sql.lockedMember(transaction, actor.id, chosen, undefined)) !== undefined)
      return chosen;
    if (draft.isActive) await requireRoom(transaction, actor.id, { plan, id: undefined }, refuse);
    const inserted = (await sql.createStaff(transaction, actor.id, draft, { id: chosen, now })) ?? refuse('not_found');
    await keep(transaction, actor.id, inserted, draft, refuse);
    return inserted;
  });
  return memberOf(world, actor.id, id, refuse);
};

export const updateStaff: Action<typeof contract.updateStaff> = async (call) => {
  const {
    params: { id },
    body,
    actor,
    world,
    refuse,
  } = call;
  const { seen, ...draft } = body;
  // Checked before the picture, so that another's always answers like an unknown one.
  await memberOf(world, actor.id, id, refuse);
  requireSound(await checkImages(world, actor.id, named(draft.imageId), 'profile'), refuse);
  const now = world.clock.now();
  await world.database.transaction(async (transaction) => {
    const plan = await lockedPlan(transaction, actor.id, refuse);
    const former = (await sql.lockedMember(transaction, actor.id, id, seen)) ?? refuse('not_found');
    if (!former.isAsSeen) refuse('conflict');
    if (draft.isActive && !former.isActive) await requireRoom(transaction, actor.id, { plan, id }, refuse);
    if (!draft.isActive && former.isActive) await requireAnother(transaction, actor.id, id, refuse);
    await sql.updateMember(transaction, draft, { id, now });
    await keep(transaction, actor.id, id, draft, refuse);
  });
  return memberOf(world, actor.id, id, refuse);
};

/** The row stays: past and coming appointments name it. */
export const deleteStaff: Action<typeof contract.deleteStaff> = async ({ params: { id }, actor, world, refuse }) => {
  const now = world.clock.now();
  await world.database.transaction(async (transaction) => {
    await lockedPlan(transaction, actor.id, refuse);
    const former = (await sql.lockedMember(transaction, actor.id, id, undefined)) ?? refuse('not_found');
    if (former.isActive) await requireAnother(transaction, actor.id, id, refuse);
    // Also for somebody whom a smaller plan lets rest: who has left does not come back with a larger one.
    await sql.deactivate(transaction, { id, now });
  });
  return memberOf(world, actor.id, id, refuse);
};
