import type { ApiError } from '../../api/api-error.ts';
import { useForm } from '../../api/form.ts';
import { rememberedEmail, signIn } from '../../api/session.ts';
import type { login, loginProvider } from '../../contract/account.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Form } from '../../ui/form.tsx';
import { EmailField, PasswordField } from '../../ui/text-field.tsx';

interface CredentialsFormProps {
  endpoint: typeof login | typeof loginProvider;
  /** The sentence if the server cannot be reached; by default the one for wrong credentials covers it. */
  unreachable?: string;
}

/** E-mail and password. The screen sees the session change and decides where to go next. */
export function CredentialsForm({ endpoint, unreachable }: CredentialsFormProps) {
  const words = useWords('account');
  const sentenceOf = ({ code, fields, sentence }: ApiError): string => {
    if (code === 'invalid_credentials') return words('login.failed');
    const said = code === 'unreachable' && unreachable !== undefined ? `${unreachable}. ` : '';
    return `${said}${Object.keys(fields).length > 0 ? words('login.failed') : sentence}`;
  };
  const form = useForm(endpoint, {
    values: { email: rememberedEmail(), password: '' },
    send: (ask) => signIn(endpoint, ask),
    sentenceOf,
  });
  return (
    <Form form={form} submit={words('login.submit')} busy={words('login.busy')}>
      <EmailField label={words('email')} autoComplete="username" isRequired {...form.field('email')} />
      <PasswordField label={words('password')} autoComplete="current-password" isRequired {...form.field('password')} />
    </Form>
  );
}
