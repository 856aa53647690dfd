import { useWords } from '#i18n/i18n.ts';
import { FieldPair, Form } from '#ui/form.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TownFields } from '#ui/town-fields.tsx';
import type { SessionUser } from '../../../api/session.ts';
import { useTowns } from '../../../api/use-towns.ts';
import { accountCountries, countryNamed, countryNames } from '../../../contract/country.ts';
import { RestoredNotice } from './restored-notice.tsx';
import { useOwnProfileForm } from './use-own-profile-form.ts';

type CountryName = (typeof accountCountries)[number];

const countryOf = (name: string | null): CountryName | '' => accountCountries.find((known) => known === name) ?? '';

/** "Adresse" (docs/product/accounts.md). */
export function AddressForm({ user }: { user: SessionUser }) {
  const words = useWords('account');
  const form = useOwnProfileForm(user, {
    values: {
      street: user.street ?? '',
      houseNumber: user.houseNumber ?? '',
      zip: user.zip ?? '',
      city: user.city ?? '',
      country: countryOf(user.country),
    },
    what: 'address',
    changeOf: ({ country, ...others }) => ({ ...others, ...(country === '' ? {} : { country }) }),
    saved: words('profile.address.saved'),
    unreachable: words('profile.failed'),
  });
  const { country, zip } = form.values;
  const towns = useTowns(countryNamed(country === '' ? countryNames.de : country), zip);
  const choices = accountCountries.map((name) => ({ value: name, label: words(`profile.address.countries.${name}`) }));
  return (
    <Form form={form} look="bare" submit={words('profile.save')} busy={words('profile.saving')}>
      <RestoredNotice form={form} />
      <FieldPair>
        <TextField
          label={words('profile.address.street')}
          autoComplete="address-line1"
          maximum={120}
          {...form.field('street')}
        />
        <TextField label={words('profile.address.houseNumber')} maximum={20} {...form.field('houseNumber')} />
      </FieldPair>
      <TownFields
        zip={form.field('zip')}
        city={form.field('city')}
        zipLabel={words('profile.address.zip')}
        cityLabel={words('profile.address.city')}
        maximum={10}
        towns={towns}
      />
      <SelectField
        label={words('profile.address.country')}
        autoComplete="country-name"
        choices={
          form.values.country === ''
            ? [{ value: '' as const, label: words('profile.address.choose') }, ...choices]
            : choices
        }
        {...form.field('country')}
      />
    </Form>
  );
}
