import { useWords } from '#i18n/i18n.ts';
import { FieldPair, Form } from '#ui/form.tsx';
import { NameFields } from '#ui/name-fields.tsx';
import { PortraitField } from '#ui/portrait-field.tsx';
import { PhoneField, TextAreaField, TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import { portraitOf, saveProfile } from '../../../api/own-profile.ts';
import { namesOf } from '../../../api/person.ts';
import type { SessionUser } from '../../../api/session.ts';
import { updateProfile } from '../../../contract/account/profile.ts';
import styles from './profile-settings.module.css';
import { EmailLine } from './profile-settings-email.tsx';

export function ProfileSettingsForm({ user }: { user: SessionUser }) {
  const words = useWords('seller');
  return (
    <div className={`column gap24 ${styles['settings']}`}>
      <div>
        <h2 className={`size21 ${styles['title']}`}>{words('profile.title')}</h2>
        <p className="quiet">{words('profile.lead')}</p>
      </div>
      <PortraitField {...portraitOf(user)} />
      <Fields user={user} />
    </div>
  );
}

function Fields({ user }: { user: SessionUser }) {
  const words = useWords('seller');
  const form = useForm(updateProfile, {
    values: {
      ...namesOf(user),
      businessName: user.businessName ?? '',
      phone: user.phone ?? '',
      description: user.description ?? '',
    },
    send: ({ body }) => saveProfile(body),
    sentenceOf: ({ code }) => (code === 'unreachable' ? words('profile.failed') : undefined),
    onSent: () => toast.success(words('profile.saved')),
  });
  return (
    <Form form={form} submit={words('profile.save')} busy={words('profile.saving')}>
      <NameFields firstName={form.field('firstName')} lastName={form.field('lastName')} />
      <EmailLine email={user.email} isVerified={user.email_verified} />
      <FieldPair>
        <TextField label={words('profile.company')} autoComplete="organization" {...form.field('businessName')} />
        <PhoneField label={words('profile.phone')} hint={words('profile.phoneHint')} {...form.field('phone')} />
      </FieldPair>
      <TextAreaField label={words('profile.about')} rows={5} {...form.field('description')} />
    </Form>
  );
}
