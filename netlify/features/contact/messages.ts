import type { ContactType } from '../../../src/contract/contact.ts';
import { type Language, siteName } from '../../../src/contract/words.ts';
import { onOneLine, quoted } from '../../ground/mail-text.ts';

interface ContactFacts {
  name: string;
  email: string;
  type: ContactType;
  subject: string;
  message: string;
  language: Language;
  /** The confirmed address of the account that wrote; anybody may have typed the other one. */
  signedInAs: string | null;
  /** Of the page with the form. */
  link: string;
}

interface Words {
  types: Record<ContactType, string>;
  text: (said: ContactFacts & { about: string }) => string;
}

const german: Words = {
  types: {
    allgemein: 'Allgemein',
    support: 'Support',
    billing: 'Abrechnung',
    partnership: 'Partnerschaft',
    feedback: 'Feedback',
  },
  text: ({ name, email, about, subject, message, signedInAs, link }) => `Guten Tag,

über das Kontaktformular ist eine Nachricht auf Deutsch eingegangen: ${link}

Von: ${name}
E-Mail: ${email}
Angemeldet als: ${signedInAs ?? 'nein (die Adresse ist nicht geprüft)'}
Thema: ${about}
Betreff: ${subject}

${quoted(message)}

Eine Antwort auf diese E-Mail geht an ${email}.

Freundliche Grüße
${siteName}
`,
};

const english: Words = {
  types: {
    allgemein: 'General',
    support: 'Support',
    billing: 'Billing',
    partnership: 'Partnership',
    feedback: 'Feedback',
  },
  text: ({ name, email, about, subject, message, signedInAs, link }) => `Hello,

A message in English has arrived through the contact form: ${link}

From: ${name}
E-mail: ${email}
Signed in as: ${signedInAs ?? 'no (the address is not checked)'}
Topic: ${about}
Subject: ${subject}

${quoted(message)}

A reply to this e-mail goes to ${email}.

Kind regards,
${siteName}
`,
};

const words: Record<Language, Words> = { de: german, en: english };

/** Plain text, in the language to answer in. Whatever was typed stays text, quoted line by line. */
export function contactMail(written: ContactFacts): { subject: string; text: string } {
  const { types, text } = words[written.language];
  const [name, subject, about] = [onOneLine(written.name), onOneLine(written.subject), types[written.type]];
  return { subject: `[${about}] ${subject}`, text: text({ ...written, name, subject, about }) };
}
