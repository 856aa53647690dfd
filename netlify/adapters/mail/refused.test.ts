import { expect, it } from 'vitest';
import { isAddressRefused, isOfThisMail } from './refused.ts';

const said = (command: string, response: string): Error =>
  Object.assign(new Error(response), { command, response, responseCode: Number(response.slice(0, 3)) });

it.each([
  ['RCPT TO', '550 no such user'],
  ['RCPT TO', '550 5.1.1 <anna@example.org>: Recipient address rejected: User unknown in local recipient table'],
  ['RCPT TO', '550-5.1.1 The email account that you tried to reach does not exist.\n550 5.1.1 Learn more at …'],
  ['RCPT TO', '554 5.1.10 domain accepts no mail'],
  ['RCPT TO', '550 5.2.1 mailbox is disabled'],
  ['RCPT TO', '551 user not local'],
  ['RCPT TO', '553 5.1.3 bad address syntax'],
  ['RCPT TO', '556 domain does not accept mail'],
  ['RCPT TO', '550 5.0.0 mailbox unavailable'],
  ['DATA', '550 no such user'],
])('after %s, "%s" is said of the address', (command, response) => {
  expect(isAddressRefused(said(command, response))).toBe(true);
});

it.each([
  ['RCPT TO', '452 4.2.2 mailbox full'],
  ['RCPT TO', '450 4.7.1 greylisted, come again'],
  ['RCPT TO', '550 5.2.2 over quota'],
  ['RCPT TO', '552 storage exceeded'],
  ['RCPT TO', '554 5.7.1 <anna@example.org>: Relay access denied'],
  ['RCPT TO', '550 relay not permitted'],
  ['RCPT TO', "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)"],
  ['RCPT TO', '550 blocked, see the list of example.org'],
  ['RCPT TO', '550 5.1.8 sender address rejected: domain not found'],
  ['RCPT TO', '530 5.7.0 must issue a STARTTLS command first'],
  ['RCPT TO', '503 need MAIL first'],
  ['DATA', '554 5.7.1 message looks like spam'],
  ['DATA', '550 5.7.26 this mail is unauthenticated'],
  ['DATA', '552 5.3.4 message too large'],
  ['MAIL FROM', '550 5.1.1 sender unknown'],
  ['AUTH PLAIN', '535 authentication failed'],
  ['CONN', '554 no mail service here'],
])('after %s, "%s" is not', (command, response) => {
  expect(isAddressRefused(said(command, response))).toBe(false);
});

it('what no server said is not said of the address', () => {
  expect(isAddressRefused(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET', command: 'CONN' }))).toBe(
    false,
  );
});

it.each([
  [true, 'RCPT TO', '452 4.2.2 mailbox full'],
  [true, 'RCPT TO', '450 4.7.1 greylisted, come again'],
  [true, 'DATA', '554 5.6.0 message refused'],
  [false, 'RCPT TO', '421 4.3.2 shutting down'],
  [false, 'MAIL FROM', '451 4.3.0 try again later'],
  [false, 'AUTH LOGIN', '535 5.7.8 wrong password'],
  [false, 'CONN', '554 no SMTP service here'],
])('that it is a matter of this mail alone is %s after %s, "%s"', (isAlone, command, response) => {
  expect(isOfThisMail(said(command, response))).toBe(isAlone);
});
