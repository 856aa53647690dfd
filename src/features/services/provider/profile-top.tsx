import { useNavigate } from 'react-router-dom';
import { formatKilometres } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { useCameFromInside } from '#ui/came-from-inside.ts';
import { FallbackImage } from '#ui/fallback-image.tsx';
import { goToPlace } from '#ui/go-to-place.ts';
import { ArrowLeftIcon, ClockIcon, HomeIcon, ShieldIcon } from '#ui/icons.tsx';
import { PhoneIcon, PinIcon, ShareIcon } from '#ui/more-icons.tsx';
import { Mosaic } from '#ui/mosaic.tsx';
import { Rating } from '#ui/rating.tsx';
import { share } from '#ui/share.ts';
import { telephoneLink } from '#ui/telephone-link.ts';
import { toast } from '#ui/toast.tsx';
import type { ProviderProfile } from '../../../contract/services/provider.ts';
import { phoneToCall, streetToGo } from '../../../contract/services/provider-reach.ts';
import { paths, reviewsAnchor } from '../../../paths.ts';
import { tradePicture } from '../../../search/trade-picture.ts';
import { FavoriteHeart } from './favorite-heart.tsx';
import { OpenNow } from './open-now.tsx';
import { aboutAnchor, contactAnchor, offersAnchor, placeAnchor, teamAnchor } from './profile-anchors.ts';
import styles from './provider.module.css';

/** The pictures of all cards, each once, with what one does with the page. */
export function Pictures({ provider }: { provider: ProviderProfile }) {
  const { cards, name } = provider;
  const images = [...new Map(cards.flatMap((card) => card.images).map((image) => [image.id, image])).values()];
  return (
    <Mosaic
      id={provider.id}
      images={images}
      title={name}
      substitute={<FallbackImage src={undefined} instead={tradePicture(cards[0]?.category)} alt="" />}
      ribbon={<BackToSearch provider={provider} />}
      actions={
        <>
          <ShareProfile provider={provider} />
          <FavoriteHeart provider={provider} />
        </>
      }
    />
  );
}

/** Rating, place, whether it is open, and what was checked, in the lines below the name. */
export function Facts({ provider }: { provider: ProviderProfile }) {
  const words = useWords('profile');
  const { zip, city, reachKilometres, identityCheckedAt } = provider;
  const street = streetToGo(provider);
  const place = [zip, city].filter(Boolean).join(' ');
  return (
    <ul className={`row ${styles['facts']}`}>
      <li>
        {provider.rating === null ? (
          <Rating rating={null} count={null} />
        ) : (
          <a href={`#${reviewsAnchor}`} onClick={(event) => goToPlace(event, reviewsAnchor)}>
            <Rating rating={provider.rating} count={provider.reviewCount} />
          </a>
        )}
      </li>
      <li>
        <PinIcon size={18} />
        {street === null ? place : `${street}, ${place}`}
      </li>
      {reachKilometres !== null && (
        <li>
          <HomeIcon size={18} />
          {words('reach', { distance: formatKilometres(reachKilometres), place: city ?? place })}
        </li>
      )}
      {provider.hours.length > 0 && (
        <li>
          <ClockIcon size={18} />
          <OpenNow provider={provider} />
        </li>
      )}
      {identityCheckedAt !== null && (
        <li className={styles['checked']}>
          <ShieldIcon size={16} />
          {words('identity')}
        </li>
      )}
    </ul>
  );
}

/** To the parts of the page. On wide screens it stays in sight, with the number to call. */
export function Jumps({ provider }: { provider: ProviderProfile }) {
  const words = useWords('profile');
  const phone = phoneToCall(provider);
  const jumps: readonly (readonly [string, string])[] = [
    [offersAnchor, words('offers')],
    [reviewsAnchor, words('reviews')],
    ...(provider.staff.length > 1 ? [[teamAnchor, words('team')] as const] : []),
    [aboutAnchor, words('about')],
    [contactAnchor, words('contact')],
    ...(provider.position !== null && streetToGo(provider) !== null ? [[placeAnchor, words('place')] as const] : []),
  ];
  return (
    <nav className={styles['jumps']} aria-label={words('here')}>
      {jumps.map(([anchor, name]) => (
        <a key={anchor} href={`#${anchor}`} onClick={(event) => goToPlace(event, anchor)}>
          {name}
        </a>
      ))}
      {phone !== null && (
        <a className={styles['call']} href={telephoneLink(phone)}>
          <PhoneIcon size={18} />
          {words('callNow')}
        </a>
      )}
    </nav>
  );
}

function ShareProfile({ provider: { name } }: { provider: ProviderProfile }) {
  const words = useWords('profile');
  const shareProfile = async (): Promise<void> => {
    const url = location.href;
    const outcome = await share({ title: name, url });
    if (outcome === 'copied') toast.success(words('share.copied'));
    if (outcome === 'failed') toast.error(words('share.notCopied', { url }));
  };
  return (
    <Button
      variant="plain"
      isIcon
      icon={<ShareIcon />}
      aria-label={words('share.share')}
      onClick={() => void shareProfile()}
    />
  );
}

/** Back to the list if the visitor came from there, else to a search around the provider. */
function BackToSearch({ provider: { zip } }: { provider: ProviderProfile }) {
  const words = useWords('profile');
  const shared = useWords('provider');
  const navigate = useNavigate();
  const cameFromInside = useCameFromInside();
  if (!cameFromInside)
    return (
      <Button
        variant="plain"
        isPill
        className={styles['back']}
        icon={<ArrowLeftIcon />}
        to={paths.services(zip === null ? {} : { zip })}
      >
        {shared('search')}
      </Button>
    );
  return (
    <Button
      variant="plain"
      isPill
      className={styles['back']}
      icon={<ArrowLeftIcon />}
      onClick={() => void navigate(-1)}
    >
      {words('back')}
    </Button>
  );
}
