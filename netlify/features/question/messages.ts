import { type Language, siteName } from '../../../src/contract/words.ts';
import type { Letter } from '../../ground/letter.ts';
import { onOneLine, quoted } from '../../ground/mail-text.ts';

interface QuestionFacts {
  provider: string;
  link: string;
}

const german = {
  received: ({ name, text, link }: { name: string; text: string; link: string }): Letter => ({
    subject: `Frage von ${onOneLine(name)}`,
    text: `Guten Tag,

${onOneLine(name)} fragt Sie vor einer Buchung:

${quoted(text)}

Antworten Sie hier:

${link}

Freundliche Grüße
${siteName}
`,
  }),
  notice: (link: string): Letter => ({
    subject: 'Jemand hat Ihnen eine Frage gestellt',
    text: `Guten Tag,

jemand hat Ihnen vor einer Buchung eine Frage gestellt. Lesen und beantworten Sie sie hier:

${link}

Freundliche Grüße
${siteName}
`,
  }),
  confirmation: (link: string): Letter => ({
    subject: 'Ihre Frage ist angekommen',
    text: `Guten Tag,

Ihre Frage ist angekommen. Öffnen Sie bitte einmal diesen Link, dann schicken wir Ihnen die Antwort an diese Adresse:

${link}

Wenn Sie nichts gefragt haben, tun Sie bitte nichts.

Freundliche Grüße
${siteName}
`,
  }),
  answered: ({ provider, link, text }: QuestionFacts & { text: string }): Letter => ({
    subject: `Antwort von ${onOneLine(provider)}`,
    text: `Guten Tag,

${onOneLine(provider)} hat Ihnen geantwortet:

${quoted(text)}

Hier geht es weiter:

${link}

Freundliche Grüße
${siteName}
`,
  }),
};

const english: typeof german = {
  received: ({ name, text, link }) => ({
    subject: `Question from ${onOneLine(name)}`,
    text: `Hello,

${onOneLine(name)} asks you before booking:

${quoted(text)}

Answer here:

${link}

Kind regards,
${siteName}
`,
  }),
  notice: (link) => ({
    subject: 'Somebody has asked you a question',
    text: `Hello,

Somebody has asked you a question before booking. Read and answer it here:

${link}

Kind regards,
${siteName}
`,
  }),
  confirmation: (link) => ({
    subject: 'Your question has arrived',
    text: `Hello,

Your question has arrived. Please open this link once, then we send the answer to this address:

${link}

If you have not asked anything, please do nothing.

Kind regards,
${siteName}
`,
  }),
  answered: ({ provider, link, text }) => ({
    subject: `Answer from ${onOneLine(provider)}`,
    text: `Hello,

${onOneLine(provider)} has answered you:

${quoted(text)}

Go on here:

${link}

Kind regards,
${siteName}
`,
  }),
};

const words: Record<Language, typeof german> = { de: german, en: english };

type Words = typeof german;
type Args<Name extends keyof Words> = Parameters<Words[Name]>;

export const receivedMail = (language: Language, ...told: Args<'received'>): Letter =>
  words[language].received(...told);
export const noticeMail = (language: Language, link: string): Letter => words[language].notice(link);
/** To an address that anybody may have typed. */
export const confirmationMail = (language: Language, link: string): Letter => words[language].confirmation(link);
export const answeredMail = (language: Language, ...told: Args<'answered'>): Letter =>
  words[language].answered(...told);
