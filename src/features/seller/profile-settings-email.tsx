import { Button, TextInput } from '@mantine/core';
import { useChange } from '../../api/query.ts';
import { resendVerification } from '../../contract/account.ts';
import { useWords } from '../../i18n/i18n.ts';
import { ShieldIcon } from '../../ui/icons.tsx';
import { toast } from '../../ui/toast.tsx';
import styles from './profile-settings.module.css';

/** The address, read-only: changing it asks for the password and has a page of its own. */
export function EmailLine({ email, isVerified }: { email: string; isVerified: boolean }) {
  const words = useWords('seller');
  const resend = useChange(resendVerification, {
    onSuccess: () => toast.success(words('profile.resent')),
    onError: ({ sentence }) => toast.error(sentence),
  });
  return (
    <div className={styles['email']}>
      <TextInput label={words('profile.email')} type="email" readOnly value={email} />
      {isVerified ? (
        <p className={styles['verified']}>
          <ShieldIcon size={18} /> {words('profile.verified')}
        </p>
      ) : (
        <p className={styles['open']}>
          {words('profile.notVerified')}
          <Button
            classNames={{ root: styles['resend'] ?? '', label: styles['resendWords'] ?? '' }}
            variant="default"
            disabled={resend.isPending}
            onClick={() => resend.mutate({})}
          >
            {words(resend.isPending ? 'profile.sending' : 'profile.resend')}
          </Button>
        </p>
      )}
    </div>
  );
}
