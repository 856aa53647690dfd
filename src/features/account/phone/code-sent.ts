export interface CodeSent {
  /** As the server understood it. */
  number: string;
  /** When, in milliseconds of this browser. */
  at: number;
  resendSeconds: number;
}

const validMilliseconds = 10 * 60_000;

/** Whoever closes the dialog to look at the phone goes on where they were. As long as the page, and for one account. */
let kept: { account: string; sent: CodeSent } | undefined;

export const keptCodeSent = (account: string, now: number): CodeSent | undefined =>
  kept?.account === account && now - kept.sent.at < validMilliseconds ? kept.sent : undefined;

export function keepCodeSent(account: string, sent: CodeSent | undefined): CodeSent | undefined {
  kept = sent && { account, sent };
  return sent;
}
