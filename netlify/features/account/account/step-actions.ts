import type * as contract from '../../../../src/contract/account/account.ts';
import type { AccountType, SignedIn } from '../../../../src/contract/account/account.ts';
import type * as steps from '../../../../src/contract/account/account-factor.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import type { Action, Call } from '../../../http/answer.ts';
import { countUse, uncountUse } from '../../../http/limit.ts';
import { hashOfLinkToken, newLinkToken } from '../../../session/link-token.ts';
import { countOfPasskey, passkeyOptions } from '../../../session/passkey.ts';
import { hashPassword, isOutdated, isPassword } from '../../../session/password.ts';
import { deviceLabel, deviceUntil } from '../device/rules.ts';
import { addDevice } from '../device/sql.ts';
import { callerHashOf, signedIn } from './actions.ts';
import { isRightCode } from './code-actions.ts';
import * as factors from './factor-sql.ts';
import { endLoss } from './loss-sql.ts';
import { accountLimits, loginLimitOf, mayUseProviderLogin, stepMinutes, stepTries } from './rules.ts';
import * as sql from './sql.ts';

type SigningIn = Pick<Call<typeof contract.login>, 'world' | 'body' | 'caller' | 'userAgent' | 'refuse'>;
type Entering = Pick<SigningIn, 'world' | 'caller' | 'userAgent'>;

/** Opens a session, on a device that stays signed in where that is wanted. */
async function enter(
  { world, caller, userAgent }: Entering,
  account: sql.AccountRow,
  { stays }: { stays: boolean },
): Promise<SignedIn> {
  const now = world.clock.now();
  await sql.rememberCaller(world.database, account.id, callerHashOf(world, caller), now);
  const device = { label: deviceLabel(userAgent), now, until: deviceUntil(now) };
  return signedIn(world, account, stays ? await addDevice(world.database, account.id, device) : undefined);
}

/** After the right password: a token that allows the second step only. It opens no session. */
async function beginStep(world: Adapters, account: sql.AccountRow, stays: boolean): Promise<string> {
  const token = newLinkToken();
  await factors.addStep(world.database, hashOfLinkToken(token), {
    account: account.id,
    sessionVersion: account.sessionVersion,
    stays,
    expiresAt: new Date(world.clock.now().getTime() + stepMinutes * 60_000),
  });
  return token;
}

/**
 * Each attempt is counted before it is tried, so that parallel ones cannot slip through; success takes the count back.
 * Every failure gets the same answer, after exactly one verification of a hash.
 */
async function signIn(call: SigningIn, refuseOthers: (type: AccountType) => void = () => {}): Promise<SignedIn> {
  const { world, body, caller, refuse } = call;
  await countUse(world, accountLimits.loginFailuresPerCaller, caller);
  const found = await sql.loginOf(world.database, body.email, callerHashOf(world, caller));
  const { limit, subject } = loginLimitOf(body.email, caller, found?.isKnownCaller ?? false);
  await countUse(world, limit, subject);
  const isRight = await isPassword(found?.passwordHash, body.password);
  if (found === undefined || !isRight) return refuse('invalid_credentials');
  await uncountUse(world, accountLimits.loginFailuresPerCaller, caller);
  await uncountUse(world, limit, subject);
  if (found.isSuspended) {
    const reason = await sql.suspensionReason(world.database, found.id);
    return refuse('suspended', undefined, reason === undefined ? {} : { reason });
  }
  refuseOthers(found.type);
  const { passwordHash, isSuspended: _suspended, isKnownCaller: _known, ...account } = found;
  if (isOutdated(passwordHash))
    await sql.replaceHash(world.database, account.id, passwordHash, await hashPassword(body.password));
  const means = await factors.meansOf(world.database, account.id);
  if (means.length === 0) return enter(call, account, { stays: body.stay });
  return refuse('second_step', undefined, { step: await beginStep(world, account, body.stay), means });
}

export const login: Action<typeof contract.login> = (call) => signIn(call);

/** Only somebody who knows the password is told that the account is a customer's. */
export const loginProvider: Action<typeof contract.loginProvider> = (call) =>
  signIn(call, (type) => {
    if (!mayUseProviderLogin(type)) call.refuse(type === 'customer' ? 'no_provider' : 'invalid_credentials');
  });

type Stepping = Pick<Call<typeof steps.takeStep>, 'world' | 'caller' | 'userAgent' | 'refuse'>;

/**
 * The step is taken once, and only while the account is as it was when the password was right. Tries are counted before they are
 * made, of the step and of the account: a new step gives no new tries.
 */
async function step(
  call: Stepping,
  token: string,
  isShown: (transaction: Database, held: factors.HeldStep) => Promise<boolean>,
  wrong: () => never,
): Promise<SignedIn> {
  const { world, refuse } = call;
  const now = world.clock.now();
  const tokenHash = hashOfLinkToken(token);
  const tried = (await factors.countTry(world.database, tokenHash, stepTries, now)) ?? refuse('step_over');
  await countUse(world, accountLimits.stepFailuresPerAccount, tried.account);
  const done = await world.database.transaction(async (transaction) => {
    const held = await factors.heldStep(transaction, tokenHash, now);
    if (held === undefined) return 'over';
    if (!(await isShown(transaction, held))) return 'wrong';
    await factors.endStep(transaction, tokenHash);
    // Nothing is lost.
    await endLoss(transaction, held.account);
    return held;
  });
  if (done === 'over') return refuse('step_over');
  if (done === 'wrong') return wrong();
  await uncountUse(world, accountLimits.stepFailuresPerAccount, done.account);
  const account = (await sql.accountById(world.database, done.account)) ?? refuse('step_over');
  return enter(call, account, { stays: done.stays });
}

export const takeStep: Action<typeof steps.takeStep> = (call) =>
  step(
    call,
    call.body.step,
    (transaction, { account }) => isRightCode(transaction, call.world, account, call.body.code),
    () => call.refuse('invalid', { code: 'stepCode' }),
  );

export const askPasskey: Action<typeof steps.askPasskey> = async ({ world, body, refuse }) => {
  const tokenHash = hashOfLinkToken(body.step);
  const held = (await factors.heldStep(world.database, tokenHash, world.clock.now())) ?? refuse('step_over');
  const options = await passkeyOptions(world.siteUrl, await factors.passkeysOf(world.database, held.account));
  await factors.setChallenge(world.database, tokenHash, options.challenge);
  return { options: { ...options } };
};

/** True if one of the account's passkeys has signed the challenge of this step. The passkey's counter is then updated. */
async function hasSigned(
  transaction: Database,
  { siteUrl, clock }: Adapters,
  { account, challenge }: factors.HeldStep,
  answer: { id: string },
): Promise<boolean> {
  const present = await factors.passkeysOf(transaction, account);
  const passkey = present.find(({ credentialId }) => credentialId === answer.id);
  if (passkey === undefined || challenge === null) return false;
  const count = await countOfPasskey(siteUrl, passkey, { challenge, answer });
  if (count === undefined) return false;
  await factors.usePasskey(transaction, passkey.id, count, clock.now());
  return true;
}

export const takeStepByPasskey: Action<typeof steps.takeStepByPasskey> = (call) =>
  step(
    call,
    call.body.step,
    (transaction, held) => hasSigned(transaction, call.world, held, call.body.answer),
    () => call.refuse('invalid', { answer: 'passkeyRefused' }),
  );
