import { useState } from 'react';
import { refresh } from '../../api/query.ts';
import type { SessionUser } from '../../api/session.ts';
import { getVerification, type Verification } from '../../contract/verification.ts';
import { formatDate } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { PhoneDialog } from '../phone/phone-dialog.tsx';
import { StateBadge } from './state-badge.tsx';
import styles from './verification.module.css';

/** The number of the account, and the dialog that sends it a code. */
export function PhoneStep({ user, phone }: { user: SessionUser; phone: Verification['phone'] }) {
  const words = useWords('verification');
  const [isOpen, setIsOpen] = useState(false);
  const { number, verifiedAt } = phone;
  const said = number ?? '';
  const close = (isVerified: boolean): void => {
    setIsOpen(false);
    if (isVerified) void refresh(getVerification);
  };
  return (
    <Section title={words('phone.title')} actions={<StateBadge state={verifiedAt === null ? 'open' : 'approved'} />}>
      <p className={styles['text']}>
        {verifiedAt !== null
          ? words('phone.verified', { number: said, day: formatDate(verifiedAt) })
          : words(number === null ? 'phone.none' : 'phone.open', { number: said })}
      </p>
      {user.publicPhone !== null && (
        <p className={styles['text']}>{words('phone.publicNumber', { number: user.publicPhone })}</p>
      )}
      {verifiedAt === null && (
        <div>
          <Button onClick={() => setIsOpen(true)}>{words('phone.verify')}</Button>
        </div>
      )}
      {isOpen && <PhoneDialog user={user} onClose={close} />}
    </Section>
  );
}
