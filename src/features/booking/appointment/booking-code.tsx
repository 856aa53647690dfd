import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useSecondsTo } from '#ui/use-seconds-to.ts';
import { useForm } from '../../../api/form.ts';
import { confirmGuestCode, requestGuestCode } from '../../../contract/booking/guest.ts';
import type { BookingDetails } from './booking-draft.ts';
import { BookingBar, BookingFrame } from './booking-frame.tsx';
import { type StepProps, subjectOf } from './booking-steps.ts';
import { useWaitSentence } from './booking-wait.ts';

const whomOf = ({ contact, email, phone }: BookingDetails) => (contact === 'email' ? { email } : { phone });

/** A guest types the six digits that were sent to the address or the number. */
export function BookingCode({ provider, draft, change, go }: StepProps) {
  const words = useWords('booking');
  const { details } = draft;
  const form = useForm(confirmGuestCode, {
    values: { code: '' },
    askOf: ({ code }) => ({ body: { ...whomOf(details), code: code.trim() } }),
    onSent: ({ proof }) => {
      change({ proof: { subject: subjectOf(details), proof } });
      go('summary');
    },
  });
  const code = form.field('code');
  return (
    <BookingFrame provider={provider} draft={draft} hasOwnBar>
      <Form
        form={form}
        look="bare"
        barOf={(send) => (
          <BookingBar provider={provider} draft={draft}>
            {send}
          </BookingBar>
        )}
        submit={words('code.submit')}
        busy={words('code.checking')}
      >
        <TextField
          label={words('code.label')}
          hint={words('code.sent', { to: details.contact === 'email' ? details.email : details.phone })}
          inputMode="numeric"
          autoComplete="one-time-code"
          maximum={6}
          isRequired
          {...code}
          onChange={(typed) => {
            code.onChange(typed);
            // The sixth digit is the last one.
            if (/^\d{6}$/.test(typed)) form.submit();
          }}
        />
      </Form>
      <p className="flush">
        <Button variant="link" onClick={() => go('details')}>
          {words('code.change')}
        </Button>
      </p>
      <Resend details={details} provider={provider.id} />
    </BookingFrame>
  );
}

const usualWait = 60;

function Resend({ details, provider }: { details: BookingDetails; provider: string }) {
  const words = useWords('booking');
  const [nextAt, setNextAt] = useState(() => Date.now() + usualWait * 1000);
  const seconds = useSecondsTo(nextAt);
  const form = useForm(requestGuestCode, {
    values: {},
    askOf: () => ({ body: { ...whomOf(details), provider } }),
    sentenceOf: useWaitSentence(),
    onSent: ({ waitSeconds }) => {
      setNextAt(Date.now() + waitSeconds * 1000);
      toast.success(words('code.resent'));
    },
  });
  if (seconds > 0) return <p className="leading15 quiet">{words('code.resendIn', { count: seconds })}</p>;
  return (
    <div>
      {form.failure !== undefined && <p role="alert">{form.failure.sentence}</p>}
      <Button variant="link" isBusy={form.isBusy} onClick={() => form.submit()}>
        {words('code.resend')}
      </Button>
    </div>
  );
}
