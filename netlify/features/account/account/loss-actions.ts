import type * as contract from '../../../../src/contract/account/account-factor.ts';
import { paths } from '../../../../src/paths.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { languageOfAccount } from '../../../ground/mail-text.ts';
import { tellOfSite } from '../../../ground/site-bell.ts';
import type { Action } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import { hashOfLinkToken, newLinkToken } from '../../../session/link-token.ts';
import { queueMail } from '../../messaging/index.ts';
import { tell } from './factor-actions.ts';
import { heldStep } from './factor-sql.ts';
import * as sql from './loss-sql.ts';
import { factorLostMail, factorRemovedMail, lossRung } from './messages.ts';
import { accountLimits, lossLink, opensAt } from './rules.ts';

/**
 * The password was right, and the step cannot be taken. A mail goes to the account's address. Its link takes effect
 * after some days, so that a reader who did not ask can stop it first. The bell tells open sessions. Staff of the
 * operator ask the operator instead.
 */
export const reportLoss: Action<typeof contract.reportLoss> = async ({ world, body, refuse }) => {
  const now = world.clock.now();
  const stepHash = hashOfLinkToken(body.step);
  const begun = (await heldStep(world.database, stepHash, now)) ?? refuse('step_over');
  await countUse(world, accountLimits.lossesPerAccount, begun.account);
  return world.database.transaction(async (transaction) => {
    // The account first, as where the step is taken away: two calls never wait for each other.
    const account = (await sql.lockedLoser(transaction, begun.account)) ?? refuse('step_over');
    if ((await heldStep(transaction, stepHash, now)) === undefined) refuse('step_over');
    if (account.type === 'admin') refuse('forbidden');
    if (!account.isProven) refuse('email_unconfirmed');
    const token = newLinkToken();
    const { askedAt, isNew } = await sql.keepLoss(transaction, account.id, hashOfLinkToken(token), now);
    if (isNew) await tellOfLoss(transaction, world, account, token);
    return { opensAt: opensAt(askedAt).toISOString() };
  });
};

async function tellOfLoss(transaction: Database, world: Adapters, account: sql.LostBy, token: string): Promise<void> {
  const now = world.clock.now();
  const language = languageOfAccount(account.type);
  const letter = factorLostMail(language, world.siteUrl, lossLink(world.siteUrl, language, token));
  await queueMail(transaction, { to: account.email, ...letter }, now);
  await tellOfSite(transaction, account.id, { said: lossRung, path: paths.settings('password') }, now);
}

export const getLoss: Action<typeof contract.getLoss> = async ({ world, params, caller, refuse }) => {
  await countUse(world, accountLimits.lossLinksPerCaller, caller);
  const now = world.clock.now();
  const loss = (await sql.lossBy(world.database, hashOfLinkToken(params.token), now)) ?? refuse('link_invalid');
  const opens = opensAt(loss.askedAt);
  return { opensAt: opens.toISOString(), isOpen: opens <= now };
};

export const endSecondStep: Action<typeof contract.endSecondStep> = async ({ world, body, caller, refuse }) => {
  await countUse(world, accountLimits.lossLinksPerCaller, caller);
  const now = world.clock.now();
  const tokenHash = hashOfLinkToken(body.token);
  const done = await world.database.transaction(async (transaction) => {
    const asked = await sql.lossBy(transaction, tokenHash, now);
    if (asked === undefined) return 'link_invalid';
    await sql.lockedLoser(transaction, asked.account);
    // Ended, while this waited for the account.
    const loss = await sql.lossBy(transaction, tokenHash, now);
    if (loss === undefined) return 'link_invalid';
    if (opensAt(loss.askedAt) > now) return 'wrong_state';
    await sql.takeFactorsAway(transaction, loss.account);
    await tell(transaction, world, loss.account, factorRemovedMail);
    return 'done';
  });
  return done === 'done' ? {} : refuse(done);
};

export const cancelLoss: Action<typeof contract.cancelLoss> = async ({ world, body, caller, refuse }) => {
  await countUse(world, accountLimits.lossLinksPerCaller, caller);
  const tokenHash = hashOfLinkToken(body.token);
  if ((await sql.lossBy(world.database, tokenHash, world.clock.now())) === undefined) refuse('link_invalid');
  await sql.endLossBy(world.database, tokenHash);
  return {};
};

/** Whoever is signed in has taken the step before: no link is needed. */
export const cancelOwnLoss: Action<typeof contract.cancelOwnLoss> = async ({ world, actor }) => {
  await sql.endLoss(world.database, actor.id);
  return {};
};
