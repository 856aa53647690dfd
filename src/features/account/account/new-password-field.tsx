import { useWords } from '#i18n/i18n.ts';
import type { FieldEntry } from '#ui/field.ts';
import { PasswordField } from '#ui/text-field.tsx';
import { PasswordStrength } from './password-strength.tsx';

interface NewPasswordFieldProps extends FieldEntry<string> {
  label?: string;
  /** What a password should not be made of: the person's name, address and the like. */
  about?: readonly string[];
}

/** The field for a new password, with its strength. */
export function NewPasswordField({ label, about = [], ...entry }: NewPasswordFieldProps) {
  const words = useWords('account');
  return (
    <>
      <PasswordField label={label ?? words('password')} autoComplete="new-password" isRequired {...entry} />
      <PasswordStrength password={entry.value} about={about} />
    </>
  );
}
