import { type Language, siteName } from '../../../src/contract/words.ts';
import type { Letter } from '../../ground/letter.ts';
import { onOneLine, quoted } from '../../ground/mail-text.ts';

const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };

/** What was decided: about the identity, or about the qualification of this name. */
interface DecisionFacts {
  name: string | null;
  link: string;
}

const german = {
  approved: ({ name, link }: DecisionFacts): Letter => ({
    subject: name === null ? 'Ihre Identität ist geprüft' : `Ihr Nachweis ist geprüft: ${name}`,
    text: `Guten Tag,

${
  name === null
    ? 'wir haben Ihr Ausweisdokument geprüft und Ihre Identität bestätigt.'
    : `wir haben Ihren Nachweis geprüft und bestätigt: ${name}.`
} Auf Ihrem öffentlichen Profil steht jetzt, was wir geprüft haben und wann.

Die Bilder des Dokuments löschen wir nach 30 Tagen. Den Stand sehen Sie hier:

${link}

Freundliche Grüße
${siteName}
`,
  }),
  refused: ({ name, link }: DecisionFacts, reason: string): Letter => ({
    subject:
      name === null
        ? 'Ihre Identität konnte nicht geprüft werden'
        : `Ihr Nachweis konnte nicht geprüft werden: ${name}`,
    text: `Guten Tag,

${
  name === null
    ? 'mit den Bildern Ihres Ausweisdokuments konnten wir Ihre Identität nicht bestätigen.'
    : `mit Ihren Bildern konnten wir diesen Nachweis nicht bestätigen: ${name}.`
} Der Grund:

${quoted(reason)}

Sie können hier neue Bilder einreichen:

${link}

Freundliche Grüße
${siteName}
`,
  }),
  ending: ({ name, link }: DecisionFacts, day: string): Letter => ({
    subject: `Ihr Nachweis gilt nur noch bis ${day}: ${name}`,
    text: `Guten Tag,

Ihr Nachweis „${name}“ gilt bis ${day}. Danach steht er nicht mehr auf Ihrem öffentlichen Profil.

Wenn Sie einen neuen haben, reichen Sie ihn bitte unter demselben Namen hier ein:

${link}

Freundliche Grüße
${siteName}
`,
  }),
};

const english: typeof german = {
  approved: ({ name, link }) => ({
    subject: name === null ? 'Your identity is checked' : `Your proof is checked: ${name}`,
    text: `Hello,

${
  name === null
    ? 'We have checked your identity document and confirmed your identity.'
    : `We have checked and confirmed your proof: ${name}.`
} Your public profile now says what we have checked and when.

We delete the images of the document after 30 days. You can see the state here:

${link}

Kind regards,
${siteName}
`,
  }),
  refused: ({ name, link }, reason) => ({
    subject: name === null ? 'Your identity could not be checked' : `Your proof could not be checked: ${name}`,
    text: `Hello,

${
  name === null
    ? 'We could not confirm your identity with the images of your identity document.'
    : `We could not confirm this proof with your images: ${name}.`
} The reason:

${quoted(reason)}

You can submit new images here:

${link}

Kind regards,
${siteName}
`,
  }),
  ending: ({ name, link }, day) => ({
    subject: `Your proof is valid only until ${day}: ${name}`,
    text: `Hello,

Your proof “${name}” is valid until ${day}. After that it is no longer shown on your public profile.

If you have a new one, please submit it under the same name here:

${link}

Kind regards,
${siteName}
`,
  }),
};

const words = { de: german, en: english } as const satisfies Record<Language, typeof german>;

const fitting = (told: DecisionFacts): DecisionFacts => ({
  ...told,
  name: told.name === null ? null : onOneLine(told.name),
});

export const approvedMail = (language: Language, told: DecisionFacts): Letter =>
  words[language].approved(fitting(told));

export const refusedMail = (language: Language, told: DecisionFacts, reason: string): Letter =>
  words[language].refused(fitting(told), reason);

/** `validUntil` is a calendar day. */
export const endingMail = (language: Language, told: DecisionFacts, validUntil: string): Letter =>
  words[language].ending(
    fitting(told),
    new Date(`${validUntil}T00:00:00Z`).toLocaleString(locales[language], { timeZone: 'UTC', dateStyle: 'long' }),
  );
