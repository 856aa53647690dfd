import { formatListingDay } from '#i18n/format-days.ts';
import { useWords } from '#i18n/i18n.ts';
import type { ListingDetail } from '../../../contract/property/listing-detail.ts';
import styles from './detail.module.css';
import { priceLabelOf } from './price-label.ts';

/** Shown once a price has changed; newest first. */
export function PriceHistory({ listing }: { listing: ListingDetail }) {
  const words = useWords('listing');
  const { priceHistory, dealType } = listing;
  if (priceHistory.length < 2) return null;
  const newestFirst = priceHistory.toSorted((one, other) => other.at.localeCompare(one.at));
  return (
    <section className={`column gap12 ${styles['part']}`}>
      <h2 className="size21">{words('detail.priceHistory')}</h2>
      <table className={`full-width ${styles['history']}`}>
        <thead>
          <tr>
            <th className="text-start ruled" scope="col">
              {words('detail.priceSince')}
            </th>
            <th className="text-start ruled" scope="col">
              {words('detail.price')}
            </th>
            <th className="text-start ruled" scope="col">
              {words('detail.priceDays')}
            </th>
          </tr>
        </thead>
        <tbody>
          {newestFirst.map(({ at, price, days }) => (
            <tr key={at}>
              <td className="text-start ruled">
                <time dateTime={at}>{formatListingDay(at)}</time>
              </td>
              <td className="text-start ruled">{priceLabelOf({ price, oldPrice: null, dealType })?.price}</td>
              <td className="text-start ruled">{words('detail.days', { count: days })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
