import { formatNumber, formatPesos, formatRelative } from '#i18n/format.ts';
import { formatListingDay } from '#i18n/format-days.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { FallbackImage } from '#ui/fallback-image.tsx';
import { Link } from '#ui/link.tsx';
import { sourcesOf } from '#ui/picture-sources.ts';
import type { ListedProperty } from '../../../contract/property/listing.ts';
import { paths } from '../../../paths.ts';
import { listingPicture } from '../../../search/listing-picture.ts';
import { daysLeft, isExpiringSoon } from './listing-days.ts';
import { isRecentlyAdded } from './recently-added.ts';
import { RowButtons } from './row-buttons.tsx';
import styles from './seller.module.css';

/** The content of a list item. */
export function PropertyRow({ property, now }: { property: ListedProperty; now: number }) {
  const words = useWords('seller');
  const kinds = useWords('listing');
  const {
    title,
    location,
    dealType,
    category,
    isAvailableNow,
    price,
    oldPrice,
    status,
    lastUpdate,
    availableConfirmedAt,
    isHeld,
    cover,
  } = property;
  const written = (amount: number): string => formatPesos(amount, { perMonth: dealType === 'rent' });
  return (
    <div className={`stack at-top ruled ${styles['row']}`}>
      <FallbackImage
        className={styles['thumbnail']}
        {...sourcesOf(cover ?? undefined, '(min-width: 768px) 220px, 112px')}
        instead={listingPicture(category)}
        alt={cover?.alt ?? ''}
        loading="lazy"
        width={220}
        height={165}
      />
      <div className={`stack size15 breaks shrinks ${styles['about']}`}>
        <p className={`row gap4-10 at-baseline ${styles['price']}`}>
          <strong>{written(price)}</strong>
          {oldPrice !== null && oldPrice > price && <s className={styles['quiet']}>{written(oldPrice)}</s>}
          <span className={styles[status]}>{words(`statuses.${isHeld ? 'held' : status}`)}</span>
        </p>
        <h2 className={`size16 medium ${styles['title']}`}>{title}</h2>
        <p className={styles['quiet']}>{location}</p>
        <p className="row gap6">
          <Badge>{kinds(`deals.${dealType}`)}</Badge>
          <Badge>{kinds(`categories.${category}`)}</Badge>
          {isAvailableNow && !isHeld && <Badge kind="brand">{words('availableNow')}</Badge>}
        </p>
        <p className={styles['quiet']}>
          {isRecentlyAdded(property) ? words('recentlyAdded') : words('updated', { when: formatRelative(lastUpdate) })}
          {availableConfirmedAt !== null &&
            status === 'published' &&
            ` · ${words('stillAvailable.since', { when: formatRelative(availableConfirmedAt) })}`}
        </p>
        <Expiry property={property} now={now} />
        <Hindrances property={property} />
      </div>
      <RowButtons property={property} isExpiring={isExpiringSoon(property, now)} />
    </div>
  );
}

function Expiry({ property, now }: { property: ListedProperty; now: number }) {
  const words = useWords('seller');
  const days = daysLeft(property, now);
  const { status, expiresAt } = property;
  if (status === 'expired' && expiresAt !== null)
    return <p className={styles['urgent']}>{words('expiredOn', { day: formatListingDay(expiresAt) })}</p>;
  if (days === undefined || expiresAt === null) return null;
  return (
    <p className={styles[isExpiringSoon(property, now) ? 'urgent' : 'quiet']}>
      {words('until', { day: formatListingDay(expiresAt) })} (
      {words('daysLeft', { count: days, written: formatNumber(days) })})
    </p>
  );
}

/** Why nobody finds it. */
function Hindrances({ property }: { property: ListedProperty }) {
  const words = useWords('seller');
  const { awaitsConfirmation, refusedFor, isHeld, isTakenDown } = property;
  return (
    <>
      {awaitsConfirmation === true && <p className={styles['urgent']}>{words('unconfirmed.waits')}</p>}
      {refusedFor !== null && (
        <p className={styles['urgent']}>
          {words('refused')} <q>{refusedFor}</q> <Link to={paths.contact()}>{words('refusedWhy')}</Link>
        </p>
      )}
      {isHeld && <p className={styles['urgent']}>{words('held')}</p>}
      {isTakenDown && (
        <p className={styles['urgent']}>
          {words('takenDown')} <Link to={paths.decisions()}>{words('takenDownWhy')}</Link>
        </p>
      )}
    </>
  );
}
