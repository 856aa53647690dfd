import type { AccountType } from '../../src/contract/account/account.ts';
import type { Language } from '../../src/contract/words.ts';

/** Typed text made fit for a subject or for one line of a mail. */
export const onOneLine = (typed: string): string => typed.replace(/[\s\u0085]+/g, ' ').trim();

export const linesOf = (typed: string): string[] => typed.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/);

/** Marks every line as quoted, so that no line can pass for the mail's own words. */
export const quoted = (typed: string): string =>
  linesOf(typed)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** The language of mails that no call of the account's own causes (docs/product/accounts.md). */
export const languageOfAccount = (type: AccountType): Language => (type === 'seller' ? 'en' : 'de');
