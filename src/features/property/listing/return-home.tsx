import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { paths } from '../../../paths.ts';

export function ReturnHome() {
  const words = useWords('listing');
  return <Button to={paths.home()}>{words('error.returnHome')}</Button>;
}
