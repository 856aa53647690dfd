import { useEffect, useState } from 'react';
import { useForm } from '../../api/form.ts';
import { useChange } from '../../api/query.ts';
import { replaceUser, type SessionUser } from '../../api/session.ts';
import { getReadiness } from '../../contract/business.ts';
import { sendPhoneCode, verifyPhone } from '../../contract/phone.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { PhoneField, TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';
import styles from './business.module.css';

interface SentCode {
  number: string;
  /** When another code can be sent, in milliseconds. */
  again: number;
}

/** Two steps: the number, then the code that was sent to it. */
export function PhoneDialog({ owner, onClose }: { owner: SessionUser; onClose: () => void }) {
  const words = useWords('business');
  const [sent, setSent] = useState<SentCode>();
  return (
    <Dialog title={words('phone.title')} onClose={onClose}>
      {sent === undefined ? (
        <NumberStep owner={owner} onSent={setSent} onClose={onClose} />
      ) : (
        <CodeStep sent={sent} onSentAgain={setSent} onBack={() => setSent(undefined)} onVerified={onClose} />
      )}
    </Dialog>
  );
}

const sentCode = ({ phone_number, resendSeconds }: { phone_number: string; resendSeconds: number }): SentCode => ({
  number: phone_number,
  again: Date.now() + resendSeconds * 1000,
});

interface NumberStepProps {
  owner: SessionUser;
  onSent: (sent: SentCode) => void;
  onClose: () => void;
}

function NumberStep({ owner, onSent, onClose }: NumberStepProps) {
  const words = useWords('business');
  const form = useForm(sendPhoneCode, {
    values: { phone_number: owner.phone ?? '' },
    onSent: (answer) => onSent(sentCode(answer)),
  });
  return (
    <Form
      form={form}
      look="dialog"
      submit={words('phone.send')}
      busy={words('phone.sending')}
      isHeld={form.values.phone_number.trim() === ''}
      actions={
        <Button variant="plain" onClick={onClose}>
          {words('bank.cancel')}
        </Button>
      }
    >
      <PhoneField label={words('phone.phone')} isRequired {...form.field('phone_number')} />
    </Form>
  );
}

interface CodeStepProps {
  sent: SentCode;
  onSentAgain: (sent: SentCode) => void;
  onBack: () => void;
  onVerified: () => void;
}

function CodeStep({ sent, onSentAgain, onBack, onVerified }: CodeStepProps) {
  const words = useWords('business');
  const form = useForm(verifyPhone, {
    values: { code: '' },
    askOf: ({ code }) => ({ body: { code, phone_number: sent.number } }),
    refreshes: [getReadiness],
    onSent: (user) => {
      replaceUser(user);
      toast.success(words('phone.done'));
      onVerified();
    },
  });
  return (
    <Form
      form={form}
      look="dialog"
      submit={words('phone.verify')}
      busy={words('phone.verifying')}
      isHeld={form.values.code.trim() === ''}
      actions={
        <Button variant="plain" onClick={onBack}>
          {words('phone.back')}
        </Button>
      }
    >
      <p className={styles['quiet']}>{words('phone.sent', { number: sent.number })}</p>
      <TextField
        label={words('phone.code')}
        hint={words('phone.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maximum={6}
        isRequired
        {...form.field('code')}
      />
      <SendAgain sent={sent} onSentAgain={onSentAgain} />
    </Form>
  );
}

function SendAgain({ sent, onSentAgain }: Pick<CodeStepProps, 'sent' | 'onSentAgain'>) {
  const words = useWords('business');
  const seconds = useSecondsUntil(sent.again);
  const again = useChange(sendPhoneCode, {
    onSuccess: (answer) => onSentAgain(sentCode(answer)),
    onError: (problem) => toast.error(problem.sentence),
  });
  if (seconds > 0)
    return <p className={styles['quiet']}>{words('phone.wait', { count: seconds, written: formatNumber(seconds) })}</p>;
  return (
    <Button
      variant="link"
      isBusy={again.isPending}
      onClick={() => again.mutate({ body: { phone_number: sent.number } })}
    >
      {words('phone.again')}
    </Button>
  );
}

function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(function tick() {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((time - now) / 1000));
}
