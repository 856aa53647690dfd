import { useWords } from '#i18n/i18n.ts';
import { FieldPair, Form } from '#ui/form.tsx';
import { DateField, PhoneField, TextField } from '#ui/text-field.tsx';
import { namesOf } from '../../../api/person.ts';
import type { SessionUser } from '../../../api/session.ts';
import { countryNamed } from '../../../contract/country.ts';
import { RestoredNotice } from './restored-notice.tsx';
import { useOwnProfileForm } from './use-own-profile-form.ts';

/** "Persönliche Daten" (docs/product/accounts.md). */
export function PersonalForm({ user }: { user: SessionUser }) {
  const words = useWords('account');
  const names = useWords('ui');
  const form = useOwnProfileForm(user, {
    values: {
      ...namesOf(user),
      phone: user.phone ?? '',
      publicPhone: user.publicPhone ?? '',
      dateOfBirth: user.dateOfBirth ?? '',
    },
    what: 'personal',
    // The day of birth can be given and changed, but not taken back.
    changeOf: ({ dateOfBirth, ...others }) => ({ ...others, ...(dateOfBirth === '' ? {} : { dateOfBirth }) }),
    saved: words('profile.saved'),
    unreachable: words('profile.failed'),
  });
  return (
    <Form form={form} look="bare" submit={words('profile.save')} busy={words('profile.saving')}>
      <RestoredNotice form={form} />
      <FieldPair>
        <TextField
          label={names('firstName')}
          autoComplete="given-name"
          maximum={80}
          isRequired
          {...form.field('firstName')}
        />
        <TextField
          label={names('lastName')}
          autoComplete="family-name"
          maximum={80}
          isRequired
          {...form.field('lastName')}
        />
      </FieldPair>
      <FieldPair>
        <PhoneField
          label={words('profile.phone')}
          hint={words(user.phone_verified ? 'profile.phoneVerifiedHint' : 'profile.optional')}
          mobileIn={user.type === 'provider' ? (countryNamed(user.country) ?? 'de') : undefined}
          maximum={40}
          {...form.field('phone')}
        />
        <DateField
          label={words('profile.dateOfBirth')}
          hint={words('profile.optional')}
          autoComplete="bday"
          {...form.field('dateOfBirth')}
        />
      </FieldPair>
      {user.type === 'provider' && (
        <PhoneField
          label={words('profile.publicPhoneLabel')}
          hint={words('profile.publicPhoneHint')}
          maximum={40}
          {...form.field('publicPhone')}
        />
      )}
    </Form>
  );
}
