import { useId } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { BellIcon } from '#ui/icons.tsx';
import { useDropdown } from '#ui/use-dropdown.ts';
import { useAnswer } from '../../../api/query.ts';
import { listNotifications } from '../../../contract/messaging/notification.ts';
import styles from './bell.module.css';
import { NotificationList } from './notification-list.tsx';

/** How many conversations have something new; asked by the bell, which is on every page. */
export function UnreadMessages({ className }: { className: string | undefined }) {
  const words = useWords('notification');
  const unread = useAnswer(listNotifications, {}).data?.unreadMessages ?? 0;
  if (unread === 0) return null;
  return (
    <span className={className}>
      <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
      <span className="visually-hidden"> {words('newMessages', { count: unread })}</span>
    </span>
  );
}

/** The bell of whoever is signed in: it counts what is unread, and asks anew every 15 seconds while the page can be seen. */
export function Bell() {
  const words = useWords('notification');
  const { frame, isOpen, toggle, close, onBlur } = useDropdown();
  const panel = useId();
  const answer = useAnswer(listNotifications, {}, { isWatched: 'closely' });
  const unread = answer.data?.unread ?? 0;
  return (
    <div ref={frame} className={`relative ${styles['frame']}`} onBlur={onBlur}>
      <Button
        variant="quiet"
        isIcon
        aria-label={unread === 0 ? words('title') : words('unread', { count: unread })}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={toggle}
      >
        <BellIcon size={22} />
        {unread > 0 && (
          <span className={`bar strong centered ${styles['count']}`} aria-hidden>
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </Button>
      <section
        id={panel}
        className={`beside upright on-surface ruled ${styles['panel']}`}
        aria-label={words('title')}
        hidden={!isOpen}
      >
        {isOpen && <NotificationList answer={answer} onChosen={close} />}
      </section>
    </div>
  );
}
