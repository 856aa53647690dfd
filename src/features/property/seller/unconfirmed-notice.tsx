import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import { useSession } from '../../../api/session.ts';
import { useEmailConfirmation } from '../../../api/use-email-confirmation.ts';
import type { OwnListing } from '../../../contract/property/listing.ts';
import styles from './seller.module.css';

/** Says that nothing goes public until the address is confirmed, and what waits for that. */
export function UnconfirmedNotice({ properties }: { properties: readonly OwnListing[] }) {
  const session = useSession();
  if (session.state !== 'signed-in' || session.user.email_verified) return null;
  const waiting = properties.filter(({ awaitsConfirmation }) => awaitsConfirmation === true).length;
  return <OpenNotice email={session.user.email} waiting={waiting} />;
}

function OpenNotice({ email, waiting }: { email: string; waiting: number }) {
  const words = useWords('seller');
  const { resend, isBusy } = useEmailConfirmation({
    onSent: () => toast.success(words('profile.resent')),
    onRefused: toast.error,
  });
  return (
    <div className={`on-warm ${styles['notice']}`}>
      <p>
        <strong>{words('unconfirmed.title')}</strong> {words('unconfirmed.text', { email })}{' '}
        {waiting > 0 && words('unconfirmed.waiting', { count: waiting, written: formatNumber(waiting) })}
      </p>
      <Button className={'above8'} variant="plain" disabled={isBusy} onClick={resend}>
        {words(isBusy ? 'profile.sending' : 'profile.resend')}
      </Button>
    </div>
  );
}
