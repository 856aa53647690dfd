import { formatKilometres, formatNumber } from '#i18n/format.ts';
import { formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { FallbackImage } from '#ui/fallback-image.tsx';
import { ClockIcon, HomeIcon, ShieldIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { sourcesOf } from '#ui/picture-sources.ts';
import { usePresent } from '#ui/present.ts';
import { Rating } from '#ui/rating.tsx';
import { keepTapped, SharedPicture } from '#ui/tapped-card.tsx';
import { useAnswer } from '../../../api/query.ts';
import {
  listOffers,
  type ProviderCard as Provider,
  type Weights,
  weighed,
} from '../../../contract/services/provider.ts';
import { languageOfStrand, paths } from '../../../paths.ts';
import { tradePicture } from '../../../search/trade-picture.ts';
import { BookableRows } from './bookable-rows.tsx';
import { FavoriteHeart } from './favorite-heart.tsx';
import markStyles from './marks.module.css';
import { type OffersAsked, offersOf } from './offers-asked.ts';
import { Portrait } from './portrait.tsx';
import { priceShown } from './price-shown.ts';
import styles from './provider-card.module.css';
import { writeFound } from './searched.ts';

/** The pictures that may be visible at once are loaded at once. */
const eagerPictures = 3;

interface ProviderCardProps extends OffersAsked {
  provider: Provider;
  /** The index in the list, from 0. */
  place: number;
  /** Those of the order. */
  weights: Weights;
}

/** A provider in the results: name, place, rating, lowest price and next slot. */
export function ProviderCard({ provider, place, weights, service, when, where, filters }: ProviderCardProps) {
  const names = useWords('service-names');
  const words = useWords('provider');
  const { image } = provider;
  const asked = { provider, service, when, where, filters };
  // The rows below ask.
  const { data: offers } = useAnswer(listOffers, offersOf(asked), { isEnabled: false });
  return (
    <article className={`column ${styles['card']}`}>
      <SharedPicture id={provider.id}>
        <FallbackImage
          className={styles['picture']}
          {...sourcesOf(image, '(min-width: 640px) 240px, calc(100vw - 32px)')}
          instead={tradePicture(provider.services[0])}
          alt=""
          width={480}
          height={320}
          decoding="async"
          loading={place < eagerPictures ? 'eager' : 'lazy'}
          fetchPriority={place === 0 ? 'high' : 'auto'}
        />
      </SharedPicture>
      <FavoriteHeart provider={provider} className={styles['heart']} />
      {provider.isNew && <span className={`tiny strong ${styles['tag']}`}>{words('card.new')}</span>}
      <div className="stack gap4 shrinks from-top">
        <div className={`row between at-baseline ${styles['top']}`}>
          <h2 className={`bar gap8 size21 ${styles['name']}`}>
            <Portrait portrait={provider.portrait} size={40} />
            <Link
              className={`plain-link ${styles['link']}`}
              to={paths.provider(provider.id, writeFound({ service, when, provider, offered: offers?.items ?? [] }))}
              lang={languageOfStrand.services}
              onClick={(event) =>
                keepTapped(event, {
                  id: provider.id,
                  name: provider.name,
                  price: priceShown(words, provider),
                })
              }
            >
              {provider.name}
            </Link>
            <Kind provider={provider} />
          </h2>
          <Rating rating={provider.rating} count={provider.reviewCount} isShort />
        </div>
        <p className={`row quiet size15 ${styles['facts']}`}>
          <span>{provider.services.map((name) => names(`names.${name}`)).join(' · ')}</span>
          <PlaceLine provider={provider} />
        </p>
        <Marks provider={provider} />
      </div>
      <BookableRows {...asked} before={<OfferLine provider={provider} />} />
      {provider.why !== null && (
        <Why why={provider.why} weights={weights} hasPlace={provider.distanceKilometres !== null} />
      )}
    </article>
  );
}

/** Whether it was verified, and whether somebody works privately. */
function Kind({ provider: { isVerified, isPrivate } }: { provider: Provider }) {
  const words = useWords('provider');
  return (
    <>
      {isVerified && (
        <span className={styles['verified']} title={words('card.verified')}>
          <ShieldIcon size={18} />
          <span className="visually-hidden">{words('card.verified')}</span>
        </span>
      )}
      {isPrivate && (
        <span title={words('card.privateText')}>
          <Badge>{words('card.private')}</Badge>
          <span className="visually-hidden">{words('card.privateText')}</span>
        </span>
      )}
    </>
  );
}

function PlaceLine({ provider: { zip, city, distanceKilometres } }: { provider: Provider }) {
  const words = useWords('provider');
  const away = (kilometres: number): string =>
    kilometres < 1 ? words('card.within') : words('card.away', { distance: formatKilometres(kilometres) });
  return (
    <span>
      {distanceKilometres !== null && (
        <>
          <strong>{away(distanceKilometres)}</strong>
          {' · '}
        </>
      )}
      {[zip, city].filter(Boolean).join(' ')}
    </span>
  );
}

/** The parts of the order, each with its points of those it can have. */
function Why({ why, weights, hasPlace }: { why: Weights; weights: Weights; hasPlace: boolean }) {
  const words = useWords('services');
  const whole = weights.distance + weights.rating + weights.slot;
  return (
    <details className={styles['why']}>
      <summary>{words('why.title')}</summary>
      <ul>
        {weighed
          .filter((part) => hasPlace || part !== 'distance')
          .map((part) => (
            <li key={part}>
              {words('why.part', {
                part: words(`weights.${part}`),
                points: formatNumber(why[part]),
                most: formatNumber(Math.round((100 * weights[part]) / whole)),
              })}
            </li>
          ))}
      </ul>
    </details>
  );
}

function Marks({ provider: { isHomeService, comesByArrangement, isAvailableNow } }: { provider: Provider }) {
  const words = useWords('provider');
  if (!isHomeService && !comesByArrangement && !isAvailableNow) return null;
  return (
    <ul className={`row gap6 ${markStyles['marks']}`}>
      {isAvailableNow && <li>{words('card.now')}</li>}
      {isHomeService && (
        <li>
          <HomeIcon size={14} />
          {words('card.home')}
        </li>
      )}
      {comesByArrangement && !isHomeService && (
        <li>
          <HomeIcon size={14} />
          {words('card.homeByArrangement')}
        </li>
      )}
    </ul>
  );
}

/** What it costs at least, and the next time: of the shortest card that fits. */
function OfferLine({ provider }: { provider: Provider }) {
  const words = useWords('provider');
  const present = usePresent();
  const { priceUnit, timeZone, isBookable, nextSlot, isNextSlotRequest } = provider;
  return (
    <div className={`row size15 at-baseline ${styles['offer']}`}>
      <p className={`strong digits ${styles['price']}`}>
        {priceShown(words, provider)}
        {priceUnit === 'hour' && <small> {words('card.perHour')}</small>}
      </p>
      <p className={`bar gap6 quiet ${styles['slot']}`}>
        <ClockIcon size={16} />
        <span>
          {nextSlot === null ? (
            words(isBookable ? 'card.noSlot' : 'card.byArrangement')
          ) : (
            <>
              {words(isNextSlotRequest ? 'card.nextRequest' : 'card.next')}{' '}
              {/* Browsers abbreviate unlike the server. */}
              <time dateTime={nextSlot} suppressHydrationWarning>
                {formatSoonIn(nextSlot, timeZone, present)}
              </time>
            </>
          )}
        </span>
      </p>
    </div>
  );
}
