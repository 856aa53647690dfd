import type { Mail } from '../ports.ts';

/** Both twins refuse it: a line break or a second address in a header would reach somebody the mail is not for. */
export function requireSafeHeaders({ to, subject, replyTo = '', unsubscribeUrl = '' }: Mail): void {
  const isSafe =
    ![to, replyTo].some((address) => /[\r\n,;]/.test(address)) &&
    !/[\r\n]/.test(subject) &&
    !/[\s<>,]/.test(unsubscribeUrl);
  if (!isSafe) throw new TypeError('a mail header holds a line break or a second address');
}
