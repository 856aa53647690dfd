import type { Mail } from '../ports.ts';

/** Refuses a line break or a second address in a header: the mail would reach somebody it is not meant for. */
export function requireSafeHeaders({ to, subject, replyTo = '', unsubscribeUrl = '' }: Mail): void {
  const isSafe =
    ![to, replyTo].some((address) => /[\r\n,;]/.test(address)) &&
    !/[\r\n]/.test(subject) &&
    !/[\s<>,]/.test(unsubscribeUrl);
  if (!isSafe) throw new TypeError('a mail header holds a line break or a second address');
}
