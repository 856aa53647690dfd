import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useWords } from '../i18n/i18n.ts';
import { paths } from '../paths.ts';
import { Page } from '../ui/page.tsx';

export function NotFoundScreen() {
  const words = useWords('shell');
  return (
    <Page title={words('notFound.title')} width="text" lead={words('notFound.text')}>
      <Button component={Link} to={paths.landing()} size="md" mr="sm" mb="sm">
        {words('notFound.home')}
      </Button>
      <Button component={Link} to={paths.home()} size="md" variant="default" mb="sm">
        {words('notFound.browse')}
      </Button>
    </Page>
  );
}
