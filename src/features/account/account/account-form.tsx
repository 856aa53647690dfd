import { useState } from 'react';
import * as z from 'zod/mini';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { EmailField, PasswordField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { useForm } from '../../../api/form.ts';
import { continueSession, restoreSession, type SessionUser } from '../../../api/session.ts';
import { changeEmail, changePassword } from '../../../contract/account/profile.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { PendingEmail } from './pending-email.tsx';

interface Entries {
  email: string;
  password: string;
  confirmPassword: string;
  currentPassword: string;
}

const noPasswords = { password: '', confirmPassword: '', currentPassword: '' };

const wholeBody = z.extend(changePassword.body, { email: changeEmail.body.shape.email });

/** "Konto & Sicherheit" (docs/product/accounts.md): the address, and the password behind a button. */
export function AccountForm({ user }: { user: SessionUser }) {
  const words = useWords('account');
  const [isEditing, setIsEditing] = useState(false);
  const { form, isMoving } = useAccountForm(user, isEditing, () => setIsEditing(false));
  const cancel = (): void => {
    form.reset();
    form.setValues({ email: form.values.email });
    setIsEditing(false);
  };
  const change = (
    <Button variant="plain" disabled={form.isBusy} onClick={() => setIsEditing(true)}>
      {words('profile.account.changePassword')}
    </Button>
  );
  const stay = (
    <Button variant="plain" disabled={form.isBusy} onClick={cancel}>
      {words('profile.account.cancel')}
    </Button>
  );
  return (
    <Form
      form={form}
      look="bare"
      submit={words('profile.save')}
      busy={words('profile.saving')}
      actions={isEditing ? stay : change}
    >
      <EmailField label={words('email')} autoComplete="username" isRequired {...form.field('email')} />
      <PendingEmail user={user} />
      {isEditing && (
        <>
          <NewPasswordField
            label={words('profile.account.newPassword')}
            about={[user.email, user.name, user.businessName ?? '']}
            {...form.field('password')}
          />
          <PasswordField
            label={words('profile.account.confirmPassword')}
            autoComplete="new-password"
            isRequired
            {...form.field('confirmPassword')}
          />
        </>
      )}
      {(isEditing || isMoving) && (
        <PasswordField
          label={words('profile.account.currentPassword')}
          hint={words('profile.account.currentHint')}
          autoComplete="current-password"
          isRequired
          {...form.field('currentPassword')}
        />
      )}
    </Form>
  );
}

function useAccountForm(user: SessionUser, isEditing: boolean, stopEditing: () => void) {
  const words = useWords('account');
  const begun: Entries = { email: user.email, ...noPasswords };
  /** Undefined where the address stays. */
  function newEmailOf({ email }: Entries): string | undefined {
    const written = email.trim().toLowerCase();
    return written === user.email ? undefined : written;
  }
  function missingOf(entries: Entries): Record<string, string> {
    const isMoving = newEmailOf(entries) !== undefined;
    if (!(isEditing || isMoving) || entries.currentPassword !== '') return {};
    const missing = words(isMoving ? 'profile.account.currentForEmail' : 'profile.account.currentForPassword');
    return { currentPassword: missing };
  }
  const mismatchOf = ({ password, confirmPassword }: Entries): Record<string, string> =>
    isEditing && password !== confirmPassword ? { '': words('profile.account.mismatch') } : {};

  const form = useForm(changeEmail, {
    values: begun,
    schema: isEditing ? wholeBody : changeEmail.body,
    // Where nothing changes nothing has to be proven.
    askOf: (entries) => ({
      body: isEditing || newEmailOf(entries) !== undefined ? entries : { ...entries, currentPassword: '-' },
    }),
    check: (entries) => ({ ...mismatchOf(entries), ...missingOf(entries) }),
    send: (_, entries) => save(entries, newEmailOf(entries)),
    sentenceOf: ({ code }) => {
      if (code !== 'unreachable') return undefined;
      return words(isEditing ? 'profile.account.failedPassword' : 'profile.account.failedEmail');
    },
    onSent: (newEmail) => {
      stopEditing();
      form.reset();
      if (newEmail !== undefined) void restoreSession();
      toast.success(words('profile.account.saved'));
    },
  });

  /** What is asked for, one call after the other. The password first: with it a link to a new address would end. */
  async function save({ password, currentPassword }: Entries, newEmail: string | undefined) {
    if (isEditing) {
      const { access_token } = await call(changePassword, { body: { password, currentPassword } });
      continueSession(access_token);
    }
    if (newEmail === undefined) return undefined;
    try {
      await call(changeEmail, { body: { email: newEmail, currentPassword: isEditing ? password : currentPassword } });
    } catch (problem) {
      if (isEditing && problem instanceof ApiError) {
        stopEditing();
        form.setValues(noPasswords);
        toast.success(words('profile.account.passwordSaved'));
      }
      throw problem;
    }
    return newEmail;
  }

  return { form, isMoving: newEmailOf(form.values) !== undefined };
}
