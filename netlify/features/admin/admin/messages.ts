import type { SuspensionBasis } from '../../../../src/contract/admin/admin.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { onOneLine } from '../../../ground/mail-text.ts';
import { letterOf, wordsIn } from '../../../ground/words.ts';
import type { EndedVisit } from '../../booking/index.ts';

const words = (language: Language) => wordsIn(language).admin.admin;

export const adminMail = (language: Language, siteUrl: string, url: string): Letter =>
  letterOf(language, words(language).access, { values: { siteUrl }, url });

interface Suspension {
  reason: string;
  basis: SuspensionBasis;
  /** What lay ahead and is cancelled. */
  visits: readonly Pick<EndedVisit, 'startsAt' | 'timeZone' | 'other' | 'phone' | 'isTold'>[];
  /** The contact form. */
  link: string;
}

const locales = { de: 'de', en: 'en-US' } as const;

const visitLine = (language: Language, { startsAt, timeZone, other, phone }: Suspension['visits'][number]): string => {
  const written = new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeStyle: 'short', timeZone });
  return `- ${written.format(new Date(startsAt))}: ${[other, phone].flatMap((part) => (part === null ? [] : [onOneLine(part)])).join(', ')}`;
};

/** Says of each visit whether the other side was told, earliest first. */
function visitsSaid(language: Language, visits: Suspension['visits']): string[] {
  const { told, untold, none } = words(language).visits;
  const sorted = visits.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  const said = ([true, false] as const).flatMap((isSaid) => {
    const some = sorted.filter(({ isTold }) => isTold === isSaid).map((visit) => visitLine(language, visit));
    return some.length === 0 ? [] : [[isSaid ? told : untold, ...some].join('\n')];
  });
  return said.length === 0 ? [none] : said;
}

export function suspendedMail(language: Language, { reason, basis, visits, link }: Suspension): Letter {
  const { suspended, bases } = words(language);
  const next = [bases[basis], suspended.next, ...visitsSaid(language, visits), suspended.appeal];
  return letterOf(language, suspended, { quote: reason, next, url: link });
}

export const liftedMail = (language: Language, siteUrl: string): Letter =>
  letterOf(language, words(language).lifted, { url: siteUrl });

interface Notice {
  reason: string;
  basis: SuspensionBasis;
  /** `2026-12-26` */
  endsOn: string;
  /** The contact form. */
  link: string;
}

export function endingMail(language: Language, { reason, basis, endsOn, link }: Notice): Letter {
  const { ending, bases } = words(language);
  const written = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' });
  return letterOf(language, ending, {
    values: { day: written.format(new Date(`${endsOn}T12:00:00Z`)) },
    quote: reason,
    next: [bases[basis], ending.next, ending.appeal],
    url: link,
  });
}

export const keptMail = (language: Language, siteUrl: string): Letter =>
  letterOf(language, words(language).kept, { url: siteUrl });

interface WrittenToSupport {
  subject: string;
  message: string;
  language: Language;
}

/** The answer of the support, with what it answers below. */
export const contactAnswerMail = (
  { subject, message, language }: WrittenToSupport,
  text: string,
  url: string,
): Letter => ({
  ...letterOf(language, words(language).contactAnswer, {
    heading: onOneLine(subject),
    quote: text,
    facts: { yours: onOneLine(message).slice(0, 600) },
    url,
  }),
  subject: `Re: ${onOneLine(subject)}`,
});
