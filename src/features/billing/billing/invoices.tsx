import { type ReactElement, useState } from 'react';
import { formatDay } from '#i18n/format.ts';
import { formatMonthIn } from '#i18n/format-days.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Line, Lines } from '#ui/line.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { ApiError } from '../../../api/api-error.ts';
import { stateOf, useAnswerPages } from '../../../api/query.ts';
import { saveFile } from '../../../api/save-file.ts';
import {
  type InvoiceFile,
  type Issued,
  invoiceFilePaths,
  listInvoices,
  smallestAskedMinor,
} from '../../../contract/billing/billing-invoice.ts';
import { moneyOf } from './money.ts';
import { PayOnline } from './online-payment.tsx';
import styles from './plans.module.css';

interface InvoicesProps {
  /** In place of the list as long as there is none. */
  empty?: ReactElement;
}

/** What was issued for plans and commission, with its files. */
export function Invoices({ empty }: InvoicesProps) {
  const words = useWords('billing');
  const answer = useAnswerPages(
    listInvoices,
    (cursor) => ({ query: cursor === undefined ? {} : { cursor } }),
    ({ nextCursor }) => nextCursor,
  );
  const save = useSave();
  if (stateOf(answer) === 'failed')
    return <ErrorState title={words('invoices.failed')} onRetry={() => void answer.refetch()} />;
  const isPaidOnline = answer.data?.pages[0]?.isPaidOnline ?? false;
  const invoices = answer.data?.pages.flatMap(({ items }) => items) ?? [];
  if (answer.data === undefined) return empty === undefined ? null : <Skeleton lines={2} height={64} />;
  if (invoices.length === 0) return empty ?? null;
  return (
    <Section
      title={words('invoices.title')}
      isCard={false}
      actions={<TableButtons years={answer.data.pages[0]?.datevYears ?? []} save={save} />}
    >
      <Lines label={words('invoices.title')}>
        {invoices.map((invoice) => (
          <InvoiceLine key={invoice.id} invoice={invoice} save={save} isPaidOnline={isPaidOnline} />
        ))}
      </Lines>
      {answer.hasNextPage && (
        <div className={`stack gap8 ${styles['offers']}`}>
          <Button variant="plain" isBusy={answer.isFetchingNextPage} onClick={() => void answer.fetchNextPage()}>
            {words('invoices.more')}
          </Button>
        </div>
      )}
    </Section>
  );
}

export interface Saving {
  isBusy: boolean;
  file: (kind: InvoiceFile, id: string, name: string) => Promise<void>;
}

const ownFile = (kind: InvoiceFile, id: string): [path: string, params: Record<string, string>] => [
  invoiceFilePaths[kind],
  { id },
];

/** Saves files of invoices, by default the own ones. */
export function useSave(addressOf = ownFile): Saving {
  const words = useWords('billing');
  const [isBusy, setIsBusy] = useState(false);
  const file: Saving['file'] = async (kind, id, name) => {
    setIsBusy(true);
    try {
      const [path, params] = addressOf(kind, id);
      await saveFile(path, params, name);
    } catch (problem) {
      toast.error(problem instanceof ApiError ? problem.sentence : words('invoices.failed'));
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, file };
}

interface TableButtonsProps {
  /** Of which there is a file for DATEV. */
  years: readonly string[];
  save: Saving;
}

/** All invoices as a table, and each year for DATEV. */
export function TableButtons({ years, save }: TableButtonsProps) {
  const words = useWords('billing');
  return (
    <>
      <Button variant="plain" isBusy={save.isBusy} onClick={() => void save.file('csv', '', words('invoices.csvFile'))}>
        {words('invoices.csv')}
      </Button>
      {years.map((year) => (
        <Button
          key={year}
          variant="plain"
          isBusy={save.isBusy}
          onClick={() => void save.file('datev', year, `EXTF_Buchungsstapel_${year}.csv`)}
        >
          {words('invoices.datev', { year })}
        </Button>
      ))}
    </>
  );
}

const badges = {
  open: 'neutral',
  collecting: 'neutral',
  partial: 'warning',
  paid: 'success',
  over: 'success',
  returned: 'danger',
  cancelled: 'neutral',
  correction: 'neutral',
} as const;

/** What is done about it is between its recipient and us. */
type Between = 'reminded' | 'debitOn' | 'online';
type InvoiceRow = Omit<Issued, Between> & Partial<Pick<Issued, Between>>;

interface InvoiceLineProps {
  invoice: InvoiceRow;
  save: Saving;
  isPaidOnline?: boolean;
}

/** What it is for, what is still owed, and what was done about it. */
function useFacts({
  kind,
  month,
  issuedOn,
  dueOn,
  debitOn = null,
  totalMinor,
  currency,
  state,
  openMinor,
  reminded = null,
  online = null,
}: InvoiceRow): string[] {
  const words = useWords('billing');
  const isSmall = currency === 'EUR' && openMinor < smallestAskedMinor;
  /** Until when, unless that day is long over or the sum too small to be asked for alone. */
  const asked = (day: string): string => {
    if (isSmall) return words('invoices.small', { amount: moneyOf(smallestAskedMinor, currency) });
    return state === 'returned' ? words('invoices.returned') : words('invoices.due', { day: formatDay(day) });
  };
  const said = { day: formatDay(issuedOn), month: formatMonthIn(`${month}-15T12:00:00Z`, 'UTC') };
  return [
    words(`invoices.of.${kind}`, said),
    ...(debitOn !== null ? [words('invoices.debit', { day: formatDay(debitOn) })] : []),
    ...(dueOn === null || debitOn !== null || openMinor <= 0 ? [] : [asked(dueOn)]),
    ...(reminded === null ? [] : [words(`invoices.reminded.${reminded.step}`, { day: formatDay(reminded.on) })]),
    ...(typeof reminded?.fallsOn === 'string' ? [words('invoices.falls', { day: formatDay(reminded.fallsOn) })] : []),
    ...(openMinor > 0 && openMinor < totalMinor
      ? [words('invoices.left', { amount: moneyOf(openMinor, currency) })]
      : []),
    ...(online === null || online === 'paid' || openMinor <= 0 ? [] : [words(`online.last.${online}`)]),
    ...(openMinor < 0 ? [words('invoices.over', { amount: moneyOf(-openMinor, currency) })] : []),
  ];
}

export function InvoiceLine({ invoice, save, isPaidOnline = false }: InvoiceLineProps) {
  const words = useWords('billing');
  const facts = useFacts(invoice);
  const { id, number, debitOn = null, totalMinor, currency, hasFiles, isElectronic, state, openMinor } = invoice;
  const isPayable = isPaidOnline && openMinor > 0 && debitOn === null && currency === 'EUR';
  return (
    <Line
      title={number}
      beside={<Badge kind={badges[state]}>{words(`invoices.state.${state}`)}</Badge>}
      text={facts.join(' · ')}
      after={moneyOf(totalMinor, currency)}
      actions={
        (hasFiles || isPayable) && (
          <>
            {isPayable && <PayOnline id={id} number={number} />}
            {hasFiles && (
              <Button
                variant="plain"
                aria-label={words('invoices.save', { number, kind: 'PDF' })}
                onClick={() => void save.file('pdf', id, `${number}.pdf`)}
              >
                PDF
              </Button>
            )}
            {hasFiles && isElectronic && (
              <Button
                variant="plain"
                aria-label={words('invoices.save', { number, kind: 'XML' })}
                onClick={() => void save.file('xml', id, `${number}.xml`)}
              >
                XML
              </Button>
            )}
          </>
        )
      }
    />
  );
}
