import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '../../api/api-error.ts';
import { takeUpRole } from '../../api/own-profile.ts';
import { namesOf } from '../../api/person.ts';
import { type SchemaForm, useSchemaForm } from '../../api/schema-form.ts';
import { type SessionUser, signIn } from '../../api/session.ts';
import { providerRegistration, registerProvider, roleForm } from '../../contract/account.ts';
import { type Country, countries, countryNamed } from '../../contract/country.ts';
import { planOfRegistration, plans } from '../../contract/plans.ts';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { FieldPair, FormCard } from '../../ui/form-card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import '../../ui/mantine-form.ts';
import { NameFields } from '../../ui/name-fields.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { EmailField, PasswordField } from './access-fields.tsx';
import styles from './account.module.css';
import { PasswordStrength } from './password-strength.tsx';

interface Values {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
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
type Form = SchemaForm<Values>;

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
  const [failure, setFailure] = useState<string>();
  const form = useSchemaForm<Values>(
    person === undefined ? providerRegistration : roleForm,
    person === undefined ? empty : knownOf(person),
    (values) => ({ ...values, type }),
  );
  const send = (values: Values) =>
    person === undefined ? signIn(registerProvider, { body: { ...values, type } }) : takeUpRole({ ...values, type });
  const failureOf = (problem: ApiError): string | undefined =>
    problem.code === 'unreachable' ? words('provider.failed') : form.setServerErrors(problem);
  const submit = form.onSubmit(async (values) => {
    setFailure(undefined);
    try {
      onRegistered(await send(values));
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      setFailure(failureOf(problem));
    }
  });
  return (
    <FormCard onSubmit={submit}>
      <PersonFields form={form} />
      <BusinessFields form={form} asksForCountry={plans[planOfRegistration(type)].strand === 'services'} />
      {person === undefined ? (
        <AccessFields form={form} />
      ) : (
        <p>{words('provider.sameAccount', { email: person.email })}</p>
      )}
      <FormError sentence={failure} />
      <div className={styles['buttons']}>
        <Button type="submit" disabled={form.submitting}>
          {words(form.submitting ? 'provider.busy' : 'provider.submit')}
        </Button>
        <Button component={Link} to={paths.becomeProviderPlans()} variant="default">
          {words('provider.cancel')}
        </Button>
      </div>
    </FormCard>
  );
}

function PersonFields({ form }: { form: Form }) {
  const words = useWords('account');
  const field = (name: keyof Values) => ({ required: true, size: 'md', ...form.getInputProps(name) }) as const;
  return (
    <fieldset>
      <legend>{words('provider.person')}</legend>
      <NameFields form={form} />
      <FieldPair>
        <TextInput label={words('provider.phone')} type="tel" autoComplete="tel" {...field('phone')} />
        <TextInput label={words('provider.birthDate')} type="date" autoComplete="bday" {...field('birthDate')} />
      </FieldPair>
    </fieldset>
  );
}

function BusinessFields({ form, asksForCountry }: { form: Form; asksForCountry: boolean }) {
  const words = useWords('account');
  const field = (name: keyof Values) => ({ required: true, size: 'md', ...form.getInputProps(name) }) as const;
  return (
    <fieldset>
      <legend>{words('provider.business')}</legend>
      <TextInput label={words('provider.businessName')} autoComplete="organization" {...field('businessName')} />
      <FieldPair>
        <TextInput label={words('provider.street')} {...field('street')} />
        <TextInput label={words('provider.houseNumber')} {...field('houseNumber')} />
      </FieldPair>
      {asksForCountry && (
        <NativeSelect
          label={words('provider.country')}
          autoComplete="country"
          data={countries.map((country) => ({ value: country, label: words(`provider.countries.${country}`) }))}
          {...field('country')}
          onChange={(event) => {
            const { value } = event.currentTarget;
            form.setFieldValue('country', countries.find((country) => country === value) ?? 'de');
            // The number of digits depends on the country, so the error is checked again.
            form.clearFieldError('zip');
          }}
        />
      )}
      <FieldPair>
        <TextInput label={words('provider.zip')} inputMode="numeric" autoComplete="postal-code" {...field('zip')} />
        <TextInput label={words('provider.city')} autoComplete="address-level2" {...field('city')} />
      </FieldPair>
      <Textarea
        label={words('provider.description')}
        description={words('provider.descriptionHint')}
        rows={4}
        {...field('description')}
      />
    </fieldset>
  );
}

function AccessFields({ form }: { form: Form }) {
  const words = useWords('account');
  const { email, firstName, lastName, businessName } = form.values;
  return (
    <fieldset>
      <legend>{words('provider.access')}</legend>
      <EmailField form={form} autoComplete="email" />
      <FieldPair>
        <PasswordField form={form} autoComplete="new-password" />
        <PasswordInput
          label={words('provider.confirmPassword')}
          autoComplete="new-password"
          required
          {...form.getInputProps('confirmPassword')}
        />
      </FieldPair>
      <PasswordStrength
        password={form.values.password}
        about={[email, `${firstName} ${lastName}`.trim(), businessName]}
      />
    </fieldset>
  );
}
