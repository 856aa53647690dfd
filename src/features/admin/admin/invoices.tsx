import { useState } from 'react';
import { formatDay, formatNumber } from '#i18n/format.ts';
import { formatMonthIn } from '#i18n/format-days.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useConfirm } from '#ui/confirm.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Section } from '#ui/section.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { toast } from '#ui/toast.tsx';
import { ApiError } from '../../../api/api-error.ts';
import { useChange } from '../../../api/change.ts';
import { useAnswerPages } from '../../../api/query.ts';
import { saveFile } from '../../../api/save-file.ts';
import { allInvoiceFilePaths, type IssuedTo, listAllInvoices } from '../../../contract/admin/admin-invoice.ts';
import { payBackInvoice } from '../../../contract/admin/admin-payment.ts';
import { invoiceStates } from '../../../contract/billing/billing-invoice.ts';
import styles from './admin.module.css';
import { AskedSearch } from './asked-search.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { moneyOf } from './money.ts';
import { PagedList } from './paged-list.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { useAsked, useAskedWord } from './use-asked.ts';
import { useElsewhere } from './use-elsewhere.ts';

const filters = ['all', 'missing', ...invoiceStates] as const;
type Filter = (typeof filters)[number];

/** Every invoice that was issued, by number, name or address. */
export function AllInvoices() {
  const words = useWords('admin');
  const [search] = useAsked('search');
  const [asked, ask] = useAskedWord('state', filters);
  const filter = asked === '' ? 'all' : asked;
  return (
    <>
      <div className={`row gap12 at-bottom ${styles['narrow']}`}>
        <AskedSearch label={words('invoice.search')} submit={words('invoice.searchNow')} />
        <SelectField
          label={words('invoice.stateLabel')}
          choices={filters.map((value) => ({ value, label: words(`invoice.filter.${value}`) }))}
          value={filter}
          onChange={(chosen) => ask(chosen === 'all' ? '' : chosen)}
          error={undefined}
        />
      </div>
      <List search={search} filter={filter} />
    </>
  );
}

function List({ search, filter }: { search: string; filter: Filter }) {
  const words = useWords('admin');
  const answer = useAnswerPages(
    listAllInvoices,
    (cursor) => ({
      query: { search, ...(filter === 'all' ? {} : { state: filter }), ...(cursor === undefined ? {} : { cursor }) },
    }),
    ({ nextCursor }) => nextCursor,
    { keepsPrevious: true },
  );
  const count = answer.data?.pages[0]?.total ?? 0;
  return (
    <PagedList
      answer={answer}
      label={words('tabs.invoices')}
      empty={<EmptyState drawing="papers" title={words('invoice.none')} />}
      lead={<output className="quiet breaks">{words('invoice.count', { count, number: formatNumber(count) })}</output>}
    >
      {(invoice) => <Invoice invoice={invoice} />}
    </PagedList>
  );
}

const badges = {
  open: 'neutral',
  collecting: 'neutral',
  partial: 'warning',
  paid: 'success',
  over: 'warning',
  returned: 'danger',
  cancelled: 'neutral',
  correction: 'neutral',
} as const;

/** What is owed, since when, and what was done about it. */
function useFacts({
  openMinor,
  account,
  month,
  issuedOn,
  dueOn,
  debitOn,
  totalMinor,
  currency,
  reminded,
  online,
  onlineReference,
}: IssuedTo): string[] {
  const words = useWords('admin');
  return [
    ...(openMinor > 0 && openMinor < totalMinor
      ? [words('invoice.left', { amount: moneyOf(openMinor, currency) })]
      : []),
    ...(openMinor < 0 ? [words('invoice.over', { amount: moneyOf(-openMinor, currency) })] : []),
    words('invoice.facts', {
      email: account.email,
      month: formatMonthIn(`${month}-15T12:00:00Z`, 'UTC'),
      day: formatDay(issuedOn),
    }),
    ...(debitOn === null ? [] : [words('invoice.debit', { day: formatDay(debitOn) })]),
    ...(dueOn === null || debitOn !== null || openMinor <= 0 ? [] : [words('invoice.due', { day: formatDay(dueOn) })]),
    ...(online === null
      ? []
      : [words(`invoice.online.${online}`, { reference: onlineReference ?? words('invoice.noReference') })]),
    ...(reminded === null ? [] : [words(`invoice.reminded.${reminded.step}`, { day: formatDay(reminded.on) })]),
    ...(typeof reminded?.fallsOn === 'string' ? [words('invoice.falls', { day: formatDay(reminded.fallsOn) })] : []),
  ];
}

function Invoice({ invoice }: { invoice: IssuedTo }) {
  const words = useWords('admin');
  const facts = useFacts(invoice);
  const [asked, setAsked] = useState<'correction' | 'payment'>();
  const { number, state, openMinor, account, totalMinor, currency, lines } = invoice;
  const isCorrectable = lines.some(({ isTakenBack }) => !isTakenBack);
  return (
    <Section
      isCard={false}
      title={words('invoice.title', { number, name: account.name })}
      actions={<Badge kind={badges[state]}>{words(`invoice.state.${state}`)}</Badge>}
    >
      <p className="quiet breaks">
        <strong>{moneyOf(totalMinor, currency)}</strong> · {facts.join(' · ')}
      </p>
      <div className="row gap12">
        {invoice.hasFiles && <Files invoice={invoice} />}
        {openMinor < 0 && <PayBack invoice={invoice} />}
        {currency === 'PHP' && state !== 'correction' && (
          <Button
            variant="plain"
            aria-label={words('invoice.payNamed', { number })}
            onClick={() => setAsked('payment')}
          >
            {words('invoice.pay')}
          </Button>
        )}
        {isCorrectable && (
          <Button
            variant="plain"
            aria-label={words('invoice.correctNamed', { number })}
            onClick={() => setAsked('correction')}
          >
            {words('invoice.correct')}
          </Button>
        )}
      </div>
      {asked === 'correction' && <CorrectDialog invoice={invoice} onClose={() => setAsked(undefined)} />}
      {asked === 'payment' && <PaymentDialog invoice={invoice} onClose={() => setAsked(undefined)} />}
    </Section>
  );
}

function Files({ invoice: { id, number, isElectronic } }: { invoice: IssuedTo }) {
  const words = useWords('admin');
  const save = async (kind: keyof typeof allInvoiceFilePaths): Promise<void> => {
    try {
      await saveFile(allInvoiceFilePaths[kind], { id }, `${number}.${kind}`);
    } catch (problem) {
      toast.error(problem instanceof ApiError ? problem.sentence : words('invoice.saveFailed'));
    }
  };
  const kinds = isElectronic ? (['pdf', 'xml'] as const) : (['pdf'] as const);
  return (
    <>
      {kinds.map((kind) => (
        <Button
          key={kind}
          variant="plain"
          aria-label={words('invoice.save', { number, kind: kind.toUpperCase() })}
          onClick={() => void save(kind)}
        >
          {kind.toUpperCase()}
        </Button>
      ))}
    </>
  );
}

/** What was paid too much is credit for the next invoice, unless somebody transfers it back. */
function PayBack({ invoice: { id, number, openMinor, currency } }: { invoice: IssuedTo }) {
  const words = useWords('admin');
  const elsewhere = useElsewhere();
  const confirm = useConfirm();
  const amount = moneyOf(-openMinor, currency);
  const note = useChange(payBackInvoice, {
    refreshes: [listAllInvoices],
    onSuccess: () => toast.success(words('invoice.paidBack')),
    onError: (problem) => toast.error(elsewhere(problem) ?? problem.sentence),
  });
  const ask = async (): Promise<void> => {
    const isSure = await confirm({
      title: words('invoice.payBackTitle', { amount, number }),
      text: words('invoice.payBackText'),
      confirmLabel: words('invoice.payBack'),
    });
    if (isSure) note.mutate({ params: { id } });
  };
  return (
    <Button variant="plain" isBusy={note.isPending} onClick={() => void ask()}>
      {words('invoice.payBack')}
    </Button>
  );
}
