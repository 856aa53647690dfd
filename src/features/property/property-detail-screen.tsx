import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { call } from '../../api/call.ts';
import { useAnswer } from '../../api/query.ts';
import { markViewed } from '../../api/viewed.ts';
import { recordView } from '../../contract/audience.ts';
import { listingId } from '../../contract/fields.ts';
import { getListing, type ListingDetail } from '../../contract/listing.ts';
import { useWords } from '../../i18n/i18n.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import '@mantine/core/styles/ActionIcon.layer.css';
import { Page } from '../../ui/page.tsx';
import { ListingView } from './listing-view.tsx';
import { ReturnHome } from './return-home.tsx';

/** /property/:id, for properties and for architects and constructors alike. */
export function PropertyDetailScreen() {
  const { id = '' } = useParams();
  const known = listingId.safeParse(id);
  return known.success ? <LoadedListing key={id} id={id} /> : <BrokenListing reason="notFound" />;
}

function LoadedListing({ id }: { id: string }) {
  const words = useWords('property');
  const { data, error, refetch } = useAnswer(getListing, { params: { id } });
  // Also where it was there a moment ago.
  if (error?.code === 'not_found') return <GoneListing id={id} />;
  if (data !== undefined) return <ShownListing listing={data} />;
  if (error === null) return <Loading text={words('detail.loading')} />;
  return <BrokenListing reason="failed" onRetry={() => void refetch()} />;
}

function ShownListing({ listing }: { listing: ListingDetail }) {
  const { id } = listing;
  useEffect(
    function rememberViewed() {
      markViewed(id);
      // The server counts nobody twice a day, and never the owner; a view that was not counted is nobody's trouble.
      call(recordView, { params: { id } }).catch(() => undefined);
    },
    [id],
  );
  return <ListingView listing={listing} />;
}

/** On the way back the list must not show it any more. */
function GoneListing({ id }: { id: string }) {
  useEffect(
    function forgetIt() {
      import('../../api/gone-listing.ts')
        .then(({ forgetListing }) => forgetListing(listingId.parse(id)))
        .catch((problem: unknown) => console.warn('What takes it off the lists did not load', problem));
    },
    [id],
  );
  return <BrokenListing reason="notFound" />;
}

function BrokenListing({ reason, onRetry }: { reason: 'notFound' | 'failed'; onRetry?: () => void }) {
  const words = useWords('property');
  return (
    <Page title={words('error.title')} isTitleHidden>
      <ErrorState
        title={words('error.title')}
        text={words(`error.${reason}`)}
        {...(onRetry === undefined ? {} : { onRetry })}
      >
        <ReturnHome />
      </ErrorState>
    </Page>
  );
}
