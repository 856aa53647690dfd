import { type Language, wordsOf } from '#i18n/i18n.ts';
import type { PageHead } from '#ui/page-head.ts';
import { firstQuestion } from '../../../api/query.ts';
import type { FirstQuestion } from '../../../api/written-answers.ts';
import { listListings, listReduced } from '../../../contract/property/browse-listings.ts';
import { listProviders } from '../../../contract/services/provider.ts';
import { paths, strandOfLanguage } from '../../../paths.ts';
import { newest, reduced, soonestAround } from './landing-asks.ts';

// / and /de for the server, which writes their first HTML.

/** The question that the server answers in the written landing page: services in German, property in English. */
export const landingQuestion = (language: Language): FirstQuestion =>
  language === 'de' ? firstQuestion(listProviders, soonestAround(undefined)) : firstQuestion(listListings, newest);

/** The row below it, where property leads. */
export const landingNext = (language: Language): FirstQuestion | undefined =>
  strandOfLanguage[language] === 'property' ? firstQuestion(listReduced, reduced) : undefined;

export function landingHead(language: Language): PageHead {
  const words = wordsOf('landing');
  const strand = strandOfLanguage[language];
  return {
    title: `${words(`leads.${strand}.promise`)} ${words(`leads.${strand}.end`)}`,
    description: words(`leads.${strand}.text`),
    path: paths.landing(),
  };
}
