import * as z from 'zod/mini';
import { useWords } from '#i18n/i18n.ts';
import { Form } from '#ui/form.tsx';
import { PasswordField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import { continueSession, type SessionUser } from '../../../api/session.ts';
import { changePassword } from '../../../contract/account/profile.ts';
import { PasswordStrength } from './password-strength.tsx';

/** The repetition is for the person who types; the server is sent it and takes no notice. */
const typedTwice = z.extend(changePassword.body, { confirmPassword: z.string() }).check(
  z.refine((typed) => typed.confirmPassword === typed.password, {
    error: 'passwordsDiffer',
    path: ['confirmPassword'],
  }),
);

const empty = { currentPassword: '', password: '', confirmPassword: '' };

export function PasswordForm({ user }: { user: SessionUser }) {
  const words = useWords('account');
  const form = useForm(changePassword, {
    values: empty,
    schema: typedTwice,
    sentenceOf: ({ code }) => (code === 'unreachable' ? words('profile.account.failedPassword') : undefined),
    onSent: ({ access_token }) => {
      continueSession(access_token);
      form.setValues(empty);
      toast.success(words('settings.password.saved'));
    },
  });
  return (
    <Form
      form={form}
      look="bare"
      submit={words('profile.account.changePassword')}
      busy={words('profile.saving')}
      actions={<p>{words('settings.password.lead')}</p>}
    >
      <PasswordField
        label={words('profile.account.currentPassword')}
        autoComplete="current-password"
        isRequired
        {...form.field('currentPassword')}
      />
      <PasswordField
        label={words('profile.account.newPassword')}
        autoComplete="new-password"
        isRequired
        {...form.field('password')}
      />
      <PasswordStrength password={form.values.password} about={[user.email, user.name, user.businessName ?? '']} />
      <PasswordField
        label={words('profile.account.confirmPassword')}
        autoComplete="new-password"
        isRequired
        {...form.field('confirmPassword')}
      />
    </Form>
  );
}
