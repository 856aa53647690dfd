import type { Database, Mail } from '../../netlify/adapters/ports.ts';
import type { Letter } from '../../netlify/ground/letter.ts';

/** A letter with one line. */
export const aLetter = (subject: string): Letter => ({
  language: 'en',
  subject,
  page: { heading: subject, lead: ['Come.'] },
});

/** Puts a mail into the queue as it is, also one that is text alone, as all mails once were. */
export const putMail = (database: Database, mail: Mail, now: Date): Promise<unknown> =>
  database.query(
    `insert into app.outgoing_mail (recipient, reply_to, unsubscribe_url, subject, body, html, calendar, attachments, next_attempt_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb -> 'files', $9)`,
    [
      mail.to,
      mail.replyTo ?? null,
      mail.unsubscribeUrl ?? null,
      mail.subject,
      mail.text,
      mail.html ?? null,
      mail.calendar ?? null,
      mail.attachments === undefined ? null : { files: mail.attachments },
      now.toISOString(),
    ],
  );
