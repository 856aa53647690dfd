import { formatDay, formatMomentIn } from '#i18n/format.ts';
import { formatMonthIn } from '#i18n/format-days.ts';
import { useWords } from '#i18n/i18n.ts';
import { Line, Lines } from '#ui/line.tsx';
import { Section } from '#ui/section.tsx';
import { Table } from '#ui/table.tsx';
import type { BooksDeed, BooksDocument, BooksMovement, BooksOpen } from '../../../contract/admin/admin-books.ts';
import { moneyOf } from './money.ts';

const signed = ({ kind, currency }: BooksDocument, minor: number): string =>
  moneyOf(kind === 'invoice' ? minor : -minor, currency);

/** What was issued in the month. Corrections are taken off. */
export function Documents({ rows }: { rows: readonly BooksDocument[] }) {
  const words = useWords('admin');
  return (
    <Section title={words('books.documents')} isCard={false}>
      <Table
        caption={words('books.documents')}
        isCaptionHidden
        columns={[
          { key: 'number', title: words('books.number'), cell: ({ number }) => number },
          { key: 'day', title: words('books.day'), cell: ({ issuedOn }) => formatDay(issuedOn) },
          { key: 'name', title: words('books.name'), cell: ({ name }) => name },
          { key: 'net', title: words('books.net'), cell: (row) => signed(row, row.netMinor), isNumber: true },
          { key: 'vat', title: words('books.vatAmount'), cell: (row) => signed(row, row.vatMinor), isNumber: true },
          { key: 'gross', title: words('books.gross'), cell: (row) => signed(row, row.grossMinor), isNumber: true },
        ]}
        rows={rows}
        keyOf={({ id }) => id}
      />
    </Section>
  );
}

/** Money that came, went back or was set off. */
export function Movements({ rows }: { rows: readonly BooksMovement[] }) {
  const words = useWords('admin');
  return (
    <Section title={words('books.movements')} isCard={false}>
      <Table
        caption={words('books.movements')}
        isCaptionHidden
        columns={[
          { key: 'number', title: words('books.number'), cell: ({ number }) => number },
          { key: 'day', title: words('books.day'), cell: ({ bookedOn }) => formatDay(bookedOn) },
          { key: 'name', title: words('books.name'), cell: ({ name }) => name },
          { key: 'kind', title: words('books.what'), cell: ({ kind }) => words(`books.movement.${kind}`) },
          {
            key: 'amount',
            title: words('books.amount'),
            cell: ({ minor, currency }) => moneyOf(minor, currency),
            isNumber: true,
          },
        ]}
        rows={rows}
        keyOf={({ place }) => place}
      />
    </Section>
  );
}

/** What is missing at the end of the month, and what was paid too much. */
export function OpenItems({ rows }: { rows: readonly BooksOpen[] }) {
  const words = useWords('admin');
  return (
    <Section title={words('books.openItems')} isCard={false}>
      <Table
        caption={words('books.openItems')}
        isCaptionHidden
        columns={[
          { key: 'number', title: words('books.number'), cell: ({ number }) => number },
          { key: 'day', title: words('books.day'), cell: ({ issuedOn }) => formatDay(issuedOn) },
          { key: 'name', title: words('books.name'), cell: ({ name }) => name },
          { key: 'due', title: words('books.due'), cell: ({ dueOn }) => (dueOn === null ? '–' : formatDay(dueOn)) },
          {
            key: 'open',
            title: words('books.amount'),
            cell: ({ openMinor, currency }) => moneyOf(openMinor, currency),
            isNumber: true,
          },
        ]}
        rows={rows}
        keyOf={({ id }) => id}
      />
    </Section>
  );
}

/** What such a deed is about is the month itself. */
const isOfMonth = (deed: BooksDeed['deed']): boolean => deed === 'closed' || deed === 'opened';

/** Who did what with money, the latest first. */
export function DecisionRows({ rows }: { rows: readonly BooksDeed[] }) {
  const words = useWords('admin');
  return (
    <Section title={words('books.deeds')} isCard={false}>
      <Lines label={words('books.deeds')}>
        {rows.map(({ at, deed, by, about, reason }) => (
          <Line
            key={`${at} ${deed} ${about}`}
            title={words(`books.deed.${deed}`)}
            text={[
              formatMomentIn(at, 'Europe/Berlin'),
              by ?? words('someone'),
              ...(about === '' ? [] : [isOfMonth(deed) ? formatMonthIn(`${about}-15T12:00:00Z`, 'UTC') : about]),
              ...(reason === null ? [] : [reason]),
            ].join(' · ')}
          />
        ))}
      </Lines>
    </Section>
  );
}
