import { type MouseEvent, memo } from 'react';
import { formatArea, formatPesos, formatRelative } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Link } from '#ui/link.tsx';
import { Rating } from '#ui/rating.tsx';
import { keepTapped } from '#ui/tapped-card.tsx';
import type { ListingCard as Listing } from '../../../contract/property/browse.ts';
import { isStudio } from '../../../contract/property/taxonomy.ts';
import { languageOfStrand, paths } from '../../../paths.ts';
import { CardPictures } from './card-pictures.tsx';
import { isChecked } from './checked-seller.ts';
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

/**
 * The widths of the columns of `card-grid` on the whole screen. For the densest phones it names less: nobody sees
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
  const kind = words(`categories.${listing.category}`);
  const deal = isProvider(listing) ? null : listing.dealType;
  const open = (event: MouseEvent): void =>
    keepTapped(event, { id: listing.id, name: listing.title, price: priceOf(listing) ?? undefined });
  return (
    <article
      className={`beside shrinks upright relative ${styles['card']}`}
      data-highlighted={isHighlighted || undefined}
      data-unpriced={listing.price === null || undefined}
    >
      <CardPictures listing={listing} sizes={pictureSizes} place={place} onHover={onHover} onOpen={open} />
      {(isReduced || listing.isAvailableNow || isChecked(listing)) && (
        <p className={`row gap6 ${styles['tags']}`}>
          {isReduced && <span className={`tiny strong pill ${styles['reduced']}`}>{words('card.reduced')}</span>}
          {listing.isAvailableNow && <span className="tiny strong pill">{words('card.available')}</span>}
          {isChecked(listing) && (
            <span className="tiny strong pill">{words(`card.checked.${listing.sellerCheck}`)}</span>
          )}
        </p>
      )}
      <FavoriteButton listing={listing} asksFirst={isFavoritesView} />
      <Price listing={listing} />
      <h2 className={`size16 medium ${styles['title']}`} lang={languageOfStrand.property}>
        <Link
          className={`unlined ${styles['link']}`}
          to={paths.property(listing.id)}
          onClick={open}
          onMouseEnter={() => onHover?.(listing.id)}
          onMouseLeave={() => onHover?.(undefined)}
          onFocus={() => onHover?.(listing.id)}
          onBlur={() => onHover?.(undefined)}
        >
          {listing.title}
        </Link>
      </h2>
      {isProvider(listing) ? <ProviderFacts listing={listing} /> : <PropertyFacts listing={listing} />}
      <p className={styles['quiet']}>{listing.location}</p>
      {/* The server's text may be a moment older than the browser's. */}
      <p className={styles['quiet']} suppressHydrationWarning>
        {deal === null ? kind : `${kind}\u00a0· ${words(`card.${deal}`)}`}
        {'\u00a0· '}
        {words('card.updated', { when: formatRelative(listing.lastUpdate) })}
      </p>
      {picture !== undefined && picture.alt !== '' && <span className="visually-hidden">{picture.alt}</span>}
    </article>
  );
});

function Price({ listing }: { listing: Listing }) {
  const words = useWords('browse');
  const { oldPrice, oldPriceDays } = listing;
  return (
    <p className={`row gap0-8 size21 strong display-type digits at-baseline ${styles['price']}`}>
      {priceOf(listing) ?? words('card.noPrice')}
      {hasReducedPrice(listing) && oldPrice !== null && (
        <>
          <del className="quiet small">
            {oldPriceDays === null && <span className="visually-hidden">{words('card.oldPrice')} </span>}
            {formatPesos(oldPrice)}
          </del>{' '}
          {oldPriceDays !== null && (
            <span className={`quiet tiny ${styles['priceDays']}`}>
              {words('card.forDays', { count: oldPriceDays })}
            </span>
          )}
          <span className={`warm tiny on-warm round10 ${styles['newPrice']}`}>{words('card.newPrice')}</span>
        </>
      )}
    </p>
  );
}

/** 1 bed · 1 bath · 40 m² · ₱875/m² */
function PropertyFacts({ listing: { category, bedrooms, bathrooms, area, isFurnished, price } }: { listing: Listing }) {
  const words = useWords('browse');
  const facts = [
    isStudio({ category, bedrooms }) && words('card.studio'),
    bedrooms !== null && bedrooms > 0 && words('card.beds', { count: bedrooms }),
    bathrooms !== null && bathrooms > 0 && words('card.baths', { count: bathrooms }),
    area !== null && area > 0 && formatArea(area),
    area !== null &&
      area > 0 &&
      price !== null &&
      words('card.perSquareMetre', { price: formatPesos(Math.round(price / area)) }),
    isFurnished && words('filters.furnished.yes'),
  ];
  // No line begins with a dot.
  return <p className={`row ${styles['facts']}`}>{facts.filter(Boolean).join('\u00a0· ')}</p>;
}

function ProviderFacts({ listing: { rating, reviews, projectsCompleted } }: { listing: Listing }) {
  const words = useWords('browse');
  return (
    <p className={`row ${styles['facts']}`}>
      {rating !== null && <Rating rating={rating} count={reviews} />}
      {projectsCompleted !== null && <span>{words('card.projects', { count: projectsCompleted })}</span>}
    </p>
  );
}
