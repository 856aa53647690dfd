import { formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { telephoneLink } from '#ui/telephone-link.ts';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { useAnswer } from '../../../api/query.ts';
import { finishCall, listCalls } from '../../../contract/booking/appointment-actions.ts';
import styles from './calendar.module.css';

/** Whom no message reaches: each stays until the provider has ticked them off. */
export function CallList() {
  const words = useWords('calendar');
  const calls = useAnswer(listCalls, {}, { isAskedAnew: true }).data?.items ?? [];
  const finish = useChange(finishCall, {
    refreshes: [listCalls],
    onError: (problem) => toast.error(problem.sentence),
  });
  if (calls.length === 0) return null;
  return (
    <Notice kind="warning" title={words('calls.title')}>
      <ul className={`stack gap8 ${styles['messages']}`} aria-label={words('calls.title')}>
        {calls.map(({ id, customer, phone, start, timeZone, isCancelled }) => {
          const name = customer || words('walkIn');
          return (
            <li key={id}>
              <strong>{name}</strong>, {formatSoonIn(start, timeZone)}
              <br />
              {words(isCancelled ? 'calls.cancelled' : 'calls.handedOver')}
              <div className={`beside gap8 ${styles['actions']}`}>
                {phone !== null && (
                  <Button variant="secondary" isCompact href={telephoneLink(phone)}>
                    {words('calls.call', { phone })}
                  </Button>
                )}
                <Button
                  variant="plain"
                  isCompact
                  isBusy={finish.isPending}
                  aria-label={words('calls.doneWith', { name })}
                  onClick={() => finish.mutate({ params: { id } })}
                >
                  {words('calls.done')}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
