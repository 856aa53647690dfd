import { useNavigate } from 'react-router-dom';
import type { ProviderProfile } from '../../contract/provider.ts';
import { formatDate, formatDateIn, formatKilometres, formatMonthIn } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { languageOfStrand, paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { useCameFromInside } from '../../ui/came-from-inside.ts';
import { ArrowLeftIcon, ClockIcon, HomeIcon, PinIcon, ShieldIcon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';
import { Rating } from '../../ui/rating.tsx';
import { Contact } from './contact.tsx';
import { FreeSlots } from './free-slots.tsx';
import { OpeningHours } from './opening-hours.tsx';
import styles from './provider.module.css';
import { QuickWays } from './quick-ways.tsx';
import { Reviews } from './reviews.tsx';
import { ServiceCards } from './service-cards.tsx';
import { providerHead } from './services-first.ts';

/** Providers and their customers write in the language of their strand. */
const language = languageOfStrand.services;

/** Cards and reviews, beside contact, free slots and hours. */
export function ProviderView({ provider }: { provider: ProviderProfile }) {
  return (
    <Page title={provider.name} titleLanguage={language} description={providerHead(provider.id, provider).description}>
      <BackToSearch provider={provider} />
      <Facts provider={provider} />
      <QuickWays provider={provider} />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <p className={styles['description']} lang={language}>
            {provider.description}
          </p>
          <ServiceCards cards={provider.cards} />
        </div>
        <aside className={styles['column']}>
          <Contact provider={provider} />
          {provider.cards.length > 0 && <FreeSlots provider={provider} />}
          <OpeningHours provider={provider} />
        </aside>
        <div className={styles['reviewColumn']}>
          <Reviews provider={provider} />
        </div>
      </div>
    </Page>
  );
}

function Facts({ provider }: { provider: ProviderProfile }) {
  const words = useWords('provider');
  const { zip, city, street, reachKilometres, identityCheckedAt, proofs } = provider;
  const dayOf = (instant: string): string => formatDateIn(instant, provider.timeZone);
  const place = [zip, city].filter(Boolean).join(' ');
  return (
    <div className={styles['facts']}>
      <Rating rating={provider.rating} count={provider.reviewCount} />
      <ul>
        <li>
          <PinIcon size={18} />
          {street === null ? place : `${street}, ${place}`}
        </li>
        {reachKilometres !== null && (
          <li>
            <HomeIcon size={18} />
            {words('profile.reach', { distance: formatKilometres(reachKilometres), place: city ?? place })}
          </li>
        )}
        {identityCheckedAt !== null && (
          <li>
            <ShieldIcon size={18} />
            {words('profile.identityChecked', { day: dayOf(identityCheckedAt) })}
          </li>
        )}
        {proofs.map(({ name, checkedAt, validUntil }) => (
          <li key={`${name} ${checkedAt}`}>
            <ShieldIcon size={18} />
            {validUntil === null
              ? words('profile.proofChecked', { name, day: dayOf(checkedAt) })
              : words('profile.proofCheckedUntil', { name, day: dayOf(checkedAt), end: formatDate(validUntil) })}
          </li>
        ))}
        <li>
          <ClockIcon size={18} />
          {words('profile.since', { month: formatMonthIn(provider.memberSince, provider.timeZone) })}
        </li>
      </ul>
    </div>
  );
}

/** Back to the list if the visitor came from there, else to a search around the provider. */
function BackToSearch({ provider: { zip } }: { provider: ProviderProfile }) {
  const words = useWords('provider');
  const navigate = useNavigate();
  const cameFromInside = useCameFromInside();
  if (!cameFromInside)
    return (
      <Button variant="plain" className={styles['back']} to={paths.services(zip === null ? {} : { zip })}>
        <ArrowLeftIcon />
        {words('profile.search')}
      </Button>
    );
  return (
    <Button variant="plain" className={styles['back']} onClick={() => void navigate(-1)}>
      <ArrowLeftIcon />
      {words('profile.back')}
    </Button>
  );
}
