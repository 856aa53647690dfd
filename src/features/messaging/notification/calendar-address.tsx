import { useState } from 'react';
import { formatDate } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button, ButtonRow } from '#ui/button.tsx';
import { useConfirm } from '#ui/confirm.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Section } from '#ui/section.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { useAnswer } from '../../../api/query.ts';
import { getCalendarFeed, renewCalendarFeed } from '../../../contract/messaging/notification.ts';

/** The address under which calendar programs read one's visits. It is shown once: afterwards there is only a new one. */
export function CalendarAddress() {
  const words = useWords('notification');
  const confirm = useConfirm();
  const [address, setAddress] = useState<string>();
  const { data } = useAnswer(getCalendarFeed, {}, { isAskedAnew: true });
  const renewal = useChange(renewCalendarFeed, {
    refreshes: [getCalendarFeed],
    onSuccess: (answer) => setAddress(answer.address),
    onError: (problem) => toast.error(problem.sentence),
  });
  const since = data?.renewedAt ?? null;
  const renew = async (): Promise<void> => {
    const isMeant =
      since === null ||
      (await confirm({
        title: words('calendar.renewTitle'),
        text: words('calendar.renewText'),
        confirmLabel: words('calendar.renew'),
      }));
    if (isMeant) renewal.mutate({});
  };
  return (
    <Section title={words('calendar.title')} lead={words('calendar.lead')} isCard={false}>
      {address === undefined ? (
        <>
          {since !== null && <p>{words('calendar.since', { day: formatDate(since) })}</p>}
          <ButtonRow>
            <Button variant="plain" isBusy={renewal.isPending} onClick={() => void renew()}>
              {words(since === null ? 'calendar.make' : 'calendar.renew')}
            </Button>
          </ButtonRow>
        </>
      ) : (
        <NewAddress address={address} />
      )}
    </Section>
  );
}

function NewAddress({ address }: { address: string }) {
  const words = useWords('notification');
  return (
    <>
      <TextField
        label={words('calendar.address')}
        hint={words('calendar.once')}
        value={address}
        isReadOnly
        onChange={() => undefined}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <ButtonRow>
        <CopyButton text={address}>{words('calendar.copy')}</CopyButton>
        <Button variant="plain" href={address.replace(/^https?:/, 'webcal:')}>
          {words('calendar.subscribe')}
        </Button>
      </ButtonRow>
    </>
  );
}
