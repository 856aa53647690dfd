import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { type SchemaForm, useSchemaForm } from '../../api/schema-form.ts';
import { continueSession, type SessionUser } from '../../api/session.ts';
import { changeEmail, changePassword } from '../../contract/profile.ts';
import { useWords } from '../../i18n/i18n.ts';
import { FormCard } from '../../ui/form-card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import '../../ui/mantine-form.ts';
import { PasswordInput } from '../../ui/password-input.tsx';
import { toast } from '../../ui/toast.tsx';
import { NewPasswordField } from './access-fields.tsx';
import styles from './account.module.css';

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
  const account = useAccountForm(user, isEditing, () => setIsEditing(false));
  const { form, isMoving, sentTo, failure, isBusy, submit } = account;
  const cancel = (): void => {
    form.setValues(noPasswords);
    form.clearErrors();
    account.clearFailure();
    setIsEditing(false);
  };
  return (
    <FormCard onSubmit={submit}>
      <TextInput
        label={words('email')}
        type="email"
        autoComplete="username"
        required
        {...form.getInputProps('email')}
      />
      {sentTo !== undefined && <output>{words('profile.account.emailSent', { email: sentTo })}</output>}
      {isEditing && <PasswordFields form={form} user={user} />}
      {(isEditing || isMoving) && (
        <PasswordInput
          label={words('profile.account.currentPassword')}
          description={words('profile.account.currentHint')}
          autoComplete="current-password"
          required
          {...form.getInputProps('currentPassword')}
        />
      )}
      <FormError sentence={failure} />
      <div className={styles['buttons']}>
        <Button type="submit" disabled={isBusy}>
          {words(isBusy ? 'profile.saving' : 'profile.save')}
        </Button>
        {isEditing ? (
          <Button variant="default" disabled={isBusy} onClick={cancel}>
            {words('profile.account.cancel')}
          </Button>
        ) : (
          <Button variant="default" disabled={isBusy} onClick={() => setIsEditing(true)}>
            {words('profile.account.changePassword')}
          </Button>
        )}
      </div>
    </FormCard>
  );
}

function PasswordFields({ form, user }: { form: SchemaForm<Entries>; user: SessionUser }) {
  const words = useWords('account');
  const about = [user.email, user.name, user.businessName ?? ''];
  return (
    <>
      <NewPasswordField form={form} label={words('profile.account.newPassword')} about={about} />
      <PasswordInput
        label={words('profile.account.confirmPassword')}
        autoComplete="new-password"
        required
        {...form.getInputProps('confirmPassword')}
      />
    </>
  );
}

/** What is asked for, one call after the other. The password first: with it a link to a new address would end. */
async function save(
  { password, currentPassword }: Entries,
  { isEditing, newEmail, onPassword }: { isEditing: boolean; newEmail: string | undefined; onPassword: () => void },
): Promise<void> {
  if (isEditing) {
    const { access_token } = await call(changePassword, { body: { password, currentPassword } });
    continueSession(access_token);
    onPassword();
  }
  if (newEmail === undefined) return;
  await call(changeEmail, { body: { email: newEmail, currentPassword: isEditing ? password : currentPassword } });
}

function useAccountForm(user: SessionUser, isEditing: boolean, stopEditing: () => void) {
  const words = useWords('account');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const form = useSchemaForm<Entries>(
    isEditing ? wholeBody : changeEmail.body,
    { email: user.email, ...noPasswords },
    // Where nothing changes nothing has to be proven.
    (entries) => (isEditing || isNew(entries.email) ? entries : { ...entries, currentPassword: '-' }),
  );
  function isNew(email: string): boolean {
    return email.trim().toLowerCase() !== user.email;
  }
  const isMoving = isNew(form.values.email);

  function sentenceOf(problem: ApiError): string | undefined {
    const unreachable = words(isEditing ? 'profile.account.failedPassword' : 'profile.account.failedEmail');
    return problem.code === 'unreachable' ? unreachable : form.setServerErrors(problem);
  }

  async function sendChanges(entries: Entries): Promise<void> {
    const newEmail = isMoving ? entries.email.trim().toLowerCase() : undefined;
    let isPasswordSaved = false;
    const onPassword = (): void => {
      isPasswordSaved = true;
      stopEditing();
      form.setValues(noPasswords);
    };
    try {
      await save(entries, { isEditing, newEmail, onPassword });
      form.setValues({ ...noPasswords, email: user.email });
      setSentTo(newEmail);
      toast.success(words('profile.account.saved'));
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      if (isPasswordSaved) toast.success(words('profile.account.passwordSaved'));
      setFailure(sentenceOf(problem));
    }
  }

  const submitChecked = form.onSubmit(async (entries) => {
    if (isEditing && entries.password !== entries.confirmPassword) {
      setFailure(words('profile.account.mismatch'));
      return;
    }
    setIsBusy(true);
    await sendChanges(entries).finally(() => setIsBusy(false));
  });
  function submit(event: FormEvent<HTMLFormElement>): void {
    setFailure(undefined);
    submitChecked(event);
    if ((isEditing || isMoving) && form.values.currentPassword === '')
      form.setFieldError(
        'currentPassword',
        words(isMoving ? 'profile.account.currentForEmail' : 'profile.account.currentForPassword'),
      );
  }

  return { form, failure, isBusy, isMoving, sentTo, clearFailure: () => setFailure(undefined), submit };
}
