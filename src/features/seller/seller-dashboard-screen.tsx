import { type ComponentType, Suspense, useCallback, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { paths, type SellerTab } from '../../paths.ts';
import { lazyPart } from '../../ui/load-patiently.ts';
import { Loading } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { NotASeller, SignInInvitation } from './invitations.tsx';
import { PropertiesTab } from './properties-tab.tsx';
import styles from './seller.module.css';
import { useInbox } from './use-inbox.ts';

const InquiriesTab = lazyPart(async () => (await import('./inquiries-tab.tsx')).InquiriesTab);
const AnalyticsTab = lazyPart(async () => (await import('./analytics-tab.tsx')).AnalyticsTab);
const ProfileSettingsTab = lazyPart(async () => (await import('./profile-settings-tab.tsx')).ProfileSettingsTab);

/** The tabs by their name in the URL. The first is the default. */
const tabs = [
  ['properties', PropertiesTab],
  ['inquiries', InquiriesTab],
  ['analytics', AnalyticsTab],
  ['profile', ProfileSettingsTab],
] as const satisfies readonly (readonly [SellerTab, ComponentType])[];

export function SellerDashboardScreen() {
  const words = useWords('seller');
  return (
    <Page title={words('title')}>
      <Dashboard />
    </Page>
  );
}

function Dashboard() {
  const session = useSession();
  const [search] = useSearchParams();
  if (session.state !== 'signed-in') return <SignInInvitation />;
  if (session.user.type !== 'seller' && session.user.type !== 'provider') return <NotASeller />;
  const [current, Tab] = tabs.find(([name]) => name === search.get('tab')) ?? tabs[0];
  return (
    <>
      <TabBar current={current} />
      <Suspense fallback={<Loading />}>
        <Tab />
      </Suspense>
    </>
  );
}

function TabBar({ current }: { current: SellerTab }) {
  const words = useWords('seller');
  const bar = useRef<HTMLElement>(null);
  const showCurrent = useCallback(() => {
    const row = bar.current;
    const tab = row?.querySelector(`[data-tab='${current}']`);
    if (!row || !tab) return;
    const [{ left, width }, frame] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
    // Scrolls sideways only, so that the page stays where Back has scrolled it.
    row.scrollBy({ left: left - frame.left - (frame.width - width) / 2 });
  }, [current]);
  useEffect(
    function showChosen() {
      showCurrent();
    },
    [showCurrent],
  );
  return (
    <nav ref={bar} className={styles['tabs']} aria-label={words('tabs.label')}>
      {tabs.map(([name]) => (
        <Link
          key={name}
          to={paths.sellerDashboard(name)}
          className={styles['tab']}
          data-tab={name}
          {...(name === current ? { 'aria-current': 'page' } : {})}
        >
          {words(`tabs.${name}`)}
          {name === 'inquiries' && <UnreadCount onShown={showCurrent} />}
        </Link>
      ))}
    </nav>
  );
}

/** Appears later than the tabs and moves those after it. */
function UnreadCount({ onShown }: { onShown: () => void }) {
  const words = useWords('seller');
  const unread = useInbox().data?.pages[0]?.unread ?? 0;
  useEffect(
    function tellShown() {
      if (unread > 0) onShown();
    },
    [unread, onShown],
  );
  if (unread === 0) return null;
  return (
    <span className={styles['count']}>
      <span aria-hidden="true">{formatNumber(unread)}</span>
      <span className="visually-hidden">{words('tabs.unread', { count: unread, written: formatNumber(unread) })}</span>
    </span>
  );
}
