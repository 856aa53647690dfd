import type { Country } from '../../../contract/country.ts';

/** All fields of the registration form. */
export interface Registration {
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

/** One thing a screen. */
const fieldsOf = {
  offer: ['businessName', 'description'],
  place: ['street', 'houseNumber', 'country', 'zip', 'city'],
  person: ['firstName', 'lastName', 'phone', 'publicPhone', 'birthDate'],
  access: ['email', 'password', 'confirmPassword'],
} as const satisfies Record<string, readonly (keyof Registration)[]>;

export type RegistrationStep = keyof typeof fieldsOf;

/** The steps in their order. Somebody with an account is not asked for an address and a password again. */
export const stepsFor = (hasAccount: boolean): readonly RegistrationStep[] =>
  hasAccount ? ['offer', 'place', 'person'] : ['offer', 'place', 'person', 'access'];

/** The sentences of one step's fields. */
export const faultsIn = (step: RegistrationStep, faults: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => fieldsOf[step].some((own) => own === name)));

/** The first step that has a field at fault; undefined if no step has one. */
export const stepAtFault = (
  steps: readonly RegistrationStep[],
  faults: Record<string, string>,
): RegistrationStep | undefined => steps.find((step) => Object.keys(faultsIn(step, faults)).length > 0);

/** The step of the address, or an earlier one where something is missing or wrong. */
export function stepShown(
  asked: string | null,
  steps: readonly RegistrationStep[],
  faults: Record<string, string>,
): RegistrationStep {
  const wanted = steps.find((step) => step === asked) ?? 'offer';
  const reached = stepAtFault(steps, faults) ?? wanted;
  return steps.indexOf(wanted) <= steps.indexOf(reached) ? wanted : reached;
}

/** Passwords are written nowhere. */
export const withoutPasswords = ({
  password: _password,
  confirmPassword: _confirmed,
  ...rest
}: Record<string, unknown>): Record<string, unknown> => rest;
