import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { useKeptPlace } from '#ui/kept-scroll.ts';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useAnswer } from '../../../api/query.ts';
import { useSession } from '../../../api/session.ts';
import {
  getSellerVerification,
  type SellerVerification,
  submitSellerIdentity,
} from '../../../contract/account/verification-seller.ts';
import { paths } from '../../../paths.ts';
import { IdentityStep } from './identity-step.tsx';
import { Licences } from './licences.tsx';
import { RoleStep } from './role-step.tsx';

/** /seller/verify: docs/product/verification.md, "The seller". */
export function SellerVerificationScreen() {
  const words = useWords('verification');
  const session = useSession();
  useKeptPlace(session.state === 'signed-in');
  const isSignedIn = session.state === 'signed-in';
  if (!isSignedIn || (session.user.type !== 'seller' && session.user.type !== 'provider'))
    return (
      <Page title={words('seller.title')} width="text">
        <ErrorState title={words('seller.denied')}>
          <Button to={isSignedIn ? paths.home() : paths.login(paths.sellerVerify())}>
            {words(isSignedIn ? 'home' : 'seller.login')}
          </Button>
        </ErrorState>
      </Page>
    );
  return (
    <Page title={words('seller.title')} lead={words('seller.lead')} width="text">
      <Own key={session.user.id} />
    </Page>
  );
}

function Own() {
  const words = useWords('verification');
  const { data, error, refetch } = useAnswer(getSellerVerification, {}, { isAskedAnew: true });
  if (data !== undefined) return <Steps verification={data} />;
  if (error === null) return <Skeleton lines={3} height={140} text={words('loading')} />;
  return <ErrorState title={words('failed')} text={error.sentence} onRetry={() => void refetch()} />;
}

function Steps({ verification: { role, identity, licences } }: { verification: SellerVerification }) {
  const words = useWords('verification');
  const hasLicences = licences.length > 0 || (role !== null && role !== 'owner');
  return (
    <div className="stack gap24">
      <RoleStep role={role} />
      <IdentityStep identity={identity} endpoint={submitSellerIdentity} refreshes={getSellerVerification} />
      {hasLicences && <Licences role={role} licences={licences} />}
      <div>
        <Button to={paths.sellerDashboard('properties')} variant="plain">
          {words('seller.toProperties')}
        </Button>
      </div>
    </div>
  );
}
