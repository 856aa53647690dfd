import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Section } from '#ui/section.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { useAnswer } from '../../../api/query.ts';
import { listNotifications, readNotifications } from '../../../contract/messaging/notification.ts';
import { NotificationEntries } from '../../messaging/notification/notification-entries.tsx';
import { States } from './visits-panels.tsx';

const shownAtMost = 8;

/** What happened while one was away, the latest first. */
export function NotificationsPanel() {
  const words = useWords('business');
  const asked = useAnswer(listNotifications, {}, { isWatched: true, isAskedAnew: true });
  const read = useChange(readNotifications, {
    refreshes: [listNotifications],
    onError: (problem) => toast.error(problem.sentence),
  });
  const items = asked.data?.items.slice(0, shownAtMost) ?? [];
  const unread = asked.data?.unread ?? 0;
  return (
    <Section
      isCard={false}
      title={words('dashboard.notifications')}
      actions={
        unread > 0 && (
          <Button variant="link" isBusy={read.isPending} onClick={() => read.mutate({ body: {} })}>
            {words('dashboard.readAll')}
          </Button>
        )
      }
    >
      <States asked={asked} isEmpty={items.length === 0} empty={words('dashboard.notificationsEmpty')} />
      {items.length > 0 && (
        <NotificationEntries
          items={items}
          onChosen={({ id, isRead }) => isRead || read.mutate({ body: { ids: [id] } })}
        />
      )}
    </Section>
  );
}
