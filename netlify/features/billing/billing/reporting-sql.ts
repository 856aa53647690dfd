import type { TaxFiling } from '../../../../src/contract/admin/admin-filing.ts';
import type { TaxMissing, TaxReportLaw } from '../../../../src/contract/billing/billing-tax-report.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { Doc } from '../../../invoice/index.ts';

/** One at a time: a second waits, and then finds what the first has made. */
export const lockFilings = (transaction: Database): Promise<unknown> =>
  transaction.query('lock table app.tax_filing in exclusive mode');

const shown = `filing.id, filing.kind, filing.reference, filing.seller_count as "sellerCount", encode(filing.hash, 'hex') as hash,
  filing.made_at as "madeAt", maker.email as "madeBy", filing.sent_at as "sentAt", sender.email as "sentBy"`;

export const filingsOf = (database: Database, year: number): Promise<(TaxFiling & Record<string, unknown>)[]> =>
  database.query(
    `select ${shown} from app.tax_filing filing
       left join app.account maker on maker.id = filing.made_by left join app.account sender on sender.id = filing.sent_by
      where filing.year = $1 order by filing.made_at desc, filing.reference`,
    [year],
  );

export interface SentRecord {
  subject: string;
  account: AccountId | null;
  reference: string;
  state: Doc['state'];
  sealed: string;
  filing: string;
  hash: string;
  [column: string]: unknown;
}

/** The record of each subject that was sent last about a year. Those that were taken back are none any more. */
export const sentRecords = (database: Database, year: number): Promise<SentRecord[]> =>
  database.query(
    `select * from (
       select distinct on (record.subject) record.subject, record.account_id as account, record.reference, record.state, record.sealed,
              record.filing_id as filing, encode(record.hash, 'hex') as hash
         from app.tax_filing_record record join app.tax_filing filing on filing.id = record.filing_id
        where filing.year = $1 and filing.sent_at is not null and record.state <> 'again'
        order by record.subject, filing.sent_at desc, filing.made_at desc) latest
      where state <> 'gone' order by subject`,
    [year],
  );

/** The message about a year that was sent last. */
export async function lastSent(database: Database, year: number): Promise<string | undefined> {
  const [found] = await database.query<{ id: string }>(
    'select id from app.tax_filing where year = $1 and sent_at is not null order by sent_at desc, made_at desc limit 1',
    [year],
  );
  return found?.id;
}

export const dropUnsent = (transaction: Database, year: number): Promise<unknown> =>
  transaction.query('delete from app.tax_filing where year = $1 and sent_at is null', [year]);

export interface NewRecord {
  subject: string;
  account: AccountId | null;
  doc: Doc;
  sealed: string;
  hash: string;
}

export interface NewFiling {
  id: string;
  year: number;
  law: TaxReportLaw;
  kind: TaxFiling['kind'];
  reference: string;
  corrects: string | null;
  sealed: string;
  hash: string;
  sellerCount: number;
  by: AccountId;
}

export const addFiling = (
  transaction: Database,
  { id, year, law, kind, reference, corrects, sealed, hash, sellerCount, by }: NewFiling,
  records: readonly NewRecord[],
  now: Date,
): Promise<unknown> =>
  transaction.query(
    `with made as (
       insert into app.tax_filing (id, year, law, kind, reference, corrects, sealed, hash, seller_count, made_at, made_by)
       values ($1, $2, $3, $4, $5, $6, $7, decode($8, 'hex'), $9, $10::timestamptz, $11) returning id)
     insert into app.tax_filing_record (reference, filing_id, subject, account_id, state, corrects, sealed, hash)
     select record.reference, made.id, record.subject, record.account, record.state, record.corrects, record.sealed, decode(record.hash, 'hex')
       from made cross join jsonb_to_recordset($12::jsonb -> 'records') as record (reference text, subject text, account uuid,
         state text, corrects text, sealed text, hash text)`,
    [
      id,
      year,
      law,
      kind,
      reference,
      corrects,
      sealed,
      hash,
      sellerCount,
      now.toISOString(),
      by,
      { records: records.map(({ doc, ...record }) => ({ ...record, ...doc })) },
    ],
  );

export async function filingFile(
  database: Database,
  id: string,
): Promise<{ reference: string; sealed: string; hash: string } | undefined> {
  const [found] = await database.query<{ reference: string; sealed: string; hash: string }>(
    `select reference, sealed, encode(hash, 'hex') as hash from app.tax_filing where id = $1`,
    [id],
  );
  return found;
}

/** False if somebody has said so before; undefined where there is no such message. */
export async function markSent(
  database: Database,
  id: string,
  { by, now }: { by: AccountId; now: Date },
): Promise<{ isMarked: boolean; reference: string } | undefined> {
  const [found] = await database.query<{ isMarked: boolean; reference: string }>(
    `with marked as (
       update app.tax_filing set sent_at = $2::timestamptz, sent_by = $3 where id = $1 and sent_at is null returning id)
     select exists (select from marked) as "isMarked", reference from app.tax_filing where id = $1`,
    [id, now.toISOString(), by],
  );
  return found;
}

/** The details that each account still has to give. An ended account has no e-mail, and the details that it lacked when it ended. */
export const missingOf = (
  database: Database,
  owners: readonly AccountId[],
): Promise<{ owner: AccountId; email: string | null; missing: TaxMissing[] }[]> =>
  database.query(
    `select account.id as owner, case when account.deleted_at is null then account.email end as email,
            coalesce(last.missing, app.tax_missing(account.id)) as missing
       from app.account left join app.last_seller last on last.account_id = account.id where account.id = any($1::uuid[])`,
    [owners],
  );

export interface SealedRow {
  table: 'tax_filing' | 'tax_filing_record';
  filing: string;
  /** Of a record. */
  subject: string;
  sealed: string;
  [column: string]: unknown;
}

/** Some messages and records that another key has sealed. */
export const filingsSealedByOthers = (database: Database, keyId: string, limit: number): Promise<SealedRow[]> =>
  database.query(
    `select 'tax_filing' as table, id as filing, '' as subject, sealed from app.tax_filing where key_id <> $1
     union all
     select 'tax_filing_record', filing_id, subject, sealed from app.tax_filing_record where key_id <> $1
     limit $2`,
    [keyId, limit],
  );

/** Replaces exactly what was opened. */
export const resealFiling = (
  database: Database,
  { table, filing, subject, sealed }: SealedRow,
  fresh: string,
): Promise<unknown> =>
  table === 'tax_filing'
    ? database.query('update app.tax_filing set sealed = $3 where id = $1 and sealed = $2', [filing, sealed, fresh])
    : database.query(
        'update app.tax_filing_record set sealed = $4 where filing_id = $1 and subject = $2 and sealed = $3',
        [filing, subject, sealed, fresh],
      );
