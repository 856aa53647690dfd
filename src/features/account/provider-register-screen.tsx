import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { type SessionUser, useSession } from '../../api/session.ts';
import { type PlanName, planOfRegistration, plans } from '../../contract/plans.ts';
import { useWords } from '../../i18n/i18n.ts';
import { nextPathOf, paths } from '../../paths.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './account.module.css';
import { workplaceOf } from './after-signing-in.ts';
import { PlanPrice } from './plan-price.tsx';
import { ProviderRegistrationForm } from './provider-registration-form.tsx';

export function ProviderRegisterScreen() {
  const words = useWords('account');
  const { type } = useParams();
  const next = nextPathOf(useLocation().search);
  const navigate = useNavigate();
  const confirm = useConfirm();
  const session = useSession();
  const [wasSignedIn] = useState(session.state === 'signed-in');
  const plan = planOfRegistration(type);
  const goOn = async (user: SessionUser): Promise<void> => {
    await confirm({
      title: words('provider.doneTitle'),
      text: words('provider.done', { email: user.email }),
      confirmLabel: words('provider.continue'),
      isNotice: true,
    });
    await navigate(next ?? workplaceOf(user.type), { replace: true });
  };
  if (wasSignedIn && session.state === 'signed-in')
    return <Navigate to={next ?? workplaceOf(session.user.type)} replace />;
  return (
    <Page title={words(plans[plan].strand === 'property' ? 'provider.sellerTitle' : 'provider.title')} width="text">
      <PlanLine plan={plan} />
      <ProviderRegistrationForm type={type ?? 'free'} onRegistered={(user) => void goOn(user)} />
    </Page>
  );
}

function PlanLine({ plan }: { plan: PlanName }) {
  const words = useWords('account');
  return (
    <div className={styles['planLine']}>
      <span>
        {words('provider.plan')}: <strong>{words(`plans.${plan}.name`)}</strong>
      </span>
      <PlanPrice plan={plan} />
      <Link to={paths.becomeProviderPlans()}>{words('provider.changePlan')}</Link>
    </div>
  );
}
