import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { listInvoices } from '../../../contract/billing/billing-invoice.ts';
import { checkPayment, payInvoice } from '../../../contract/billing/billing-online.ts';

/** Leads to the page of the payment provider. */
export function PayOnline({ id, number }: { id: string; number: string }) {
  const words = useWords('billing');
  const [isLeaving, setIsLeaving] = useState(false);
  const pay = useChange(payInvoice, {
    onSuccess: ({ url }) => {
      setIsLeaving(true);
      location.assign(url);
    },
    onError: (problem) => toast.error(problem.sentence),
  });
  return (
    <Button
      variant="primary"
      aria-label={words('online.payNamed', { number })}
      isBusy={pay.isPending || isLeaving}
      onClick={() => pay.mutate({ params: { id } })}
    >
      {words('online.pay')}
    </Button>
  );
}

/** After whoever has paid has come back: the provider is asked so often by itself, then by a button. */
const timesAsked = 10;
const pauseMilliseconds = 3000;

const kinds = { open: 'info', paid: 'success', failed: 'error', expired: 'warning', cancelled: 'warning' } as const;

/** What is known of the payment that the address names. */
export function CameBack() {
  const payment = new URLSearchParams(useLocation().search).get('payment');
  return payment === null ? null : <Asked key={payment} id={payment} />;
}

function Asked({ id }: { id: string }) {
  const words = useWords('billing');
  const [times, setTimes] = useState(0);
  const check = useChange(checkPayment, {
    refreshes: [listInvoices],
    onSuccess: () => setTimes((before) => before + 1),
  });
  const { data, isPending, isError, mutate } = check;
  const isOpen = !isError && (data === undefined || data.state === 'open');
  useEffect(
    function askAgain() {
      if (!isOpen || isPending || times >= timesAsked) return;
      const timer = setTimeout(() => mutate({ params: { id } }), times === 0 ? 0 : pauseMilliseconds);
      return () => clearTimeout(timer);
    },
    [id, isOpen, isPending, times, mutate],
  );
  if (isError) return check.error.status === 404 ? null : <Notice kind="error">{check.error.sentence}</Notice>;
  const state = data?.state ?? 'open';
  return (
    <Notice
      kind={kinds[state]}
      title={words(`online.title.${state}`)}
      {...(state === 'open' && times >= timesAsked
        ? {
            action: (
              <Button isBusy={isPending} onClick={() => mutate({ params: { id } })}>
                {words('online.ask')}
              </Button>
            ),
          }
        : {})}
    >
      {data === undefined ? null : words(`online.text.${state}`, { number: data.number })}
    </Notice>
  );
}
