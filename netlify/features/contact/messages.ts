import type { ContactType } from '../../../src/contract/contact.ts';
import { type Language, siteName } from '../../../src/contract/words.ts';
import { onOneLine, quoted } from '../inquiry/rules.ts';

interface Written {
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

const types: Record<ContactType, string> = {
  allgemein: 'Allgemein',
  support: 'Support',
  billing: 'Abrechnung',
  partnership: 'Partnerschaft',
  feedback: 'Feedback',
};

const languageNames: Record<Language, string> = { de: 'Deutsch', en: 'Englisch' };

/** Plain text to the support, who work in German: whatever was typed stays text, quoted line by line. */
export const contactMail = (written: Written): { subject: string; text: string } => ({
  subject: `[${types[written.type]}] ${onOneLine(written.subject)}`,
  text: `Über das Kontaktformular ist eine Nachricht eingegangen: ${written.link}

Von: ${onOneLine(written.name)}
E-Mail: ${written.email}
Angemeldet als: ${written.signedInAs ?? 'nein (die Adresse ist nicht geprüft)'}
Thema: ${types[written.type]}
Betreff: ${onOneLine(written.subject)}
Sprache: ${languageNames[written.language]}

${quoted(written.message)}

Eine Antwort auf diese E-Mail geht an ${written.email}.

${siteName}
`,
});
