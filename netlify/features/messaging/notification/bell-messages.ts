import type { NotificationKind } from '../../../../src/contract/messaging/notification.ts';
import type { Language } from '../../../../src/contract/words.ts';
import { onOneLine } from '../../../ground/mail-text.ts';
import { counted, filled, wordsIn } from '../../../ground/words.ts';
import type { Content, Facts } from './fact-messages.ts';
import { contentShown, moment, money } from './messages.ts';

/** One event in two sentences, for the bell, the mail and the text message alike. */
interface TwoSentences {
  title: string;
  text: string;
}

type Said = Readonly<Record<string, TwoSentences & { until?: string }>>;

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

/** Which words a kind of event has, where they differ by more than by the side. */
const ways: Partial<Record<NotificationKind, (facts: Facts) => string>> = {
  appointment_moved: ({ content, staff }) =>
    content !== undefined ? 'changed' : staff === undefined ? 'moved' : 'handedOver',
  appointment_proposed: ({ content, proposed }) =>
    content !== undefined && proposed !== undefined ? 'change' : 'time',
  appointment_proposal_answered: ({ occasion }) => (occasion === 'agreed' ? 'agreed' : 'refused'),
  appointment_late: ({ isAtCustomer = false, side }) => (isAtCustomer ? side : 'shop'),
  appointment_deposit: ({ deposit }) => (deposit === undefined ? 'any' : 'sum'),
  review_received: ({ occasion }) => (occasion === 'sealed' ? 'sealed' : 'open'),
};

/** The words of a cancellation, by who reads them where they differ. */
export const reasonWords = (reasons: Readonly<Record<string, string>>, { reason, side }: Facts): string => {
  const by = reason ?? 'by_provider';
  return reasons[`${by}_${side}`] ?? reasons[by] ?? '';
};

function wordsOf(language: Language, kind: NotificationKind, facts: Facts): Said[string] {
  const { told: all, cancelled } = wordsIn(language).messaging.notification;
  if (kind === 'appointment_cancelled') {
    const titles: Readonly<Record<string, string>> = cancelled.titles;
    const title = titles[facts.reason ?? 'by_provider'] ?? cancelled.title;
    return { title, text: `${reasonWords(cancelled.reasons, facts)} ${cancelled.about}` };
  }
  const said: Said = all[kind];
  return said[ways[kind]?.(facts) ?? facts.side] ?? said['any'] ?? { title: '', text: '' };
}

/** For the bell. */
export function told(language: Language, kind: NotificationKind, given: Facts): TwoSentences {
  const facts = tidied(given);
  const { free, phoneOnly, cancelUntil: deadline, along } = wordsIn(language).messaging.notification;
  const { startsAt, proposedStartsAt, timeZone, currency, answerUntil, cancelUntil, alternatives, also = [] } = facts;
  // The site's own news are of no appointment (netlify/ground/site-bell.ts).
  const at = (instant: string): string => (instant === '' ? '' : moment(language, instant, timeZone));
  const shown = (content: Content | undefined): string =>
    content === undefined ? '' : contentShown(language, content, { timeZone, currency });
  const { title, text, until } = wordsOf(language, kind, facts);
  const values = {
    other: facts.other,
    service: facts.service,
    when: at(startsAt),
    proposed: at(proposedStartsAt ?? startsAt),
    staff: facts.staff ?? '',
    content: shown(facts.content),
    change: shown(facts.proposed),
    minutes: facts.minutes ?? 5,
    deposit: facts.deposit === undefined ? '' : money(language, facts.deposit.cents, currency),
    text: facts.said?.[language] ?? facts.text,
  };
  const isOffering = kind === 'appointment_declined' || (kind === 'appointment_cancelled' && facts.reason === 'ill');
  const isReminding = kind === 'appointment_reminder' && cancelUntil !== undefined;
  const sentences = [
    filled(text, values),
    ...(until === undefined || answerUntil === null ? [] : [filled(until, { until: at(answerUntil) })]),
    ...(isOffering && alternatives.length > 0 ? [filled(free, { times: alternatives.map(at).join('; ') })] : []),
    ...(isReminding ? [cancelUntil === null ? phoneOnly : filled(deadline, { until: at(cancelUntil) })] : []),
    ...(also.length > 0 ? [counted(along, also.length)] : []),
  ];
  return { title: filled(title, values), text: sentences.join(' ') };
}

/** The name of the calendar feed, as a calendar program shows it. */
export const feedName = (language: Language): string => filled(wordsIn(language).messaging.notification.feed);
