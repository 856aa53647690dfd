import type { Language } from '../../../src/contract/words.ts';
import type { Letter } from '../../ground/letter.ts';
import { onOneLine } from '../../ground/mail-text.ts';

interface ListingFacts {
  title: string;
  link: string;
}

const german = {
  listing: 'Inserat',
  action: 'Ihre Immobilien öffnen',
  freed: {
    heading: 'Ihr Inserat ist wieder zu sehen',
    lead: 'ein Mensch hat die Bilder Ihres Inserats angesehen. Sie bleiben, und Besucher sehen es wieder.',
    waits:
      'ein Mensch hat die Bilder Ihres Inserats angesehen. Sie bleiben. Ihr Paket hat dafür zurzeit keinen Platz: Sie können es veröffentlichen, sobald einer frei ist.',
  },
  refused: {
    heading: 'Ihr Inserat bleibt pausiert',
    lead: 'die Bilder Ihres Inserats gehören nach unserer Prüfung zum Inserat eines anderen. Ein Mensch hat entschieden. Der Grund:',
    next: 'Nehmen Sie eigene Bilder und veröffentlichen Sie das Inserat erneut. Wenn Sie das anders sehen, antworten Sie uns über das Kontaktformular.',
  },
};

const english: typeof german = {
  listing: 'Listing',
  action: 'Open your properties',
  freed: {
    heading: 'Your listing can be seen again',
    lead: 'A person has looked at the images of your listing. They stay, and visitors see it again.',
    waits:
      'A person has looked at the images of your listing. They stay. Your plan has no room for it at the moment: publish it as soon as there is.',
  },
  refused: {
    heading: 'Your listing stays paused',
    lead: 'Our check says that the images of your listing belong to the listing of somebody else. A person has decided. The reason:',
    next: 'Use images of your own and publish the listing again. If you see it differently, write to us by the contact form.',
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

export function heldMail(language: Language, { title, link }: ListingFacts, reason: string): Letter {
  const { listing, action, refused } = words[language];
  return {
    language,
    subject: subjectOf(refused.heading, title),
    page: {
      heading: refused.heading,
      lead: [refused.lead],
      quote: reason,
      facts: [[listing, title]],
      next: [refused.next],
      action: { label: action, url: link },
    },
  };
}
