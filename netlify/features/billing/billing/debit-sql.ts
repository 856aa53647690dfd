import type { MandateEnd } from '../../../../src/contract/billing/billing-debit.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Database } from '../../../adapters/ports.ts';

export interface Mandate {
  id: string;
  reference: string;
  creditorId: string;
  noticeDays: number;
  holder: string;
  accountEnd: string;
  signedOn: string;
  /** The last day on which it may be used, if no debit comes before. */
  lapsesOn: string;
  text: string;
  [column: string]: unknown;
}

const columns = `mandate.id, mandate.reference, mandate.creditor_id as "creditorId", mandate.notice_days as "noticeDays", mandate.holder,
  mandate.account_end as "accountEnd", mandate.signed_on::text as "signedOn", app.mandate_lapses(mandate)::text as "lapsesOn", mandate.text`;

/** The mandate of an account that may be used on a day, for this creditor; undefined where there is none. */
export async function mandateOf(
  database: Database,
  owner: AccountId,
  { on, creditorId }: { on: string; creditorId?: string },
): Promise<Mandate | undefined> {
  const [found] = await database.query<Mandate>(
    `select ${columns} from app.debit_mandate mandate
      where mandate.account_id = $1 and app.mandate_holds(mandate, $2::date) and ($3::text is null or mandate.creditor_id = $3)
      order by mandate.signed_at desc limit 1`,
    [owner, on, creditorId ?? null],
  );
  return found;
}

export interface NewMandate extends Omit<Mandate, 'lapsesOn'> {
  owner: AccountId;
  sealed: string;
  language: Language;
}

export const addMandate = (transaction: Database, mandate: NewMandate, now: Date): Promise<unknown> =>
  transaction.query(
    `insert into app.debit_mandate (id, account_id, reference, creditor_id, notice_days, holder, sealed, account_end, language, text,
       signed_on, signed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::date, $12::timestamptz)`,
    [
      mandate.id,
      mandate.owner,
      mandate.reference,
      mandate.creditorId,
      mandate.noticeDays,
      mandate.holder,
      mandate.sealed,
      mandate.accountEnd,
      mandate.language,
      mandate.text,
      mandate.signedOn,
      now.toISOString(),
    ],
  );

/** Ends every mandate of an account that has not ended. Returns their references. */
export async function endMandates(
  transaction: Database,
  owner: AccountId,
  cause: MandateEnd,
  now: Date,
): Promise<string[]> {
  const ended = await transaction.query<{ reference: string }>(
    `with ended as (
       insert into app.debit_mandate_end (mandate_id, cause, ended_at)
       select mandate.id, $2, $3::timestamptz from app.debit_mandate mandate where mandate.account_id = $1
       on conflict (mandate_id) do nothing returning mandate_id)
     select reference from app.debit_mandate join ended on ended.mandate_id = id order by reference desc`,
    [owner, cause, now.toISOString()],
  );
  return ended.map(({ reference }) => reference);
}

interface SealedMandate {
  id: string;
  sealed: string;
  [column: string]: unknown;
}

/** Some whose account another key has sealed, behind the last one seen. */
export const mandatesSealedByOthers = (
  database: Database,
  keyId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<SealedMandate[]> =>
  database.query(
    `select id, sealed from app.debit_mandate where key_id <> $1 and ($2::uuid is null or id > $2::uuid) order by id limit $3`,
    [keyId, after ?? null, limit],
  );

/** Replaces exactly what was opened. */
export const resealMandate = (database: Database, { id, sealed }: SealedMandate, fresh: string): Promise<unknown> =>
  database.query('update app.debit_mandate set sealed = $3 where id = $1 and sealed = $2', [id, sealed, fresh]);
