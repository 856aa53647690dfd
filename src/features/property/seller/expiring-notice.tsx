import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { ClockIcon } from '#ui/icons.tsx';
import type { OwnListing } from '../../../contract/property/listing.ts';
import { daysLeft, isExpiringSoon } from './listing-days.ts';
import styles from './seller.module.css';

const namedAtMost = 5;

/** The rows' anchors. */
export const rowId = (id: OwnListing['id']): string => `property-${id}`;

export function ExpiringNotice({ properties, now }: { properties: readonly OwnListing[]; now: number }) {
  const words = useWords('seller');
  const expiring = properties.filter((property) => isExpiringSoon(property, now));
  if (expiring.length === 0) return null;
  return (
    <div className={`on-warm ${styles['notice']}`}>
      <p>
        <ClockIcon />{' '}
        <strong>{words('expiring.title', { count: expiring.length, written: formatNumber(expiring.length) })}</strong>{' '}
        {words('expiring.text', { count: expiring.length })}
      </p>
      <ul>
        {expiring.slice(0, namedAtMost).map((property) => {
          const days = daysLeft(property, now) ?? 0;
          return (
            <li key={property.id}>
              <a href={`#${rowId(property.id)}`}>{property.title}</a> (
              {words('daysLeft', { count: days, written: formatNumber(days) })})
            </li>
          );
        })}
      </ul>
    </div>
  );
}
