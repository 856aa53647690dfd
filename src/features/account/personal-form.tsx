import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { saveProfile } from '../../api/own-profile.ts';
import { namesOf } from '../../api/person.ts';
import { useSchemaForm } from '../../api/schema-form.ts';
import type { SessionUser } from '../../api/session.ts';
import { updateProfile } from '../../contract/profile.ts';
import { useWords } from '../../i18n/i18n.ts';
import { FormError } from '../../ui/form-error.tsx';
import '../../ui/mantine-form.ts';
import { toast } from '../../ui/toast.tsx';
import styles from './account.module.css';

export function PersonalForm({ user }: { user: SessionUser }) {
  const words = useWords('account');
  const [failure, setFailure] = useState<string>();
  const form = useSchemaForm(updateProfile.body, { ...namesOf(user), phone: user.phone ?? '' });
  const submit = form.onSubmit(async (values) => {
    setFailure(undefined);
    try {
      await saveProfile(values);
      toast.success(words('profile.saved'));
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      setFailure(problem.code === 'unreachable' ? words('profile.failed') : form.setServerErrors(problem));
    }
  });
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <div className={styles['pair']}>
        <TextInput
          label={words('profile.firstName')}
          autoComplete="given-name"
          required
          size="md"
          {...form.getInputProps('firstName')}
        />
        <TextInput
          label={words('profile.lastName')}
          autoComplete="family-name"
          required
          size="md"
          {...form.getInputProps('lastName')}
        />
      </div>
      <TextInput
        label={words('profile.phone')}
        placeholder={words('profile.optional')}
        type="tel"
        autoComplete="tel"
        size="md"
        {...form.getInputProps('phone')}
      />
      <FormError sentence={failure} />
      <div className={styles['buttons']}>
        <Button type="submit" size="md" disabled={form.submitting}>
          {words(form.submitting ? 'profile.saving' : 'profile.save')}
        </Button>
      </div>
    </form>
  );
}
