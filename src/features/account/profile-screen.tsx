import { type SessionUser, useSession } from '../../api/session.ts';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { UserIcon } from '../../ui/icons.tsx';
import { useKeptPlace } from '../../ui/kept-scroll.ts';
import { Page } from '../../ui/page.tsx';
import { AccountForm } from './account-form.tsx';
import { PersonalForm } from './personal-form.tsx';
import styles from './profile.module.css';
import { ProfileHead } from './profile-head.tsx';

/** /profile: docs/product/accounts.md. */
export function ProfileScreen() {
  const words = useWords('account');
  const session = useSession();
  useKeptPlace(session.state === 'signed-in');
  const name = session.state === 'signed-in' ? session.user.name : '';
  return (
    <Page title={name === '' ? words('profile.title') : name} documentTitle={words('profile.title')} width="text">
      {session.state === 'signed-in' ? <Profile key={session.user.id} user={session.user} /> : <SignInFirst />}
    </Page>
  );
}

function SignInFirst() {
  const words = useWords('account');
  return (
    <EmptyState icon={<UserIcon size={40} />} title={words('profile.signedOut')}>
      <Button to={paths.login(paths.profile())}>{words('profile.toLogin')}</Button>
    </EmptyState>
  );
}

function Profile({ user }: { user: SessionUser }) {
  const words = useWords('account');
  return (
    <div className={styles['profile']}>
      <ProfileHead user={user} />
      {user.type === 'provider' && (
        <Button to={paths.providerDashboard()} variant="plain">
          {words('profile.toDashboard')}
        </Button>
      )}
      {user.type === 'seller' && (
        <Button to={paths.sellerDashboard()} variant="plain">
          {words('profile.toProperties')}
        </Button>
      )}
      <Button to={paths.ownInquiries()} variant="plain">
        {words('profile.toInquiries')}
      </Button>
      <section className={styles['part']} aria-labelledby="profile-account">
        <h2 id="profile-account">{words('profile.account.title')}</h2>
        <AccountForm key={user.email} user={user} />
      </section>
      <section className={styles['part']}>
        <h2>{words('profile.personal')}</h2>
        <PersonalForm user={user} />
      </section>
    </div>
  );
}
