import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { paths } from '../../../paths.ts';

/** The three buttons of the property strand. */
export function PropertyWays() {
  const words = useWords('landing');
  return (
    <>
      <Button variant="plain" isPill to={paths.home()}>
        {words('browse')}
      </Button>
      <Button variant="plain" isPill to={paths.home({ category: 'architects' })}>
        {words('architects')}
      </Button>
      <Button variant="plain" isPill to={paths.home({ category: 'constructors' })}>
        {words('constructors')}
      </Button>
    </>
  );
}
