import { useWords } from '#i18n/i18n.ts';
import { FieldPair } from '#ui/form.tsx';
import { NameFields } from '#ui/name-fields.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { DateField, EmailField, PasswordField, PhoneField, TextAreaField, TextField } from '#ui/text-field.tsx';
import { TownFields } from '#ui/town-fields.tsx';
import type { Form as FormOf } from '../../../api/form.ts';
import { useTowns } from '../../../api/use-towns.ts';
import { countries } from '../../../contract/country.ts';
import { PasswordStrength } from './password-strength.tsx';
import type { Registration, RegistrationStep } from './registration-steps.ts';

interface FieldsProps {
  form: FormOf<Registration>;
  /** A provider of services is also asked for the country, a mobile number and a number for customers. */
  isService: boolean;
}

/** The fields of one step. */
export function RegistrationFields({ step, ...props }: FieldsProps & { step: RegistrationStep }) {
  const Fields = { offer: OfferFields, place: PlaceFields, person: PersonFields, access: AccessFields }[step];
  return <Fields {...props} />;
}

function OfferFields({ form }: FieldsProps) {
  const words = useWords('account');
  return (
    <>
      <TextField
        label={words('provider.businessName')}
        autoComplete="organization"
        isRequired
        {...form.field('businessName')}
      />
      <TextAreaField label={words('provider.description')} isRequired {...form.field('description')} />
    </>
  );
}

function PlaceFields({ form, isService }: FieldsProps) {
  const words = useWords('account');
  const country = form.field('country');
  const zip = form.field('zip');
  // A property seller is asked for no country: the address may be anywhere.
  const towns = useTowns(isService ? form.values.country : undefined, form.values.zip);
  return (
    <>
      <FieldPair>
        <TextField label={words('provider.street')} isRequired {...form.field('street')} />
        <TextField label={words('provider.houseNumber')} isRequired {...form.field('houseNumber')} />
      </FieldPair>
      {isService && (
        <SelectField
          label={words('provider.country')}
          autoComplete="country"
          isRequired
          choices={countries.map((value) => ({ value, label: words(`provider.countries.${value}`) }))}
          {...country}
          onChange={(chosen) => {
            country.onChange(chosen);
            // The number of digits depends on the country: what was said of them no longer counts.
            zip.onChange(zip.value);
          }}
        />
      )}
      <TownFields
        zip={zip}
        city={form.field('city')}
        zipLabel={words('provider.zip')}
        cityLabel={words('provider.city')}
        isRequired
        towns={towns}
      />
    </>
  );
}

function PersonFields({ form, isService }: FieldsProps) {
  const words = useWords('account');
  return (
    <>
      <NameFields firstName={form.field('firstName')} lastName={form.field('lastName')} />
      <FieldPair>
        <PhoneField
          label={words(isService ? 'provider.mobile' : 'provider.phone')}
          hint={isService ? words('provider.mobileHint') : undefined}
          mobileIn={isService ? form.values.country : undefined}
          isRequired
          {...form.field('phone')}
        />
        <DateField label={words('provider.birthDate')} autoComplete="bday" isRequired {...form.field('birthDate')} />
      </FieldPair>
      {isService && (
        <PhoneField
          label={words('profile.publicPhoneLabel')}
          hint={words('profile.publicPhoneHint')}
          {...form.field('publicPhone')}
        />
      )}
    </>
  );
}

function AccessFields({ form }: FieldsProps) {
  const words = useWords('account');
  const { email, firstName, lastName, businessName, password } = form.values;
  return (
    <>
      <EmailField label={words('email')} isRequired {...form.field('email')} />
      <FieldPair>
        <PasswordField label={words('password')} autoComplete="new-password" isRequired {...form.field('password')} />
        <PasswordField
          label={words('provider.confirmPassword')}
          autoComplete="new-password"
          isRequired
          {...form.field('confirmPassword')}
        />
      </FieldPair>
      <PasswordStrength password={password} about={[email, `${firstName} ${lastName}`.trim(), businessName]} />
    </>
  );
}
