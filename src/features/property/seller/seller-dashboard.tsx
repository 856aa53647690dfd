import { type ComponentType, type ReactNode, Suspense } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { lazyPart } from '#ui/load-patiently.ts';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs, useTab } from '#ui/tabs.tsx';
import { useSession } from '../../../api/session.ts';
import { paths, type SellerTab } from '../../../paths.ts';
import { TrialEnded } from '../../account/account/trial-ended.tsx';
import { NotASeller, SignInInvitation } from './invitations.tsx';
import { PropertiesTab } from './properties-tab.tsx';
import { useInbox } from './use-inbox.ts';

const InquiriesTab = lazyPart(async () => (await import('./inquiries-tab.tsx')).InquiriesTab);
const AnalyticsTab = lazyPart(async () => (await import('./analytics-tab.tsx')).AnalyticsTab);
const ProfileSettingsTab = lazyPart(async () => (await import('./profile-settings-tab.tsx')).ProfileSettingsTab);

interface DashboardProps {
  /** Below the settings of a seller. */
  plan: ReactNode;
}

/** By their names in the URL. The first is the default. */
const names = ['properties', 'inquiries', 'analytics', 'profile'] as const satisfies readonly SellerTab[];
const tabs: Record<SellerTab, ComponentType<DashboardProps>> = {
  properties: PropertiesTab,
  inquiries: InquiriesTab,
  analytics: AnalyticsTab,
  profile: ProfileSettingsTab,
};

export function SellerDashboard({ plan }: DashboardProps) {
  const words = useWords('seller');
  return (
    <Page title={words('title')}>
      <Dashboard plan={plan} />
    </Page>
  );
}

function Dashboard({ plan }: DashboardProps) {
  const words = useWords('seller');
  const session = useSession();
  const current = useTab(names);
  if (session.state !== 'signed-in') return <SignInInvitation />;
  if (session.user.type !== 'seller' && session.user.type !== 'provider') return <NotASeller />;
  const Tab = tabs[current];
  return (
    <>
      <Tabs
        label={words('tabs.label')}
        current={current}
        hrefOf={paths.sellerDashboard}
        tabs={names.map((name) => ({
          name,
          label: words(`tabs.${name}`),
          badge: name === 'inquiries' && <UnreadCount />,
        }))}
      />
      {current === 'properties' && <TrialEnded strand="property" to={paths.plansOf('seller')} />}
      <Suspense fallback={<Skeleton shape={current === 'properties' ? 'listings' : 'faces'} />}>
        <Tab plan={plan} />
      </Suspense>
    </>
  );
}

/** Comes later than the tabs. */
function UnreadCount() {
  const words = useWords('seller');
  const unread = useInbox().data?.pages[0]?.unread ?? 0;
  if (unread === 0) return null;
  return (
    <Badge kind="brand">
      <span aria-hidden="true">{formatNumber(unread)}</span>
      <span className="visually-hidden">{words('tabs.unread', { count: unread, written: formatNumber(unread) })}</span>
    </Badge>
  );
}
