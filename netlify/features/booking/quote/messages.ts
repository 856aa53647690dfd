import { type Language, siteName } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { onOneLine } from '../../../ground/mail-text.ts';
import { moment, money } from '../../messaging/index.ts';

/** What is told of a wish: to a business, or to the customer. */
export const quoteNews = [
  'asked',
  'reminder',
  'missed',
  'not_chosen',
  'withdrawn',
  'lapsed',
  'offered',
  'declined',
  'nobody',
  'undecided',
] as const;
export type QuoteNews = (typeof quoteNews)[number];

export interface QuoteFacts {
  news: QuoteNews;
  title: string;
  /** The other side; '' where it is about all businesses. */
  other: string;
  /** '' where the postal code has no name. */
  place: string;
  /** Of the answers for a business, of the decision for the customer. */
  until: string;
  timeZone: string;
  total?: { cents: number; currency: 'EUR' | 'CHF'; isCapped: boolean };
  /** Why it was declined. */
  reason?: string;
}

interface Words {
  heading: string;
  text: (facts: QuoteFacts, until: string) => string;
  action: string;
}

const german: Record<QuoteNews, Words> = {
  asked: {
    heading: 'Anfrage für ein Angebot',
    text: ({ other, title, place }, until) =>
      `${other} bittet um ein Angebot: „${title}“${place === '' ? '' : `, ${place}`}. Antworten Sie bis ${until}.`,
    action: 'Anfrage ansehen',
  },
  reminder: {
    heading: 'Noch 24 Stunden für Ihr Angebot',
    text: ({ other, title }, until) => `${other} wartet auf Ihre Antwort zu „${title}“. Sie ist bis ${until} möglich.`,
    action: 'Anfrage beantworten',
  },
  missed: {
    heading: 'Anfrage abgelaufen',
    text: ({ other, title }) => `Die Anfrage von ${other} zu „${title}“ war 72 Stunden offen und ist abgelaufen.`,
    action: 'Anfragen ansehen',
  },
  not_chosen: {
    heading: 'Ein anderer Betrieb wurde gewählt',
    text: ({ other, title }) => `${other} hat sich bei „${title}“ für einen anderen Betrieb entschieden.`,
    action: 'Anfrage ansehen',
  },
  withdrawn: {
    heading: 'Anfrage zurückgezogen',
    text: ({ other, title }) => `${other} hat die Anfrage „${title}“ zurückgezogen. Sie brauchen nichts zu tun.`,
    action: 'Anfrage ansehen',
  },
  lapsed: {
    heading: 'Angebot abgelaufen',
    text: ({ other, title }) => `${other} hat sich zu „${title}“ nicht entschieden. Ihr Angebot bindet Sie nicht mehr.`,
    action: 'Anfrage ansehen',
  },
  offered: {
    heading: 'Ein Angebot ist da',
    text: ({ other, title }, until) =>
      `${other} hat Ihnen ein Angebot zu „${title}“ gemacht. Sie können es bis ${until} annehmen.`,
    action: 'Angebote vergleichen',
  },
  declined: {
    heading: 'Ein Betrieb hat abgesagt',
    text: ({ other, title, reason = '' }) =>
      `${other} macht kein Angebot zu „${title}“.${reason === '' ? '' : ` Grund: ${reason}`}`,
    action: 'Angebote ansehen',
  },
  nobody: {
    heading: 'Kein Angebot gekommen',
    text: ({ title }) => `Zu „${title}“ hat kein Betrieb ein Angebot gemacht. Sie können andere Betriebe fragen.`,
    action: 'Wunsch ansehen',
  },
  undecided: {
    heading: 'Angebote abgelaufen',
    text: ({ title }) => `Die Angebote zu „${title}“ sind abgelaufen. Sie haben keines angenommen.`,
    action: 'Wunsch ansehen',
  },
};

const english: Record<QuoteNews, Words> = {
  asked: {
    heading: 'Request for a quote',
    text: ({ other, title, place }, until) =>
      `${other} asks for a quote: “${title}”${place === '' ? '' : `, ${place}`}. Answer by ${until}.`,
    action: 'See the request',
  },
  reminder: {
    heading: '24 hours left for your quote',
    text: ({ other, title }, until) =>
      `${other} waits for your answer about “${title}”. You can give it until ${until}.`,
    action: 'Answer the request',
  },
  missed: {
    heading: 'Request expired',
    text: ({ other, title }) => `The request of ${other} about “${title}” was open for 72 hours and has expired.`,
    action: 'See your requests',
  },
  not_chosen: {
    heading: 'Another business was chosen',
    text: ({ other, title }) => `${other} has chosen another business for “${title}”.`,
    action: 'See the request',
  },
  withdrawn: {
    heading: 'Request withdrawn',
    text: ({ other, title }) => `${other} has withdrawn the request “${title}”. There is nothing you need to do.`,
    action: 'See the request',
  },
  lapsed: {
    heading: 'Quote expired',
    text: ({ other, title }) => `${other} has not decided about “${title}”. Your quote binds you no more.`,
    action: 'See the request',
  },
  offered: {
    heading: 'A quote has arrived',
    text: ({ other, title }, until) =>
      `${other} has sent you a quote for “${title}”. You can accept it until ${until}.`,
    action: 'Compare the quotes',
  },
  declined: {
    heading: 'A business has declined',
    text: ({ other, title, reason = '' }) =>
      `${other} makes no quote for “${title}”.${reason === '' ? '' : ` Reason: ${reason}`}`,
    action: 'See the quotes',
  },
  nobody: {
    heading: 'No quote has come',
    text: ({ title }) => `No business has made a quote for “${title}”. You can ask others.`,
    action: 'See your request',
  },
  undecided: {
    heading: 'Quotes expired',
    text: ({ title }) => `The quotes for “${title}” have expired. You have accepted none.`,
    action: 'See your request',
  },
};

const words: Record<Language, Record<QuoteNews, Words>> = { de: german, en: english };
const amounts = {
  de: { fixed: 'Festpreis', capped: 'Höchstens' },
  en: { fixed: 'Fixed price', capped: 'At most' },
} as const;

const plain = (facts: QuoteFacts): QuoteFacts => ({
  ...facts,
  title: onOneLine(facts.title),
  other: onOneLine(facts.other),
  place: onOneLine(facts.place),
  reason: onOneLine(facts.reason ?? ''),
});

/** One sentence, as the bell and the mail say it. */
export function quoteSentence(language: Language, facts: QuoteFacts): string {
  return words[language][facts.news].text(plain(facts), moment(language, facts.until, facts.timeZone));
}

export function quoteMail(language: Language, facts: QuoteFacts, url: string): Letter {
  const { heading, action } = words[language][facts.news];
  const { total } = facts;
  const amount = total && ([amounts[language][total.isCapped ? 'capped' : 'fixed'], total] as const);
  return {
    language,
    subject: `${heading}: ${onOneLine(facts.title)}`,
    page: {
      heading,
      lead: [language === 'de' ? `auf ${siteName} gibt es Neues.` : `There is news on ${siteName}.`],
      facts: amount === undefined ? [] : [[amount[0], money(language, amount[1].cents, amount[1].currency)]],
      next: [quoteSentence(language, facts)],
      action: { label: action, url },
    },
  };
}
