import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { CheckboxField } from '#ui/choice-fields.tsx';
import { Form } from '#ui/form.tsx';
import { Link } from '#ui/link.tsx';
import { EmailField, PasswordField } from '#ui/text-field.tsx';
import type { ApiError } from '../../../api/api-error.ts';
import { useForm } from '../../../api/form.ts';
import { rememberedEmail, signIn } from '../../../api/session.ts';
import type { login, loginProvider } from '../../../contract/account/account.ts';
import { limits } from '../../../contract/limits.ts';
import { paths } from '../../../paths.ts';
import { type BegunStep, SecondStep } from './second-step.tsx';

interface CredentialsFormProps {
  endpoint: typeof login | typeof loginProvider;
  /** The sentence if the server cannot be reached; by default the one for wrong credentials covers it. */
  unreachable?: string;
}

/** E-mail and password. The screen sees the session change and decides where to go next. */
export function CredentialsForm({ endpoint, unreachable }: CredentialsFormProps) {
  const words = useWords('account');
  const [isSuspended, setIsSuspended] = useState(false);
  const [begun, setBegun] = useState<BegunStep>();
  const sentenceOf = ({ code, fields, sentence, reason }: ApiError): string | undefined => {
    if (code === 'second_step') return undefined;
    if (code === 'invalid_credentials') return words('login.failed');
    if (code === 'suspended')
      return reason === undefined ? words('login.suspended') : words('login.suspendedFor', { reason });
    const said = code === 'unreachable' && unreachable !== undefined ? `${unreachable}. ` : '';
    return `${said}${Object.keys(fields).length > 0 ? words('login.failed') : sentence}`;
  };
  const form = useForm(endpoint, {
    values: { email: rememberedEmail(), password: '', stay: false },
    send: (ask) => signIn(endpoint, ask),
    sentenceOf,
    onRefused: (problem) => {
      setIsSuspended(problem?.code === 'suspended');
      if (problem?.step !== undefined) setBegun({ step: problem.step, means: problem.means });
    },
  });
  // What was typed stays in the form: who comes back from the second step finds it.
  if (begun !== undefined) return <SecondStep begun={begun} onBack={() => setBegun(undefined)} />;
  return (
    <Form
      form={form}
      look="bare"
      submit={words('login.submit')}
      busy={words('login.busy')}
      actions={
        isSuspended && (
          <p>
            {words('login.disagree')} <Link to={paths.contact()}>{words('login.toContact')}</Link>
          </p>
        )
      }
    >
      <EmailField label={words('email')} autoComplete="username" isRequired {...form.field('email')} />
      <PasswordField label={words('password')} autoComplete="current-password" isRequired {...form.field('password')} />
      <CheckboxField
        label={words('login.stay')}
        hint={words('login.stayHint', { days: limits.deviceDays })}
        {...form.field('stay')}
      />
    </Form>
  );
}
