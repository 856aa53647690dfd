import type { LicenceRole } from '../../../../src/contract/account/verification-seller.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { filled, letterOf, wordsIn } from '../../../ground/words.ts';

const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };

/** What was decided: about the identity, or about the qualification of this name. */
interface DecisionFacts {
  name: string | null;
  link: string;
  /** Of a seller: the listings show it, and not a profile. */
  isSeller?: boolean;
}

interface ProofName {
  name: string | null;
  role: LicenceRole | null;
  number: string | null;
}

const words = (language: Language) => wordsIn(language).account.verification;

/** What a proof is called in a mail: a license by its number and by whose it is. */
export const proofName = (language: Language, { name, role, number }: ProofName): string | null =>
  role === null || number === null ? name : `${words(language).licences[role]} ${number} (${name ?? ''})`;

const parts = ({ name, link }: DecisionFacts) => ({ about: name, facts: { proof: name }, url: link });

/** About the identity or a proof, whose words differ at the beginning. */
const decisionWords = (language: Language, kind: 'approved' | 'refused' | 'asked', { name }: DecisionFacts) => {
  const { facts, [kind]: said } = words(language);
  return { facts, ...said, ...(name === null ? said.identity : said.proof) };
};

export function approvedMail(language: Language, decision: DecisionFacts): Letter {
  const { shown, shownOnListings } = words(language).approved;
  const said = decisionWords(language, 'approved', decision);
  const lead = [`${said.lead} ${decision.isSeller === true ? shownOnListings : shown}`];
  return letterOf(language, said, { ...parts(decision), lead });
}

export const refusedMail = (language: Language, decision: DecisionFacts, reason: string): Letter =>
  letterOf(language, decisionWords(language, 'refused', decision), { ...parts(decision), quote: reason });

export const askedMail = (language: Language, decision: DecisionFacts, question: string): Letter =>
  letterOf(language, decisionWords(language, 'asked', decision), { ...parts(decision), quote: question });

/** `validUntil` is a calendar day. */
export function endingMail(language: Language, decision: DecisionFacts, validUntil: string): Letter {
  const { facts, ending } = words(language);
  const day = new Date(`${validUntil}T00:00:00Z`).toLocaleString(locales[language], {
    timeZone: 'UTC',
    dateStyle: 'long',
  });
  const lead = [filled(decision.isSeller === true ? ending.leadOnListings : ending.lead, { day })];
  return letterOf(language, { facts, ...ending }, { ...parts(decision), values: { day }, lead });
}
