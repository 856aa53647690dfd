import type { AccountId } from '../../../../src/contract/fields.ts';
import { isPaid, type PlanName, type PlanStrand, planStrands, smallestPlan } from '../../../../src/contract/plans.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { addDays, dayAt } from '../../../calendar/zone.ts';
import { runTime } from '../../../ground/run-time.ts';
import { tellOfSite } from '../../../ground/site-bell.ts';
import { lockedPlans } from '../../account/index.ts';
import { queueMail } from '../../messaging/index.ts';
import { changePlan, standingIn } from './actions.ts';
import { payingAt, zoneOf } from './choice-rules.ts';
import { addChoice } from './choice-sql.ts';
import { linkedPdf } from './invoice-actions.ts';
import { keptInvoice, type StoredInvoice } from './invoice-sql.ts';
import { changesOf } from './messages.ts';
import { planFallenMail, planFallenSaid, unpaidMail, unpaidSaid } from './reminder-messages.ts';
import { noticeDays } from './reminder-rules.ts';
import * as sql from './reminder-sql.ts';
import { invoicesLink, invoicesPath, languageOfPlan } from './rules.ts';

/** The plan that an account pays for in a strand; undefined for nothing that could end. Locks the account. */
async function paidPlan(
  transaction: Database,
  owner: AccountId,
  strand: PlanStrand,
  now: Date,
): Promise<PlanName | undefined> {
  const held = await lockedPlans(transaction, owner);
  if (held === undefined) return undefined;
  const { plan, trial, choices } = await standingIn(transaction, owner, held, strand);
  return isPaid(plan) && payingAt(choices, trial, now) !== undefined ? plan : undefined;
}

interface Step {
  due: sql.DueStep;
  kept: StoredInvoice;
  strand: PlanStrand;
  today: string;
}

const inBoth = (said: (language: Language) => string) => ({ de: said('de'), en: said('en') });

async function remind(transaction: Database, world: Adapters, { due, kept, strand, today }: Step): Promise<void> {
  const now = world.clock.now();
  const { id, step, openMinor, carried } = due;
  const { owner, email, type, document, pdf, isGone } = kept;
  const plan = step === 'warned' ? await paidPlan(transaction, owner, strand, now) : undefined;
  const fallsOn = plan === undefined ? null : addDays(today, noticeDays);
  const falls =
    plan === undefined || fallsOn === null ? undefined : { plan, smallest: smallestPlan[strand], on: fallsOn };
  await sql.addStep(transaction, due, { today, fallsOn, now });
  const isPaidOnline = world.payments !== undefined && document.currency === 'EUR' && !isGone;
  const missing = { document, openMinor, carried, falls, operator: world.operator, isPaidOnline };
  const link = isGone ? await linkedPdf(world, id, now) : invoicesLink(world.siteUrl, strand, type);
  const letter = unpaidMail(languageOfPlan(strand), step === 'warned' ? 'second' : 'first', { missing, link });
  const attachments = [{ name: `${document.number ?? ''}.pdf`, type: 'application/pdf' as const, base64: pdf }];
  await queueMail(transaction, { to: email, ...letter, attachments }, now);
  if (isGone) return;
  const said = inBoth((language) => unpaidSaid(language, missing));
  await tellOfSite(transaction, owner, { said, path: invoicesPath(strand, type) }, now);
}

/** The plan ends at once. Whoever has none any more is told nothing. */
async function fall(transaction: Database, world: Adapters, { due, kept, strand, today }: Step): Promise<void> {
  const now = world.clock.now();
  const { owner, email, type } = kept;
  const plan = await paidPlan(transaction, owner, strand, now);
  await sql.addStep(transaction, due, { today, fallsOn: null, now });
  if (plan === undefined) return;
  const smallest = smallestPlan[strand];
  const choice = { plan: smallest, pays: 'nothing', monthMinor: 0, countsFrom: now.toISOString() } as const;
  await addChoice(transaction, owner, strand, choice, now);
  const { drafted, resting } = await changePlan(transaction, owner, smallest, now);
  const outcome = { plan, ...drafted, resting };
  const fallen = (language: Language) => ({
    number: due.number,
    plan,
    smallest,
    changes: changesOf(language, outcome),
  });
  const language = languageOfPlan(strand);
  const mail = planFallenMail(language, fallen(language), invoicesLink(world.siteUrl, strand, type));
  await queueMail(transaction, { to: email, ...mail }, now);
  const said = inBoth((each) => planFallenSaid(each, fallen(each)));
  await tellOfSite(transaction, owner, { said, path: invoicesPath(strand, type) }, now);
}

/** Does what is due about one invoice. Under the lock it is asked again: money may have come, or another run has done it. */
async function stepOne(
  world: Adapters,
  id: string,
  { strand, today }: { strand: PlanStrand; today: string },
): Promise<boolean> {
  return world.database.transaction(async (transaction) => {
    await sql.lockInvoice(transaction, id);
    const [due] = await sql.dueSteps(transaction, { strand, today, only: id });
    const kept = due && (await keptInvoice(transaction, id));
    if (due === undefined || kept === undefined) return false;
    await (due.step === 'fallen' ? fall : remind)(transaction, world, { due, kept, strand, today });
    return true;
  });
}

/**
 * Run by the schedule every morning: reminds of invoices that nobody pays, and ends plans whose notice is over. One that fails holds
 * up none behind it: the run fails at its end, with the numbers. What no time is left for waits for the next run.
 */
export async function runReminders(world: Adapters): Promise<{ done: number }> {
  const hasTime = runTime(world);
  let done = 0;
  const failed: { number: string; problem: unknown }[] = [];
  for (const strand of planStrands) {
    const today = dayAt(world.clock.now().getTime(), zoneOf(strand));
    for (const { id, number } of await sql.dueSteps(world.database, { strand, today })) {
      if (!hasTime()) break;
      try {
        if (await stepOne(world, id, { strand, today })) done += 1;
      } catch (problem) {
        failed.push({ number, problem });
      }
    }
  }
  if (failed.length > 0)
    throw new AggregateError(
      failed.map(({ problem }) => problem),
      `nothing could be done about ${failed.map(({ number }) => number).join(', ')}`,
    );
  return { done };
}
