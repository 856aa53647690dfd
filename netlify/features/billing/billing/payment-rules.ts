import { isWithinYears } from '../../../calendar/zone.ts';

/** Which invoices a booking is for. */

/** A booking of the operator's account, as it is kept. */
export interface BankBooking {
  id: string;
  direction: 'in' | 'out';
  amountMinor: number;
  currency: string;
  isReturn: boolean;
  originalMinor: number | null;
  payerKey: string | null;
  /** Our name of the file of debits whose money came as one. */
  collection: string | null;
  said: string;
}

export interface Payable {
  id: string;
  number: string;
  currency: string;
  /** The amount still to be paid. Negative: so much was paid too much. */
  openMinor: number;
  /** Numbers of invoices over small sums that it asks for as well. */
  carried: readonly string[];
  /** Which of them are collected with it, and how much of each. */
  collectedWith: readonly { number: string; minor: number }[];
  /** Fingerprints of the accounts that have paid for this person, or that they have given. */
  payers: readonly string[];
}

export interface Matched {
  invoice: string;
  kind: 'transfer' | 'return';
  /** Negative where it came back. */
  amountMinor: number;
}

/**
 * A number as people and banks write it: with blanks, dashes or line breaks anywhere, small letters, digits that are torn apart. A
 * seventh digit that follows at once belongs to another number.
 */
const numbers = /c\W*k\W*((?:\d\W*){3}\d)\W*((?:\d[^\d\p{L}]*){5}\d)(?!\d)/giu;

/** `CK-2027-000001`, each once, in the order in which they stand. */
export function numbersIn(text: string): string[] {
  const found = [...text.matchAll(numbers)].map(([, year = '', last = '']) =>
    ['CK', year.replaceAll(/\D/g, ''), last.replaceAll(/\D/g, '')].join('-'),
  );
  return [...new Set(found)];
}

/** The money goes to the invoices in the order named, each until it is paid. The rest overpays the last. */
function spread(amountMinor: number, named: readonly Payable[]): Matched[] {
  let left = amountMinor;
  const parts = named.map((invoice) => {
    const taken = Math.min(left, Math.max(0, invoice.openMinor));
    left -= taken;
    return { invoice: invoice.id, kind: 'transfer' as const, amountMinor: taken };
  });
  const last = parts.at(-1);
  if (last !== undefined) last.amountMinor += left;
  return parts.filter((part) => part.amountMinor > 0);
}

/** With the small sums that are open and asked for by the invoices that are named. */
function withSmall(named: readonly Payable[], byNumber: ReadonlyMap<string, Payable>): Payable[] {
  const small = named.flatMap(({ carried }) => carried.flatMap((number) => byNumber.get(number) ?? []));
  return [...new Set([...named, ...small.filter(({ openMinor }) => openMinor > 0)])];
}

/** A payment that the bank returned is subtracted from the invoice whose number it carries, and from what was collected with it. */
function returned(booking: BankBooking, named: readonly Payable[], byNumber: ReadonlyMap<string, Payable>): Matched[] {
  const [invoice, ...others] = named;
  // With several numbers an administrator decides.
  if (invoice === undefined || others.length > 0) return [];
  const whole = booking.originalMinor ?? booking.amountMinor;
  const small = invoice.collectedWith.flatMap(({ number, minor }) => {
    const carried = byNumber.get(number);
    return carried === undefined ? [] : [{ invoice: carried.id, kind: 'return' as const, amountMinor: -minor }];
  });
  const own = small.reduce((left, { amountMinor }) => left + amountMinor, whole);
  // Less than was collected together: then it is another payment that came back.
  return own > 0
    ? [{ invoice: invoice.id, kind: 'return', amountMinor: -own }, ...small]
    : [{ invoice: invoice.id, kind: 'return', amountMinor: -whole }];
}

/** The money of a whole file of debits: a bank may book it as one, without saying whose it is. Only where nothing of it is missing. */
export function matchOfCollection(
  { direction, amountMinor, currency, said }: BankBooking,
  debits: readonly { invoice: string; amountMinor: number }[],
): Matched[] {
  const sum = debits.reduce((total, debit) => total + debit.amountMinor, 0);
  const isWhole = direction === 'in' && currency === 'EUR' && sum === amountMinor && numbersIn(said).length === 0;
  return isWhole ? debits.map((debit) => ({ ...debit, kind: 'transfer' as const })) : [];
}

/** What a payment can hold. Nobody owes so much. */
const mostMinor = 2 ** 31 - 1;

/**
 * By number; else by amount and account, where exactly one invoice fits. Nothing where neither is sure: then somebody looks at it
 * beside its candidates. `open` are invoices with money missing.
 */
export function matchOf(
  booking: BankBooking,
  byNumber: ReadonlyMap<string, Payable>,
  open: readonly Payable[],
): Matched[] {
  if (booking.amountMinor === 0 || booking.amountMinor > mostMinor) return [];
  const named = numbersIn(booking.said)
    .flatMap((number) => byNumber.get(number) ?? [])
    .filter(({ currency }) => currency === booking.currency);
  if (booking.direction === 'out') return booking.isReturn ? returned(booking, named, byNumber) : [];
  if (named.length > 0) return spread(booking.amountMinor, withSmall(named, byNumber));
  const { payerKey } = booking;
  if (payerKey === null) return [];
  const fitting = open.filter(
    ({ openMinor, currency, payers }) =>
      openMinor === booking.amountMinor && currency === booking.currency && payers.includes(payerKey),
  );
  const [only, ...others] = fitting;
  return only === undefined || others.length > 0
    ? []
    : [{ invoice: only.id, kind: 'transfer', amountMinor: booking.amountMinor }];
}

/** A payment of another time is a slip of whoever wrote it down: so long are books kept. */
export const paymentYears = 10;

/** What is wrong with the day on which something was paid or done. */
export const faultOfPastDay = (day: string, today: string): 'dayAhead' | 'dayLongAgo' | undefined =>
  day > today ? 'dayAhead' : isWithinYears(day, today, paymentYears) ? undefined : 'dayLongAgo';
