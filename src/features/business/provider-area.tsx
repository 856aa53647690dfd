import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { type SessionUser, useSession } from '../../api/session.ts';
import { largerPlan, servicePlanOf } from '../../contract/plans.ts';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './provider-area.module.css';

const entries = [
  ['dashboard', paths.providerDashboard()],
  ['calendar', paths.providerCalendar()],
  ['clients', paths.clients()],
  ['cards', paths.serviceCards()],
  ['hours', paths.providerHours()],
  ['staff', paths.providerStaff()],
  ['personal', paths.providerPersonal()],
  ['address', paths.providerAddress()],
  ['business', paths.providerBusiness()],
  ['bank', paths.providerBank()],
  ['support', paths.providerSupport()],
  ['settings', paths.settings()],
] as const;

/** What the screens of a provider have around them. Each screen keeps its own scroll position, because it knows when it is complete. Everybody else is told that they are not theirs. */
export function ProviderArea({ children }: { children?: ReactNode }) {
  const session = useSession();
  if (session.state === 'restoring') return <Loading />;
  if (session.state !== 'signed-in' || session.user.type !== 'provider')
    return <Denied isSignedIn={session.state === 'signed-in'} />;
  return <Framed user={session.user}>{children}</Framed>;
}

/** The same side bar around what everybody has; others see it without one. */
export function SharedArea({ children }: { children?: ReactNode }) {
  const session = useSession();
  if (session.state !== 'signed-in' || session.user.type !== 'provider') return children;
  return <Framed user={session.user}>{children}</Framed>;
}

const Framed = ({ user, children }: { user: SessionUser; children?: ReactNode }) => (
  <div className={styles['area']}>
    <Sidebar user={user} />
    <div key={user.id} className={styles['screen']}>
      {children}
    </div>
  </div>
);

function Denied({ isSignedIn }: { isSignedIn: boolean }) {
  const words = useWords('business');
  return (
    <Page title={words('area.heading')} width="text">
      <ErrorState title={words('area.denied')}>
        <Button to={paths.landing()}>{words('area.home')}</Button>
        {!isSignedIn && (
          <Button variant="plain" to={paths.providerLogin()}>
            {words('area.signIn')}
          </Button>
        )}
      </ErrorState>
    </Page>
  );
}

/** On a phone the entries are one line that scrolls: it shows the one of this screen. Each screen mounts the bar anew. */
function useCurrentInSight(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useEffect(function scrollToCurrent() {
    const current = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (list.current === null || current == null) return;
    list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2;
  }, []);
  return list;
}

function Sidebar({ user }: { user: SessionUser }) {
  const words = useWords('business');
  const shared = useWords('account');
  const upgrade = largerPlan(user.package);
  // Who can have nobody else sees nothing of it.
  const shown = entries.filter(([name]) => name !== 'staff' || servicePlanOf(user.package).staff > 1);
  const list = useCurrentInSight();
  return (
    <nav className={styles['sidebar']} aria-label={words('area.label')}>
      <p className={styles['package']}>
        <span className="visually-hidden">{words('area.package')}: </span>
        <Badge kind="brand">{shared(`plans.${user.package}.name`)}</Badge>
      </p>
      <ul ref={list} className={styles['entries']}>
        {shown.map(([name, path]) => (
          <li key={name}>
            <NavLink to={path} className={styles['entry'] ?? ''}>
              {words(`area.${name}`)}
            </NavLink>
          </li>
        ))}
        <li>
          <NavLink to={paths.providerPackages()} className={styles['entry'] ?? ''}>
            {upgrade === undefined
              ? words('area.packages')
              : words('area.upgrade', { plan: shared(`plans.${upgrade}.name`) })}
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}
