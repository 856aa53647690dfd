import { createHash, type Hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  type BankLine,
  directionOf,
  type Entry,
  entryOf,
  filled,
  hashOf,
  isBooked,
  linesOf,
  type Money,
  moneyAt,
  type Payment,
  paymentOf,
  WrongField,
} from './bank-line.ts';
import { type FoundFile, filesIn, Unpackable } from './packed.ts';
import { childAt, listAt, textAt, type XmlNode } from './xml-fields.ts';
import { BrokenXml, XmlPieces } from './xml-pieces.ts';

/**
 * Bank statements: camt.053.001.02 to .13, one or more documents in a file, gzipped or in a ZIP. A file is read while
 * it is unpacked, so 50,000 entries need the memory of one beside the result. Between the pieces others are served.
 */

export interface BankStatement {
  id: string;
  account: string;
  currency?: string;
  openingCents?: number;
  closingCents?: number;
  lines: BankLine[];
  /** Entries that are announced only. */
  pendingCount: number;
  /** Whether opening balance plus entries make the closing balance; undefined if a balance is missing or the currencies differ. */
  isComplete?: boolean;
}

export type BankFileFault =
  | 'too_large'
  | 'part_too_large'
  | 'encoding'
  | 'declarations'
  | 'malformed'
  /** A character that no text may hold. */
  | 'zero'
  | 'not_a_statement'
  /** Bookings of the day so far (camt.052), and single notices (camt.054). */
  | 'intraday'
  | 'notice'
  | 'version'
  | 'too_many_lines'
  | 'field'
  | 'packed';

export type BankFile =
  | { fault: BankFileFault /** The file of a ZIP, the entry and its field. */; at?: string }
  | { fault?: undefined /** Of what was unpacked. */; hash: string; statements: BankStatement[] };

const mostBytes = 128 * 1024 * 1024;
const mostLines = 50_000;
/** The versions, of which the last is of 2024. What differs between them are the places of a party's name and of amounts. */
const [oldest, newest] = [2, 13];

class Unreadable extends Error {
  readonly fault: BankFileFault;
  readonly at: string | undefined;

  constructor(fault: BankFileFault, at?: string) {
    super(fault);
    this.fault = fault;
    this.at = at;
  }
}

const encodings = new Set(['utf-8', 'us-ascii', 'iso-8859-1', 'iso-8859-15', 'windows-1252']);
const said = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)["']/;

/** Banks write UTF-8; what a program has saved again may say otherwise. */
function encodingOf(start: Uint8Array): string {
  const text = Buffer.from(start.subarray(0, 200)).toString('latin1');
  if (/^(\xFF\xFE|\xFE\xFF|\0<|<\0)/.test(text)) throw new Unreadable('encoding');
  if (text.startsWith('\0')) throw new Unreadable('zero');
  if (!/^(\xEF\xBB\xBF)?\s*(<|$)/.test(text)) throw new Unreadable('not_a_statement');
  const [, label = 'utf-8'] = said.exec(text.replace(/^\xEF\xBB\xBF/, '')) ?? [];
  if (!encodings.has(label.toLowerCase())) throw new Unreadable('encoding');
  return label.toLowerCase();
}

/** Refuses what is no statement, and says what it is instead. */
function checkRoot(local: string, attributes: string): void {
  const [, kind, version] = /urn:iso:std:iso:20022:tech:xsd:camt\.(05[234])\.001\.(\d{2})["']/.exec(attributes) ?? [];
  if (local !== 'Document' || kind === undefined) throw new Unreadable('not_a_statement');
  if (kind === '052') throw new Unreadable('intraday');
  if (kind === '054') throw new Unreadable('notice');
  if (Number(version) < oldest || Number(version) > newest) throw new Unreadable('version', `camt.053.001.${version}`);
}

interface OpenStatement {
  id: string;
  account: string;
  lines: BankLine[];
  bookedCents: number;
  /** All currencies of the entries. */
  currencies: Set<string>;
  pendingCount: number;
}

function openStatement(node: XmlNode): OpenStatement {
  const id = textAt(node, 'Id');
  const account = (textAt(node, 'Acct', 'Id', 'IBAN') ?? textAt(node, 'Acct', 'Id', 'Othr', 'Id'))?.replaceAll(
    /\s/g,
    '',
  );
  if (id === undefined) throw new WrongField('Stmt Id');
  if (account === undefined) throw new WrongField('Acct');
  return { id, account, lines: [], bookedCents: 0, currencies: new Set(), pendingCount: 0 };
}

/** The first balance with one of the codes: of the account's currency, where an account has several. */
function balanceOf(statement: XmlNode, codes: readonly string[]): Money | undefined {
  const currency = textAt(statement, 'Acct', 'Ccy');
  for (const balance of listAt(statement, 'Bal')) {
    if (!codes.includes(textAt(balance, 'Tp', 'CdOrPrtry', 'Cd') ?? '')) continue;
    const money = moneyAt(childAt(balance, 'Amt'), 'Bal');
    if (money === undefined) throw new WrongField('Bal');
    const isIn = directionOf(textAt(balance, 'CdtDbtInd')) === 'in';
    if (currency === undefined || money.currency === currency)
      return { ...money, minor: isIn ? money.minor : -money.minor };
  }
  return undefined;
}

function closedStatement(node: XmlNode, { id, account, lines, pendingCount, ...open }: OpenStatement): BankStatement {
  const opening = balanceOf(node, ['OPBD', 'PRCD']);
  const closing = balanceOf(node, ['CLBD']);
  const currencies = new Set([...open.currencies, opening?.currency, closing?.currency]);
  // One missing, or of another currency: nothing can be said.
  const isKnown = opening !== undefined && closing !== undefined && currencies.size === 1;
  return filled({
    id,
    account,
    currency: textAt(node, 'Acct', 'Ccy'),
    openingCents: opening?.minor,
    closingCents: closing?.minor,
    lines,
    pendingCount,
    isComplete: isKnown ? opening.minor + open.bookedCents === closing.minor : undefined,
  }) as BankStatement;
}

/** How often a booking stands in statements of one id: in that of this number, and in those before. */
interface Count {
  number: string;
  before: number;
  most: number;
}

/** Statements of all documents. What is repeated counts once; bookings that no field tells apart are numbered. */
class Statements {
  readonly all: BankStatement[] = [];
  private readonly known = new Set<string>();
  private readonly counts = new Map<string, Map<string, Count>>();
  private readonly pages = new Map<string, Map<string, number>>();

  /** Repeated is what has the same id, number, days, balances and entries. */
  *add(node: XmlNode, opened: OpenStatement): Iterable<unknown> {
    const statement = closedStatement(node, opened);
    const { id, account, lines, pendingCount } = statement;
    const numbers = ['ElctrncSeqNb', 'LglSeqNb'].map((name) => textAt(node, name) ?? '');
    const days = ['FrDtTm', 'ToDtTm', 'FrDt', 'ToDt'].map((name) => textAt(node, 'FrToDt', name) ?? '');
    const page = textAt(node, 'StmtPgntn', 'PgNb');
    const series = JSON.stringify([account, id]);
    const number = JSON.stringify([...numbers, ...days]);
    const balances = JSON.stringify(childAt(node, 'Bal') ?? null);
    const entries = createHash('sha256');
    for (const line of lines) yield entries.update(line.id);
    const content = hashOf(JSON.stringify([series, number, page, balances, pendingCount, entries.digest('hex')]));
    if (this.known.has(content)) return;
    this.known.add(content);
    // Pages of one statement number bookings together.
    const own = (page === undefined ? undefined : this.pages.get(series + number)) ?? new Map<string, number>();
    if (page !== undefined) this.pages.set(series + number, own);
    const counts = this.counts.get(series) ?? new Map<string, Count>();
    this.counts.set(series, counts);
    for (const line of lines) {
      line.id = numbered(line.id, number, own, counts);
      yield undefined;
    }
    this.all.push(statement);
  }
}

/**
 * Statements of different numbers never tell the same booking, so that equal ones are several. One that was sent again with other
 * balances has the number of the first, and tells its bookings again.
 */
function numbered(id: string, number: string, own: Map<string, number>, counts: Map<string, Count>): string {
  const nthHere = (own.get(id) ?? 0) + 1;
  own.set(id, nthHere);
  const count = counts.get(id) ?? { number, before: 0, most: 0 };
  if (count.number !== number) Object.assign(count, { number, before: count.before + count.most, most: 0 });
  count.most = Math.max(count.most, nthHere);
  counts.set(id, count);
  const nth = count.before + nthHere;
  return nth === 1 ? id : hashOf(`${id} ${nth}`);
}

/** Lines and bytes of all files together. */
interface Total {
  bytes: number;
  lines: number;
  entries: number;
}

interface Booking {
  node: XmlNode;
  into: OpenStatement;
  booked: Entry;
  payments: readonly Payment[];
}

function* booking({ node, into, booked, payments }: Booking, total: Total): Iterable<unknown> {
  into.currencies.add(booked.currency);
  into.bookedCents += booked.direction === 'in' ? booked.amountCents : -booked.amountCents;
  for (const line of linesOf(node, booked, payments)) {
    total.lines += 1;
    if (total.lines > mostLines) throw new Unreadable('too_many_lines');
    into.lines.push(line);
    yield undefined;
  }
}

/**
 * Reads the documents of one XML file. What an entry and a statement stand for is given out as work: an entry may have 50,000
 * payments, and others are served meanwhile.
 */
function documentsOf(statements: Statements, total: Total, encoding: string) {
  let roots = 0;
  let isWithStatement = true;
  let open: OpenStatement | undefined;
  let entry: Entry | undefined;
  let payments: Payment[] = [];
  const work: Iterable<unknown>[] = [];

  const openedBy = (statement: XmlNode | undefined): OpenStatement => {
    if (statement === undefined) throw new Unreadable('not_a_statement');
    open ??= openStatement(statement);
    return open;
  };

  const ends: Record<string, (node: XmlNode, around: (local: string) => XmlNode | undefined) => void> = {
    TxDtls: (node, around) => {
      const within = around('Ntry') ?? {};
      if (!isBooked(within)) return;
      entry ??= entryOf(within, openedBy(around('Stmt')).account);
      if (payments.push(paymentOf(node, entry)) > mostLines) throw new Unreadable('too_many_lines');
    },
    Ntry: (node, around) => {
      const into = openedBy(around('Stmt'));
      if (isBooked(node))
        work.push(booking({ node, into, booked: entry ?? entryOf(node, into.account), payments }, total));
      else into.pendingCount += 1;
      entry = undefined;
      payments = [];
      total.entries += 1;
    },
    Stmt: (node) => {
      isWithStatement = true;
      work.push(statements.add(node, openedBy(node)));
      open = undefined;
    },
  };

  const xml = new XmlPieces({
    taken: new Set(Object.keys(ends)),
    take: (local, node, around) => ends[local]?.(node, around),
    root: (local, attributes) => {
      if (!isWithStatement) throw new Unreadable('not_a_statement');
      checkRoot(local, attributes);
      isWithStatement = false;
      roots += 1;
    },
    outside: () => {
      throw new Unreadable(roots === 0 ? 'not_a_statement' : 'malformed');
    },
    declaration: (text) => {
      const [, label = encoding] = said.exec(text) ?? [];
      if (label.toLowerCase() !== encoding) throw new Unreadable('encoding');
    },
  });

  return {
    push: (text: string) => xml.push(text),
    end: () => {
      xml.end();
      if (roots === 0 || !isWithStatement) throw new Unreadable('not_a_statement');
    },
    work: () => work.splice(0),
  };
}

const stepsAtOnce = 200;

async function workOff(work: readonly Iterable<unknown>[]): Promise<void> {
  let steps = 0;
  for (const one of work)
    for (const _ of one) {
      steps += 1;
      if (steps % stepsAtOnce === 0) await setImmediate();
    }
}

function decoded(decoder: TextDecoder, piece?: Uint8Array): string {
  try {
    return decoder.decode(piece, { stream: piece !== undefined });
  } catch {
    throw new BrokenXml('malformed');
  }
}

async function readFile({ pieces }: FoundFile, statements: Statements, total: Total, hash: Hash): Promise<void> {
  let reading: { decoder: TextDecoder; documents: ReturnType<typeof documentsOf> } | undefined;
  for await (const piece of pieces) {
    total.bytes += piece.length;
    if (total.bytes > mostBytes) throw new Unreadable('too_large');
    hash.update(piece);
    if (reading === undefined) {
      const encoding = encodingOf(piece);
      reading = {
        decoder: new TextDecoder(encoding, { fatal: true }),
        documents: documentsOf(statements, total, encoding),
      };
    }
    reading.documents.push(decoded(reading.decoder, piece));
    await workOff(reading.documents.work());
    await setImmediate();
  }
  if (reading === undefined) throw new Unreadable('not_a_statement');
  reading.documents.push(decoded(reading.decoder));
  reading.documents.end();
}

function faultOf(cause: unknown, total: Total): Unreadable {
  if (cause instanceof Unreadable) return cause;
  if (cause instanceof BrokenXml) return new Unreadable(cause.fault, total.entries > 0 ? entryAt(total) : undefined);
  if (cause instanceof WrongField) return new Unreadable('field', `${entryAt(total)}: ${cause.message}`);
  if (cause instanceof Unpackable) return new Unreadable('packed');
  throw cause;
}

const entryAt = ({ entries }: Total): string => `entry ${entries + 1}`;

/** A file of a bank, packed or not: its statements, or why it has none. Nothing of a file that has a fault is read. */
export async function readBankFile(uploaded: Uint8Array): Promise<BankFile> {
  const statements = new Statements();
  const total: Total = { bytes: 0, lines: 0, entries: 0 };
  const hash = createHash('sha256');
  let name: string | undefined;
  try {
    for await (const file of filesIn(uploaded)) {
      name = file.name;
      total.entries = 0;
      await readFile(file, statements, total, hash);
    }
    if (statements.all.length === 0) throw new Unreadable('not_a_statement');
    return { hash: hash.digest('hex'), statements: statements.all };
  } catch (cause) {
    const { fault, at } = faultOf(cause, total);
    const where = [name, at].filter((part) => part !== undefined).join(', ');
    return where === '' ? { fault } : { fault, at: where };
  }
}
