import { type Language, siteName } from '../../../src/contract/words.ts';
import type { Letter } from '../../ground/letter.ts';
import { onOneLine, quoted } from '../../ground/mail-text.ts';

interface CommissionFacts {
  serviceName: string;
  /** The page of the plans. */
  link: string;
}

const german = {
  upheld: ({ serviceName, link }: CommissionFacts): Letter => ({
    subject: `Ihr Einspruch ist angenommen: ${onOneLine(serviceName)}`,
    text: `Guten Tag,

wir haben Ihren Einspruch gegen eine Provision geprüft und nehmen ihn an. Die Provision wird nicht berechnet.

${link}

Freundliche Grüße
${siteName}
`,
  }),
  refused: ({ serviceName, link }: CommissionFacts, reason: string): Letter => ({
    subject: `Ihr Einspruch ist abgelehnt: ${onOneLine(serviceName)}`,
    text: `Guten Tag,

ein Mensch hat Ihren Einspruch gegen eine Provision geprüft. Die Provision bleibt. Der Grund:

${quoted(reason)}

Wenn Sie das anders sehen, schreiben Sie uns über das Kontaktformular.

${link}

Freundliche Grüße
${siteName}
`,
  }),
};

const english: typeof german = {
  upheld: ({ serviceName, link }) => ({
    subject: `Your objection was accepted: ${onOneLine(serviceName)}`,
    text: `Hello,

We have checked your objection to a commission and accept it. The commission is not billed.

${link}

Kind regards,
${siteName}
`,
  }),
  refused: ({ serviceName, link }, reason) => ({
    subject: `Your objection was refused: ${onOneLine(serviceName)}`,
    text: `Hello,

A person has checked your objection to a commission. The commission stays. The reason:

${quoted(reason)}

If you see this differently, write to us with the contact form.

${link}

Kind regards,
${siteName}
`,
  }),
};

const words = { de: german, en: english } as const satisfies Record<Language, typeof german>;

export const objectionUpheldMail = (language: Language, told: CommissionFacts): Letter => words[language].upheld(told);

export const objectionRefusedMail = (language: Language, told: CommissionFacts, reason: string): Letter =>
  words[language].refused(told, reason);
