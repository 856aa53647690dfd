import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { letterOf, wordsIn } from '../../../ground/words.ts';

interface ListingFacts {
  title: string;
  /** For what it was held. */
  about: 'pictures' | 'account';
  link: string;
}

const parts = ({ title, link }: ListingFacts) => ({ about: title, facts: { listing: title }, url: link });

/** `isPublic`: visitors see it again; otherwise its plan has no room. */
export function freedMail(language: Language, listing: ListingFacts, isPublic: boolean): Letter {
  const { facts, freed } = wordsIn(language).admin.admin.pictures;
  return letterOf(language, { facts, ...freed, lead: isPublic ? freed.lead : freed.waits }, parts(listing));
}

export function heldMail(language: Language, listing: ListingFacts, reason: string): Letter {
  const { facts, refused } = wordsIn(language).admin.admin.pictures;
  return letterOf(language, { facts, ...refused[listing.about] }, { ...parts(listing), quote: reason });
}
