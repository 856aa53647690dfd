import { useNavigate } from 'react-router-dom';
import type { ProviderProfile } from '../../contract/provider.ts';
import { formatDate, formatDateIn, formatKilometres, formatMonthIn } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { languageOfStrand, paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { useCameFromInside } from '../../ui/came-from-inside.ts';
import { Gallery } from '../../ui/gallery.tsx';
import { ArrowLeftIcon, ClockIcon, HomeIcon, PinIcon, ShareIcon, ShieldIcon, UserIcon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';
import { Rating } from '../../ui/rating.tsx';
import { share } from '../../ui/share.ts';
import { toast } from '../../ui/toast.tsx';
import { ReportButton } from '../report/report-button.tsx';
import { BusinessDetails } from './business-details.tsx';
import { Contact } from './contact.tsx';
import { FavoriteHeart } from './favorite-heart.tsx';
import { FreeSlots } from './free-slots.tsx';
import { OpenNow } from './open-now.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { Portrait } from './portrait.tsx';
import styles from './provider.module.css';
import { QuickWays } from './quick-ways.tsx';
import { Reviews } from './reviews.tsx';
import { ServiceCards } from './service-cards.tsx';
import { providerHead } from './services-first.ts';
import { Team } from './team.tsx';

/** Providers and their customers write in the language of their strand. */
const language = languageOfStrand.services;

/** Cards and reviews, beside contact, free slots and hours. */
export function ProviderView({ provider }: { provider: ProviderProfile }) {
  return (
    <Page title={provider.name} titleLanguage={language} description={providerHead(provider.id, provider).description}>
      <div className={styles['top']}>
        <BackToSearch provider={provider} />
        <span className={styles['tools']}>
          <FavoriteHeart provider={provider} />
          <ShareProfile provider={provider} />
        </span>
      </div>
      <Facts provider={provider} />
      <QuickWays provider={provider} />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <Pictures provider={provider} />
          {provider.description !== '' && (
            <p className={styles['description']} lang={language}>
              {provider.description}
            </p>
          )}
          <ServiceCards provider={provider} />
          <Team provider={provider} />
        </div>
        <aside className={styles['column']}>
          {provider.isBookable && <FreeSlots provider={provider} />}
          <Contact provider={provider} />
          <OpeningHours provider={provider} />
        </aside>
        <div className={`${styles['column']} ${styles['reviewColumn']}`}>
          <Reviews provider={provider} />
          {provider.business !== null && <BusinessDetails business={provider.business} />}
          <ReportProfile provider={provider} />
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
      <Portrait portrait={provider.portrait} size={72} />
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
        {provider.hours.length > 0 && (
          <li>
            <ClockIcon size={18} />
            <OpenNow provider={provider} />
          </li>
        )}
        <li>
          <UserIcon size={18} />
          {words('profile.since', { month: formatMonthIn(provider.memberSince, provider.timeZone) })}
        </li>
      </ul>
    </div>
  );
}

/** The pictures of all cards, each once. */
function Pictures({ provider: { cards, name } }: { provider: ProviderProfile }) {
  const images = [...new Map(cards.flatMap((card) => card.images).map((image) => [image.id, image])).values()];
  if (images.length === 0) return null;
  return <Gallery images={images} title={name} isLow />;
}

/** The profile, each of its services and each picture. */
function ReportProfile({ provider: { id, cards } }: { provider: ProviderProfile }) {
  const words = useWords('provider');
  const images = new Set(cards.flatMap((card) => card.images.map((image) => image.id)));
  return (
    <div>
      <ReportButton
        label={words('profile.report')}
        things={[
          { kind: 'provider', id },
          ...cards.map((card) => ({ kind: 'card', id: card.id, name: card.name }) as const),
          ...[...images].map((image) => ({ kind: 'image', id: image }) as const),
        ]}
      />
    </div>
  );
}

function ShareProfile({ provider: { name } }: { provider: ProviderProfile }) {
  const words = useWords('provider');
  const shareProfile = async (): Promise<void> => {
    const url = location.href;
    const outcome = await share({ title: name, url });
    if (outcome === 'copied') toast.success(words('share.copied'));
    if (outcome === 'failed') toast.error(words('share.notCopied', { url }));
  };
  return (
    <Button variant="plain" icon={<ShareIcon />} aria-label={words('share.share')} onClick={() => void shareProfile()}>
      <span className={styles['shareWord']}>{words('share.share')}</span>
    </Button>
  );
}

/** Back to the list if the visitor came from there, else to a search around the provider. */
function BackToSearch({ provider: { zip } }: { provider: ProviderProfile }) {
  const words = useWords('provider');
  const navigate = useNavigate();
  const cameFromInside = useCameFromInside();
  if (!cameFromInside)
    return (
      <Button variant="plain" to={paths.services(zip === null ? {} : { zip })}>
        <ArrowLeftIcon />
        {words('profile.search')}
      </Button>
    );
  return (
    <Button variant="plain" onClick={() => void navigate(-1)}>
      <ArrowLeftIcon />
      {words('profile.back')}
    </Button>
  );
}
