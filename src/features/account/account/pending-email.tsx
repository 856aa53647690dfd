import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Notice } from '#ui/notice.tsx';
import type { SessionUser } from '../../../api/session.ts';

/** The address that was asked for, as long as its link counts. */
export function PendingEmail({ user: { pendingEmail } }: { user: SessionUser }) {
  const words = useWords('account');
  const [openedAt] = useState(() => Date.now());
  if (pendingEmail === null || Date.parse(pendingEmail.expiresAt) < openedAt) return null;
  return <Notice kind="info">{words('profile.account.emailSent', { email: pendingEmail.email })}</Notice>;
}
