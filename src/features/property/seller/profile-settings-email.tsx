import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { ShieldIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { EmailField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { resendVerification } from '../../../contract/account/account.ts';
import { paths } from '../../../paths.ts';
import styles from './profile-settings.module.css';

/** The address, read-only: changing it asks for the password and has a page of its own. */
export function EmailLine({ email, isVerified }: { email: string; isVerified: boolean }) {
  const words = useWords('seller');
  const resend = useChange(resendVerification, {
    onSuccess: () => toast.success(words('profile.resent')),
    onError: ({ sentence }) => toast.error(sentence),
  });
  return (
    <div className={`column gap6 ${styles['email']}`}>
      <EmailField label={words('profile.email')} isReadOnly value={email} onChange={() => undefined} />
      <Link to={paths.settings('account')}>{words('profile.changeEmail')}</Link>
      {isVerified ? (
        <p className={`line accent ${styles['verified']}`}>
          <ShieldIcon size={18} /> {words('profile.verified')}
        </p>
      ) : (
        <p className={`line ${styles['open']}`}>
          {words('profile.notVerified')}
          <Button variant="plain" isBusy={resend.isPending} onClick={() => resend.mutate({})}>
            {words(resend.isPending ? 'profile.sending' : 'profile.resend')}
          </Button>
        </p>
      )}
    </div>
  );
}
