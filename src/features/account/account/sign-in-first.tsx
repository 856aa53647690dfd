import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { UserIcon } from '#ui/icons.tsx';
import { paths } from '../../../paths.ts';

/** For a page of signed-in people. Signing in leads back to it. */
export function SignInFirst({ next }: { next: string }) {
  const words = useWords('account');
  return (
    <EmptyState icon={<UserIcon size={40} />} title={words('profile.signedOut')}>
      <Button to={paths.login(next)}>{words('profile.toLogin')}</Button>
    </EmptyState>
  );
}
