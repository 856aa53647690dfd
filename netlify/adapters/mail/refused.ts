/** What nodemailer says of a refusal: to which command, and the server's answer with its code. */
interface SmtpRefusal extends Error {
  command?: string;
  responseCode?: number;
  response?: string;
}

/** RFC 3463: the recipient's address, but for the two that are said of the sender's, and the mailbox that is closed. */
const addressStates = /^5\.(1\.(?![78]$)\d+|2\.1)$/;
/** RFC 5321 and 7504, where a server does not say more. */
const addressCodes: readonly number[] = [550, 551, 553, 556];
/** A relay that does not know us, and a list that we stand on, refuse every address with the same codes. */
const isOfUs = /relay|rcpthosts|authenti|sender|spam|block|black|polic|reputation/i;

/**
 * Whether the server takes nothing for this recipient, now or later. In doubt it does not: our own faults, a full mailbox
 * and whatever else may pass are tried again.
 */
export function isAddressRefused({ command, responseCode = 0, response = '' }: SmtpRefusal): boolean {
  if (responseCode < 500 || (command !== 'RCPT TO' && command !== 'DATA')) return false;
  const state = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\s/.exec(response)?.[1];
  if (state !== undefined && state !== '5.0.0') return addressStates.test(state);
  return addressCodes.includes(responseCode) && !isOfUs.test(response);
}
