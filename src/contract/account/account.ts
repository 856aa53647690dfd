import * as z from 'zod/mini';
import { countries, isPostalCodeIn } from '../country.ts';
import { endpoint, memberRoles } from '../endpoint.ts';
import {
  accountId,
  day,
  email,
  formed,
  freeCode,
  freeLine,
  givenPassword,
  identifier,
  instant,
  line,
  newPassword,
  nothing,
  opaque,
  phone,
  text,
  zipCode,
} from '../fields.ts';
import { limits } from '../limits.ts';
import { planNames, planOfRegistration, plans } from '../plans.ts';

export const accountTypes = ['customer', 'provider', 'seller', 'admin'] as const;
export type AccountType = (typeof accountTypes)[number];

const maybeText = z.nullable(z.string());

/** What somebody wants to be told. What the account's safety needs is always sent (docs/product/mail.md). */
export const notificationPreferences = z.object({
  emailNotifications: z.boolean(),
  appointmentReminders: z.boolean(),
  marketingEmails: z.boolean(),
  smsNotifications: z.boolean(),
  /** Of a provider: requests, bookings, changes and cancellations of customers, by mail. */
  bookingEmails: z.boolean(),
  /** Of a provider: no text message goes out from the one hour of their clock until the other. */
  quietFrom: z.int().check(z.minimum(18), z.maximum(23)),
  quietUntil: z.int().check(z.minimum(5), z.maximum(11)),
});

/** The signed-in person (docs/product/accounts.md); `package` is the plan. */
export const user = z.object({
  id: accountId,
  type: z.enum(accountTypes),
  email: z.string(),
  name: z.string(),
  firstName: maybeText,
  lastName: maybeText,
  businessName: maybeText,
  /** The number that gets codes and texts. */
  phone: maybeText,
  /** What customers call instead, where it is given: a landline, say. Nobody has proven it. */
  publicPhone: maybeText,
  /** A provider's switches for profile and map; false for everybody else. */
  isPhonePublic: z.boolean(),
  isAddressPublic: z.boolean(),
  street: maybeText,
  houseNumber: maybeText,
  zip: maybeText,
  city: maybeText,
  country: maybeText,
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  description: maybeText,
  dateOfBirth: maybeText,
  package: z.enum(planNames),
  /** The plan for properties, where the account has taken one; a provider without one lists as `basic` allows. */
  propertyPackage: z.nullable(z.enum(planNames)),
  verified: z.boolean(),
  email_verified: z.boolean(),
  phone_verified: z.boolean(),
  profileImage: maybeText,
  notificationPreferences,
  /** Asked for and not confirmed yet. Its link counts until then. */
  pendingEmail: z.nullable(z.object({ email: z.string(), expiresAt: instant })),
  createdAt: instant,
  /** An administrator who reads and answers, and decides nothing. */
  isSupport: z.nullish(z.boolean()),
  /** For which business somebody works who was invited, and as what. */
  works: z.nullish(
    z.object({
      business: z.object({ id: accountId, name: z.string() }),
      role: z.enum(memberRoles),
      staffId: z.nullable(identifier),
    }),
  ),
});
export type User = z.output<typeof user>;

export const signedIn = z.object({ access_token: z.string(), user });
export type SignedIn = z.output<typeof signedIn>;

/** `stay`: the device stays signed in for 30 days from the last visit; never for administrators. */
export const credentials = z.object({ email, password: givenPassword, stay: z._default(z.boolean(), false) });

export const customerRegistration = z.object({
  email,
  password: newPassword,
  name: line(120),
  userType: z._default(z.enum(['customer', 'seller']), 'customer'),
});

/** An adult's day of birth that a living person can have. */
export const birthDate = formed(
  z.minLength(1),
  z.refine((written: string) => {
    if (!z.safeParse(day, written).success) return false;
    const born = new Date(`${written}T00:00:00Z`);
    const eighteenth = new Date(born);
    eighteenth.setUTCFullYear(born.getUTCFullYear() + 18);
    return born.getUTCFullYear() >= 1900 && eighteenth.getTime() <= Date.now();
  }, 'birthDate'),
);

/** The key of the sentence, or undefined. Runs beside the fields' own checks, so that any of them may be wrong. */
function zipProblem({ type, zip, country }: { type?: unknown; zip?: unknown; country?: unknown }): string | undefined {
  if (typeof zip !== 'string' || zip === '') return undefined;
  const plan = planOfRegistration(typeof type === 'string' ? type : undefined);
  if (plans[plan].strand === 'property') return /^\d{4,5}$/.test(zip) ? undefined : 'zipProperty';
  const known = countries.find((name) => name === (country ?? 'de'));
  if (known === undefined || isPostalCodeIn(known, zip)) return undefined;
  return known === 'de' ? 'zip' : 'zipFour';
}

/** What a provider or a seller says of themselves, besides the way in. `type` is that of /provider/register/:type. */
const roleFields = {
  type: z.optional(freeCode(40)),
  firstName: line(80),
  lastName: line(80),
  phone,
  /** A number for customers, where it is another one. */
  publicPhone: z.optional(z.union([nothing, phone], 'phone')),
  birthDate,
  businessName: line(120),
  street: line(120),
  houseNumber: line(20),
  country: z._default(z.enum(countries), 'de'),
  zip: zipCode(10),
  city: line(100),
  description: text(4000),
};

const isForm = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

/**
 * Every field except `type` and `country` is required. For a plan of the property strand the postal code may have the
 * Philippines' 4 digits, and the country is theirs. For services the country decides.
 */
export const providerRegistration = z
  .object({ ...roleFields, email, password: newPassword, confirmPassword: givenPassword })
  .check(
    z.superRefine((form, context) => {
      const wrongZip = zipProblem(form);
      if (wrongZip !== undefined)
        context.issues.push({ code: 'custom', message: wrongZip, path: ['zip'], input: form.zip });
      if (form.confirmPassword !== form.password && form.confirmPassword !== '')
        context.issues.push({ code: 'custom', message: 'passwordsDiffer', path: ['confirmPassword'], input: '' });
    }, isForm),
  );

/** The same form for somebody who has an account. */
export const roleForm = z.object(roleFields).check(
  z.superRefine((form, context) => {
    const wrongZip = zipProblem(form);
    if (wrongZip !== undefined)
      context.issues.push({ code: 'custom', message: wrongZip, path: ['zip'], input: form.zip });
  }, isForm),
);

export const register = endpoint('POST /auth/register', {
  summary: 'Register as a customer or a seller; sends the verification mail',
  access: 'anyone',
  body: customerRegistration,
  response: signedIn,
  status: 201,
  refusals: ['email_taken'],
});

export const registerProvider = endpoint('POST /auth/provider/register', {
  summary: 'Register as a provider (services) or a seller (property), by plan; sends the verification mail',
  access: 'anyone',
  body: providerRegistration,
  response: signedIn,
  status: 201,
  refusals: ['email_taken'],
});

export const takeRole = endpoint('POST /auth/provider/role', {
  summary: 'Become a provider or a seller with the account that one has; it goes on as before',
  access: 'signed-in',
  body: roleForm,
  response: user,
  refusals: ['role_taken'],
});

/**
 * The same answer, and the same time, for an unknown address and for a wrong password. Who knows the password of a suspended
 * account is told so, with the reason.
 */
export const login = endpoint('POST /auth/login', {
  summary: 'Sign in',
  access: 'anyone',
  body: credentials,
  response: signedIn,
  refusals: ['invalid_credentials', 'suspended', 'second_step'],
});

export const loginProvider = endpoint('POST /auth/provider/login', {
  summary: 'Sign in as a provider or a seller; whoever is neither and knows the password is told so',
  access: 'anyone',
  body: credentials,
  response: signedIn,
  refusals: ['invalid_credentials', 'suspended', 'second_step', 'no_provider'],
});

export const me = endpoint('GET /auth/me', {
  summary: 'The signed-in person',
  access: 'signed-in',
  response: user,
});

export const logout = endpoint('POST /auth/logout', {
  summary: 'Sign out: ends this session and every token of it at once; other sessions of the account go on',
  access: 'signed-in',
  response: z.object({}),
});

export const verifyEmail = endpoint('GET /provider/verify-email/:token', {
  summary: 'Confirm an e-mail address by the link of the mail; single use, 24 hours',
  access: 'anyone',
  params: z.object({ token: opaque(200) }),
  response: z.object({
    type: z.enum(accountTypes),
    /** Listings that waited for this and are public now. */
    publishedListings: z.number(),
    /** The link had done its work before: nothing has changed now. */
    isAgain: z.boolean(),
    /** Where a new address has ended every session, that of whoever has asked goes on with this token. */
    access_token: z.nullable(z.string()),
  }),
  refusals: ['verification_failed'],
});

export const resendVerification = endpoint('POST /auth/resend-verification', {
  summary: 'Send the verification mail again',
  access: 'signed-in',
  response: z.object({}),
});

/** zxcvbn's score 0 (guessable) to 4, with its advice in the caller's language. Nothing is kept. */
export const passwordStrength = endpoint('POST /auth/password/strength', {
  summary: 'How hard a password is to guess',
  access: 'anyone',
  body: z.object({
    password: opaque(limits.passwordMaximum),
    /** Other words of the form about the person: a password made of them is easy to guess. */
    about: z.optional(z.array(freeLine(254)).check(z.maxLength(10))),
  }),
  response: z.object({ score: z.number(), advice: z.array(z.string()) }),
});

export const forgotPassword = endpoint('POST /auth/password/forgot', {
  summary: 'Send a link to set a new password; the same answer, and the same time, whether there is an account or not',
  access: 'anyone',
  body: z.object({ email }),
  response: z.object({}),
});

export const passwordChoice = z.object({ password: newPassword });

export const resetPassword = endpoint('POST /auth/password/reset', {
  summary: 'Set a new password by the link of the mail; single use, 1 hour; ends every session of the account',
  access: 'anyone',
  body: z.extend(passwordChoice, { token: opaque(200).check(z.minLength(1)) }),
  response: z.object({ type: z.enum(accountTypes) }),
  refusals: ['link_invalid'],
});
