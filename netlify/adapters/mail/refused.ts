/** A refusal as nodemailer reports it: the SMTP command, the server's answer and its code. */
interface SmtpRefusal extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/** RFC 3463: the states about the recipient's address and a disabled mailbox; 5.1.7 and 5.1.8 are about the sender. */
const addressStates = /^5\.(1\.(?![78]$)\d+|2\.1)$/;
/** RFC 5321 and 7504: for servers that send no enhanced state. */
const addressCodes: readonly number[] = [550, 551, 553, 556];
/** A relay that does not accept us, or that finds us on a block list, refuses every address with the same codes. */
const isOfUs = /relay|rcpthosts|authenti|sender|spam|block|black|polic|reputation/i;

/**
 * True if the server will never accept mail for this recipient. In doubt it is false. The mail is then retried after a
 * fault of our own, a full mailbox or any other temporary problem.
 */
export function isAddressRefused({ command, responseCode = 0, response = '' }: SmtpRefusal): boolean {
  if (responseCode < 500 || (command !== 'RCPT TO' && command !== 'DATA')) return false;
  const state = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\s/.exec(response)?.[1];
  if (state !== undefined && state !== '5.0.0') return addressStates.test(state);
  return addressCodes.includes(responseCode) && !isOfUs.test(response);
}

/** 421: the server ends the connection, whatever was asked. */
const closing = 421;

/** True if the server works and only this mail or its recipient is the problem: a full mailbox, a text that it does not like. */
export const isOfThisMail = ({ code, command, responseCode = 0 }: SmtpRefusal): boolean =>
  command === 'RCPT TO' || command === 'DATA'
    ? responseCode >= 400 && responseCode !== closing
    : code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'API');
