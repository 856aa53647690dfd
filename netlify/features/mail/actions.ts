import type { Adapters, AddressRefusal } from '../../adapters/ports.ts';
import { hashOfLinkToken, newLinkToken } from '../../session/link-token.ts';
import { resetMail } from '../account/messages.ts';
import { linkExpiry, oldestResetRequest, resetLink } from '../account/rules.ts';
import * as account from '../account/sql.ts';
import { runMails, runMilliseconds } from './rules.ts';
import { type ClaimedMail, claimDueMail, markFailed, markRefused, markSent, queueMail } from './sql.ts';

function handOver({ mailer }: Adapters, mail: ClaimedMail): Promise<AddressRefusal | undefined> {
  const { id, to, subject, text } = mail;
  const [replyTo, unsubscribeUrl] = [mail.replyTo ?? undefined, mail.unsubscribeUrl ?? undefined];
  const [html, calendar] = [mail.html ?? undefined, mail.calendar ?? undefined];
  return mailer.send({ to, replyTo, unsubscribeUrl, subject, text, html, calendar }, id);
}

/** True if the next server accepted the mail. A failure is noted in the row, for the next attempt and for people. */
async function deliver(world: Adapters, mail: ClaimedMail): Promise<boolean> {
  let refusal: AddressRefusal | undefined;
  try {
    refusal = await handOver(world, mail);
  } catch (cause) {
    await markFailed(world, mail, cause);
    return false;
  }
  if (refusal !== undefined) {
    await markRefused(world, mail, refusal);
    return false;
  }
  // Without this update the mail would go out again, so it is tried twice.
  await markSent(world, mail).catch(() => markSent(world, mail));
  return true;
}

/**
 * Delivers due mails one after the other and counts the sent and the failed. Several may run at
 * once: each mail is claimed by one of them.
 */
export async function deliverDueMail(world: Adapters): Promise<{ sent: number; failed: number }> {
  const delivered = { sent: 0, failed: 0 };
  const started = world.clock.now();
  const isOver = (): boolean =>
    delivered.sent + delivered.failed >= runMails || world.clock.now().getTime() - started.getTime() > runMilliseconds;
  while (!isOver()) {
    const mail = await claimDueMail(world.database, world.clock.now());
    if (mail === undefined) break;
    delivered[(await deliver(world, mail)) ? 'sent' : 'failed'] += 1;
  }
  return delivered;
}

/** Handles one request in one transaction; false if there is none. Sends nothing if no account has the address. */
const writeNextReset = (world: Adapters): Promise<boolean> =>
  world.database.transaction(async (transaction) => {
    const now = world.clock.now();
    const asked = await account.takenResetRequest(transaction, { after: oldestResetRequest(now) });
    const owner = asked && (await account.resettable(transaction, asked.email));
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
