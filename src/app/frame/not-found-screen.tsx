import { useWords } from '#i18n/i18n.ts';
import { Button, ButtonRow } from '#ui/button.tsx';
import { Drawing } from '#ui/drawing.tsx';
import { Page } from '#ui/page.tsx';
import { useSession } from '../../api/session.ts';
import { workplaceOf } from '../../features/account/account/after-signing-in.ts';
import { paths } from '../../paths.ts';
import styles from './shell.module.css';

export function NotFoundScreen() {
  const words = useWords('shell');
  return (
    <Page title={words('notFound.title')} width="text" lead={words('notFound.text')}>
      {(heading) => (
        <div className={`stack text-center ${styles['lost']}`}>
          <Drawing name="lost" />
          {heading}
          <ButtonRow>
            <WayToWork />
            <Button to={paths.landing()}>{words('notFound.home')}</Button>
            <Button to={paths.home()} variant="plain">
              {words('notFound.browse')}
            </Button>
            <Button to={paths.services()} variant="plain">
              {words('notFound.services')}
            </Button>
          </ButtonRow>
        </div>
      )}
    </Page>
  );
}

/** Providers and sellers have a dashboard. */
function WayToWork() {
  const words = useWords('shell');
  const session = useSession();
  const workplace = session.state === 'signed-in' ? workplaceOf(session.user.type) : paths.landing();
  if (workplace === paths.landing()) return null;
  return <Button to={workplace}>{words('notFound.dashboard')}</Button>;
}
