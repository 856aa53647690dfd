import { type Language, siteName } from '../../../../src/contract/words.ts';
import { filled, wordsIn } from '../../../ground/words.ts';
import { fitted, inTextAlphabet } from '../sms/text-rules.ts';
import { reasonWords } from './bell-messages.ts';
import type { Facts } from './fact-messages.ts';
import { brief, short } from './messages.ts';
import type { TextedKind } from './rules.ts';

// Text messages: who, what and when. More is said only as far as it fits into one message.

interface Texted {
  facts: Facts;
  link: string;
  now: Date;
}

const wordsOf = (language: Language) => wordsIn(language).messaging.notification.texts;

/** Which words a kind of event has, where they differ by more than by the side. */
const ways: Partial<Record<TextedKind, (facts: Facts) => string>> = {
  appointment_booked: ({ side, also = [] }) => (side === 'customer' && also.length > 0 ? 'series' : side),
  appointment_moved: ({ staff }) => (staff === undefined ? 'any' : 'handedOver'),
  appointment_proposed: ({ content }) => (content === undefined ? 'any' : 'change'),
  appointment_proposal_answered: ({ occasion }) => (occasion === 'agreed' ? 'agreed' : 'any'),
  appointment_late: ({ isAtCustomer = false, side }) =>
    isAtCustomer ? (side === 'customer' ? 'atCustomer' : 'atBusiness') : 'any',
};

function sentenceOf(language: Language, kind: TextedKind, facts: Facts): string {
  const { said } = wordsOf(language);
  if (kind === 'appointment_cancelled') return reasonWords(said.appointment_cancelled, facts);
  const ofKind: Readonly<Record<string, string>> = said[kind];
  return ofKind[ways[kind]?.(facts) ?? facts.side] ?? ofKind['any'] ?? '';
}

/** Other times, as many as fit. */
function offered(language: Language, kind: TextedKind, { facts, now }: Texted): string[][] {
  const { alternatives, timeZone, reason } = facts;
  const isOffering = kind === 'appointment_declined' || (kind === 'appointment_cancelled' && reason === 'ill');
  const times = isOffering ? alternatives.map((instant) => brief(language, instant, { timeZone, now })) : [];
  const said = times.map((_, index) =>
    filled(wordsOf(language).free, { times: times.slice(0, times.length - index).join(', ') }),
  );
  return said.length === 0 ? [] : [said];
}

/** What follows the sentence where there is room; of several ways to say it the first that fits. */
function following(language: Language, kind: TextedKind, facts: Facts, at: (instant: string) => string): string[][] {
  const { answer, deposit, series, phoneOnly, cancel, appointment } = wordsOf(language);
  const { side, answerUntil, also = [], cancelUntil } = facts;
  const until = (words: readonly string[], instant: string | null | undefined): string[][] =>
    instant == null ? [] : [words.map((one) => filled(one, { until: at(instant) }))];
  if (kind === 'appointment_requested') return until([answer[side]], answerUntil);
  if (kind === 'appointment_late') return [[filled(appointment, { when: at(facts.startsAt) })]];
  if (kind === 'appointment_reminder') return cancelUntil === null ? [phoneOnly] : until(cancel, cancelUntil);
  if (kind === 'appointment_booked' && side === 'customer' && also.length > 0) {
    const times = also.map(at);
    return [series.map((one) => filled(one, { times: times.join('; '), last: times.at(-1) ?? '' }))];
  }
  const isOwed = kind === 'appointment_accepted' || (kind === 'appointment_booked' && side === 'customer');
  return isOwed ? until([deposit], facts.deposit?.until) : [];
}

/** One message of 160 characters at most, where the name is no long one. The services are named where there is room. */
export function textOf(language: Language, kind: TextedKind, texted: Texted): string {
  const { facts, link, now } = texted;
  const { side, startsAt, timeZone, service } = facts;
  const at = (instant: string): string => short(language, instant, { timeZone, now });
  const name = inTextAlphabet(facts.other).trim();
  const sentence = filled(sentenceOf(language, kind, facts), {
    name: /[\p{L}\p{N}]/u.test(name) ? name : wordsOf(language).nameless[side],
    when: at(startsAt),
    // The same in few letters.
    soon: brief(language, startsAt, { timeZone, now }),
    proposed: at(facts.proposedStartsAt ?? startsAt),
    minutes: facts.minutes ?? 5,
    count: (facts.also?.length ?? 0) + 1,
  });
  const after = [
    ...offered(language, kind, texted),
    ...following(language, kind, facts, at),
    ...(service === '' ? [] : [[`${service}.`]]),
  ];
  const plain = after.map((words) => words.map(inTextAlphabet));
  return fitted(sentence, plain, (text) => `${siteName}: ${text}\n${link}`);
}
