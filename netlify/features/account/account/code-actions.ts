import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { keyedHash } from '../../../http/limit.ts';
import { newWordCode } from '../../../session/link-token.ts';
import { stepOfCode } from '../../../session/one-time-code.ts';
import { dataKeyId, openDetail, sealDetail } from '../../../session/sealed-detail.ts';
import * as sql from './factor-sql.ts';
import { backupCodeCount, codeTyped, secretAbout } from './rules.ts';

/** The half-minute whose code it is, where it is one of this app now. */
async function stepOf(world: Adapters, account: AccountId, sealed: string, code: string): Promise<number | undefined> {
  const secret = openDetail(world, secretAbout(account), sealed);
  return secret === undefined ? undefined : stepOfCode(secret, code, world.clock.now());
}

/** True if the app shows this code now. A code is used up by this check and is refused the second time. */
export async function spendCode(
  transaction: Database,
  world: Adapters,
  account: AccountId,
  { totp: { id, sealed }, code }: { totp: sql.Totp; code: string },
): Promise<boolean> {
  const step = await stepOf(world, account, sealed, codeTyped(code));
  return step !== undefined && sql.useTotp(transaction, id, step, world.clock.now());
}

const hashOfCode = (world: Adapters, account: AccountId, code: string): string =>
  keyedHash(world, 'backup-code', `${account}\n${codeTyped(code)}`);

/** A code of one of the account's apps, or one for a lost phone. */
export async function isRightCode(
  transaction: Database,
  world: Adapters,
  account: AccountId,
  code: string,
): Promise<boolean> {
  for (const totp of await sql.totpsOf(transaction, account))
    if (await spendCode(transaction, world, account, { totp, code })) return true;
  return sql.useBackupCode(transaction, account, hashOfCode(world, account, code), world.clock.now());
}

/** Ten new ones in place of all others; only their hashes are kept. */
export async function newCodes(transaction: Database, world: Adapters, account: AccountId): Promise<string[]> {
  const codes = Array.from({ length: backupCodeCount }, newWordCode);
  await sql.replaceCodes(
    transaction,
    account,
    codes.map((code) => hashOfCode(world, account, code)),
  );
  return codes;
}

const resealedAtOnce = 200;

/** Seals with the present key what former keys have sealed. What none of them opens stays as it is, and is told. */
export async function resealSecrets(world: Adapters): Promise<{ secretsResealed: number; secretsUnreadable: number }> {
  const done = { secretsResealed: 0, secretsUnreadable: 0 };
  const old = await sql.secretsByOthers(world.database, dataKeyId(world), resealedAtOnce);
  for (const totp of old) {
    const secret = openDetail(world, secretAbout(totp.account), totp.sealed);
    if (secret === undefined) done.secretsUnreadable += 1;
    else {
      await sql.replaceSecret(world.database, totp, sealDetail(world, secretAbout(totp.account), secret));
      done.secretsResealed += 1;
    }
  }
  return done;
}
