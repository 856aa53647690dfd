import { Navigate, useLocation } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { ShieldIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { SplitPage } from '#ui/split-page.tsx';
import { type SessionUser, useSession } from '../../../api/session.ts';
import { supportEmail } from '../../../api/support-email.ts';
import { login } from '../../../contract/account/account.ts';
import { limits } from '../../../contract/limits.ts';
import { nextPathOf, paths } from '../../../paths.ts';
import styles from './account.module.css';
import { workplaceOf } from './after-signing-in.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { useEntryPicture } from './entry-picture.ts';

/** Signing in here leads home; administrators and employees come to work. */
const homeOf = ({ type, works }: SessionUser): string =>
  works != null ? paths.providerDashboard() : type === 'admin' ? workplaceOf(type) : paths.landing();

export function LoginScreen() {
  const words = useWords('account');
  const session = useSession();
  const next = nextPathOf(useLocation().search);
  const picture = useEntryPicture(next);
  if (session.state === 'signed-in') return <Navigate to={next ?? homeOf(session.user)} replace />;
  return (
    <SplitPage title={words('login.title')} lead={words('login.lead')} picture={picture}>
      <CredentialsForm endpoint={login} />
      <p className={`line gap4-12 ${styles['other']}`}>
        <Link to={paths.forgotPassword(next)}>{words('forgot.open')}</Link>
      </p>
      <p className={`line gap4-12 ${styles['other']}`}>
        {words('login.noAccount')}
        <Link to={paths.register(next)}>{words('login.toRegister')}</Link>
      </p>
      <div className={`beside gap12 quiet small ruled-above ${styles['box']}`}>
        <ShieldIcon className="accent rigid" size={24} />
        <p className="flush">
          <strong>{words('login.securityTitle')}</strong>
          <br />
          {words('login.security', { minutes: limits.tokenMinutes })}{' '}
          {words('login.securityStay', { days: limits.deviceDays })}
          <br />
          {words('login.support')} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </p>
      </div>
    </SplitPage>
  );
}
