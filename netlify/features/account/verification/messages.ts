import type { LicenceRole } from '../../../../src/contract/account/verification-seller.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { onOneLine } from '../../../ground/mail-text.ts';

const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };

/** What was decided: about the identity, or about the qualification of this name. */
interface DecisionFacts {
  name: string | null;
  link: string;
  /** Of a seller: the listings show it, and not a profile. */
  isSeller?: boolean;
}

const german = {
  approved: {
    identity: {
      heading: 'Ihre Identität ist geprüft',
      lead: 'wir haben Ihr Ausweisdokument geprüft und Ihre Identität bestätigt.',
    },
    proof: { heading: 'Ihr Nachweis ist geprüft', lead: 'wir haben Ihren Nachweis geprüft und bestätigt.' },
    shown: 'Auf Ihrem öffentlichen Profil steht jetzt, was wir geprüft haben und wann.',
    shownOnListings: 'Auf Ihren Inseraten steht jetzt, was wir geprüft haben und wann.',
    next: 'Die Bilder des Dokuments löschen wir nach 30 Tagen.',
    action: 'Stand ansehen',
  },
  refused: {
    identity: {
      heading: 'Ihre Identität konnte nicht geprüft werden',
      lead: 'mit den Bildern Ihres Ausweisdokuments konnten wir Ihre Identität nicht bestätigen. Der Grund:',
    },
    proof: {
      heading: 'Ihr Nachweis konnte nicht geprüft werden',
      lead: 'mit Ihren Bildern konnten wir Ihren Nachweis nicht bestätigen. Der Grund:',
    },
    action: 'Neue Bilder einreichen',
  },
  asked: {
    identity: {
      heading: 'Eine Frage zu Ihrem Ausweis',
      lead: 'wir prüfen Ihren Ausweis und brauchen dafür noch etwas von Ihnen:',
    },
    proof: {
      heading: 'Eine Frage zu Ihrem Nachweis',
      lead: 'wir prüfen Ihren Nachweis und brauchen dafür noch etwas von Ihnen:',
    },
    next: 'Antworten Sie auf diese E-Mail, oder reichen Sie neue Bilder ein. Ihre Termine laufen weiter.',
    action: 'Neue Bilder einreichen',
  },
  ending: {
    heading: (day: string) => `Ihr Nachweis gilt nur noch bis ${day}`,
    lead: (day: string) => `Ihr Nachweis gilt bis ${day}. Danach steht er nicht mehr auf Ihrem öffentlichen Profil.`,
    leadOnListings: (day: string) => `Ihr Nachweis gilt bis ${day}. Danach steht er nicht mehr auf Ihren Inseraten.`,
    next: 'Wenn Sie einen neuen haben, reichen Sie ihn bitte unter demselben Namen ein.',
    action: 'Neuen Nachweis einreichen',
  },
  proof: 'Nachweis',
  licences: {
    broker: 'Maklerlizenz PRC',
    salesperson: 'PRC-Akkreditierung',
    developer: 'License to Sell',
  } satisfies Record<LicenceRole, string>,
};

const english: typeof german = {
  approved: {
    identity: {
      heading: 'Your identity is checked',
      lead: 'We have checked your identity document and confirmed your identity.',
    },
    proof: { heading: 'Your proof is checked', lead: 'We have checked and confirmed your proof.' },
    shown: 'Your public profile now says what we have checked and when.',
    shownOnListings: 'Your listings now say what we have checked and when.',
    next: 'We delete the images of the document after 30 days.',
    action: 'See the state',
  },
  refused: {
    identity: {
      heading: 'Your identity could not be checked',
      lead: 'We could not confirm your identity with the images of your identity document. The reason:',
    },
    proof: {
      heading: 'Your proof could not be checked',
      lead: 'We could not confirm your proof with your images. The reason:',
    },
    action: 'Submit new images',
  },
  asked: {
    identity: {
      heading: 'A question about your identity document',
      lead: 'We are checking your identity document and need something more from you:',
    },
    proof: {
      heading: 'A question about your proof',
      lead: 'We are checking your proof and need something more from you:',
    },
    next: 'Reply to this mail, or submit new images. Nothing changes for you until then.',
    action: 'Submit new images',
  },
  ending: {
    heading: (day) => `Your proof is valid only until ${day}`,
    lead: (day) => `Your proof is valid until ${day}. After that it is no longer shown on your public profile.`,
    leadOnListings: (day) => `Your proof is valid until ${day}. After that it is no longer shown on your listings.`,
    next: 'If you have a new one, please submit it under the same name.',
    action: 'Submit a new proof',
  },
  proof: 'Proof',
  licences: { broker: 'Broker license PRC', salesperson: 'PRC accreditation', developer: 'License to sell' },
};

const words = { de: german, en: english } as const satisfies Record<Language, typeof german>;

interface ProofName {
  name: string | null;
  role: LicenceRole | null;
  number: string | null;
}

/** What a proof is called in a mail: a license by its number and by whose it is. */
export const proofName = (language: Language, { name, role, number }: ProofName): string | null =>
  role === null || number === null ? name : `${words[language].licences[role]} ${number} (${name ?? ''})`;

const named = (heading: string, name: string | null): string =>
  name === null ? heading : `${heading}: ${onOneLine(name)}`;

const factsOf = (language: Language, name: string | null) =>
  name === null ? [] : [[words[language].proof, name] as const];

export function approvedMail(language: Language, { name, link, isSeller = false }: DecisionFacts): Letter {
  const { identity, proof, shown, shownOnListings, next, action } = words[language].approved;
  const { heading, lead } = name === null ? identity : proof;
  return {
    language,
    subject: named(heading, name),
    page: {
      heading,
      lead: [`${lead} ${isSeller ? shownOnListings : shown}`],
      facts: factsOf(language, name),
      next: [next],
      action: { label: action, url: link },
    },
  };
}

export function refusedMail(language: Language, { name, link }: DecisionFacts, reason: string): Letter {
  const { identity, proof, action } = words[language].refused;
  const { heading, lead } = name === null ? identity : proof;
  return {
    language,
    subject: named(heading, name),
    page: {
      heading,
      lead: [lead],
      quote: reason,
      facts: factsOf(language, name),
      action: { label: action, url: link },
    },
  };
}

export function askedMail(language: Language, { name, link }: DecisionFacts, question: string): Letter {
  const { identity, proof, next, action } = words[language].asked;
  const { heading, lead } = name === null ? identity : proof;
  return {
    language,
    subject: named(heading, name),
    page: {
      heading,
      lead: [lead],
      quote: question,
      facts: factsOf(language, name),
      next: [next],
      action: { label: action, url: link },
    },
  };
}

/** `validUntil` is a calendar day. */
export function endingMail(
  language: Language,
  { name, link, isSeller = false }: DecisionFacts,
  validUntil: string,
): Letter {
  const { heading, lead, leadOnListings, next, action } = words[language].ending;
  const day = new Date(`${validUntil}T00:00:00Z`).toLocaleString(locales[language], {
    timeZone: 'UTC',
    dateStyle: 'long',
  });
  return {
    language,
    subject: named(heading(day), name),
    page: {
      heading: heading(day),
      lead: [(isSeller ? leadOnListings : lead)(day)],
      facts: factsOf(language, name),
      next: [next],
      action: { label: action, url: link },
    },
  };
}
