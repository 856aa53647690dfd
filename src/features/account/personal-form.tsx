import { useForm } from '../../api/form.ts';
import { saveProfile } from '../../api/own-profile.ts';
import { namesOf } from '../../api/person.ts';
import type { SessionUser } from '../../api/session.ts';
import { updateProfile } from '../../contract/profile.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Form } from '../../ui/form.tsx';
import { NameFields } from '../../ui/name-fields.tsx';
import { PhoneField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';

export function PersonalForm({ user }: { user: SessionUser }) {
  const words = useWords('account');
  const form = useForm(updateProfile, {
    values: { ...namesOf(user), phone: user.phone ?? '' },
    send: ({ body }) => saveProfile(body),
    sentenceOf: ({ code }) => (code === 'unreachable' ? words('profile.failed') : undefined),
    onSent: () => toast.success(words('profile.saved')),
  });
  return (
    <Form form={form} submit={words('profile.save')} busy={words('profile.saving')}>
      <NameFields firstName={form.field('firstName')} lastName={form.field('lastName')} />
      <PhoneField label={words('profile.phone')} placeholder={words('profile.optional')} {...form.field('phone')} />
    </Form>
  );
}
