import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { ChatIcon } from '#ui/icons.tsx';
import { MailIcon, PhoneIcon } from '#ui/more-icons.tsx';
import { telephoneLink } from '#ui/telephone-link.ts';
import type { ProviderProfile } from '../../../contract/services/provider.ts';
import { phoneToCall } from '../../../contract/services/provider-reach.ts';
import { paths } from '../../../paths.ts';
import { AskButton } from './ask-button.tsx';
import { contactAnchor } from './profile-anchors.ts';
import styles from './provider.module.css';

/** The number with no-break spaces, so that it is never wrapped. */
const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00a0');

/** The provider's telephone number if it is public, else the contact of our support. */
export function Contact({ provider }: { provider: ProviderProfile }) {
  const words = useWords('profile');
  const { isBookable, cards } = provider;
  const phone = phoneToCall(provider);
  return (
    <section id={contactAnchor} tabIndex={-1} className={`column gap12 from-top ${styles['part']}`}>
      <h2>{words('contact')}</h2>
      {!isBookable && (
        <p className="quiet size15">
          {words(cards.some(({ isByArrangement }) => isByArrangement) ? 'comesByArrangement' : 'booking')}
        </p>
      )}
      {phone === null ? (
        <>
          <p>{words('noPhone')}</p>
          <AskButton provider={provider} variant="call" className={styles['contactWay']} icon={<ChatIcon />} />
          <Button variant="secondary" className={styles['contactWay']} to={paths.contact()}>
            <MailIcon />
            {words('contactTeam')}
          </Button>
        </>
      ) : (
        <>
          <Button variant="call" className={styles['contactWay']} href={telephoneLink(phone)}>
            <PhoneIcon />
            {words('call', { phone: unbroken(phone) })}
          </Button>
          {provider.phone !== null && !provider.isPhoneProven && (
            <p className="quiet size15">{words('phoneUnproven')}</p>
          )}
          <AskButton provider={provider} variant="secondary" className={styles['contactWay']} icon={<ChatIcon />} />
        </>
      )}
    </section>
  );
}
