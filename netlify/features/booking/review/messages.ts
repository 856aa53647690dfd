import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { onOneLine } from '../../../ground/mail-text.ts';

interface ReviewFacts {
  serviceName: string;
  /** The page that says how reviews are checked. */
  link: string;
}

const german = {
  released: {
    heading: 'Ihre Bewertung ist geprüft',
    lead: 'wir haben Ihre Bewertung geprüft. Sie wird angezeigt, sobald sie nicht mehr versiegelt ist.',
  },
  removed: {
    heading: 'Ihre Bewertung wird nicht angezeigt',
    lead: 'ein Mensch hat Ihre Bewertung geprüft. Wir zeigen sie nicht an. Der Grund:',
  },
  service: 'Leistung',
  appeal: 'Wenn Sie das anders sehen, schreiben Sie uns über das Kontaktformular.',
  action: 'So prüfen wir Bewertungen',
};

const english: typeof german = {
  released: {
    heading: 'Your review was checked',
    lead: 'We have checked your review. It is shown as soon as it is no longer sealed.',
  },
  removed: {
    heading: 'Your review is not shown',
    lead: 'A person has checked your review. We do not show it. The reason:',
  },
  service: 'Service',
  appeal: 'If you see this differently, write to us with the contact form.',
  action: 'How we check reviews',
};

const words: Record<Language, typeof german> = { de: german, en: english };

export function releasedMail(language: Language, { serviceName, link }: ReviewFacts): Letter {
  const { released, service, action } = words[language];
  return {
    language,
    subject: `${released.heading}: ${onOneLine(serviceName)}`,
    page: {
      heading: released.heading,
      lead: [released.lead],
      facts: [[service, serviceName]],
      action: { label: action, url: link },
    },
  };
}

export function removedMail(language: Language, { serviceName, link }: ReviewFacts, reason: string): Letter {
  const { removed, service, appeal, action } = words[language];
  return {
    language,
    subject: `${removed.heading}: ${onOneLine(serviceName)}`,
    page: {
      heading: removed.heading,
      lead: [removed.lead],
      quote: reason,
      facts: [[service, serviceName]],
      next: [appeal],
      action: { label: action, url: link },
    },
  };
}
