import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { CalendarIcon, ChatIcon, HomeIcon, PlusIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { MoreIcon } from '#ui/more-icons.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { businessOf, roleOf } from '../../api/role.ts';
import { type SessionUser, useSession } from '../../api/session.ts';
import { paths } from '../../paths.ts';
import { AccountMenu } from '../frame/account-menu.tsx';
import { BellPlace, UnreadPlace } from '../frame/bell-place.tsx';
import { Brand } from '../frame/brand.tsx';
import shell from '../frame/shell.module.css';
import styles from './area.module.css';
import { AreaLink } from './area-link.tsx';
import { dayEntriesOf, groupsOf } from './entries.ts';
import { EntryLists } from './entry-lists.tsx';
import { PeopleIcon } from './icons.tsx';

/** In place of the site's header: the side bar, and on phones a line with the bell and the account. */
export function AreaHead() {
  const words = useWords('business');
  const session = useSession();
  if (session.state !== 'signed-in') return null;
  const { user } = session;
  return (
    <>
      <header className={styles['side']}>
        <div className={styles['brand']}>
          <Brand />
        </div>
        <nav className={styles['whole']} aria-label={words('area.label')}>
          <EntryLists user={user} />
        </nav>
        <Rail user={user} />
        <div className={`bar gap10 ${styles['foot']}`}>
          <AccountMenu hasLanguage />
          <div className={`stack gap2 shrinks ${styles['owner']}`}>
            <strong>{businessOf(user).name}</strong>
            <Package user={user} />
          </div>
          <BellPlace />
        </div>
      </header>
      <nav className={`bar between ${styles['top']}`} aria-label={words('area.top')}>
        <Brand />
        <span className={`bar gap12 ${shell['tools']}`}>
          <BellPlace />
          <AccountMenu hasLanguage />
        </span>
      </nav>
    </>
  );
}

function Package({ user }: { user: SessionUser }) {
  const words = useWords('business');
  const shared = useWords('account');
  const role = roleOf(user);
  if (role !== 'owner') return <Badge>{words(`area.roles.${role ?? 'team'}`)}</Badge>;
  return (
    <span>
      <span className="visually-hidden">{words('area.package')}: </span>
      <Badge kind="brand">{shared(`plans.${user.package}.name`)}</Badge>
    </span>
  );
}

/** Where a screen needs the width: the day's entries, a way into each of the other groups, and the rest in a sheet. */
function Rail({ user }: { user: SessionUser }) {
  const words = useWords('business');
  const { button, sheet } = useMore(user);
  return (
    <>
      <nav className={styles['rail']} aria-label={words('area.label')}>
        <ul>
          {dayEntriesOf(user).map(({ name, path, Icon }) => (
            <li key={name}>
              <AreaLink to={path}>
                <Icon size={22} />
                <span>{words(`area.${name}`)}</span>
                {name === 'messages' && <UnreadPlace />}
              </AreaLink>
            </li>
          ))}
          {groupsOf(user).map(({ name, Icon, entries }) => (
            <li key={name}>
              <Link to={entries[0]?.path ?? paths.providerDashboard()}>
                <Icon size={22} />
                <span>{words(`area.${name}`)}</span>
              </Link>
            </li>
          ))}
          <li>{button}</li>
        </ul>
      </nav>
      {sheet}
    </>
  );
}

/** The bar of phones: the day, the calendar, a new visit, the messages, and everything else. */
export function AreaBar() {
  const session = useSession();
  return session.state === 'signed-in' ? <Bar user={session.user} /> : null;
}

function Bar({ user }: { user: SessionUser }) {
  const words = useWords('business');
  const { button, sheet } = useMore(user);
  return (
    <>
      <nav className={`${shell['bottomBar']} ${styles['bar']}`} aria-label={words('area.bar')} data-bottom-bar="">
        <AreaLink to={paths.providerDashboard()}>
          <HomeIcon />
          {words('area.today')}
        </AreaLink>
        <AreaLink to={paths.providerCalendar()}>
          <CalendarIcon />
          {words('area.calendar')}
        </AreaLink>
        <Link
          to={paths.providerCalendar({ enter: 'visit' })}
          className={styles['add']}
          aria-label={words('area.enter')}
        >
          <PlusIcon size={24} />
        </Link>
        {roleOf(user) === 'team' ? (
          <AreaLink to={paths.clients()}>
            <PeopleIcon />
            {words('area.clients')}
          </AreaLink>
        ) : (
          <AreaLink to={paths.messages()}>
            <ChatIcon />
            {words('area.messages')}
            <UnreadPlace />
          </AreaLink>
        )}
        {button}
      </nav>
      {sheet}
    </>
  );
}

/** The button for everything else, and the sheet that it opens. The sheet stands beside the list, whose look is not its own. */
function useMore(user: SessionUser): { button: ReactNode; sheet: ReactNode } {
  const words = useWords('business');
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === pathname;
  const close = () => setOpenedAt(undefined);
  return {
    button: (
      <button type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpenedAt(pathname)}>
        <MoreIcon size={22} />
        <span>{words('area.more')}</span>
      </button>
    ),
    sheet: isOpen && (
      <Sheet title={businessOf(user).name} place="side" onClose={close}>
        <nav className={styles['sheet']} aria-label={words('area.label')}>
          <Package user={user} />
          <EntryLists user={user} onChosen={close} />
        </nav>
      </Sheet>
    ),
  };
}
