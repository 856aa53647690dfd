import { Button, Textarea, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useChange } from '../../api/query.ts';
import { useSession } from '../../api/session.ts';
import { listOwnInquiries, messageMaximum, sendInquiry } from '../../contract/inquiry.ts';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { FormError } from '../../ui/form-error.tsx';
import '../../ui/mantine-form.ts';
import cardStyles from '../../ui/card.module.css';
import styles from './inquiry.module.css';
import { forgetTyped } from './typed-inquiry.ts';
import { type Asked, useInquiry } from './use-inquiry.ts';

interface InquiryFormProps {
  listing: Asked;
  /** The address for the answer, once the message was sent. */
  sentTo: string | undefined;
  onSent: (email: string | undefined) => void;
}

/** A message to the seller; what was typed stays until it was sent, as long as the tab. */
export function InquiryForm({ listing, sentTo, onSent }: InquiryFormProps) {
  const session = useSession();
  if (sentTo !== undefined) return <Sent email={sentTo} onAnother={() => onSent(undefined)} />;
  const who = session.state === 'signed-in' ? session.user.id : session.state;
  return <OpenForm key={who} listing={listing} onSent={onSent} />;
}

function OpenForm({ listing, onSent }: { listing: Asked; onSent: (email: string) => void }) {
  const words = useWords('inquiry');
  const [failure, setFailure] = useState<string>();
  const { form, bodyOf, place } = useInquiry(listing);
  // This also runs if the person has left the screen before the answer came.
  const sending = useChange(sendInquiry, { refreshes: [listOwnInquiries], onSuccess: () => forgetTyped(place) });
  const submit = form.onSubmit((values) => {
    setFailure(undefined);
    sending.mutate(
      { params: { id: listing.id }, body: bodyOf(values) },
      {
        onSuccess: () => onSent(values.email.trim()),
        onError: (problem) =>
          setFailure(problem.code === 'not_found' ? words('form.gone') : form.setServerErrors(problem)),
      },
    );
  });
  return (
    <form data-kept className={`${cardStyles['card']} ${styles['form']}`} noValidate onSubmit={submit}>
      <p className={styles['quiet']}>{words('form.lead')}</p>
      <TextInput
        label={words('form.name')}
        autoComplete="name"
        required
        maxLength={120}
        {...form.getInputProps('name')}
      />
      <div className={styles['pair']}>
        <TextInput
          label={words('form.email')}
          type="email"
          autoComplete="email"
          required
          {...form.getInputProps('email')}
        />
        <TextInput
          label={words('form.phone')}
          placeholder={words('form.optional')}
          type="tel"
          autoComplete="tel"
          {...form.getInputProps('phone')}
        />
      </div>
      <Textarea
        label={words('form.message')}
        required
        rows={6}
        maxLength={messageMaximum}
        {...form.getInputProps('message')}
      />
      <FormError sentence={failure} />
      <Button type="submit" disabled={sending.isPending}>
        {words(sending.isPending ? 'form.busy' : 'form.submit')}
      </Button>
    </form>
  );
}

function Sent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const words = useWords('inquiry');
  const session = useSession();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(function readOut() {
    notice.current?.focus();
  }, []);
  return (
    <div ref={notice} tabIndex={-1} className={`${cardStyles['card']} ${styles['sent']}`}>
      <p>
        <strong>{words('form.sentTitle')}</strong>
      </p>
      <p>{words('form.sent', { email })}</p>
      {session.state === 'signed-in' && (
        <p>
          <Link to={paths.ownInquiries()}>{words('form.toOwn')}</Link>
        </p>
      )}
      <Button variant="default" onClick={onAnother}>
        {words('form.another')}
      </Button>
    </div>
  );
}
