import type { ProviderProfile } from '../../contract/provider.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { goToPlace } from '../../ui/go-to-place.ts';
import { CalendarIcon, MailIcon, PhoneIcon } from '../../ui/icons.tsx';
import { telephoneLink } from '../../ui/telephone-link.ts';
import { contactAnchor, slotsAnchor } from './profile-anchors.ts';
import styles from './provider.module.css';

/** Links to free slots and contact, for screens where these are far below the cards. */
export function QuickWays({ provider: { phone, isBookable } }: { provider: ProviderProfile }) {
  const words = useWords('provider');
  const contact = isBookable ? 'secondary' : 'call';
  return (
    <nav className={styles['ways']} aria-label={words('ways.title')}>
      {isBookable && (
        <Button variant="call" href={`#${slotsAnchor}`} onClick={(event) => goToPlace(event, slotsAnchor)}>
          <CalendarIcon />
          {words('profile.slots')}
        </Button>
      )}
      {phone === null ? (
        <Button variant={contact} href={`#${contactAnchor}`} onClick={(event) => goToPlace(event, contactAnchor)}>
          <MailIcon />
          {words('profile.contact')}
        </Button>
      ) : (
        <Button variant={contact} href={telephoneLink(phone)}>
          <PhoneIcon />
          {words('ways.call')}
        </Button>
      )}
    </nav>
  );
}
