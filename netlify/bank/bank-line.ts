import { createHash } from 'node:crypto';
import { minorDigitsOf } from '../../src/contract/minor-digits.ts';
import { childAt, listAt, textAt, textsAt, type XmlNode } from './xml-fields.ts';

/** A booking of a statement: its fields, and the payments that it stands for. */

export interface BankLine {
  /**
   * Equal for the same booking in every file, so that reading a file twice, or a month after its days, changes nothing.
   * Two bookings of one day that no field distinguishes are numbered.
   */
  id: string;
  /** The own account. */
  account: string;
  /** `YYYY-MM-DD`. */
  bookedOn: string;
  valueOn: string;
  /** In the currency's minor units, never negative. */
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
  /** The amount before the bank took its charges. Only in the currency of the booking. */
  originalCents?: number;
  /** The amount in the payer's currency, if that is another one. It is shown, never added up. */
  foreign?: { amountMinor: number; currency: string };
  chargesCents?: number;
  /** `PMNT-RCDT-ESCT`. */
  kind?: string;
}

/** A field that a statement must have, or that says something impossible. */
export class WrongField extends Error {}

export interface Money {
  minor: number;
  currency: string;
}

/** A decimal of ISO 20022: five decimals at most, of which the currency's count and the others are nothing. */
export function moneyAt(node: XmlNode | undefined, field: string): Money | undefined {
  const text = textAt(node);
  if (text === undefined) return undefined;
  const currency = textAt(node, '@Ccy');
  const [, whole, fraction = ''] = /^\+?(\d{1,13})(?:\.(\d{0,5}))?$/.exec(text) ?? [];
  if (currency === undefined || whole === undefined) throw new WrongField(field);
  const digits = minorDigitsOf(currency);
  const minor = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  if (/[^0]/.test(fraction.slice(digits)) || !Number.isSafeInteger(minor)) throw new WrongField(field);
  return { minor, currency };
}

/** A day that the calendar has, of a year that a table takes. */
const isDay = (text: string): boolean =>
  /^[12]\d{3}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

export function dayAt(node: XmlNode | undefined, field: string): string | undefined {
  const text = textAt(node, field, 'Dt') ?? textAt(node, field, 'DtTm');
  if (text === undefined) return undefined;
  const day = text.slice(0, 10);
  if (!isDay(day)) throw new WrongField(field);
  return day;
}

export function directionOf(text: string | undefined): 'in' | 'out' {
  if (text !== 'CRDT' && text !== 'DBIT') throw new WrongField('CdtDbtInd');
  return text === 'CRDT' ? 'in' : 'out';
}

/** Undefined for the words that banks write in place of an unknown value. */
const known = (text: string | undefined): string | undefined =>
  text === undefined || /^(NOTPROVIDED|NONREF|NOTAVAILABLE)$/i.test(text) ? undefined : text;

export const filled = <Value extends object>(value: Value): { [Key in keyof Value]: Exclude<Value[Key], undefined> } =>
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

/** Undefined where a part of it is in another currency: its sum says nothing then. */
function chargesOf(details: XmlNode, currency: string): number | undefined {
  const charges = childAt(details, 'Chrgs');
  const total = moneyAt(childAt(charges, 'TtlChrgsAndTaxAmt') ?? childAt(charges, 'Amt'), 'Chrgs');
  if (total !== undefined) return total.currency === currency ? total.minor : undefined;
  const records = listAt(charges, 'Rcrd').flatMap((record) => moneyAt(childAt(record, 'Amt'), 'Chrgs') ?? []);
  return records.length === 0 || records.some((record) => record.currency !== currency)
    ? undefined
    : records.reduce((sum, { minor }) => sum + minor, 0);
}

/** Parts of a text hold on to all of the file that they were cut out of; these are texts of their own. */
const detached = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** The fields in which the payments of one entry differ. */
export interface Payment
  extends Pick<
    BankLine,
    | 'returned'
    | 'counterparty'
    | 'endToEndId'
    | 'mandateId'
    | 'collectionId'
    | 'text'
    | 'references'
    | 'originalCents'
    | 'foreign'
    | 'chargesCents'
    | 'kind'
  > {
  direction: 'in' | 'out';
  /** In the currency of the entry, where the bank has said it. */
  amountCents?: number;
}

export interface Entry {
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

/** False while the bank has only announced the entry. */
export const isBooked = (node: XmlNode): boolean =>
  (textAt(node, 'Sts', 'Cd') ?? textAt(node, 'Sts') ?? 'BOOK') === 'BOOK';

export function entryOf(node: XmlNode, account: string): Entry {
  const amount = moneyAt(childAt(node, 'Amt'), 'Amt');
  if (amount === undefined) throw new WrongField('Amt');
  const bookedOn = dayAt(node, 'BookgDt') ?? dayAt(node, 'ValDt');
  if (bookedOn === undefined) throw new WrongField('BookgDt');
  return detached({
    account,
    currency: amount.currency,
    amountCents: amount.minor,
    direction: directionOf(textAt(node, 'CdtDbtInd')),
    bookedOn,
    valueOn: dayAt(node, 'ValDt') ?? bookedOn,
    isReversal: /^(true|1)$/.test(textAt(node, 'RvslInd') ?? ''),
    reference: known(textAt(node, 'AcctSvcrRef')),
    ...kindOf(node),
  });
}

/** The first amount in the currency of the own account. */
function amountOf(details: XmlNode, currency: string): number | undefined {
  const amounts = [
    childAt(details, 'Amt'),
    childAt(details, 'AmtDtls', 'TxAmt', 'Amt'),
    childAt(details, 'AmtDtls', 'CntrValAmt', 'Amt'),
  ];
  return amounts.flatMap((node) => moneyAt(node, 'TxDtls Amt') ?? []).find((amount) => amount.currency === currency)
    ?.minor;
}

/** More than is kept of a text. */
const longest = 400;

/** A payment out of its details (TxDtls); empty details are those of an entry that has none. */
export function paymentOf(details: XmlNode, entry: Entry): Payment {
  const { account, currency } = entry;
  const own = textAt(details, 'CdtDbtInd');
  const direction = own === undefined ? entry.direction : directionOf(own);
  const { kind, isReturn } = kindOf(details);
  const { text, references } = remittanceOf(details);
  const instructed = moneyAt(childAt(details, 'AmtDtls', 'InstdAmt', 'Amt'), 'InstdAmt');
  const isForeign = instructed !== undefined && instructed.currency !== currency;
  return detached(
    filled({
      direction,
      amountCents: amountOf(details, currency),
      returned: returnedOf(details, isReturn || entry.isReturn),
      counterparty: counterpartyOf(details, direction, account),
      endToEndId: known(textAt(details, 'Refs', 'EndToEndId')),
      mandateId: known(textAt(details, 'Refs', 'MndtId')),
      collectionId: known(textAt(details, 'Refs', 'PmtInfId')),
      text: text.slice(0, longest),
      references: references.slice(0, 20).map((reference) => reference.slice(0, 140)),
      originalCents: isForeign ? undefined : instructed?.minor,
      foreign: isForeign ? { amountMinor: instructed.minor, currency: instructed.currency } : undefined,
      chargesCents: chargesOf(details, currency),
      kind,
    }) as Payment,
  );
}

/**
 * The payments of an entry where their amounts sum to it, or the entry as one. A batch whose details the bank keeps to itself stays
 * one line, for somebody to look at.
 */
function partsOf(entry: Entry, payments: readonly Payment[]): (Payment & { amountCents: number })[] {
  const { amountCents, direction } = entry;
  const [first = paymentOf({}, entry), ...more] = payments;
  if (more.length === 0) return [{ ...first, amountCents, direction }];
  const sum = payments.reduce(
    (total, payment) => total + (payment.direction === direction ? 1 : -1) * (payment.amountCents ?? Number.NaN),
    0,
  );
  if (sum === amountCents) return payments.map((payment) => ({ ...payment, amountCents: payment.amountCents ?? 0 }));
  let text = '';
  for (const payment of payments) if (text.length < longest) text = `${text} ${payment.text}`;
  return [{ ...paymentOf({}, entry), amountCents, text: text.trim().slice(0, longest) }];
}

/** Letters and digits only: what stays the same however a bank breaks the text. */
const bare = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\d]/gu, '');

export const hashOf = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 32);

/** The lines of an entry. Their ids are made of their fields alone: lines that no field tells apart share one still. */
export function* linesOf(node: XmlNode, entry: Entry, payments: readonly Payment[]): Generator<BankLine> {
  const { account, bookedOn, valueOn, currency, isReversal, reference } = entry;
  const collection = known(listAt(node, 'NtryDtls').flatMap((group) => textAt(group, 'Btch', 'PmtInfId') ?? [])[0]);
  const own = detached({ collection, text: textAt(node, 'AddtlNtryInf')?.slice(0, longest) ?? '' });
  const charges = chargesOf(node, currency);
  const parts = partsOf(entry, payments);
  for (const [index, payment] of parts.entries()) {
    const { amountCents, direction, returned, counterparty, references, endToEndId, mandateId } = payment;
    const text = payment.text === '' && references.length === 0 ? own.text : payment.text;
    const fields = [
      [account, bookedOn, amountCents, currency, direction, isReversal, returned?.code ?? null],
      [reference ?? null, endToEndId ?? null, mandateId ?? null, counterparty.iban ?? null],
      [bare(text), ...references],
    ];
    yield filled({
      ...payment,
      id: hashOf(JSON.stringify(fields)),
      account,
      bookedOn,
      valueOn,
      currency,
      isReversal,
      batch: parts.length > 1 ? { place: index + 1, count: parts.length, totalCents: entry.amountCents } : undefined,
      collectionId: payment.collectionId ?? own.collection,
      text,
      chargesCents: payment.chargesCents ?? charges,
      kind: payment.kind ?? entry.kind,
    }) as BankLine;
  }
}
