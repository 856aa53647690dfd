import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Adapters, AddressRefusal, Database, TextMessage } from '../../../adapters/ports.ts';
import { forget } from '../../../ground/forget.ts';
import { seal, unseal } from '../../../session/seal.ts';
import {
  type BusinessSpent,
  claimSeconds,
  noBusiness,
  periods,
  retryAfterSeconds,
  type Spent,
  type TextCountry,
  textAttemptsMaximum,
  textCountries,
} from './rules.ts';
import { inTextAlphabet } from './text-rules.ts';

/** Puts a message into the queue, in the alphabet of text messages; inside a transaction it exists only if the transaction commits. It is not sent later. */
export const queueText = (
  transaction: Database,
  keys: Pick<Adapters, 'secret'>,
  { to, text }: TextMessage,
  {
    now,
    expiresAt,
    notBefore = now,
    topic,
    isCode = false,
    business = null,
  }: {
    now: Date;
    expiresAt: Date;
    notBefore?: Date;
    topic?: string | undefined;
    isCode?: boolean;
    /** About whose visits it is, or on whose page the code was asked for. */
    business?: AccountId | null;
  },
): Promise<unknown> =>
  transaction.query(
    `insert into app.outgoing_text (recipient, sealed_body, created_at, next_attempt_at, expires_at, topic, is_code, business)
     values ($1, $2, $3::timestamptz, $4::timestamptz, $5, $6, $7, $8)`,
    [
      to,
      seal(keys, inTextAlphabet(text)),
      now.toISOString(),
      notBefore.toISOString(),
      expiresAt.toISOString(),
      topic ?? null,
      isCode,
      business,
    ],
  );

export interface ClaimedText extends TextMessage {
  id: string;
  attempts: number;
}

/** Claims follow one another, so that two at the same moment cannot both take what is left of the budget. */
export const lockBudget = (transaction: Database): Promise<unknown> =>
  transaction.query(`select pg_advisory_xact_lock(hashtextextended('text budget', 0))`);

/** The messages that were handed to the gateway in the last hour and the last day. */
export async function textsSpent(database: Database, now: Date, { codesOnly = false } = {}): Promise<Spent> {
  const rows = await database.query<{ country: TextCountry; hour: number; day: number }>(
    `select country, count(*) filter (where spent_at > $1::timestamptz - make_interval(secs => $2)) as hour,
            count(*) as day
       from app.text_spent
      where spent_at > $1::timestamptz - make_interval(secs => $3) and (is_code or not $4::boolean)
      group by country`,
    [now.toISOString(), periods.hour, periods.day, codesOnly],
  );
  return Object.fromEntries(rows.map(({ country, hour, day }) => [country, { hour, day }]));
}

/** The same by business, of texts about visits and of codes. */
export const businessesSpent = (database: Database, now: Date): Promise<(BusinessSpent & Record<string, unknown>)[]> =>
  database.query(
    `select coalesce(text.business, $4::uuid) as business, text.is_code as "isCode",
            count(*) filter (where spent_at > $1::timestamptz - make_interval(secs => $2)) as hour, count(*) as day
       from app.text_spent join app.outgoing_text text on text.id = text_id
      where spent_at > $1::timestamptz - make_interval(secs => $3)
      group by 1, 2`,
    [now.toISOString(), periods.hour, periods.day, noBusiness],
  );

/** Counts the message, once; false if it was counted before. */
export async function spendText(
  transaction: Database,
  { id, country }: { id: string; country: TextCountry },
  now: Date,
): Promise<boolean> {
  const spent = await transaction.query(
    `insert into app.text_spent (text_id, country, spent_at, is_code)
     values ($1, $2, $3, coalesce((select is_code from app.outgoing_text where id = $1), false))
     on conflict (text_id) do nothing
     returning text_id`,
    [id, country, now.toISOString()],
  );
  return spent.length > 0;
}

export interface AllSpent {
  all: readonly TextCountry[];
  codes: readonly TextCountry[];
  businesses: readonly string[];
  codesOfBusinesses: readonly string[];
}

/**
 * Claims one due message. Others skip the locked row, and afterwards it is not due for a while. What goes to a country whose
 * budget is spent, or is about a business whose share is, waits, unless it was counted before.
 */
export async function claimDueText(
  transaction: Database,
  world: Adapters,
  now: Date,
  { all: spent, codes, businesses, codesOfBusinesses }: AllSpent,
): Promise<ClaimedText | undefined> {
  const [claimed] = await transaction.query<{ id: string; to: string; sealed: string; attempts: number }>(
    `update app.outgoing_text
        set attempts = attempts + 1, next_attempt_at = $1::timestamptz + make_interval(secs => $2)
      where id = (
        select id from app.outgoing_text
         where sent_at is null and refused_at is null and next_attempt_at <= $1::timestamptz
           and expires_at > $1::timestamptz and attempts < $3 and sealed_body is not null
           and (not (coalesce(business, $7::uuid) = any(case when is_code then $9::uuid[] else $8::uuid[] end)
                     or case when left(recipient, 3) = any($4::text[]) then left(recipient, 3) else 'elsewhere' end
                     = any(case when is_code then $6::text[] else $5::text[] end))
                or exists (select from app.text_spent where text_id = outgoing_text.id))
         order by is_code, next_attempt_at
         for update skip locked
         limit 1)
     returning id, recipient as "to", sealed_body as sealed, attempts`,
    [
      now.toISOString(),
      claimSeconds,
      textAttemptsMaximum,
      textCountries,
      spent,
      codes,
      noBusiness,
      businesses,
      codesOfBusinesses,
    ],
  );
  if (claimed === undefined) return undefined;
  const { id, to, sealed, attempts } = claimed;
  return { id, to, attempts, text: unseal(world, sealed) ?? '' };
}

/** Takes a claim back: the gateway was not asked, so the budget is as it was. */
export const giveBackText = ({ database, clock }: Adapters, { id }: ClaimedText): Promise<unknown> =>
  database.query(
    `with kept as (delete from app.text_spent where text_id = $1 and not exists (
       select from app.outgoing_text where id = $1 and attempts > 1))
     update app.outgoing_text set attempts = attempts - 1, next_attempt_at = $2 where id = $1`,
    [id, clock.now().toISOString()],
  );

const forgotten = ({ texter }: Adapters): string => (texter.isReadInQueue ? '' : ', sealed_body = null');

export const markTextSent = (world: Adapters, { id }: ClaimedText): Promise<unknown> =>
  world.database.query(
    `update app.outgoing_text set sent_at = $2, last_error = null${forgotten(world)} where id = $1`,
    [id, world.clock.now().toISOString()],
  );

export const markTextRefused = (
  { database, clock }: Adapters,
  { id }: ClaimedText,
  { reason }: AddressRefusal,
): Promise<unknown> =>
  database.query('update app.outgoing_text set refused_at = $2, last_error = $3, sealed_body = null where id = $1', [
    id,
    clock.now().toISOString(),
    reason.slice(0, 500),
  ]);

export const markTextFailed = (
  { database, clock }: Adapters,
  { id, attempts }: ClaimedText,
  cause: unknown,
): Promise<unknown> =>
  database.query('update app.outgoing_text set next_attempt_at = $2, last_error = $3 where id = $1', [
    id,
    new Date(clock.now().getTime() + retryAfterSeconds(attempts) * 1000).toISOString(),
    (cause instanceof Error ? cause.message : String(cause)).slice(0, 500),
  ]);

/** Deletes old messages, because they hold numbers; returns their number. */
export const deleteTextsBefore = (database: Database, before: Date): Promise<number> =>
  forget(database, 'outgoing_text', 'expires_at', before);

/** Deletes what no budget counts any more; returns its number. */
export const deleteSpentBefore = (database: Database, before: Date): Promise<number> =>
  forget(database, 'text_spent', 'spent_at', before);
