import { Button, Textarea, TextInput } from '@mantine/core';
import { ApiError } from '../../api/api-error.ts';
import { savePortrait, saveProfile } from '../../api/own-profile.ts';
import { initialOf, namesOf } from '../../api/person.ts';
import type { SessionUser } from '../../api/session.ts';
import { useProfileForm } from '../../api/use-profile-form.ts';
import { imageBytesMaximum } from '../../contract/image.ts';
import { useWords } from '../../i18n/i18n.ts';
import { FieldPair, FormCard } from '../../ui/form-card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import '../../ui/mantine-form.ts';
import { NameFields } from '../../ui/name-fields.tsx';
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
  const { form, failure, submit } = useProfileForm(
    {
      ...namesOf(user),
      businessName: user.businessName ?? '',
      phone: user.phone ?? '',
      description: user.description ?? '',
    },
    { unreachable: words('profile.failed'), onSaved: () => toast.success(words('profile.saved')) },
  );
  return (
    <FormCard onSubmit={submit}>
      <NameFields form={form} />
      <EmailLine email={user.email} isVerified={user.email_verified} />
      <FieldPair>
        <TextInput
          label={words('profile.company')}
          autoComplete="organization"
          {...form.getInputProps('businessName')}
        />
        <TextInput
          label={words('profile.phone')}
          description={words('profile.phoneHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          type="tel"
          autoComplete="tel"
          {...form.getInputProps('phone')}
        />
      </FieldPair>
      <Textarea label={words('profile.about')} rows={5} {...form.getInputProps('description')} />
      <FormError sentence={failure} />
      <Button className={styles['save'] ?? ''} type="submit" disabled={form.submitting}>
        {words(form.submitting ? 'profile.saving' : 'profile.save')}
      </Button>
    </FormCard>
  );
}
