import { useState } from 'react';
import { formatDate } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button, ButtonRow } from '#ui/button.tsx';
import { ChecklistStep } from '#ui/checklist.tsx';
import { refresh } from '../../../api/query.ts';
import type { SessionUser } from '../../../api/session.ts';
import { getVerification, type Verification } from '../../../contract/account/verification.ts';
import { PhoneDialog } from '../phone/phone-dialog.tsx';
import { StateBadge } from './state-badge.tsx';
import type { StepPlace } from './step-place.ts';

interface PhoneStepProps extends StepPlace {
  user: SessionUser;
  phone: Verification['phone'];
}

/** The number of the account, and the dialog that sends it a code. */
export function PhoneStep({ user, phone, ...step }: PhoneStepProps) {
  const words = useWords('verification');
  const [isOpen, setIsOpen] = useState(false);
  const { number, verifiedAt } = phone;
  const said = number ?? '';
  const close = (isVerified: boolean): void => {
    setIsOpen(false);
    if (isVerified) void refresh(getVerification);
  };
  return (
    <ChecklistStep
      {...step}
      title={words('phone.title')}
      state={verifiedAt === null ? 'open' : 'done'}
      beside={<StateBadge state={verifiedAt === null ? 'open' : 'approved'} />}
      text={
        <>
          {verifiedAt !== null
            ? words('phone.verified', { number: said, day: formatDate(verifiedAt) })
            : words(number === null ? 'phone.none' : 'phone.open', { number: said })}
          {user.publicPhone !== null && (
            <>
              <br />
              {words('phone.publicNumber', { number: user.publicPhone })}
            </>
          )}
        </>
      }
    >
      {verifiedAt === null && (
        <>
          <ButtonRow>
            <Button onClick={() => setIsOpen(true)}>{words('phone.verify')}</Button>
          </ButtonRow>
          {isOpen && <PhoneDialog user={user} onClose={close} />}
        </>
      )}
    </ChecklistStep>
  );
}
