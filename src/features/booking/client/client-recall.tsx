import { formatDate } from '#i18n/format.ts';
import { localMomentIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { MailIcon } from '#ui/more-icons.tsx';
import { usePresent } from '#ui/present.ts';
import { Switch } from '#ui/tick.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { useRole } from '../../../api/role.ts';
import { type Client, listClients } from '../../../contract/booking/client.ts';
import { putRecallConsent, recallPauseDays } from '../../../contract/booking/client-recall.ts';
import styles from './recall.module.css';
import { useRecall, wayTo } from './use-recall.ts';

/** Whether a client may be invited to come again, and the invitation. */
export function ClientRecall({ client }: { client: Client }) {
  const words = useWords('client');
  const role = useRole();
  const change = useChange(putRecallConsent, {
    refreshes: [listClients],
    onError: (problem) => toast.error(problem.sentence),
  });
  const { id, timeZone, recall } = client;
  if (role === 'team') return null;
  const date = (instant: string): string => formatDate(localMomentIn(instant, timeZone).day);
  if (recall.endedAt !== null)
    return <p className="quiet small">{words('recall.ended', { date: date(recall.endedAt) })}</p>;
  const hint =
    recall.agreedAt === null
      ? words('recall.none')
      : words(`recall.by.${recall.agreedBy ?? 'client'}`, { date: date(recall.agreedAt) });
  return (
    <div className={styles['one']}>
      <Switch
        label={words('recall.may')}
        hint={hint}
        isOn={recall.agreedAt !== null}
        isDisabled={change.isPending}
        onChange={(isAgreed) => change.mutate({ params: { id }, body: { isAgreed } })}
      />
      {recall.agreedAt !== null && <Invite client={client} date={date} />}
    </div>
  );
}

function Invite({ client, date }: { client: Client; date: (instant: string) => string }) {
  const words = useWords('client');
  const now = usePresent();
  const { invite, isBusy } = useRecall((left) => {
    const [one] = left;
    if (one !== undefined) toast.error(words(`recall.why.${one.why}`, { name: one.name }));
  });
  const { next, email, phone, recall } = client;
  if (recall.sentAt !== null && now - Date.parse(recall.sentAt) < recallPauseDays * 86_400_000)
    return <p className="quiet small">{words('recall.sentOn', { date: date(recall.sentAt) })}</p>;
  if (next !== null || (email === null && phone === null)) return null;
  return (
    <Button
      variant="plain"
      icon={<MailIcon size={20} />}
      isBusy={isBusy}
      onClick={() => void invite([client.id], wayTo(client))}
    >
      {words(`recall.invite.${wayTo(client)}`)}
    </Button>
  );
}
