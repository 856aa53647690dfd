import type * as contract from '../../../src/contract/account-factor.ts';
import { lossDays } from '../../../src/contract/account-factor.ts';
import { languageOfAccount } from '../../ground/mail-text.ts';
import type { Action } from '../../http/answer.ts';
import { countUse } from '../../http/limit.ts';
import { hashOfLinkToken, newLinkToken } from '../../session/link-token.ts';
import { queueMail } from '../mail/sql.ts';
import { tell } from './factor-actions.ts';
import { heldStep } from './factor-sql.ts';
import * as sql from './loss-sql.ts';
import { factorLostMail, factorRemovedMail } from './messages.ts';
import { accountLimits, lossLink } from './rules.ts';

const opensAt = (askedAt: string): Date => new Date(Date.parse(askedAt) + lossDays * 86_400_000);

/**
 * The password was right, and the step cannot be taken. A mail goes to the account's address; its link works after some days, so that
 * whoever reads it and did not ask can end it first. Whoever works for the operator asks the operator instead.
 */
export const reportLoss: Action<typeof contract.reportLoss> = async ({ world, body, refuse }) => {
  const now = world.clock.now();
  return world.database.transaction(async (transaction) => {
    const held = (await heldStep(transaction, hashOfLinkToken(body.step), now)) ?? refuse('step_over');
    const account = (await sql.lockedLoser(transaction, held.account)) ?? refuse('step_over');
    if (account.type === 'admin') return refuse('forbidden');
    const token = newLinkToken();
    const { askedAt, isNew } = await sql.keepLoss(transaction, account.id, hashOfLinkToken(token), now);
    const language = languageOfAccount(account.type);
    const letter = factorLostMail(language, world.siteUrl, lossLink(world.siteUrl, language, token));
    if (isNew) await queueMail(transaction, { to: account.email, ...letter }, now);
    return { opensAt: opensAt(askedAt).toISOString() };
  });
};

export const getLoss: Action<typeof contract.getLoss> = async ({ world, params, caller, refuse }) => {
  await countUse(world, accountLimits.undosPerCaller, caller);
  const now = world.clock.now();
  const loss = (await sql.lossBy(world.database, hashOfLinkToken(params.token), now)) ?? refuse('link_invalid');
  const opens = opensAt(loss.askedAt);
  return { opensAt: opens.toISOString(), isOpen: opens <= now };
};

export const endSecondStep: Action<typeof contract.endSecondStep> = async ({ world, body, caller, refuse }) => {
  await countUse(world, accountLimits.undosPerCaller, caller);
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
  await countUse(world, accountLimits.undosPerCaller, caller);
  const tokenHash = hashOfLinkToken(body.token);
  const loss = (await sql.lossBy(world.database, tokenHash, world.clock.now())) ?? refuse('link_invalid');
  await sql.endLoss(world.database, loss.account);
  return {};
};
