import { PasswordInput as LibraryInput, type PasswordInputProps } from '@mantine/core';
import { useWords } from '../i18n/i18n.ts';

/** Mantine's field with a translated "show password" button, which is English only there. */
export function PasswordInput(props: PasswordInputProps) {
  const words = useWords('ui');
  return <LibraryInput {...props} visibilityToggleButtonProps={{ 'aria-label': words('showPassword') }} />;
}
