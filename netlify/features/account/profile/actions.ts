import type { User } from '../../../../src/contract/account/account.ts';
import type * as contract from '../../../../src/contract/account/profile.ts';
import type { ProfileChange } from '../../../../src/contract/account/profile.ts';
import { countryNamed } from '../../../../src/contract/country.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import { listingPlanOf } from '../../../../src/contract/plans.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { languageOfAccount } from '../../../ground/mail-text.ts';
import { timeZones } from '../../../ground/time-zones.ts';
import type { Action, Call } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import { placeOfAddress } from '../../../places/index.ts';
import { hashOfLinkToken, newLinkToken } from '../../../session/link-token.ts';
import { hashPassword } from '../../../session/password.ts';
import { dialledFromOf, phoneNumberOf } from '../../../session/phone-number.ts';
import { isGuessable, strengthOf } from '../../../session/strength.ts';
import { issueToken } from '../../../session/token.ts';
import { queueMail } from '../../messaging/index.ts';
import * as emails from '../account/email-sql.ts';
import { provenBy } from '../account/factor-actions.ts';
import {
  adviceSentences,
  newAddressMail,
  passwordChangedMail,
  resetMail,
  takenAddressMail,
} from '../account/messages.ts';
import {
  accountLimits,
  accountShown,
  linkExpiry,
  newPasswordLink,
  resetLink,
  saidOf,
  verificationLink,
} from '../account/rules.ts';
import * as accounts from '../account/sql.ts';
import { checkImages, type ImageFault, sweptImages } from '../image/check-actions.ts';
import { changedAddress, withoutEmptyTexts, zipFault } from './rules.ts';
import { changeProfile, changeVisibility, moveProvider } from './sql.ts';

async function profileOf(world: Adapters, id: AccountId): Promise<User | undefined> {
  const account = await accounts.accountById(world.database, id);
  return account && accountShown(account, (key) => world.images.urlOf(key));
}

export const getProfile: Action<typeof contract.getProfile> = async ({ actor, world, refuse }) =>
  (await profileOf(world, actor.id)) ?? refuse('unauthenticated');

/** A verified number that is only written differently stays as it is, and verified. */
async function withoutSameNumber(world: Adapters, id: AccountId, change: ProfileChange): Promise<ProfileChange> {
  if (change.phone == null) return change;
  const present = await accounts.accountById(world.database, id);
  if (present?.phone == null || !present.phone_verified) return change;
  const country = dialledFromOf(present.country);
  const [known, asked] = await Promise.all([present.phone, change.phone].map((phone) => phoneNumberOf(phone, country)));
  if (known === undefined || known.dialled !== asked?.dialled) return change;
  const { phone: _same, ...others } = change;
  return others;
}

/** A provider proves the number by a code, which no landline gets: that one is for the public number. */
async function requireTexts({ actor, world, refuse }: Changing, { phone }: ProfileChange): Promise<void> {
  if (phone == null || actor.type !== 'provider') return;
  const present = await accounts.accountById(world.database, actor.id);
  if (present?.phone === phone) return;
  const number = await phoneNumberOf(phone, dialledFromOf(present?.country ?? null));
  if (number?.getsTexts === false) refuse('invalid', { phone: 'phoneNoTexts' });
}

type Changing = Pick<Call<typeof contract.updateProfile>, 'actor' | 'world' | 'refuse'>;

/** Where a changed address lies, and the change with that position. A provider's postal code must be a known one. */
async function placed(call: Changing, change: ProfileChange) {
  const { actor, world, refuse } = call;
  const known = (await accounts.accountById(world.database, actor.id)) ?? refuse('unauthenticated');
  const address = changedAddress(known, change);
  if (address === undefined) return { change, moved: undefined };
  const { zip, city } = address;
  const fault = zipFault(address);
  if (fault !== undefined) refuse('invalid', { zip: fault });
  const isProvider = actor.type === 'provider';
  if (isProvider && zip === null) refuse('invalid', { zip: 'required' });
  if (isProvider && city === null) refuse('invalid', { city: 'required' });
  const country = countryNamed(address.country);
  if (isProvider && country === undefined) refuse('invalid', { country: 'notInList' });
  if (country === undefined || zip === null) return { change, moved: undefined };
  const place = await placeOfAddress(world.database, { zip, city: city ?? '', country });
  if (place === undefined) {
    if (isProvider) refuse('invalid', { zip: country === 'de' ? 'postalCodeUnknown' : 'postalCodeNeedsPlace' });
    return { change, moved: undefined };
  }
  const isThere = [change.zip, change.city, change.country].every((value) => value === undefined);
  const stays = isThere ? known : place;
  const { latitude = stays.latitude, longitude = stays.longitude } = change;
  const position = { latitude: latitude ?? place.latitude, longitude: longitude ?? place.longitude };
  return { change: { ...change, ...position }, moved: { place, address: position, timeZone: timeZones[country] } };
}

export const updateProfile: Action<typeof contract.updateProfile> = async (call) => {
  const { body, actor, world, refuse } = call;
  const asked = await withoutSameNumber(world, actor.id, withoutEmptyTexts(body));
  await requireTexts(call, asked);
  const { change, moved } = await placed(call, asked);
  const named = change.profileImage == null ? [] : [change.profileImage];
  const requireSound = ([fault]: readonly ImageFault[]): void => {
    if (fault !== undefined) refuse('invalid', { profileImage: { word: fault.word, values: { image: 1 } } });
  };
  requireSound(await checkImages(world, actor.id, named, 'profile'));
  await world.database.transaction(async (transaction) => {
    requireSound(await sweptImages(transaction, named));
    await changeProfile(transaction, actor.id, change);
    await changeVisibility(transaction, actor.id, change);
    if (moved !== undefined) await moveProvider(transaction, actor.id, moved);
  });
  return (await profileOf(world, actor.id)) ?? refuse('unauthenticated');
};

type Proving = Pick<Call<typeof contract.changePassword>, 'world' | 'actor' | 'refuse'> & {
  body: { currentPassword: string };
};

const provenAccount = async ({ world, actor, body, refuse }: Proving): Promise<accounts.OwnAccess> =>
  (await provenBy(world, actor.id, body.currentPassword)) ?? refuse('invalid', { currentPassword: 'passwordWrong' });

/** Other links to new addresses lead nowhere from now on: the last word counts. */
async function askNewAddress(
  world: Adapters,
  transaction: Database,
  { id, type, email }: Pick<User, 'id' | 'type' | 'email'>,
  language: Language,
): Promise<void> {
  const { siteUrl } = world;
  const now = world.clock.now();
  const token = newLinkToken();
  await accounts.endLinks(transaction, id, ['change_email'], now);
  await accounts.addLink(transaction, 'change_email', {
    tokenHash: hashOfLinkToken(token),
    accountId: id,
    email,
    expiresAt: linkExpiry('change_email', now),
  });
  const mail = (await emails.isTaken(transaction, email, id, now))
    ? takenAddressMail(language, siteUrl, newPasswordLink(siteUrl, language))
    : newAddressMail(language, siteUrl, verificationLink(siteUrl, language, type, token));
  await queueMail(transaction, { to: email, ...mail }, now);
}

/** Whether the address has an account stands in the mail to it alone: the answer and its time are the same. */
export const changeEmail: Action<typeof contract.changeEmail> = async (call) => {
  const { world, body, actor, language, refuse } = call;
  const account = await provenAccount(call);
  if (account.email === body.email) return refuse('invalid', { email: 'emailSame' });
  await countUse(world, accountLimits.emailChangesPerAccount, actor.id);
  await world.database.transaction((transaction) =>
    askNewAddress(world, transaction, { id: actor.id, type: account.type, email: body.email }, language),
  );
  return {};
};

type Choosing = Pick<Call<typeof contract.changePassword>, 'body' | 'language' | 'refuse'>;

async function refuseGuessable({ body, language, refuse }: Choosing, account: accounts.OwnAccess): Promise<void> {
  const strength = await strengthOf(body.password, saidOf(account));
  if (!isGuessable(strength)) return;
  const [reason = ''] = adviceSentences(language, strength.warning, strength.suggestions);
  refuse('invalid', { password: { word: 'passwordGuessable', values: { reason } } });
}

/** The session goes on with a fresh token, all others end; so do links to new addresses, which another may have asked for. */
export const changePassword: Action<typeof contract.changePassword> = async (call) => {
  const { world, body, actor, language, refuse } = call;
  const account = await provenAccount(call);
  await refuseGuessable(call, account);
  const now = world.clock.now();
  const passwordHash = await hashPassword(body.password);
  const version = await world.database.transaction(async (transaction) => {
    const changed = await accounts.changePassword(transaction, actor.id, account.passwordHash, passwordHash);
    if (changed === undefined) return undefined;
    await accounts.endLinks(transaction, actor.id, ['reset_password', 'change_email'], now);
    const mail = passwordChangedMail(language, world.siteUrl, newPasswordLink(world.siteUrl, language));
    await queueMail(transaction, { to: account.email, ...mail }, now);
    return changed;
  });
  if (version === undefined) return refuse('invalid', { currentPassword: 'passwordWrong' });
  return { access_token: await issueToken(world.secret, actor.id, version, now) };
};

/** A password that others may know is gone with the new address; a link to another one follows at once. */
async function takenBack(
  { world, publishAwaiting }: Pick<Call<typeof contract.undoEmailChange>, 'world' | 'publishAwaiting'>,
  transaction: Database,
  linkToken: string,
  nobodysPassword: string,
) {
  const now = world.clock.now();
  const back = await emails.takeBackEmail(transaction, hashOfLinkToken(linkToken), nobodysPassword, now);
  if (back === undefined) return undefined;
  const token = newLinkToken();
  await accounts.addLink(transaction, 'reset_password', {
    tokenHash: hashOfLinkToken(token),
    accountId: back.id,
    email: back.email,
    expiresAt: linkExpiry('reset_password', now),
  });
  const language = languageOfAccount(back.type);
  const mail = resetMail(language, world.siteUrl, resetLink(world.siteUrl, language, back.type, token));
  await queueMail(transaction, { to: back.email, ...mail }, now);
  await publishAwaiting(transaction, back.id, listingPlanOf(back.plan), now);
  return back.email;
}

export const undoEmailChange: Action<typeof contract.undoEmailChange> = async (call) => {
  const { world, body, caller, refuse } = call;
  await countUse(world, accountLimits.undosPerCaller, caller);
  const nobodysPassword = await hashPassword(newLinkToken());
  const email = await world.database.transaction((transaction) =>
    takenBack(call, transaction, body.token, nobodysPassword),
  );
  if (email === undefined) return refuse('link_invalid');
  return { email };
};
