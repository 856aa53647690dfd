import type { Adapters } from '../../../adapters/ports.ts';
import { hashOfLinkToken, newLinkToken } from '../../../session/link-token.ts';
import { queueMail } from '../../messaging/index.ts';
import { resetMail } from './messages.ts';
import * as resetSql from './reset-sql.ts';
import { linkExpiry, oldestResetRequest, resetLink } from './rules.ts';
import * as account from './sql.ts';

/** Handles one request in one transaction; false if there is none. Sends nothing if no account has the address. */
const writeNextReset = (world: Adapters): Promise<boolean> =>
  world.database.transaction(async (transaction) => {
    const now = world.clock.now();
    const asked = await resetSql.takenResetRequest(transaction, { after: oldestResetRequest(now) });
    const owner = asked && (await resetSql.resettable(transaction, asked.email));
    if (asked === undefined || owner === undefined) return asked !== undefined;
    const token = newLinkToken();
    await account.addLink(transaction, 'reset_password', {
      tokenHash: hashOfLinkToken(token),
      accountId: owner.id,
      email: asked.email,
      expiresAt: linkExpiry('reset_password', now),
    });
    const link = resetLink(world.siteUrl, asked.language, owner.type, token);
    const letter = resetMail(asked.language, world.siteUrl, link);
    await queueMail(transaction, { to: asked.email, ...letter }, now);
    return true;
  });

/** Of everybody who has asked for a link to a new password. How many requests there were. */
export async function writeResetMails(world: Adapters): Promise<{ resets: number }> {
  let resets = 0;
  while (await writeNextReset(world)) resets += 1;
  return { resets };
}
