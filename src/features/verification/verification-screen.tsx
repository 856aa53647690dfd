import { useAnswer } from '../../api/query.ts';
import { type SessionUser, useSession } from '../../api/session.ts';
import { getVerification, type Verification } from '../../contract/verification.ts';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useKeptPlace } from '../../ui/kept-scroll.ts';
import { Loading } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { IdentityStep } from './identity-step.tsx';
import { PhoneStep } from './phone-step.tsx';
import { Proofs } from './proofs.tsx';
import styles from './verification.module.css';

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
    <Page title={words('title')} lead={words('lead')} width="text">
      <Own key={session.user.id} user={session.user} />
    </Page>
  );
}

function Own({ user }: { user: SessionUser }) {
  const words = useWords('verification');
  const { data, error, refetch } = useAnswer(getVerification, {}, { isAskedAnew: true });
  if (data !== undefined) return <Steps key={user.id} user={user} verification={data} />;
  if (error === null) return <Loading text={words('loading')} />;
  return <ErrorState title={words('failed')} text={error.sentence} onRetry={() => void refetch()} />;
}

function Steps({ user, verification }: { user: SessionUser; verification: Verification }) {
  const { phone, identity, proofs } = verification;
  const words = useWords('verification');
  const isDone = phone.verifiedAt !== null && identity?.state === 'approved';
  return (
    <div className={styles['steps']}>
      {isDone && <Notice kind="success">{words('done')}</Notice>}
      <PhoneStep user={user} phone={phone} />
      <IdentityStep identity={identity} />
      <Proofs proofs={proofs} />
      <div>
        <Button to={paths.providerDashboard()} variant={isDone ? 'primary' : 'plain'}>
          {words('dashboard')}
        </Button>
      </div>
    </div>
  );
}
