import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { useConfirm } from '#ui/confirm.tsx';
import { Link } from '#ui/link.tsx';
import { SplitPage } from '#ui/split-page.tsx';
import { toast } from '#ui/toast.tsx';
import { type SessionUser, useSession } from '../../../api/session.ts';
import { type PlanName, planOfRegistration, plans } from '../../../contract/plans.ts';
import { nextPathOf, paths } from '../../../paths.ts';
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
  const plan = planOfRegistration(type);
  const isProperty = plans[plan].strand === 'property';
  const [person] = useState(session.state === 'signed-in' ? session.user : undefined);
  const goOn = async (user: Pick<SessionUser, 'type' | 'email'>): Promise<void> => {
    if (person !== undefined) toast.success(words('provider.roleDone'));
    else
      await confirm({
        title: words('provider.doneTitle'),
        text: words('provider.done', { email: user.email }),
        confirmLabel: words('provider.continue'),
        isNotice: true,
      });
    await navigate(next ?? workplaceOf(user.type), { replace: true });
  };
  if (person !== undefined && !mayTakeUp(person, plan)) return <Navigate to={next ?? heldPlansOf(person)} replace />;
  return (
    <SplitPage
      title={words(isProperty ? 'provider.sellerTitle' : 'provider.title')}
      picture={isProperty ? 'residential' : 'nails'}
      form="long"
    >
      {isProperty && person === undefined && (
        <p>
          <Link to={paths.register(next ?? paths.createProperty())}>{words('register.asPrivate')}</Link>
        </p>
      )}
      <ProviderRegistrationForm
        type={type ?? 'free'}
        person={person}
        plan={<PlanLine plan={plan} />}
        onRegistered={(user) => void goOn(user)}
      />
    </SplitPage>
  );
}

/** A customer may become either, a seller may offer services as well. */
const mayTakeUp = ({ type }: SessionUser, plan: PlanName): boolean =>
  type === 'customer' || (type === 'seller' && plans[plan].strand === 'services');

/** Whoever has the role already changes the plan instead. */
const heldPlansOf = ({ type }: SessionUser): string =>
  type === 'admin' ? paths.landing() : type === 'provider' ? paths.providerPackages() : paths.plansOf(type);

function PlanLine({ plan }: { plan: PlanName }) {
  const words = useWords('account');
  return (
    <div className={`line gap4-16 on-accent round12 ${styles['planLine']}`}>
      <span>
        {words('provider.plan')}: <strong>{words(`plans.${plan}.name`)}</strong>
      </span>
      <PlanPrice plan={plan} />
      <Link to={paths.becomeProviderPlans(plans[plan].strand)}>{words('provider.changePlan')}</Link>
    </div>
  );
}
