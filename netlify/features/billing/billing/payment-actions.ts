import type { BankFileFault } from '../../../../src/contract/admin/admin-payment.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import { decimalOf } from '../../../../src/contract/minor-digits.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { type BankLine, readBankFile } from '../../../bank/index.ts';
import { dayAt, isWithinYears } from '../../../calendar/zone.ts';
import { addAudit } from '../../../ground/audit.ts';
import type { Refuse } from '../../../http/answer.ts';
import { fingerprintOf } from '../../../session/sealed-detail.ts';
import { zoneOf } from './choice-rules.ts';
import { isClosed } from './closed-sql.ts';
import { tellReturned } from './collecting-actions.ts';
import { collectedBy } from './collecting-sql.ts';
import { type Matched, matchOf, matchOfCollection, numbersIn, type Payable, paymentYears } from './payment-rules.ts';
import * as sql from './payment-sql.ts';

/** With the reason of a return. */
export type Booking = sql.NewLine & { code: string | undefined };

const compact = (iban: string): string => iban.replaceAll(/\s/g, '').toUpperCase();
/** Whole letters: half of one is nothing that a table takes. */
const shortened = (text: string, length: number): string => Array.from(text).slice(0, length).join('');

function bookingOf(world: Adapters, line: BankLine, place: number): Booking {
  const { id, bookedOn, amountCents, currency, direction, isReversal, returned, originalCents, chargesCents } = line;
  const foreign = line.foreign === undefined ? '' : decimalOf(line.foreign.amountMinor, line.foreign.currency);
  const { name = '', iban } = line.counterparty;
  const collection = line.collectionId ?? null;
  const words = [line.text, ...line.references, line.endToEndId ?? '', foreign]
    .filter((text) => text !== '')
    .join(' · ');
  const said = words === '' ? (collection ?? '') : words;
  return {
    id,
    place,
    bookedOn,
    amountMinor: amountCents,
    currency,
    direction,
    isReturn: direction === 'out' && (isReversal || returned !== undefined),
    originalMinor: originalCents ?? (chargesCents === undefined ? null : Math.max(0, amountCents - chargesCents)),
    payer: shortened(name, 140),
    // The same as of the account that a provider has given.
    payerKey: iban === undefined ? null : fingerprintOf(world, 'bank', compact(iban)),
    payerEnd: iban === undefined ? null : iban.slice(-4),
    collection,
    code: line.returned?.code,
    said: shortened(said, 1000),
  };
}

/** Invoices by what is open, so that a file of 50,000 bookings asks each of them a few. */
class OpenInvoices {
  private readonly byAmount = new Map<number, Payable[]>();

  constructor(invoices: Iterable<Payable>) {
    for (const invoice of invoices) this.put(invoice);
  }

  private put(invoice: Payable): void {
    if (invoice.openMinor <= 0) return;
    const same = this.byAmount.get(invoice.openMinor) ?? [];
    if (!same.includes(invoice)) same.push(invoice);
    this.byAmount.set(invoice.openMinor, same);
  }

  /** Those with this amount open, and some that had it. */
  with(amountMinor: number): readonly Payable[] {
    return this.byAmount.get(amountMinor) ?? [];
  }

  take(invoice: Payable, amountMinor: number): void {
    invoice.openMinor -= amountMinor;
    this.put(invoice);
  }
}

/** The debits of each file that bookings name, by its name. */
async function debitsOf(transaction: Database, lines: readonly sql.NewLine[]) {
  const named = [...new Set(lines.flatMap(({ collection }) => collection ?? []))];
  const asked = named.length === 0 ? [] : await collectedBy(transaction, named);
  return Map.groupBy(asked, ({ reference }) => reference);
}

async function matched(transaction: Database, lines: readonly Booking[]) {
  const numbers = [...new Set(lines.flatMap(({ said }) => numbersIn(said)))];
  const known = new Map<string, Payable>();
  const named = await sql.invoicesNumbered(transaction, numbers);
  const carried = named.flatMap((invoice) => invoice.carried);
  for (const invoice of [
    // Only an account of a bank makes a payer known.
    ...(lines.some(({ payerKey }) => payerKey !== null) ? await sql.openInvoices(transaction) : []),
    ...named,
    ...(carried.length === 0 ? [] : await sql.invoicesNumbered(transaction, carried)),
  ])
    if (!known.has(invoice.number)) known.set(invoice.number, { ...invoice });
  const byId = new Map([...known.values()].map((invoice) => [invoice.id, invoice]));
  const open = new OpenInvoices(known.values());
  const debits = await debitsOf(transaction, lines);
  const payments: (Matched & { line: string; bookedOn: string; code: string | undefined })[] = [];
  for (const line of lines) {
    const whole = matchOfCollection(line, debits.get(line.collection ?? '') ?? []);
    for (const part of whole.length > 0 ? whole : matchOf(line, known, open.with(line.amountMinor))) {
      const invoice = byId.get(part.invoice);
      if (invoice !== undefined) open.take(invoice, part.amountMinor);
      payments.push({ ...part, line: line.id, bookedOn: line.bookedOn, code: line.code });
    }
  }
  return payments;
}

const linesAtOnce = 2000;
const inBatches = <Item>(items: readonly Item[], count = linesAtOnce): Item[][] =>
  Array.from({ length: Math.ceil(items.length / count) }, (_, index) =>
    items.slice(index * count, (index + 1) * count),
  );

/** Keeps the bookings that are new, and matches them with invoices. `file`: null for what no statement has told. */
export async function book(
  transaction: Database,
  lines: readonly Booking[],
  { file, now }: { file: string | null; now: Date },
) {
  const added = await sql.addBankLines(transaction, file, lines);
  const payments = await matched(
    transaction,
    lines.filter(({ id }) => added.has(id)),
  );
  for (const batch of inBatches(payments)) await sql.addPayments(transaction, batch, { by: null, now });
  return { newCount: added.size, payments };
}

type ReadLine =
  | { isRead: true; lineCount: number; newCount: number; matchedCount: number; isComplete: boolean | null }
  | { isRead: false; fault: BankFileFault; at: string | null };

const unread = (fault: BankFileFault, at: string | null = null): ReadLine => ({ isRead: false, fault, at });

/** Nobody else asks the database while some of it is booked: on the embedded one everybody waits. */
const bookedAtOnce = 250;

/** Leaves others a third of the time that was taken. */
async function leaveRoom(since: number): Promise<void> {
  const milliseconds = Math.min(50, (performance.now() - since) / 3);
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/**
 * Keeps the bookings of a statement that are new, and matches them. Nothing of a file with a fault is kept. They are kept some at a
 * time; where that ends half-way, the file is read again and the rest is kept.
 */
export async function takeStatement(
  world: Adapters,
  { packed, name, by }: { packed: Uint8Array; name: string; by: AccountId },
  refuse: Refuse,
): Promise<ReadLine> {
  const file = await readBankFile(packed);
  if (file.fault === 'zero') return refuse('malformed');
  if (file.fault !== undefined) return unread(file.fault, file.at ?? null);
  const own = world.operator === undefined ? undefined : compact(world.operator.iban);
  const strange = file.statements.find(({ account }) => compact(account) !== own);
  if (strange !== undefined) return unread('other_account', strange.account.slice(-4));
  const now = world.clock.now();
  const today = dayAt(now.getTime(), zoneOf('services'));
  const lines = file.statements.flatMap((statement) => statement.lines);
  const far = lines.find(({ bookedOn }) => !isWithinYears(bookedOn, today, paymentYears));
  if (far !== undefined) return unread('field', `BookgDt ${far.bookedOn}`);
  const complete = file.statements.map(({ isComplete }) => isComplete);
  const isComplete = complete.includes(false) ? false : complete.includes(undefined) ? null : true;
  // A day and its month may lie in one file.
  const byId = new Map(lines.map((line) => [line.id, line]));
  const read = [...byId.values()].map((line, place) => ({ line, place }));
  const fresh = await unknownAmong(world.database, read);
  const closed = await closedOf(
    world.database,
    fresh.map(({ line }) => line),
  );
  if (closed !== undefined) return unread('month_closed', closed);
  const counted = { hash: file.hash, name, by, lineCount: read.length, newCount: fresh.length };
  const id = await world.database.transaction(async (transaction) => {
    const added = await sql.addFile(transaction, counted, now);
    const entry = { admin: by, action: 'bank_file_read', account: null, subject: added.id } as const;
    if (added.isNew) await addAudit(transaction, { ...entry, reason: name }, now);
    return added.id;
  });
  const done = { newCount: 0, matchedCount: 0 };
  for (const part of inBatches(fresh, bookedAtOnce)) {
    const since = performance.now();
    const batch = part.map(({ line, place }) => bookingOf(world, line, place));
    const booked = await world.database.transaction((transaction) =>
      bookNew(transaction, world, batch, { file: id, now }),
    );
    if (typeof booked === 'string') return unread('month_closed', booked);
    done.newCount += booked.newCount;
    done.matchedCount += booked.matchedCount;
    await leaveRoom(since);
  }
  return { isRead: true, lineCount: read.length, ...done, isComplete };
}

interface Placed {
  line: BankLine;
  place: number;
}

async function unknownAmong(database: Database, lines: readonly Placed[]): Promise<Placed[]> {
  const unknown: Placed[] = [];
  for (const batch of inBatches(lines)) {
    const ids = await sql.unknownAmong(
      database,
      batch.map(({ line }) => line.id),
    );
    unknown.push(...batch.filter(({ line }) => ids.has(line.id)));
  }
  return unknown;
}

/** The month of the oldest, where it is closed. */
async function closedOf(database: Database, lines: readonly { bookedOn: string }[]): Promise<string | undefined> {
  const oldest = lines.reduce((least, { bookedOn }) => (bookedOn < least ? bookedOn : least), '9999-12-31');
  return lines.length > 0 && (await isClosed(database, oldest)) ? oldest.slice(0, 7) : undefined;
}

/** Two files at once may hold the same, and a month may be closed meanwhile: its name is returned. */
async function bookNew(
  transaction: Database,
  world: Adapters,
  lines: readonly Booking[],
  { file, now }: { file: string; now: Date },
) {
  await sql.lockFiles(transaction);
  const closed = await closedOf(transaction, lines);
  if (closed !== undefined) return closed;
  const { newCount, payments } = await book(transaction, lines, { file, now });
  const returns = Map.groupBy(
    payments.filter(({ kind }) => kind === 'return'),
    ({ line }) => line,
  );
  // Invoices of one debit are returned together: one mail covers them.
  for (const parts of returns.values()) {
    const amountMinor = -parts.reduce((sum, part) => sum + part.amountMinor, 0);
    const [first] = parts;
    if (first !== undefined) await tellReturned(transaction, world, { ...first, amountMinor });
  }
  return { newCount, matchedCount: new Set(payments.map(({ line }) => line)).size };
}
