import { Navigate, useLocation } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { Link } from '#ui/link.tsx';
import { SplitPage } from '#ui/split-page.tsx';
import { useSession } from '../../../api/session.ts';
import { loginProvider } from '../../../contract/account/account.ts';
import { nextPathOf, paths } from '../../../paths.ts';
import styles from './account.module.css';
import { workplaceOf } from './after-signing-in.ts';
import { CredentialsForm } from './credentials-form.tsx';

export function ProviderLoginScreen() {
  const words = useWords('account');
  const session = useSession();
  const next = nextPathOf(useLocation().search);
  if (session.state === 'signed-in') return <Navigate to={next ?? workplaceOf(session.user.type)} replace />;
  return (
    <SplitPage title={words('providerLogin.title')} lead={words('providerLogin.lead')} picture="nails">
      <CredentialsForm endpoint={loginProvider} unreachable={words('providerLogin.unreachable')} />
      <p className={`line gap4-12 ${styles['other']}`}>
        <Link to={paths.forgotPassword(next)}>{words('forgot.open')}</Link>
      </p>
      <p className={`line gap4-12 ${styles['other']}`}>
        {words('providerLogin.noAccount')}
        <Link to={paths.providerRegister('free', next)}>{words('providerLogin.toRegister')}</Link>
      </p>
      <p className={`line gap4-12 ${styles['other']}`}>
        {words('providerLogin.customer')}{' '}
        <Link to={paths.login(paths.becomeProviderPlans())}>{words('providerLogin.becomeWithIt')}</Link>
      </p>
    </SplitPage>
  );
}
