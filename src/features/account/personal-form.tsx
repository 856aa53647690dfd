import { Button, TextInput } from '@mantine/core';
import { namesOf } from '../../api/person.ts';
import type { SessionUser } from '../../api/session.ts';
import { useProfileForm } from '../../api/use-profile-form.ts';
import { useWords } from '../../i18n/i18n.ts';
import { FormCard } from '../../ui/form-card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import '../../ui/mantine-form.ts';
import { NameFields } from '../../ui/name-fields.tsx';
import { toast } from '../../ui/toast.tsx';
import styles from './account.module.css';

export function PersonalForm({ user }: { user: SessionUser }) {
  const words = useWords('account');
  const { form, failure, submit } = useProfileForm(
    { ...namesOf(user), phone: user.phone ?? '' },
    { unreachable: words('profile.failed'), onSaved: () => toast.success(words('profile.saved')) },
  );
  return (
    <FormCard onSubmit={submit}>
      <NameFields form={form} />
      <TextInput
        label={words('profile.phone')}
        placeholder={words('profile.optional')}
        type="tel"
        autoComplete="tel"
        {...form.getInputProps('phone')}
      />
      <FormError sentence={failure} />
      <div className={styles['buttons']}>
        <Button type="submit" disabled={form.submitting}>
          {words(form.submitting ? 'profile.saving' : 'profile.save')}
        </Button>
      </div>
    </FormCard>
  );
}
