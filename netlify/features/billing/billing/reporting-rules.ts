import { keptYears } from '../../../../src/contract/admin/retention.ts';
import { siteName } from '../../../../src/contract/words.ts';
import type { MessageKind, ReportedSeller, ReportingOperator } from '../../../invoice/index.ts';
import type { Operator } from './bill-rules.ts';
import { moneysOf } from './filing-rules.ts';
import type { SellerRow } from './filing-sql.ts';

/** Years that are over, the latest first, so far as the law looks back and all fees are still known: invoices go in the ninth. */
export const pastYears = (today: string, first: number): number[] => {
  const last = Number(today.slice(0, 4)) - 1;
  const earliest = Math.max(first, last + 1 - keptYears.invoice);
  return Array.from({ length: Math.max(0, last - earliest + 1) }, (_, index) => last - index);
};

export const reportingOperator = (operator: Operator): ReportingOperator => ({
  name: operator.name,
  street: operator.street,
  zip: operator.zip,
  city: operator.city,
  country: operator.country,
  siteName,
  reportsTo: operator.reportsTo,
  taxNumber: operator.taxNumber ?? operator.vatId,
  vatId: operator.vatId,
  ...(operator.register === undefined ? {} : { registerNumber: operator.register }),
});

export interface Numbers {
  taxId: string | null;
  vatId: string | null;
  iban: string | null;
  holder: string | null;
}

/** One record for each money. None where something is missing that the schema wants. */
export function recordsOf(row: SellerRow, { taxId, vatId, iban, holder }: Numbers): ReportedSeller[] {
  const { isPerson, birthDate, street, zip, city, name, firstName, lastName, registerNumber } = row;
  if (taxId === null || city === '' || (isPerson && birthDate === null)) return [];
  const country = row.country.toUpperCase();
  return moneysOf(row.moneys).map(({ currency, quarters }) => {
    const common = {
      street,
      zip,
      city,
      country,
      taxId,
      vatId,
      account: iban === null ? null : { iban, holder: holder ?? '' },
      currency,
      quarters: quarters.map(({ visits, considerationMinor, feeMinor }) => ({ visits, considerationMinor, feeMinor })),
    };
    return isPerson
      ? { ...common, isPerson, firstName, lastName: lastName ?? name, birthDate: birthDate ?? '' }
      : { ...common, isPerson, name, registerNumber };
  });
}

export const operatorSubject = 'operator';
export const subjectOf = (owner: string, currency: string): string => `${owner} ${currency}`;

/** What was sent of a subject. */
export interface SentReport {
  subject: string;
  reference: string;
  hash: string;
}

/** What is to be said of a subject now. */
export interface Current {
  subject: string;
  hash: string;
}

export interface Step {
  subject: string;
  state: 'new' | 'corrected' | 'gone';
  corrects?: string;
}

/**
 * What has to be told, by the kind of its message: new records and corrections never stand in one. Nothing where what was sent is
 * still right. `wasSent`: a message about the year was sent.
 */
export function plannedMessages(
  current: readonly Current[],
  sent: readonly SentReport[],
  wasSent: boolean,
): { kind: MessageKind; steps: Step[] }[] {
  const now = new Map(current.map((one) => [one.subject, one]));
  const before = new Map(sent.map((one) => [one.subject, one]));
  const added = current.filter(({ subject }) => !before.has(subject));
  const corrected: Step[] = sent.flatMap(({ subject, reference, hash }): Step[] => {
    const found = now.get(subject);
    if (found === undefined) return [{ subject, state: 'gone', corrects: reference }];
    return found.hash === hash ? [] : [{ subject, state: 'corrected', corrects: reference }];
  });
  const messages: { kind: MessageKind; steps: Step[] }[] = [];
  if (added.length > 0)
    messages.push({ kind: 'new', steps: added.map(({ subject }) => ({ subject, state: 'new' as const })) });
  if (corrected.length > 0) messages.push({ kind: 'correction', steps: corrected });
  if (messages.length === 0 && !wasSent) messages.push({ kind: 'nil', steps: [] });
  return messages;
}
