import { useState } from 'react';
import { refresh, stateOf, useAnswer, useChange } from '../../api/query.ts';
import type { SessionUser } from '../../api/session.ts';
import { resendVerification } from '../../contract/account.ts';
import { getReadiness } from '../../contract/business.ts';
import { listServiceCards } from '../../contract/service-card.ts';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { useKeptPlace } from '../../ui/kept-scroll.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { toast } from '../../ui/toast.tsx';
import { TrialEnded } from '../billing/trial-ended.tsx';
import { PhoneDialog } from '../phone/phone-dialog.tsx';
import styles from './business.module.css';
import { CardsPanel } from './cards-panel.tsx';
import { FirstSteps } from './first-steps.tsx';
import { NotificationsPanel } from './notifications-panel.tsx';
import { StatisticsPanel } from './statistics-panel.tsx';
import { useOwner } from './use-owner.ts';
import { RequestsPanel, UpcomingPanel, useRequests, useUpcoming } from './visits-panels.tsx';

export function ProviderDashboardScreen() {
  const words = useWords('business');
  const owner = useOwner();
  const readiness = useAnswer(getReadiness, {}, { isAskedAnew: true });
  const cards = useAnswer(listServiceCards, {});
  const requests = useRequests();
  const upcoming = useUpcoming();
  // Panels that load after the scroll position was restored would push the page down.
  useKeptPlace([readiness, cards, requests, upcoming].every((asked) => stateOf(asked) !== 'loading'));
  if (owner === undefined) return null;
  // Whoever can be booked comes for today's requests; whoever cannot yet, for what is missing.
  const isRunning = readiness.data?.bookable ?? !owner.isFirst;
  const name = owner.firstName ?? owner.businessName ?? words('dashboard.fallbackName');
  return (
    <Page title={words('dashboard.title', { name })} documentTitle={words('area.dashboard')} width="text">
      <div className={styles['parts']}>
        {!owner.email_verified && <EmailOpen owner={owner} />}
        {!owner.phone_verified && <PhoneOpen owner={owner} />}
        <TrialEnded to={paths.providerPackages()} />
        {!isRunning && <FirstSteps owner={owner} />}
        {!isRunning && <CardsPanel />}
        <RequestsPanel asked={requests} />
        <UpcomingPanel asked={upcoming} />
        {isRunning && <FirstSteps owner={owner} />}
        {isRunning && <CardsPanel />}
        <NotificationsPanel />
        <StatisticsPanel owner={owner} />
        <Section title={words('dashboard.listTitle')} lead={words('dashboard.listText')}>
          <div className={styles['buttons']}>
            <Button variant="plain" to={paths.createProperty()}>
              {words('dashboard.list')}
            </Button>
            <Button variant="link" to={paths.sellerDashboard()}>
              {words('dashboard.mine')}
            </Button>
          </div>
        </Section>
      </div>
    </Page>
  );
}

function EmailOpen({ owner: { email } }: { owner: SessionUser }) {
  const words = useWords('business');
  const resend = useChange(resendVerification, {
    onSuccess: () => toast.success(words('dashboard.resent')),
    onError: (problem) => toast.error(problem.sentence),
  });
  const again = (
    <Button variant="plain" isBusy={resend.isPending} onClick={() => resend.mutate({})}>
      {words('dashboard.resend')}
    </Button>
  );
  return (
    <Notice kind="warning" action={again}>
      {words('dashboard.emailOpen', { email })}
    </Notice>
  );
}

function PhoneOpen({ owner }: { owner: SessionUser }) {
  const words = useWords('business');
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Notice
        kind="info"
        action={
          <Button variant="plain" onClick={() => setIsAsked(true)}>
            {words('dashboard.toPhone')}
          </Button>
        }
      >
        {words('dashboard.phoneOpen')}
      </Notice>
      {isAsked && (
        <PhoneDialog
          user={owner}
          onClose={() => {
            setIsAsked(false);
            void refresh(getReadiness);
          }}
        />
      )}
    </>
  );
}
