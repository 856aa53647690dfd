import { useState } from 'react';
import { formatTimeIn } from '#i18n/format.ts';
import { formatNearIn, formatSoonIn, formatUntilIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import type { Appointment } from '../../../contract/booking/appointment.ts';
import { cancelEndOf, regretMinutes } from '../../../contract/services/cancel-end.ts';
import type { ServiceCard } from '../../../contract/services/provider.ts';
import { isImmediate } from '../../services/availability/chosen-cards.ts';

interface Terms {
  cancelHours: number;
  timeZone: string;
  /** Booked at once, or asked for. */
  isAtOnce: boolean;
}

/** The strictest card decides about the whole visit. */
export const termsOf = ({ timeZone }: { timeZone: string }, cards: readonly ServiceCard[]): Terms => ({
  cancelHours: Math.max(0, ...cards.map(({ cancelHours }) => cancelHours)),
  timeZone,
  isAtOnce: isImmediate(cards),
});

/** The end of the cards' own time for cancelling, before anything is booked: the ten minutes begin with the booking. */
const endOf = (start: string, cancelHours: number): number =>
  cancelEndOf({ start: Date.parse(start), cancelHours, boundAt: Number.NEGATIVE_INFINITY });

/** Until when a visit that is not booked yet can be cancelled and moved, as sentences. */
export function useTermsWords() {
  const words = useWords('booking');
  const [now] = useState(() => Date.now());
  return termsWords(words, now);
}

export function termsWords(words: ReturnType<typeof useWords<'booking'>>, now: number) {
  const byPhone = (isAtOnce: boolean): string =>
    words(isAtOnce ? 'terms.byPhone' : 'terms.byPhoneAsked', { minutes: regretMinutes });

  /** Of a request: until it is accepted, and from then on. */
  const askedUntil = (moment: string, timeZone: string): string =>
    `${words('terms.asked')} ${words('terms.askedUntil', { moment: formatUntilIn(moment, timeZone, now) })}`;

  /** Of a chosen time. */
  const ofStart = (start: string, { cancelHours, timeZone, isAtOnce }: Terms): string => {
    const end = endOf(start, cancelHours);
    if (end <= now) return isAtOnce ? byPhone(true) : `${words('terms.asked')} ${byPhone(false)}`;
    const moment = new Date(end).toISOString();
    return isAtOnce
      ? words('terms.until', { moment: formatNearIn(moment, timeZone, now) })
      : askedUntil(moment, timeZone);
  };

  /** Of what was booked or asked for just now. */
  const ofBooked = ({ status, cancelUntil, createdAt, timeZone }: Appointment): string => {
    const until = words('terms.until', { moment: formatNearIn(cancelUntil, timeZone, now) });
    const isRegret = Date.parse(cancelUntil) <= Date.parse(createdAt) + regretMinutes * 60_000;
    if (status === 'open')
      return isRegret ? `${words('terms.asked')} ${byPhone(false)}` : askedUntil(cancelUntil, timeZone);
    return Date.parse(cancelUntil) > Date.parse(createdAt) ? until : words('done.call');
  };

  /** Of the times of a day, none of which is chosen. */
  const ofStarts = (starts: readonly string[], { cancelHours, timeZone, isAtOnce }: Terms): string => {
    const first = starts.find((start) => endOf(start, cancelHours) > now);
    if (first === undefined) return byPhone(isAtOnce);
    const time = formatTimeIn(first, timeZone);
    const moment = formatNearIn(new Date(endOf(first, cancelHours)).toISOString(), timeZone, now);
    const said =
      cancelHours === 0 ? words('terms.toStart') : words('terms.hours', { count: cancelHours, time, moment });
    return first === starts[0] ? said : `${said} ${words('terms.earlier', { time })}`;
  };

  /** Of cards, before a time is looked at, and of several times at once. */
  const ofHours = (cancelHours: number): string =>
    cancelHours === 0 ? words('terms.toStart') : words('terms.before', { count: cancelHours });

  /** Of one card, as a date: for its next free time. */
  const ofCard = (card: ServiceCard, provider: { timeZone: string }): string => {
    const { nextStart, cancelHours } = card;
    if (nextStart === null || cancelHours === 0) return ofHours(cancelHours);
    const { timeZone, isAtOnce } = termsOf(provider, [card]);
    const end = endOf(nextStart, cancelHours);
    if (end <= now) return byPhone(isAtOnce);
    const time = formatSoonIn(nextStart, timeZone, now);
    const moment = formatNearIn(new Date(end).toISOString(), timeZone, now);
    return words('terms.hours', { count: cancelHours, time, moment });
  };

  /** Of all cards of a provider at once, where they have the same hours: for the next free time of any. */
  const ofCards = (cards: readonly ServiceCard[], provider: { timeZone: string }): string | undefined => {
    const [first, ...others] = cards;
    if (first === undefined || others.length === 0) return undefined;
    if (others.some(({ cancelHours }) => cancelHours !== first.cancelHours)) return undefined;
    const starts = cards.flatMap(({ nextStart }) => nextStart ?? []).sort();
    if (starts.length === 0 || first.cancelHours === 0) return ofHours(first.cancelHours);
    const { cancelHours, timeZone, isAtOnce } = termsOf(provider, cards);
    const start = starts.find((one) => endOf(one, cancelHours) > now);
    if (start === undefined) return byPhone(isAtOnce);
    const time = formatSoonIn(start, timeZone, now);
    const moment = formatNearIn(new Date(endOf(start, cancelHours)).toISOString(), timeZone, now);
    const said = words('terms.hours', { count: cancelHours, time, moment });
    return start === starts[0] ? said : `${said} ${words('terms.earlier', { time })}`;
  };

  return { ofStart, ofBooked, ofStarts, ofHours, ofCard, ofCards };
}
