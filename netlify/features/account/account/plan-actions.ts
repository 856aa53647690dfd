import type { AccountId } from '../../../../src/contract/fields.ts';
import { isPaid, type PlanName, plans, trialDays } from '../../../../src/contract/plans.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { type DataKeys, fingerprintOf } from '../../../session/sealed-detail.ts';
import { daysAfter, trialKeptDays } from './plan-rules.ts';
import * as sql from './plan-sql.ts';

/** A paid plan is a trial. A strand that had one already keeps its end, and so does a person whose former account had one. */
export const beginTrial = async (
  transaction: Database,
  world: Adapters,
  owner: AccountId,
  plan: PlanName,
  now: Date,
): Promise<void> => {
  const { strand } = plans[plan];
  if (isPaid(plan)) await sql.startTrial(transaction, owner, { strand, now, endsAt: daysAfter(now, trialDays) });
  await endRepeatedTrials(transaction, world, owner, now);
};

/** With former keys as well: what one of them has made is found as long as it is listed. */
async function marksOf(transaction: Database, keys: DataKeys, owner: AccountId): Promise<sql.TrialMark[]> {
  const known = await sql.reachedAt(transaction, owner);
  return [keys.dataKey, ...keys.formerDataKeys].flatMap((dataKey) =>
    known.map(({ kind, text }) => ({ kind, fingerprint: fingerprintOf({ ...keys, dataKey }, kind, text) })),
  );
}

/** Before an account is emptied: a year long its person gets no further trial. */
export const rememberTrials = async (
  transaction: Database,
  world: Adapters,
  owner: AccountId,
  now: Date,
): Promise<unknown> =>
  sql.rememberTrials(transaction, owner, {
    marks: await marksOf(transaction, world, owner),
    keptUntil: daysAfter(now, trialKeptDays),
  });

/** Wherever an account gets an address, a number or a detail by which its person may be known. */
export const endRepeatedTrials = async (
  transaction: Database,
  world: Adapters,
  owner: AccountId,
  now: Date,
): Promise<unknown> => sql.endRepeatedTrials(transaction, owner, await marksOf(transaction, world, owner), now);
