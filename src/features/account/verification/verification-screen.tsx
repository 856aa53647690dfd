import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Checklist } from '#ui/checklist.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { useKeptPlace } from '#ui/kept-scroll.ts';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { ProgressLine } from '#ui/progress-line.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useAnswer } from '../../../api/query.ts';
import { type SessionUser, useSession } from '../../../api/session.ts';
import { getVerification, type Verification } from '../../../contract/account/verification.ts';
import { paths } from '../../../paths.ts';
import { IdentityChecklistStep } from './identity-step.tsx';
import { PhoneStep } from './phone-step.tsx';
import { ProofsStep } from './proofs.tsx';

/** /provider/verify: docs/product/verification.md. */
export function VerificationScreen() {
  const words = useWords('verification');
  const session = useSession();
  useKeptPlace(session.state === 'signed-in');
  if (session.state !== 'signed-in' || session.user.type !== 'provider')
    return (
      <Page title={words('title')} width="text">
        <ErrorState title={words('denied')}>
          <Button to={paths.landing()}>{words('home')}</Button>
        </ErrorState>
      </Page>
    );
  return (
    <Page title={words('title')} width="text">
      <Own key={session.user.id} user={session.user} />
    </Page>
  );
}

function Own({ user }: { user: SessionUser }) {
  const words = useWords('verification');
  const { data, error, refetch } = useAnswer(getVerification, {}, { isAskedAnew: true });
  if (data !== undefined) return <Steps key={user.id} user={user} verification={data} />;
  if (error === null) return <Skeleton lines={3} height={140} text={words('loading')} />;
  return <ErrorState title={words('failed')} text={error.sentence} onRetry={() => void refetch()} />;
}

const steps = ['phone', 'identity', 'proofs'] as const;
type Step = (typeof steps)[number];

/** What is missing, what was sent and what was decided, one thing open at a time: at first the next that is missing. */
function Steps({ user, verification }: { user: SessionUser; verification: Verification }) {
  const { phone, identity, proofs } = verification;
  const words = useWords('verification');
  const [chosen, setChosen] = useState<Step | 'none'>();
  const isPhoneDone = phone.verifiedAt !== null;
  const isDone = isPhoneDone && identity?.state === 'approved';
  const done = [isPhoneDone, identity?.state === 'approved'].filter(Boolean).length;
  const isIdentityDue = identity === null || identity.state === 'refused';
  // A refused document opens first, so that its reason is read without a press.
  const isRefused = identity?.state === 'refused';
  const next = isPhoneDone || isRefused ? (isIdentityDue ? 'identity' : 'none') : 'phone';
  // What was chosen counts as long as there is something to do.
  const isChosenOver = (chosen === 'phone' && isPhoneDone) || (chosen === 'identity' && !isIdentityDue);
  const open = chosen === undefined || isChosenOver ? next : chosen;
  const placeOf = (step: Step) => ({
    number: steps.indexOf(step) + 1,
    isOpen: open === step,
    onToggle: () => setChosen(open === step ? 'none' : step),
  });
  return (
    <div className="stack gap24">
      {isDone ? (
        <Notice kind="success">{words('done')}</Notice>
      ) : (
        <div className="stack gap10">
          <p className="flush">{words('progress', { done, of: 2 })}</p>
          <ProgressLine label={words('progress', { done, of: 2 })} done={done} of={2} />
        </div>
      )}
      <Checklist>
        <PhoneStep {...placeOf('phone')} user={user} phone={phone} />
        <IdentityChecklistStep {...placeOf('identity')} identity={identity} />
        <ProofsStep {...placeOf('proofs')} proofs={proofs} />
      </Checklist>
      <p className="quiet breaks">{words('lead')}</p>
      <div>
        <Button to={paths.providerDashboard()} variant={isDone ? 'primary' : 'plain'}>
          {words('dashboard')}
        </Button>
      </div>
    </div>
  );
}
