import { NativeSelect } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { useAnswer } from '../../api/query.ts';
import { type Inquiry, listInquiries } from '../../contract/inquiry.ts';
import { useWords } from '../../i18n/i18n.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ChatIcon } from '../../ui/icons.tsx';
import { Loading } from '../../ui/loading.tsx';
import '../../ui/mantine-form.ts';
import styles from './inquiries.module.css';
import { askedListings } from './inquiries.ts';
import { InquiryList } from './inquiry-list.tsx';
import { InquiryThread } from './inquiry-thread.tsx';

export function InquiriesTab() {
  const words = useWords('inquiry');
  const { data, error, refetch } = useAnswer(listInquiries, {});
  if (data === undefined && error === null) return <Loading text={words('inbox.loading')} />;
  if (data === undefined)
    return <ErrorState title={words('inbox.failed')} text={error?.sentence ?? ''} onRetry={() => void refetch()} />;
  if (data.items.length === 0)
    return <EmptyState icon={<ChatIcon size={40} />} title={words('inbox.empty')} text={words('inbox.emptyText')} />;
  return <Inbox inquiries={data.items} />;
}

/** List and thread side by side; on small screens the one or the other. Which is open stands in the URL. */
function Inbox({ inquiries }: { inquiries: readonly Inquiry[] }) {
  const words = useWords('inquiry');
  const [search] = useSearchParams();
  const listing = search.get('listing') ?? undefined;
  const shown = listing === undefined ? inquiries : inquiries.filter((one) => one.listing.id === listing);
  const opened = inquiries.find(({ id }) => id === search.get('inquiry'));
  return (
    <div className={opened === undefined ? styles['inbox'] : styles['inboxOpened']}>
      <div className={styles['side']}>
        <ListingChoice inquiries={inquiries} />
        <InquiryList inquiries={shown} openedId={opened?.id} listing={listing} />
      </div>
      {opened === undefined ? (
        <p className={styles['choose']}>{words('inbox.choose')}</p>
      ) : (
        <InquiryThread key={opened.id} inquiry={opened} listing={listing} />
      )}
    </div>
  );
}

function ListingChoice({ inquiries }: { inquiries: readonly Inquiry[] }) {
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
    <NativeSelect
      label={words('inbox.filter')}
      size="md"
      value={search.get('listing') ?? ''}
      onChange={(event) => choose(event.currentTarget.value)}
      data={[
        { value: '', label: words('inbox.all') },
        ...askedListings(inquiries).map(({ id, title }) => ({ value: id, label: title })),
      ]}
    />
  );
}
