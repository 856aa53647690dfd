import type { Language } from '../../../src/contract/words.ts';
import { onOneLine, quoted } from './rules.ts';

/** Plain text throughout: whatever was typed stays text, quoted line by line. */
export interface Letter {
  subject: string;
  text: string;
}

interface ToSeller {
  title: string;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  link: string;
}

interface ToVisitor {
  title: string;
  message: string;
  link: string;
}

interface Words {
  inquiry: (letter: ToSeller) => Letter;
  continuation: (letter: ToSeller) => Letter;
  /** Without the message and the name: what a stranger types must not be sent to other people's addresses. */
  confirmation: (letter: Omit<ToVisitor, 'message'>) => Letter;
  reply: (letter: ToVisitor) => Letter;
}

const german: Words = {
  inquiry: ({ title, name, email, phone, message, link }) => ({
    subject: `Neue Anfrage: ${title}`,
    text: `Guten Tag,

zu Ihrem Inserat „${title}“ ist eine Anfrage eingegangen.

Von: ${name}
E-Mail: ${email}
${phone === null ? '' : `Telefon: ${phone}\n`}
${quoted(message)}

Alle Anfragen lesen und beantworten Sie hier:

${link}

Sie können auch direkt auf diese E-Mail antworten; Ihre Antwort geht dann an ${email}.

Freundliche Grüße
`,
  }),
  continuation: ({ title, name, email, message, link }) => ({
    subject: `Neue Nachricht zu Ihrem Inserat: ${title}`,
    text: `Guten Tag,

${name} hat Ihnen zu „${title}“ wieder geschrieben.

${quoted(message)}

Den ganzen Austausch lesen und beantworten Sie hier:

${link}

Sie können auch direkt auf diese E-Mail antworten; Ihre Antwort geht dann an ${email}.

Freundliche Grüße
`,
  }),
  confirmation: ({ title, link }) => ({
    subject: `Ihre Anfrage wurde gesendet: ${title}`,
    text: `Guten Tag,

Ihre Anfrage zu „${title}“ ist beim Anbieter angekommen. Die Antwort erhalten Sie per E-Mail.

Lesen und weiterschreiben können Sie jederzeit hier:

${link}

Wer diesen Link hat, kann den Austausch lesen: Bitte geben Sie ihn nicht weiter. Wenn Sie keine Anfrage gesendet haben, brauchen Sie nichts zu tun.

Freundliche Grüße
`,
  }),
  reply: ({ title, message, link }) => ({
    subject: `Antwort auf Ihre Anfrage: ${title}`,
    text: `Guten Tag,

auf Ihre Anfrage zu „${title}“ gibt es eine Antwort.

${quoted(message)}

Bitte antworten Sie über diesen Link, nicht auf diese E-Mail:

${link}

Freundliche Grüße
`,
  }),
};

const english: Words = {
  inquiry: ({ title, name, email, phone, message, link }) => ({
    subject: `New inquiry: ${title}`,
    text: `Hello,

there is an inquiry about your listing "${title}".

From: ${name}
E-mail: ${email}
${phone === null ? '' : `Phone: ${phone}\n`}
${quoted(message)}

Read and answer all inquiries here:

${link}

You can also answer this mail directly; your answer then goes to ${email}.

Kind regards
`,
  }),
  continuation: ({ title, name, email, message, link }) => ({
    subject: `New message about your listing: ${title}`,
    text: `Hello,

${name} has written to you again about "${title}".

${quoted(message)}

Read and answer the whole conversation here:

${link}

You can also answer this mail directly; your answer then goes to ${email}.

Kind regards
`,
  }),
  confirmation: ({ title, link }) => ({
    subject: `Your inquiry was sent: ${title}`,
    text: `Hello,

your inquiry about "${title}" has reached the seller. The answer will come to you by e-mail.

You can read it and write on here at any time:

${link}

Whoever has this link can read the conversation: please do not pass it on. If you did not send an inquiry, there is nothing you need to do.

Kind regards
`,
  }),
  reply: ({ title, message, link }) => ({
    subject: `Answer to your inquiry: ${title}`,
    text: `Hello,

there is an answer to your inquiry about "${title}".

${quoted(message)}

Please answer by this link, not to this mail:

${link}

Kind regards
`,
  }),
};

const words: Record<Language, Words> = { de: german, en: english };

const tidied = <L extends { title: string }>(letter: L): L => ({ ...letter, title: onOneLine(letter.title) });
const named = (letter: ToSeller): ToSeller => ({ ...tidied(letter), name: onOneLine(letter.name) });

export const inquiryMail = (language: Language, letter: ToSeller): Letter => words[language].inquiry(named(letter));

export const continuationMail = (language: Language, letter: ToSeller): Letter =>
  words[language].continuation(named(letter));

export const confirmationMail = (language: Language, letter: Omit<ToVisitor, 'message'>): Letter =>
  words[language].confirmation(tidied(letter));

export const replyMail = (language: Language, letter: ToVisitor): Letter => words[language].reply(tidied(letter));
