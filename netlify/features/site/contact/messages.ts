import type { ContactType } from '../../../../src/contract/contact-message.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { onOneLine } from '../../../ground/mail-text.ts';
import { letterOf, wordsIn } from '../../../ground/words.ts';

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

/** In the language to answer in. It has no button: the answer to it is the reply. */
export function contactMail({ name, email, type, subject, message, language, signedInAs, link }: ContactFacts): Letter {
  const words = wordsIn(language).site.contact;
  const about = words.types[type];
  return letterOf(language, words, {
    values: { about, subject: onOneLine(subject), email },
    quote: message,
    facts: { name, email, signedInAs: signedInAs ?? words.nobody, about, subject },
    links: [{ label: words.form, url: link }],
  });
}
