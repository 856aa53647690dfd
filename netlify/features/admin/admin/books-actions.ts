import * as contract from '../../../../src/contract/admin/admin-books.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import { dayAt } from '../../../calendar/zone.ts';
import { addAudit } from '../../../ground/audit.ts';
import type { Action } from '../../../http/answer.ts';
import { zipOf } from '../../../invoice/index.ts';
import { journalOf, openItemsWritten, spanOf, sumsShown } from './books-rules.ts';
import * as sql from './books-sql.ts';

const zone = 'Europe/Berlin';
const monthNow = (now: Date): string => dayAt(now.getTime(), zone).slice(0, 'YYYY-MM'.length);

export const getBooks: Action<typeof contract.getBooks> = async ({ world: { database, clock }, params, refuse }) => {
  const span = spanOf(params.month) ?? refuse('invalid', { month: 'notInList' });
  const most = contract.booksShown;
  const [through, counted, vat, documents, movements, open, deeds, parts] = await Promise.all([
    sql.closedThrough(database),
    sql.sumsOf(database, span),
    sql.vatOf(database, span),
    sql.documentsOf(database, span, most + 1),
    sql.movementsOf(database, span, most + 1),
    sql.openItemsOf(database, span, most + 1),
    sql.deedsOf(database, span, most + 1),
    sql.countParts(database, span),
  ]);
  return {
    isOver: params.month < monthNow(clock.now()),
    isClosed: through !== null && params.month <= through,
    closedThrough: through,
    sums: sumsShown(counted, vat),
    documents: documents.slice(0, most),
    movements: movements.slice(0, most),
    open: open.slice(0, most),
    deeds: deeds.slice(0, most),
    isWhole: [documents, movements, open, deeds].every(({ length }) => length <= most),
    parts,
  };
};

export const closeBooks: Action<typeof contract.closeBooks> = async ({ world, actor, params: { month }, refuse }) => {
  const now = world.clock.now();
  if (month >= monthNow(now)) return refuse('conflict');
  await world.database.transaction(async (transaction) => {
    await sql.holdBooks(transaction, true);
    const through = await sql.closedThrough(transaction);
    if (through !== null && through >= month) return;
    await sql.addEnd(transaction, { kind: 'closed', month, reason: null, by: actor.id }, now);
    const entry = { admin: actor.id, action: 'books_closed', account: null, subject: null } as const;
    await addAudit(transaction, { ...entry, reason: month }, now);
  });
  return {};
};

export const openBooks: Action<typeof contract.openBooks> = async ({ world, actor, params, body, refuse }) => {
  const isDone = await world.database.transaction(async (transaction) => {
    await sql.holdBooks(transaction, true);
    const through = await sql.closedThrough(transaction);
    if (through === null || through < params.month) return false;
    const now = world.clock.now();
    await sql.addEnd(transaction, { kind: 'opened', ...params, ...body, by: actor.id }, now);
    const entry = { admin: actor.id, action: 'books_opened', account: null, subject: null } as const;
    await addAudit(transaction, { ...entry, reason: `${params.month}: ${body.reason}` }, now);
    return true;
  });
  return isDone ? {} : refuse('conflict');
};

/** Everything, however much; undefined for what is no month. */
export async function booksJournal({ database }: Adapters, month: string): Promise<string | undefined> {
  const span = spanOf(month);
  return span && journalOf(await sql.documentsOf(database, span, null), await sql.movementsOf(database, span, null));
}

export async function booksOpenItems({ database }: Adapters, month: string): Promise<string | undefined> {
  const span = spanOf(month);
  return span && openItemsWritten(await sql.openItemsOf(database, span, null));
}

/** Undefined where there is no such part. */
export async function booksDocuments({ database }: Adapters, month: string, part: string) {
  const span = spanOf(month);
  if (span === undefined || !/^[1-9]\d{0,3}$/.test(part)) return undefined;
  const files = await sql.filesOf(database, span, Number(part) - 1);
  if (files.length === 0) return undefined;
  return zipOf(
    Object.fromEntries(
      files.flatMap(({ number, pdf, xml }) => [
        [`${number}.pdf`, new Uint8Array(Buffer.from(pdf, 'base64'))] as const,
        ...(xml === null ? [] : [[`${number}.xml`, xml] as const]),
      ]),
    ),
  );
}
