import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { ListingCard as Listing } from '../../contract/browse.ts';
import { formatArea, formatPesos, formatRelative } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { languageOfStrand, paths } from '../../paths.ts';
import cardStyles from '../../ui/card.module.css';
import { FallbackImage } from '../../ui/fallback-image.tsx';
import { AreaIcon, BathIcon, BedIcon } from '../../ui/icons.tsx';
import { sourcesOf } from '../../ui/picture-sources.ts';
import { Rating } from '../../ui/rating.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import styles from './listing-card.module.css';
import { hasReducedPrice, priceOf } from './prices.ts';
import { isProvider } from './question.ts';

interface ListingCardProps {
  listing: Listing;
  isFavoritesView: boolean;
  /** The index among all cards, from 0. The pictures of the first ones are loaded at once. */
  place: number;
  isHighlighted: boolean;
  onHover?: ((id: string | undefined) => void) | undefined;
}

/** The cards of one row on most screens. */
const eagerPictures = 4;

/**
 * The widths of the columns of result-grid.module.css on the whole screen. For the densest phones it names less: nobody sees
 * more than two pixels to a point, and the picture would weigh twice as much.
 */
const pictureSizes =
  '(min-width: 1532px) 300px, (min-width: 1112px) calc(25vw - 20px), (min-width: 812px) calc(33vw - 21px), ' +
  '(min-width: 532px) calc(50vw - 24px), (min-resolution: 2.5dppx) 60vw, calc(100vw - 32px)';

/** Plain markup: a composition of the kit's card parts costs five times as much to render. */
export const ListingCard = memo(function ListingCard(props: ListingCardProps) {
  const { listing, isFavoritesView, place, isHighlighted, onHover } = props;
  const words = useWords('browse');
  const isReduced = hasReducedPrice(listing);
  const [picture] = listing.images;
  return (
    <article className={`${cardStyles['card']} ${styles['card']}`} data-highlighted={isHighlighted || undefined}>
      <div className={styles['picture']}>
        <FallbackImage
          {...sourcesOf(picture, pictureSizes)}
          alt={picture?.alt ?? ''}
          width={640}
          height={480}
          decoding="async"
          loading={place < eagerPictures ? 'eager' : 'lazy'}
          fetchPriority={place === 0 ? 'high' : 'auto'}
        />
        {isReduced && <span className={styles['ribbon']}>{words('card.reduced')}</span>}
        {listing.isAvailableNow && <span className={styles['available']}>{words('card.available')}</span>}
      </div>
      <FavoriteButton listing={listing} asksFirst={isFavoritesView} />
      <div className={styles['body']}>
        <p className={styles['kind']}>
          {words(`categories.${listing.category}`)}
          {listing.dealType !== null && !isProvider(listing) && ` · ${words(`card.${listing.dealType}`)}`}
        </p>
        <h2 className={styles['title']} lang={languageOfStrand.property}>
          <Link
            className={styles['link']}
            to={paths.property(listing.id)}
            onMouseEnter={() => onHover?.(listing.id)}
            onMouseLeave={() => onHover?.(undefined)}
            onFocus={() => onHover?.(listing.id)}
            onBlur={() => onHover?.(undefined)}
          >
            {listing.title}
          </Link>
        </h2>
        <p className={styles['location']}>{listing.location}</p>
        {isProvider(listing) ? <ProviderFacts listing={listing} /> : <PropertyFacts listing={listing} />}
        <p className={styles['price']}>
          {priceOf(listing) ?? words('card.noPrice')}
          {isReduced && listing.oldPrice !== null && (
            <>
              <del>
                <span className="visually-hidden">{words('card.oldPrice')} </span>
                {formatPesos(listing.oldPrice)}
              </del>
              {listing.oldPriceDays !== null && (
                <span className={styles['priceDays']}>{words('card.forDays', { count: listing.oldPriceDays })}</span>
              )}
              <span className={styles['newPrice']}>{words('card.newPrice')}</span>
            </>
          )}
        </p>
        {/* The server's text may be a moment older than the browser's. */}
        <p className={styles['updated']} suppressHydrationWarning>
          {words('card.updated', { when: formatRelative(listing.lastUpdate) })}
        </p>
      </div>
    </article>
  );
});

function PropertyFacts({ listing: { bedrooms, bathrooms, area, isFurnished } }: { listing: Listing }) {
  const words = useWords('browse');
  return (
    <ul className={styles['facts']}>
      {bedrooms !== null && bedrooms > 0 && (
        <li>
          <BedIcon size={16} />
          <span className="visually-hidden">{words('card.bedrooms')} </span>
          {bedrooms}
        </li>
      )}
      {bathrooms !== null && bathrooms > 0 && (
        <li>
          <BathIcon size={16} />
          <span className="visually-hidden">{words('card.bathrooms')} </span>
          {bathrooms}
        </li>
      )}
      {area !== null && area > 0 && (
        <li>
          <AreaIcon size={16} />
          {formatArea(area)}
        </li>
      )}
      {isFurnished && <li>{words('filters.furnished.yes')}</li>}
    </ul>
  );
}

function ProviderFacts({ listing: { rating, reviews, projectsCompleted } }: { listing: Listing }) {
  const words = useWords('browse');
  return (
    <p className={styles['facts']}>
      {rating !== null && <Rating rating={rating} count={reviews} />}
      {projectsCompleted !== null && <span>{words('card.projects', { count: projectsCompleted })}</span>}
    </p>
  );
}
