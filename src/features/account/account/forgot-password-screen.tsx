import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Form } from '#ui/form.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { SplitPage } from '#ui/split-page.tsx';
import { EmailField } from '#ui/text-field.tsx';
import { useForm } from '../../../api/form.ts';
import { rememberedEmail } from '../../../api/session.ts';
import { forgotPassword } from '../../../contract/account/account.ts';
import { nextPathOf, paths } from '../../../paths.ts';
import styles from './account.module.css';
import { useEntryPicture } from './entry-picture.ts';

/** /password/forgot. Its message does not depend on whether there is such an account. */
export function ForgotPasswordScreen() {
  const words = useWords('account');
  const next = nextPathOf(useLocation().search);
  const picture = useEntryPicture(next);
  const [sentTo, setSentTo] = useState<string>();
  return (
    <SplitPage title={words('forgot.title')} picture={picture}>
      {sentTo === undefined ? <ForgotPasswordForm onSent={setSentTo} /> : <Sent email={sentTo} />}
      <p className={`line gap4-12 ${styles['other']}`}>
        <Link to={paths.login(next)}>{words('forgot.toLogin')}</Link>
      </p>
    </SplitPage>
  );
}

function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const words = useWords('account');
  const form = useForm(forgotPassword, {
    values: { email: rememberedEmail() },
    onSent: (_, { email }) => onSent(email),
  });
  return (
    <Form form={form} look="bare" submit={words('forgot.submit')} busy={words('forgot.busy')}>
      <p className="flush">{words('forgot.lead')}</p>
      <EmailField label={words('email')} autoComplete="username" isRequired {...form.field('email')} />
    </Form>
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
