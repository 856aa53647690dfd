import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { letterOf, wordsIn } from '../../../ground/words.ts';

interface CommissionFacts {
  serviceName: string;
  /** The page of the plans. */
  link: string;
}

function objectionMail(
  language: Language,
  { serviceName, link }: CommissionFacts,
  decided: { kind: 'upheld' | 'refused'; quote?: string },
): Letter {
  const { kind, ...more } = decided;
  const { facts, action, [kind]: words } = wordsIn(language).billing.billing.objection;
  const parts = { about: serviceName, facts: { service: serviceName }, url: link, ...more };
  return letterOf(language, { facts, action, ...words }, parts);
}

export const objectionUpheldMail = (language: Language, commission: CommissionFacts): Letter =>
  objectionMail(language, commission, { kind: 'upheld' });

export const objectionRefusedMail = (language: Language, commission: CommissionFacts, reason: string): Letter =>
  objectionMail(language, commission, { kind: 'refused', quote: reason });
