import type { BooksDocument, BooksMovement, BooksOpen, BooksSums } from '../../../src/contract/admin-books.ts';
import type { BooksSpan } from './books-sql.ts';

/** Undefined for what is no month. */
export function spanOf(month: string): BooksSpan | undefined {
  const [, year = '', number = ''] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (year === '') return undefined;
  const next = number === '12' ? `${Number(year) + 1}-01` : `${year}-${String(Number(number) + 1).padStart(2, '0')}`;
  return { from: `${month}-01`, until: `${next.padStart('YYYY-MM'.length, '0')}-01` };
}

type Counted = Omit<BooksSums, 'vat' | 'closingMinor'>;

/** The sums of each currency that has any entry. */
export function sumsShown(
  counted: readonly Counted[],
  vat: readonly (BooksSums['vat'][number] & { currency: string })[],
): BooksSums[] {
  return counted
    .filter(
      ({
        openingMinor,
        issuedCount,
        correctedCount,
        receivedMinor,
        returnedMinor,
        paidBackMinor,
        openMinor,
        creditMinor,
      }) =>
        [
          openingMinor,
          issuedCount,
          correctedCount,
          receivedMinor,
          returnedMinor,
          paidBackMinor,
          openMinor,
          creditMinor,
        ].some((amount) => amount !== 0),
    )
    .map((sums) => ({
      ...sums,
      closingMinor: sums.openMinor - sums.creditMinor,
      vat: vat.filter(({ currency }) => currency === sums.currency),
    }));
}

/** Text that begins so would be a formula for the programs that open such files. */
const cell = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

const decimal = (minor: number): string =>
  `${minor < 0 ? '-' : ''}${Math.trunc(Math.abs(minor) / 100)}.${String(Math.abs(minor) % 100).padStart(2, '0')}`;

const lines = (head: string, rows: readonly (readonly string[])[]): string =>
  [head, ...rows.map((row) => row.join(';')), ''].join('\r\n');

/** A CSV of all documents and payments, sorted by day. Corrections and outgoing payments are negative. */
export function journalOf(documents: readonly BooksDocument[], movements: readonly BooksMovement[]): string {
  const rows = [
    ...documents.map(({ issuedOn, kind, number, name, netMinor, vatMinor, grossMinor, currency }) => {
      const sign = kind === 'invoice' ? 1 : -1;
      const amounts = [netMinor, vatMinor, grossMinor].map((minor) => decimal(sign * minor));
      return [issuedOn, kind, cell(number), cell(name), ...amounts, currency];
    }),
    ...movements.map(({ bookedOn, kind, number, name, minor, currency }) => [
      bookedOn,
      kind,
      cell(number),
      cell(name),
      '',
      '',
      decimal(minor),
      currency,
    ]),
  ];
  return lines(
    'day;kind;number;name;net;vat;amount;currency',
    rows.toSorted(([one = ''], [other = '']) => (one < other ? -1 : one > other ? 1 : 0)),
  );
}

export const openItemsWritten = (items: readonly BooksOpen[]): string =>
  lines(
    'issued_on;due_on;number;name;open;currency',
    items.map(({ issuedOn, dueOn, number, name, openMinor, currency }) => [
      issuedOn,
      dueOn ?? '',
      cell(number),
      cell(name),
      decimal(openMinor),
      currency,
    ]),
  );
