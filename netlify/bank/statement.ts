import { createHash } from 'node:crypto';
import { childAt, listAt, textAt, textsAt, type XmlNode } from './xml-fields.ts';
import { BrokenXml, cutOut } from './xml-slices.ts';

/**
 * Bank statements: camt.053.001.08 and .02. Entries are cut out of the file and parsed one by one, so that 50,000 of them need the
 * memory of one beside what is read of them.
 */

export interface BankLine {
  /**
   * The same for the same booking in every file that holds it, so that a file read twice, or a month after its days, changes
   * nothing. Two bookings that no field tells apart on one day are numbered.
   */
  id: string;
  /** The own account. */
  account: string;
  /** `YYYY-MM-DD`. */
  bookedOn: string;
  valueOn: string;
  /** Never negative. */
  amountCents: number;
  currency: string;
  direction: 'in' | 'out';
  /** The bank says that it takes back an earlier booking. */
  isReversal: boolean;
  /** A payment that came back, or a debit that was refused: why, as a code of ISO 20022 (AC04, MD06). */
  returned?: { code?: string; text?: string };
  /** Set if the bank has booked several payments as one: which of them this is, counted from 1, of how many. */
  batch?: { place: number; count: number; totalCents: number };
  counterparty: { name?: string; iban?: string };
  endToEndId?: string;
  mandateId?: string;
  /** Our name of a group of debits (PmtInfId) whose money came as one. */
  collectionId?: string;
  /** The payer's message. A bank may send it in parts, which are joined by blanks. */
  text: string;
  /** Structured references (RF…, QR) and numbers of documents. */
  references: string[];
  /** The amount before the bank took its charges. */
  originalCents?: number;
  chargesCents?: number;
  /** `PMNT-RCDT-ESCT`. */
  kind?: string;
}

export interface BankStatement {
  id: string;
  account: string;
  currency?: string;
  openingCents?: number;
  closingCents?: number;
  lines: BankLine[];
  /** Entries that are announced only. */
  pendingCount: number;
  /** Whether the opening balance and the entries add up to the closing balance; undefined if a balance is missing. */
  isComplete?: boolean;
}

export type BankFileFault =
  | 'too_large'
  | 'encoding'
  | 'declarations'
  | 'malformed'
  | 'not_a_statement'
  | 'too_many_lines'
  | 'field';

export type BankFile =
  | { fault: BankFileFault /** A byte, or the entry and its field. */; at?: string }
  | { fault?: undefined; version: '02' | '08'; statements: BankStatement[] };

const mostBytes = 128 * 1024 * 1024;
const mostLines = 100_000;

/** A field that a statement must have, or that says something impossible. */
class WrongField extends Error {}
class TooManyLines extends Error {}

const lists = new Set(['Stmt', 'Bal', 'NtryDtls', 'TxDtls', 'Ustrd', 'Strd', 'RfrdDocInf', 'AddtlInf', 'Rcrd']);

/** Cents of a decimal of ISO 20022: five decimals at most, of which those after the second are nothing. */
function centsOf(text: string | undefined, field: string): number {
  const [, whole, fraction = ''] = /^\+?(\d{1,13})(?:\.(\d{0,5}))?$/.exec(text ?? '') ?? [];
  if (whole === undefined || /[^0]/.test(fraction.slice(2))) throw new WrongField(field);
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2));
}

const optionalCents = (text: string | undefined, field: string): number | undefined =>
  text === undefined ? undefined : centsOf(text, field);

function dayAt(node: XmlNode | undefined, field: string): string | undefined {
  const text = textAt(node, field, 'Dt') ?? textAt(node, field, 'DtTm');
  if (text === undefined) return undefined;
  const day = text.slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) throw new WrongField(field);
  return day;
}

function directionOf(text: string | undefined): 'in' | 'out' {
  if (text !== 'CRDT' && text !== 'DBIT') throw new WrongField('CdtDbtInd');
  return text === 'CRDT' ? 'in' : 'out';
}

/** Undefined for the words that banks write in place of an unknown value. */
const known = (text: string | undefined): string | undefined =>
  text === undefined || /^(NOTPROVIDED|NONREF|NOTAVAILABLE)$/i.test(text) ? undefined : text;

const filled = <Value extends object>(value: Value): { [Key in keyof Value]: Exclude<Value[Key], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as {
    [Key in keyof Value]: Exclude<Value[Key], undefined>;
  };

interface Party {
  name?: string;
  iban?: string;
}

/** Version 08 has put the party's fields one level deeper. */
function partyOf(details: XmlNode, role: 'Dbtr' | 'Cdtr'): Party {
  const parties = childAt(details, 'RltdPties');
  const nameOf = (element: string): string | undefined =>
    textAt(parties, element, 'Pty', 'Nm') ?? textAt(parties, element, 'Nm');
  return filled({
    name: nameOf(role) ?? nameOf(`Ultmt${role}`),
    iban: textAt(parties, `${role}Acct`, 'Id', 'IBAN')?.replaceAll(/\s/g, ''),
  }) as Party;
}

/** The other party of the payment. A return names the parties of the payment that came back, and there we may be the payer. */
function counterpartyOf(details: XmlNode, direction: 'in' | 'out', account: string): Party {
  const [first, second] = direction === 'in' ? (['Dbtr', 'Cdtr'] as const) : (['Cdtr', 'Dbtr'] as const);
  const party = partyOf(details, first);
  const other = partyOf(details, second);
  const isOurs = party.iban === account || (party.iban === undefined && party.name === undefined);
  return isOurs && other.iban !== account ? other : party;
}

/** Returns of the German list of transaction codes (108, 109: debits; 159: transfers). */
const germanReturn = /\+(108|109|159)(\+|$)/;
/** Sub-families of ISO 20022 that return or reverse: unpaid debit, returned transfer, reversals. */
const returnKinds = new Set(['UPDD', 'PRDD', 'RCDD', 'RRTN', 'RPCR', 'UPCT']);

function kindOf(node: XmlNode): { kind: string | undefined; isReturn: boolean } {
  const domain = childAt(node, 'BkTxCd', 'Domn');
  const codes = [textAt(domain, 'Cd'), textAt(domain, 'Fmly', 'Cd'), textAt(domain, 'Fmly', 'SubFmlyCd')];
  const german = textAt(node, 'BkTxCd', 'Prtry', 'Cd');
  const hasDomain = codes.some((code) => code !== undefined);
  return {
    kind: hasDomain ? codes.map((code) => code ?? '').join('-') : german,
    isReturn: returnKinds.has(codes[2] ?? '') || germanReturn.test(german ?? ''),
  };
}

function returnedOf(details: XmlNode, isReturn: boolean): BankLine['returned'] {
  const info = childAt(details, 'RtrInf');
  if (info === undefined && !isReturn) return undefined;
  const code = textAt(info, 'Rsn', 'Cd') ?? textAt(info, 'Rsn', 'Prtry');
  const text = textsAt(info, 'AddtlInf').join(' ');
  return filled({ code, text: text === '' ? undefined : text }) as NonNullable<BankLine['returned']>;
}

function remittanceOf(details: XmlNode): { text: string; references: string[] } {
  const structured = listAt(details, 'RmtInf', 'Strd');
  const references = structured.flatMap((item) => [
    ...textsAt(item, 'CdtrRefInf', 'Ref'),
    ...listAt(item, 'RfrdDocInf').flatMap((document) => textAt(document, 'Nb') ?? []),
  ]);
  const texts = [...textsAt(details, 'RmtInf', 'Ustrd'), ...structured.flatMap((item) => textsAt(item, 'AddtlRmtInf'))];
  return { text: texts.join(' ').replaceAll(/\s+/g, ' '), references };
}

function chargesOf(details: XmlNode): number | undefined {
  const total = textAt(details, 'Chrgs', 'TtlChrgsAndTaxAmt') ?? textAt(details, 'Chrgs', 'Amt');
  if (total !== undefined) return centsOf(total, 'Chrgs');
  const records = listAt(details, 'Chrgs', 'Rcrd');
  return records.length === 0
    ? undefined
    : records.reduce<number>((sum, record) => sum + (optionalCents(textAt(record, 'Amt'), 'Chrgs') ?? 0), 0);
}

interface Entry {
  node: XmlNode;
  account: string;
  currency: string;
  amountCents: number;
  direction: 'in' | 'out';
  bookedOn: string;
  valueOn: string;
  isReversal: boolean;
  kind: string | undefined;
  isReturn: boolean;
  reference: string | undefined;
}

function entryOf(node: XmlNode, account: string): Entry {
  const currency = textAt(node, 'Amt', '@Ccy');
  if (currency === undefined) throw new WrongField('Amt');
  const bookedOn = dayAt(node, 'BookgDt') ?? dayAt(node, 'ValDt');
  if (bookedOn === undefined) throw new WrongField('BookgDt');
  return {
    node,
    account,
    currency,
    amountCents: centsOf(textAt(node, 'Amt'), 'Amt'),
    direction: directionOf(textAt(node, 'CdtDbtInd')),
    bookedOn,
    valueOn: dayAt(node, 'ValDt') ?? bookedOn,
    isReversal: /^(true|1)$/.test(textAt(node, 'RvslInd') ?? ''),
    reference: known(textAt(node, 'AcctSvcrRef')),
    ...kindOf(node),
  };
}

/** The amount that the booking has in the own account, where the detail says one. */
const detailCents = (details: XmlNode): number | undefined =>
  optionalCents(textAt(details, 'Amt') ?? textAt(details, 'AmtDtls', 'TxAmt', 'Amt'), 'TxDtls Amt');

/**
 * The payments of an entry: those of its details where their amounts sum to it, or the entry as one. A batch whose details the
 * bank keeps to itself stays one line, for somebody to look at.
 */
function paymentsOf(entry: Entry): { details: XmlNode; amountCents: number; direction: 'in' | 'out' }[] {
  const { node, amountCents, direction } = entry;
  const details = listAt(node, 'NtryDtls').flatMap((group) => listAt(group, 'TxDtls'));
  const [first = {}, ...more] = details;
  if (more.length === 0) return [{ details: first, amountCents, direction }];
  const payments = details.map((item) => {
    const own = textAt(item, 'CdtDbtInd');
    return {
      details: item,
      amountCents: detailCents(item),
      direction: own === undefined ? direction : directionOf(own),
    };
  });
  const sum = payments.reduce(
    (total, payment) => total + (payment.direction === direction ? 1 : -1) * (payment.amountCents ?? Number.NaN),
    0,
  );
  if (sum !== amountCents) {
    const texts = details.flatMap((item) => remittanceOf(item).text);
    return [{ details: { RmtInf: { Ustrd: texts } }, amountCents, direction }];
  }
  return payments.map((payment) => ({ ...payment, amountCents: payment.amountCents ?? 0 }));
}

/** Letters and digits only: what stays the same however a bank breaks the text. */
const bare = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\d]/gu, '');

const hashOf = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 32);

/** Counted by the name of the first, which is kept anyway: what it was made of need not lie in memory. */
function idOf(fields: readonly unknown[], seen: Map<string, number>): string {
  const content = JSON.stringify(fields);
  const first = hashOf(`${content} 1`);
  const nth = (seen.get(first) ?? 0) + 1;
  seen.set(first, nth);
  return nth === 1 ? first : hashOf(`${content} ${nth}`);
}

const collectionOf = (entry: XmlNode): string | undefined =>
  known(listAt(entry, 'NtryDtls').flatMap((group) => textAt(group, 'Btch', 'PmtInfId') ?? [])[0]);

function linesOf(entry: Entry, seen: Map<string, number>): BankLine[] {
  const { account, bookedOn, valueOn, currency, isReversal, reference } = entry;
  const payments = paymentsOf(entry);
  return payments.map(({ details, amountCents, direction }, index) => {
    const own = kindOf(details);
    const returned = returnedOf(details, own.isReturn || entry.isReturn);
    const counterparty = counterpartyOf(details, direction, account);
    const endToEndId = known(textAt(details, 'Refs', 'EndToEndId'));
    const mandateId = known(textAt(details, 'Refs', 'MndtId'));
    const { text, references } = remittanceOf(details);
    const whole = text === '' && references.length === 0 ? (textAt(entry.node, 'AddtlNtryInf') ?? '') : text;
    const fields = [
      [account, bookedOn, amountCents, currency, direction, isReversal, returned?.code ?? null],
      [reference ?? null, endToEndId ?? null, mandateId ?? null, counterparty.iban ?? null],
      [bare(whole), ...references],
    ];
    return filled({
      id: idOf(fields, seen),
      account,
      bookedOn,
      valueOn,
      amountCents,
      currency,
      direction,
      isReversal,
      returned,
      batch:
        payments.length > 1 ? { place: index + 1, count: payments.length, totalCents: entry.amountCents } : undefined,
      counterparty,
      endToEndId,
      mandateId,
      collectionId: known(textAt(details, 'Refs', 'PmtInfId')) ?? collectionOf(entry.node),
      text: whole,
      references,
      originalCents: optionalCents(textAt(details, 'AmtDtls', 'InstdAmt', 'Amt'), 'InstdAmt'),
      chargesCents: chargesOf(details) ?? chargesOf(entry.node),
      kind: own.kind ?? entry.kind,
    }) as BankLine;
  });
}

const isBooked = (node: XmlNode): boolean => (textAt(node, 'Sts', 'Cd') ?? textAt(node, 'Sts') ?? 'BOOK') === 'BOOK';

/** Signed, of the first balance with one of the codes. */
function balanceOf(statement: XmlNode, codes: readonly string[]): number | undefined {
  const found = listAt(statement, 'Bal').find((balance) =>
    codes.includes(textAt(balance, 'Tp', 'CdOrPrtry', 'Cd') ?? ''),
  );
  if (found === undefined) return undefined;
  const cents = centsOf(textAt(found, 'Amt'), 'Bal');
  return directionOf(textAt(found, 'CdtDbtInd')) === 'in' ? cents : -cents;
}

const accountOf = (statement: XmlNode): string | undefined =>
  (textAt(statement, 'Acct', 'Id', 'IBAN') ?? textAt(statement, 'Acct', 'Id', 'Othr', 'Id'))?.replaceAll(/\s/g, '');

const encodings = new Set(['utf-8', 'us-ascii', 'iso-8859-1', 'iso-8859-15', 'windows-1252']);

/** Banks write UTF-8; what a program has saved again may say otherwise. Undefined for what nobody has agreed on. */
function decoderOf(bytes: Buffer): TextDecoder | undefined {
  const start = bytes.toString('latin1', 0, 200);
  if (/^(\xFF\xFE|\xFE\xFF|\0)/.test(start) || start.includes('\0')) return undefined;
  const [, label = 'utf-8'] = /^(?:\xEF\xBB\xBF)?\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)["']/.exec(start) ?? [];
  return encodings.has(label.toLowerCase()) ? new TextDecoder(label, { fatal: true }) : undefined;
}

/** A file of a bank: its statements, or why it is none. Nothing of a file that has a fault is read. */
export async function readBankFile(file: Uint8Array): Promise<BankFile> {
  if (file.byteLength > mostBytes) return { fault: 'too_large', at: String(file.byteLength) };
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const decoder = decoderOf(bytes);
  if (decoder === undefined) return { fault: 'encoding' };
  const { XMLParser } = await import('fast-xml-parser');
  const parser = new XMLParser({
    attributeNamePrefix: '@',
    ignoreAttributes: false,
    ignoreDeclaration: true,
    ignorePiTags: true,
    isArray: (name) => lists.has(name),
    parseAttributeValue: false,
    parseTagValue: false,
    // Entities that hold entities are how small files fill the memory.
    processEntities: false,
    removeNSPrefix: true,
  });
  return readWith(bytes, (slice) => {
    try {
      return parser.parse(decoder.decode(slice)) as XmlNode;
    } catch {
      // Bytes that are no text of the encoding, or a piece that is no XML.
      throw new BrokenXml('malformed', slice.byteOffset - bytes.byteOffset);
    }
  });
}

/** Entries are cut out first: which account a statement is about stands in what is left. */
function readWith(bytes: Buffer, parse: (slice: Buffer) => XmlNode): BankFile {
  const [, version] =
    /urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.(\d{2})["']/.exec(bytes.toString('latin1', 0, 4000)) ?? [];
  if (version !== '02' && version !== '08') return { fault: 'not_a_statement' };
  let count = 0;
  try {
    // Numbers: 50,000 views of the file would weigh a third of what is read of them.
    const cuts: { from: number[]; to: number[]; place: number[] } = { from: [], to: [], place: [] };
    const take = (from: number, to: number, place: number): void => {
      if (cuts.from.push(from) > mostLines) throw new TooManyLines();
      cuts.to.push(to);
      cuts.place.push(place);
    };
    const rest = cutOut(bytes, { name: 'Ntry', within: 'Stmt', take });
    const statements = listAt(parse(rest), 'Document', 'BkToCstmrStmt', 'Stmt');
    if (statements.length === 0) return { fault: 'not_a_statement' };
    const readings = openAll(statements);
    for (const [index, from] of cuts.from.entries()) {
      count += 1;
      const reading = readings[cuts.place[index] ?? -1];
      if (reading === undefined) throw new WrongField('Stmt');
      if (!reading.isRepeated) addEntry(reading, childAt(parse(bytes.subarray(from, cuts.to[index])), 'Ntry') ?? {});
    }
    return { version, statements: readings.filter(({ isRepeated }) => !isRepeated).map(closed) };
  } catch (error) {
    if (error instanceof BrokenXml) return { fault: error.fault, at: `byte ${error.at}` };
    if (error instanceof WrongField) return { fault: 'field', at: `entry ${count}: ${error.message}` };
    if (error instanceof TooManyLines) return { fault: 'too_many_lines' };
    throw error;
  }
}

interface Reading {
  node: XmlNode;
  id: string;
  account: string;
  /** The same statement stands in the file before. */
  isRepeated: boolean;
  lines: BankLine[];
  bookedCents: number;
  pendingCount: number;
  seen: Map<string, number>;
}

/** A statement that stands twice in the file counts once. Pages of one statement are all read, and number bookings together. */
function openAll(statements: readonly XmlNode[]): Reading[] {
  const pages = new Set<string>();
  const seen = new Map<string, Map<string, number>>();
  return statements.map((node) => {
    const id = textAt(node, 'Id');
    const account = accountOf(node);
    if (id === undefined) throw new WrongField('Stmt Id');
    if (account === undefined) throw new WrongField('Acct');
    const name = `${account} ${id}`;
    const page = `${name} ${textAt(node, 'StmtPgntn', 'PgNb') ?? ''}`;
    const isRepeated = pages.has(page);
    pages.add(page);
    if (!seen.has(name)) seen.set(name, new Map());
    const numbered = seen.get(name) as Map<string, number>;
    return { node, id, account, isRepeated, lines: [], bookedCents: 0, pendingCount: 0, seen: numbered };
  });
}

function addEntry(reading: Reading, node: XmlNode): void {
  if (!isBooked(node)) {
    reading.pendingCount += 1;
    return;
  }
  const entry = entryOf(node, reading.account);
  reading.bookedCents += entry.direction === 'in' ? entry.amountCents : -entry.amountCents;
  for (const line of linesOf(entry, reading.seen)) reading.lines.push(line);
}

function closed({ node, id, account, lines, bookedCents, pendingCount }: Reading): BankStatement {
  const openingCents = balanceOf(node, ['OPBD', 'PRCD']);
  const closingCents = balanceOf(node, ['CLBD']);
  const isKnown = openingCents !== undefined && closingCents !== undefined;
  return filled({
    id,
    account,
    currency: textAt(node, 'Acct', 'Ccy'),
    openingCents,
    closingCents,
    lines,
    pendingCount,
    isComplete: isKnown ? openingCents + bookedCents === closingCents : undefined,
  }) as BankStatement;
}
