import { Suspense, useEffect, useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Link } from '#ui/link.tsx';
import { lazyPart } from '#ui/load-patiently.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { WhenNear } from '#ui/when-near.tsx';
import type { ListingDetail } from '../../../contract/property/listing-detail.ts';
import { paths } from '../../../paths.ts';
import { ReportButton } from '../../messaging/report/report-button.tsx';
import styles from './inquiry.module.css';
import type { SentTo } from './use-inquiry.ts';
import { useIsOwn } from './use-is-own.ts';

/**
 * Below the fold, so it is loaded when it is near the viewport. The server never writes it, because a form without its
 * scripts would put the typed text into the address.
 */
const InquiryForm = lazyPart(async () => (await import('./inquiry-form.tsx')).InquiryForm);

const sectionId = 'inquiry';
/** The height of the form on a wide screen; on a phone it is one field higher. */
const formHeight = 440;

/** Follows "Message": to the first field, or to the section while the form is loading. */
export function goToInquiry(): void {
  const section = document.getElementById(sectionId);
  section?.scrollIntoView();
  (section?.querySelector<HTMLElement>('input, textarea') ?? section)?.focus({ preventScroll: true });
}

/** Loaded with the form. If "Message" was pressed before, it moves the focus on to the first field. */
function GoOnToForm() {
  useEffect(function focusFirstField() {
    if (document.activeElement?.id === sectionId) goToInquiry();
  }, []);
  return null;
}

export function InquirySection({ listing }: { listing: ListingDetail }) {
  const words = useWords('inquiry');
  const [sentTo, setSentTo] = useState<SentTo>();
  if (useIsOwn(listing)) return <OwnListing id={listing.id} />;
  return (
    <section
      id={sectionId}
      tabIndex={-1}
      className={`column gap12 ${styles['section']}`}
      aria-labelledby={`${sectionId}-title`}
    >
      <h2 id={`${sectionId}-title`} className="size21">
        {words(listing.providerType === 'properties' ? 'form.title' : 'form.titleProvider')}
      </h2>
      <WhenNear height={sentTo === undefined ? formHeight : 0}>
        <Suspense fallback={<Skeleton lines={4} height={64} />}>
          <InquiryForm listing={listing} sentTo={sentTo} onSent={setSentTo} />
          <GoOnToForm />
        </Suspense>
      </WhenNear>
      <ReportButton
        className={styles['report'] ?? ''}
        label={words('report.open')}
        things={[
          { kind: 'listing', id: listing.id },
          ...listing.images.map(({ id }) => ({ kind: 'image', id }) as const),
        ]}
      />
    </section>
  );
}

/** For the owner: a link to the inquiries instead of the form. */
function OwnListing({ id }: Pick<ListingDetail, 'id'>) {
  const words = useWords('inquiry');
  return (
    <section id={sectionId} tabIndex={-1} className={`column gap12 ${styles['section']}`}>
      <p>
        {words('form.own')}{' '}
        <Link to={paths.sellerDashboard('inquiries', { listing: id })}>{words('form.toInbox')}</Link>
      </p>
    </section>
  );
}
