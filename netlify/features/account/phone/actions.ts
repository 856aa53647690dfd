import type * as contract from '../../../../src/contract/account/phone.ts';
import { codeLength } from '../../../../src/contract/account/phone.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import type { Action } from '../../../http/answer.ts';
import { countUse, keyedHash, refuseUntil } from '../../../http/limit.ts';
import { newCode } from '../../../session/link-token.ts';
import { dialledFromOf, type PhoneNumber, phoneNumberOf } from '../../../session/phone-number.ts';
import { queueText, requireTextBudget } from '../../messaging/index.ts';
import { endRepeatedTrials } from '../account/plan-actions.ts';
import { accountShown } from '../account/rules.ts';
import { accountById } from '../account/sql.ts';
import { codeText } from './messages.ts';
import { codeExpiry, phoneLimits, resendSeconds } from './rules.ts';
import * as sql from './sql.ts';

const hashOfCode = (world: Adapters, account: AccountId, { dialled }: PhoneNumber, code: string): string =>
  keyedHash(world, 'phone-code', `${account}\n${dialled}\n${code}`);

/** What was typed, else what the account has, as a number of the account's country. */
async function numberMeant(world: Adapters, id: AccountId, typed: string | undefined) {
  const account = await accountById(world.database, id);
  return phoneNumberOf(typed ?? account?.phone ?? '', dialledFromOf(account?.country ?? null));
}

export const sendPhoneCode: Action<typeof contract.sendPhoneCode> = async (call) => {
  const { world, body, actor, caller, language, refuse } = call;
  const number = await numberMeant(world, actor.id, body.phone_number);
  if (number === undefined) return refuse('invalid', { phone_number: 'phone' });
  if (!number.getsTexts) return refuse('invalid', { phone_number: 'phoneNoTexts' });
  const now = world.clock.now();
  const nextAt = await sql.nextCodeAt(world.database, actor.id, now);
  if (nextAt !== undefined) return refuseUntil(nextAt, now);
  await requireTextBudget(world, number.dialled, actor.id);
  await countUse(world, phoneLimits.codesPerCaller, caller);
  await countUse(world, phoneLimits.codesPerAccount, actor.id);
  await countUse(world, phoneLimits.codesPerNumber, number.dialled);
  const code = newCode(codeLength);
  const expiresAt = codeExpiry(now);
  await world.database.transaction(async (transaction) => {
    const codeHash = hashOfCode(world, actor.id, number, code);
    const put = { accountId: actor.id, phone: number.dialled, codeHash, expiresAt };
    if (!(await sql.putCode(transaction, put, now))) return;
    const text = codeText(language, code, world.siteUrl);
    const due = { now, expiresAt, isCode: true, business: actor.id };
    await queueText(transaction, world, { to: number.dialled, text }, due);
  });
  return { phone_number: number.written, resendSeconds };
};

/** A try is counted before it is compared, so that parallel ones cannot slip through. */
export const verifyPhone: Action<typeof contract.verifyPhone> = async ({ world, body, actor, refuse }) => {
  const now = world.clock.now();
  const tried = await sql.triedCode(world.database, actor.id, now);
  if (tried === undefined) return refuse('phone_verification_failed', { code: 'codeExpired' });
  const number = await numberMeant(world, actor.id, body.phone_number ?? tried.phone);
  const isMeant = number !== undefined && number.dialled === tried.phone;
  const codeHashes = isMeant
    ? [world.secret, ...world.formerSecrets].map((secret) =>
        hashOfCode({ ...world, secret }, actor.id, number, body.code),
      )
    : [];
  if (number === undefined || !codeHashes.includes(tried.codeHash))
    return refuse('phone_verification_failed', { code: tried.triesLeft > 0 ? 'codeWrong' : 'codeExpired' });
  const { codeHash } = tried;
  const known = await numberMeant(world, actor.id, undefined);
  const keepsFormer = known !== undefined && !known.getsTexts;
  if (!(await sql.usedCode(world.database, actor.id, { codeHash, phone: number.written, keepsFormer }, now)))
    return refuse('phone_verification_failed', { code: 'codeExpired' });
  await endRepeatedTrials(world.database, world, actor.id, now);
  const account = await accountById(world.database, actor.id);
  return account === undefined ? refuse('unauthenticated') : accountShown(account, (key) => world.images.urlOf(key));
};
