import type { AppointmentStatus } from '../../../src/contract/booking/appointment-status.ts';
import type { AccountId } from '../../../src/contract/fields.ts';
import type { CardPick } from '../../../src/contract/services/card-option-fields.ts';
import { sessionOf, startIn } from '../appointments.ts';
import type { Answered, World } from '../world.ts';
import type { Dice } from './dice.ts';

/** The calendar in memory: visits, what takes time, offers and messages. It shares no code with what it checks. */

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
export type Side = 'customer' | 'provider';

/** A card with its options: how long it takes, and what is paid beforehand. */
export interface Choice {
  pick: CardPick;
  minutes: number;
  depositCents: number;
}

export interface Shop {
  id: AccountId;
  staff: string[];
  choices: Choice[];
  buffer: number;
  isImmediate: boolean;
  /** Whoever does not say that they come loses their time. */
  releases: boolean;
}

export interface Visit {
  id: string;
  shop: Shop;
  minutes: number;
  /** Null where the provider has entered it. */
  customer: string | null;
  staff: string;
  start: number;
  status: AppointmentStatus;
  version: number;
  answerUntil: number;
  /** Booked, or accepted. */
  boundAt: number;
  completedAt: number;
  changedAt: number;
  isComing: boolean;
  proposal: { start: number; staff: string } | null;
  deposit: 'none' | 'due' | 'received';
  /** The same of all that were booked together. */
  series: string;
}

/** A held slot, or a block. */
export interface Taken {
  id: string;
  staff: string;
  from: number;
  until: number;
  /** Of a hold: whose, where, and for what. */
  hold?: { customer: string; shop: Shop; choice: Choice; end: number; isOffer?: boolean };
}

/** A time that was offered to somebody who waits. */
export interface Offered extends Record<string, unknown> {
  id: string;
  hold: string;
  person: string;
  staff: string;
  provider: string;
  /** The visit that would move. */
  visit: string | null;
  /** What is waited for; none of a visit. */
  picks: CardPick[];
  /** Of the days in which somebody waits for a new visit. */
  lastDay: string | null;
  /** The wish has ended, and with it what is known of it: whoever joins again may be asked again. */
  isOver?: boolean;
  start: number;
  /** The end of the visit, without the buffer. */
  finish: number;
  end: number;
}

export class WalkFailed extends Error {}

export const iso = (instant: number): string => new Date(instant).toISOString();
const openings = { from: 9 * 60, until: 18 * 60 };

export const fail = (what: string, expected: unknown, found: unknown): never => {
  throw new WalkFailed(`${what}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`);
};

/** A start, and its minute of the provider's day. */
export interface Candidate {
  start: number;
  minuteOfDay: number;
}

interface Place extends Candidate {
  minutes: number;
}

/** What was booked together counts as one. */
const several = (visits: readonly Visit[]): number => new Set(visits.map(({ series }) => series)).size;

export class Model {
  readonly visits: Visit[] = [];
  readonly offers: Offered[] = [];
  readonly told: string[] = [];
  readonly counts: Record<string, number> = {};
  taken: Taken[] = [];
  #callers = 0;

  readonly world: World;
  readonly dice: Dice;
  readonly shops: readonly Shop[];
  readonly customers: readonly string[];
  constructor(parts: { world: World; dice: Dice; shops: readonly Shop[]; customers: readonly string[] }) {
    this.world = parts.world;
    this.dice = parts.dice;
    this.shops = parts.shops;
    this.customers = parts.customers;
  }

  now = (): number => this.world.clock.now().getTime();

  async as(account: string): Promise<{ token: string; caller: string }> {
    this.#callers += 1;
    const count = this.#callers;
    return {
      token: await sessionOf(this.world, account),
      caller: `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`,
    };
  }

  count(what: string, times = 1): void {
    this.counts[what] = (this.counts[what] ?? 0) + times;
  }

  expectSaid(what: string, expected: string, answer: Answered<unknown>): boolean {
    const said = answer.status < 300 ? 'ok' : answer.refusal.code;
    this.count(`${what} ${said}`);
    if (said !== expected) fail(what, expected, [said, answer.refusal]);
    return said === 'ok';
  }

  tell(visit: Visit, kind: string, ...sides: Side[]): void {
    for (const side of sides) this.told.push(`${visit.id} ${visit.version} ${kind} ${side}`);
  }

  takes = ({ shop, start, minutes }: Pick<Visit, 'shop' | 'start' | 'minutes'>) => ({
    from: start,
    until: start + (minutes + shop.buffer) * minute,
  });

  isLive = (held: Taken): boolean => held.hold === undefined || held.hold.end > this.now();

  /** Whose time is taken by visits that are not cancelled, holds that last, and blocks. */
  busy(): { id: string; staff: string; from: number; until: number }[] {
    return [
      ...this.visits
        .filter(({ status }) => status !== 'cancelled')
        .map((visit) => ({ id: visit.id, staff: visit.staff, ...this.takes(visit) })),
      ...this.taken.filter(this.isLive),
    ];
  }

  isBusy(staff: string, span: { from: number; until: number }, except: readonly string[] = []): boolean {
    return this.busy().some(
      (other) =>
        other.staff === staff && !except.includes(other.id) && other.from < span.until && span.from < other.until,
    );
  }

  /** So many days from today, by the provider's clock. */
  timeIn(daysAhead: number, minuteOfDay: number): Candidate {
    const time = `${String(Math.floor(minuteOfDay / 60)).padStart(2, '0')}:${String(minuteOfDay % 60).padStart(2, '0')}`;
    return { start: Date.parse(startIn(daysAhead, time, this.world.clock.now())), minuteOfDay };
  }

  aTime(): Candidate {
    const minuteOfDay = 8 * 60 + 30 * this.dice.below(21);
    return this.timeIn(this.dice.below(8), minuteOfDay);
  }

  freeStaff(
    shop: Shop,
    { start, minuteOfDay, minutes }: Place,
    { notice = 0, except = [] }: { notice?: number; except?: readonly string[] },
  ): string[] {
    const isOpen = openings.from <= minuteOfDay && minuteOfDay + minutes <= openings.until;
    if (!isOpen || start < this.now() + notice) return [];
    return shop.staff.filter((staff) => !this.isBusy(staff, this.takes({ shop, start, minutes }), except));
  }

  noticeOf = ({ isImmediate }: Shop): number => (isImmediate ? 0 : 3 * hour);

  /** The holds of somebody at a shop, which give way to the next; an offer only where the booking names it. */
  ownHolds = (customer: string, shop: Shop): string[] =>
    this.taken
      .filter(({ hold }) => hold?.customer === customer && hold.shop === shop && hold.isOffer !== true)
      .map(({ id }) => id);

  letGo(ids: readonly string[]): void {
    this.taken = this.taken.filter(({ id }) => !ids.includes(id));
  }

  /** Whether somebody has asked for as much as they may. */
  isTooMany(customer: string, shop: Shop): boolean {
    const ahead = this.visits.filter(
      (visit) =>
        visit.customer === customer && ['open', 'confirmed'].includes(visit.status) && visit.start > this.now(),
    );
    const open = ahead.filter((visit) => visit.status === 'open' && visit.shop === shop);
    return several(ahead) >= 10 || (!shop.isImmediate && several(open) >= 3);
  }

  add(visit: Pick<Visit, 'id' | 'shop' | 'minutes' | 'customer' | 'staff' | 'start'> & Partial<Visit>): Visit {
    const added: Visit = {
      status: visit.shop.isImmediate ? 'confirmed' : 'open',
      version: 0,
      answerUntil: 0,
      boundAt: 0,
      completedAt: 0,
      changedAt: this.now(),
      isComing: false,
      proposal: null,
      deposit: 'none',
      series: visit.id,
      ...visit,
    };
    this.visits.push(added);
    return added;
  }

  // The provider's side has employees, who are told of what the owner does.
  cancelled(visit: Visit): void {
    visit.status = 'cancelled';
    visit.version += 1;
    visit.proposal = null;
    this.tell(visit, 'appointment_cancelled', 'customer', 'provider');
  }

  moved(visit: Visit, to: { start: number; staff: string }): void {
    const { start, staff } = to;
    Object.assign(visit, { start, staff, version: visit.version + 1, proposal: null, isComing: false });
    visit.changedAt = this.now();
  }

  /** With a wish goes what is held for it. */
  endWishes(isEnded: (offer: Offered) => boolean): void {
    for (const offer of this.offers.filter((known) => known.isOver !== true && isEnded(known))) {
      offer.isOver = true;
      this.letGo([offer.hold]);
    }
  }
}

export type StepOf = (model: Model) => Promise<void>;
