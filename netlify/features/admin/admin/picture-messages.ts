import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { onOneLine } from '../../../ground/mail-text.ts';

interface ListingFacts {
  title: string;
  /** For what it was held. */
  about: 'pictures' | 'account';
  link: string;
}

const german = {
  listing: 'Inserat',
  action: 'Ihre Immobilien öffnen',
  freed: {
    heading: 'Ihr Inserat ist wieder zu sehen',
    lead: 'ein Mensch hat Ihr Inserat geprüft. Es bleibt, wie es ist, und Besucher sehen es wieder.',
    waits:
      'ein Mensch hat Ihr Inserat geprüft. Es bleibt, wie es ist. Ihr Paket hat dafür zurzeit keinen Platz: Sie können es veröffentlichen, sobald einer frei ist.',
  },
  refused: {
    heading: 'Ihr Inserat bleibt pausiert',
    pictures: {
      lead: 'die Bilder Ihres Inserats gehören nach unserer Prüfung zum Inserat eines anderen. Ein Mensch hat entschieden. Der Grund:',
      next: 'Nehmen Sie eigene Bilder und veröffentlichen Sie das Inserat erneut. Wenn Sie das anders sehen, antworten Sie uns über das Kontaktformular.',
      action: 'Ihre Immobilien öffnen',
    },
    account: {
      lead: 'Ihr Konto teilt Telefonnummer, Bankverbindung oder Ausweis mit einem anderen Konto. Ein Mensch hat entschieden. Der Grund:',
      next: 'Weisen Sie nach, wer Sie sind, und veröffentlichen Sie das Inserat danach erneut. Wenn Sie das anders sehen, antworten Sie uns über das Kontaktformular.',
      action: 'Nachweisen, wer Sie sind',
    },
  },
};

const english: typeof german = {
  listing: 'Listing',
  action: 'Open your properties',
  freed: {
    heading: 'Your listing can be seen again',
    lead: 'A person has looked at your listing. It stays as it is, and visitors see it again.',
    waits:
      'A person has looked at your listing. It stays as it is. Your plan has no room for it at the moment: publish it as soon as there is.',
  },
  refused: {
    heading: 'Your listing stays paused',
    pictures: {
      lead: 'Our check says that the images of your listing belong to the listing of somebody else. A person has decided. The reason:',
      next: 'Use images of your own and publish the listing again. If you see it differently, write to us by the contact form.',
      action: 'Open your properties',
    },
    account: {
      lead: 'Your account shares its phone number, bank account or document with another account. A person has decided. The reason:',
      next: 'Show who you are, and publish the listing again afterwards. If you see it differently, write to us by the contact form.',
      action: 'Show who you are',
    },
  },
};

const words = { de: german, en: english } as const satisfies Record<Language, typeof german>;

const subjectOf = (heading: string, title: string): string => `${heading}: ${onOneLine(title)}`;

/** `isPublic`: visitors see it again; otherwise its plan has no room. */
export function freedMail(language: Language, { title, link }: ListingFacts, isPublic: boolean): Letter {
  const { listing, action, freed } = words[language];
  return {
    language,
    subject: subjectOf(freed.heading, title),
    page: {
      heading: freed.heading,
      lead: [isPublic ? freed.lead : freed.waits],
      facts: [[listing, title]],
      action: { label: action, url: link },
    },
  };
}

export function heldMail(language: Language, { title, about, link }: ListingFacts, reason: string): Letter {
  const { listing, refused } = words[language];
  const { lead, next, action } = refused[about];
  return {
    language,
    subject: subjectOf(refused.heading, title),
    page: {
      heading: refused.heading,
      lead: [lead],
      quote: reason,
      facts: [[listing, title]],
      next: [next],
      action: { label: action, url: link },
    },
  };
}
