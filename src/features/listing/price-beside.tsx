import type { ListingDetail } from '../../contract/listing-detail.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import styles from './detail.module.css';
import { priceContextOf } from './price-context.ts';

/** `12% below 6 similar`; undefined if there are too few to compare. */
export function usePriceBeside(listing: ListingDetail): { said: string; percent: number; count: number } | undefined {
  const words = useWords('listing');
  const context = priceContextOf(listing, listing.similar);
  if (context === undefined) return undefined;
  const { percent, count } = context;
  const way = percent === 0 ? 'same' : percent < 0 ? 'below' : 'above';
  const said = words(`context.${way}`, { percent: formatNumber(Math.abs(percent)), count });
  return { said, percent, count };
}

/** Where the price lies between cheap and dear, and what it was compared with. */
export function PriceBeside({ listing }: { listing: ListingDetail }) {
  const words = useWords('listing');
  const beside = usePriceBeside(listing);
  if (beside === undefined) return null;
  const place = Math.min(96, Math.max(4, 50 + beside.percent / 2));
  return (
    <div className={styles['beside']}>
      <div className={styles['scale']}>
        <i style={{ insetInlineStart: `${place}%` }} />
      </div>
      <details>
        <summary>
          <strong>{beside.said}</strong> <span>{words('context.how')}</span>
        </summary>
        <p>{words('context.explanation', { count: beside.count })}</p>
      </details>
    </div>
  );
}
