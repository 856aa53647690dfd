import { type Form as FormOf, useForm } from '../../api/form.ts';
import { takeUpRole } from '../../api/own-profile.ts';
import { namesOf } from '../../api/person.ts';
import { type SessionUser, signIn } from '../../api/session.ts';
import { useTowns } from '../../api/use-towns.ts';
import { providerRegistration, registerProvider, roleForm } from '../../contract/account.ts';
import { type Country, countries, countryNamed } from '../../contract/country.ts';
import { planOfRegistration, plans } from '../../contract/plans.ts';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { FieldGroup, FieldPair, Form } from '../../ui/form.tsx';
import { NameFields } from '../../ui/name-fields.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { DateField, EmailField, PasswordField, PhoneField, TextAreaField, TextField } from '../../ui/text-field.tsx';
import { TownFields } from '../../ui/town-fields.tsx';
import { AgreedLine } from './agreed-line.tsx';
import { PasswordStrength } from './password-strength.tsx';

interface Values {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  publicPhone: string;
  birthDate: string;
  password: string;
  confirmPassword: string;
  businessName: string;
  street: string;
  houseNumber: string;
  country: Country;
  zip: string;
  city: string;
  description: string;
}

const empty: Values = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  publicPhone: '',
  birthDate: '',
  password: '',
  confirmPassword: '',
  businessName: '',
  street: '',
  houseNumber: '',
  country: 'de',
  zip: '',
  city: '',
  description: '',
};
type RegistrationForm = FormOf<Values>;

interface ProviderRegistrationFormProps {
  /** The `:type` of the URL, unchanged. */
  type: string;
  /** Who has an account takes up a further role with it: nothing is asked that is known. */
  person: SessionUser | undefined;
  onRegistered: (user: Pick<SessionUser, 'type' | 'email'>) => void;
}

const knownOf = (person: SessionUser): Values => ({
  ...empty,
  ...namesOf(person),
  phone: person.phone ?? '',
  publicPhone: person.publicPhone ?? '',
  birthDate: person.dateOfBirth ?? '',
  businessName: person.businessName ?? '',
  street: person.street ?? '',
  houseNumber: person.houseNumber ?? '',
  country: countryNamed(person.country) ?? 'de',
  zip: person.zip ?? '',
  city: person.city ?? '',
  description: person.description ?? '',
});

export function ProviderRegistrationForm({ type, person, onRegistered }: ProviderRegistrationFormProps) {
  const words = useWords('account');
  const form = useForm(registerProvider, {
    values: person === undefined ? empty : knownOf(person),
    schema: person === undefined ? providerRegistration : roleForm,
    askOf: (values) => ({ body: { ...values, type } }),
    // Being signed in may take the form away, so what follows does not wait for it.
    send: async (ask, values) =>
      onRegistered(await (person === undefined ? signIn(registerProvider, ask) : takeUpRole({ ...values, type }))),
    sentenceOf: ({ code }) => (code === 'unreachable' ? words('provider.failed') : undefined),
  });
  const isService = plans[planOfRegistration(type)].strand === 'services';
  return (
    <Form
      form={form}
      look="bare"
      submit={words('provider.submit')}
      busy={words('provider.busy')}
      actions={
        <Button variant="plain" to={paths.becomeProviderPlans()}>
          {words('provider.cancel')}
        </Button>
      }
    >
      <PersonFields form={form} isService={isService} />
      <BusinessFields form={form} asksForCountry={isService} />
      {person === undefined ? (
        <AccessFields form={form} />
      ) : (
        <p>{words('provider.sameAccount', { email: person.email })}</p>
      )}
      <AgreedLine isProvider={isService} />
    </Form>
  );
}

function PersonFields({ form, isService }: { form: RegistrationForm; isService: boolean }) {
  const words = useWords('account');
  return (
    <FieldGroup title={words('provider.person')}>
      <NameFields firstName={form.field('firstName')} lastName={form.field('lastName')} />
      <FieldPair>
        <PhoneField
          label={words(isService ? 'provider.mobile' : 'provider.phone')}
          hint={isService ? words('provider.mobileHint') : undefined}
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
    </FieldGroup>
  );
}

function BusinessFields({ form, asksForCountry }: { form: RegistrationForm; asksForCountry: boolean }) {
  const words = useWords('account');
  const country = form.field('country');
  const zip = form.field('zip');
  // A property seller is asked for no country: the address may be anywhere.
  const towns = useTowns(asksForCountry ? form.values.country : undefined, form.values.zip);
  return (
    <FieldGroup title={words('provider.business')}>
      <TextField
        label={words('provider.businessName')}
        autoComplete="organization"
        isRequired
        {...form.field('businessName')}
      />
      <FieldPair>
        <TextField label={words('provider.street')} isRequired {...form.field('street')} />
        <TextField label={words('provider.houseNumber')} isRequired {...form.field('houseNumber')} />
      </FieldPair>
      {asksForCountry && (
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
      <TextAreaField
        label={words('provider.description')}
        hint={words('provider.descriptionHint')}
        isRequired
        {...form.field('description')}
      />
    </FieldGroup>
  );
}

function AccessFields({ form }: { form: RegistrationForm }) {
  const words = useWords('account');
  const { email, firstName, lastName, businessName, password } = form.values;
  return (
    <FieldGroup title={words('provider.access')}>
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
    </FieldGroup>
  );
}
