import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { onOneLine } from '../../../ground/mail-text.ts';

interface CommissionFacts {
  serviceName: string;
  /** The page of the plans. */
  link: string;
}

const german = {
  upheld: {
    heading: 'Ihr Einspruch ist angenommen',
    lead: 'wir haben Ihren Einspruch gegen eine Provision geprüft und nehmen ihn an. Die Provision wird nicht berechnet.',
  },
  refused: {
    heading: 'Ihr Einspruch ist abgelehnt',
    lead: 'ein Mensch hat Ihren Einspruch gegen eine Provision geprüft. Die Provision bleibt. Der Grund:',
  },
  service: 'Leistung',
  appeal: 'Wenn Sie das anders sehen, schreiben Sie uns über das Kontaktformular.',
  action: 'Provisionen ansehen',
};

const english: typeof german = {
  upheld: {
    heading: 'Your objection was accepted',
    lead: 'We have checked your objection to a commission and accept it. The commission is not billed.',
  },
  refused: {
    heading: 'Your objection was refused',
    lead: 'A person has checked your objection to a commission. The commission stays. The reason:',
  },
  service: 'Service',
  appeal: 'If you see this differently, write to us with the contact form.',
  action: 'See the commissions',
};

const words = { de: german, en: english } as const satisfies Record<Language, typeof german>;

export function objectionUpheldMail(language: Language, { serviceName, link }: CommissionFacts): Letter {
  const { upheld, service, action } = words[language];
  return {
    language,
    subject: `${upheld.heading}: ${onOneLine(serviceName)}`,
    page: {
      heading: upheld.heading,
      lead: [upheld.lead],
      facts: [[service, serviceName]],
      action: { label: action, url: link },
    },
  };
}

export function objectionRefusedMail(
  language: Language,
  { serviceName, link }: CommissionFacts,
  reason: string,
): Letter {
  const { refused, service, appeal, action } = words[language];
  return {
    language,
    subject: `${refused.heading}: ${onOneLine(serviceName)}`,
    page: {
      heading: refused.heading,
      lead: [refused.lead],
      quote: reason,
      facts: [[service, serviceName]],
      rest: [appeal],
      action: { label: action, url: link },
    },
  };
}
