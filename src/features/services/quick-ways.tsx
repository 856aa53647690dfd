import type { MouseEvent } from 'react';
import type { ProviderProfile } from '../../contract/provider.ts';
import { useWords } from '../../i18n/i18n.ts';
import buttons from '../../ui/button.module.css';
import { CalendarIcon, MailIcon, PhoneIcon } from '../../ui/icons.tsx';
import { telephoneLink } from '../../ui/telephone-link.ts';
import { contactAnchor, slotsAnchor } from './profile-anchors.ts';
import styles from './provider.module.css';

/** Where contact and free slots stand far below the offers: both in reach, however far one has read. */
export function QuickWays({ provider: { phone, cards } }: { provider: ProviderProfile }) {
  const words = useWords('services');
  return (
    <nav className={styles['ways']} aria-label={words('ways.title')}>
      {phone === null ? (
        <a className={buttons['call']} href={`#${contactAnchor}`} onClick={(event) => goTo(event, contactAnchor)}>
          <MailIcon />
          {words('profile.contact')}
        </a>
      ) : (
        <a className={buttons['call']} href={telephoneLink(phone)}>
          <PhoneIcon />
          {words('ways.call')}
        </a>
      )}
      {cards.length > 0 && (
        <a className={buttons['secondary']} href={`#${slotsAnchor}`} onClick={(event) => goTo(event, slotsAnchor)}>
          <CalendarIcon />
          {words('profile.slots')}
        </a>
      )}
    </nav>
  );
}

/** Without a step in the history: Back leads to the results, not up the same page. */
function goTo(event: MouseEvent, anchor: string): void {
  const place = document.getElementById(anchor);
  if (place === null) return;
  event.preventDefault();
  place.scrollIntoView();
  place.focus({ preventScroll: true });
}
