import type { SuspensionBasis } from '../../../../src/contract/admin/admin.ts';
import type * as contract from '../../../../src/contract/admin/admin-account.ts';
import { noticeDays } from '../../../../src/contract/admin/admin-account.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { addAudit } from '../../../ground/audit.ts';
import { languageOfAccount } from '../../../ground/mail-text.ts';
import type { Action } from '../../../http/answer.ts';
import { helpLink } from '../../account/index.ts';
import { cancelAhead } from '../../booking/index.ts';
import { queueMail } from '../../messaging/index.ts';
import * as sql from './account-sql.ts';
import { afterOf, paged } from './actions.ts';
import { endingMail, keptMail, liftedMail, suspendedMail } from './messages.ts';
import { dayAhead } from './rules.ts';

export const listAccounts: Action<typeof contract.listAccounts> = async ({ world, query, refuse }) => {
  const { search, only, cursor, limit } = query;
  const asked = { search, only };
  const rows = await sql.accounts(world.database, asked, { after: afterOf(cursor, refuse), limit: limit + 1 });
  const { shown, nextCursor } = paged(rows, limit, ({ id, createdAt }) => ({ id, at: createdAt }));
  return { items: shown, total: await sql.countAccounts(world.database, asked), nextCursor };
};

export const getAccount: Action<typeof contract.getAccount> = async ({ world, actor, params, refuse }) => {
  const account = (await sql.accountInFull(world.database, params.id)) ?? refuse('not_found');
  return {
    ...account,
    did: await sql.didOf(world.database, params.id),
    visits: await sql.visitsOf(world.database, params.id),
    invoices: actor.isSupport ? null : await sql.invoicesOf(world.database, params.id),
    notes: await sql.notesAbout(world.database, params.id),
    log: await sql.logAbout(world.database, params.id),
  };
};

export const addAccountNote: Action<typeof contract.addAccountNote> = async (call) => {
  const { world, actor, params, body, refuse } = call;
  const note = { admin: actor.id, text: body.text };
  if (!(await sql.addNote(world.database, params.id, note, world.clock.now()))) refuse('not_found');
  return {};
};

interface Judging {
  admin: AccountId;
  now: Date;
}

/** The account gets one mail, which names the visits that are cancelled with it. */
export async function suspend(
  transaction: Database,
  world: Adapters,
  account: sql.Judged,
  { reason, basis }: { reason: string; basis: SuspensionBasis },
  { admin, now }: Judging,
): Promise<void> {
  const visits = await cancelAhead(transaction, world, account.id, { reason: 'suspended', now });
  await sql.setSuspended(transaction, account.id, now);
  const entry = { admin, action: 'account_suspended', account: account.id, subject: null } as const;
  await addAudit(transaction, { ...entry, reason, basis }, now);
  const language = languageOfAccount(account.type);
  const letter = suspendedMail(language, { reason, basis, visits, link: helpLink(world.siteUrl, language) });
  await queueMail(transaction, { to: account.email, ...letter }, now);
}

export async function lift(
  transaction: Database,
  world: Adapters,
  account: sql.Judged,
  { admin, now }: Judging,
): Promise<void> {
  await sql.setSuspended(transaction, account.id, null);
  const entry = { admin, action: 'account_lifted', account: account.id, subject: null, reason: null } as const;
  await addAudit(transaction, entry, now);
  await queueMail(
    transaction,
    { to: account.email, ...liftedMail(languageOfAccount(account.type), world.siteUrl) },
    now,
  );
}

/** If two administrators decide at the same moment, the first decision counts, and the second administrator is told. */
export const suspendAccount: Action<typeof contract.suspendAccount> = async (call) => {
  const { world, actor, params, body, refuse } = call;
  const now = world.clock.now();
  await world.database.transaction(async (transaction) => {
    const account = (await sql.accountToJudge(transaction, params.id)) ?? refuse('not_found');
    if (account.isSuspended) refuse('conflict');
    await suspend(transaction, world, account, body, { admin: actor.id, now });
  });
  return {};
};

export const liftSuspension: Action<typeof contract.liftSuspension> = async ({ world, actor, params, refuse }) => {
  const now = world.clock.now();
  await world.database.transaction(async (transaction) => {
    const account = (await sql.accountToJudge(transaction, params.id)) ?? refuse('not_found');
    if (!account.isSuspended) refuse('conflict');
    await lift(transaction, world, account, { admin: actor.id, now });
  });
  return {};
};

/** The account ends on the day that the mail names: the thirtieth after the notice, in Berlin time. */
export const endAccount: Action<typeof contract.endAccount> = async ({ world, actor, params, body, refuse }) => {
  const now = world.clock.now();
  await world.database.transaction(async (transaction) => {
    const account = (await sql.accountToJudge(transaction, params.id)) ?? refuse('not_found');
    const endsOn = dayAhead(now, noticeDays);
    if (!(await sql.addEnd(transaction, params.id, { ...body, endsOn }, now))) refuse('conflict');
    const entry = { admin: actor.id, action: 'account_ending', account: account.id, subject: null } as const;
    await addAudit(transaction, { ...entry, ...body }, now);
    const language = languageOfAccount(account.type);
    const letter = endingMail(language, { ...body, endsOn, link: helpLink(world.siteUrl, language) });
    await queueMail(transaction, { to: account.email, ...letter }, now);
  });
  return {};
};

export const keepAccount: Action<typeof contract.keepAccount> = async ({ world, actor, params, refuse }) => {
  const now = world.clock.now();
  await world.database.transaction(async (transaction) => {
    const account = (await sql.accountToJudge(transaction, params.id)) ?? refuse('not_found');
    if (!(await sql.takeEndBack(transaction, params.id))) refuse('conflict');
    const entry = {
      admin: actor.id,
      action: 'account_kept',
      account: account.id,
      subject: null,
      reason: null,
    } as const;
    await addAudit(transaction, entry, now);
    const letter = keptMail(languageOfAccount(account.type), world.siteUrl);
    await queueMail(transaction, { to: account.email, ...letter }, now);
  });
  return {};
};
