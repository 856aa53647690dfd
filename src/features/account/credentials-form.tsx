import { Button } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useSchemaForm } from '../../api/schema-form.ts';
import { rememberedEmail, signIn } from '../../api/session.ts';
import { credentials, type login, type loginProvider } from '../../contract/account.ts';
import { useWords } from '../../i18n/i18n.ts';
import { FormCard } from '../../ui/form-card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { EmailField, PasswordField } from './access-fields.tsx';

interface CredentialsFormProps {
  endpoint: typeof login | typeof loginProvider;
  /** The sentence if the server cannot be reached; by default the one for wrong credentials covers it. */
  unreachable?: string;
}

/** E-mail and password. The screen sees the session change and decides where to go next. */
export function CredentialsForm({ endpoint, unreachable }: CredentialsFormProps) {
  const words = useWords('account');
  const [failure, setFailure] = useState<string>();
  const form = useSchemaForm(credentials, { email: rememberedEmail(), password: '' });
  const failureOf = (problem: ApiError): string => {
    if (problem.code === 'invalid_credentials') return words('login.failed');
    const said = problem.code === 'unreachable' && unreachable !== undefined ? `${unreachable}. ` : '';
    return `${said}${form.setServerErrors(problem) ?? words('login.failed')}`;
  };
  const submit = form.onSubmit(async (body) => {
    setFailure(undefined);
    try {
      await signIn(endpoint, { body });
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      setFailure(failureOf(problem));
    }
  });
  return (
    <FormCard onSubmit={submit}>
      <EmailField form={form} autoComplete="username" />
      <PasswordField form={form} autoComplete="current-password" />
      <FormError sentence={failure} />
      <Button type="submit" disabled={form.submitting}>
        {words(form.submitting ? 'login.busy' : 'login.submit')}
      </Button>
    </FormCard>
  );
}
