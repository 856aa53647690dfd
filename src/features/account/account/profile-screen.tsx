import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { useKeptPlace } from '#ui/kept-scroll.ts';
import { Page } from '#ui/page.tsx';
import { Section } from '#ui/section.tsx';
import { type SessionUser, useSession } from '../../../api/session.ts';
import { paths } from '../../../paths.ts';
import { AccountForm } from './account-form.tsx';
import { AddressForm } from './address-form.tsx';
import { BusinessForm } from './business-form.tsx';
import { PersonalForm } from './personal-form.tsx';
import styles from './profile.module.css';
import { ProfileHead } from './profile-head.tsx';
import { SignInFirst } from './sign-in-first.tsx';

/** /profile: docs/product/accounts.md. */
export function ProfileScreen() {
  const words = useWords('account');
  const session = useSession();
  useKeptPlace(session.state === 'signed-in');
  const name = session.state === 'signed-in' ? session.user.name : '';
  return (
    <Page title={name === '' ? words('profile.title') : name} documentTitle={words('profile.title')} width="text">
      {session.state === 'signed-in' ? (
        <Profile key={session.user.id} user={session.user} />
      ) : (
        <SignInFirst next={paths.profile()} />
      )}
    </Page>
  );
}

function Profile({ user }: { user: SessionUser }) {
  const words = useWords('account');
  return (
    <div className={`column gap24 ${styles['profile']}`}>
      <ProfileHead user={user} />
      <Ways user={user} />
      <Section title={words('profile.account.title')} isCard={false}>
        <AccountForm key={user.email} user={user} />
      </Section>
      <Section title={words('profile.personal')} isCard={false}>
        <PersonalForm key={user.phone} user={user} />
      </Section>
      <Section title={words('profile.address.title')} isCard={false}>
        <AddressForm user={user} />
      </Section>
      <Section title={words('profile.business.title')} isCard={false} lead={words('profile.business.lead')}>
        <BusinessForm user={user} />
      </Section>
    </div>
  );
}

/** To the other screens of the account. */
function Ways({ user }: { user: SessionUser }) {
  const words = useWords('account');
  const ways = [
    ...(user.type === 'provider'
      ? [
          [paths.providerDashboard(), words('profile.toDashboard')],
          [paths.serviceCards(), words('profile.toServices')],
          [paths.providerBank(), words('profile.toBank')],
        ]
      : []),
    ...(user.type === 'seller'
      ? [
          [paths.sellerDashboard(), words('profile.toProperties')],
          [paths.plansOf('seller'), words('profile.toPlan')],
        ]
      : []),
    [paths.ownInquiries(), words('profile.toInquiries')],
    [paths.settings('notifications'), words('settings.tabs.notifications')],
    [paths.settings('delete'), words('profile.toExport')],
  ];
  return (
    <nav className="row gap12" aria-label={words('profile.ways')}>
      {ways.map(([to = '', label]) => (
        <Button key={to} variant="plain" isPill to={to}>
          {label}
        </Button>
      ))}
    </nav>
  );
}
