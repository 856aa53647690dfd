import type { AccountType } from '../../../src/contract/account.ts';
import * as contract from '../../../src/contract/billing.ts';
import type { AccountId } from '../../../src/contract/fields.ts';
import {
  isPaid,
  listingPlanOf,
  type PlanName,
  type PlanStrand,
  plans,
  smallestPlan,
} from '../../../src/contract/plans.ts';
import type { Adapters, Database } from '../../adapters/ports.ts';
import type { Action } from '../../http/answer.ts';
import { beginTrial } from '../account/plan-actions.ts';
import { daysAfter, planHeld } from '../account/plan-rules.ts';
import { lockedPlans, plansHeld } from '../account/plan-sql.ts';
import { accountShown } from '../account/rules.ts';
import { accountById } from '../account/sql.ts';
import { queueMail } from '../mail/sql.ts';
import { tellOfSite } from '../notification/actions.ts';
import { settleReach } from '../service-card/sql.ts';
import { trialEndedMail, trialEndedSaid, trialEndsMail, trialEndsSaid } from './messages.ts';
import {
  beginsAt,
  heldPlanShown,
  languageOfPlan,
  mayTake,
  packagesLink,
  packagesPath,
  strandsOf,
  type ToldDays,
  type TrialOutcome,
  toldDays,
} from './rules.ts';
import * as sql from './sql.ts';

/** Limits hold when the plan becomes smaller, too; nothing is deleted (docs/product/accounts.md). The account is locked. */
async function changePlan(transaction: Database, owner: AccountId, plan: PlanName, now: Date) {
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

const trialIn = async (database: Database, owner: AccountId, strand: PlanStrand) =>
  (await sql.trialsOf(database, owner)).find((trial) => trial.strand === strand);

export const getPackages: Action<typeof contract.getPackages> = async ({ actor, world, refuse }) => {
  const held = (await plansHeld(world.database, actor.id)) ?? refuse('unauthenticated');
  const trials = await sql.trialsOf(world.database, actor.id);
  const now = world.clock.now();
  return {
    plans: strandsOf(held.type).map((strand) =>
      heldPlanShown(
        held,
        strand,
        trials.find((trial) => trial.strand === strand),
        now,
      ),
    ),
  };
};

export const getCounted: Action<typeof contract.getCounted> = async ({ actor, world }) => ({
  items: await sql.countedOf(world.database, actor.id, world.clock.now()),
});

export const changePackage: Action<typeof contract.changePackage> = async ({ body, actor, world, refuse }) => {
  const now = world.clock.now();
  const { strand } = plans[body.package];
  return world.database.transaction(async (transaction) => {
    const held = (await lockedPlans(transaction, actor.id)) ?? refuse('unauthenticated');
    if (!strandsOf(held.type).includes(strand)) refuse('invalid', { package: { word: 'notInList', values: {} } });
    const former = planHeld(held, strand);
    const trial = await trialIn(transaction, actor.id, strand);
    if (!mayTake(body.package, former, trial, now)) refuse('trial_over');
    for (const kind of contract.countedKinds) {
      const ids = body.keep?.[kind];
      if (ids !== undefined) await sql.keep(transaction, actor.id, kind, ids);
    }
    const begins = beginsAt(body.package, former, trial, now);
    const isLater = begins > now;
    await sql.giveUp(transaction, actor.id, strand, isLater ? now : null);
    if (body.package !== former) await beginTrial(transaction, actor.id, body.package, now);
    // A change that begins later is made by the job that ends the trial.
    const beyond = isLater ? nothing : await changePlan(transaction, actor.id, body.package, now);
    const running = isPaid(body.package) ? await trialIn(transaction, actor.id, strand) : undefined;
    const account = (await accountById(transaction, actor.id)) ?? refuse('unauthenticated');
    return {
      user: accountShown(account, (key) => world.images.urlOf(key)),
      ...beyond,
      effectiveAt: begins.toISOString(),
      trialEndsAt: isLater ? begins.toISOString() : (running?.endsAt ?? null),
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
    const plan = planHeld(held, due.strand);
    if (!isPaid(plan)) return;
    const { drafted, resting } = await changePlan(transaction, due.owner, smallestPlan[due.strand], now);
    const outcome = { plan, ...drafted, resting };
    await sql.keepOutcome(transaction, due, outcome);
    await tellEnded(transaction, world, { over: due, type: held.type, outcome });
  });
  return true;
}

const endedAtOnce = 1000;

/** Run by the schedule. */
export async function runTrials(world: Adapters): Promise<{ told: number; ended: number }> {
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
  return { told, ended };
}
