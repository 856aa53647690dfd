import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { useKeptPlace } from '#ui/kept-scroll.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useAnswer } from '../../../api/query.ts';
import {
  getUserProperties,
  type ListedProperty,
  type OwnListing,
  rowsAtOnce,
} from '../../../contract/property/listing.ts';
import { paths } from '../../../paths.ts';
import { BringListings } from './bring-listings.tsx';
import { ExpiringNotice, rowId } from './expiring-notice.tsx';
import { LateRow } from './late-row.tsx';
import { PlanUsage } from './plan-usage.tsx';
import { PropertyRow } from './property-row.tsx';
import styles from './seller.module.css';
import { UncheckedNotice, useIsUnchecked } from './unchecked-notice.tsx';
import { UnconfirmedNotice } from './unconfirmed-notice.tsx';

/** Below the list, also of nothing: what has come back is told where it was asked for. */
export function PropertiesTab() {
  const { data } = useAnswer(getUserProperties, {});
  return (
    <>
      <Properties />
      {data !== undefined && <BringListings />}
    </>
  );
}

function Properties() {
  const words = useWords('seller');
  const { data: properties, dataUpdatedAt: now, error, refetch } = useAnswer(getUserProperties, {});
  const isUnchecked = useIsUnchecked();
  // What stands above the rows comes with them: they would be moved by it.
  const isKnown = properties !== undefined && isUnchecked !== undefined;
  useKeptPlace(isKnown);
  if (!isKnown && error === null) return <Skeleton shape="listings" text={words('loading')} />;
  if (properties === undefined)
    return <ErrorState title={words('error.title')} text={words('error.load')} onRetry={() => void refetch()} />;
  if (properties.length === 0)
    return (
      <>
        <UnconfirmedNotice properties={properties} />
        <EmptyState drawing="house" title={words('empty.title')} text={words('empty.text')}>
          <NewProperty />
        </EmptyState>
      </>
    );
  return (
    <>
      <div className="line gap12 between below16">
        <div>
          <p className={styles['quiet']}>
            {words('count', { count: properties.length, written: formatNumber(properties.length) })}
          </p>
          <PlanUsage properties={properties} now={now} />
        </div>
        <NewProperty />
      </div>
      <UnconfirmedNotice properties={properties} />
      {isUnchecked === true && <UncheckedNotice />}
      <ExpiringNotice properties={properties} now={now} />
      <ul className={`stack ruled-above ${styles['rows']}`}>
        {properties.map((property, index) => (
          <li key={property.id} id={rowId(property.id)}>
            {isWhole(property) ? (
              <PropertyRow property={property} now={now} />
            ) : (
              <LateRow listing={property} beside={besideOf(properties, index)} now={now} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const isWhole = (listing: OwnListing): listing is ListedProperty => listing.lastUpdate !== undefined;

/** The ids that are requested together with the one at `index`. */
function besideOf(properties: readonly OwnListing[], index: number): OwnListing['id'][] {
  const first = index - (index % rowsAtOnce);
  return properties.slice(first, first + rowsAtOnce).map(({ id }) => id);
}

function NewProperty() {
  const words = useWords('seller');
  return (
    <Button to={paths.createProperty()} icon={<PlusIcon />}>
      {words('newProperty')}
    </Button>
  );
}
