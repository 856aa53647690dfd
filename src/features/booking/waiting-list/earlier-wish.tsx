import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { BellIcon } from '#ui/icons.tsx';
import { usePresent } from '#ui/present.ts';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { getVisit } from '../../../contract/booking/appointment-actions.ts';
import { type AppointmentDetail, getAppointment } from '../../../contract/booking/appointment-detail.ts';
import * as contract from '../../../contract/booking/waiting-list.ts';
import styles from './waiting-list.module.css';

type VisitKey = { id: string } | { token: string };

const ofAccount = { wait: contract.waitForEarlier, stop: contract.stopEarlier } as const;
const ofLink = { wait: contract.waitForEarlierByLink, stop: contract.stopEarlierByLink } as const;

/** Waits for a time before the visit, or not any more. */
function useWish(visit: VisitKey, said: { done: string; stopped: string }) {
  const calls = 'token' in visit ? ofLink : ofAccount;
  const told = (sentence: string) => ({
    refreshes: 'token' in visit ? [getVisit] : [getAppointment, contract.listWaiting],
    onSuccess: () => toast.success(sentence),
    onError: (problem: { sentence: string }) => toast.error(problem.sentence),
  });
  const wait = useChange<typeof contract.waitForEarlierByLink>(calls.wait as never, told(said.done));
  const stop = useChange<typeof contract.stopEarlierByLink>(calls.stop as never, told(said.stopped));
  const ask = { params: visit } as never;
  return {
    isBusy: wait.isPending || stop.isPending,
    wait: () => wait.mutate(ask),
    stop: () => stop.mutate(ask),
  };
}

/** What is held for half an hour has to end while the customer may still move the visit. */
const canCome = ({ status, can, cancelUntil }: AppointmentDetail, now: number): boolean =>
  status === 'confirmed' && can.includes('move') && Date.parse(cancelUntil) > now + contract.offerMinutes * 60_000;

/** On the page of the customer's own visit. */
export function EarlierWish({ visit, data }: { visit: VisitKey; data: AppointmentDetail }) {
  const words = useWords('waiting-list');
  const { provider, waitsForEarlier } = data;
  const wish = useWish(visit, { done: words('earlier.done'), stopped: words('earlier.stopped') });
  const now = usePresent();
  if (!canCome(data, now) && !waitsForEarlier) return null;
  const title = words(waitsForEarlier ? 'earlier.waits' : 'earlier.title');
  return (
    <section className={`line between ruled-above ${styles['join']}`} aria-label={title}>
      <p>
        <strong>{title}</strong> <span>{words('earlier.text', { name: provider.name })}</span>
      </p>
      <Button
        variant="plain"
        icon={<BellIcon />}
        isBusy={wish.isBusy}
        onClick={waitsForEarlier ? wish.stop : wish.wait}
      >
        {words(waitsForEarlier ? 'earlier.stop' : 'earlier.wait')}
      </Button>
    </section>
  );
}

/** In the provider's dialog of a visit, for a client who can be told. */
export function ClientWish({ data }: { data: AppointmentDetail }) {
  const words = useWords('waiting-list');
  const { id, customer, waitsForEarlier, status } = data;
  const { name } = customer;
  const wish = useWish(
    { id },
    { done: words('earlier.clientDone', { name }), stopped: words('earlier.clientStopped', { name }) },
  );
  if (name === '' || (status !== 'confirmed' && !waitsForEarlier)) return null;
  return (
    <Button variant="plain" isBusy={wish.isBusy} onClick={waitsForEarlier ? wish.stop : wish.wait}>
      {words(waitsForEarlier ? 'earlier.clientStop' : 'earlier.client')}
    </Button>
  );
}
