import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useChange } from '../../api/query.ts';
import { type SessionUser, useSession } from '../../api/session.ts';
import { resendVerification } from '../../contract/account.ts';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import cardStyles from '../../ui/card.module.css';
import { ErrorState } from '../../ui/error-state.tsx';
import { useKeptPlace } from '../../ui/kept-scroll.ts';
import { Page } from '../../ui/page.tsx';
import { toast } from '../../ui/toast.tsx';
import styles from './account.module.css';

export function ProviderDashboardScreen() {
  const words = useWords('account');
  const session = useSession();
  useKeptPlace(session.state === 'signed-in');
  if (session.state !== 'signed-in' || session.user.type !== 'provider')
    return (
      <Page title={words('dashboard.heading')} width="text">
        <ErrorState title={words('dashboard.denied')}>
          <Button component={Link} to={paths.landing()}>
            {words('dashboard.home')}
          </Button>
        </ErrorState>
      </Page>
    );
  const { user } = session;
  const name = user.firstName ?? user.businessName ?? words('dashboard.fallbackName');
  return (
    <Page title={words('dashboard.title', { name })} width="text">
      <section className={`${cardStyles['card']} ${styles['card']}`}>
        <h2>{words('dashboard.registered')}</h2>
        <p>{words('dashboard.package', { plan: words(`plans.${user.package}.name`) })}</p>
        <EmailState user={user} />
      </section>
      <section className={`${cardStyles['card']} ${styles['card']}`}>
        <h2>{words('dashboard.listTitle')}</h2>
        <p>{words('dashboard.listText')}</p>
        <div className={styles['buttons']}>
          <Button component={Link} to={paths.createProperty()}>
            {words('dashboard.list')}
          </Button>
          <Button component={Link} variant="default" to={paths.sellerDashboard()}>
            {words('dashboard.mine')}
          </Button>
        </div>
      </section>
    </Page>
  );
}

function EmailState({ user: { email, email_verified } }: { user: SessionUser }) {
  const words = useWords('account');
  const resend = useChange(resendVerification, {
    onSuccess: () => toast.success(words('dashboard.resent')),
    onError: (problem) => toast.error(problem.sentence),
  });
  if (email_verified) return <p>{words('dashboard.emailVerified', { email })}</p>;
  return (
    <>
      <p>{words('dashboard.emailOpen', { email })}</p>
      <Button variant="default" disabled={resend.isPending} onClick={() => resend.mutate({})}>
        {words('dashboard.resend')}
      </Button>
    </>
  );
}
