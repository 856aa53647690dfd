import type { Transporter } from 'nodemailer';
import { type Mail, type Mailer, PartUnavailable } from '../ports.ts';
import { requireSafeHeaders } from './header.ts';
import { isAddressRefused } from './refused.ts';

/**
 * Time limits. A function ends after 30 or 60 seconds, so a silent or slow server must not use them up.
 * `wholeMilliseconds` is for one mail from the first step to the last. A run starts no new mail after 15 seconds.
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

/** Rejects when the time is over. The work may go on, but its result is ignored. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise: over, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the mail server took too long')), milliseconds);
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}

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

/** RFC 8058: the mail program shows an unsubscribe button and posts to the address itself. */
const oneClickHeaders = (url: string | undefined): Record<string, string> =>
  url === undefined ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Delivers by SMTP. `url` has nodemailer's form (`smtps://user:password@host:465`). Header injection is refused. */
export function smtpMailer(url: string, from: string, patience = usualPatience): Mailer {
  let opened: Promise<Transporter> | undefined;
  // Imported with the first mail: most calls send none.
  const transport = (): Promise<Transporter> =>
    (opened ??= import('nodemailer').then(({ createTransport }) => createTransport({ url, ...stepLimits(patience) })));
  return {
    send: async (mail, id) => {
      requireSafeHeaders(mail);
      const { to, subject, text, html, replyTo, unsubscribeUrl } = mail;
      const headers = { ...automatic, ...oneClickHeaders(unsubscribeUrl) };
      const messageId = messageIdOf(id, from);
      const open = await transport();
      try {
        await within(
          patience.wholeMilliseconds,
          open.sendMail({ from, to, replyTo, subject, text, html, ...calendarPart(mail), headers, messageId }),
        );
        return undefined;
      } catch (cause) {
        if (cause instanceof Error && isAddressRefused(cause)) return { reason: cause.message };
        throw new PartUnavailable('the mail server did not take the mail', { cause });
      }
    },
    from: addressOf(from),
    isReadInQueue: false,
  };
}
