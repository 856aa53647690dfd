import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Form } from '#ui/form.tsx';
import { PhoneField, TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useSecondsTo } from '#ui/use-seconds-to.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { useForm } from '../../../api/form.ts';
import { replaceUser, type SessionUser } from '../../../api/session.ts';
import { codeLength, sendPhoneCode, verifyPhone } from '../../../contract/account/phone.ts';
import { type Country, countryNamed } from '../../../contract/country.ts';
import { type CodeSent, keepCodeSent, keptCodeSent } from './code-sent.ts';

interface PhoneDialogProps {
  user: SessionUser;
  /** Called when the number is verified, and when the dialog is closed without. */
  onClose: (isVerified: boolean) => void;
}

/** Verifies a telephone number in two steps: the number, then the code that was sent to it. */
export function PhoneDialog({ user, onClose }: PhoneDialogProps) {
  const words = useWords('phone');
  const [sent, setSent] = useState(() => keptCodeSent(user.id, Date.now()));
  const onSent = (code: Omit<CodeSent, 'at'>): void => setSent(keepCodeSent(user.id, { ...code, at: Date.now() }));
  return (
    <Dialog title={words('title')} onClose={() => onClose(false)}>
      {sent === undefined ? (
        <NumberStep
          number={user.phone ?? ''}
          country={countryNamed(user.country) ?? 'de'}
          onSent={onSent}
          onCancel={() => onClose(false)}
        />
      ) : (
        <CodeStep
          key={sent.at}
          sent={sent}
          onSent={onSent}
          onBack={() => setSent(undefined)}
          onVerified={() => {
            keepCodeSent(user.id, undefined);
            toast.success(words('done'));
            onClose(true);
          }}
        />
      )}
    </Dialog>
  );
}

/** Says how long it is until the next code, where that is why none is sent. */
function useWaitSentence(): (problem: ApiError) => string | undefined {
  const words = useWords('phone');
  return ({ code, retryAfterSeconds }) =>
    code !== 'too_many_requests' || retryAfterSeconds === undefined
      ? undefined
      : retryAfterSeconds > 90
        ? words('waitMinutes', { count: Math.ceil(retryAfterSeconds / 60) })
        : words('waitSeconds', { count: retryAfterSeconds });
}

interface NumberStepProps {
  number: string;
  country: Country;
  onSent: (sent: Omit<CodeSent, 'at'>) => void;
  onCancel: () => void;
}

function NumberStep({ number, country, onSent, onCancel }: NumberStepProps) {
  const words = useWords('phone');
  const form = useForm(sendPhoneCode, {
    values: { phone_number: number },
    sentenceOf: useWaitSentence(),
    onSent: ({ phone_number, resendSeconds }) => onSent({ number: phone_number, resendSeconds }),
  });
  return (
    <Form
      form={form}
      look="dialog"
      submit={words('send')}
      busy={words('sending')}
      isHeld={form.values.phone_number.trim() === ''}
      actions={
        <Button variant="plain" onClick={onCancel}>
          {words('cancel')}
        </Button>
      }
    >
      <p>{words('numberText')}</p>
      <PhoneField
        label={words('number')}
        hint={words('numberHint')}
        mobileIn={country}
        maximum={40}
        isRequired
        {...form.field('phone_number')}
      />
    </Form>
  );
}

interface CodeStepProps {
  sent: CodeSent;
  onSent: (sent: Omit<CodeSent, 'at'>) => void;
  onBack: () => void;
  onVerified: () => void;
}

function CodeStep({ sent, onSent, onBack, onVerified }: CodeStepProps) {
  const words = useWords('phone');
  const form = useForm(verifyPhone, {
    values: { phone_number: sent.number, code: '' },
    sentenceOf: ({ code }) => (code === 'phone_verification_failed' ? words('failed') : undefined),
    onSent: (user) => {
      replaceUser(user);
      onVerified();
    },
  });
  return (
    <>
      <Form
        form={form}
        look="dialog"
        submit={words('verify')}
        busy={words('verifying')}
        isHeld={form.values.code.trim() === ''}
        actions={
          <Button variant="plain" onClick={onBack}>
            {words('back')}
          </Button>
        }
      >
        <p>{words('codeText', { number: sent.number })}</p>
        <TextField
          label={words('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maximum={codeLength}
          isRequired
          {...form.field('code')}
        />
      </Form>
      <Resend sent={sent} onSent={onSent} />
    </>
  );
}

function Resend({ sent, onSent }: Pick<CodeStepProps, 'sent' | 'onSent'>) {
  const words = useWords('phone');
  const seconds = useSecondsTo(sent.at + sent.resendSeconds * 1000);
  const form = useForm(sendPhoneCode, {
    values: { phone_number: sent.number },
    sentenceOf: useWaitSentence(),
    onSent: ({ phone_number, resendSeconds }) => {
      toast.success(words('resent'));
      onSent({ number: phone_number, resendSeconds });
    },
  });
  if (seconds > 0) return <p>{words('resendIn', { count: seconds })}</p>;
  return (
    <>
      {form.failure !== undefined && <p role="alert">{form.failure.sentence}</p>}
      <Button variant="link" isBusy={form.isBusy} onClick={() => form.submit()}>
        {words('resend')}
      </Button>
    </>
  );
}
