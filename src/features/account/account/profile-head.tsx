import { Suspense, useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import cardStyles from '#ui/card.module.css';
import { ShieldIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/load-patiently.ts';
import { MailIcon, PhoneIcon } from '#ui/more-icons.tsx';
import { PortraitField } from '#ui/portrait-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { portraitOf } from '../../../api/own-profile.ts';
import type { SessionUser } from '../../../api/session.ts';
import { resendVerification } from '../../../contract/account/account.ts';
import { CheckedBadges } from './checked-badges.tsx';
import styles from './profile.module.css';

/** Picture, badges and contact. The name is the page's heading. */
export function ProfileHead({ user }: { user: SessionUser }) {
  return (
    <div className={`${cardStyles['card']} column gap12 full-width ${styles['head']}`}>
      <PortraitField {...portraitOf(user)} />
      <Badges user={user} />
      <p className={`line breaks ${styles['line']}`}>
        <span className="inline gap10">
          <MailIcon /> {user.email}
        </span>
        <EmailState isVerified={user.email_verified} />
      </p>
      <PhoneLine user={user} />
      <PublicPhoneLine user={user} />
    </div>
  );
}

/** Loaded when it is first opened. */
const PhoneDialog = lazyPart(async () => (await import('../phone/phone-dialog.tsx')).PhoneDialog);

function PhoneLine({ user }: { user: SessionUser }) {
  const words = useWords('account');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={`line breaks ${styles['line']}`}>
      <span className="inline gap10">
        <PhoneIcon /> {user.phone ?? words('profile.noPhone')}
      </span>
      {user.phone_verified ? (
        <Verified sentence="profile.phoneVerified" />
      ) : (
        <Button variant="plain" isCompact onClick={() => setIsOpen(true)}>
          {words('profile.verifyPhone')}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <PhoneDialog user={user} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** No code can prove a landline. */
function PublicPhoneLine({ user: { publicPhone } }: { user: SessionUser }) {
  const words = useWords('account');
  if (publicPhone === null) return null;
  return (
    <p className={`line breaks ${styles['line']}`}>
      <span className="inline gap10">
        <PhoneIcon /> {words('profile.publicPhone', { number: publicPhone })}
      </span>
      <span className="quiet">{words('profile.phoneUnproven')}</span>
    </p>
  );
}

function Badges({ user: { type, verified, package: plan } }: { user: SessionUser }) {
  const words = useWords('account');
  if (!verified && type !== 'provider') return null;
  return (
    <p className={`line breaks ${styles['line']}`}>
      {verified && type !== 'provider' && <Verified sentence="profile.verified" />}
      {type === 'provider' && (
        <>
          <CheckedBadges />
          <span className={`on-accent round20 ${styles['badge']}`}>{words('profile.provider')}</span>
          <span className={`on-accent round20 ${styles['badge']}`}>
            {words('profile.package', { plan: words(`plans.${plan}.name`) })}
          </span>
        </>
      )}
    </p>
  );
}

function Verified({ sentence }: { sentence: 'profile.verified' | 'profile.emailVerified' | 'profile.phoneVerified' }) {
  const words = useWords('account');
  return (
    <span className="inline gap6 accent">
      <ShieldIcon size={18} /> {words(sentence)}
    </span>
  );
}

function EmailState({ isVerified }: { isVerified: boolean }) {
  const words = useWords('account');
  const resend = useChange(resendVerification, {
    onSuccess: () => toast.success(words('profile.resent')),
    onError: ({ sentence }) => toast.error(sentence),
  });
  if (isVerified) return <Verified sentence="profile.emailVerified" />;
  return (
    <>
      <span className="quiet">{words('profile.notVerified')}</span>
      <Button variant="plain" disabled={resend.isPending} onClick={() => resend.mutate({})}>
        {words('profile.resend')}
      </Button>
    </>
  );
}
