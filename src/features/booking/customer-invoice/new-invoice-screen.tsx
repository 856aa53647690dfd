import { useNavigate, useParams } from 'react-router-dom';
import { formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import { stateOf, useAnswer } from '../../../api/query.ts';
import {
  getCustomerInvoice,
  type InvoiceProposal,
  issueCustomerInvoice,
  listCustomerInvoices,
  previewCustomerInvoice,
  proposeCustomerInvoice,
} from '../../../contract/booking/customer-invoice.ts';
import { paths } from '../../../paths.ts';
import { moneyOf } from '../../billing/billing/money.ts';
import styles from './customer-invoice.module.css';
import { BuyerFields, LineFields, MoreFields, PaidFields } from './invoice-fields.tsx';
import { Sums } from './sums.tsx';
import { todayHere } from './today.ts';
import { usePreview } from './use-preview.ts';
import { bodyOf, valuesOf } from './written.ts';

/** /provider/invoices/new/:id: what a completed visit costs, edited, looked at and issued. */
export function NewInvoiceScreen() {
  const words = useWords('customer-invoice');
  const { id: visit = '' } = useParams();
  const found = useAnswer(proposeCustomerInvoice, { params: { id: visit } }, { isAskedAnew: true });
  const { data } = found;
  const title = words(data?.kind === 'receipt' ? 'new.receipt' : 'new.title');
  const lead = data === undefined ? undefined : words('new.for', { moment: formatSoonIn(data.start, data.timeZone) });
  return (
    <Page title={title} lead={lead} width="wide">
      {stateOf(found) === 'loading' && <PageSkeleton shape="form" />}
      {stateOf(found) === 'failed' && <NotPossible code={found.error?.code} onRetry={() => void found.refetch()} />}
      {data?.issued != null && (
        <Notice
          kind="info"
          title={words('new.issued', { number: data.issued.number })}
          action={<Button to={paths.customerInvoice(data.issued.id)}>{words('new.toIssued')}</Button>}
        >
          {words('new.issuedText')}
        </Notice>
      )}
      {data?.issued === null && <Writing key={data.visitId} proposal={data} />}
    </Page>
  );
}

function NotPossible({ code, onRetry }: { code: string | undefined; onRetry: () => void }) {
  const words = useWords('customer-invoice');
  if (code === 'no_provider')
    return (
      <ErrorState title={words('new.noBusiness')} text={words('new.noBusinessText')}>
        <Button to={paths.providerBusiness()}>{words('new.toBusiness')}</Button>
      </ErrorState>
    );
  if (code === 'wrong_state') return <ErrorState title={words('new.notDone')} text={words('new.notDoneText')} />;
  if (code === 'not_found' || code === 'invalid') return <ErrorState title={words('new.notFound')} />;
  return <ErrorState title={words('new.failed')} onRetry={onRetry} />;
}

function Writing({ proposal }: { proposal: InvoiceProposal }) {
  const words = useWords('customer-invoice');
  const navigate = useNavigate();
  const { visitId, currency, kind } = proposal;
  const shown = { totalMinor: 1 };
  const form = useForm(issueCustomerInvoice, {
    values: valuesOf(proposal, todayHere()),
    askOf: (values) => ({ body: bodyOf(visitId, values, shown.totalMinor) }),
    refreshes: [listCustomerInvoices, getCustomerInvoice, proposeCustomerInvoice],
    onSent: ({ id, number, mailedTo }) => {
      toast.success(words(mailedTo === null ? 'new.done' : 'new.doneMailed', { number, address: mailedTo ?? '' }));
      void navigate(paths.customerInvoice(id), { replace: true });
    },
  });
  const preview = usePreview(previewCustomerInvoice, bodyOf(visitId, form.values, 1));
  if (preview.data !== undefined) shown.totalMinor = preview.data.totalMinor;
  const missing = preview.data?.missing.filter((what) => what === 'iban' || what.startsWith('seller_')) ?? [];
  return (
    <Form
      form={form}
      look="bare"
      submit={words(kind === 'receipt' ? 'new.issueReceipt' : 'new.issue')}
      busy={words('new.issuing')}
      isHeld={preview.data === undefined || preview.isOld}
      asksBeforeLeaving
      barOf={(send) => (
        <ActionBar title={moneyOf(preview.data?.totalMinor ?? 0, currency)} text={words('sums.total')}>
          {send}
        </ActionBar>
      )}
    >
      {(end) => (
        <div className={`stack gap24 at-top ${styles['writing']}`}>
          <div className={styles['fields']}>
            <LineFields form={form} proposal={proposal} amounts={preview.data?.lines} />
            <BuyerFields form={form} kind={kind} />
            <MoreFields form={form} />
          </div>
          <div className={styles['aside']}>
            <Section title={words('new.sum')}>
              {preview.data !== undefined && <Sums amounts={preview.data} currency={currency} />}
              {preview.fault !== undefined && <p className="quiet">{preview.fault}</p>}
              <PaidFields form={form} proposal={proposal} />
              {missing.length > 0 && <Missing needsBank={missing.includes('iban')} />}
              {end}
            </Section>
          </div>
        </div>
      )}
    </Form>
  );
}

/** What stands in the provider's details and is missing there. */
function Missing({ needsBank }: { needsBank: boolean }) {
  const words = useWords('customer-invoice');
  const to = needsBank ? paths.providerBank() : paths.providerInvoices('settings');
  return (
    <Notice
      kind="warning"
      action={
        <Button variant="plain" to={to}>
          {words(needsBank ? 'new.toBank' : 'new.toSettings')}
        </Button>
      }
    >
      {words(needsBank ? 'new.needsBank' : 'new.needsNumber')}
    </Notice>
  );
}
