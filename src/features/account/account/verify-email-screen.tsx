import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { Loading } from '#ui/loading.tsx';
import { Page } from '#ui/page.tsx';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { continueSession, restoreSession } from '../../../api/session.ts';
import { verifyEmail } from '../../../contract/account/account.ts';
import { nextPathOf, paths } from '../../../paths.ts';
import { workplaceOf } from './after-signing-in.ts';

const redirectMilliseconds = 3000;

type Verification =
  | { state: 'verifying' }
  | { state: 'success'; target: string; publishedListings: number; isAgain: boolean }
  | { state: 'error' }
  /** The server could not check the link: the person may try again. */
  | { state: 'unanswered'; sentence: string };

/** A link works once, so it is sent once, however often the screen mounts. */
const asked = new Map<string, Promise<Verification>>();

async function verify(token: string): Promise<Verification> {
  try {
    const { type, publishedListings, isAgain, access_token } = await call(verifyEmail, { params: { token } });
    if (access_token !== null) continueSession(access_token);
    await restoreSession();
    return { state: 'success', target: workplaceOf(type), publishedListings, isAgain };
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    return problem.status >= 400 && problem.status < 500 && problem.code !== 'too_many_requests'
      ? { state: 'error' }
      : { state: 'unanswered', sentence: problem.sentence };
  }
}

function verifyOnce(token: string): Promise<Verification> {
  const verification = asked.get(token) ?? verify(token);
  asked.set(token, verification);
  return verification;
}

function useVerification(token: string): Verification {
  const [verification, setVerification] = useState<Verification>({ state: 'verifying' });
  useEffect(
    function askOnce() {
      void verifyOnce(token).then(setVerification);
    },
    [token],
  );
  return verification;
}

export function VerifyEmailScreen() {
  const words = useWords('account');
  const { token = '' } = useParams();
  const { pathname, search } = useLocation();
  const next = nextPathOf(search);
  const verification = useVerification(token);
  return (
    <Page title={words('verify.title')} width="text">
      {verification.state === 'verifying' && <Loading text={words('verify.verifying')} />}
      {verification.state === 'success' && <Verified {...verification} target={next ?? verification.target} />}
      {verification.state === 'unanswered' && (
        <ErrorState title={verification.sentence} onRetry={() => location.reload()} />
      )}
      {verification.state === 'error' && (
        <ErrorState title={words('verify.failed')}>
          <Button to={pathname.startsWith('/provider/') ? paths.providerLogin(next) : paths.login(next)}>
            {words('verify.toLogin')}
          </Button>
        </ErrorState>
      )}
    </Page>
  );
}

interface VerifiedProps {
  target: string;
  publishedListings: number;
  isAgain: boolean;
}

function Verified({ target, publishedListings, isAgain }: VerifiedProps) {
  const words = useWords('account');
  const navigate = useNavigate();
  useEffect(
    function goOn() {
      const timer = setTimeout(() => void navigate(target, { replace: true }), redirectMilliseconds);
      return () => clearTimeout(timer);
    },
    [navigate, target],
  );
  return (
    <output>
      <EmptyState
        icon={<CheckIcon size={40} />}
        title={words(isAgain ? 'verify.again' : 'verify.success')}
        text={words(target === paths.landing() ? 'verify.redirectHome' : 'verify.redirect')}
      >
        {publishedListings > 0 && (
          <p>{words('verify.published', { count: publishedListings, written: formatNumber(publishedListings) })}</p>
        )}
      </EmptyState>
    </output>
  );
}
