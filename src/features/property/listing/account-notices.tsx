import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { UserIcon } from '#ui/icons.tsx';
import { paths } from '../../../paths.ts';
import styles from './editor.module.css';

/** A private seller is asked for nothing of a business. */
function SignInOrRegister({ next }: { next: string }): ReactNode {
  const words = useWords('listing');
  return (
    <>
      <Button to={paths.login(next)}>{words('account.signIn')}</Button>
      <Button to={paths.register(next)} variant="plain">
        {words('account.registerSeller')}
      </Button>
    </>
  );
}

/** Says that a customer's account cannot list, and which account can. */
export function NeedsSellerAccount() {
  const words = useWords('listing');
  return (
    <EmptyState
      icon={<UserIcon size={40} />}
      title={words('account.needsSeller')}
      text={words('account.needsSellerText')}
    >
      <Button to={paths.becomeProviderPlans('property')}>{words('account.seePlans')}</Button>
    </EmptyState>
  );
}

export function SignInInvitation({ next }: { next: string }) {
  const words = useWords('listing');
  return (
    <EmptyState icon={<UserIcon size={40} />} title={words('account.invitation')} text={words('account.editText')}>
      <SignInOrRegister next={next} />
    </EmptyState>
  );
}

/** Shown instead of the form when the session has ended. The typed text is hidden and comes back after signing in. */
export function SessionEnded({ next, isDraftKept }: { next: string; isDraftKept: boolean }) {
  const words = useWords('listing');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(function readOut() {
    notice.current?.focus();
  }, []);
  return (
    <div ref={notice} tabIndex={-1} role="alert">
      <EmptyState
        icon={<UserIcon size={40} />}
        title={words('account.sessionEnded')}
        text={words(isDraftKept ? 'account.draftKept' : 'account.goOn')}
      >
        <Button to={paths.login(next)}>{words('account.signIn')}</Button>
      </EmptyState>
    </div>
  );
}

/** Shown where a visitor wants to publish; the draft waits meanwhile. */
export function SignInToPublish({ next }: { next: string }) {
  const words = useWords('listing');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(function readOut() {
    notice.current?.focus();
  }, []);
  return (
    <div ref={notice} tabIndex={-1} className={`stack gap8 from-start on-accent ${styles['notice']}`}>
      <strong>{words('account.publishTitle')}</strong>
      <p>{words('account.publishText')}</p>
      <div className={`row gap12 at-end ${styles['buttons']}`}>
        <SignInOrRegister next={next} />
      </div>
    </div>
  );
}
