import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { useKeptScroll } from '#ui/kept-scroll.ts';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { stateOf, useAnswer } from '../../../api/query.ts';
import { type ListingId, listingId } from '../../../contract/fields.ts';
import { type AskedListing, getInquiry, type Inquiry, inquiryId } from '../../../contract/property/inquiry.ts';
import styles from './inquiries.module.css';
import { InquiryList } from './inquiry-list.tsx';
import { InquiryThread } from './inquiry-thread.tsx';
import { useInbox } from './use-inbox.ts';

/** The valid ids in the URL. */
function useNamed() {
  const [search] = useSearchParams();
  return {
    listing: z.safeParse(listingId, search.get('listing')).data,
    inquiry: z.safeParse(inquiryId, search.get('inquiry')).data,
  };
}

export function InquiriesTab() {
  const words = useWords('inquiry');
  const inbox = useInbox(useNamed().listing);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = inbox;
  const inquiries = data?.pages.flatMap(({ items }) => items) ?? [];
  const { opened, isComing } = useOpened(inquiries, data !== undefined);
  const isComingBack = useKeptScroll({
    items: inquiries,
    state: isComing ? 'loading' : stateOf(inbox),
    isOld: inbox.isPlaceholderData,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    isMoreFailed: inbox.isFetchNextPageError,
    loadMore: () => void fetchNextPage(),
  });
  if (isComingBack || (data === undefined && error === null))
    return <Skeleton shape="faces" text={words('inbox.loading')} />;
  if (data === undefined)
    return <ErrorState title={words('inbox.failed')} text={error?.sentence ?? ''} onRetry={() => void refetch()} />;
  const listings = data.pages.at(-1)?.listings ?? [];
  if (listings.length === 0)
    return <EmptyState drawing="messages" title={words('inbox.empty')} text={words('inbox.emptyText')} />;
  return (
    <Inbox inquiries={inquiries} listings={listings} opened={opened}>
      {hasNextPage && (
        <Button variant="plain" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words(isFetchingNextPage ? 'inbox.loadingMore' : 'inbox.more')}
        </Button>
      )}
    </Inbox>
  );
}

/** The inquiry in the URL. It may be on a page that is not loaded yet. */
function useOpened(inquiries: readonly Inquiry[], areThere: boolean) {
  const { inquiry } = useNamed();
  const listed = inquiries.find(({ id }) => id === inquiry);
  const isAsked = areThere && inquiry !== undefined && listed === undefined;
  const asked = useAnswer(getInquiry, { params: { id: inquiry ?? '' } }, { isEnabled: isAsked });
  const opened = listed ?? (asked.data?.id === inquiry ? asked.data : undefined);
  return { opened, isComing: isAsked && asked.isPending };
}

interface InboxProps {
  inquiries: readonly Inquiry[];
  listings: readonly AskedListing[];
  opened: Inquiry | undefined;
  /** What follows the list. */
  children: ReactNode;
}

/** List and conversation side by side; on small screens only one of them. The URL says which is open. */
function Inbox({ inquiries, listings, opened, children }: InboxProps) {
  const words = useWords('inquiry');
  const { listing } = useNamed();
  return (
    <div className={opened === undefined ? `column gap24 ${styles['inbox']}` : `column gap24 ${styles['inboxOpened']}`}>
      <div className={`column gap16 from-top ${styles['side']}`}>
        <ListingChoice listings={listings} chosen={listing} />
        <InquiryList inquiries={inquiries} openedId={opened?.id} listing={listing} />
        {children}
      </div>
      {opened === undefined ? (
        <div className={styles['choose']}>
          <EmptyState drawing="messages" title={words('inbox.choose')} />
        </div>
      ) : (
        <InquiryThread key={opened.id} inquiry={opened} listing={listing} />
      )}
    </div>
  );
}

function ListingChoice({ listings, chosen }: { listings: readonly AskedListing[]; chosen: ListingId | undefined }) {
  const words = useWords('inquiry');
  const [search, setSearch] = useSearchParams();
  const choose = (id: string): void => {
    const next = new URLSearchParams(search);
    next.delete('inquiry');
    if (id === '') next.delete('listing');
    else next.set('listing', id);
    setSearch(next, { replace: true });
  };
  return (
    <SelectField
      label={words('inbox.filter')}
      value={chosen ?? ''}
      onChange={choose}
      choices={[
        { value: '', label: words('inbox.all') },
        ...listings.map(({ id, title }) => ({ value: id, label: title })),
      ]}
    />
  );
}
