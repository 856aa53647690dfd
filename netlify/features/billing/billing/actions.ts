import type { AccountType } from '../../../../src/contract/account/account.ts';
import * as contract from '../../../../src/contract/billing/billing.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import {
  isPaid,
  listingPlanOf,
  type PlanName,
  type PlanStrand,
  paysCommission,
  plans,
  smallestPlan,
} from '../../../../src/contract/plans.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { tellOfSite } from '../../../ground/site-bell.ts';
import type { Action, Refuse } from '../../../http/answer.ts';
import {
  accountById,
  accountShown,
  beginTrial,
  daysAfter,
  type HeldPlans,
  lockedPlans,
  planHeld,
  plansHeld,
} from '../../account/index.ts';
import { queueMail } from '../../messaging/index.ts';
import { settleReach } from '../../services/index.ts';
import {
  choiceAt,
  type HeldChoice,
  heldPlanShown,
  type Order,
  type OrderRefusal,
  orderOf,
  type PlanRequest,
  withdrawalOf,
} from './choice-rules.ts';
import { addChoice, choicesOf, dueChange } from './choice-sql.ts';
import { planBegunSaid, trialEndedMail, trialEndedSaid, trialEndsMail, trialEndsSaid } from './messages.ts';
import { overdueOf } from './reminder-sql.ts';
import {
  beginsAt,
  languageOfPlan,
  packagesLink,
  packagesPath,
  strandsOf,
  type ToldDays,
  type TrialOutcome,
  toldDays,
} from './rules.ts';
import * as sql from './sql.ts';

/** Limits hold when the plan becomes smaller, too; nothing is deleted (docs/product/accounts.md). The account is locked. */
export async function changePlan(transaction: Database, owner: AccountId, plan: PlanName, now: Date) {
  const { strand } = plans[plan];
  await sql.setPlan(transaction, owner, plan, strand);
  if (strand === 'services') {
    const { resting, back } = await sql.tellStaff(transaction, owner, plans[plan].staff, now);
    const cards = await sql.draftCardsBeyond(transaction, owner, plans[plan]);
    const restored = { ...none, cards: await sql.restoreCards(transaction, owner, plans[plan]), staff: back };
    await settleReach(transaction, owner);
    return { drafted: { listings: 0, cards }, restored, resting };
  }
  const listingPlan = listingPlanOf(plan);
  await sql.shortenDays(transaction, owner, listingPlan.listingDays, now);
  const drafted = { listings: await sql.draftListingsBeyond(transaction, owner, listingPlan, now), cards: 0 };
  const restored = { ...none, listings: await sql.restoreListings(transaction, owner, listingPlan, now) };
  return { drafted, restored, resting: 0 };
}

const none = { listings: 0, cards: 0, staff: 0 };
const nothing = { drafted: { listings: 0, cards: 0 }, restored: none, resting: 0 };

/** The plan of an account in each of the strands, and how it is paid. */
async function standingsIn(
  database: Database,
  owner: AccountId,
  held: HeldPlans,
  strands: readonly PlanStrand[],
): Promise<HeldChoice[]> {
  const trials = await sql.trialsOf(database, owner);
  const choices = await choicesOf(database, owner, strands);
  const overdue = await overdueOf(database, owner, strands);
  return strands.map((strand) => ({
    plan: planHeld(held, strand),
    trial: trials.find((one) => one.strand === strand),
    choices: choices.filter((one) => one.strand === strand),
    overdue: overdue.find((one) => one.strand === strand),
  }));
}

export async function standingIn(
  database: Database,
  owner: AccountId,
  held: HeldPlans,
  strand: PlanStrand,
): Promise<HeldChoice> {
  const [standing] = await standingsIn(database, owner, held, [strand]);
  if (standing === undefined) throw new Error('one strand has one standing');
  return standing;
}

/** Plans in pesos are sold where there is an account for them. */
const isSold = (strand: PlanStrand, operator: Adapters['operator']): boolean =>
  operator !== undefined && (strand === 'services' || operator.peso !== undefined);

export const getPackages: Action<typeof contract.getPackages> = async ({ actor, world, refuse }) => {
  const { database, clock, operator } = world;
  const held = (await plansHeld(database, actor.id)) ?? refuse('unauthenticated');
  const now = clock.now();
  const standings = await standingsIn(database, actor.id, held, strandsOf(held.type));
  return {
    plans: standings.map((standing) =>
      heldPlanShown(standing, { isPayable: isSold(plans[standing.plan].strand, operator), now }),
    ),
  };
};

export const getCounted: Action<typeof contract.getCounted> = async ({ actor, world }) => ({
  items: await sql.countedOf(world.database, actor.id, world.clock.now()),
});

/** Refuses a plan that the account cannot have, or cannot pay so. */
export function wantedOf(
  { package: plan, pays }: { package: PlanName; pays?: contract.PlanPays | undefined },
  held: HeldPlans,
  { operator }: Adapters,
  refuse: Refuse<'trial_over'>,
): PlanRequest {
  if (!strandsOf(held.type).includes(plans[plan].strand))
    refuse('invalid', { package: { word: 'notInList', values: {} } });
  const isPossible = pays === undefined || (isPaid(plan) && (pays === 'fee' || paysCommission(plan)));
  if (!isPossible) refuse('invalid', { pays: { word: 'notInList', values: {} } });
  if (pays !== undefined && !isSold(plans[plan].strand, operator)) refuse('trial_over');
  return { plan, pays };
}

/** Refuses what no order comes of. Undefined: nothing is ordered. */
export function orderFor(
  wanted: PlanRequest,
  standing: HeldChoice,
  refuse: Refuse<OrderRefusal>,
  now: Date,
): Order | undefined {
  const order = orderOf(wanted, standing, now);
  return typeof order === 'string' ? refuse(order) : order;
}

/** A trial begins, goes on with another plan, or is given up; a plan without a price counts. */
async function changeUnpaid(
  transaction: Database,
  world: Adapters,
  owner: AccountId,
  { wanted, standing }: { wanted: PlanRequest; standing: HeldChoice },
  now: Date,
) {
  const { plan } = wanted;
  const { strand } = plans[plan];
  const begins = beginsAt(plan, standing.plan, standing.trial, now);
  const isLater = begins > now;
  await sql.giveUp(transaction, owner, strand, isLater ? now : null);
  const withdrawal = withdrawalOf(wanted, standing, smallestPlan[strand]);
  if (withdrawal !== undefined) await addChoice(transaction, owner, strand, withdrawal, now);
  if (plan !== standing.plan) await beginTrial(transaction, world, owner, plan, now);
  // A change that begins later is made by the job that ends the trial.
  return { begins, changes: isLater ? nothing : await changePlan(transaction, owner, plan, now) };
}

async function carryOut(
  transaction: Database,
  world: Adapters,
  owner: AccountId,
  { wanted: { plan }, standing, order }: { wanted: PlanRequest; standing: HeldChoice; order: Order },
  now: Date,
) {
  const { strand } = plans[plan];
  await sql.giveUp(transaction, owner, strand, null);
  if (standing.trial === undefined) await beginTrial(transaction, world, owner, plan, now);
  if (order.choice !== undefined) await addChoice(transaction, owner, strand, order.choice, now);
  const changes = order.atOnce === undefined ? nothing : await changePlan(transaction, owner, order.atOnce, now);
  return { begins: order.begins, changes };
}

export const changePackage: Action<typeof contract.changePackage> = async ({ body, actor, world, refuse }) => {
  const now = world.clock.now();
  const { strand } = plans[body.package];
  return world.database.transaction(async (transaction) => {
    const plansOf = (await lockedPlans(transaction, actor.id)) ?? refuse('unauthenticated');
    const wanted = wantedOf(body, plansOf, world, refuse);
    const standing = await standingIn(transaction, actor.id, plansOf, strand);
    const order = orderFor(wanted, standing, refuse, now);
    for (const kind of contract.countedKinds) {
      const ids = body.keep?.[kind];
      if (ids !== undefined) await sql.keep(transaction, actor.id, kind, ids);
    }
    const { begins, changes } =
      order === undefined
        ? await changeUnpaid(transaction, world, actor.id, { wanted, standing }, now)
        : await carryOut(transaction, world, actor.id, { wanted, standing, order }, now);
    const after = await standingIn(transaction, actor.id, plansOf, strand);
    const shown = heldPlanShown({ ...after, plan: body.package }, { isPayable: true, now });
    const account = (await accountById(transaction, actor.id)) ?? refuse('unauthenticated');
    return {
      user: accountShown(account, (key) => world.images.urlOf(key)),
      ...changes,
      effectiveAt: begins.toISOString(),
      trialEndsAt: order === undefined && begins > now ? begins.toISOString() : shown.trialEndsAt,
    };
  });
};

const toldAtOnce = 100;

/** Tells of trials that end within so many days, each once, by mail and in the bell. Returns how many were told. */
async function tellEnding(world: Adapters, days: ToldDays): Promise<number> {
  const now = world.clock.now();
  const before = daysAfter(now, days);
  return world.database.transaction(async (transaction) => {
    const told = await sql.toldTrials(transaction, { now, before, days, limit: toldAtOnce });
    for (const { owner, email, endsAt, strand, ...held } of told) {
      const ending = { plan: planHeld(held, strand), endsAt };
      const link = packagesLink(world.siteUrl, strand, held.type);
      await queueMail(transaction, { to: email, ...trialEndsMail(languageOfPlan(strand), { ...ending, link }) }, now);
      const said = { de: trialEndsSaid('de', ending), en: trialEndsSaid('en', ending) };
      await tellOfSite(transaction, owner, { said, path: packagesPath(strand, held.type) }, now);
    }
    return told.length;
  });
}

type Over = NonNullable<Awaited<ReturnType<typeof sql.overTrial>>>;

/** Whoever has chosen the end gets no mail about it, but reads in the bell what has changed. */
async function tellEnded(
  transaction: Database,
  world: Adapters,
  {
    over: { owner, strand, email, isGivenUp },
    type,
    outcome,
  }: { over: Over; type: AccountType; outcome: TrialOutcome },
): Promise<void> {
  const now = world.clock.now();
  const link = packagesLink(world.siteUrl, strand, type);
  const mail = trialEndedMail(languageOfPlan(strand), { outcome, link });
  if (!isGivenUp) await queueMail(transaction, { to: email, ...mail }, now);
  const said = { de: trialEndedSaid('de', outcome), en: trialEndedSaid('en', outcome) };
  await tellOfSite(transaction, owner, { said, path: packagesPath(strand, type) }, now);
}

/** Ends one trial that is over; false if there is none. Another run that does so at the same moment does no harm. */
async function endOne(world: Adapters): Promise<boolean> {
  const now = world.clock.now();
  const due = await sql.overTrial(world.database, now);
  if (due === undefined) return false;
  await world.database.transaction(async (transaction) => {
    const held = await lockedPlans(transaction, due.owner);
    if (held === undefined || !(await sql.endTrial(transaction, due, now))) return;
    const { plan, choices } = await standingIn(transaction, due.owner, held, due.strand);
    // Whoever has ordered the plan keeps it when the trial ends.
    if (!isPaid(plan) || (choices.at(-1)?.pays ?? 'nothing') !== 'nothing') return;
    const { drafted, resting } = await changePlan(transaction, due.owner, smallestPlan[due.strand], now);
    const outcome = { plan, ...drafted, resting };
    await sql.keepOutcome(transaction, due, outcome);
    await tellEnded(transaction, world, { over: due, type: held.type, outcome });
  });
  return true;
}

/** Makes one change that was chosen before and has begun; false if there is none. */
async function changeOne(world: Adapters): Promise<boolean> {
  const now = world.clock.now();
  const due = await dueChange(world.database, now);
  if (due === undefined) return false;
  await world.database.transaction(async (transaction) => {
    const held = await lockedPlans(transaction, due.owner);
    if (held === undefined) return;
    const { plan, choices } = await standingIn(transaction, due.owner, held, due.strand);
    const choice = choiceAt(choices, now);
    // Another run may have made it.
    if (choice === undefined || choice.plan === plan) return;
    await changePlan(transaction, due.owner, choice.plan, now);
    const said = { de: planBegunSaid('de', choice), en: planBegunSaid('en', choice) };
    await tellOfSite(transaction, due.owner, { said, path: packagesPath(due.strand, held.type) }, now);
  });
  return true;
}

const endedAtOnce = 1000;

/** Run by the schedule. */
export async function runTrials(world: Adapters): Promise<{ told: number; ended: number; changed: number }> {
  let told = 0;
  // The latest first: what it has told of is not told of again as being farther away.
  for (const days of toldDays) {
    let page: number;
    do {
      page = await tellEnding(world, days);
      told += page;
    } while (page === toldAtOnce);
  }
  let ended = 0;
  while (ended < endedAtOnce && (await endOne(world))) ended += 1;
  let changed = 0;
  while (changed < endedAtOnce && (await changeOne(world))) changed += 1;
  return { told, ended, changed };
}
