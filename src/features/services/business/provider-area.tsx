import { Fragment, type ReactNode } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { Page } from '#ui/page.tsx';
import { type SessionUser, useSession } from '../../../api/session.ts';
import { paths } from '../../../paths.ts';

/**
 * Screens of a provider. Each keeps its own scroll position, because it knows when it is complete. Everybody else is told
 * that they are not theirs.
 */
export function ProviderArea({ children }: { children?: ReactNode }) {
  const session = useSession();
  if (session.state === 'restoring') return <Loading />;
  if (session.state !== 'signed-in' || session.user.type !== 'provider')
    return <Denied type={session.state === 'signed-in' ? session.user.type : undefined} />;
  return <Fragment key={session.user.id}>{children}</Fragment>;
}

/** Sellers look for their plan and their invoices here, too. */
function Denied({ type }: { type: SessionUser['type'] | undefined }) {
  const words = useWords('business');
  return (
    <Page title={words('area.heading')} width="text">
      <ErrorState title={words('area.denied')}>
        <Button variant={type === 'seller' ? 'plain' : 'primary'} to={paths.landing()}>
          {words('area.home')}
        </Button>
        {type === 'seller' && <Button to={paths.plansOf(type)}>{words('area.sellerPlan')}</Button>}
        {type === undefined && (
          <Button variant="plain" to={paths.providerLogin()}>
            {words('area.signIn')}
          </Button>
        )}
      </ErrorState>
    </Page>
  );
}
