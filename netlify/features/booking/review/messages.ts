import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { letterOf, wordsIn } from '../../../ground/words.ts';

interface ReviewFacts {
  serviceName: string;
  /** The page that says how reviews are checked. */
  link: string;
}

const parts = ({ serviceName, link }: ReviewFacts) => ({
  about: serviceName,
  facts: { service: serviceName },
  url: link,
});

export function releasedMail(language: Language, review: ReviewFacts): Letter {
  const { facts, action, released } = wordsIn(language).booking.review;
  return letterOf(language, { facts, action, ...released }, parts(review));
}

export function removedMail(language: Language, review: ReviewFacts, reason: string): Letter {
  const { facts, action, removed } = wordsIn(language).booking.review;
  return letterOf(language, { facts, action, ...removed }, { ...parts(review), quote: reason });
}
