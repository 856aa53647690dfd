import type { ReactNode } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { toast } from '#ui/toast.tsx';
import { useEmailConfirmation } from '../../../api/use-email-confirmation.ts';
import { paths } from '../../../paths.ts';
import styles from './editor.module.css';

/** Before saving: says that publishing waits for the confirmed address. */
export function UnconfirmedNotice({ email }: { email: string }) {
  const words = useWords('listing');
  return (
    <div className={`stack gap8 from-start on-accent ${styles['notice']}`}>
      <strong>{words('unconfirmed.title')}</strong>
      <p>{words('unconfirmed.text', { email })}</p>
      <ResendButton />
    </div>
  );
}

/** After saving: says what the listing waits for. */
export function AwaitingNotice({ email }: { email: string }) {
  const words = useWords('listing');
  return (
    <div className={`stack gap8 from-start on-accent ${styles['notice']}`}>
      <output>
        <strong>{words('unconfirmed.savedTitle')}</strong>
        <br />
        {words('unconfirmed.savedText', { email })}
      </output>
      <ResendButton>
        <Link to={paths.sellerDashboard('properties')}>{words('editor.toYourProperties')}</Link>
      </ResendButton>
    </div>
  );
}

function ResendButton({ children }: { children?: ReactNode }) {
  const words = useWords('listing');
  const { resend, isBusy } = useEmailConfirmation({
    onSent: () => toast.success(words('unconfirmed.resent')),
    onRefused: toast.error,
  });
  return (
    <div className={`row gap12 at-end ${styles['buttons']}`}>
      {children}
      <Button variant="plain" disabled={isBusy} onClick={resend}>
        {words(isBusy ? 'unconfirmed.sending' : 'unconfirmed.resend')}
      </Button>
    </div>
  );
}
