import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { workplaceOf } from '../../features/account/after-signing-in.ts';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Page } from '../../ui/page.tsx';

export function NotFoundScreen() {
  const words = useWords('shell');
  return (
    <Page title={words('notFound.title')} width="text" lead={words('notFound.text')}>
      <WayToWork />
      <Button component={Link} to={paths.landing()} mr="sm" mb="sm">
        {words('notFound.home')}
      </Button>
      <Button component={Link} to={paths.home()} variant="default" mr="sm" mb="sm">
        {words('notFound.browse')}
      </Button>
      <Button component={Link} to={paths.services()} variant="default" mb="sm">
        {words('notFound.services')}
      </Button>
    </Page>
  );
}

/** Providers and sellers have a dashboard. */
function WayToWork() {
  const words = useWords('shell');
  const session = useSession();
  const workplace = session.state === 'signed-in' ? workplaceOf(session.user.type) : paths.landing();
  if (workplace === paths.landing()) return null;
  return (
    <Button component={Link} to={workplace} mr="sm" mb="sm">
      {words('notFound.dashboard')}
    </Button>
  );
}
