import type * as contract from '../../../../src/contract/account/account-factor.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { languageOfAccount } from '../../../ground/mail-text.ts';
import type { Action, Call } from '../../../http/answer.ts';
import { countUse, uncountUse } from '../../../http/limit.ts';
import { newSecret, pictureOf } from '../../../session/one-time-code.ts';
import { madePasskey, newPasskeyOptions } from '../../../session/passkey.ts';
import { isPassword } from '../../../session/password.ts';
import { sealDetail } from '../../../session/sealed-detail.ts';
import { issueToken } from '../../../session/token.ts';
import { queueMail } from '../../messaging/index.ts';
import { deviceLabel } from '../device/rules.ts';
import { newCodes, spendCode } from './code-actions.ts';
import * as sql from './factor-sql.ts';
import { endLoss, lossAskedAt } from './loss-sql.ts';
import { factorAddedMail, factorRemovedMail } from './messages.ts';
import { accountLimits, newPasswordLink, opensAt, secretAbout, stepMinutes } from './rules.ts';
import { type OwnAccess, ownAccess } from './sql.ts';

/** The account, where the password is right. Each attempt is counted before it is tried, and taken back on success. */
export async function provenBy(world: Adapters, id: AccountId, password: string): Promise<OwnAccess | undefined> {
  await countUse(world, accountLimits.passwordChecksPerAccount, id);
  const account = await ownAccess(world.database, id);
  const isRight = await isPassword(account?.passwordHash, password);
  if (account === undefined || !isRight) return undefined;
  await uncountUse(world, accountLimits.passwordChecksPerAccount, id);
  return account;
}

type Proving = Pick<Call<typeof contract.beginApp>, 'world' | 'actor' | 'body' | 'refuse'>;

const proven = async ({ world, actor, body, refuse }: Proving): Promise<OwnAccess> =>
  (await provenBy(world, actor.id, body.currentPassword)) ?? refuse('invalid', { currentPassword: 'passwordWrong' });

const isRequiredOf = ({ demoAdmin }: Adapters, { type, email }: Pick<OwnAccess, 'type' | 'email'>): boolean =>
  type === 'admin' && email !== demoAdmin;

export const listFactors: Action<typeof contract.listFactors> = async ({ world, actor, refuse }) => {
  const account = (await ownAccess(world.database, actor.id)) ?? refuse('unauthenticated');
  const askedAt = await lossAskedAt(world.database, actor.id, world.clock.now());
  return {
    factors: await sql.factorsOf(world.database, actor.id),
    backupCodesLeft: await sql.codesLeft(world.database, actor.id),
    isRequired: isRequiredOf(world, account),
    lossOpensAt: askedAt === undefined ? null : opensAt(askedAt).toISOString(),
  };
};

export const beginApp: Action<typeof contract.beginApp> = async (call) => {
  const { world, actor, userAgent } = call;
  const { email } = await proven(call);
  const { secret, uri } = await newSecret(email);
  const sealed = sealDetail(world, secretAbout(actor.id), secret);
  const id = await world.database.transaction((transaction) =>
    sql.beginTotp(transaction, actor.id, { label: deviceLabel(userAgent), sealed }, world.clock.now()),
  );
  return { id, secret, uri, picture: await pictureOf(uri) };
};

/** The first factor brings codes for a lost phone. All other sessions end; this one goes on, and a mail tells the owner. */
async function added(transaction: Database, world: Adapters, id: AccountId, isFirst: boolean) {
  const backupCodes = isFirst ? await newCodes(transaction, world, id) : [];
  const version = await sql.endOtherSessions(transaction, id);
  await tell(transaction, world, id, factorAddedMail);
  return { backupCodes, version };
}

export async function tell(
  transaction: Database,
  world: Adapters,
  id: AccountId,
  letter: typeof factorAddedMail,
): Promise<void> {
  const account = await ownAccess(transaction, id);
  if (account === undefined) return;
  const language = languageOfAccount(account.type);
  const mail = letter(language, world.siteUrl, newPasswordLink(world.siteUrl, language));
  await queueMail(transaction, { to: account.email, ...mail }, world.clock.now());
}

const told = async (world: Adapters, id: AccountId, { version, backupCodes }: Awaited<ReturnType<typeof added>>) => ({
  access_token: await issueToken(world.secret, id, version, world.clock.now()),
  backupCodes,
});

export const confirmApp: Action<typeof contract.confirmApp> = async ({ world, actor, params, body, refuse }) => {
  await countUse(world, accountLimits.stepFailuresPerAccount, actor.id);
  const done = await world.database.transaction(async (transaction) => {
    await sql.lockAccount(transaction, actor.id);
    const totp = (await sql.begunTotp(transaction, actor.id, params.id)) ?? refuse('not_found');
    const isFirst = (await sql.factorsOf(transaction, actor.id)).length === 0;
    if (!(await spendCode(transaction, world, actor.id, { totp, code: body.code }))) return undefined;
    return added(transaction, world, actor.id, isFirst);
  });
  if (done === undefined) return refuse('invalid', { code: 'stepCode' });
  await uncountUse(world, accountLimits.stepFailuresPerAccount, actor.id);
  return told(world, actor.id, done);
};

export const beginPasskey: Action<typeof contract.beginPasskey> = async (call) => {
  const { world, actor } = call;
  const { email } = await proven(call);
  const present = await sql.passkeysOf(world.database, actor.id);
  const options = await newPasskeyOptions(world.siteUrl, { account: actor.id, email, present });
  const until = new Date(world.clock.now().getTime() + stepMinutes * 60_000);
  await sql.keepChallenge(world.database, actor.id, options.challenge, until);
  return { options: { ...options } };
};

export const addPasskey: Action<typeof contract.addPasskey> = async ({ world, actor, body, refuse }) => {
  const now = world.clock.now();
  const challenge = (await sql.takeChallenge(world.database, actor.id, now)) ?? refuse('step_over');
  const passkey =
    (await madePasskey(world.siteUrl, { challenge, answer: body.answer })) ??
    refuse('invalid', { answer: 'passkeyRefused' });
  const done = await world.database.transaction(async (transaction) => {
    await sql.lockAccount(transaction, actor.id);
    const isFirst = (await sql.factorsOf(transaction, actor.id)).length === 0;
    if (!(await sql.addPasskey(transaction, actor.id, { ...passkey, label: body.label }, now))) return undefined;
    return added(transaction, world, actor.id, isFirst);
  });
  if (done === undefined) return refuse('invalid', { answer: 'passkeyRefused' });
  return told(world, actor.id, done);
};

export const removeFactor: Action<typeof contract.removeFactor> = async (call) => {
  const { world, actor, params, refuse } = call;
  const account = await proven(call);
  await world.database.transaction(async (transaction) => {
    await sql.lockAccount(transaction, actor.id);
    if (!(await sql.deleteFactor(transaction, actor.id, params.id))) refuse('not_found');
    const isLast = (await sql.factorsOf(transaction, actor.id)).length === 0;
    if (isLast && isRequiredOf(world, account)) refuse('last_factor');
    if (isLast) await sql.deleteCodes(transaction, actor.id);
    await tell(transaction, world, actor.id, factorRemovedMail);
  });
  return {};
};

export const newBackupCodes: Action<typeof contract.newBackupCodes> = async (call) => {
  const { world, actor, refuse } = call;
  await proven(call);
  const backupCodes = await world.database.transaction(async (transaction) => {
    if ((await sql.factorsOf(transaction, actor.id)).length === 0) refuse('not_found');
    const codes = await newCodes(transaction, world, actor.id);
    // Whoever has new codes has lost nothing.
    await endLoss(transaction, actor.id);
    return codes;
  });
  return { backupCodes };
};
