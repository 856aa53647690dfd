import type * as contract from '../../../../src/contract/admin/admin-filing.ts';
import { filingId } from '../../../../src/contract/admin/admin-filing.ts';
import { firstTaxYear } from '../../../../src/contract/billing/billing-tax-report.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { dayAt } from '../../../calendar/zone.ts';
import { addAudit } from '../../../ground/audit.ts';
import type { Action } from '../../../http/answer.ts';
import { type Doc, platformReport, type ReportedSeller, type ReportingOperator } from '../../../invoice/index.ts';
import { dataKeyId, openDetail, sealDetail } from '../../../session/sealed-detail.ts';
import { zoneOf } from './choice-rules.ts';
import { hashOf } from './document-actions.ts';
import { moneysOf, reportDueOn, reportedCountries, taxReportLaw } from './filing-rules.ts';
import { type SellerRow, sellersOf } from './filing-sql.ts';
import { canonical } from './invoice-rules.ts';
import {
  operatorSubject,
  pastYears,
  plannedMessages,
  recordsOf,
  reportingOperator,
  type Step,
  subjectOf,
} from './reporting-rules.ts';
import * as sql from './reporting-sql.ts';
import { asItWas } from './seller-actions.ts';

const todayOf = ({ clock }: Adapters): string => dayAt(clock.now().getTime(), zoneOf('services'));

/** What a text is sealed about. */
const aboutFile = (filing: string): string => `${filing}\ntax filing`;
const aboutRecord = (filing: string, subject: string): string => `${filing} ${subject}\ntax record`;

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((all, item) => all + of(item), 0);

export const listTaxFilings: Action<typeof contract.listTaxFilings> = async ({ world, query }) => {
  const { database, operator } = world;
  if (operator === undefined) return { report: null };
  const years = pastYears(todayOf(world), firstTaxYear);
  const [latest] = years;
  const year = years.find((known) => known === query.year) ?? latest;
  if (year === undefined) return { report: null };
  const rows = await sellersOf(database, { year, countries: reportedCountries(operator) });
  const known = await sql.missingOf(
    database,
    rows.map(({ owner }) => owner),
  );
  const missing = new Map(known.map((one) => [one.owner, one]));
  const sellers = await Promise.all(rows.map(async (row) => (await asItWas(world, database, row)).row));
  return {
    report: {
      law: taxReportLaw(operator),
      years,
      year,
      dueOn: reportDueOn(year),
      sellers: sellers.map(({ owner, name, moneys }) => ({
        id: owner,
        name,
        email: missing.get(owner)?.email ?? null,
        missing: missing.get(owner)?.missing ?? [],
        moneys: moneysOf(moneys).map(({ currency, quarters }) => ({
          currency,
          visits: sum(quarters, ({ visits }) => visits),
          considerationMinor: sum(quarters, ({ considerationMinor }) => considerationMinor),
          feeMinor: sum(quarters, ({ feeMinor }) => feeMinor),
        })),
      })),
      filings: await sql.filingsOf(database, year),
    },
  };
};

/** What is to be said of one seller in one money, or of the operator. */
interface ReportMails {
  subject: string;
  account: AccountId | null;
  content: ReportedSeller | ReportingOperator;
  hash: string;
}

async function saidOf(
  world: Adapters,
  transaction: Database,
  rows: readonly SellerRow[],
): Promise<{ said: (ReportMails & { content: ReportedSeller })[]; leftOut: { owner: AccountId; name: string }[] }> {
  const said: (ReportMails & { content: ReportedSeller })[] = [];
  const leftOut: { owner: AccountId; name: string }[] = [];
  for (const known of rows) {
    const { row, numbers } = await asItWas(world, transaction, known);
    const records = recordsOf(row, numbers);
    if (records.length === 0) leftOut.push({ owner: row.owner, name: row.name });
    for (const content of records)
      said.push({
        subject: subjectOf(row.owner, content.currency),
        account: row.owner,
        content,
        hash: await hashOf(canonical(content)),
      });
  }
  return { said, leftOut };
}

/** The record of the operator: new, once more as it was sent, or corrected. */
function operatorDoc(sent: sql.SentRecord | undefined, hash: string, fresh: () => string): Doc {
  if (sent === undefined) return { reference: fresh(), state: 'new' };
  if (sent.hash === hash) return { reference: sent.reference, state: 'again' };
  return { reference: fresh(), state: 'corrected', corrects: sent.reference };
}

interface Making {
  world: Adapters;
  transaction: Database;
  by: AccountId;
  year: number;
  operator: ReportingOperator;
  law: ReturnType<typeof taxReportLaw>;
  said: readonly (ReportMails & { content: ReportedSeller })[];
  sent: ReadonlyMap<string, sql.SentRecord>;
  corrects: string | undefined;
}

/** A record that is taken back says once more what was sent. */
function contentOf({ world, said, sent }: Making, { subject, state }: Step): ReportedSeller {
  const now = said.find((one) => one.subject === subject);
  if (state !== 'gone' && now !== undefined) return now.content;
  const before = sent.get(subject);
  const text = before && openDetail(world, aboutRecord(before.filing, subject), before.sealed);
  if (text === undefined) throw new Error(`no listed key opens a record of ${before?.reference ?? subject}`);
  return JSON.parse(text) as ReportedSeller;
}

/** What a filing says about one subject, sealed, so that later corrections can be told from it. */
async function recordOf(
  world: Adapters,
  filing: string,
  { subject, account, doc }: Pick<sql.NewRecord, 'subject' | 'account' | 'doc'>,
  value: unknown,
): Promise<sql.NewRecord> {
  return {
    subject,
    account,
    doc,
    sealed: sealDetail(world, aboutRecord(filing, subject), JSON.stringify(value)),
    hash: await hashOf(canonical(value)),
  };
}

async function makeOne(making: Making, kind: contract.TaxFiling['kind'], steps: readonly Step[]): Promise<void> {
  const { world, transaction, by, year, operator, law, sent, corrects } = making;
  const now = world.clock.now();
  const id = filingId.parse(crypto.randomUUID());
  const prefix = `${operator.reportsTo}${year}`;
  const fresh = (): string => `${prefix}-${crypto.randomUUID()}`;
  const reference = `${prefix}${operator.reportsTo}-${operator.vatId}-${crypto.randomUUID()}`;
  const operatorHash = await hashOf(canonical(operator));
  const own = operatorDoc(sent.get(operatorSubject), operatorHash, fresh);
  const sellers = steps.map((step) => ({
    step,
    seller: contentOf(making, step),
    doc: {
      reference: fresh(),
      state: step.state,
      ...(step.corrects === undefined ? {} : { corrects: step.corrects }),
    } satisfies Doc,
  }));
  const content = await platformReport({
    reference,
    kind,
    year,
    madeAt: now.toISOString(),
    operator,
    operatorDoc: own,
    sellers,
  });
  const records = [await recordOf(world, id, { subject: operatorSubject, account: null, doc: own }, operator)];
  for (const { step, seller, doc } of sellers) {
    const account =
      making.said.find(({ subject }) => subject === step.subject)?.account ?? sent.get(step.subject)?.account;
    records.push(await recordOf(world, id, { subject: step.subject, account: account ?? null, doc }, seller));
  }
  await sql.addFiling(
    transaction,
    {
      id,
      year,
      law,
      kind,
      reference,
      corrects: kind === 'correction' ? (corrects ?? null) : null,
      sealed: sealDetail(world, aboutFile(id), content),
      hash: await hashOf(content),
      sellerCount: sellers.length,
      by,
    },
    records,
    now,
  );
}

export const makeTaxFilings: Action<typeof contract.makeTaxFilings> = async ({ world, actor, body, refuse }) => {
  const { year } = body;
  const { operator } = world;
  if (operator === undefined) return refuse('not_found');
  if (!pastYears(todayOf(world), firstTaxYear).includes(year)) refuse('invalid', { year: 'notInList' });
  return world.database.transaction(async (transaction) => {
    await sql.lockFilings(transaction);
    const rows = await sellersOf(transaction, { year, countries: reportedCountries(operator) });
    const { said, leftOut } = await saidOf(world, transaction, rows);
    const sent = await sql.sentRecords(transaction, year);
    const corrects = await sql.lastSent(transaction, year);
    const before = sent.filter(({ subject }) => subject !== operatorSubject);
    // What is missing now was there when it was sent: nothing is taken back for that.
    const incomplete = new Set(leftOut.map(({ owner }) => owner));
    const kept = before.filter(({ account }) => account === null || !incomplete.has(account));
    const messages = plannedMessages(said, kept, corrects !== undefined);
    if (messages.length === 0) return refuse('conflict');
    await sql.dropUnsent(transaction, year);
    const making: Making = {
      world,
      transaction,
      by: actor.id,
      year,
      operator: reportingOperator(operator),
      law: taxReportLaw(operator),
      said,
      sent: new Map(sent.map((one) => [one.subject, one])),
      corrects,
    };
    for (const { kind, steps } of messages) await makeOne(making, kind, steps);
    const items = (await sql.filingsOf(transaction, year)).filter(({ sentAt }) => sentAt === null);
    const entry = { admin: actor.id, action: 'tax_message_made', account: null } as const;
    for (const { id, reference } of items)
      await addAudit(transaction, { ...entry, subject: id, reason: reference }, world.clock.now());
    return { items, leftOut: leftOut.map(({ name }) => name) };
  });
};

export const getTaxFilingFile: Action<typeof contract.getTaxFilingFile> = async ({ world, params, refuse }) => {
  const found = (await sql.filingFile(world.database, params.id)) ?? refuse('not_found');
  const content = openDetail(world, aboutFile(params.id), found.sealed);
  if (content === undefined) throw new Error(`no listed key opens ${found.reference}`);
  if ((await hashOf(content)) !== found.hash) throw new Error(`${found.reference} is not what it was`);
  return { name: `${found.reference}.xml`, content };
};

export const markTaxFilingSent: Action<typeof contract.markTaxFilingSent> = async (call) => {
  const { world, actor, params, refuse } = call;
  const now = world.clock.now();
  return world.database.transaction(async (transaction) => {
    const marked = await sql.markSent(transaction, params.id, { by: actor.id, now });
    if (marked === undefined) return refuse('not_found');
    if (!marked.isMarked) return refuse('conflict');
    const entry = { admin: actor.id, action: 'tax_message_sent', account: null, subject: params.id } as const;
    await addAudit(transaction, { ...entry, reason: marked.reference }, now);
    return {};
  });
};

const resealedAtOnce = 100;

/** Seals messages and records with the present key. What no listed key opens ends the run: it would come again and again. */
export async function resealFilings(world: Adapters): Promise<{ filings: number }> {
  let filings = 0;
  for (;;) {
    const page = await sql.filingsSealedByOthers(world.database, dataKeyId(world), resealedAtOnce);
    const opened = page.map((row) => {
      const about = row.table === 'tax_filing' ? aboutFile(row.filing) : aboutRecord(row.filing, row.subject);
      return { row, about, text: openDetail(world, about, row.sealed) };
    });
    const known = opened.filter(({ text }) => text !== undefined);
    for (const { row, about, text = '' } of known) {
      await sql.resealFiling(world.database, row, sealDetail(world, about, text));
      filings += 1;
    }
    if (page.length < resealedAtOnce || known.length === 0) return { filings };
  }
}
