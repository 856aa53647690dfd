import type { BooksDocument, BooksMovement, BooksOpen, BooksSums } from '../../../../src/contract/admin/admin-books.ts';
import { germanDay, germanDecimal, tableFile, textCell } from '../../../ground/table-file.ts';
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

const kinds = {
  invoice: 'Rechnung',
  correction: 'Korrektur',
  transfer: 'Eingang',
  return: 'Rückgabe',
  credit: 'Verrechnung',
  paid_back: 'Rückzahlung',
} as const satisfies Record<BooksDocument['kind'] | BooksMovement['kind'], string>;

/** A CSV of all documents and payments, sorted by day. Corrections and outgoing payments are negative. */
export function journalOf(documents: readonly BooksDocument[], movements: readonly BooksMovement[]): string {
  const rows = [
    ...documents.map(({ issuedOn, kind, number, name, netMinor, vatMinor, grossMinor, currency }) => {
      const sign = kind === 'invoice' ? 1 : -1;
      const amounts = [netMinor, vatMinor, grossMinor].map((minor) => germanDecimal(sign * minor));
      return [issuedOn, kinds[kind], textCell(number), textCell(name), ...amounts, currency];
    }),
    ...movements.map(({ bookedOn, kind, number, name, minor, currency }) => [
      bookedOn,
      kinds[kind],
      textCell(number),
      textCell(name),
      '',
      '',
      germanDecimal(minor),
      currency,
    ]),
  ];
  return tableFile(
    'Tag;Art;Nummer;Name;Netto;Steuer;Betrag;Währung',
    rows
      .toSorted(([one = ''], [other = '']) => (one < other ? -1 : one > other ? 1 : 0))
      .map(([day = '', ...cells]) => [germanDay(day), ...cells]),
  );
}

export const openItemsWritten = (items: readonly BooksOpen[]): string =>
  tableFile(
    'Ausgestellt am;Zahlbar bis;Nummer;Name;Offen;Währung',
    items.map(({ issuedOn, dueOn, number, name, openMinor, currency }) => [
      germanDay(issuedOn),
      germanDay(dueOn ?? ''),
      textCell(number),
      textCell(name),
      germanDecimal(openMinor),
      currency,
    ]),
  );
