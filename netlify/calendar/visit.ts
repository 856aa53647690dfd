import type { Span } from './hours.ts';
import { minuteMilliseconds } from './zone.ts';

/** The fields of a card that decide how long a visit takes. */
export interface VisitCard {
  id: string;
  durationMinutes: number;
  /** Work and the wait behind it, in order. Empty: all of the duration is work. */
  parts: readonly { work: number; wait: number }[];
  /** What stays free behind the visit. Null: what the provider says. */
  bufferMinutes: number | null;
  /** The shortest time between booking and start. Null: what the provider says. */
  noticeMinutes: number | null;
}

/** The cards of one visit, done in their order by one person. */
export interface Visit {
  cards: readonly string[];
  durationMinutes: number;
  /** The pieces of work, in minutes from the start. Between them the customer waits, and who works is free for others. */
  work: readonly { fromMinute: number; untilMinute: number }[];
  /** Behind the last piece of work. */
  bufferMinutes: number;
  noticeMinutes: number;
}

/** There is one buffer, that of the last card, because buffers between the cards of one visit serve nobody. */
export function visitOf(
  cards: readonly VisitCard[],
  provider: { bufferAfterMinutes: number; noticeMinutes: number },
): Visit {
  const work: { fromMinute: number; untilMinute: number }[] = [];
  let minute = 0;
  const parts = cards.flatMap((card) =>
    card.parts.length > 0 ? card.parts : [{ work: card.durationMinutes, wait: 0 }],
  );
  for (const part of parts) {
    const last = work.at(-1);
    if (last?.untilMinute === minute) last.untilMinute += part.work;
    else work.push({ fromMinute: minute, untilMinute: minute + part.work });
    minute += part.work + part.wait;
  }
  return {
    cards: cards.map(({ id }) => id),
    durationMinutes: minute,
    work,
    bufferMinutes: cards.at(-1)?.bufferMinutes ?? provider.bufferAfterMinutes,
    noticeMinutes: Math.max(provider.noticeMinutes, ...cards.map(({ noticeMinutes }) => noticeMinutes ?? 0)),
  };
}

/** When the customer can go, in milliseconds like the start. */
export const endAt = (visit: Visit, start: number): number => start + visit.durationMinutes * minuteMilliseconds;

/** What a visit takes of somebody's time, in order: each piece of work, the last with the buffer behind it. */
export const piecesAt = ({ work, bufferMinutes }: Visit, start: number): Span[] =>
  work.map(({ fromMinute, untilMinute }, index) => ({
    from: start + fromMinute * minuteMilliseconds,
    until: start + (untilMinute + (index === work.length - 1 ? bufferMinutes : 0)) * minuteMilliseconds,
  }));
