import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { onOneLine } from '../../../ground/mail-text.ts';
import { filled, letterOf, wordsIn } from '../../../ground/words.ts';

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

const words = (language: Language) => wordsIn(language).property.inquiry;

function toSeller(language: Language, kind: 'inquiry' | 'continuation', told: ToSeller): Letter {
  const { facts, direct, [kind]: said } = words(language);
  const { email, phone, message, link } = told;
  const [title, name] = [onOneLine(told.title), onOneLine(told.name)];
  return letterOf(
    language,
    { facts, ...said },
    {
      about: title,
      values: { title, name },
      quote: message,
      facts: { name, email, phone },
      url: link,
      rest: [filled(direct, { email })],
    },
  );
}

export const inquiryMail = (language: Language, told: ToSeller): Letter => toSeller(language, 'inquiry', told);

export const continuationMail = (language: Language, told: ToSeller): Letter =>
  toSeller(language, 'continuation', told);

/** A title that leads elsewhere could carry advertising to any address. */
const leadsElsewhere = /:\/\/|www\.|@|\p{L}\.\p{L}{2,}|\d[\d ]{6,}/iu;

/** For an address that anybody may have typed. A title with an address of its own is not passed on: null. */
const firstContactMail = (language: Language, title: string | null, siteUrl: string, url: string): Letter =>
  title === null
    ? letterOf(language, words(language).firstContactUnnamed, { values: { siteUrl }, url })
    : letterOf(language, words(language).firstContact, { about: title, values: { title, siteUrl }, url });

/** Has neither the message nor the name: a stranger's words must not be sent to somebody else's address. */
export function confirmationMail(language: Language, { title, isProven, siteUrl, link }: First): Letter {
  const said = onOneLine(title);
  if (!isProven) return firstContactMail(language, leadsElsewhere.test(said) ? null : said, siteUrl, link);
  return letterOf(language, words(language).confirmation, { about: said, values: { title: said }, url: link });
}

/** For a seller whose address is not confirmed: without any words of the visitor. */
export const noticeMail = (language: Language, siteUrl: string, url: string): Letter =>
  letterOf(language, words(language).notice, { values: { siteUrl }, url });

export function replyMail(language: Language, { title, message, link }: ToVisitor): Letter {
  const about = onOneLine(title);
  return letterOf(language, words(language).reply, { about, values: { title: about }, quote: message, url: link });
}
