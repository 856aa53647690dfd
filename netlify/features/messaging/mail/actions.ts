import type { Adapters, SendMail, SendResult } from '../../../adapters/ports.ts';
import { runMails, runMilliseconds } from './rules.ts';
import { type ClaimedMail, claimDueMail, giveBack, markFailed, markRefused, markSent } from './sql.ts';

function handOver(send: SendMail, mail: ClaimedMail): Promise<SendResult> {
  const { id, to, subject, text } = mail;
  const [replyTo, unsubscribeUrl] = [mail.replyTo ?? undefined, mail.unsubscribeUrl ?? undefined];
  const [html, calendar] = [mail.html ?? undefined, mail.calendar ?? undefined];
  const attachments = mail.attachments ?? undefined;
  return send({ to, replyTo, unsubscribeUrl, subject, text, html, calendar, attachments }, id);
}

/** A failure is noted in the row, for the next attempt and for people. While the mail server is left alone, nothing happened. */
async function deliver(world: Adapters, send: SendMail, mail: ClaimedMail): Promise<'sent' | 'failed' | 'resting'> {
  let answer: SendResult;
  try {
    answer = await handOver(send, mail);
  } catch (cause) {
    await markFailed(world, mail, cause);
    return 'failed';
  }
  if (answer !== undefined && 'restsUntil' in answer) {
    await giveBack(world, mail);
    return 'resting';
  }
  if (answer !== undefined) {
    await markRefused(world, mail, answer);
    return 'failed';
  }
  // Without this update the mail would go out again, so it is tried twice.
  await markSent(world, mail).catch(() => markSent(world, mail));
  return 'sent';
}

/**
 * Delivers due mails one after the other over one connection, and counts the sent and the failed. Several may run at once:
 * each mail is claimed by one of them.
 */
export const deliverDueMail = (world: Adapters): Promise<{ sent: number; failed: number }> =>
  world.mailer.sending(async (send) => {
    const delivered = { sent: 0, failed: 0 };
    const started = world.clock.now().getTime();
    const isOver = (): boolean =>
      delivered.sent + delivered.failed >= runMails || world.clock.now().getTime() - started > runMilliseconds;
    while (!isOver()) {
      const mail = await claimDueMail(world.database, world.clock.now());
      const outcome = mail === undefined ? 'resting' : await deliver(world, send, mail);
      if (outcome === 'resting') break;
      delivered[outcome] += 1;
    }
    return delivered;
  });
