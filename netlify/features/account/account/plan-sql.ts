import type { AccountId } from '../../../../src/contract/fields.ts';
import type { PlanStrand } from '../../../../src/contract/plans.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { HeldPlans } from './plan-rules.ts';

/** Locks the account until the transaction ends, so that a change and a publication at the same moment follow one another. */
export async function lockedPlans(transaction: Database, owner: AccountId): Promise<HeldPlans | undefined> {
  const [found] = await transaction.query<HeldPlans & Record<string, unknown>>(
    `select type, plan, property_plan as "propertyPlan" from app.account
      where id = $1 and suspended_at is null for update`,
    [owner],
  );
  return found;
}

export async function plansHeld(database: Database, owner: AccountId): Promise<HeldPlans | undefined> {
  const [found] = await database.query<HeldPlans & Record<string, unknown>>(
    'select type, plan, property_plan as "propertyPlan" from app.account where id = $1',
    [owner],
  );
  return found;
}

/** Each strand has one trial: another plan in it goes on with the same end. One that is over already is ended by its job. */
export const startTrial = (
  transaction: Database,
  owner: AccountId,
  { strand, now, endsAt }: { strand: PlanStrand; now: Date; endsAt: Date },
): Promise<unknown> =>
  transaction.query(
    `insert into app.plan_trial (account_id, strand, started_at, ends_at) values ($1, $2, $3, $4)
     on conflict (account_id, strand) do update set ended_at = null, given_up_at = null`,
    [owner, strand, now.toISOString(), endsAt.toISOString()],
  );

/** A keyed hash by which a person is known again. */
export interface TrialMark {
  kind: 'email' | 'phone';
  fingerprint: string;
}

/** The address of an account, and its numbers: those that were proven, and those of sellers, who prove none. */
export const reachedAt = (database: Database, owner: AccountId): Promise<{ kind: TrialMark['kind']; text: string }[]> =>
  database.query(
    `select distinct known.kind, known.text
       from app.account cross join lateral (values
              ('email', true, email),
              ('phone', phone_verified_at is not null or type = 'seller', app.number_key(phone)),
              ('phone', type = 'seller', app.number_key(public_phone))) as known (kind, counts, text)
      where id = $1 and known.counts and known.text <> ''`,
    [owner],
  );

/** Those of `$2` (kinds) and `$3` (fingerprints), and those of the details that the account `$1` keeps. */
const allMarks = `(
  select kind, fingerprint from unnest($2::text[], $3::text[]) as mark (kind, fingerprint)
  union select kind, fingerprint from app.sealed_detail where account_id = $1)`;

const inColumns = (marks: readonly TrialMark[]) => [
  marks.map(({ kind }) => kind),
  marks.map(({ fingerprint }) => fingerprint),
];

export const rememberTrials = (
  transaction: Database,
  owner: AccountId,
  { marks, keptUntil }: { marks: readonly TrialMark[]; keptUntil: Date },
): Promise<unknown> =>
  transaction.query(
    `insert into app.trial_had as known (strand, kind, fingerprint, ends_at, kept_until)
     select trial.strand, mark.kind, mark.fingerprint, trial.ends_at, $4::timestamptz
       from app.plan_trial trial cross join ${allMarks} as mark
      where trial.account_id = $1 and trial.ends_at is not null
     on conflict (strand, kind, fingerprint) do update
        set ends_at = least(known.ends_at, excluded.ends_at), kept_until = excluded.kept_until`,
    [owner, ...inColumns(marks), keptUntil.toISOString()],
  );

/**
 * Gives an account the trials that its person had with a former one: what is left of them, or nothing. Where no paid plan is held,
 * one that is over has ended, so that no mail tells of it.
 */
export const endRepeatedTrials = (
  transaction: Database,
  owner: AccountId,
  marks: readonly TrialMark[],
  now: Date,
): Promise<unknown> =>
  transaction.query(
    `insert into app.plan_trial as own (account_id, strand, started_at, ends_at, given_up_at, ended_at)
     select $1, strand, $4::timestamptz, greatest(min(ends_at), $4::timestamptz), $4::timestamptz,
            case when min(ends_at) <= $4::timestamptz then $4::timestamptz end
       from app.trial_had where kept_until > $4::timestamptz and (kind, fingerprint) in ${allMarks}
      group by strand
     on conflict (account_id, strand) do update set ends_at = excluded.ends_at
      where own.ended_at is null and own.ends_at > excluded.ends_at`,
    [owner, ...inColumns(marks), now.toISOString()],
  );

/** Deletes what is kept long enough; returns how much. */
export async function forgetTrials(database: Database, now: Date): Promise<number> {
  const forgotten = await database.query(
    'delete from app.trial_had where kept_until <= $1::timestamptz returning kind',
    [now.toISOString()],
  );
  return forgotten.length;
}
