import type { ContactType } from '../../../../src/contract/contact-message.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { onOneLine } from '../../../ground/mail-text.ts';

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

const german = {
  types: {
    allgemein: 'Allgemein',
    support: 'Support',
    billing: 'Abrechnung',
    partnership: 'Partnerschaft',
    feedback: 'Feedback',
  } satisfies Record<ContactType, string>,
  heading: 'Nachricht über das Kontaktformular',
  lead: 'über das Kontaktformular ist eine Nachricht auf Deutsch eingegangen.',
  name: 'Von',
  email: 'E-Mail',
  signedInAs: 'Angemeldet als',
  nobody: 'nein (die Adresse ist nicht geprüft)',
  about: 'Thema',
  subject: 'Betreff',
  reply: (email: string) => `Eine Antwort auf diese E-Mail geht an ${email}.`,
  form: 'Kontaktformular',
};

const english: typeof german = {
  types: {
    allgemein: 'General',
    support: 'Support',
    billing: 'Billing',
    partnership: 'Partnership',
    feedback: 'Feedback',
  },
  heading: 'Message through the contact form',
  lead: 'A message in English has arrived through the contact form.',
  name: 'From',
  email: 'E-mail',
  signedInAs: 'Signed in as',
  nobody: 'no (the address is not checked)',
  about: 'Topic',
  subject: 'Subject',
  reply: (email) => `A reply to this e-mail goes to ${email}.`,
  form: 'Contact form',
};

const words: Record<Language, typeof german> = { de: german, en: english };

/** In the language to answer in. It has no button: the answer to it is the reply. */
export function contactMail({ name, email, type, subject, message, language, signedInAs, link }: ContactFacts): Letter {
  const say = words[language];
  const about = say.types[type];
  return {
    language,
    subject: `[${about}] ${onOneLine(subject)}`,
    page: {
      heading: say.heading,
      lead: [say.lead],
      quote: message,
      facts: [
        [say.name, name],
        [say.email, email],
        [say.signedInAs, signedInAs ?? say.nobody],
        [say.about, about],
        [say.subject, subject],
      ],
      rest: [say.reply(email)],
      links: [{ label: say.form, url: link }],
    },
  };
}
