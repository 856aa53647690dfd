import { type Language, siteName } from '../../../src/contract/words.ts';
import type { Letter } from '../../ground/letter.ts';
import { onOneLine, quoted } from '../../ground/mail-text.ts';

interface ToSeller {
  title: string;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  link: string;
}

interface First {
  title: string;
  /** Whether the address is known to be the writer's. Anybody may have typed it. */
  isProven: boolean;
  siteUrl: string;
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
  /** Has neither the message nor the name: a stranger's words must not be sent to somebody else's address. */
  confirmation: (letter: { title: string; link: string }) => Letter;
  /** The same for an address that anybody may have typed. A title with an address of its own is not passed on: null. */
  firstContact: (letter: { title: string | null; siteUrl: string; link: string }) => Letter;
  /** For a seller whose address is not confirmed: without any words of the visitor. */
  notice: (letter: { siteUrl: string; link: string }) => Letter;
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
${siteName}
`,
  }),
  continuation: ({ title, name, email, message, link }) => ({
    subject: `Neue Nachricht zu Ihrem Inserat: ${title}`,
    text: `Guten Tag,

${name} hat Ihnen zu „${title}“ wieder geschrieben.

${quoted(message)}

Das ganze Gespräch lesen und beantworten Sie hier:

${link}

Sie können auch direkt auf diese E-Mail antworten; Ihre Antwort geht dann an ${email}.

Freundliche Grüße
${siteName}
`,
  }),
  confirmation: ({ title, link }) => ({
    subject: `Ihre Anfrage wurde gesendet: ${title}`,
    text: `Guten Tag,

Ihre Anfrage zu „${title}“ ist angekommen. Die Antwort erhalten Sie per E-Mail.

Lesen und weiterschreiben können Sie jederzeit hier:

${link}

Wer diesen Link hat, kann das Gespräch lesen: Bitte geben Sie ihn nicht weiter. Wenn Sie keine Anfrage gesendet haben, brauchen Sie nichts zu tun.

Freundliche Grüße
${siteName}
`,
  }),
  firstContact: ({ title, siteUrl, link }) => ({
    subject: title === null ? 'Ihre Anfrage zu einer Immobilie' : `Ihre Anfrage: ${title}`,
    text: `Guten Tag,

Sie haben auf ${siteUrl} ${title === null ? 'an den Anbieter einer Immobilie' : `zu „${title}“`} geschrieben. Zum Gespräch:

${link}

Öffnen Sie es bitte einmal: Von da an kommen Antworten auch per E-Mail. Wer diesen Link hat, kann das Gespräch lesen: Bitte geben Sie ihn nicht weiter.

Wenn Sie keine Anfrage gesendet haben, brauchen Sie nichts zu tun: Sie erhalten dann keine weiteren E-Mails dazu.

Freundliche Grüße
${siteName}
`,
  }),
  notice: ({ siteUrl, link }) => ({
    subject: 'Eine Nachricht wartet auf Sie',
    text: `Guten Tag,

auf ${siteUrl} wartet eine Nachricht zu einem Ihrer Inserate. Sie lesen sie hier:

${link}

Damit Nachrichten vollständig per E-Mail kommen, bestätigen Sie bitte Ihre E-Mail-Adresse. Wenn Sie kein Inserat haben, brauchen Sie nichts zu tun.

Freundliche Grüße
${siteName}
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
${siteName}
`,
  }),
};

const english: Words = {
  inquiry: ({ title, name, email, phone, message, link }) => ({
    subject: `New inquiry: ${title}`,
    text: `Hello,

You have received an inquiry about your listing “${title}”.

From: ${name}
E-mail: ${email}
${phone === null ? '' : `Phone: ${phone}\n`}
${quoted(message)}

Read and answer all your inquiries here:

${link}

You can also reply to this e-mail directly; your reply then goes to ${email}.

Kind regards,
${siteName}
`,
  }),
  continuation: ({ title, name, email, message, link }) => ({
    subject: `New message about your listing: ${title}`,
    text: `Hello,

${name} has written to you again about “${title}”.

${quoted(message)}

Read the whole conversation and reply here:

${link}

You can also reply to this e-mail directly; your reply then goes to ${email}.

Kind regards,
${siteName}
`,
  }),
  confirmation: ({ title, link }) => ({
    subject: `Your inquiry was sent: ${title}`,
    text: `Hello,

Your inquiry about “${title}” has been delivered. You will get the reply by e-mail.

You can read it and continue the conversation here at any time:

${link}

Anyone who has this link can read the conversation, so please do not share it. If you did not send an inquiry, there is nothing you need to do.

Kind regards,
${siteName}
`,
  }),
  firstContact: ({ title, siteUrl, link }) => ({
    subject: title === null ? 'Your inquiry about a property' : `Your inquiry: ${title}`,
    text: `Hello,

You wrote to the seller of ${title === null ? 'a property' : `“${title}”`} at ${siteUrl}. Open the conversation:

${link}

Please open it once: from then on, replies reach you by e-mail, too. Whoever has this link can read the conversation, so please do not pass it on.

If you did not send an inquiry, there is nothing you need to do: you get no more mails about it then.

Kind regards,
${siteName}
`,
  }),
  notice: ({ siteUrl, link }) => ({
    subject: 'A message is waiting for you',
    text: `Hello,

A message about one of your listings is waiting for you at ${siteUrl}. You can read it here:

${link}

For whole messages by e-mail, please confirm your e-mail address. If you have no listing, there is nothing you need to do.

Kind regards,
${siteName}
`,
  }),
  reply: ({ title, message, link }) => ({
    subject: `Reply to your inquiry: ${title}`,
    text: `Hello,

You have a reply to your inquiry about “${title}”.

${quoted(message)}

Please reply through this link, not to this e-mail:

${link}

Kind regards,
${siteName}
`,
  }),
};

const words: Record<Language, Words> = { de: german, en: english };

const tidied = <L extends { title: string }>(letter: L): L => ({ ...letter, title: onOneLine(letter.title) });
const named = (letter: ToSeller): ToSeller => ({ ...tidied(letter), name: onOneLine(letter.name) });

export const inquiryMail = (language: Language, letter: ToSeller): Letter => words[language].inquiry(named(letter));

export const continuationMail = (language: Language, letter: ToSeller): Letter =>
  words[language].continuation(named(letter));

/** A title that leads elsewhere could carry advertising to any address. */
const leadsElsewhere = /:\/\/|www\.|@|\p{L}\.\p{L}{2,}|\d[\d ]{6,}/iu;

export function confirmationMail(language: Language, { title, isProven, siteUrl, link }: First): Letter {
  if (isProven) return words[language].confirmation(tidied({ title, link }));
  const said = onOneLine(title);
  return words[language].firstContact({ title: leadsElsewhere.test(said) ? null : said, siteUrl, link });
}

export const noticeMail = (language: Language, siteUrl: string, link: string): Letter =>
  words[language].notice({ siteUrl, link });

export const replyMail = (language: Language, letter: ToVisitor): Letter => words[language].reply(tidied(letter));
