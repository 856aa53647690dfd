import type { NotificationKind } from '../../../../src/contract/messaging/notification.ts';
import { type Language, siteName } from '../../../../src/contract/words.ts';
import { onOneLine } from '../../../ground/mail-text.ts';
import { english } from './english-messages.ts';
import type { Content, Facts } from './fact-messages.ts';
import { german } from './german-messages.ts';
import { moment } from './messages.ts';
import type { Sentences, TwoSentences } from './sentence-messages.ts';

const sentences: Record<Language, Sentences> = { de: german, en: english };

const contentTidied = ({ service, staff = null, ...content }: Content): Content => ({
  ...content,
  service: onOneLine(service),
  staff: staff && onOneLine(staff),
});

export const tidied = (facts: Facts): Facts => ({
  ...facts,
  service: onOneLine(facts.service),
  other: onOneLine(facts.other),
  ...(facts.content && { content: contentTidied(facts.content) }),
  ...(facts.proposed && { proposed: contentTidied(facts.proposed) }),
});

/** For the bell. */
export function told(language: Language, kind: NotificationKind, facts: Facts): TwoSentences {
  const said = sentences[language][kind](tidied(facts), (instant) => moment(language, instant, facts.timeZone));
  const { also = [] } = facts;
  return also.length === 0 ? said : { ...said, text: `${said.text} ${alongWords[language](also.length)}` };
}

/** Of a series that is told at once. */
const alongWords: Record<Language, (count: number) => string> = {
  de: (count) => (count === 1 ? 'Dazu gehört ein weiterer Termin.' : `Dazu gehören ${count} weitere Termine.`),
  en: (count) => (count === 1 ? 'One more appointment belongs to it.' : `${count} more appointments belong to it.`),
};

/** The name of the calendar feed, as a calendar program shows it. */
export const feedNames: Record<Language, string> = { de: `Termine bei ${siteName}`, en: `Appointments at ${siteName}` };
