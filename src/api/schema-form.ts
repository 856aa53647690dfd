import { type UseFormReturnType, useForm } from '@mantine/form';
import * as z from 'zod/mini';
import { fieldSentences } from '../contract/issues.ts';
import type { ApiError } from './api-error.ts';
import { currentLanguage } from './language.ts';

export type SchemaForm<Values extends object> = UseFormReturnType<Values> & {
  /** Shows the server's sentences at their fields; returns the sentence about the form as a whole, if any. */
  setServerErrors: (problem: ApiError) => string | undefined;
};

/**
 * A Mantine form that is checked against a schema of the contract. Sentences are in the language of the screen. A field's
 * error clears when the field is edited. After a refusal the first wrong field gets the focus. Values may be what inputs
 * hold (empty strings); the schema checks them on submit.
 */
export function useSchemaForm<Values extends object>(
  schema: z.core.$ZodType,
  initialValues: Values,
  prepare: (values: Values) => unknown = (values) => values,
): SchemaForm<Values> {
  const form = useForm<Values>({
    initialValues,
    validate: (values) => {
      const parsed = z.safeParse(schema, prepare(values), { reportInput: true });
      return parsed.success ? {} : fieldSentences(parsed.error.issues, currentLanguage());
    },
  });
  const onSubmit: typeof form.onSubmit = (handle, handleErrors) =>
    form.onSubmit(handle, (errors, values, event) => {
      focusFirst(errors);
      handleErrors?.(errors, values, event);
    });
  const setServerErrors = (problem: ApiError): string | undefined => {
    form.setErrors(problem.fields);
    focusFirst(problem.fields);
    return Object.keys(problem.fields).some((field) => hasField(initialValues, field)) ? undefined : problem.sentence;
  };
  return { ...form, onSubmit, setServerErrors };
}

/** Focuses the first wrong field. Mantine puts a field's path on its input. */
function focusFirst(errors: Record<string, unknown>): void {
  const inputs = document.querySelectorAll<HTMLElement>('[data-path]');
  [...inputs].find((input) => Object.hasOwn(errors, input.dataset['path'] ?? ''))?.focus();
}

const hasField = (values: object, path: string): boolean => Object.hasOwn(values, path.split('.')[0] ?? '');
