import { type Language } from '../../../../src/contract/words.ts';
import { addressIn, paths } from '../../../../src/paths.ts';

export const questionLimits = {
  /** A caller may be a whole town behind one network address. */
  questionsPerCaller: { name: 'question-caller', times: 30, seconds: 60 * 60 },
  /** Each is a mail to an address that anybody may have typed. */
  questionsPerEmail: { name: 'question-email', times: 5, seconds: 60 * 60 },
  messagesPerThread: { name: 'question-thread', times: 30, seconds: 60 * 60 },
} as const;

export const askerLink = (siteUrl: string, language: Language, token: string): string =>
  siteUrl + addressIn(language, paths.questionByLink(token));

export const threadLink = (siteUrl: string, language: Language, id: string): string =>
  siteUrl + addressIn(language, paths.question(id));
