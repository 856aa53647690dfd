import type { ProviderProfile } from '../../contract/provider.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { goToPlace } from '../../ui/go-to-place.ts';
import { CalendarIcon, MailIcon, PhoneIcon } from '../../ui/icons.tsx';
import { telephoneLink } from '../../ui/telephone-link.ts';
import { contactAnchor, slotsAnchor } from './profile-anchors.ts';
import styles from './provider.module.css';

/** Links to contact and free slots, for screens where these are far below the cards. */
export function QuickWays({ provider: { phone, cards } }: { provider: ProviderProfile }) {
  const words = useWords('provider');
  return (
    <nav className={styles['ways']} aria-label={words('ways.title')}>
      {phone === null ? (
        <Button variant="call" href={`#${contactAnchor}`} onClick={(event) => goToPlace(event, contactAnchor)}>
          <MailIcon />
          {words('profile.contact')}
        </Button>
      ) : (
        <Button variant="call" href={telephoneLink(phone)}>
          <PhoneIcon />
          {words('ways.call')}
        </Button>
      )}
      {cards.length > 0 && (
        <Button variant="secondary" href={`#${slotsAnchor}`} onClick={(event) => goToPlace(event, slotsAnchor)}>
          <CalendarIcon />
          {words('profile.slots')}
        </Button>
      )}
    </nav>
  );
}
