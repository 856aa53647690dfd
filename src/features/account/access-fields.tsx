import { TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useWords } from '../../i18n/i18n.ts';
import '../../ui/mantine-form.ts';
import { PasswordInput } from '../../ui/password-input.tsx';
import { PasswordStrength } from './password-strength.tsx';

interface EmailFieldProps {
  form: { getInputProps: (name: 'email') => GetInputPropsReturnType };
  /** For signing in, the address is the account's user name, as browsers call it. */
  autoComplete: 'email' | 'username';
}

export function EmailField({ form, autoComplete }: EmailFieldProps) {
  const words = useWords('account');
  return (
    <TextInput
      label={words('email')}
      type="email"
      autoComplete={autoComplete}
      required
      {...form.getInputProps('email')}
    />
  );
}

interface PasswordFieldProps {
  form: { getInputProps: (name: 'password') => GetInputPropsReturnType };
  autoComplete: 'current-password' | 'new-password';
  label?: string;
}

export function PasswordField({ form, autoComplete, label }: PasswordFieldProps) {
  const words = useWords('account');
  return (
    <PasswordInput
      label={label ?? words('password')}
      autoComplete={autoComplete}
      required
      {...form.getInputProps('password')}
    />
  );
}

interface NewPasswordFieldProps {
  form: PasswordFieldProps['form'] & { values: { password: string } };
  label?: string;
  about?: readonly string[];
}

/** The field for a new password, with its strength. */
export function NewPasswordField({ form, about = [], ...given }: NewPasswordFieldProps) {
  return (
    <>
      <PasswordField form={form} autoComplete="new-password" {...given} />
      <PasswordStrength password={form.values.password} about={about} />
    </>
  );
}
