import { useWords } from '#i18n/i18n.ts';
import cardStyles from '#ui/card.module.css';
import { FallbackImage } from '#ui/fallback-image.tsx';
import { Link } from '#ui/link.tsx';
import { sourcesOf } from '#ui/picture-sources.ts';
import { Rating } from '#ui/rating.tsx';
import type { ListingCard } from '../../../contract/property/browse.ts';
import { paths } from '../../../paths.ts';
import { listingPicture } from '../../../search/listing-picture.ts';
import styles from './detail.module.css';
import { PriceTag } from './price-tag.tsx';

export function SimilarListings({ listings }: { listings: readonly ListingCard[] }) {
  const words = useWords('listing');
  if (listings.length === 0) return null;
  return (
    <section className={`column gap12 ${styles['part']}`}>
      <h2 className="size21">{words('detail.similar')}</h2>
      <ul className={`stack gap16 ${styles['similar']}`}>
        {listings.map((listing) => (
          <li key={listing.id}>
            <Link
              to={paths.property(listing.id)}
              className={`${cardStyles['card']} stack gap6 plain-link clipped ${styles['tile']}`}
            >
              <FallbackImage
                className={styles['tileImage']}
                {...sourcesOf(listing.images[0], '(min-width: 480px) 220px, 45vw')}
                instead={listingPicture(listing.category)}
                alt=""
                loading="lazy"
                width={320}
                height={240}
              />
              <span className={`medium breaks ${styles['tileTitle']}`}>{listing.title}</span>
              <PriceTag listing={listing} />
              {listing.rating !== null && <Rating rating={listing.rating} count={listing.reviews} />}
              <span className={`quiet ${styles['quiet']}`}>{listing.location}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
