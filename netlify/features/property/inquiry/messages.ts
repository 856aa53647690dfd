import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { onOneLine } from '../../../ground/mail-text.ts';

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

const german = {
  inquiry: {
    heading: 'Neue Anfrage',
    lead: (title: string) => `zu Ihrem Inserat „${title}“ ist eine Anfrage eingegangen.`,
    action: 'Anfragen lesen und beantworten',
  },
  continuation: {
    heading: 'Neue Nachricht zu Ihrem Inserat',
    lead: (title: string, name: string) => `${name} hat Ihnen zu „${title}“ wieder geschrieben.`,
    action: 'Gespräch lesen und beantworten',
  },
  name: 'Von',
  email: 'E-Mail',
  phone: 'Telefon',
  direct: (email: string) => `Sie können auch direkt auf diese E-Mail antworten; Ihre Antwort geht dann an ${email}.`,
  confirmation: {
    heading: 'Ihre Anfrage wurde gesendet',
    lead: (title: string) => `Ihre Anfrage zu „${title}“ ist angekommen. Die Antwort erhalten Sie per E-Mail.`,
    action: 'Lesen und weiterschreiben',
    rest: 'Wer diesen Link hat, kann das Gespräch lesen: Bitte geben Sie ihn nicht weiter. Wenn Sie keine Anfrage gesendet haben, brauchen Sie nichts zu tun.',
  },
  firstContact: {
    heading: 'Ihre Anfrage',
    unnamed: 'Ihre Anfrage zu einer Immobilie',
    lead: (title: string | null, siteUrl: string) =>
      `Sie haben auf ${siteUrl} ${title === null ? 'an den Anbieter einer Immobilie' : `zu „${title}“`} geschrieben. Öffnen Sie das Gespräch bitte einmal: Von da an kommen Antworten auch per E-Mail.`,
    action: 'Gespräch öffnen',
    rest: [
      'Wer den Link hat, kann das Gespräch lesen: Bitte geben Sie ihn nicht weiter.',
      'Wenn Sie keine Anfrage gesendet haben, brauchen Sie nichts zu tun: Sie erhalten dann keine weiteren E-Mails dazu.',
    ],
  },
  notice: {
    heading: 'Eine Nachricht wartet auf Sie',
    lead: (siteUrl: string) => `auf ${siteUrl} wartet eine Nachricht zu einem Ihrer Inserate.`,
    action: 'Nachricht lesen',
    rest: 'Damit Nachrichten vollständig per E-Mail kommen, bestätigen Sie bitte Ihre E-Mail-Adresse. Wenn Sie kein Inserat haben, brauchen Sie nichts zu tun.',
  },
  reply: {
    heading: 'Antwort auf Ihre Anfrage',
    lead: (title: string) => `auf Ihre Anfrage zu „${title}“ gibt es eine Antwort.`,
    next: 'Bitte antworten Sie über diesen Link, nicht auf diese E-Mail.',
    action: 'Antworten',
  },
};

const english: typeof german = {
  inquiry: {
    heading: 'New inquiry',
    lead: (title) => `You have received an inquiry about your listing “${title}”.`,
    action: 'Read and answer your inquiries',
  },
  continuation: {
    heading: 'New message about your listing',
    lead: (title, name) => `${name} has written to you again about “${title}”.`,
    action: 'Read the conversation and reply',
  },
  name: 'From',
  email: 'E-mail',
  phone: 'Phone',
  direct: (email) => `You can also reply to this e-mail directly; your reply then goes to ${email}.`,
  confirmation: {
    heading: 'Your inquiry was sent',
    lead: (title) => `Your inquiry about “${title}” has been delivered. You will get the reply by e-mail.`,
    action: 'Read and continue the conversation',
    rest: 'Anyone who has this link can read the conversation, so please do not share it. If you did not send an inquiry, there is nothing you need to do.',
  },
  firstContact: {
    heading: 'Your inquiry',
    unnamed: 'Your inquiry about a property',
    lead: (title, siteUrl) =>
      `You wrote to the seller of ${title === null ? 'a property' : `“${title}”`} at ${siteUrl}. Please open the conversation once: from then on, replies reach you by e-mail, too.`,
    action: 'Open the conversation',
    rest: [
      'Whoever has the link can read the conversation, so please do not pass it on.',
      'If you did not send an inquiry, there is nothing you need to do: you get no more mails about it then.',
    ],
  },
  notice: {
    heading: 'A message is waiting for you',
    lead: (siteUrl) => `A message about one of your listings is waiting for you at ${siteUrl}.`,
    action: 'Read the message',
    rest: 'For whole messages by e-mail, please confirm your e-mail address. If you have no listing, there is nothing you need to do.',
  },
  reply: {
    heading: 'Reply to your inquiry',
    lead: (title) => `You have a reply to your inquiry about “${title}”.`,
    next: 'Please reply through this link, not to this e-mail.',
    action: 'Reply',
  },
};

const words: Record<Language, typeof german> = { de: german, en: english };

function toSeller(language: Language, kind: 'inquiry' | 'continuation', { title, name, ...told }: ToSeller): Letter {
  const say = words[language];
  const { heading, lead, action } = say[kind];
  const { email, phone, message, link } = told;
  const [about, writer] = [onOneLine(title), onOneLine(name)];
  return {
    language,
    subject: `${heading}: ${about}`,
    page: {
      heading,
      lead: [lead(about, writer)],
      quote: message,
      facts: [[say.name, writer], [say.email, email], ...(phone === null ? [] : [[say.phone, phone] as const])],
      action: { label: action, url: link },
      rest: [say.direct(email)],
    },
  };
}

export const inquiryMail = (language: Language, told: ToSeller): Letter => toSeller(language, 'inquiry', told);

export const continuationMail = (language: Language, told: ToSeller): Letter =>
  toSeller(language, 'continuation', told);

/** A title that leads elsewhere could carry advertising to any address. */
const leadsElsewhere = /:\/\/|www\.|@|\p{L}\.\p{L}{2,}|\d[\d ]{6,}/iu;

/** For an address that anybody may have typed. A title with an address of its own is not passed on: null. */
function firstContactMail(language: Language, title: string | null, siteUrl: string, url: string): Letter {
  const { heading, unnamed, lead, action, rest } = words[language].firstContact;
  return {
    language,
    subject: title === null ? unnamed : `${heading}: ${title}`,
    page: {
      heading: title === null ? unnamed : heading,
      lead: [lead(title, siteUrl)],
      action: { label: action, url },
      rest,
    },
  };
}

/** Has neither the message nor the name: a stranger's words must not be sent to somebody else's address. */
export function confirmationMail(language: Language, { title, isProven, siteUrl, link }: First): Letter {
  const said = onOneLine(title);
  if (!isProven) return firstContactMail(language, leadsElsewhere.test(said) ? null : said, siteUrl, link);
  const { heading, lead, action, rest } = words[language].confirmation;
  return {
    language,
    subject: `${heading}: ${said}`,
    page: { heading, lead: [lead(said)], action: { label: action, url: link }, rest: [rest] },
  };
}

/** For a seller whose address is not confirmed: without any words of the visitor. */
export function noticeMail(language: Language, siteUrl: string, url: string): Letter {
  const { heading, lead, action, rest } = words[language].notice;
  return {
    language,
    subject: heading,
    page: { heading, lead: [lead(siteUrl)], action: { label: action, url }, rest: [rest] },
  };
}

export function replyMail(language: Language, { title, message, link }: ToVisitor): Letter {
  const { heading, lead, next, action } = words[language].reply;
  const about = onOneLine(title);
  return {
    language,
    subject: `${heading}: ${about}`,
    page: { heading, lead: [lead(about)], quote: message, next: [next], action: { label: action, url: link } },
  };
}
