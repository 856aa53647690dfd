import { type Language, languages } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { letterOf, wordsIn } from '../../../ground/words.ts';

type Words = ReturnType<typeof wordsIn>['account']['account'];

/** Has no name in it: what a stranger types into the form must not be sent to somebody else's address. */
const accountLetter =
  (kind: Exclude<keyof Words, 'lossRung' | 'warnings' | 'suggestions'>) =>
  (language: Language, siteUrl: string, url: string): Letter =>
    letterOf(language, wordsIn(language).account.account[kind], { values: { siteUrl }, url });

export const verificationMail = accountLetter('verification');
export const resetMail = accountLetter('reset');
export const newAddressMail = accountLetter('newAddress');
/** Instead of it, where the address has an account already: only who reads there learns that. */
export const takenAddressMail = accountLetter('takenAddress');
export const registeredAgainMail = accountLetter('registeredAgain');
export const passwordChangedMail = accountLetter('passwordChanged');
export const factorAddedMail = accountLetter('factorAdded');
export const factorRemovedMail = accountLetter('factorRemoved');
export const factorLostMail = accountLetter('factorLost');

interface EmailChanged {
  siteUrl: string;
  link: string;
  /** The link undoes the change. Else it leads to where one is heard: whoever reads it may never have had the account. */
  isUndo: boolean;
}

export const emailChangedMail = (language: Language, { siteUrl, link, isUndo }: EmailChanged): Letter =>
  accountLetter(isUndo ? 'emailUndo' : 'emailGone')(language, siteUrl, link);

const sentenceOf = (sentences: Readonly<Record<string, string>>, key: string): string[] =>
  Object.hasOwn(sentences, key) ? [sentences[key] ?? ''] : [];

/** The estimator's keys as sentences. A key that we do not know (from a newer version) is left out. */
export function adviceSentences(language: Language, warning: string | null, suggested: readonly string[]): string[] {
  const { warnings, suggestions } = wordsIn(language).account.account;
  const said = suggested.flatMap((key) => sentenceOf(suggestions, key));
  return warning === null ? said : [...sentenceOf(warnings, warning), ...said];
}

/** The notification that open sessions get when somebody reports a lost second factor. */
export const lossRung = Object.fromEntries(
  languages.map((language) => [language, wordsIn(language).account.account.lossRung]),
) as Record<Language, string>;
