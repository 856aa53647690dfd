import type { ProviderProfile } from '../../contract/provider.ts';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { goToPlace } from '../../ui/go-to-place.ts';
import { CalendarIcon, MailIcon, PhoneIcon } from '../../ui/icons.tsx';
import { telephoneLink } from '../../ui/telephone-link.ts';
import { contactAnchor, slotsAnchor } from './profile-anchors.ts';
import styles from './provider.module.css';

/** Booking and contact, for screens where these are far below the cards. */
export function QuickWays({ provider: { id, phone, cards, isBookable } }: { provider: ProviderProfile }) {
  const words = useWords('provider');
  const isBooked = isBookable && cards.length > 0;
  const variant = isBooked ? 'secondary' : 'call';
  return (
    <nav className={styles['ways']} aria-label={words('ways.title')}>
      {isBooked && (
        <Button variant="call" to={paths.book(id)}>
          <CalendarIcon />
          {words('ways.book')}
        </Button>
      )}
      {phone === null ? (
        <Button variant={variant} href={`#${contactAnchor}`} onClick={(event) => goToPlace(event, contactAnchor)}>
          <MailIcon />
          {words('profile.contact')}
        </Button>
      ) : (
        <Button variant={variant} href={telephoneLink(phone)}>
          <PhoneIcon />
          {words('ways.call')}
        </Button>
      )}
      {cards.length > 0 && !isBooked && (
        <Button variant="secondary" href={`#${slotsAnchor}`} onClick={(event) => goToPlace(event, slotsAnchor)}>
          <CalendarIcon />
          {words('profile.slots')}
        </Button>
      )}
    </nav>
  );
}
