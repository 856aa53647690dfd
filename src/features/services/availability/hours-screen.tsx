import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Form } from '#ui/form.tsx';
import { useKeptPlace } from '#ui/kept-scroll.ts';
import { Page } from '#ui/page.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import { stateOf, useAnswer } from '../../../api/query.ts';
import { type Availability, getAvailability, putAvailability } from '../../../contract/services/availability.ts';
import { getReadiness } from '../../../contract/services/business.ts';
import styles from './availability.module.css';
import { Blocks } from './blocks.tsx';
import { draftOf, entriesOf, previewOf } from './hours-entries.ts';
import { Exceptions, HolidayGroup, RuleGroup, WeekGroup } from './hours-groups.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { TouchedNotice } from './touched-notice.tsx';
import { usePreview } from './use-preview.ts';

/** /provider/hours: when one can be booked, with the next two weeks beside it. */
export function HoursScreen() {
  const words = useWords('availability');
  // The form begins with what is stored now and does not change while it is open.
  const stored = useAnswer(getAvailability, {}, { isAskedAnew: true });
  const isThere = stored.isFetchedAfterMount && stored.data !== undefined;
  useKeptPlace(isThere);
  return (
    <Page title={words('title')} lead={words('lead')}>
      {!isThere && stateOf(stored) !== 'failed' && <PageSkeleton shape="form" />}
      {stateOf(stored) === 'failed' && (
        <ErrorState
          title={words('failed')}
          {...(stored.error === null ? {} : { text: stored.error.sentence })}
          onRetry={() => void stored.refetch()}
        />
      )}
      {isThere && (
        <>
          <Hours stored={stored.data} />
          <Blocks blocks={stored.data.blocks} timeZone={stored.data.timeZone} />
        </>
      )}
    </Page>
  );
}

function Hours({ stored }: { stored: Availability }) {
  const words = useWords('availability');
  const [saved, setSaved] = useState(stored);
  const form = useForm(putAvailability, {
    values: entriesOf(stored.settings, stored.suggestedRegion),
    askOf: (entries) => ({ body: { ...draftOf(entries), seen: saved.stamp } }),
    refreshes: [getAvailability, getReadiness],
    onSent: (answer) => {
      setSaved(answer);
      toast.success(words('saved'));
    },
    sentenceOf: ({ code }) => (code === 'conflict' ? words('conflict') : undefined),
  });
  const preview = usePreview(previewOf(form.values));
  const touched = form.isChanged ? (preview.data?.touched ?? []) : saved.touched;
  return (
    <div className={`column gap24 at-top ${styles['screen']}`}>
      <Form form={form} submit={words('save')} busy={words('saving')} asksBeforeLeaving>
        <WeekGroup form={form} />
        <Exceptions form={form} />
        <HolidayGroup form={form} regions={saved.regions} holidays={preview.data?.holidays ?? saved.holidays} />
        <RuleGroup form={form} />
        <TouchedNotice touched={touched} timeZone={saved.timeZone} isSaved={!form.isChanged} />
      </Form>
      <PreviewPanel
        preview={preview.data}
        hasFailed={preview.isError}
        timeZone={saved.timeZone}
        hasHours={form.values.weeklyHours.length + form.values.specialHours.length > 0}
      />
    </div>
  );
}
