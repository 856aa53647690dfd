import { PasswordInput as LibraryInput, type PasswordInputProps } from '@mantine/core';
import { useWords } from '../i18n/i18n.ts';

/** The library's own, whose button that shows what is typed speaks English only. */
export function PasswordInput(props: PasswordInputProps) {
  const words = useWords('ui');
  return <LibraryInput {...props} visibilityToggleButtonProps={{ 'aria-label': words('showPassword') }} />;
}
