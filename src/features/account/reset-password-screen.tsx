import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import type { ApiError } from '../../api/api-error.ts';
import { useChange } from '../../api/query.ts';
import { useSchemaForm } from '../../api/schema-form.ts';
import { forgetSession } from '../../api/session.ts';
import { passwordChoice, resetPassword, type User } from '../../contract/account.ts';
import { useWords } from '../../i18n/i18n.ts';
import { nextPathOf, paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormCard } from '../../ui/form-card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';
import { NewPasswordField } from './access-fields.tsx';

/** /password/reset/:token, opened by the link of a mail. */
export function ResetPasswordScreen() {
  const words = useWords('account');
  const { token = '' } = useParams();
  return (
    <Page title={words('reset.title')} width="form">
      <Reset key={token} token={token} />
    </Page>
  );
}

const isBadLink = ({ code, fields }: ApiError): boolean => code === 'link_invalid' || fields['token'] !== undefined;

function Reset({ token }: { token: string }) {
  // The new password has ended every session, the one of this browser included.
  const reset = useChange(resetPassword, { onSuccess: forgetSession });
  if (reset.data !== undefined) return <Done type={reset.data.type} />;
  if (reset.error !== null && isBadLink(reset.error)) return <BadLink />;
  return <ResetForm token={token} reset={reset} />;
}

interface ResetFormProps {
  token: string;
  reset: Pick<ReturnType<typeof useChange<typeof resetPassword>>, 'mutate' | 'isPending'>;
}

function ResetForm({ token, reset }: ResetFormProps) {
  const words = useWords('account');
  const [failure, setFailure] = useState<string>();
  const form = useSchemaForm(passwordChoice, { password: '' });
  const submit = form.onSubmit(({ password }) => {
    setFailure(undefined);
    reset.mutate({ body: { token, password } }, { onError: (problem) => setFailure(form.setServerErrors(problem)) });
  });
  return (
    <FormCard onSubmit={submit}>
      <NewPasswordField form={form} label={words('reset.password')} />
      <FormError sentence={failure} />
      <Button type="submit" disabled={reset.isPending}>
        {words(reset.isPending ? 'reset.busy' : 'reset.submit')}
      </Button>
    </FormCard>
  );
}

/** Where the mailed link leads after the new password. */
const useNext = (): string | undefined => nextPathOf(useLocation().search);

function Done({ type }: { type: User['type'] }) {
  const words = useWords('account');
  const next = useNext();
  const isAtWork = type === 'provider' || type === 'seller';
  return (
    <output>
      <EmptyState icon={<CheckIcon size={40} />} title={words('reset.done')} text={words('reset.doneText')}>
        <Button component={Link} to={isAtWork ? paths.providerLogin(next) : paths.login(next)}>
          {words('reset.toLogin')}
        </Button>
      </EmptyState>
    </output>
  );
}

function BadLink() {
  const words = useWords('account');
  const next = useNext();
  return (
    <ErrorState title={words('reset.bad')} text={words('reset.badText')}>
      <Button component={Link} to={paths.forgotPassword(next)}>
        {words('reset.again')}
      </Button>
    </ErrorState>
  );
}
