import { useEffect, useRef } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import cardStyles from '#ui/card.module.css';
import { FieldPair, Form } from '#ui/form.tsx';
import { Link } from '#ui/link.tsx';
import { EmailField, PhoneField, TextAreaField, TextField } from '#ui/text-field.tsx';
import { useSession } from '../../../api/session.ts';
import { messageMaximum } from '../../../contract/property/inquiry.ts';
import { paths } from '../../../paths.ts';
import styles from './inquiry.module.css';
import { type InquiredListing, type SentTo, useInquiry } from './use-inquiry.ts';

interface InquiryFormProps {
  listing: InquiredListing;
  /** The address for the answer, once the message was sent. */
  sentTo: SentTo | undefined;
  onSent: (to: SentTo | undefined) => void;
}

/** A message to the seller; what was typed stays until it was sent, as long as the tab. */
export function InquiryForm({ listing, sentTo, onSent }: InquiryFormProps) {
  const session = useSession();
  if (sentTo !== undefined) return <Sent to={sentTo} onAnother={() => onSent(undefined)} />;
  const who = session.state === 'signed-in' ? session.user.id : session.state;
  return <OpenForm key={who} listing={listing} onSent={onSent} />;
}

function OpenForm({ listing, onSent }: { listing: InquiredListing; onSent: (to: SentTo) => void }) {
  const words = useWords('inquiry');
  const form = useInquiry(listing, onSent);
  return (
    <Form form={form} submit={words('form.submit')} busy={words('form.busy')}>
      <p className="quiet">{words('form.lead')}</p>
      <TextField label={words('form.name')} autoComplete="name" isRequired maximum={120} {...form.field('name')} />
      <FieldPair>
        <EmailField label={words('form.email')} isRequired {...form.field('email')} />
        <PhoneField label={words('form.phone')} placeholder={words('form.optional')} {...form.field('phone')} />
      </FieldPair>
      <TextAreaField
        label={words('form.message')}
        isRequired
        rows={6}
        maximum={messageMaximum}
        {...form.field('message')}
      />
    </Form>
  );
}

function Sent({ to, onAnother }: { to: SentTo; onAnother: () => void }) {
  const words = useWords('inquiry');
  const session = useSession();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(function readOut() {
    notice.current?.focus();
  }, []);
  return (
    <div ref={notice} tabIndex={-1} className={`${cardStyles['card']} stack gap16 ${styles['sent']}`}>
      <p className="breaks">
        <strong>{words('form.sentTitle')}</strong>
      </p>
      <p className="breaks">{words(to.isProven ? 'form.sentProven' : 'form.sent', { email: to.email })}</p>
      {session.state === 'signed-in' && (
        <p className="breaks">
          <Link to={paths.ownInquiries()}>{words('form.toOwn')}</Link>
        </p>
      )}
      <Button variant="plain" onClick={onAnother}>
        {words('form.another')}
      </Button>
    </div>
  );
}
