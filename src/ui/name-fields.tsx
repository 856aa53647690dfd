import { useWords } from '#i18n/i18n.ts';
import type { FieldEntry } from './field.ts';
import { FieldPair } from './form.tsx';
import { TextField } from './text-field.tsx';

interface NameFieldsProps {
  firstName: FieldEntry<string>;
  lastName: FieldEntry<string>;
}

/** First and last name, side by side where there is room. */
export function NameFields({ firstName, lastName }: NameFieldsProps) {
  const words = useWords('ui');
  return (
    <FieldPair>
      <TextField label={words('firstName')} autoComplete="given-name" isRequired {...firstName} />
      <TextField label={words('lastName')} autoComplete="family-name" isRequired {...lastName} />
    </FieldPair>
  );
}
