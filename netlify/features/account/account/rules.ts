import type { AccountType, register, registerProvider, takeRole } from '../../../../src/contract/account/account.ts';
import { lossDays } from '../../../../src/contract/account/account-factor.ts';
import type { AgreementDocument } from '../../../../src/contract/account/agreement-versions.ts';
import { countryNames } from '../../../../src/contract/country.ts';
import type { ReceivedBy } from '../../../../src/contract/endpoint.ts';
import { planOfRegistration, plans } from '../../../../src/contract/plans.ts';
import type { Language } from '../../../../src/contract/words.ts';
import { addressIn, paths } from '../../../../src/paths.ts';

/** How often in how many seconds. Generous, because a whole company may share one network address. */
export const accountLimits = {
  loginFailuresPerEmail: { name: 'login-email', times: 10, seconds: 15 * 60 },
  /** Counted apart for callers from where the owner has signed in before, so that strangers cannot use them up. */
  loginFailuresPerKnownCaller: { name: 'login-known-caller', times: 10, seconds: 15 * 60 },
  loginFailuresPerCaller: { name: 'login-caller', times: 100, seconds: 15 * 60 },
  registrationsPerCaller: { name: 'register-caller', times: 200, seconds: 60 * 60 },
  /** Whoever registers addresses to learn which ones have an account does not get far. */
  takenAddressesPerCaller: { name: 'register-taken-caller', times: 10, seconds: 60 * 60 },
  verificationMailsPerAccount: { name: 'verification-account', times: 5, seconds: 60 * 60 },
  resetMailsPerEmail: { name: 'reset-email', times: 5, seconds: 60 * 60 },
  resetMailsPerCaller: { name: 'reset-caller', times: 30, seconds: 60 * 60 },
  resetsPerCaller: { name: 'reset-use-caller', times: 60, seconds: 60 * 60 },
  /** Limits guesses of the current password: somebody at an open session must not be able to take the account over. */
  passwordChecksPerAccount: { name: 'password-check', times: 10, seconds: 15 * 60 },
  emailChangesPerAccount: { name: 'email-change', times: 5, seconds: 60 * 60 },
  undosPerCaller: { name: 'email-undo-caller', times: 60, seconds: 60 * 60 },
  /** Wrong codes of the second step, whatever sign-in they belong to. */
  stepFailuresPerAccount: { name: 'second-step', times: 20, seconds: 60 * 60 },
  /** Whoever has the password alone could otherwise ask again after each time that the owner stops it. */
  lossesPerAccount: { name: 'factor-loss-account', times: 5, seconds: 24 * 60 * 60 },
  lossLinksPerCaller: { name: 'factor-loss-caller', times: 60, seconds: 60 * 60 },
  strengthChecksPerCaller: { name: 'strength-caller', times: 300, seconds: 10 * 60 },
} as const;

/** The limit, and its subject, that an attempt to sign in counts against, besides that of the caller. */
export const loginLimitOf = (email: string, caller: string, isKnownCaller: boolean) =>
  isKnownCaller
    ? { limit: accountLimits.loginFailuresPerKnownCaller, subject: `${email}\n${caller}` }
    : { limit: accountLimits.loginFailuresPerEmail, subject: email };

/** An owner is told once in so many hours that somebody registered with the address again. */
export const tellAgainHours = 24;

/** For how many hours each kind of mailed link works. */
const linkHours = { verify_email: 24, reset_password: 1, change_email: 24, undo_email: 7 * 24 } as const;
export type LinkKind = keyof typeof linkHours;
export const linkExpiry = (kind: LinkKind, now: Date): Date =>
  new Date(now.getTime() + linkHours[kind] * 60 * 60 * 1000);

/** Older requests are dropped: their links would have expired already. */
export const oldestResetRequest = (now: Date): Date =>
  new Date(now.getTime() - linkHours.reset_password * 60 * 60 * 1000);

/** "Anna Maria Schmidt" is Anna Maria, Schmidt. A single word is a first name. */
function splitName(name: string): { firstName: string; lastName: string | null } {
  const words = name.split(/\s+/);
  const last = words.length > 1 ? words.pop() : undefined;
  return { firstName: words.join(' '), lastName: last ?? null };
}

type CustomerForm = ReceivedBy<typeof register>['body'];
type ProviderForm = ReceivedBy<typeof registerProvider>['body'];
export type RoleForm = ReceivedBy<typeof takeRole>['body'];

/** The account that /auth/register makes from its form. */
export const accountOfCustomer = ({ email, name, userType }: CustomerForm) => ({
  type: userType,
  plan: userType === 'seller' ? ('basic' as const) : ('free' as const),
  email,
  name,
  ...splitName(name),
});

/** The number that gets texts, and the one for customers. */
export interface Numbers {
  phone: string | null;
  publicPhone: string | null;
}

/** The texts that an account of this type agrees to besides the terms. Providers keep client data, which we process for them. */
export const roleTexts = (type: AccountType): AgreementDocument[] => (type === 'provider' ? ['processing'] : []);

/**
 * The account that a form of /provider/register makes. Its plan belongs to a strand, and the strand decides the account's
 * type.
 */
export function roleOf(form: RoleForm, numbers: Numbers) {
  const plan = planOfRegistration(form.type);
  const isProperty = plans[plan].strand === 'property';
  return {
    type: isProperty ? ('seller' as const) : ('provider' as const),
    plan,
    name: `${form.firstName} ${form.lastName}`,
    firstName: form.firstName,
    lastName: form.lastName,
    businessName: form.businessName,
    ...numbers,
    dateOfBirth: form.birthDate,
    street: form.street,
    houseNumber: form.houseNumber,
    zip: form.zip,
    city: form.city,
    country: isProperty ? 'Philippines' : countryNames[form.country],
    description: form.description,
  };
}
export type Role = ReturnType<typeof roleOf>;

/** The account that /auth/provider/register makes. */
export const accountOfProvider = (form: ProviderForm, numbers: Numbers) => ({
  ...roleOf(form, numbers),
  email: form.email,
});

/**
 * A customer may become a provider or a seller, and a seller a provider. A provider gets a plan for properties by changing
 * plans.
 */
export const mayTakeRole = (type: AccountType, role: Role['type']): boolean =>
  type === 'customer' || (type === 'seller' && role === 'provider');

/** A row as the contract's user: the picture's store key becomes an address. */
export const accountShown = <A extends { profileImageKey: string | null }>(
  { profileImageKey, ...account }: A,
  urlOf: (key: string) => string,
) => ({ ...account, profileImage: profileImageKey === null ? null : urlOf(profileImageKey) });

/** The words of an account that would make a password easy to guess. */
export const saidOf = ({
  email,
  name,
  businessName,
}: {
  email: string;
  name: string;
  businessName?: string | null;
}): string[] => [email, name, ...(businessName ? [businessName] : [])];

/** The path that follows a screen of the account. Sellers go to their dashboard, which belongs to the property strand. */
const nextOf = (type: AccountType): string | undefined => (type === 'seller' ? paths.sellerDashboard() : undefined);

/** The link that confirms an address, in the language of the mail. The providers' screen goes on to the dashboard. */
export const verificationLink = (siteUrl: string, language: Language, type: AccountType, token: string): string =>
  siteUrl +
  addressIn(language, type === 'customer' ? paths.verifyEmail(token) : paths.providerVerifyEmail(token, nextOf(type)));

export const resetLink = (siteUrl: string, language: Language, type: AccountType, token: string): string =>
  siteUrl + addressIn(language, paths.resetPassword(token, nextOf(type)));

export const undoEmailLink = (siteUrl: string, language: Language, token: string): string =>
  siteUrl + addressIn(language, paths.undoEmailChange(token));

export const lossLink = (siteUrl: string, language: Language, token: string): string =>
  siteUrl + addressIn(language, paths.lostFactor(token));

/** The contact page: a mail without a link of its own leads there. */
export const helpLink = (siteUrl: string, language: Language): string => siteUrl + addressIn(language, paths.contact());

export const newPasswordLink = (siteUrl: string, language: Language): string =>
  siteUrl + addressIn(language, paths.forgotPassword());

/** Only providers and sellers may use the provider sign-in. Everybody may use the common one. */
export const mayUseProviderLogin = (type: AccountType): boolean => type === 'provider' || type === 'seller';

/** From when on the link of somebody who has lost phone and codes takes the second step away. */
export const opensAt = (askedAt: string): Date => new Date(Date.parse(askedAt) + lossDays * 24 * 60 * 60 * 1000);

/** A second step is taken within so many minutes, and in so many tries. */
export const stepMinutes = 10;
export const stepTries = 6;

export const backupCodeCount = 10;

/** Codes are typed in any case, with or without the hyphen. */
export const codeTyped = (written: string): string => written.replaceAll(/[\s-]/g, '').toLowerCase();

/** The context that an app’s secret is encrypted with, so that it can be decrypted only for this account. */
export const secretAbout = (account: string): string => `${account} totp`;
