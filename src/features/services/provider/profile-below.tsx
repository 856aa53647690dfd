import { formatDate, formatDateIn } from '#i18n/format.ts';
import { formatMonthIn } from '#i18n/format-days.ts';
import { useWords } from '#i18n/i18n.ts';
import { ShieldIcon, UserIcon } from '#ui/icons.tsx';
import { routeTo } from '../../../contract/route-link.ts';
import type { ProviderProfile } from '../../../contract/services/provider.ts';
import { streetToGo } from '../../../contract/services/provider-reach.ts';
import { filePaths } from '../../../file-paths.ts';
import { MapPicture } from '../../../map/map-picture.tsx';
import { languageOfStrand } from '../../../paths.ts';
import { ReportButton } from '../../messaging/report/report-button.tsx';
import { BusinessDetails } from './business-details.tsx';
import { Contact } from './contact.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { Portrait } from './portrait.tsx';
import { aboutAnchor, placeAnchor } from './profile-anchors.ts';
import styles from './provider.module.css';
import { Reviews } from './reviews.tsx';
import { Team } from './team.tsx';

/** What stands below the offers. */
export function ProfileBelow({ provider }: { provider: ProviderProfile }) {
  return (
    <div className={`column gap28 from-top ${styles['column']}`}>
      <Reviews provider={provider} />
      <Team provider={provider} />
      <About provider={provider} />
      <div className={styles['pair']}>
        <Contact provider={provider} />
        <OpeningHours provider={provider} />
      </div>
      <Place provider={provider} />
      {provider.business !== null && <BusinessDetails business={provider.business} />}
      <ReportProfile provider={provider} />
    </div>
  );
}

/** Who that is, since when, and what was checked. */
function About({ provider }: { provider: ProviderProfile }) {
  const words = useWords('profile');
  const { identityCheckedAt, proofs, timeZone } = provider;
  const dayOf = (instant: string): string => formatDateIn(instant, timeZone);
  return (
    <section id={aboutAnchor} tabIndex={-1} className={`column gap12 from-top ${styles['part']}`}>
      <h2>{words('about')}</h2>
      <div className={`beside gap16 at-top ${styles['about']}`}>
        <Portrait portrait={provider.portrait} size={72} />
        {provider.description !== '' && (
          <p className="breaks kept-lines shrinks leading16" lang={languageOfStrand.services}>
            {provider.description}
          </p>
        )}
      </div>
      <ul className={`row ${styles['facts']}`}>
        <li>
          <UserIcon size={18} />
          {words('since', { month: formatMonthIn(provider.memberSince, timeZone) })}
        </li>
        {identityCheckedAt !== null && (
          <li>
            <ShieldIcon size={18} />
            {words('identityChecked', { day: dayOf(identityCheckedAt) })}
          </li>
        )}
        {proofs.map(({ name, checkedAt, validUntil }) => (
          <li key={`${name} ${checkedAt}`}>
            <ShieldIcon size={18} />
            {validUntil === null
              ? words('proofChecked', { name, day: dayOf(checkedAt) })
              : words('proofCheckedUntil', { name, day: dayOf(checkedAt), end: formatDate(validUntil) })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where it is, if its address is public. */
function Place({ provider }: { provider: ProviderProfile }) {
  const words = useWords('profile');
  const { position, zip, city } = provider;
  const street = streetToGo(provider);
  if (position === null || street === null) return null;
  const address = `${street}, ${[zip, city].filter(Boolean).join(' ')}`;
  return (
    <section id={placeAnchor} tabIndex={-1} className={`column gap12 from-top ${styles['part']}`}>
      <h2>{words('place')}</h2>
      <MapPicture
        addressOf={filePaths.mapPicture}
        position={{ lat: position.latitude, lng: position.longitude }}
        isExact
        height={260}
        place={address}
        href={routeTo(address)}
      />
    </section>
  );
}

/** The profile, each of its services and each picture. */
function ReportProfile({ provider: { id, cards } }: { provider: ProviderProfile }) {
  const words = useWords('profile');
  const images = new Set(cards.flatMap((card) => card.images.map((image) => image.id)));
  return (
    <div>
      <ReportButton
        label={words('report')}
        things={[
          { kind: 'provider', id },
          ...cards.map((card) => ({ kind: 'card', id: card.id, name: card.name }) as const),
          ...[...images].map((image) => ({ kind: 'image', id: image }) as const),
        ]}
      />
    </div>
  );
}
