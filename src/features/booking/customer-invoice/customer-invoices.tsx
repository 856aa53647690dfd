import { useState } from 'react';
import { formatDay } from '#i18n/format.ts';
import { formatMonthIn } from '#i18n/format-days.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge, type BadgeKind } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ChipRow, ChipSelect } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Line, Lines } from '#ui/line.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { stateOf, useAnswerPages } from '../../../api/query.ts';
import { type CustomerInvoice, listCustomerInvoices } from '../../../contract/booking/customer-invoice.ts';
import { type CustomerInvoiceState, customerInvoiceStates } from '../../../contract/booking/customer-invoice-words.ts';
import { paths } from '../../../paths.ts';
import { moneyOf } from '../../billing/billing/money.ts';
import styles from './customer-invoice.module.css';

export const badges = {
  open: 'warning',
  partial: 'warning',
  paid: 'success',
  corrected: 'neutral',
  correction: 'neutral',
} as const satisfies Record<CustomerInvoiceState, BadgeKind>;

interface Filter {
  state: CustomerInvoiceState | '';
  month: string;
  search: string;
}

const everything: Filter = { state: '', month: '', search: '' };

const given = ({ state, month, search }: Filter) => ({
  ...(state === '' ? {} : { state }),
  ...(month === '' ? {} : { month }),
  ...(search === '' ? {} : { search }),
});

/** What a provider has issued to customers, with filters. */
export function CustomerInvoices() {
  const words = useWords('customer-invoice');
  const [filter, setFilter] = useState(everything);
  const answer = useAnswerPages(
    listCustomerInvoices,
    (cursor) => ({ query: { ...given(filter), ...(cursor === undefined ? {} : { cursor }) } }),
    ({ nextCursor }) => nextCursor,
    { keepsPrevious: true },
  );
  if (stateOf(answer) === 'failed')
    return <ErrorState title={words('list.failed')} onRetry={() => void answer.refetch()} />;
  const [first] = answer.data?.pages ?? [];
  if (first === undefined) return <Skeleton lines={4} height={64} />;
  if (first.months.length === 0)
    return (
      <EmptyState drawing="papers" title={words('list.none')} text={words('list.noneText')}>
        <Button to={paths.providerCalendar()}>{words('list.toCalendar')}</Button>
      </EmptyState>
    );
  const invoices = answer.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Section title={words('list.title')} lead={first.open.map(openSaid(words)).join(' ')} isCard={false}>
      <Filters filter={filter} months={first.months} onChange={setFilter} />
      {invoices.length === 0 && <p className="quiet">{words('list.noneFound')}</p>}
      <Lines label={words('list.title')}>
        {invoices.map((invoice) => (
          <InvoiceLine key={invoice.id} invoice={invoice} />
        ))}
      </Lines>
      {answer.hasNextPage && (
        <Button variant="plain" isBusy={answer.isFetchingNextPage} onClick={() => void answer.fetchNextPage()}>
          {words('list.more')}
        </Button>
      )}
    </Section>
  );
}

type Words = ReturnType<typeof useWords<'customer-invoice'>>;

const openSaid =
  (words: Words) =>
  ({ currency, minor, count }: { currency: 'EUR' | 'CHF'; minor: number; count: number }): string =>
    words('list.open', { amount: moneyOf(minor, currency), count });

interface FiltersProps {
  filter: Filter;
  months: readonly string[];
  onChange: (filter: Filter) => void;
}

const monthName = (month: string): string => formatMonthIn(`${month}-15T12:00:00Z`, 'UTC');

function Filters({ filter, months, onChange }: FiltersProps) {
  const words = useWords('customer-invoice');
  return (
    <div className={styles['filters']}>
      <ChipRow label={words('list.filter')}>
        <ChipSelect
          label={words('list.state')}
          isChosen={filter.state !== ''}
          value={filter.state}
          choices={[
            { value: '', label: words('list.all') },
            ...customerInvoiceStates.map((state) => ({ value: state, label: words(`state.${state}`) })),
          ]}
          onChange={(state) => onChange({ ...filter, state })}
        />
        <ChipSelect
          label={words('list.month')}
          isChosen={filter.month !== ''}
          value={filter.month}
          choices={[
            { value: '', label: words('list.all') },
            ...months.map((month) => ({ value: month, label: monthName(month) })),
          ]}
          onChange={(month) => onChange({ ...filter, month })}
        />
      </ChipRow>
      <SearchField
        label={words('list.search')}
        submit={words('list.searchNow')}
        value={filter.search}
        maximum={100}
        onSearch={(search) => onChange({ ...filter, search })}
      />
    </div>
  );
}

function InvoiceLine({ invoice }: { invoice: CustomerInvoice }) {
  const words = useWords('customer-invoice');
  const { id, number, kind, customer, issuedOn, dueOn, currency, totalMinor, paidMinor, correctedMinor, state } =
    invoice;
  const openMinor = totalMinor - correctedMinor - paidMinor;
  const isOpen = state === 'open' || state === 'partial';
  const facts = [
    ...(kind === 'receipt' ? [words(`kind.${kind}`)] : []),
    number,
    formatDay(issuedOn),
    ...(isOpen && dueOn !== null ? [words('due', { day: formatDay(dueOn) })] : []),
    ...(isOpen && openMinor < totalMinor ? [words('left', { amount: moneyOf(openMinor, currency) })] : []),
  ];
  return (
    <Line
      to={paths.customerInvoice(id)}
      title={customer}
      beside={<Badge kind={badges[state]}>{words(`state.${state}`)}</Badge>}
      text={facts.join(' · ')}
      after={moneyOf(kind === 'correction' ? -totalMinor : totalMinor, currency)}
    />
  );
}
