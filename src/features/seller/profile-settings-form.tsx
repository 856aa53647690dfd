import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { savePortrait, saveProfile } from '../../api/own-profile.ts';
import { initialOf, namesOf } from '../../api/person.ts';
import { useSchemaForm } from '../../api/schema-form.ts';
import type { SessionUser } from '../../api/session.ts';
import { imageBytesMaximum } from '../../contract/image.ts';
import { updateProfile } from '../../contract/profile.ts';
import { useWords } from '../../i18n/i18n.ts';
import { FormError } from '../../ui/form-error.tsx';
import '../../ui/mantine-form.ts';
import { PortraitField } from '../../ui/portrait-field.tsx';
import { toast } from '../../ui/toast.tsx';
import styles from './profile-settings.module.css';
import { EmailLine } from './profile-settings-email.tsx';

const sentenceOf = (problem: unknown): string | undefined =>
  problem instanceof ApiError ? (problem.fields['profileImage'] ?? problem.sentence) : undefined;

export function ProfileSettingsForm({ user }: { user: SessionUser }) {
  const words = useWords('seller');
  return (
    <div className={styles['settings']}>
      <div>
        <h2 className={styles['title']}>{words('profile.title')}</h2>
        <p className={styles['quiet']}>{words('profile.lead')}</p>
      </div>
      <PortraitField
        url={user.profileImage}
        initial={initialOf(user)}
        bytesMaximum={imageBytesMaximum.profile}
        onChosen={savePortrait}
        onRemoved={() => saveProfile({ profileImage: null })}
        sentenceOf={sentenceOf}
      />
      <Fields user={user} />
    </div>
  );
}

function Fields({ user }: { user: SessionUser }) {
  const words = useWords('seller');
  const [failure, setFailure] = useState<string>();
  const form = useSchemaForm(updateProfile.body, {
    ...namesOf(user),
    businessName: user.businessName ?? '',
    phone: user.phone ?? '',
    description: user.description ?? '',
  });
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
      <EmailLine email={user.email} isVerified={user.email_verified} />
      <div className={styles['pair']}>
        <TextInput
          label={words('profile.company')}
          autoComplete="organization"
          size="md"
          {...form.getInputProps('businessName')}
        />
        <TextInput
          label={words('profile.phone')}
          description={words('profile.phoneHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          type="tel"
          autoComplete="tel"
          size="md"
          {...form.getInputProps('phone')}
        />
      </div>
      <Textarea label={words('profile.about')} size="md" rows={5} {...form.getInputProps('description')} />
      <FormError sentence={failure} />
      <Button className={styles['save'] ?? ''} type="submit" size="md" disabled={form.submitting}>
        {words(form.submitting ? 'profile.saving' : 'profile.save')}
      </Button>
    </form>
  );
}
