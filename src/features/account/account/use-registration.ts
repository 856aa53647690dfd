import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { useWords } from '#i18n/i18n.ts';
import { sameEntry } from '#ui/history-entry.ts';
import { draftAt } from '#ui/kept-draft.ts';
import { type Form, useForm } from '../../../api/form.ts';
import { currentLanguage } from '../../../api/language.ts';
import { takeUpRole } from '../../../api/own-profile.ts';
import { namesOf } from '../../../api/person.ts';
import { type SessionUser, signIn } from '../../../api/session.ts';
import { providerRegistration, registerProvider, roleForm } from '../../../contract/account/account.ts';
import { countryNamed } from '../../../contract/country.ts';
import { fieldSentences } from '../../../contract/issues.ts';
import {
  faultsIn,
  type Registration,
  type RegistrationStep,
  stepAtFault,
  stepShown,
  stepsFor,
  withoutPasswords,
} from './registration-steps.ts';

const empty: Registration = {
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

const knownOf = (person: SessionUser): Registration => ({
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

/** A step is a part of the form, and reached by its address: without this what was typed on the way there would be gone. */
function keptFor(person: SessionUser | undefined) {
  const kept = draftAt({
    what: 'registration',
    by: person?.id,
    personal: ['firstName', 'lastName', 'email', 'phone', 'birthDate'],
  });
  return {
    read: kept.read,
    write: (typed: Record<string, unknown> | undefined) =>
      kept.write(typed === undefined ? undefined : withoutPasswords(typed)),
  };
}

interface RegistrationOptions {
  type: string;
  person: SessionUser | undefined;
  onRegistered: (user: Pick<SessionUser, 'type' | 'email'>) => void;
}

interface Registering {
  /** Sending it goes on to the next step, and registers on the last one. */
  form: Form<Registration>;
  steps: readonly RegistrationStep[];
  step: RegistrationStep;
  go: (step: RegistrationStep) => void;
}

/** One form in steps. Each is left only when it is right, and what the server finds wrong leads back to its step. */
export function useRegistration({ type, person, onRegistered }: RegistrationOptions): Registering {
  const words = useWords('account');
  const [query, setQuery] = useSearchParams();
  const [keptAs] = useState(() => keptFor(person));
  const steps = stepsFor(person !== undefined);
  const schema = person === undefined ? providerRegistration : roleForm;
  const faultsOf = (values: Registration): Record<string, string> => {
    const parsed = z.safeParse(schema, { ...values, type }, { reportInput: true });
    return parsed.success ? {} : fieldSentences(parsed.error.issues, currentLanguage());
  };
  const go = (to: RegistrationStep, how = {}): void =>
    setQuery((now) => ({ ...Object.fromEntries(now), step: to }), { preventScrollReset: true, ...how });
  const form = useForm(registerProvider, {
    values: person === undefined ? empty : knownOf(person),
    schema,
    askOf: (values) => ({ body: { ...values, type } }),
    keptAs,
    // Being signed in may take the form away, so what follows does not wait for it.
    send: async (ask, values) =>
      onRegistered(await (person === undefined ? signIn(registerProvider, ask) : takeUpRole({ ...values, type }))),
    onRefused: (problem, values) => {
      const wrong = stepAtFault(steps, problem?.fields ?? faultsOf(values));
      if (wrong !== undefined && wrong !== step) go(wrong);
    },
    sentenceOf: ({ code }) => (code === 'unreachable' ? words('provider.failed') : undefined),
  });
  const faults = faultsOf(form.values);
  const asked = query.get('step');
  const step = stepShown(asked, steps, faults);
  const correctTo = useEffectEvent((to: RegistrationStep) => go(to, { replace: true, state: sameEntry() }));
  useEffect(
    function correctAddress() {
      // Without this the next step would open as soon as the last letter makes the field valid.
      if (asked !== null && asked !== step) correctTo(step);
    },
    [asked, step],
  );
  const next = steps[steps.indexOf(step) + 1];
  const submit = (event?: FormEvent<HTMLFormElement>): void => {
    if (next === undefined) return form.submit(event);
    event?.preventDefault();
    const wrong = faultsIn(step, faults);
    if (Object.keys(wrong).length > 0) form.refuse(wrong);
    else go(next);
  };
  return { form: { ...form, submit, failure: next === undefined ? form.failure : undefined }, steps, step, go };
}
