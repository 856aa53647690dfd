import { lazy, Suspense } from 'react';
import type { ListingDetail } from '../../contract/listing.ts';
import { useWords } from '../../i18n/i18n.ts';
import { InBrowser } from '../../ui/in-browser.tsx';
import { Loading } from '../../ui/loading.tsx';
import styles from './inquiry.module.css';
import { ReportButton } from './report-button.tsx';

/** Form fields come with it: it stands below the fold, so it is loaded after the page. */
const InquiryForm = lazy(async () => ({ default: (await import('./inquiry-form.tsx')).InquiryForm }));

const sectionId = 'inquiry';

/** Where "Message" leads: to the first field, or to the section while the form is still loading. */
export function goToInquiry(): void {
  const section = document.getElementById(sectionId);
  section?.scrollIntoView();
  (section?.querySelector<HTMLElement>('input, textarea') ?? section)?.focus({ preventScroll: true });
}

export function InquirySection({ listing }: { listing: ListingDetail }) {
  const words = useWords('inquiry');
  return (
    <section id={sectionId} tabIndex={-1} className={styles['section']} aria-labelledby={`${sectionId}-title`}>
      <h2 id={`${sectionId}-title`} className={styles['title']}>
        {words(listing.providerType === 'properties' ? 'form.title' : 'form.titleProvider')}
      </h2>
      <InBrowser fallback={<Loading />}>
        <Suspense fallback={<Loading />}>
          <InquiryForm listing={listing} />
        </Suspense>
      </InBrowser>
      <ReportButton id={listing.id} />
    </section>
  );
}
