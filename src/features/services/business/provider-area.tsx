import { Fragment, type ReactNode } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { Page } from '#ui/page.tsx';
import { roleOf } from '../../../api/role.ts';
import { type SessionUser, useSession } from '../../../api/session.ts';
import { paths } from '../../../paths.ts';

/**
 * Screens of a business. Each keeps its own scroll position, because it knows when it is complete. Everybody else is told
 * that they are not theirs, and so are employees where they are the owner's alone.
 */
export function ProviderArea({ children, isForEmployees }: { children?: ReactNode; isForEmployees: boolean }) {
  const session = useSession();
  if (session.state === 'restoring') return <Loading />;
  const role = session.state === 'signed-in' ? roleOf(session.user) : undefined;
  if (role !== undefined && role !== 'owner' && !isForEmployees) return <OwnersAlone />;
  if (session.state !== 'signed-in' || role === undefined)
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

function OwnersAlone() {
  const words = useWords('business');
  return (
    <Page title={words('area.heading')} width="text">
      <ErrorState title={words('area.ownersAlone')}>
        <Button to={paths.providerDashboard()}>{words('area.today')}</Button>
      </ErrorState>
    </Page>
  );
}
