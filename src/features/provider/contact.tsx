import { Suspense, useState } from 'react';
import { useSession } from '../../api/session.ts';
import type { ProviderProfile } from '../../contract/provider.ts';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import cardStyles from '../../ui/card.module.css';
import { ChatIcon, MailIcon, PhoneIcon } from '../../ui/icons.tsx';
import { lazyPart } from '../../ui/load-patiently.ts';
import { telephoneLink } from '../../ui/telephone-link.ts';
import { contactAnchor } from './profile-anchors.ts';
import styles from './provider.module.css';

/** The number with no-break spaces, so that it is never wrapped. */
const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00a0');

/** The provider's telephone number if it is public, else the contact of our support. */
export function Contact({ provider }: { provider: ProviderProfile }) {
  const words = useWords('provider');
  const { phone, isBookable } = provider;
  return (
    <section id={contactAnchor} tabIndex={-1} className={`${cardStyles['card']} ${styles['box']}`}>
      <h2 className={styles['partTitle']}>{words('profile.contact')}</h2>
      {phone === null ? (
        <>
          <p>{words('profile.noPhone')}</p>
          <AskButton provider={provider} variant="call" />
          <Button variant="secondary" className={styles['contactWay']} to={paths.contact()}>
            <MailIcon />
            {words('profile.team')}
          </Button>
        </>
      ) : (
        <>
          <Button variant="call" className={styles['contactWay']} href={telephoneLink(phone)}>
            <PhoneIcon />
            {words('profile.call', { phone: unbroken(phone) })}
          </Button>
          {!isBookable && <p className={styles['quiet']}>{words('profile.booking')}</p>}
          <AskButton provider={provider} variant="secondary" />
        </>
      )}
    </section>
  );
}

const AskDialog = lazyPart(async () => (await import('../question/ask-dialog.tsx')).AskDialog);

/** A question before anything is booked. */
function AskButton({ provider, variant }: { provider: ProviderProfile; variant: 'call' | 'secondary' }) {
  const words = useWords('question');
  const session = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (session.state === 'signed-in' && session.user.id === provider.id) return null;
  return (
    <>
      <Button variant={variant} className={styles['contactWay']} onClick={() => setIsOpen(true)}>
        <ChatIcon />
        {words('ask.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AskDialog provider={provider} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
