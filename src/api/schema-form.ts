import { type UseFormReturnType, useForm } from '@mantine/form';
import * as z from 'zod/mini';
import { fieldSentences } from '../contract/issues.ts';
import { currentLanguage } from './language.ts';

interface Entry<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  error: string | undefined;
}

export type SchemaForm<Values extends object> = UseFormReturnType<Values> & {
  /** `<TextField label="…" {...form.field('title')} />` */
  field: <Name extends keyof Values & string>(name: Name) => Entry<Values[Name]>;
};

/**
 * The values and errors of a form that is checked against a schema of the contract and sends itself in its own way, as the
 * listing editor does with its pictures and drafts. All others use `useForm` (form.ts).
 */
export function useSchemaForm<Values extends object>(
  schema: z.core.$ZodType,
  initialValues: Values,
  prepare: (values: Values) => unknown,
): SchemaForm<Values> {
  const form = useForm<Values>({
    initialValues,
    validate: (values) => {
      const parsed = z.safeParse(schema, prepare(values), { reportInput: true });
      return parsed.success ? {} : fieldSentences(parsed.error.issues, currentLanguage());
    },
  });
  const field: SchemaForm<Values>['field'] = (name) => {
    const error = form.errors[name];
    return {
      name,
      value: form.values[name],
      onChange: (value: unknown) => form.setFieldValue(name as never, value),
      error: typeof error === 'string' ? error : undefined,
    };
  };
  return { ...form, field };
}
