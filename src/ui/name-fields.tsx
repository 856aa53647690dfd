import { TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useWords } from '../i18n/i18n.ts';
import { FieldPair } from './form-card.tsx';

interface NameFieldsProps {
  form: { getInputProps: (name: 'firstName' | 'lastName') => GetInputPropsReturnType };
}

/** First and last name, side by side where there is room. */
export function NameFields({ form }: NameFieldsProps) {
  const words = useWords('ui');
  return (
    <FieldPair>
      <TextInput label={words('firstName')} autoComplete="given-name" required {...form.getInputProps('firstName')} />
      <TextInput label={words('lastName')} autoComplete="family-name" required {...form.getInputProps('lastName')} />
    </FieldPair>
  );
}
