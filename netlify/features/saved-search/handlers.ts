import type { AccountId } from '../../../src/contract/fields.ts';
import { limits } from '../../../src/contract/limits.ts';
import {
  changeSavedSearch,
  confirmationDays,
  confirmSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  type SavedSearchId,
  savedSearchId,
  saveSearch,
  unsubscribe,
} from '../../../src/contract/saved-search.ts';
import type { Adapters } from '../../adapters/ports.ts';
import { answer } from '../../http/answer.ts';
import { countUse } from '../../http/limit.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Actor } from '../../session/actor.ts';
import { type LinkPurpose, readLink, signLink } from '../../session/link.ts';
import { accountById } from '../account/sql.ts';
import { deliverDueMail, queueMail } from '../mail/sql.ts';
import { confirmationMail } from './messages.ts';
import { boxOfFilters, confirmationLink, filtersKept, savedSearchLimits } from './rules.ts';
import * as sql from './sql.ts';

/** Whose search it is going to be, and whether the address is known to be theirs. */
interface Saver {
  accountId: AccountId | null;
  email: string;
  isConfirmed: boolean;
}

/** An account's searches go to the account's address, whatever else is sent; a guest has to give one. */
async function saverOf(world: Adapters, actor: Actor | undefined, email: string | undefined): Promise<Saver> {
  if (actor !== undefined) {
    const account = await accountById(world.database, actor.id);
    if (account === undefined) throw new Refusal('unauthenticated');
    return { accountId: account.id, email: account.email, isConfirmed: account.email_verified };
  }
  if (email === undefined) throw new Refusal('invalid', { email: 'required' });
  return { accountId: null, email, isConfirmed: false };
}

async function countSave(world: Adapters, { accountId, email, isConfirmed }: Saver, caller: string): Promise<void> {
  if (accountId === null) await countUse(world, savedSearchLimits.guestSavesPerCaller, caller);
  else await countUse(world, savedSearchLimits.savesPerAccount, accountId);
  if (!isConfirmed) await countUse(world, savedSearchLimits.confirmationsPerEmail, email);
}

const tooMany = { word: 'savedSearchesTooMany', values: { maximum: limits.savedSearchesMaximum } } as const;

export const handleListSavedSearches = answer(listSavedSearches, ({ actor, world }) =>
  sql.savedBy(world.database, actor.id),
);

/** Search and confirmation mail are one transaction. */
export const handleSaveSearch = answer(saveSearch, async ({ body, actor, world, language, caller, later }) => {
  const { email, filters, ...named } = body;
  const saver = await saverOf(world, actor, email);
  await countSave(world, saver, caller);
  const now = world.clock.now();
  const saved = await world.database.transaction(async (transaction) => {
    await sql.lockSaver(transaction, saver.email);
    const count = await sql.countSaved(transaction, saver.accountId, saver.email);
    if (count >= limits.savedSearchesMaximum) throw new Refusal('invalid', { name: tooMany });
    const kept = { filters: filtersKept(filters), box: boxOfFilters(filters) };
    const search = await sql.insertSearch(transaction, saver.accountId, { ...saver, ...named, ...kept, language }, now);
    if (saver.isConfirmed) return search;
    const token = await signLink(world.secret, 'confirm_search', search.id, now, confirmationDays);
    const letter = confirmationMail(language, world.siteUrl, confirmationLink(world.siteUrl, token));
    await queueMail(transaction, { to: saver.email, ...letter }, now);
    return search;
  });
  later(() => deliverDueMail(world));
  return saved;
});

export const handleChangeSavedSearch = answer(changeSavedSearch, async ({ params, body, actor, world, refuse }) => {
  const { name, frequency, filters } = body;
  const kept =
    filters === undefined
      ? { filters: undefined, box: undefined }
      : { filters: filtersKept(filters), box: boxOfFilters(filters) };
  const changed = await sql.changeOwned(world.database, actor.id, params.id, { name, frequency, ...kept });
  return changed ?? refuse('not_found');
});

export const handleDeleteSavedSearch = answer(deleteSavedSearch, async ({ params, actor, world, refuse }) =>
  (await sql.deleteOwned(world.database, actor.id, params.id)) ? {} : refuse('not_found'),
);

/** The search that a link speaks of; undefined for whatever is not such a link. */
async function linkedSearch(world: Adapters, purpose: LinkPurpose, token: string): Promise<SavedSearchId | undefined> {
  const id = await readLink(world.secret, purpose, token, world.clock.now());
  return id === undefined ? undefined : savedSearchId.parse(id);
}

export const handleConfirmSavedSearch = answer(confirmSavedSearch, async ({ params, world, refuse }) => {
  const id = await linkedSearch(world, 'confirm_search', params.token);
  const confirmed = id && (await sql.confirmSearch(world.database, id, world.clock.now()));
  return confirmed ?? refuse('link_invalid');
});

export const handleUnsubscribe = answer(unsubscribe, async ({ params, world, refuse }) => {
  const id = await linkedSearch(world, 'unsubscribe', params.token);
  const ended = id && (await sql.endSearch(world.database, id, world.clock.now()));
  return ended ?? refuse('link_invalid');
});
