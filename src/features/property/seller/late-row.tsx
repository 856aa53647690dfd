import { useWords } from '#i18n/i18n.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { WhenNear } from '#ui/when-near.tsx';
import { useAnswer } from '../../../api/query.ts';
import { listOwnRows, type OwnListing } from '../../../contract/property/listing.ts';
import { PropertyRow } from './property-row.tsx';

interface LateRowProps {
  listing: OwnListing;
  /** The ids that are requested together with this one. */
  beside: readonly OwnListing['id'][];
  now: number;
}

/** The height of a row on a wide screen. */
const rowHeight = 206;

/** A row far down a long list. Its data is requested when it is near the viewport. */
export const LateRow = (props: LateRowProps) => (
  <WhenNear height={rowHeight}>
    <AskedRow {...props} />
  </WhenNear>
);

function AskedRow({ listing, beside, now }: LateRowProps) {
  const words = useWords('seller');
  const { data, error, refetch } = useAnswer(listOwnRows, { body: { ids: [...beside] } });
  const property = data?.find(({ id }) => id === listing.id);
  if (property !== undefined) return <PropertyRow property={property} now={now} />;
  if (error !== null) return <ErrorState title={listing.title} text={error.sentence} onRetry={() => void refetch()} />;
  return <Skeleton shape="listings" lines={1} text={data === undefined ? words('loading') : listing.title} />;
}
