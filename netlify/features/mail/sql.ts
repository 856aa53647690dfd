import type { Adapters, Database, Mail } from '../../adapters/ports.ts';
import { attemptsMaximum, claimSeconds, retryAfterSeconds, runMails, runMilliseconds } from './rules.ts';

/** Puts a mail into the queue; inside a transaction it exists only if the transaction commits. */
export const queueMail = (database: Database, mail: Mail, now: Date): Promise<unknown> =>
  database.query(
    `insert into app.outgoing_mail (recipient, reply_to, unsubscribe_url, subject, body, next_attempt_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [mail.to, mail.replyTo ?? null, mail.unsubscribeUrl ?? null, mail.subject, mail.text, now.toISOString()],
  );

/** Mails that still wait, of a kind that somebody has just ended. */
export const takeBackMails = (database: Database, unsubscribeUrl: string): Promise<unknown> =>
  database.query('delete from app.outgoing_mail where unsubscribe_url = $1 and sent_at is null', [unsubscribeUrl]);

interface ClaimedMail extends Omit<Mail, 'replyTo' | 'unsubscribeUrl'> {
  id: string;
  replyTo: string | null;
  unsubscribeUrl: string | null;
  attempts: number;
  [column: string]: unknown;
}

/**
 * Takes one due mail for this deliverer alone: others skip the locked row, and afterwards it is no longer due. What can be
 * unsubscribed from comes last: an alert to thousands keeps nobody waiting for a link to a new password.
 */
async function claimDueMail(database: Database, now: Date): Promise<ClaimedMail | undefined> {
  const [claimed] = await database.query<ClaimedMail>(
    `update app.outgoing_mail
        set attempts = attempts + 1, next_attempt_at = $1::timestamptz + make_interval(secs => $2)
      where id = (
        select id from app.outgoing_mail
         where sent_at is null and next_attempt_at <= $1::timestamptz and attempts < $3
         order by unsubscribe_url is not null, next_attempt_at
         for update skip locked
         limit 1)
     returning id, recipient as "to", reply_to as "replyTo", unsubscribe_url as "unsubscribeUrl", subject,
               body as text, attempts`,
    [now.toISOString(), claimSeconds, attemptsMaximum],
  );
  return claimed;
}

/** The links in it are good for whoever can read the row: they go with the text as soon as nobody has to send it any more. */
const withoutText = 'body = null, unsubscribe_url = null';

const markSent = ({ database, mailer, clock }: Adapters, id: string): Promise<unknown> =>
  database.query(
    `update app.outgoing_mail
        set sent_at = $2, last_error = null${mailer.isReadInQueue ? '' : `, ${withoutText}`}
      where id = $1`,
    [id, clock.now().toISOString()],
  );

const markFailed = (
  { database, mailer, clock }: Adapters,
  { id, attempts }: ClaimedMail,
  reason: string,
): Promise<unknown> => {
  const isForgotten = attempts >= attemptsMaximum && !mailer.isReadInQueue;
  return database.query(
    `update app.outgoing_mail set next_attempt_at = $2, last_error = $3${isForgotten ? `, ${withoutText}` : ''}
      where id = $1`,
    [id, new Date(clock.now().getTime() + retryAfterSeconds(attempts) * 1000).toISOString(), reason.slice(0, 500)],
  );
};

const reasonOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause instanceof Error ? `${cause.message}: ${cause.cause.message}` : cause.message;
};

/** True when the next hop took the mail. A failure is kept in the row, for the next attempt and for whoever looks. */
async function deliver(world: Adapters, mail: ClaimedMail): Promise<boolean> {
  try {
    const { to, subject, text } = mail;
    const [replyTo, unsubscribeUrl] = [mail.replyTo ?? undefined, mail.unsubscribeUrl ?? undefined];
    await world.mailer.send({ to, replyTo, unsubscribeUrl, subject, text }, mail.id);
  } catch (cause) {
    await markFailed(world, mail, reasonOf(cause));
    return false;
  }
  // Without this note it would go out again: one lost answer of the database is not to be the reason.
  await markSent(world, mail.id).catch(() => markSent(world, mail.id));
  return true;
}

/** Texts that stayed behind: of mails whose deliverer did not come back from the last attempt. How many. */
export async function forgetTexts({ database, mailer, clock }: Adapters): Promise<number> {
  if (mailer.isReadInQueue) return 0;
  const [counted] = await database.query<{ count: number }>(
    `with forgotten as (
       update app.outgoing_mail set ${withoutText}
        where body is not null
          and (sent_at is not null or (attempts >= $2 and next_attempt_at < $1::timestamptz))
       returning id)
     select count(*) from forgotten`,
    [clock.now().toISOString(), attemptsMaximum],
  );
  return counted?.count ?? 0;
}

/** Mails that went out before, or were given up and are as old: they hold addresses. How many. */
export async function deleteMailsBefore(database: Database, before: Date): Promise<number> {
  const [counted] = await database.query<{ count: number }>(
    `with forgotten as (
       delete from app.outgoing_mail
        where sent_at < $1::timestamptz
           or (sent_at is null and attempts >= $2 and next_attempt_at < $1::timestamptz)
       returning id)
     select count(*) from forgotten`,
    [before.toISOString(), attemptsMaximum],
  );
  return counted?.count ?? 0;
}

/**
 * Delivers what is due, one mail after the other, and says how many went out and how many did not. It stands here
 * because every strand that queues a mail also calls this afterwards. Several may run at once: each mail goes to one.
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
