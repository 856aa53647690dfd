import { formatDate } from '#i18n/format.ts';
import { formatNearDateHere } from '#i18n/format-days.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Line, Lines } from '#ui/line.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { stateOf, useAnswer } from '../../../api/query.ts';
import { signOut } from '../../../api/session.ts';
import { endDevice, listDevices } from '../../../contract/account/device.ts';

/** Where the account stays signed in, each with its sign-out. */
export function Devices() {
  const words = useWords('account');
  const given = useAnswer(listDevices, {}, { isAskedAnew: true });
  const end = useChange(endDevice, {
    refreshes: [listDevices],
    onSuccess: () => toast.success(words('devices.ended')),
    onError: (problem) => toast.error(problem.sentence),
  });
  const devices = given.data?.devices ?? [];
  return (
    <Section title={words('devices.title')} isCard={false} lead={words('devices.lead')}>
      {stateOf(given) === 'failed' && (
        <ErrorState title={words('devices.failed')} onRetry={() => void given.refetch()} />
      )}
      {stateOf(given) === 'loading' && <Skeleton lines={2} height={56} />}
      {given.data !== undefined && devices.length === 0 && <p>{words('devices.none')}</p>}
      {devices.length > 0 && (
        <Lines>
          {devices.map(({ id, label, seenAt, until, isThis }) => (
            <Line
              key={id}
              title={label}
              beside={isThis && <Badge kind="success">{words('devices.this')}</Badge>}
              text={words('devices.seen', { day: formatNearDateHere(seenAt), until: formatDate(until) })}
              actions={
                <Button
                  variant="plain"
                  aria-label={words('devices.endNamed', { label })}
                  isBusy={end.isPending}
                  onClick={() => (isThis ? void signOut() : end.mutate({ params: { id } }))}
                >
                  {words('devices.end')}
                </Button>
              }
            />
          ))}
        </Lines>
      )}
    </Section>
  );
}
