import type * as contract from '../../../../src/contract/account/account.ts';
import type { SignedIn, User } from '../../../../src/contract/account/account.ts';
import { countryNames } from '../../../../src/contract/country.ts';
import { listingPlanOf, planOfRegistration, plans } from '../../../../src/contract/plans.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { languageOfAccount } from '../../../ground/mail-text.ts';
import { timeZones } from '../../../ground/time-zones.ts';
import type { Action, Call, Refuse } from '../../../http/answer.ts';
import { clearUses, countUse, keyedHash } from '../../../http/limit.ts';
import type { FieldFaults } from '../../../http/refusal.ts';
import { placeOfAddress } from '../../../places/index.ts';
import { hashOfLinkToken, newLinkToken } from '../../../session/link-token.ts';
import { hashPassword } from '../../../session/password.ts';
import { dialledFromOf, phoneNumberOf } from '../../../session/phone-number.ts';
import { isGuessable, strengthOf } from '../../../session/strength.ts';
import { issueToken } from '../../../session/token.ts';
import { queueMail, wasQueuedSince } from '../../messaging/index.ts';
import { agreeTo } from '../agreement/actions.ts';
import { deleteDevice } from '../device/sql.ts';
import * as emailSql from './email-sql.ts';
import { adviceSentences, emailChangedMail, registeredAgainMail, verificationMail } from './messages.ts';
import { beginTrial, endRepeatedTrials } from './plan-actions.ts';
import * as resetSql from './reset-sql.ts';
import {
  accountLimits,
  accountOfCustomer,
  accountOfProvider,
  accountShown,
  helpLink,
  linkExpiry,
  loginLimitOf,
  mayTakeRole,
  type Numbers,
  newPasswordLink,
  type RoleForm,
  roleOf,
  roleTexts,
  saidOf,
  tellAgainHours,
  undoEmailLink,
  verificationLink,
} from './rules.ts';
import * as sql from './sql.ts';
import { addProvider } from './sql.ts';

const shown = (world: Adapters, account: sql.AccountRow): User =>
  accountShown(account, (key) => world.images.urlOf(key));

export const signedIn = async (world: Adapters, account: sql.AccountRow, deviceId?: string): Promise<SignedIn> => ({
  access_token: await issueToken(world.secret, account.id, account.sessionVersion, world.clock.now(), { deviceId }),
  user: shown(world, account),
});

export const callerHashOf = (world: Adapters, caller: string): string => keyedHash(world, 'known-caller', caller);

/** Makes a new link and queues its mail. The token itself is stored nowhere else. */
async function sendVerification(
  database: Database,
  world: Adapters,
  language: Language,
  account: Pick<User, 'id' | 'type' | 'email'>,
): Promise<void> {
  const now = world.clock.now();
  const token = newLinkToken();
  await sql.addLink(database, 'verify_email', {
    tokenHash: hashOfLinkToken(token),
    accountId: account.id,
    email: account.email,
    expiresAt: linkExpiry('verify_email', now),
  });
  const link = verificationLink(world.siteUrl, language, account.type, token);
  await queueMail(database, { to: account.email, ...verificationMail(language, world.siteUrl, link) }, now);
}

interface Refusing {
  language: Language;
  refuse: (code: 'invalid', fields: FieldFaults) => never;
}

/** Refuses a new password that is easy to guess, with the reason. Every new password is checked here. */
async function refuseGuessable({ language, refuse }: Refusing, password: string, about: readonly string[]) {
  const strength = await strengthOf(password, about);
  if (!isGuessable(strength)) return;
  const [reason = ''] = adviceSentences(language, strength.warning, strength.suggestions);
  refuse('invalid', { password: { word: 'passwordGuessable', values: { reason } } });
}

type Registering = Pick<Call<typeof contract.register>, 'world' | 'language' | 'caller' | 'refuse'>;

/** The owner of an address is told that somebody registered with it, but not again and again. */
async function tellOwner(world: Adapters, language: Language, email: string): Promise<void> {
  const now = world.clock.now();
  const letter = registeredAgainMail(language, world.siteUrl, newPasswordLink(world.siteUrl, language));
  const since = new Date(now.getTime() - tellAgainHours * 60 * 60 * 1000);
  await world.database.transaction(async (transaction) => {
    if (!(await sql.holdOwnerOf(transaction, email))) return;
    if (await wasQueuedSince(transaction, { to: email, subject: letter.subject }, since)) return;
    await queueMail(transaction, { to: email, ...letter }, now);
  });
}

/** Adds account, link and mail in one transaction, so that none exists without the others. */
async function registered(
  { world, language, caller, refuse }: Registering,
  account: Omit<sql.NewAccount, 'passwordHash'>,
  password: string,
  whenAdded: (transaction: Database, id: User['id']) => Promise<unknown> = async () => {},
): Promise<SignedIn> {
  await countUse(world, accountLimits.registrationsPerCaller, caller);
  await refuseGuessable({ language, refuse }, password, saidOf(account));
  const passwordHash = await hashPassword(password);
  const added = await world.database.transaction(async (transaction) => {
    const row = await sql.addAccount(transaction, { ...account, passwordHash }, world.clock.now());
    if (row === undefined) return undefined;
    await beginTrial(transaction, world, row.id, account.plan, world.clock.now());
    await agreeTo(transaction, row.id, ['terms', ...roleTexts(account.type)], world.clock.now());
    await whenAdded(transaction, row.id);
    await sendVerification(transaction, world, language, row);
    await sql.rememberCaller(transaction, row.id, callerHashOf(world, caller), world.clock.now());
    return row;
  });
  if (added !== undefined) return signedIn(world, added);
  await countUse(world, accountLimits.takenAddressesPerCaller, caller);
  await tellOwner(world, language, account.email);
  return refuse('email_taken', { email: 'emailTaken' });
}

export const register: Action<typeof contract.register> = (call) =>
  registered(call, accountOfCustomer(call.body), call.body.password);

/**
 * The number that gets texts, and the one for customers. A landline alone is kept as the public number: the other one can be
 * given later. Who sells property is texted nothing, and gives one number of any kind.
 */
async function numbersOf(form: RoleForm, refuse: Refuse): Promise<Numbers> {
  const publicPhone = form.publicPhone === undefined || form.publicPhone === '' ? null : form.publicPhone;
  const isProperty = plans[planOfRegistration(form.type)].strand === 'property';
  const number = isProperty ? undefined : await phoneNumberOf(form.phone, dialledFromOf(countryNames[form.country]));
  if (number?.getsTexts !== false) return { phone: form.phone, publicPhone };
  return publicPhone === null ? { phone: null, publicPhone: form.phone } : refuse('invalid', { phone: 'phoneNoTexts' });
}

/** A new provider of services is found at the middle of the postal code from the beginning. */
export const registerProvider: Action<typeof contract.registerProvider> = async (call) => {
  const { body, world, refuse } = call;
  const account = accountOfProvider(body, await numbersOf(body, refuse));
  if (account.type !== 'provider') return registered(call, account, body.password);
  const place = await placeOfAddress(world.database, body);
  if (place === undefined) return refuse('invalid', { zip: 'postalCodeUnknown' });
  const { latitude, longitude } = place;
  return registered(call, account, body.password, (transaction, id) =>
    addProvider(transaction, { id, latitude, longitude, timeZone: timeZones[body.country] }),
  );
};

/**
 * The same account in a further role: its sessions, its address for mail and what it holds stay. Locked, so that of two
 * forms sent at once one is refused.
 */
export const takeRole: Action<typeof contract.takeRole> = async ({ world, body, actor, refuse }) => {
  const role = roleOf(body, await numbersOf(body, refuse));
  const place = role.type === 'provider' ? await placeOfAddress(world.database, body) : undefined;
  if (role.type === 'provider' && place === undefined) refuse('invalid', { zip: 'postalCodeUnknown' });
  const account = await world.database.transaction(async (transaction) => {
    const type = (await sql.lockedType(transaction, actor.id)) ?? refuse('unauthenticated');
    if (type === 'admin') refuse('forbidden');
    if (!mayTakeRole(type, role.type)) refuse('role_taken');
    await sql.giveRole(transaction, actor.id, role);
    await beginTrial(transaction, world, actor.id, role.plan, world.clock.now());
    await agreeTo(transaction, actor.id, ['terms', ...roleTexts(role.type)], world.clock.now());
    if (place !== undefined) {
      const { latitude, longitude } = place;
      await addProvider(transaction, { id: actor.id, latitude, longitude, timeZone: timeZones[body.country] });
    }
    return sql.accountById(transaction, actor.id);
  });
  return account === undefined ? refuse('unauthenticated') : shown(world, account);
};

export const me: Action<typeof contract.me> = async ({ world, actor, refuse }) => {
  const account = await sql.accountById(world.database, actor.id);
  return account === undefined ? refuse('unauthenticated') : shown(world, account);
};

/** Ends this session alone. A device that stays signed in is deleted: its tokens hold as long as its row is there. */
export const logout: Action<typeof contract.logout> = async ({ world, actor }) => {
  if (actor.deviceId === undefined) await sql.endSession(world.database, actor, world.clock.now());
  else await deleteDevice(world.database, actor.id, actor.deviceId);
  return {};
};

type LinkHash = Parameters<typeof emailSql.moveToEmail>[1];

/** The address before is told. Where nobody had shown that it was theirs, it is not theirs to take the account back. */
async function tellFormerAddress(
  world: Adapters,
  transaction: Database,
  { id, type, formerEmail, wasProven }: emailSql.MovedAccount,
  now: Date,
): Promise<void> {
  const language = languageOfAccount(type);
  const token = newLinkToken();
  if (wasProven)
    await sql.addLink(transaction, 'undo_email', {
      tokenHash: hashOfLinkToken(token),
      accountId: id,
      email: formerEmail,
      expiresAt: linkExpiry('undo_email', now),
    });
  const link = wasProven ? undoEmailLink(world.siteUrl, language, token) : helpLink(world.siteUrl, language);
  const mail = emailChangedMail(language, { siteUrl: world.siteUrl, link, isUndo: wasProven });
  await queueMail(transaction, { to: formerEmail, ...mail }, now);
}

/** If the link was sent to a new address, the account moves to that address. Undefined for any other link. */
async function movedByLink(world: Adapters, transaction: Database, tokenHash: LinkHash, now: Date) {
  const moved = await emailSql.moveToEmail(transaction, tokenHash, now);
  if (moved === undefined) return undefined;
  await sql.endLinks(transaction, moved.id, ['verify_email', 'reset_password', 'change_email'], now);
  await tellFormerAddress(world, transaction, moved, now);
  return moved;
}

/** Publishes the listings that waited for the confirmed address, too. A new address ends all sessions but the caller's. */
export const verifyEmail: Action<typeof contract.verifyEmail> = async (call) => {
  const { world, params, actor, publishAwaiting, refuse } = call;
  const now = world.clock.now();
  const tokenHash = hashOfLinkToken(params.token);
  const confirmed = await world.database.transaction(async (transaction) => {
    const moved = await movedByLink(world, transaction, tokenHash, now);
    const account = moved ?? (await sql.confirmEmail(transaction, tokenHash, now));
    if (account === undefined) return undefined;
    await endRepeatedTrials(transaction, world, account.id, now);
    const publishedListings = await publishAwaiting(transaction, account.id, listingPlanOf(account.plan), now);
    return { id: account.id, type: account.type, publishedListings, newVersion: moved?.sessionVersion };
  });
  if (confirmed === undefined) {
    const type = await sql.typeConfirmedBy(world.database, tokenHash);
    if (type === undefined) return refuse('verification_failed');
    return { type, publishedListings: 0, isAgain: true, access_token: null };
  }
  const { id, newVersion, ...told } = confirmed;
  const isGoingOn = newVersion !== undefined && actor?.id === id;
  return {
    ...told,
    isAgain: false,
    access_token: isGoingOn ? await issueToken(world.secret, id, newVersion, now) : null,
  };
};

/** Sends nothing if the address is already confirmed. */
export const resendVerification: Action<typeof contract.resendVerification> = async ({ world, actor, language }) => {
  if (actor.isEmailVerified) return {};
  await countUse(world, accountLimits.verificationMailsPerAccount, actor.id);
  await world.database.transaction(async (transaction) => {
    const account = await sql.accountById(transaction, actor.id);
    if (account !== undefined) await sendVerification(transaction, world, language, account);
  });
  return {};
};

export const passwordStrength: Action<typeof contract.passwordStrength> = async ({ world, body, caller, language }) => {
  await countUse(world, accountLimits.strengthChecksPerCaller, caller);
  const { score, warning, suggestions } = await strengthOf(body.password, body.about);
  return { score, advice: adviceSentences(language, warning, suggestions) };
};

/**
 * The account is looked up after the answer was sent, so neither the answer nor its time reveals whether there is one. Until
 * then the request is stored.
 */
export const forgotPassword: Action<typeof contract.forgotPassword> = async ({ world, body, caller, language }) => {
  await countUse(world, accountLimits.resetMailsPerCaller, caller);
  await countUse(world, accountLimits.resetMailsPerEmail, body.email);
  await resetSql.addResetRequest(world.database, { email: body.email, language }, world.clock.now());
  return {};
};

/** The link is checked before the password is hashed, so that an invented link costs little. */
export const resetPassword: Action<typeof contract.resetPassword> = async (call) => {
  const { world, body, caller, language, publishAwaiting, refuse } = call;
  await countUse(world, accountLimits.resetsPerCaller, caller);
  const { database, clock } = world;
  const tokenHash = hashOfLinkToken(body.token);
  const account = await resetSql.resettableBy(database, tokenHash, clock.now());
  if (account === undefined) return refuse('link_invalid');
  await refuseGuessable({ language, refuse }, body.password, saidOf(account));
  const passwordHash = await hashPassword(body.password);
  const reset = await database.transaction(async (transaction) => {
    await sql.holdAccountOfLink(transaction, tokenHash);
    const changed = await resetSql.resetPassword(transaction, tokenHash, passwordHash, clock.now());
    // Whoever has the link receives the address's mail.
    if (changed !== undefined) await publishAwaiting(transaction, changed.id, listingPlanOf(changed.plan), clock.now());
    return changed;
  });
  if (reset === undefined) return refuse('link_invalid');
  // Whoever forgot a password has often tried until the address was closed, so the count starts again.
  for (const isKnown of [false, true]) {
    const { limit, subject } = loginLimitOf(reset.email, caller, isKnown);
    await clearUses(world, limit, subject);
  }
  await sql.rememberCaller(database, reset.id, callerHashOf(world, caller), clock.now());
  return reset;
};
