import { stateOf, useAnswer } from '../../api/query.ts';
import { type Bill, type HeldPlan, previewPackage } from '../../contract/billing.ts';
import { isPaid } from '../../contract/plans.ts';
import { formatDay } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogButtons } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { dayOf, moneyOf } from './money.ts';
import { isLarger, type Offer } from './offers.ts';
import styles from './order-dialog.module.css';
import { useOfferLabel } from './plan-card.tsx';

type Preview = NonNullable<ReturnType<typeof useAnswer<typeof previewPackage>>['data']>;
export const isLater = (effectiveAt: string): boolean => Date.parse(effectiveAt) - Date.now() > 3_600_000;

interface OrderDialogProps {
  held: HeldPlan;
  offer: Offer;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Before anything is ordered: from when it counts, and to the cent what the next invoices will say. */
export function OrderDialog({ held, offer, isBusy, onConfirm, onClose }: OrderDialogProps) {
  const words = useWords('billing');
  const ui = useWords('ui');
  const labelOf = useOfferLabel(held);
  const { plan, pays } = offer;
  const asked = useAnswer(
    previewPackage,
    { query: { package: plan, ...(pays === undefined ? {} : { pays }) } },
    { isAskedAnew: true, staleTime: 0 },
  );
  const state = stateOf(asked);
  return (
    <Dialog title={labelOf(offer)} onClose={onClose} isRead>
      <div className={styles['parts']} aria-live="polite">
        {state === 'loading' && <Skeleton lines={4} height={160} />}
        {state === 'failed' && (
          <ErrorState
            title={words('order.failed')}
            {...(asked.error === null ? {} : { text: asked.error.sentence })}
            onRetry={() => void asked.refetch()}
          />
        )}
        {asked.data !== undefined && <Terms held={held} offer={offer} preview={asked.data} />}
      </div>
      <DialogButtons>
        <Button variant="plain" onClick={onClose}>
          {ui('cancel')}
        </Button>
        <Button variant="primary" isBusy={isBusy} disabled={state !== 'ready'} onClick={onConfirm}>
          {words(isPaid(plan) ? 'order.confirm' : 'confirm')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function Terms({ held, offer: { plan, pays }, preview }: { held: HeldPlan; offer: Offer; preview: Preview }) {
  const words = useWords('billing');
  const shared = useWords('account');
  const { effectiveAt, bills, currency, monthMinor } = preview;
  const day = dayOf(effectiveAt, held.strand);
  return (
    <>
      <p>{isLater(effectiveAt) ? words('order.later', { day }) : words('order.atOnce', { day })}</p>
      {pays === 'commission' && <p>{words('order.commission')}</p>}
      {isLarger(held.package, plan) && <p>{words('exceeding')}</p>}
      {bills.map((bill) => (
        <BillShown key={bill.month} bill={bill} currency={currency} />
      ))}
      {bills.length === 0 && <p>{words('order.nothing')}</p>}
      {monthMinor > 0 && (
        <p>
          {words('order.month', { price: moneyOf(monthMinor, currency), plan: shared(`plans.${plan}.name`) })}{' '}
          {words('order.leave')}
        </p>
      )}
    </>
  );
}

/** What an invoice will say, as a table that sums up. */
function BillShown({ bill, currency }: { bill: Bill; currency: Preview['currency'] }) {
  const words = useWords('billing');
  const shared = useWords('account');
  const { issuedOn, lines, vatMinor, totalMinor } = bill;
  return (
    <table className={styles['bill']}>
      <caption>{words('order.bill', { day: formatDay(issuedOn) })}</caption>
      <tbody>
        {lines.map((line) => (
          <tr key={line.kind === 'fee' ? line.from : `${line.visitAt} ${line.serviceName}`}>
            <th scope="row">
              {line.kind === 'fee'
                ? words('order.fee', {
                    plan: shared(`plans.${line.package}.name`),
                    from: formatDay(line.from),
                    to: formatDay(line.to),
                  })
                : words('order.line', { service: line.serviceName })}
              {line.kind === 'fee' && line.days < line.ofDays && (
                <small>{words('order.days', { count: line.days, ofDays: line.ofDays })}</small>
              )}
            </th>
            <td>{moneyOf(line.minor, currency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {words('order.total')}
            {vatMinor > 0 && <small>{words('order.vat', { amount: moneyOf(vatMinor, currency) })}</small>}
          </th>
          <td>{moneyOf(totalMinor, currency)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
