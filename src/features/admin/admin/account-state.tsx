import { formatNearDate, formatNearDateIn } from '#i18n/format-days.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import type { HeldAccount } from '../../../contract/admin/admin-account.ts';
import styles from './admin.module.css';

export const dayOf = (instant: string): string => formatNearDateIn(instant, 'Europe/Berlin');

export const nameOf = ({ businessName, name }: HeldAccount): string => businessName ?? name;

/** What it is, or that it is suspended or ends. */
export function AccountState({ account: { suspendedAt, endsOn, type } }: { account: HeldAccount }) {
  const words = useWords('admin');
  if (suspendedAt !== null) return <Badge kind="danger">{words('account.suspended')}</Badge>;
  if (endsOn !== null) return <Badge kind="warning">{words('account.ending')}</Badge>;
  return <Badge>{words(`account.types.${type}`)}</Badge>;
}

/** Since when it is suspended, until when it lasts, and why. */
export function Grounds({ account: { suspendedAt, endsOn, reason, basis } }: { account: HeldAccount }) {
  const words = useWords('admin');
  if (suspendedAt === null && endsOn === null) return null;
  const why = reason !== null && basis !== null ? ` (${words(`account.basis.${basis}`)}): ${reason}` : '';
  return (
    <p className={`breaks ${styles['text']}`}>
      {suspendedAt !== null && words('account.suspendedAt', { day: dayOf(suspendedAt) })}
      {suspendedAt !== null && endsOn !== null && ' · '}
      {endsOn !== null && words('account.endsOn', { day: formatNearDate(endsOn) })}
      {why}
    </p>
  );
}
