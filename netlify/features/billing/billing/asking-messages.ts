import type { TaxMissing, TaxRequestStep } from '../../../../src/contract/billing/billing-tax-report.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { letterOf, wordsIn } from '../../../ground/words.ts';
import { writtenDay } from '../../../invoice/index.ts';

type RequestStep = Exclude<TaxRequestStep, 'given'>;

export interface TaxAsked {
  step: RequestStep;
  missing: readonly TaxMissing[];
  /** From when on nobody can book. */
  holdsFrom: string;
}

export function taxRequestMail(language: Language, { step, missing, holdsFrom }: TaxAsked, link: string): Letter {
  const words = wordsIn(language).billing.billing.taxRequest;
  return letterOf(
    language,
    { facts: words.facts, action: words.action, ...words[step] },
    {
      values: { day: writtenDay(holdsFrom, language) },
      facts: { missing: missing.map((what) => words.missing[what]).join(', ') },
      url: link,
    },
  );
}

/** For the bell. */
export const taxRequestSaid = (language: Language, step: RequestStep): string =>
  wordsIn(language).billing.billing.taxRequest[step].said;
