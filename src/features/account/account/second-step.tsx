import { useState } from 'react';
import { formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { useChange } from '../../../api/change.ts';
import { useForm } from '../../../api/form.ts';
import { signIn } from '../../../api/session.ts';
import { askPasskey, reportLoss, takeStep, takeStepByPasskey } from '../../../contract/account/account-factor.ts';
import styles from './account.module.css';
import { canUsePasskeys, signByPasskey } from './passkey.ts';

export interface BegunStep {
  step: string;
  means: readonly string[];
}

interface SecondStepProps {
  begun: BegunStep;
  onBack: () => void;
}

/** The password was right: a code of the app, a passkey, or a code for a lost phone. The session begins with that. */
export function SecondStep({ begun: { step, means }, onBack }: SecondStepProps) {
  const words = useWords('account');
  const passkey = usePasskey(step);
  const form = useForm(takeStep, {
    values: { code: '' },
    askOf: ({ code }) => ({ body: { step, code } }),
    send: (ask) => signIn(takeStep, ask),
  });
  const hasApp = means.includes('totp');
  const back = (
    <Button variant="plain" onClick={onBack}>
      {words('step.back')}
    </Button>
  );
  return (
    <>
      <h2>{words('step.title')}</h2>
      {means.includes('passkey') && canUsePasskeys() && (
        <div className="stack gap8 from-start">
          <Button isBusy={passkey.isBusy} onClick={passkey.ask}>
            {words('step.passkey')}
          </Button>
          {passkey.failure !== undefined && <p role="alert">{passkey.failure}</p>}
        </div>
      )}
      <Form form={form} look="bare" submit={words('step.submit')} busy={words('step.busy')} actions={back}>
        <TextField
          label={words(hasApp ? 'step.code' : 'step.backup')}
          hint={words(hasApp ? 'step.codeHint' : 'step.backupHint')}
          autoComplete="one-time-code"
          isRequired
          {...form.field('code')}
        />
      </Form>
      <Lost step={step} />
    </>
  );
}

/** Neither phone nor code: a mail, and some days in which its owner can stop it. */
function Lost({ step }: { step: string }) {
  const words = useWords('account');
  const report = useChange(reportLoss);
  const sentenceOf = ({ code, sentence }: ApiError): string => {
    if (code === 'forbidden') return words('step.lostStaff');
    return code === 'email_unconfirmed' ? words('step.lostUnproven') : sentence;
  };
  if (report.data !== undefined)
    return (
      <div className={styles['lost']}>
        <Notice kind="success" title={words('step.lostSent')}>
          {words('step.lostSentText', { moment: formatSoonIn(report.data.opensAt, 'Europe/Berlin') })}
        </Notice>
      </div>
    );
  return (
    <div className="stack gap8 from-start">
      <Button variant="link" disabled={report.isPending} onClick={() => report.mutate({ body: { step } })}>
        {words('step.lost')}
      </Button>
      {report.error !== null && <p role="alert">{sentenceOf(report.error)}</p>}
    </div>
  );
}

function usePasskey(step: string) {
  const words = useWords('account');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const sign = async (): Promise<void> => {
    const { options } = await call(askPasskey, { body: { step } });
    const answer = await signByPasskey(options);
    if (answer === undefined) return setFailure(words('step.passkeyFailed'));
    await signIn(takeStepByPasskey, { body: { step, answer } });
  };
  const ask = (): void => {
    setIsBusy(true);
    setFailure(undefined);
    sign()
      .catch((problem: unknown) => {
        if (!(problem instanceof ApiError)) throw problem;
        setFailure(problem.fields['answer'] ?? problem.sentence);
      })
      .finally(() => setIsBusy(false));
  };
  return { ask, isBusy, failure };
}
