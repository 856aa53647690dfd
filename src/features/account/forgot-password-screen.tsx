import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useChange } from '../../api/query.ts';
import { useSchemaForm } from '../../api/schema-form.ts';
import { rememberedEmail } from '../../api/session.ts';
import { forgotPassword } from '../../contract/account.ts';
import { useWords } from '../../i18n/i18n.ts';
import { nextPathOf, paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormCard } from '../../ui/form-card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';
import { EmailField } from './access-fields.tsx';
import styles from './account.module.css';

/** /password/forgot. Its message does not depend on whether there is such an account. */
export function ForgotPasswordScreen() {
  const words = useWords('account');
  const { search } = useLocation();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Page title={words('forgot.title')} width="form">
      {sentTo === undefined ? <ForgotPasswordForm onSent={setSentTo} /> : <Sent email={sentTo} />}
      <p className={styles['other']}>
        <Link to={paths.login(nextPathOf(search))}>{words('forgot.toLogin')}</Link>
      </p>
    </Page>
  );
}

function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const words = useWords('account');
  const [failure, setFailure] = useState<string>();
  const form = useSchemaForm(forgotPassword.body, { email: rememberedEmail() });
  const ask = useChange(forgotPassword);
  const submit = form.onSubmit(({ email }) => {
    setFailure(undefined);
    ask.mutate(
      { body: { email } },
      { onSuccess: () => onSent(email), onError: (problem) => setFailure(form.setServerErrors(problem)) },
    );
  });
  return (
    <FormCard onSubmit={submit}>
      <p className={styles['note']}>{words('forgot.lead')}</p>
      <EmailField form={form} autoComplete="username" />
      <FormError sentence={failure} />
      <Button type="submit" disabled={ask.isPending}>
        {words(ask.isPending ? 'forgot.busy' : 'forgot.submit')}
      </Button>
    </FormCard>
  );
}

function Sent({ email }: { email: string }) {
  const words = useWords('account');
  return (
    <output>
      <EmptyState
        icon={<CheckIcon size={40} />}
        title={words('forgot.sentTitle')}
        text={words('forgot.sent', { email: email.trim() })}
      />
    </output>
  );
}
