import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { Page } from '#ui/page.tsx';
import { WaitingPage } from '#ui/waiting-page.tsx';
import type { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { useAnswer } from '../../../api/query.ts';
import { useSession } from '../../../api/session.ts';
import { markViewed } from '../../../api/viewed.ts';
import { listingId } from '../../../contract/fields.ts';
import { getListing, type ListingDetail, previewListing } from '../../../contract/property/listing-detail.ts';
import { recordView } from '../../../contract/property/seller.ts';
import { languageOfStrand } from '../../../paths.ts';
import { FormerListing, useForgotten } from './former-listing.tsx';
import { ListingView } from './listing-view.tsx';
import { PreviewedListing } from './previewed-listing.tsx';
import { ReturnHome } from './return-home.tsx';

/** /property/:id, for properties, architects and constructors. */
export function PropertyDetailScreen() {
  const { id = '' } = useParams();
  const known = listingId.safeParse(id);
  return known.success ? <LoadedListing key={id} id={id} /> : <BrokenListing reason="notFound" />;
}

function LoadedListing({ id }: { id: string }) {
  const words = useWords('listing');
  const { data, error, refetch } = useAnswer(getListing, { params: { id } });
  const isAbsent = error?.status === 404 || error?.status === 410;
  const own = useOwnPreview(id, isAbsent);
  // Also where it was there a moment ago.
  if (isAbsent) {
    if (own.data !== undefined) return <PreviewedListing listing={own.data} />;
    if (own.isLoading) return <Loading text={words('detail.loading')} />;
    return <AbsentListing id={id} code={error.code} />;
  }
  if (data !== undefined) return <ShownListing listing={data} />;
  if (error === null)
    return <WaitingPage id={id} title={words('detail.loading')} language={languageOfStrand.property} />;
  return <BrokenListing reason="failed" onRetry={() => void refetch()} />;
}

/** Asks for the owner's preview, only if visitors see nothing and the person may list. */
function useOwnPreview(id: string, isAbsent: boolean) {
  const session = useSession();
  const type = session.state === 'signed-in' ? session.user.type : undefined;
  const isEnabled = isAbsent && (type === 'seller' || type === 'provider');
  return useAnswer(previewListing, { params: { id } }, { isEnabled });
}

function AbsentListing({ id, code }: { id: string; code: ApiError['code'] }) {
  return code === 'gone' || code === 'not_offered' ? (
    <FormerListing id={id} reason={code} />
  ) : (
    <UnknownListing id={id} />
  );
}

function ShownListing({ listing }: { listing: ListingDetail }) {
  const { id } = listing;
  useEffect(
    function rememberViewed() {
      markViewed(id);
      // The server counts each visitor once a day and never the owner. A failure is ignored.
      call(recordView, { params: { id } }).catch(() => undefined);
    },
    [id],
  );
  return <ListingView listing={listing} />;
}

function UnknownListing({ id }: { id: string }) {
  useForgotten(id);
  return <BrokenListing reason="notFound" />;
}

function BrokenListing({ reason, onRetry }: { reason: 'notFound' | 'failed'; onRetry?: () => void }) {
  const words = useWords('listing');
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
