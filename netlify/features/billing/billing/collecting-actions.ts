import type * as contract from '../../../../src/contract/admin/admin-collection.ts';
import { collectionId } from '../../../../src/contract/admin/admin-collection.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { directDebitFile } from '../../../bank/index.ts';
import { dayAt } from '../../../calendar/zone.ts';
import { addAudit } from '../../../ground/audit.ts';
import { tellOfSite } from '../../../ground/site-bell.ts';
import type { Action } from '../../../http/answer.ts';
import { queueMail } from '../../messaging/index.ts';
import { zoneOf } from './choice-rules.ts';
import { debitLaterMail, debitReturnedMail, debitReturnedSaid } from './collecting-messages.ts';
import { creditorOf, endsMandate, fileOf, type Opened, proposedDay, reasonOf, takenOf } from './collecting-rules.ts';
import * as sql from './collecting-sql.ts';
import { ibanOf } from './debit-actions.ts';
import { hashOf } from './document-actions.ts';
import { linkedPdf } from './invoice-actions.ts';
import { keptInvoice, nextNumber } from './invoice-sql.ts';
import { waitingFalls } from './reminder-sql.ts';
import { invoicesLink, invoicesPath, languageOfPlan } from './rules.ts';

const todayOf = ({ clock }: Adapters): string => dayAt(clock.now().getTime(), zoneOf('services'));
const language = languageOfPlan('services');

export const listCollections: Action<typeof contract.listCollections> = async ({ world }) => {
  const items = await sql.collections(world.database, todayOf(world));
  const waitingPlans = await waitingFalls(world.database, todayOf(world));
  const creditor = creditorOf(world.operator);
  if (creditor === undefined) return { due: null, items, waitingPlans };
  const due = await sql.dueDebits(world.database, creditor.creditorId, null);
  return {
    due: {
      debitCount: due.length,
      minor: due.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      proposedOn: proposedDay(due, todayOf(world)),
    },
    items,
    waitingPlans,
  };
};

/** With the payers' accounts; those that no listed key opens apart. */
function opened(world: Adapters, debits: readonly sql.DueDebit[]): { known: Opened[]; unknown: sql.DueDebit[] } {
  const known: Opened[] = [];
  const unknown: sql.DueDebit[] = [];
  for (const debit of debits) {
    const iban = ibanOf(world, debit.mandate, debit.sealed);
    if (iban === undefined) unknown.push(debit);
    else known.push({ ...debit, iban });
  }
  return { known, unknown };
}

/** Whoever reads of another day than the invoice has said is told before it. */
async function tellLater(
  transaction: Database,
  world: Adapters,
  { invoice, amountMinor }: sql.DueDebit,
  collectedOn: string,
): Promise<void> {
  const now = world.clock.now();
  const kept = await keptInvoice(transaction, invoice);
  if (kept === undefined) return;
  const link = kept.isGone ? await linkedPdf(world, invoice, now) : invoicesLink(world.siteUrl, 'services', kept.type);
  const letter = debitLaterMail(language, { document: kept.document, amountMinor, collectedOn }, link);
  await queueMail(transaction, { to: kept.email, ...letter }, now);
}

export const makeCollection: Action<typeof contract.makeCollection> = async ({ world, actor, body, refuse }) => {
  const { collectedOn } = body;
  const creditor = creditorOf(world.operator) ?? refuse('not_found');
  const today = todayOf(world);
  const now = world.clock.now();
  return world.database.transaction(async (transaction) => {
    await sql.lockCollections(transaction);
    const due = await sql.dueDebits(transaction, creditor.creditorId, collectedOn);
    const { known, unknown } = opened(world, due);
    const series = `CK-L-${collectedOn.slice(0, 'YYYY'.length)}`;
    const reference = `${series}-${String(await nextNumber(transaction, series)).padStart(6, '0')}`;
    const file = { reference, madeAt: now.toISOString(), collectedOn, creditor };
    const { taken, leftOut, fault } = takenOf(file, known, today);
    if (fault === 'day') refuse('invalid', { collectedOn: 'targetDay' });
    if (taken.length === 0) return refuse('conflict');
    if (fault !== undefined) throw new Error(`the operator cannot collect: ${fault}`);
    const id = collectionId.parse(crypto.randomUUID());
    const hash = await hashOf(await directDebitFile(fileOf(file, taken), today));
    await sql.addCollection(transaction, { id, reference, collectedOn, creditor, hash, by: actor.id }, taken, now);
    const entry = { admin: actor.id, action: 'debit_file_made', account: null, subject: id } as const;
    await addAudit(transaction, { ...entry, reason: reference }, now);
    for (const debit of taken)
      if (debit.announcedOn < collectedOn) await tellLater(transaction, world, debit, collectedOn);
    return {
      id,
      reference,
      debitCount: taken.length,
      minor: taken.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      leftOut: [
        ...leftOut.map(({ number, fault: why }) => ({
          number,
          fault: why as Exclude<typeof why, 'day' | 'nothing' | 'creditor'>,
        })),
        ...unknown.map(({ number }) => ({ number, fault: 'unreadable' as const })),
      ],
    };
  });
};

/** Written anew from what was kept, and the same to the letter: its hash says so. */
export const getCollectionFile: Action<typeof contract.getCollectionFile> = async ({ world, params, refuse }) => {
  const found = (await sql.collectionOf(world.database, params.id)) ?? refuse('not_found');
  const { made, debits } = found;
  // Its debits may be in another file by now: both would collect them.
  if (made.isRefused) refuse('conflict');
  const { known, unknown } = opened(world, debits);
  if (unknown.length > 0) throw new Error(`no listed key opens ${unknown.length} accounts of ${made.reference}`);
  const madeOn = dayAt(Date.parse(made.madeAt), zoneOf('services'));
  const content = await directDebitFile(fileOf(made, known), madeOn);
  if ((await hashOf(content)) !== made.hash) throw new Error(`${made.reference} is not what it was`);
  return { name: `${made.reference}.xml`, content };
};

/** The bank has refused a file as a whole: what it asked for goes into the next. */
export const refuseCollection: Action<typeof contract.refuseCollection> = async (call) => {
  const { world, actor, params, body, refuse } = call;
  const now = world.clock.now();
  return world.database.transaction(async (transaction) => {
    await sql.lockCollections(transaction);
    const { debits } = (await sql.collectionOf(transaction, params.id)) ?? refuse('not_found');
    const isEnded = await sql.endCollection(transaction, params.id, { reason: body.reason, by: actor.id, now });
    if (!isEnded) return refuse('conflict');
    const entry = { admin: actor.id, action: 'debit_file_refused', account: null, subject: params.id } as const;
    await addAudit(transaction, { ...entry, reason: body.reason }, now);
    return { debitCount: debits.length };
  });
};

/** A debit that a bank has returned: its invoice is open again. Some reasons end the mandate; whoever owes is told what to do. */
export async function tellReturned(
  transaction: Database,
  world: Adapters,
  { invoice, amountMinor, code }: { invoice: string; amountMinor: number; code: string | undefined },
): Promise<void> {
  const now = world.clock.now();
  const kept = await keptInvoice(transaction, invoice);
  if (kept === undefined || kept.document.payment.by !== 'debit') return;
  const isMandateEnded = endsMandate(code);
  if (isMandateEnded) await sql.endMandateOf(transaction, invoice, now);
  const { document, email, type, isGone, owner } = kept;
  const returned = { document, amountMinor, reason: reasonOf(code), isMandateEnded, operator: world.operator };
  const link = isGone ? await linkedPdf(world, invoice, now) : invoicesLink(world.siteUrl, 'services', type);
  await queueMail(transaction, { to: email, ...debitReturnedMail(language, returned, link) }, now);
  if (isGone) return;
  const said = { de: debitReturnedSaid('de', returned), en: debitReturnedSaid('en', returned) };
  await tellOfSite(transaction, owner, { said, path: invoicesPath('services', type) }, now);
}
