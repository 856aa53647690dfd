import { type ComponentType, useState } from 'react';
import { formatRelative } from '#i18n/format.ts';
import { formatAgo } from '#i18n/format-ago.ts';
import { useWords } from '#i18n/i18n.ts';
import { BellIcon, CalendarIcon, ChatIcon, CheckIcon, ChevronRightIcon, ClockIcon, CloseIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { StarIcon } from '#ui/more-icons.tsx';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { listNotifications, NotificationKind } from '../../../contract/messaging/notification.ts';
import styles from './notification-entries.module.css';

export type NotificationItem = AnswerOf<typeof listNotifications>['items'][number];

type Tone = 'asks' | 'good' | 'ended' | 'calm';

/** What a kind looks like: a request wants an answer, the rest tells. */
const looks: Record<NotificationKind, [ComponentType<{ size?: number }>, Tone]> = {
  appointment_requested: [CalendarIcon, 'asks'],
  appointment_booked: [CalendarIcon, 'good'],
  appointment_accepted: [CheckIcon, 'good'],
  appointment_declined: [CloseIcon, 'ended'],
  appointment_cancelled: [CloseIcon, 'ended'],
  appointment_moved: [CalendarIcon, 'calm'],
  appointment_proposed: [CalendarIcon, 'asks'],
  appointment_proposal_answered: [CheckIcon, 'calm'],
  appointment_expired: [ClockIcon, 'ended'],
  appointment_message: [ChatIcon, 'calm'],
  appointment_reminder: [BellIcon, 'calm'],
  appointment_late: [ClockIcon, 'asks'],
  appointment_completed: [CheckIcon, 'good'],
  appointment_deposit: [CheckIcon, 'good'],
  review_received: [StarIcon, 'good'],
  waiting_offer: [CalendarIcon, 'asks'],
  system: [BellIcon, 'calm'],
};

const dayMilliseconds = 24 * 3_600_000;

/** `vor 5 Minuten` · `gestern` · `3 weeks ago`. */
const since = (at: string, now: number): string =>
  now - Date.parse(at) < dayMilliseconds ? formatRelative(at) : formatAgo(at, now);

interface EntriesProps {
  items: readonly NotificationItem[];
  onChosen?: (item: NotificationItem) => void;
}

/** What happened, one line each: an icon of its kind, what and when; what is new has a dot. */
export function NotificationEntries({ items, onChosen }: EntriesProps) {
  const [now] = useState(Date.now);
  return (
    <ul className={styles['entries']}>
      {items.map((item) => (
        <li key={item.id} data-read={item.isRead}>
          <Entry item={item} now={now} onChosen={() => onChosen?.(item)} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ item, now, onChosen }: { item: NotificationItem; now: number; onChosen: () => void }) {
  const words = useWords('notification');
  const [Icon, tone] = looks[item.kind];
  const said = (
    <>
      <span className={`stack quiet on-sunken pill ${styles['icon']}`} data-tone={tone} aria-hidden>
        <Icon size={20} />
      </span>
      <span className={`stack gap2 ${styles['words']}`}>
        <strong>
          {item.title}
          {!item.isRead && <span className="visually-hidden"> ({words('new')})</span>}
        </strong>
        <span>{item.text}</span>
        <time dateTime={item.at}>{since(item.at, now)}</time>
      </span>
      {!item.isRead && <span className={`pill ${styles['dot']}`} aria-hidden />}
      {item.path !== null && <ChevronRightIcon size={18} />}
    </>
  );
  if (item.path === null)
    return <div className={`stack gap12 plain-link breaks at-middle ${styles['entry']}`}>{said}</div>;
  return (
    <Link className={`stack gap12 plain-link breaks at-middle ${styles['entry']}`} to={item.path} onClick={onChosen}>
      {said}
    </Link>
  );
}
