import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { stateOf, useAnswer } from '../../../api/query.ts';
import { type HeldPlan, previewPackage } from '../../../contract/billing/billing.ts';
import { isPaid } from '../../../contract/plans.ts';
import { BillTable } from './bill-table.tsx';
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
      <div className={`stack gap12 ${styles['parts']}`} aria-live="polite">
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
        <BillTable key={bill.month} bill={bill} currency={currency} />
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
