import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Section } from '#ui/section.tsx';
import { Table } from '#ui/table.tsx';
import type { BooksSums } from '../../../contract/admin/admin-books.ts';
import { moneyOf } from './money.ts';

/** What the month has changed, line by line from its beginning to its end, and the VAT in it. */
export function Sums({ sums }: { sums: BooksSums }) {
  const words = useWords('admin');
  const { currency, vat, openCount, openMinor, creditMinor } = sums;
  const shown = (minor: number): string => moneyOf(minor, currency);
  const lines = [
    { key: 'opening', minor: sums.openingMinor },
    { key: 'issued', minor: sums.issuedMinor, count: sums.issuedCount },
    { key: 'corrected', minor: 0 - sums.correctedMinor, count: sums.correctedCount },
    { key: 'received', minor: 0 - sums.receivedMinor },
    { key: 'returned', minor: sums.returnedMinor },
    { key: 'paidBack', minor: sums.paidBackMinor },
    { key: 'closing', minor: sums.closingMinor },
  ] as const;
  return (
    <Section title={words('books.sums', { currency })} isCard={false}>
      <Table
        caption={words('books.sums', { currency })}
        isCaptionHidden
        isDense
        columns={[
          {
            key: 'what',
            title: words('books.what'),
            cell: (line) => words(`books.line.${line.key}`) + ('count' in line ? ` (${formatNumber(line.count)})` : ''),
          },
          { key: 'amount', title: words('books.amount'), cell: ({ minor }) => shown(minor), isNumber: true },
        ]}
        rows={lines}
        keyOf={({ key }) => key}
      />
      <p>
        {words('books.standing', {
          count: openCount,
          number: formatNumber(openCount),
          open: shown(openMinor),
          credit: shown(creditMinor),
        })}
      </p>
      {vat.length > 0 && <Vat vat={vat} currency={currency} />}
    </Section>
  );
}

function Vat({ vat, currency }: Pick<BooksSums, 'vat' | 'currency'>) {
  const words = useWords('admin');
  const shown = (minor: number): string => moneyOf(minor, currency);
  return (
    <>
      <h3 className="spaced">{words('books.vat')}</h3>
      <Table
        caption={words('books.vat')}
        isCaptionHidden
        columns={[
          {
            key: 'rate',
            title: words('books.rate'),
            cell: ({ category, rateHundredths }) =>
              category === 'S' ? `${formatNumber(rateHundredths / 100)} %` : words(`books.case.${category}`),
          },
          { key: 'net', title: words('books.net'), cell: ({ netMinor }) => shown(netMinor), isNumber: true },
          { key: 'vat', title: words('books.vatAmount'), cell: ({ vatMinor }) => shown(vatMinor), isNumber: true },
          {
            key: 'gross',
            title: words('books.gross'),
            cell: ({ grossMinor }) => shown(grossMinor),
            isNumber: true,
          },
        ]}
        rows={vat}
        keyOf={({ category, rateHundredths }) => `${category} ${rateHundredths}`}
      />
    </>
  );
}
