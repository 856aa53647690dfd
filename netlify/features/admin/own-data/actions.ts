import type * as contract from '../../../../src/contract/admin/own-data.ts';
import { deletedThings, keptThings } from '../../../../src/contract/admin/own-data.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { languageOfAccount } from '../../../ground/mail-text.ts';
import type { Action } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import { newLinkToken } from '../../../session/link-token.ts';
import { hashPassword } from '../../../session/password.ts';
import { accountById, helpLink, holdAccount, isPrivate, provenBy, rememberTrials } from '../../account/index.ts';
import { isKeptForReport, leaveBilling } from '../../billing/index.ts';
import { cancelAhead } from '../../booking/index.ts';
import { queueMail } from '../../messaging/index.ts';
import { detailKinds, detailsOf } from '../../services/index.ts';
import * as holdingsSql from './holdings-sql.ts';
import { farewellMail, namesOfNobody } from './messages.ts';
import { farewellUntil, filesUntil, nobodysAddress, ownDataLimits, taxReportUntil, trialUntil } from './rules.ts';
import * as sql from './sql.ts';

export const previewDeletion: Action<typeof contract.previewDeletion> = async ({ world, actor }) => {
  const now = world.clock.now();
  const { database } = world;
  const isReported = await isKeptForReport(world, database, actor.id, now);
  const counted = { ...(await sql.counted(database, actor.id, now)), taxReport: isReported ? 1 : 0 };
  const lastDay = await sql.invoicesKeptUntil(database, actor.id);
  const until: Partial<Record<(typeof keptThings)[number], string>> = {
    pictureFiles: filesUntil(now),
    farewell: farewellUntil(now),
    taxReport: taxReportUntil(now),
    trial: trialUntil(now),
    ...(lastDay === null ? {} : { invoices: `${lastDay}T12:00:00.000Z` }),
  };
  return {
    goes: deletedThings.map((what) => ({ what, count: counted[what] })).filter(({ count }) => count > 0),
    stays: keptThings
      .map((what) => ({
        what,
        count: counted[what],
        until: until[what] ?? null,
      }))
      .filter(({ count }) => count > 0),
    cancels: counted.cancels,
  };
};

interface Leaving {
  id: AccountId;
  email: string;
  /** Of a password that nobody knows. */
  passwordHash: string;
  language: Language;
}

/** Takes the person out of everything, whoever has ended the account. */
async function erase(
  transaction: Database,
  world: Adapters,
  { id, email: known, passwordHash, language }: Leaving,
  now: Date,
): Promise<void> {
  const told = [known, ...(await sql.formerAddresses(transaction, id, now))];
  await rememberTrials(transaction, world, id, now);
  await cancelAhead(transaction, world, id, { reason: 'account_deleted', now });
  await leaveBilling(transaction, world, id, now);
  const email = nobodysAddress(id);
  await sql.leaveConversations(transaction, id, namesOfNobody, email);
  await sql.deleteOwn(transaction, id);
  await sql.emptyAccount(transaction, id, { email, passwordHash }, now);
  const letter = farewellMail(language, world.siteUrl, helpLink(world.siteUrl, language));
  for (const to of new Set(told)) await queueMail(transaction, { to, ...letter }, now);
}

/**
 * Run by the schedule: ends the accounts whose notice has run out, each in a transaction of its own. Of two runs at once each
 * takes what the other has not locked.
 */
export async function runEndedAccounts(world: Adapters): Promise<{ ended: number }> {
  const passwordHash = await hashPassword(newLinkToken());
  for (let ended = 0; ; ended += 1) {
    const isDone = await world.database.transaction(async (transaction) => {
      const now = world.clock.now();
      const account = await sql.lockedAtEnd(transaction, now);
      if (account === undefined) return true;
      await erase(transaction, world, { ...account, passwordHash, language: languageOfAccount(account.type) }, now);
      return false;
    });
    if (isDone) return { ended };
  }
}

export const deleteAccount: Action<typeof contract.deleteAccount> = async (call) => {
  const { world, body, actor, language, refuse } = call;
  const proven = await provenBy(world, actor.id, body.password);
  if (proven === undefined) return refuse('invalid', { password: 'passwordWrong' });
  const now = world.clock.now();
  const passwordHash = await hashPassword(newLinkToken());
  await world.database.transaction(async (transaction) => {
    if (!(await holdAccount(transaction, actor.id, proven.passwordHash))) refuse('unauthenticated');
    await erase(transaction, world, { id: actor.id, email: proven.email, passwordHash, language }, now);
  });
  return {};
};

/** What is kept encrypted, in the clear: it is the person's own. */
async function sealedOf(world: Adapters, transaction: Database, id: AccountId): Promise<Record<string, unknown>[]> {
  const details = await detailsOf(world, transaction, id, detailKinds);
  return detailKinds.flatMap((kind) => (details[kind] === undefined ? [] : [{ kind, ...details[kind] }]));
}

export const exportAccount: Action<typeof contract.exportAccount> = async ({ world, actor, refuse }) => {
  await countUse(world, ownDataLimits.exportsPerAccount, actor.id);
  const now = world.clock.now();
  return world.database.transaction(async (transaction) => {
    const account = (await accountById(transaction, actor.id)) ?? refuse('unauthenticated');
    const held = await holdingsSql.heldAbout(transaction, actor.id, {
      provenEmail: account.email_verified ? account.email : null,
      now,
    });
    const images = (held['images'] ?? []).map((image) => ({
      ...image,
      address:
        typeof image['store_key'] === 'string' && !isPrivate(image['store_key'])
          ? world.images.urlOf(image['store_key'])
          : null,
    }));
    const details = await sealedOf(world, transaction, actor.id);
    return { exportedAt: now.toISOString(), held: { ...held, images, details } };
  });
};
