import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Form } from '#ui/form.tsx';
import { Lines } from '#ui/line.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmailField } from '#ui/text-field.tsx';
import { useForm } from '../../../api/form.ts';
import { useAnswer } from '../../../api/query.ts';
import { listGuestVisits, mailGuestVisits } from '../../../contract/booking/guest-visit.ts';
import { paths } from '../../../paths.ts';
import { VisitEntry } from './visit-entry.tsx';

/** Whoever has booked without an account gets a link to all of it, at the address with which they booked. */
export function GuestLinkForm() {
  const words = useWords('visit');
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm(mailGuestVisits, { values: { email: '' }, onSent: (_, { email }) => setSentTo(email.trim()) });
  return (
    <Section title={words('guest.title')}>
      {sentTo === undefined ? (
        <Form form={form} look="bare" submit={words('guest.submit')} busy={words('guest.busy')}>
          <EmailField label={words('guest.email')} isRequired {...form.field('email')} />
        </Form>
      ) : (
        <Notice kind="success">{words('guest.sent', { email: sentTo })}</Notice>
      )}
    </Section>
  );
}

/** All visits of the address to which the link was mailed. */
export function GuestVisits({ token }: { token: string }) {
  const words = useWords('visit');
  const { data, error, refetch } = useAnswer(listGuestVisits, { params: { token } });
  if (error?.code === 'not_found')
    return (
      <>
        <EmptyState drawing="calendar" title={words('guest.over')} />
        <GuestLinkForm />
      </>
    );
  if (data === undefined && error !== null)
    return <ErrorState title={words('list.failed')} text={error.sentence} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton shape="dates" text={words('list.loading')} />;
  if (data.items.length === 0)
    return (
      <EmptyState drawing="calendar" title={words('guest.none')} text={words('guest.noneText')}>
        <Button to={paths.services()}>{words('list.search')}</Button>
      </EmptyState>
    );
  return (
    <Lines label={words('list.title')}>
      {data.items.map(({ appointment, link }) => (
        <VisitEntry key={appointment.id} visit={appointment} to={paths.visit(link)} />
      ))}
    </Lines>
  );
}
