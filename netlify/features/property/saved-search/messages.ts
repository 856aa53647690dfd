import type { ListingFilters } from '../../../../src/contract/property/browse.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { areaWords, searchFacts } from './search-messages.ts';

/** Without the search's name: what a stranger types must not be sent to other people's addresses. */
const confirmation: Record<
  Language,
  { subject: string; lead: (siteUrl: string) => string; action: string; rest: string }
> = {
  de: {
    subject: 'Bitte bestätigen Sie Ihre gespeicherte Suche',
    lead: (siteUrl) =>
      `auf ${siteUrl} wurde für diese E-Mail-Adresse eine Immobiliensuche gespeichert. Wenn Sie über neue und günstiger gewordene Inserate informiert werden möchten, bestätigen Sie das bitte.`,
    action: 'Suche bestätigen',
    rest: 'Der Link ist 7 Tage gültig. Wenn Sie keine Suche gespeichert haben, brauchen Sie nichts zu tun: Ohne Ihre Bestätigung wird sie gelöscht, und Sie erhalten keine weiteren E-Mails.',
  },
  en: {
    subject: 'Please confirm your saved search',
    lead: (siteUrl) =>
      `A property search was saved for this e-mail address at ${siteUrl}. If you would like to hear about new and cheaper listings, please confirm.`,
    action: 'Confirm the search',
    rest: 'The link is valid for 7 days. If you did not save a search, there is nothing you need to do: without your confirmation it will be deleted, and you will get no more e-mails.',
  },
};

export interface Confirmed {
  siteUrl: string;
  url: string;
  filters: ListingFilters;
  areaPicture: string | undefined;
}

export function confirmationMail(language: Language, { siteUrl, url, filters, areaPicture }: Confirmed): Letter {
  const { subject, lead, action, rest } = confirmation[language];
  return {
    language,
    subject,
    page: {
      heading: subject,
      lead: [lead(siteUrl)],
      facts: searchFacts(language, filters),
      ...(areaPicture === undefined ? {} : { picture: { url: areaPicture, alt: areaWords(language) } }),
      action: { label: action, url },
      rest: [rest],
    },
  };
}
