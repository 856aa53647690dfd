import { type Collection, type Creditor, faultOfCollection, targetDayFrom } from '../../../bank/index.ts';
import { addDays } from '../../../calendar/zone.ts';
import type { Operator } from './bill-rules.ts';
import type { DueDebit } from './collecting-sql.ts';

/** Who collects; undefined where the operator has no identifier for it. */
export function creditorOf(operator: Operator | undefined): Creditor | undefined {
  if (operator?.creditorId === undefined) return undefined;
  const { holder, street, zip, city, country, iban, bic, creditorId } = operator;
  const account = iban.replaceAll(/\s/g, '').toUpperCase();
  return { name: holder, street, zip, city, country, iban: account, creditorId, ...(bic === undefined ? {} : { bic }) };
}

/** The first day on which any of them may be collected: never before the next on which banks settle. */
export function proposedDay(due: readonly DueDebit[], today: string): string {
  const tomorrow = addDays(today, 1);
  const [first = tomorrow] = due.map(({ announcedOn }) => announcedOn).sort();
  return targetDayFrom(first < tomorrow ? tomorrow : first);
}

export type Opened = DueDebit & { iban: string };

/** The file of these debits. It is the same for the same ones. */
export const fileOf = (
  {
    reference,
    madeAt,
    collectedOn,
    creditor,
  }: Pick<Collection, 'madeAt' | 'collectedOn' | 'creditor'> & {
    reference: string;
  },
  debits: readonly Opened[],
): Collection => ({
  id: reference,
  madeAt,
  collectedOn,
  creditor,
  debits: debits.map(
    ({ number, amountMinor, signedOn, reference: mandate, holder, street, zip, city, country, iban }) => ({
      endToEndId: number,
      amountCents: amountMinor,
      mandate: { reference: mandate, signedOn },
      payer: { name: holder, street, zip, city, country, iban },
      text: `Rechnung ${number}`,
    }),
  ),
});

type Fault = NonNullable<ReturnType<typeof faultOfCollection>>['fault'];

/** What of the debits a bank would take; the others, each with its fault; and the fault of the file itself. */
export function takenOf(
  file: Parameters<typeof fileOf>[0],
  debits: readonly Opened[],
  today: string,
): { taken: Opened[]; leftOut: { number: string; fault: Fault }[]; fault?: Fault } {
  let taken = [...debits];
  const leftOut: { number: string; fault: Fault }[] = [];
  for (;;) {
    const found = faultOfCollection(fileOf(file, taken), today);
    if (found === undefined) return { taken, leftOut };
    const { fault, of } = found;
    if (of === undefined) return { taken, leftOut, fault };
    leftOut.push({ number: of, fault });
    taken = taken.filter(({ number }) => number !== of);
  }
}

/**
 * Reasons of a return after which the mandate allows no more debits. The account is wrong, closed or blocked, there is
 * no mandate, or the payer has died or claimed the money back (external code set of ISO 20022).
 */
const ending: ReadonlySet<string> = new Set([
  'AC01',
  'AC04',
  'AC06',
  'AC13',
  'AG01',
  'MD01',
  'MD06',
  'MD07',
  'MS02',
  'SL01',
]);

export const endsMandate = (code: string | undefined): boolean => code !== undefined && ending.has(code);

/** As people are told. */
export type ReturnReason = 'account' | 'funds' | 'refused' | 'unknown';

export function reasonOf(code: string | undefined): ReturnReason {
  if (code === undefined) return 'unknown';
  if (/^(AC01|AC04|AC06|AC13|AG01)$/.test(code)) return 'account';
  if (code === 'AM04') return 'funds';
  return endsMandate(code) ? 'refused' : 'unknown';
}
