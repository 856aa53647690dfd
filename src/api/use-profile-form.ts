import { type FormEvent, useState } from 'react';
import { type ProfileChange, updateProfile } from '../contract/profile.ts';
import { ApiError } from './api-error.ts';
import { saveProfile } from './own-profile.ts';
import { type SchemaForm, useSchemaForm } from './schema-form.ts';

interface ProfileForm<Values extends object> {
  form: SchemaForm<Values>;
  /** The sentence about the form as a whole. */
  failure: string | undefined;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** A form for some fields of the own profile. `unreachable` is the sentence for a missing answer. */
export function useProfileForm<Values extends ProfileChange>(
  values: Values,
  { unreachable, onSaved }: { unreachable: string; onSaved: () => void },
): ProfileForm<Values> {
  const [failure, setFailure] = useState<string>();
  const form = useSchemaForm(updateProfile.body, values);
  const submit = form.onSubmit(async (changed) => {
    setFailure(undefined);
    try {
      await saveProfile(changed);
      onSaved();
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      setFailure(problem.code === 'unreachable' ? unreachable : form.setServerErrors(problem));
    }
  });
  return { form, failure, submit };
}
