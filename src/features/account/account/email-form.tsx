import { useWords } from '#i18n/i18n.ts';
import { Form } from '#ui/form.tsx';
import { EmailField, PasswordField } from '#ui/text-field.tsx';
import { useForm } from '../../../api/form.ts';
import type { SessionUser } from '../../../api/session.ts';
import { me } from '../../../contract/account/account.ts';
import { changeEmail } from '../../../contract/account/profile.ts';
import { PendingEmail } from './pending-email.tsx';

/** Asks for another e-mail address; the present one counts until the link to the new one was used. */
export function EmailForm({ user, onAsked }: { user: SessionUser; onAsked: () => void }) {
  const words = useWords('account');
  const form = useForm(changeEmail, {
    values: { email: user.email, currentPassword: '' },
    refreshes: [me],
    sentenceOf: ({ code }) => (code === 'unreachable' ? words('profile.account.failedEmail') : undefined),
    onSent: () => {
      form.setValues({ email: user.email, currentPassword: '' });
      onAsked();
    },
  });
  return (
    <Form form={form} look="bare" submit={words('settings.account.submit')} busy={words('profile.saving')}>
      <PendingEmail user={user} />
      <EmailField label={words('email')} autoComplete="username" maximum={254} isRequired {...form.field('email')} />
      <PasswordField
        label={words('profile.account.currentPassword')}
        autoComplete="current-password"
        isRequired
        {...form.field('currentPassword')}
      />
    </Form>
  );
}
