import type * as contract from '../../../../src/contract/billing/billing-invoice.ts';
import { type InvoiceFile, invoiceFilePaths } from '../../../../src/contract/billing/billing-invoice.ts';
import type { ReceivedBy } from '../../../../src/contract/endpoint.ts';
import { apiBase } from '../../../../src/contract/endpoint-path.ts';
import { type AccountId, identifier } from '../../../../src/contract/fields.ts';
import { type PlanStrand, planStrands } from '../../../../src/contract/plans.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { dayAt } from '../../../calendar/zone.ts';
import { runTime } from '../../../ground/run-time.ts';
import { tellOfSite } from '../../../ground/site-bell.ts';
import type { Action, Refuse } from '../../../http/answer.ts';
import { datevFile, keptUntil, missingIn, priced } from '../../../invoice/index.ts';
import { readLink, signLink } from '../../../session/link.ts';
import { queueMail } from '../../messaging/index.ts';
import { type Operator, owedOf } from './bill-rules.ts';
import { endOfMonth, monthAfter, monthAt, zoneOf } from './choice-rules.ts';
import { choicesOf } from './choice-sql.ts';
import { readCursor, writeCursor } from './commission-rules.ts';
import { correctEnded } from './correction-actions.ts';
import { correctionMail, correctionSaid } from './correction-messages.ts';
import { mandateOf } from './debit-sql.ts';
import { filesOf, hashOf } from './document-actions.ts';
import { invoiceMail, invoiceSaid } from './invoice-messages.ts';
import {
  asksForSmall,
  canonical,
  creditFor,
  csvOf,
  draftOf,
  numberIn,
  seriesOf,
  withCarried,
  withCredit,
} from './invoice-rules.ts';
import * as sql from './invoice-sql.ts';
import { creditOf, takeCredit } from './payment-sql.ts';
import { invoicesLink, invoicesPath, languageOfPlan } from './rules.ts';

export interface Billed {
  owner: AccountId;
  strand: PlanStrand;
  month: string;
}

type Issuing = 'issued' | 'nothing' | 'incomplete';

/** Issues what an account owes for a month, once. It takes a number last, so that only what is issued has one. */
export async function issueIn(
  transaction: Database,
  { owner, strand, month }: Billed,
  { operator, now }: { operator: Operator; now: Date },
): Promise<Issuing> {
  const recipient = await sql.lockedRecipient(transaction, owner);
  if (recipient === undefined || (await sql.isIssued(transaction, owner, { strand, month }))) return 'nothing';
  const until = endOfMonth(month, strand);
  const commissions = strand === 'services' ? await sql.dueCommissions(transaction, owner, until) : [];
  const owed = owedOf(month, strand, await choicesOf(transaction, owner, [strand]), commissions);
  const issuedOn = dayAt(now.getTime(), zoneOf(strand));
  const { creditorId } = operator;
  const isCollected = strand === 'services' && creditorId !== undefined;
  const mandate = isCollected ? await mandateOf(transaction, owner, { on: issuedOn, creditorId }) : undefined;
  const draft = draftOf(owed, recipient, { operator, issuedOn, mandate });
  if (draft.lines.length === 0) return 'nothing';
  const unpaid = priced(draft);
  if (missingIn(unpaid).some((what) => what !== 'number')) return 'incomplete';
  const credit = creditFor(unpaid.grossCents, await creditOf(transaction, owner, strand));
  const series = seriesOf(issuedOn);
  const number = numberIn(series, await sql.nextNumber(transaction, series));
  const drafted = withCredit(draft, credit.minor);
  const small = asksForSmall(drafted)
    ? await sql.smallOpen(transaction, owner, { strand, day: issuedOn, isDebit: drafted.payment.by === 'debit' })
    : [];
  const document = withCarried(priced({ ...drafted, number }), small);
  const id = crypto.randomUUID();
  await sql.addInvoice(
    transaction,
    {
      id,
      owner,
      strand,
      month,
      keptUntil: keptUntil('de', issuedOn),
      document,
      hash: await hashOf(canonical(document)),
      commissions: commissions.map((line) => line.id),
    },
    now,
  );
  if (credit.minor > 0) await takeCredit(transaction, credit.parts, { takenBy: id, day: issuedOn, now });
  return 'issued';
}

/** Months that are over, the oldest first: a schedule that has stood still makes up for it. */
const monthsLookedBack = 12;
function pastMonths(now: Date, strand: PlanStrand): string[] {
  const [year = 0, number = 0] = monthAt(now, strand).split('-').map(Number);
  let month = `${number === 12 ? year : year - 1}-${String(number === 12 ? 1 : number + 1).padStart(2, '0')}`;
  const months: string[] = [];
  while (months.length < monthsLookedBack - 1) {
    months.push(month);
    month = monthAfter(month);
  }
  return months;
}

async function issueDue(
  world: Adapters,
  operator: Operator,
  isInTime: () => boolean,
): Promise<Record<Issuing, number>> {
  const now = world.clock.now();
  const counts = { issued: 0, nothing: 0, incomplete: 0 };
  for (const strand of planStrands)
    for (const month of pastMonths(now, strand)) {
      const found = await sql.mayOwe(world.database, { strand, month, until: endOfMonth(month, strand) });
      for (const { owner } of found) {
        if (!isInTime()) return counts;
        const done = await world.database.transaction((transaction) =>
          issueIn(transaction, { owner, strand, month }, { operator, now }),
        );
        counts[done] += 1;
      }
    }
  return counts;
}

const linkedDays = 90;

/** The address of the PDF for whoever cannot sign in any more. */
export async function linkedPdf({ siteUrl, secret }: Adapters, id: string, now: Date): Promise<string> {
  const token = await signLink(secret, 'invoice', id, now, linkedDays);
  return `${siteUrl}${apiBase}${invoiceFilePaths.linked.replace(':token', token)}`;
}

/** The PDF that a mailed link names. */
export async function linkedInvoiceFile(world: Adapters, token: string): Promise<Uint8Array | undefined> {
  const id = await readLink(world, 'invoice', token, world.clock.now());
  const content = id === undefined ? undefined : await sql.fileOf(world.database, undefined, id, 'pdf');
  return content === undefined ? undefined : Buffer.from(content, 'base64');
}

/** Makes the files of one invoice and queues its mail with them: whoever is killed before has done nothing, and after it all. */
async function sendOne(
  world: Adapters,
  { id, owner, email, type, strand, document, isGone }: sql.Unsent,
): Promise<boolean> {
  const now = world.clock.now();
  const files = await filesOf(document, 'site', now);
  const link = isGone ? await linkedPdf(world, id, now) : invoicesLink(world.siteUrl, strand, type);
  return world.database.transaction(async (transaction) => {
    if (!(await sql.keepFiles(transaction, id, files, now))) return false;
    const language = languageOfPlan(strand);
    const isPaidOnline = world.payments !== undefined && !isGone;
    const letter =
      document.kind === 'correction'
        ? correctionMail(language, document, link)
        : invoiceMail(language, document, { link, isPaidOnline });
    const attachments = [{ name: `${document.number ?? ''}.pdf`, type: 'application/pdf' as const, base64: files.pdf }];
    await queueMail(transaction, { to: email, ...letter, attachments }, now);
    // Whose account has ended has no bell.
    if (isGone) return true;
    const saying = document.kind === 'correction' ? correctionSaid : invoiceSaid;
    const said = { de: saying('de', document), en: saying('en', document) };
    await tellOfSite(transaction, owner, { said, path: invoicesPath(strand, type) }, now);
    return true;
  });
}

/** Makes the files of this one, if another run has not. */
export async function sendInvoice(world: Adapters, id: string): Promise<void> {
  const unsent = await sql.nextUnsent(world.database, null, id);
  if (unsent !== undefined) await sendOne(world, unsent);
}

/**
 * Makes the files of all that was issued and has none. Returns how many. One that cannot be made holds up none behind it: the
 * run fails at its end, with the numbers.
 */
async function sendInvoices(world: Adapters, isInTime: () => boolean): Promise<number> {
  let sent = 0;
  let last: string | null = null;
  const failed: { number: string; problem: unknown }[] = [];
  while (isInTime()) {
    const unsent: sql.Unsent | undefined = await sql.nextUnsent(world.database, last);
    if (unsent === undefined) break;
    const { number = '' } = unsent.document;
    try {
      if (await sendOne(world, unsent)) sent += 1;
    } catch (problem) {
      failed.push({ number, problem });
    }
    last = number;
  }
  if (failed.length > 0)
    throw new AggregateError(
      failed.map(({ problem }) => problem),
      `no files could be made of ${failed.map(({ number }) => number).join(', ')}`,
    );
  return sent;
}

/**
 * Run by the schedule every morning, several times. On the first of a month it issues invoices, on other days it
 * catches up. A run that is out of time leaves the rest to the next. So an invoice that has its number gets its files
 * the same morning.
 */
export async function runInvoices(
  world: Adapters,
): Promise<{ issued: number; incomplete: number; corrected: number; sent: number }> {
  const { operator } = world;
  if (operator === undefined) return { issued: 0, incomplete: 0, corrected: 0, sent: 0 };
  const isInTime = runTime(world);
  const { issued, incomplete } = await issueDue(world, operator, isInTime);
  const corrected = await correctEnded(world);
  await sql.dropRecipients(world.database, world.clock.now());
  return { issued, incomplete, corrected, sent: await sendInvoices(world, isInTime) };
}

/** The invoices of an account, latest first. */
export async function pageOfInvoices(
  database: Database,
  owner: AccountId,
  { cursor, limit }: ReceivedBy<typeof contract.listInvoices>['query'],
  refuse: Refuse,
) {
  const after = cursor === undefined ? undefined : (readCursor(cursor) ?? refuse('invalid', { cursor: 'cursor' }));
  const rows = await sql.invoicesOf(database, owner, { after, limit: limit + 1 });
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items,
    total: await sql.countInvoices(database, owner),
    datevYears: await sql.datevYears(database, owner),
    nextCursor: last === undefined ? null : writeCursor(last),
  };
}

export const listInvoices: Action<typeof contract.listInvoices> = async ({ world, actor, query, refuse }) => ({
  ...(await pageOfInvoices(world.database, actor.id, query, refuse)),
  isPaidOnline: world.payments !== undefined,
});

const bytesOf = (content: string | undefined, kind: 'pdf' | 'xml'): string | Uint8Array | undefined =>
  content === undefined || kind === 'xml' ? content : Buffer.from(content, 'base64');

/** A file of whomever it is for: for administrators. */
export const anyInvoiceFile = async ({ database }: Adapters, kind: 'pdf' | 'xml', id: string) =>
  identifier.safeParse(id).success ? bytesOf(await sql.fileOf(database, undefined, id, kind), kind) : undefined;

/** The invoices of a year as bookings of what was bought. */
async function datevOf({ database, clock }: Adapters, owner: AccountId, year: string): Promise<Uint8Array | undefined> {
  if (!/^\d{4}$/.test(year)) return undefined;
  const kept = await sql.documentsOf(database, owner);
  const side = (await sql.deductsVat(database, owner)) ? 'bought' : 'bought_without_vat';
  const stack = {
    from: `${year}-01-01`,
    to: `${year}-12-31`,
    title: `Eingangsrechnungen ${year}`,
    madeAt: clock.now(),
  };
  return datevFile(
    stack,
    kept.map(({ document }) => document),
    side,
  );
}

/** A file for whom it is; undefined for everybody else. */
export async function invoiceFile(
  world: Adapters,
  owner: AccountId,
  kind: InvoiceFile,
  id: string,
): Promise<string | Uint8Array | undefined> {
  const { database } = world;
  if (kind === 'datev') return datevOf(world, owner, id);
  if (kind === 'csv') {
    const kept = await sql.documentsOf(database, owner);
    return csvOf(kept.map(({ document }) => document));
  }
  if (!identifier.safeParse(id).success) return undefined;
  return bytesOf(await sql.fileOf(database, owner, id, kind), kind);
}
