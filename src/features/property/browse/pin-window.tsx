import { useNavigate } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { FallbackImage } from '#ui/fallback-image.tsx';
import { sourcesOf } from '#ui/picture-sources.ts';
import { useAnswer } from '../../../api/query.ts';
import { markViewed } from '../../../api/viewed.ts';
import { listingId } from '../../../contract/fields.ts';
import { getListing } from '../../../contract/property/listing-detail.ts';
import { languageOfStrand, paths } from '../../../paths.ts';
import { listingPicture } from '../../../search/listing-picture.ts';
import styles from './browse-map.module.css';
import { isChecked } from './checked-seller.ts';
import { priceOf } from './prices.ts';

/** Picture, title and price of the opened pin. */
export function PinWindow({ id }: { id: string }) {
  const words = useWords('browse');
  const shared = useWords('ui');
  const navigate = useNavigate();
  const { data: listing, error } = useAnswer(getListing, { params: { id: listingId.parse(id) } });
  if (error !== null) return <p role="alert">{error.code === 'not_found' ? words('map.gone') : error.sentence}</p>;
  if (listing === undefined) return <output className={styles['info']}>{shared('loading')}</output>;
  const [picture] = listing.images;
  return (
    <div className={styles['info']}>
      <FallbackImage
        {...sourcesOf(picture, '240px')}
        instead={listingPicture(listing.category)}
        alt={picture?.alt ?? ''}
        width={240}
        height={160}
      />
      <div className={`stack from-start ${styles['told']}`}>
        <span className={styles['price']}>{priceOf(listing)}</span>
        <strong className="medium" lang={languageOfStrand.property}>
          {listing.title}
        </strong>
        <span>{listing.location}</span>
        {isChecked(listing) && <span>{words(`card.checked.${listing.sellerCheck}`)}</span>}
        <Button
          isCompact
          onClick={() => {
            markViewed(id);
            void navigate(paths.property(id));
          }}
        >
          {words('map.details')}
        </Button>
      </div>
    </div>
  );
}
