import { type Language, siteName } from '../../../src/contract/words.ts';
import type { Letter } from '../../ground/letter.ts';
import { onOneLine, quoted } from '../../ground/mail-text.ts';

interface ReviewFacts {
  serviceName: string;
  /** The page that says how reviews are checked. */
  link: string;
}

const german = {
  released: ({ serviceName, link }: ReviewFacts): Letter => ({
    subject: `Ihre Bewertung ist geprüft: ${onOneLine(serviceName)}`,
    text: `Guten Tag,

wir haben Ihre Bewertung geprüft. Sie wird angezeigt, sobald sie nicht mehr versiegelt ist. Wie wir Bewertungen prüfen, steht hier:

${link}

Freundliche Grüße
${siteName}
`,
  }),
  removed: ({ serviceName, link }: ReviewFacts, reason: string): Letter => ({
    subject: `Ihre Bewertung wird nicht angezeigt: ${onOneLine(serviceName)}`,
    text: `Guten Tag,

ein Mensch hat Ihre Bewertung geprüft. Wir zeigen sie nicht an. Der Grund:

${quoted(reason)}

Wenn Sie das anders sehen, schreiben Sie uns über das Kontaktformular. Wie wir Bewertungen prüfen, steht hier:

${link}

Freundliche Grüße
${siteName}
`,
  }),
};

const english: typeof german = {
  released: ({ serviceName, link }) => ({
    subject: `Your review was checked: ${onOneLine(serviceName)}`,
    text: `Hello,

We have checked your review. It is shown as soon as it is no longer sealed. How we check reviews is written here:

${link}

Kind regards,
${siteName}
`,
  }),
  removed: ({ serviceName, link }, reason) => ({
    subject: `Your review is not shown: ${onOneLine(serviceName)}`,
    text: `Hello,

A person has checked your review. We do not show it. The reason:

${quoted(reason)}

If you see this differently, write to us with the contact form. How we check reviews is written here:

${link}

Kind regards,
${siteName}
`,
  }),
};

const words: Record<Language, typeof german> = { de: german, en: english };

export const releasedMail = (language: Language, told: ReviewFacts): Letter => words[language].released(told);
export const removedMail = (language: Language, told: ReviewFacts, reason: string): Letter =>
  words[language].removed(told, reason);
