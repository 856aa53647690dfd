import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { formatDateIn } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonRow } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Line, Lines } from '#ui/line.tsx';
import { Link } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { stateOf, useAnswer } from '../../../api/query.ts';
import {
  type CustomerInvoiceDetail,
  customerInvoiceFilePaths,
  endCustomerPayment,
  getCustomerInvoice,
  listCustomerInvoices,
} from '../../../contract/booking/customer-invoice.ts';
import { customerBookPaths } from '../../../contract/booking/customer-invoice-settings.ts';
import { paths } from '../../../paths.ts';
import { moneyOf } from '../../billing/billing/money.ts';
import styles from './customer-invoice.module.css';
import { badges } from './customer-invoices.tsx';
import { CorrectionDialog, PaymentDialog } from './invoice-dialogs.tsx';
import { quantityOf } from './quantity.ts';
import { Sums } from './sums.tsx';
import { useSaving } from './use-saving.ts';

/** /provider/invoices/:id: an issued document, what was paid of it, and what takes it back. */
export function CustomerInvoiceScreen() {
  const words = useWords('customer-invoice');
  const { id = '' } = useParams();
  const found = useAnswer(getCustomerInvoice, { params: { id } }, { isAskedAnew: true });
  const { data } = found;
  const title = data === undefined ? words('kind.invoice') : `${words(`kind.${data.kind}`)} ${data.number}`;
  return (
    <Page title={title} width="wide">
      <p>
        <Link to={paths.providerInvoices('customers')}>{words('back')}</Link>
      </p>
      {stateOf(found) === 'loading' && <PageSkeleton shape="paper" />}
      {stateOf(found) === 'failed' && (
        <ErrorState
          title={words(found.error?.code === 'not_found' ? 'notFound' : 'failed')}
          onRetry={() => void found.refetch()}
        />
      )}
      {data !== undefined && <Issued invoice={data} />}
    </Page>
  );
}

function Issued({ invoice }: { invoice: CustomerInvoiceDetail }) {
  const words = useWords('customer-invoice');
  const { kind, customer, issuedOn, dueOn, deliveredOn, state, currency, totalMinor, reason, related } = invoice;
  const facts: [string, string][] = [
    [words('fact.customer'), customer],
    [words('fact.issuedOn'), wholeDay(issuedOn)],
    [words('fact.deliveredOn'), wholeDay(deliveredOn)],
    ...(dueOn === null ? [] : [[words('fact.dueOn'), wholeDay(dueOn)] as [string, string]]),
    ...(reason === null ? [] : [[words('fact.reason'), reason] as [string, string]]),
    [words('fact.mailedTo'), invoice.mailedTo ?? words('fact.notMailed')],
    [words('fact.keptUntil'), wholeDay(invoice.keptUntil)],
  ];
  return (
    <div className={`stack gap24 at-top ${styles['writing']}`}>
      <div className={styles['fields']}>
        <Section title={words('lines.title')} isCard={false}>
          <InvoiceLines invoice={invoice} />
          <Sums amounts={{ ...invoice, totalMinor }} currency={currency} />
        </Section>
        {kind !== 'correction' && <Payments invoice={invoice} />}
        {related.length > 0 && (
          <Section title={words(kind === 'correction' ? 'related.of' : 'related.title')} isCard={false}>
            <Lines label={words('related.title')}>
              {related.map((other) => (
                <Line
                  key={other.id}
                  to={paths.customerInvoice(other.id)}
                  title={other.number}
                  after={moneyOf(kind === 'correction' ? other.totalMinor : -other.totalMinor, currency)}
                />
              ))}
            </Lines>
          </Section>
        )}
      </div>
      <div className={styles['aside']}>
        <Section
          title={moneyOf(totalMinor, currency)}
          actions={<Badge kind={badges[state]}>{words(`state.${state}`)}</Badge>}
        >
          <dl className={`stack gap8 ${styles['facts']}`}>
            {facts.map(([name, value]) => (
              <div className="beside gap16 between" key={name}>
                <dt>{name}</dt>
                <dd className="digits breaks text-end">{value}</dd>
              </div>
            ))}
          </dl>
          <Actions invoice={invoice} />
        </Section>
      </div>
    </div>
  );
}

/** With its year: invoices are kept for many. */
const wholeDay = (day: string): string => formatDateIn(`${day}T12:00:00Z`, 'UTC');

function InvoiceLines({ invoice: { lines, currency } }: { invoice: CustomerInvoiceDetail }) {
  const words = useWords('customer-invoice');
  return (
    <Lines label={words('lines.title')}>
      {lines.map((line, place) => {
        const { name, note, kind, grossMinor, isTakenBack } = line;
        const facts = [
          ...(kind === null ? [] : [words(`lineKind.${kind}`)]),
          quantityOf(line, words),
          ...(note === null ? [] : [note]),
        ];
        return (
          <Line
            // Lines are frozen, so their places name them.
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever added or moved
            key={place}
            title={name}
            {...(isTakenBack ? { beside: <Badge isSmall>{words('takenBack')}</Badge> } : {})}
            text={facts.join(' · ')}
            after={moneyOf(grossMinor, currency)}
          />
        );
      })}
    </Lines>
  );
}

function Payments({ invoice }: { invoice: CustomerInvoiceDetail }) {
  const words = useWords('customer-invoice');
  const { id, payments, currency } = invoice;
  const end = useChange(endCustomerPayment, {
    refreshes: [getCustomerInvoice, listCustomerInvoices],
    onSuccess: () => toast.success(words('payments.ended')),
    onError: ({ sentence }) => toast.error(sentence),
  });
  return (
    <Section title={words('payments.title')} isCard={false}>
      {payments.length === 0 && <p className="quiet">{words('payments.none')}</p>}
      <Lines label={words('payments.title')}>
        {payments.map(({ id: payment, way, on, minor }) => (
          <Line
            key={payment}
            title={words(`way.${way}`)}
            text={wholeDay(on)}
            after={moneyOf(minor, currency)}
            actions={
              <Button
                variant="plain"
                isCompact
                isBusy={end.isPending}
                onClick={() => end.mutate({ params: { id, payment } })}
              >
                {words('payments.end')}
              </Button>
            }
          />
        ))}
      </Lines>
    </Section>
  );
}

function Actions({ invoice }: { invoice: CustomerInvoiceDetail }) {
  const words = useWords('customer-invoice');
  const files = useSaving();
  const [asked, setAsked] = useState<'payment' | 'correction'>();
  const { id, number, kind, state, hasFiles, isElectronic } = invoice;
  const isOpen = state === 'open' || state === 'partial';
  return (
    <>
      <ButtonRow>
        {isOpen && <Button onClick={() => setAsked('payment')}>{words('payments.note')}</Button>}
        {hasFiles && (
          <Button
            variant="plain"
            isBusy={files.isBusy}
            aria-label={words('save', { number, kind: 'PDF' })}
            onClick={() => void files.save(customerInvoiceFilePaths.pdf, { id }, `${number}.pdf`)}
          >
            PDF
          </Button>
        )}
        {hasFiles && isElectronic && (
          <Button
            variant="plain"
            isBusy={files.isBusy}
            aria-label={words('save', { number, kind: 'XML' })}
            onClick={() => void files.save(customerInvoiceFilePaths.xml, { id }, `${number}.xml`)}
          >
            XML
          </Button>
        )}
        {invoice.householdYears.map((year) => (
          <Button
            key={year}
            variant="plain"
            isBusy={files.isBusy}
            onClick={() => void files.save(customerBookPaths.household, { id, year }, `35a-${year}.pdf`)}
          >
            {words('household', { year })}
          </Button>
        ))}
        {kind !== 'correction' && state !== 'corrected' && (
          <Button variant="plain" onClick={() => setAsked('correction')}>
            {words('correction.open')}
          </Button>
        )}
        {state === 'corrected' && invoice.visitId !== null && (
          <Button variant="plain" to={paths.newCustomerInvoice(invoice.visitId)}>
            {words('correction.again')}
          </Button>
        )}
      </ButtonRow>
      {asked === 'payment' && <PaymentDialog invoice={invoice} onClose={() => setAsked(undefined)} />}
      {asked === 'correction' && <CorrectionDialog invoice={invoice} onClose={() => setAsked(undefined)} />}
    </>
  );
}
