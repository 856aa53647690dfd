import { useEffect } from 'react';
import { me, resendVerification } from '../contract/account/account.ts';
import { getOwnProperty, getUserProperties, listOwnRows } from '../contract/property/listing.ts';
import { call } from './call.ts';
import { useChange } from './change.ts';
import { refresh } from './query.ts';
import { replaceUser } from './session.ts';

/** The mailed link is opened in another tab or on a phone, so this tab asks again when it becomes visible. */
async function askWhetherConfirmed(): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  const person = await call(me, {}, { isUnasked: true }).catch(() => undefined);
  if (person?.email_verified !== true) return;
  replaceUser(person);
  await Promise.all([getUserProperties, listOwnRows, getOwnProperty].map((asked) => refresh(asked)));
}

interface Said {
  onSent: () => void;
  onRefused: (sentence: string) => void;
}

/** For screens that wait for the confirmation of the e-mail address: sends the mail once more. */
export function useEmailConfirmation({ onSent, onRefused }: Said): { resend: () => void; isBusy: boolean } {
  const sending = useChange(resendVerification, {
    onSuccess: onSent,
    onError: ({ sentence }) => onRefused(sentence),
  });
  useEffect(function hearOfConfirmation() {
    const look = (): void => void askWhetherConfirmed();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return { resend: () => sending.mutate({}), isBusy: sending.isPending };
}
