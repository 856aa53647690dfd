import { type PartPoints, partsOf } from '../../src/contract/services/provider-rating.ts';
import type { ServiceCategory } from '../../src/contract/services/service-taxonomy.ts';
import { customerReviewTexts, firstNames, lastNames, replyTexts, reviewTexts } from './provider-words.ts';
import type { DemoHours, DemoProvider } from './providers.ts';
import { type Random, seeded } from './random.ts';

export interface DemoReview {
  rating: number;
  /** What the customer rated beside the whole. */
  parts: PartPoints;
  text: string;
  /** After the appointment's end. */
  afterHours: number;
  reply: string | null;
  /** The provider's review, written at the same time. Without it the customer's stays sealed for seven days. */
  ofCustomer: string | null;
}

/** Indexes into the lists of providers, their cards and staff, and customers; days from today on the provider's clock. */
export interface DemoAppointment {
  provider: number;
  card: number;
  /** 0 is the owner, then the colleagues in their order. */
  staff: number;
  /** Null: somebody without an account, whom the provider has entered. */
  customer: number | null;
  /** The name of whoever has no account. */
  guest: string | null;
  day: number;
  minute: number;
  status: 'open' | 'confirmed' | 'completed' | 'completed_paid' | 'cancelled';
  review: DemoReview | null;
  note?: string;
  /** Of a visit at the customer's. */
  address?: { street: string; zip: string; city: string };
  /** Minutes since an open request was made. */
  askedMinutes?: number;
  /** Names of pictures that came with the request. */
  looks?: readonly string[];
  messages?: readonly DemoMessage[];
}

export interface DemoMessage {
  author: 'customer' | 'provider';
  text: string;
  minutesAgo: number;
}

const pastStates = ['completed', 'completed_paid', 'completed_paid', 'completed_paid', 'cancelled'] as const;
const comingStates = ['confirmed', 'confirmed', 'confirmed', 'open'] as const;
const slotMinutes = 30;
const longestWithBuffer = 210;
/** Coming visits of one customer: whoever signs in for a first look can still book. */
const comingMaximum = 3;

/** Monday is 1. `today` is `YYYY-MM-DD`. */
function weekdayAt(today: string, day: number): number {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + day);
  return date.getUTCDay() === 0 ? 7 : date.getUTCDay();
}

const isOff = ({ timeOff }: DemoProvider, day: number): boolean =>
  timeOff.some(({ first, last }) => day >= first && day <= last);

const spansAt = (provider: DemoProvider, today: string, day: number): DemoHours[] =>
  isOff(provider, day) ? [] : provider.hours.filter(({ weekday }) => weekday === weekdayAt(today, day));

/** Two of three rate the parts of their trade, each a point beside the whole at most. */
function partsBeside(rating: number, category: ServiceCategory, random: Random): PartPoints {
  if (!random.chance(0.65)) return {};
  const near = () => Math.min(5, Math.max(1, rating + random.weighted([-1, 0, 1], (step) => [2, 6, 2][step + 1] ?? 0)));
  return Object.fromEntries(partsOf(category).map((part) => [part, near()]));
}

function reviewBy(random: Random): Omit<DemoReview, 'parts'> {
  const rating = random.weighted([5, 4, 3, 2, 1], (points) => [0, 2, 3, 8, 27, 60][points] ?? 0);
  return {
    rating,
    text: random.pick(reviewTexts[rating] ?? []),
    afterHours: random.whole(2, 70),
    reply: random.chance(0.35) ? random.pick(rating >= 4 ? replyTexts.thanks : replyTexts.sorry) : null,
    ofCustomer: random.chance(0.5) ? random.pick(customerReviewTexts) : null,
  };
}

type Visit = Pick<DemoAppointment, 'card' | 'day' | 'minute'>;

/** A card that fits into the span, on its half-hour grid. */
function visitIn(provider: DemoProvider, span: DemoHours, day: number, random: Random): Visit | undefined {
  const card = random.whole(0, provider.cards.length - 1);
  const minutes = provider.cards[card]?.durationMinutes ?? 0;
  const room = Math.floor((span.closesMinute - span.opensMinute - minutes) / slotMinutes);
  return room < 0 ? undefined : { card, day, minute: span.opensMinute + slotMinutes * random.whole(0, room) };
}

/** One a day at most, so that none overlaps another. */
function pastVisits(provider: DemoProvider, today: string, random: Random): Visit[] {
  const wanted = { free: random.whole(0, 6), gold: random.whole(4, 14), platin: random.whole(10, 24) }[provider.plan];
  const visits: Visit[] = [];
  for (let day = -random.whole(1, 6); visits.length < wanted && day > -provider.memberDays; day -= random.whole(1, 9)) {
    const [span] = random.shuffled(spansAt(provider, today, day));
    const visit = span && visitIn(provider, span, day, random);
    if (visit !== undefined) visits.push(visit);
  }
  return visits;
}

/** In every span of today and the next two weeks that is long enough, some; those of one span begin far enough from each other. */
function comingVisits(provider: DemoProvider, today: string, random: Random): Visit[] {
  // Where three work there is something to do.
  const busy = Math.max(random.between(0.1, 0.6), 0.2 * provider.colleagues.length);
  return Array.from({ length: 15 }, (_, day) => day).flatMap((day) =>
    spansAt(provider, today, day).flatMap((span) => {
      const starts = Math.floor((span.closesMinute - span.opensMinute) / longestWithBuffer);
      return Array.from({ length: starts }, (_, index) => index)
        .filter(() => random.chance(busy))
        .map((index) => ({
          card: random.whole(0, provider.cards.length - 1),
          day,
          minute: span.opensMinute + index * longestWithBuffer,
        }));
    }),
  );
}

/** Everybody who can be booked, the owner first: with the cards and the hours that are theirs. */
const membersOf = ({ cards, hours, colleagues }: DemoProvider) => [
  { cards: cards.map((_, card) => card), hours },
  ...colleagues.map((colleague) => ({
    cards: colleague.cards ?? cards.map((_, card) => card),
    hours: colleague.hours ?? hours,
  })),
];

/** Somebody who does the card, and works for the whole of the visit. */
function staffFor(provider: DemoProvider, { card, day, minute }: Visit, today: string, random: Random): number {
  const until = minute + (provider.cards[card]?.durationMinutes ?? 0);
  const weekday = weekdayAt(today, day);
  const able = membersOf(provider).flatMap(({ cards, hours }, staff) => {
    const isThere = hours.some(
      (span) => span.weekday === weekday && span.opensMinute <= minute && until <= span.closesMinute,
    );
    return isThere && cards.includes(card) ? [staff] : [];
  });
  return random.pick(able);
}

/** What the colleagues have to do until then, beside the owner. */
const besideOwner = (provider: DemoProvider, today: string, random: Random): (Visit & { staff: number })[] =>
  membersOf(provider)
    .slice(1)
    .flatMap(({ cards, hours }, index) => {
      const own = cards.flatMap((card) => provider.cards[card] ?? []);
      return comingVisits({ ...provider, cards: own, hours: [...hours] }, today, random).map((visit) => ({
        ...visit,
        card: cards[visit.card] ?? 0,
        staff: index + 1,
      }));
    });

/** What happened at the demo's providers and what is agreed, the same for every `today` but for the weekdays. */
export function demoAppointments(
  providers: readonly DemoProvider[],
  customers: number,
  today: string,
): DemoAppointment[] {
  const comingOf = Array.from({ length: customers }, () => 0);
  return providers.flatMap((provider, index) => {
    if (provider.hasOwnStory) return [];
    const random = seeded(70_000 + index);
    const customer = () => random.whole(0, customers - 1);
    const spread = seeded(60_000 + index);
    const byPart = seeded(50_000 + index);
    const past = pastVisits(provider, today, random).map((visit): DemoAppointment => {
      const staff = staffFor(provider, visit, today, spread);
      const status = random.pick(pastStates);
      const isReviewed = status !== 'cancelled' && random.chance(0.65);
      const written = isReviewed ? reviewBy(random) : undefined;
      const category = provider.cards[visit.card]?.category;
      const parts = written && category ? partsBeside(written.rating, category, byPart) : {};
      const review = written ? { ...written, parts } : null;
      return { ...visit, provider: index, staff, customer: customer(), guest: null, status, review };
    });
    const ofOwner = comingVisits(provider, today, random).map((visit) => ({ ...visit, staff: 0 }));
    const booked = [...ofOwner, ...besideOwner(provider, today, spread)].filter(
      ({ day, minute }) => !(provider.keepsTomorrowFree && day === 1 && minute > 9 * 60),
    );
    const coming = booked.map((visit): DemoAppointment => {
      // Nobody asks this morning for a visit of this morning.
      const status = visit.day === 0 ? 'confirmed' : random.pick(comingStates);
      const chosen = customer();
      const already = comingOf[chosen] ?? 0;
      const shared = { ...visit, provider: index, review: null };
      if (already >= comingMaximum) {
        const guest = `${spread.pick(firstNames)} ${spread.pick(lastNames)}`;
        return { ...shared, customer: null, guest, status: 'confirmed' };
      }
      comingOf[chosen] = already + 1;
      return { ...shared, customer: chosen, guest: null, status };
    });
    return [...past, ...coming];
  });
}
