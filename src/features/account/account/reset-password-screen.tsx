import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Form } from '#ui/form.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { SplitPage } from '#ui/split-page.tsx';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { useForm } from '../../../api/form.ts';
import { forgetSession } from '../../../api/session.ts';
import { passwordChoice, resetPassword, type User } from '../../../contract/account/account.ts';
import type { AskOf } from '../../../contract/endpoint.ts';
import { nextPathOf, paths } from '../../../paths.ts';
import { useEntryPicture } from './entry-picture.ts';
import { NewPasswordField } from './new-password-field.tsx';

/** /password/reset/:token, opened by the link of a mail. */
export function ResetPasswordScreen() {
  const words = useWords('account');
  const { token = '' } = useParams();
  return (
    <SplitPage title={words('reset.title')} picture={useEntryPicture(undefined)}>
      <Reset key={token} token={token} />
    </SplitPage>
  );
}

const isBadLink = ({ code, fields }: ApiError): boolean => code === 'link_invalid' || fields['token'] !== undefined;

type Outcome = User['type'] | 'badLink';

/** The new password has ended every session, the one of this browser included. */
async function reset(ask: AskOf<typeof resetPassword>): Promise<Outcome> {
  try {
    const { type } = await call(resetPassword, ask);
    forgetSession();
    return type;
  } catch (problem) {
    if (problem instanceof ApiError && isBadLink(problem)) return 'badLink';
    throw problem;
  }
}

function Reset({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<Outcome>();
  if (outcome === 'badLink') return <BadLink />;
  if (outcome !== undefined) return <Done type={outcome} />;
  return <ResetForm token={token} onSent={setOutcome} />;
}

function ResetForm({ token, onSent }: { token: string; onSent: (outcome: Outcome) => void }) {
  const words = useWords('account');
  const form = useForm(resetPassword, {
    values: { password: '' },
    schema: passwordChoice,
    askOf: ({ password }) => ({ body: { token, password } }),
    send: reset,
    onSent,
  });
  return (
    <Form form={form} look="bare" submit={words('reset.submit')} busy={words('reset.busy')}>
      <NewPasswordField label={words('reset.password')} {...form.field('password')} />
    </Form>
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
        <Button to={isAtWork ? paths.providerLogin(next) : paths.login(next)}>{words('reset.toLogin')}</Button>
      </EmptyState>
    </output>
  );
}

function BadLink() {
  const words = useWords('account');
  const next = useNext();
  return (
    <ErrorState title={words('reset.bad')} text={words('reset.badText')}>
      <Button to={paths.forgotPassword(next)}>{words('reset.again')}</Button>
    </ErrorState>
  );
}
