import type { Language } from '../../../../src/contract/words.ts';
import type { Adapters, AddressRefusal, Database, Mail } from '../../../adapters/ports.ts';
import type { Letter } from '../../../ground/letter.ts';
import { nameGreeted, writtenOut } from '../../../ground/mail-page.ts';
import { seal, unseal } from '../../../session/seal.ts';
import { claimSeconds, mailAttemptsMaximum, restDays, retryAfterSeconds } from './rules.ts';

/** A letter on its way to an address. */
export interface Addressed
  extends Letter,
    Pick<Mail, 'to' | 'replyTo' | 'unsubscribeUrl' | 'calendar' | 'attachments'> {
  /** `replaceWaiting` finds it again by this. */
  topic?: string | undefined;
}

/**
 * The name of the account that has proved this address: its own words for itself, so they may go there. An address that nobody
 * has proved gets no name.
 */
async function accountNameAt(database: Database, language: Language, email: string): Promise<string | null> {
  const [known] = await database.query<{ firstName: string; lastName: string | null }>(
    `select first_name as "firstName", last_name as "lastName" from app.account
      where email = $1 and email_verified_at is not null and first_name is not null`,
    [email],
  );
  return known === undefined ? null : nameGreeted(language, known.firstName, known.lastName);
}

/** Puts a mail into the queue; inside a transaction it exists only if the transaction commits. */
export async function queueMail(database: Database, mail: Addressed, notBefore: Date): Promise<void> {
  const { subject, text, html } = writtenOut(mail, await accountNameAt(database, mail.language, mail.to));
  await database.query(
    `insert into app.outgoing_mail (recipient, reply_to, unsubscribe_url, subject, body, html, calendar, attachments, next_attempt_at, topic)
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb -> 'files', $9, $10)`,
    [
      mail.to,
      mail.replyTo ?? null,
      mail.unsubscribeUrl ?? null,
      subject,
      text,
      html,
      mail.calendar ?? null,
      // Drivers take a list for one of Postgres's own.
      mail.attachments === undefined ? null : { files: mail.attachments },
      notBefore.toISOString(),
      mail.topic ?? null,
    ],
  );
}

/** Removes what waits to be said about a topic; returns when it was due, where there was any. */
export async function replaceWaiting(
  transaction: Database,
  queue: 'outgoing_mail' | 'outgoing_text',
  { to, topic }: { to: string; topic: string },
): Promise<Date | undefined> {
  const [replaced] = await transaction.query<{ dueAt: string }>(
    `delete from app.${queue} where topic = $1 and recipient = $2 and sent_at is null and attempts = 0
     returning next_attempt_at as "dueAt"`,
    [topic, to],
  );
  return replaced && new Date(replaced.dueAt);
}

/** Whether such a mail was queued for the address since then. */
export async function wasQueuedSince(
  database: Database,
  { to, subject }: Pick<Mail, 'to' | 'subject'>,
  since: Date,
): Promise<boolean> {
  const found = await database.query(
    'select from app.outgoing_mail where recipient = $1 and subject = $2 and created_at > $3::timestamptz limit 1',
    [to, subject, since.toISOString()],
  );
  return found.length > 0;
}

/** Deletes waiting mails that somebody has just unsubscribed from. */
export const takeBackMails = (database: Database, unsubscribeUrl: string): Promise<unknown> =>
  database.query('delete from app.outgoing_mail where unsubscribe_url = $1 and sent_at is null', [unsubscribeUrl]);

/** Whether an address gets no alerts at the moment, because it refuses them; `$1` is now. */
export const isResting = (email: string): string =>
  `exists (select from app.refused_address known where known.email = ${email} and known.rests_until > $1::timestamptz)`;

export interface ClaimedMail extends Pick<Mail, 'to' | 'subject' | 'text'> {
  id: string;
  replyTo: string | null;
  unsubscribeUrl: string | null;
  /** Null of a mail that was queued before all mails had a page. */
  html: string | null;
  calendar: NonNullable<Mail['calendar']> | null;
  attachments: NonNullable<Mail['attachments']> | null;
  attempts: number;
  [column: string]: unknown;
}

/**
 * Claims one due mail. Others skip the locked row, and afterwards it is not due for a while. Mails with an unsubscribe link
 * come last, so that alerts to thousands do not delay a link to a new password.
 */
export async function claimDueMail(database: Database, now: Date): Promise<ClaimedMail | undefined> {
  const [claimed] = await database.query<ClaimedMail>(
    `update app.outgoing_mail
        set attempts = attempts + 1, next_attempt_at = $1::timestamptz + make_interval(secs => $2)
      where id = (
        select id from app.outgoing_mail
         where sent_at is null and refused_at is null and next_attempt_at <= $1::timestamptz and attempts < $3
         order by unsubscribe_url is not null, next_attempt_at
         for update skip locked
         limit 1)
     returning id, recipient as "to", reply_to as "replyTo", unsubscribe_url as "unsubscribeUrl", subject,
               body as text, html, calendar, attachments, attempts`,
    [now.toISOString(), claimSeconds, mailAttemptsMaximum],
  );
  return claimed;
}

/** Takes a claim back: the mail was not tried. */
export const giveBack = ({ database, clock }: Adapters, { id }: ClaimedMail): Promise<unknown> =>
  database.query('update app.outgoing_mail set attempts = attempts - 1, next_attempt_at = $2 where id = $1', [
    id,
    clock.now().toISOString(),
  ]);

/** Removes text and links of a mail that needs no more sending, because anybody who can read the row could use them. */
const withoutText = 'body = null, html = null, calendar = null, attachments = null, unsubscribe_url = null';

/** Marks a mail as sent. An address that accepts a mail gets alerts again. */
export const markSent = ({ database, mailer, clock }: Adapters, { id, to }: ClaimedMail): Promise<unknown> =>
  database.query(
    `with taken as (delete from app.refused_address where email = $3)
     update app.outgoing_mail
        set sent_at = $2, last_error = null, sealed = null${mailer.isReadInQueue ? '' : `, ${withoutText}`}
      where id = $1`,
    [id, clock.now().toISOString(), to],
  );

/** What such a mail said, for an administrator who has it sent again; nobody else can read it. */
const sealedTextOf = (
  keys: Parameters<typeof seal>[0],
  { text, html, calendar, attachments, unsubscribeUrl }: ClaimedMail,
): string => seal(keys, JSON.stringify({ text, html, calendar, attachments, unsubscribeUrl }));

/** Marks a mail as refused for good. Refusals during a pause of the address do not count again. */
export const markRefused = (
  { database, clock, secret }: Adapters,
  mail: ClaimedMail,
  { reason }: AddressRefusal,
): Promise<unknown> =>
  database.query(
    `with refused as (
       update app.outgoing_mail set refused_at = $2::timestamptz, last_error = $3, sealed = $7, ${withoutText} where id = $1)
     insert into app.refused_address as known (email, refusals, rests_until)
     values ($4, 1, $2::timestamptz + make_interval(days => $5::integer))
         on conflict (email) do update
        set refusals = known.refusals + 1,
            rests_until = $2::timestamptz + make_interval(days => least($5 * power(2, least(known.refusals, 16)), $6)::integer)
      where known.rests_until <= $2::timestamptz`,
    [
      mail.id,
      clock.now().toISOString(),
      reason.slice(0, 500),
      mail.to,
      restDays.first,
      restDays.longest,
      sealedTextOf({ secret }, mail),
    ],
  );

export const markFailed = (
  { database, mailer, clock, secret }: Adapters,
  mail: ClaimedMail,
  cause: unknown,
): Promise<unknown> => {
  const { id, attempts } = mail;
  const isForgotten = attempts >= mailAttemptsMaximum && !mailer.isReadInQueue;
  return database.query(
    `update app.outgoing_mail set next_attempt_at = $2, last_error = $3, sealed = $4${isForgotten ? `, ${withoutText}` : ''}
      where id = $1`,
    [
      id,
      new Date(clock.now().getTime() + retryAfterSeconds(attempts) * 1000).toISOString(),
      reasonOf(cause),
      isForgotten ? sealedTextOf({ secret }, mail) : null,
    ],
  );
};

const reasonOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause).slice(0, 500);
  const reason = cause.cause instanceof Error ? `${cause.message}: ${cause.cause.message}` : cause.message;
  return reason.slice(0, 500);
};

/**
 * An undelivered mail is due again, with all its attempts. `conflict`: it was sent, or has not failed. `gone`: its text
 * is no longer there.
 */
export async function requeueMail(
  transaction: Database,
  world: Adapters,
  id: string,
): Promise<'queued' | 'not_found' | 'conflict' | 'gone'> {
  const [mail] = await transaction.query<{ isFailed: boolean; hasText: boolean; sealed: string | null }>(
    `select last_error is not null and sent_at is null as "isFailed", body is not null as "hasText", sealed
       from app.outgoing_mail where id = $1 for update`,
    [id],
  );
  if (mail === undefined) return 'not_found';
  if (!mail.isFailed) return 'conflict';
  const text = mail.sealed === null ? undefined : unseal(world, mail.sealed);
  if (text === undefined && !mail.hasText) return 'gone';
  await transaction.query(
    `update app.outgoing_mail
        set attempts = 0, refused_at = null, next_attempt_at = $2::timestamptz, sealed = null,
            body = coalesce($3::jsonb ->> 'text', body), html = coalesce($3::jsonb ->> 'html', html),
            calendar = case when jsonb_typeof($3::jsonb -> 'calendar') = 'object' then $3::jsonb -> 'calendar' else calendar end,
            attachments = case when jsonb_typeof($3::jsonb -> 'attachments') = 'array' then $3::jsonb -> 'attachments' else attachments end,
            unsubscribe_url = coalesce($3::jsonb ->> 'unsubscribeUrl', unsubscribe_url)
      where id = $1`,
    [id, world.clock.now().toISOString(), text === undefined ? null : JSON.parse(text)],
  );
  return 'queued';
}

/** Removes texts that stayed behind when a run broke off in a mail's last attempt; returns their number. */
export async function forgetTexts({ database, mailer, clock }: Adapters): Promise<number> {
  if (mailer.isReadInQueue) return 0;
  const [counted] = await database.query<{ count: number }>(
    `with forgotten as (
       update app.outgoing_mail set ${withoutText}
        where body is not null
          and (sent_at is not null or (attempts >= $2 and next_attempt_at < $1::timestamptz))
       returning id)
     select count(*) from forgotten`,
    [clock.now().toISOString(), mailAttemptsMaximum],
  );
  return counted?.count ?? 0;
}

/** Deletes old mails, sent or given up, because they hold addresses; returns their number. */
export async function deleteMailsBefore(database: Database, before: Date): Promise<number> {
  const [counted] = await database.query<{ count: number }>(
    `with forgotten as (
       delete from app.outgoing_mail
        where coalesce(sent_at, refused_at) < $1::timestamptz
           or (sent_at is null and attempts >= $2 and next_attempt_at < $1::timestamptz)
       returning id)
     select count(*) from forgotten`,
    [before.toISOString(), mailAttemptsMaximum],
  );
  return counted?.count ?? 0;
}

/** Deletes refusals of addresses without saved searches: only alerts use them. Returns their number. */
export async function deleteUnaskedRefusals(database: Database): Promise<number> {
  const deleted = await database.query(
    `delete from app.refused_address known
      where not exists (select from app.saved_search where email = known.email and ended_at is null)
     returning email`,
  );
  return deleted.length;
}
