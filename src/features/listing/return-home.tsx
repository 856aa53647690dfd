import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';

export function ReturnHome() {
  const words = useWords('listing');
  return (
    <Button component={Link} to={paths.home()}>
      {words('error.returnHome')}
    </Button>
  );
}
