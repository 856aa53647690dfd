import type { AccountId } from '../../../../src/contract/fields.ts';
import { limits } from '../../../../src/contract/limits.ts';
import type * as contract from '../../../../src/contract/property/saved-search.ts';
import { confirmationDays, type SavedSearchId, savedSearchId } from '../../../../src/contract/property/saved-search.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import type { Action, Call, Refuse } from '../../../http/answer.ts';
import { countUse, keyedHash } from '../../../http/limit.ts';
import { readLink, signLink } from '../../../session/link.ts';
import { accountById } from '../../account/index.ts';
import { queueMail, takeBackMails } from '../../messaging/index.ts';
import { confirmationMail } from './messages.ts';
import {
  areaPicture,
  boxOfFilters,
  confirmationLink,
  confirmationSubject,
  filtersKept,
  oneClickUnsubscribe,
  readConfirmationSubject,
  savedSearchLimits,
} from './rules.ts';
import * as sql from './sql.ts';

/** The owner of a new search, and whether the address is confirmed as theirs. */
interface Saver {
  accountId: AccountId | null;
  email: string;
  isConfirmed: boolean;
}

/** An account's searches use the account's address, even if another one is sent. A guest must give one. */
async function saverOf(
  { world, actor, refuse }: Pick<Call<typeof contract.saveSearch>, 'world' | 'actor' | 'refuse'>,
  email: string | undefined,
): Promise<Saver> {
  if (actor !== undefined) {
    const account = await accountById(world.database, actor.id);
    if (account === undefined) return refuse('unauthenticated');
    return { accountId: account.id, email: account.email, isConfirmed: account.email_verified };
  }
  if (email === undefined) return refuse('invalid', { email: 'required' });
  return { accountId: null, email, isConfirmed: false };
}

async function countSave(world: Adapters, { accountId, email, isConfirmed }: Saver, caller: string): Promise<void> {
  if (accountId === null) await countUse(world, savedSearchLimits.guestSavesPerCaller, caller);
  else await countUse(world, savedSearchLimits.savesPerAccount, accountId);
  if (isConfirmed) return;
  await countUse(world, savedSearchLimits.confirmationsPerEmailFromCaller, `${email} ${caller}`);
  await countUse(world, savedSearchLimits.confirmationsPerEmail, email);
}

const hashOfAddress = (world: Pick<Adapters, 'secret'>, email: string): string =>
  keyedHash(world, 'saved search of', email);

const tooMany = { word: 'savedSearchesTooMany', values: { maximum: limits.savedSearchesMaximum } } as const;

export const listSavedSearches: Action<typeof contract.listSavedSearches> = ({ actor, world }) =>
  sql.savedBy(world.database, actor.id);

/** Makes room for a search. The oldest unconfirmed one gives way, so that strangers cannot fill up an address. */
async function requirePlace(
  transaction: Database,
  { accountId, email }: Pick<Saver, 'accountId' | 'email'>,
  refuse: Refuse,
): Promise<void> {
  await sql.lockSaver(transaction, email);
  const count = await sql.countSaved(transaction, accountId, email);
  if (count < limits.savedSearchesMaximum) return;
  if (accountId !== null || !(await sql.deleteOldestUnconfirmed(transaction, email)))
    refuse('invalid', { name: tooMany });
}

const tooIntricate = { word: 'savedCornersTooMany', values: { maximum: limits.savedCornersMaximum } } as const;

/** Limits the corners of all saved polygons, because every news is tested against them. Call it with the saver locked. */
async function requireFewCorners(
  transaction: Database,
  { accountId, email }: Pick<Saver, 'accountId' | 'email'>,
  refuse: Refuse,
): Promise<void> {
  while ((await sql.countCorners(transaction, accountId, email)) > limits.savedCornersMaximum)
    if (accountId !== null || !(await sql.deleteOldestUnconfirmed(transaction, email)))
      refuse('invalid', { name: tooIntricate });
}

/** Stores the search and queues the confirmation mail in one transaction. */
export const saveSearch: Action<typeof contract.saveSearch> = async (call) => {
  const { body, actor, world, language, caller, refuse } = call;
  const { email, filters, ...named } = body;
  const saver = await saverOf({ world, actor, refuse }, email);
  await countSave(world, saver, caller);
  const now = world.clock.now();
  const saved = await world.database.transaction(async (transaction) => {
    await requirePlace(transaction, saver, refuse);
    const kept = { filters: filtersKept(filters), box: boxOfFilters(filters) };
    const search = await sql.saveSearch(transaction, saver.accountId, { ...saver, ...named, ...kept, language }, now);
    await requireFewCorners(transaction, saver, refuse);
    if (saver.isConfirmed) return search;
    const token = await signLink(
      world.secret,
      'confirm_search',
      confirmationSubject(search.id, hashOfAddress(world, saver.email)),
      now,
      confirmationDays,
    );
    const { siteUrl } = world;
    const letter = confirmationMail(language, {
      siteUrl,
      url: confirmationLink(siteUrl, language, token),
      filters,
      areaPicture: areaPicture(siteUrl, search.id, filters),
    });
    await queueMail(transaction, { to: saver.email, ...letter }, now);
    return search;
  });
  return saved;
};

export const changeSavedSearch: Action<typeof contract.changeSavedSearch> = async (call) => {
  const { params, body, actor, world, refuse } = call;
  const { name, frequency, filters, isMuted } = body;
  const kept =
    filters === undefined
      ? { filters: undefined, box: undefined }
      : { filters: filtersKept(filters), box: boxOfFilters(filters) };
  const change = { name, frequency, isMuted, ...kept };
  const changed = await world.database.transaction(async (transaction) => {
    const email = await sql.addressOf(transaction, params.id);
    if (filters !== undefined && email !== undefined) await sql.lockSaver(transaction, email);
    const search = await sql.changeOwned(transaction, actor.id, params.id, change, world.clock.now());
    if (filters !== undefined && search !== undefined)
      await requireFewCorners(transaction, { accountId: actor.id, email: email ?? '' }, refuse);
    return search;
  });
  if (changed === undefined) return refuse('not_found');
  if (isMuted === true) await takeBackAlerts(world, params.id);
  return changed;
};

/** Deletes the waiting mails of a muted search. */
async function takeBackAlerts(world: Adapters, id: SavedSearchId): Promise<void> {
  const token = await signLink(world.secret, 'unsubscribe', id, world.clock.now());
  await takeBackMails(world.database, oneClickUnsubscribe(world.siteUrl, token));
}

export const deleteSavedSearch: Action<typeof contract.deleteSavedSearch> = async (call) => {
  const { params, actor, world, refuse } = call;
  if (!(await sql.deleteOwned(world.database, actor.id, params.id))) return refuse('not_found');
  await takeBackAlerts(world, params.id);
  return {};
};

/** The search of a confirmation link; undefined if the search has another address by now. */
async function linkedToConfirm(
  world: Adapters,
  token: string,
): Promise<{ id: SavedSearchId; email: string } | undefined> {
  const subject = await readLink(world, 'confirm_search', token, world.clock.now());
  if (subject === undefined) return undefined;
  const { id, emailHash } = readConfirmationSubject(subject);
  const email = await sql.addressOf(world.database, id);
  if (email === undefined) return undefined;
  // The link may have been made with a former secret.
  const keys = [world.secret, ...world.formerSecrets];
  return keys.some((secret) => hashOfAddress({ secret }, email) === emailHash) ? { id, email } : undefined;
}

/** Whether the token is ours and its search still has that address. */
export const isConfirmation = async (world: Adapters, token: string): Promise<boolean> =>
  (await linkedToConfirm(world, token)) !== undefined;

export const confirmSavedSearch: Action<typeof contract.confirmSavedSearch> = async ({ params, world, refuse }) => {
  const linked = await linkedToConfirm(world, params.token);
  const confirmed = linked && (await sql.confirmSearch(world.database, linked, world.clock.now()));
  return confirmed ?? refuse('link_invalid');
};

/** The search of an unsubscribe link. */
async function linkedByMail(world: Adapters, token: string): Promise<SavedSearchId | undefined> {
  const subject = await readLink(world, 'unsubscribe', token, world.clock.now());
  return subject === undefined ? undefined : savedSearchId.parse(subject);
}

/** Whether the token is ours and its search exists. */
export async function isUnsubscribing(world: Adapters, token: string): Promise<boolean> {
  const id = await linkedByMail(world, token);
  return id !== undefined && (await sql.addressOf(world.database, id)) !== undefined;
}

export const unsubscribe: Action<typeof contract.unsubscribe> = async ({ params, world, refuse }) => {
  const id = (await linkedByMail(world, params.token)) ?? refuse('link_invalid');
  const silenced = await sql.silence(world.database, id, world.clock.now());
  if (silenced === undefined) return refuse('link_invalid');
  await takeBackAlerts(world, id);
  return silenced;
};

/** An ended search needs room again, because the address may have saved others since. */
export const takeBackUnsubscribing: Action<typeof contract.takeBackUnsubscribing> = async (call) => {
  const { params, world, refuse } = call;
  const id = (await linkedByMail(world, params.token)) ?? refuse('link_invalid');
  const going = await world.database.transaction(async (transaction) => {
    const search = await sql.lockSearch(transaction, id);
    if (search?.isEnded === true) await requirePlace(transaction, search, refuse);
    return sql.goOn(transaction, id);
  });
  return going ?? refuse('link_invalid');
};
