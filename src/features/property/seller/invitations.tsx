import { useLocation } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { paths } from '../../../paths.ts';

export function SignInInvitation() {
  const words = useWords('seller');
  const { pathname, search } = useLocation();
  return (
    <EmptyState drawing="house" title={words('signedOut.title')} text={words('signedOut.text')}>
      <Button to={paths.login(pathname + search)}>{words('signedOut.signIn')}</Button>
      <Button to={paths.becomeProviderPlans('property')} variant="plain">
        {words('signedOut.register')}
      </Button>
    </EmptyState>
  );
}

export function NotASeller() {
  const words = useWords('seller');
  return (
    <EmptyState drawing="house" title={words('notASeller.title')} text={words('notASeller.text')}>
      <Button to={paths.becomeProviderPlans('property')}>{words('notASeller.plans')}</Button>
    </EmptyState>
  );
}
