import type { Transporter } from 'nodemailer';
import { type Mail, type Mailer, PartUnavailable, PartUnwilling, type SendMail } from '../ports.ts';
import { requireSafeHeaders } from './header.ts';
import { isAddressRefused, isOfThisMail } from './refused.ts';

/**
 * Time limits. A function ends after 30 or 60 seconds, so a silent or slow server must not use them up. One mail may
 * take `wholeMilliseconds` from the first step to the last. A run starts no new mail after 15 seconds.
 */
interface Patience {
  stepMilliseconds: number;
  wholeMilliseconds: number;
}
const usualPatience: Patience = { stepMilliseconds: 5000, wholeMilliseconds: 12_000 };

const stepLimits = ({ stepMilliseconds, wholeMilliseconds }: Patience) => ({
  dnsTimeout: stepMilliseconds,
  connectionTimeout: stepMilliseconds,
  greetingTimeout: stepMilliseconds,
  socketTimeout: wholeMilliseconds,
});

/**
 * One connection for all mails. A mail that breaks off is not sent again here: the server may have taken it, and the queue
 * knows when to try again.
 */
const oneConnection = { pool: true, maxConnections: 1, maxMessages: Number.POSITIVE_INFINITY, maxRequeues: 0 } as const;

/** RFC 3834: out-of-office programs do not answer such a mail. */
const automatic = { 'Auto-Submitted': 'auto-generated' };

/**
 * The Message-ID stays the same when a mail is sent again. If the connection broke after the server had accepted it, the
 * reader's server recognises the second copy.
 */
const messageIdOf = (id: string, from: string): string => `<${id}@${/@([^@\s>]+)>?$/.exec(from)?.[1] ?? 'localhost'}>`;

/** `Marketplace <hello@example.org>` -> `hello@example.org` */
const addressOf = (sender: string): string => /<([^<>]+)>$/.exec(sender)?.[1] ?? sender;

const calendarPart = ({ calendar }: Mail) =>
  calendar === undefined ? {} : { icalEvent: { ...calendar, filename: 'termin.ics' } };

const attachedFiles = ({ attachments = [] }: Mail) =>
  attachments.map(({ name, type, base64 }) => ({
    filename: name,
    contentType: type,
    content: base64,
    encoding: 'base64',
  }));

/** RFC 8058: the mail program shows an unsubscribe button and posts to the address itself. */
const oneClickHeaders = (url: string | undefined): Record<string, string> =>
  url === undefined ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

const letterOf = (mail: Mail, id: string, from: string) => {
  const { to, subject, text, html, replyTo, unsubscribeUrl } = mail;
  const headers = { ...automatic, ...oneClickHeaders(unsubscribeUrl) };
  const files = { ...calendarPart(mail), attachments: attachedFiles(mail) };
  return { from, to, replyTo, subject, text, html, ...files, headers, messageId: messageIdOf(id, from) };
};

/** Delivers by SMTP. `url` has nodemailer's form (`smtps://user:password@host:465`). Header injection is refused. */
export function smtpMailer(url: string, from: string, patience = usualPatience): Mailer {
  // Imported with the first mail: most calls send none.
  const transport = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url, ...oneConnection, ...stepLimits(patience) });
  };
  return {
    sending: async (work) => {
      let opened: Promise<Transporter> | undefined;
      const send: SendMail = async (mail, id) => {
        requireSafeHeaders(mail);
        opened ??= transport();
        const open = await opened;
        try {
          // The end of the time closes the connection, which is of no use any more; the next mail opens another.
          await open.sendMail({ ...letterOf(mail, id, from), signal: AbortSignal.timeout(patience.wholeMilliseconds) });
          return undefined;
        } catch (cause) {
          if (!(cause instanceof Error)) throw cause;
          if (isAddressRefused(cause)) return { reason: cause.message };
          const Fault = isOfThisMail(cause) ? PartUnwilling : PartUnavailable;
          throw new Fault('the mail server did not take the mail', { cause });
        }
      };
      try {
        return await work(send);
      } finally {
        if (opened !== undefined) (await opened).close();
      }
    },
    from: addressOf(from),
    isReadInQueue: false,
  };
}
