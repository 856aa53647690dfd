import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { useKeptPlace } from '#ui/kept-scroll.ts';
import { Page } from '#ui/page.tsx';
import { Section } from '#ui/section.tsx';
import { Tabs, useTab } from '#ui/tabs.tsx';
import { restoreSession, type SessionUser, useSession } from '../../../api/session.ts';
import { paths } from '../../../paths.ts';
import { CalendarAddress } from '../../messaging/notification/calendar-address.tsx';
import { PushDevice } from '../../messaging/notification/push-device.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Devices } from './devices.tsx';
import { EmailForm } from './email-form.tsx';
import { NotificationsForm } from './notifications-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactor } from './second-factor.tsx';
import styles from './settings.module.css';
import { SignInFirst } from './sign-in-first.tsx';

const tabs = ['account', 'password', 'notifications', 'delete'] as const;

/** /provider/settings: docs/product/accounts.md. Everybody who is signed in has these settings. */
export function SettingsScreen() {
  const words = useWords('account');
  const session = useSession();
  useKeptPlace(session.state === 'signed-in');
  return (
    <Page title={words('settings.title')} width="text">
      {session.state === 'signed-in' ? (
        <Settings key={session.user.id} user={session.user} />
      ) : (
        <SignInFirst next={paths.settings()} />
      )}
    </Page>
  );
}

function Settings({ user }: { user: SessionUser }) {
  const words = useWords('account');
  const tab = useTab(tabs);
  return (
    <>
      <Tabs
        label={words('settings.title')}
        current={tab}
        tabs={tabs.map((name) => ({ name, label: words(`settings.tabs.${name}`) }))}
      />
      <div className={`column ${styles['parts']}`}>
        {tab === 'account' && (
          <Section
            title={words('settings.tabs.account')}
            isCard={false}
            lead={words('settings.account.lead')}
            actions={
              <Button variant="plain" to={paths.profile()}>
                {words('settings.account.toProfile')}
              </Button>
            }
          >
            <EmailForm key={user.email} user={user} onAsked={() => void restoreSession()} />
          </Section>
        )}
        {tab === 'password' && (
          <Section title={words('settings.tabs.password')} isCard={false}>
            <PasswordForm user={user} />
          </Section>
        )}
        {tab === 'password' && <SecondFactor />}
        {tab === 'password' && <Devices />}
        {tab === 'notifications' && (
          <Section title={words('settings.tabs.notifications')} isCard={false}>
            <NotificationsForm user={user} />
          </Section>
        )}
        {tab === 'notifications' && <PushDevice account={user.id} />}
        {tab === 'notifications' && <CalendarAddress />}
        {tab === 'delete' && <DeleteAccount />}
      </div>
    </>
  );
}
