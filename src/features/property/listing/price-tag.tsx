import { useWords } from '#i18n/i18n.ts';
import type { ListingCard } from '../../../contract/property/browse.ts';
import styles from './detail.module.css';
import { priceLabelOf } from './price-label.ts';

export function PriceTag({ listing }: { listing: ListingCard }) {
  const words = useWords('listing');
  const label = priceLabelOf(listing);
  if (label === null) return null;
  return (
    <p className={styles['priceLine']}>
      <strong className={`strong display-type breaks ${styles['price']}`}>{label.price}</strong>
      {label.before !== null && (
        <>
          <s className="quiet size19">
            {label.beforeDays === null && <span className="visually-hidden">{words('price.before')} </span>}
            {label.before}
          </s>{' '}
          {label.beforeDays !== null && (
            <span className="quiet small">{words('price.forDays', { count: label.beforeDays })}</span>
          )}
          <span className={`small strong round10 ${styles['newPrice']}`}>{words('price.new')}</span>
        </>
      )}
    </p>
  );
}
