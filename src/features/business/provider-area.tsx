import { Fragment, type ReactNode } from 'react';
import { useSession } from '../../api/session.ts';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';

/**
 * Screens of a provider. Each keeps its own scroll position, because it knows when it is complete. Everybody else is told
 * that they are not theirs.
 */
export function ProviderArea({ children }: { children?: ReactNode }) {
  const session = useSession();
  if (session.state === 'restoring') return <Loading />;
  if (session.state !== 'signed-in' || session.user.type !== 'provider')
    return <Denied isSignedIn={session.state === 'signed-in'} />;
  return <Fragment key={session.user.id}>{children}</Fragment>;
}

function Denied({ isSignedIn }: { isSignedIn: boolean }) {
  const words = useWords('business');
  return (
    <Page title={words('area.heading')} width="text">
      <ErrorState title={words('area.denied')}>
        <Button to={paths.landing()}>{words('area.home')}</Button>
        {!isSignedIn && (
          <Button variant="plain" to={paths.providerLogin()}>
            {words('area.signIn')}
          </Button>
        )}
      </ErrorState>
    </Page>
  );
}
