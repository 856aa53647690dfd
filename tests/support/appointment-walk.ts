import { runDueVisits } from '../../netlify/features/booking/appointment/ending-actions.ts';
import { runWaiting } from '../../netlify/features/booking/waiting-list/job-actions.ts';
import { bookAppointment, holdAppointment, releaseHold } from '../../src/contract/booking/appointment.ts';
import * as actions from '../../src/contract/booking/appointment-actions.ts';
import type { AppointmentDetail } from '../../src/contract/booking/appointment-detail.ts';
import type { AppointmentStatus } from '../../src/contract/booking/appointment-status.ts';
import * as waiting from '../../src/contract/booking/waiting-list.ts';
import { addBlock } from '../../src/contract/services/availability.ts';
import { sessionOf, startIn } from './appointments.ts';
import { aCustomer } from './people.ts';
import { aCard, anAppointment, anOffering, type Offering, offered } from './providers.ts';
import type { Answered, World } from './world.ts';

/**
 * Random steps through the doors beside an in-memory model of the calendar, which shares no code with what it checks.
 * Answers, states of appointments, busy times and messages have to be the same.
 */

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
type Side = 'customer' | 'provider';

interface Shop {
  offering: Offering;
  staff: string[];
  minutes: number;
  buffer: number;
  isImmediate: boolean;
}

interface Visit {
  id: string;
  shop: Shop;
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
}

/** A held slot, or a block. */
interface Taken {
  id: string;
  staff: string;
  from: number;
  until: number;
  /** Of a hold: whose, and where. */
  hold?: { customer: string; shop: Shop; end: number; isOffer?: boolean };
}

/** A time that was offered to somebody who waits. */
interface Offered extends Record<string, unknown> {
  id: string;
  hold: string;
  person: string;
  staff: string;
  provider: string;
  /** The visit that would move. */
  visit: string | null;
  /** Of the days in which somebody waits for a new visit. */
  lastDay: string | null;
  /** The wish has ended, and with it what is known of it: whoever joins again may be asked again. */
  isOver?: boolean;
  start: number;
  end: number;
}

/** Mulberry32: the same seed is the same walk. */
export function dice(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    below: (count: number): number => Math.floor(next() * count),
    one: <T>(among: readonly T[]): T => among[Math.floor(next() * among.length)] as T,
  };
}

export class WalkFailed extends Error {}

/** Who may do what, said a second time. */
function verdict(visit: Visit, side: Side, what: keyof typeof endpoints, now: number): string {
  const { status, start, shop, proposal } = visit;
  const isConfirmed = status === 'confirmed';
  const end = start + shop.minutes * minute;
  const customersEnd = Math.min(start, Math.max(start - day, visit.boundAt + 10 * minute));
  const until = (isState: boolean, limit: number): string => {
    if (!isState) return 'wrong_state';
    return now >= limit ? 'too_late' : 'ok';
  };
  const ofProvider = ['accept', 'decline', 'complete', 'noShow', 'paid'].includes(what);
  const ofCustomer = ['withdraw', 'agree', 'refuse', 'confirm'].includes(what);
  if ((ofProvider && side === 'customer') || (ofCustomer && side === 'provider')) return 'forbidden';
  switch (what) {
    case 'accept':
    case 'decline':
      return until(status === 'open', visit.answerUntil);
    case 'withdraw':
      return until(status === 'open', start);
    case 'cancel':
      return until(isConfirmed, side === 'customer' ? customersEnd : end);
    case 'move':
      return until(isConfirmed, side === 'customer' ? customersEnd : start);
    case 'agree':
    case 'refuse':
      return until(isConfirmed && proposal !== null, start);
    case 'confirm':
      return until(isConfirmed && !visit.isComing, start);
    case 'complete':
      return isConfirmed && now >= start ? 'ok' : 'wrong_state';
    case 'noShow':
      if (status === 'completed') return until(true, visit.completedAt + 48 * hour);
      return isConfirmed && now >= start ? 'ok' : 'wrong_state';
    case 'paid':
      return status === 'completed' ? 'ok' : 'wrong_state';
  }
}

const endpoints = {
  accept: actions.acceptAppointment,
  decline: actions.declineAppointment,
  withdraw: actions.withdrawAppointment,
  cancel: actions.cancelAppointment,
  move: actions.moveAppointment,
  agree: actions.agreeAppointment,
  refuse: actions.refuseAppointment,
  confirm: actions.confirmAppointment,
  complete: actions.completeAppointment,
  noShow: actions.noShowAppointment,
  paid: actions.payAppointment,
} as const;
const whats = Object.keys(endpoints) as (keyof typeof endpoints)[];

const iso = (instant: number): string => new Date(instant).toISOString();
const openings = { from: 9 * 60, until: 18 * 60 };

const fail = (what: string, expected: unknown, found: unknown): never => {
  throw new WalkFailed(`${what}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`);
};
const saidBy = ({ status, refusal }: Answered<unknown>): string => (status < 300 ? 'ok' : refusal.code);

export async function walk(
  world: World,
  { seed, steps }: { seed: number; steps: number },
): Promise<Record<string, number>> {
  const { below, one } = dice(seed);
  const [quick, slow] = await offered(
    world.database,
    anOffering({ cards: [aCard({ isAvailableNow: true, durationMinutes: 60 })], bufferAfterMinutes: 15 }),
    anOffering({ plan: 'free', cards: [aCard({ durationMinutes: 30 })] }),
  );
  await world.database.query(`insert into app.staff (provider_id, name, position) values ($1, 'Beate', 1)`, [quick.id]);
  await world.database.query('update app.provider set releases_unconfirmed = true where account_id = $1', [quick.id]);
  const staffOf = async ({ id }: Offering): Promise<string[]> =>
    (
      await world.database.query<{ id: string }>('select id from app.staff where provider_id = $1 order by id', [id])
    ).map((row) => row.id);
  const shops: Shop[] = [
    { offering: quick, staff: await staffOf(quick), minutes: 60, buffer: 15, isImmediate: true },
    { offering: slow, staff: await staffOf(slow), minutes: 30, buffer: 0, isImmediate: false },
  ];
  const customers: string[] = [];
  for (let count = 0; count < 4; count += 1) customers.push((await aCustomer(world)).user.id);

  const visits: Visit[] = [];
  const offers: Offered[] = [];
  let taken: Taken[] = [];
  const told: string[] = [];
  const counts: Record<string, number> = {};
  const now = (): number => world.clock.now().getTime();
  let callers = 0;
  const as = async (account: string) => {
    callers += 1;
    return {
      token: await sessionOf(world, account),
      caller: `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`,
    };
  };

  const tell = (visit: Visit, kind: string, ...sides: Side[]): void => {
    for (const side of sides) told.push(`${visit.id} ${visit.version} ${kind} ${side}`);
  };
  const takes = ({ shop, start }: Pick<Visit, 'shop' | 'start'>) => ({
    from: start,
    until: start + (shop.minutes + shop.buffer) * minute,
  });
  const isLive = (held: Taken): boolean => held.hold === undefined || held.hold.end > now();
  /** Whose time is taken by visits that are not cancelled, holds that last, and blocks. */
  const isBusy = (staff: string, span: { from: number; until: number }, except: readonly string[] = []): boolean =>
    [
      ...visits.filter(({ status }) => status !== 'cancelled').map((visit) => ({ ...visit, ...takes(visit) })),
      ...taken.filter(isLive),
    ].some(
      (other) =>
        other.staff === staff && !except.includes(other.id) && other.from < span.until && span.from < other.until,
    );

  interface Candidate {
    start: number;
    minuteOfDay: number;
  }
  const aTime = (): Candidate => {
    const minuteOfDay = 8 * 60 + 30 * below(21);
    const time = `${String(Math.floor(minuteOfDay / 60)).padStart(2, '0')}:${String(minuteOfDay % 60).padStart(2, '0')}`;
    return { start: Date.parse(startIn(below(8), time, world.clock.now())), minuteOfDay };
  };
  const freeStaff = (
    shop: Shop,
    { start, minuteOfDay }: Candidate,
    { notice, except = [] }: { notice: number; except?: string[] },
  ): string[] => {
    const isOpen = openings.from <= minuteOfDay && minuteOfDay + shop.minutes <= openings.until;
    if (!isOpen || start < now() + notice) return [];
    return shop.staff.filter((staff) => !isBusy(staff, takes({ shop, start }), except));
  };

  const expectSaid = (what: string, expected: string, answer: Answered<unknown>): boolean => {
    const said = saidBy(answer);
    counts[`${what} ${said}`] = (counts[`${what} ${said}`] ?? 0) + 1;
    if (said !== expected) fail(what, expected, [said, answer.refusal]);
    return said === 'ok';
  };
  const noticeOf = (shop: Shop): number => (shop.isImmediate ? 0 : 3 * hour);
  // The provider's side has employees, who are told of what the owner does.
  const cancelled = (visit: Visit): void => {
    visit.status = 'cancelled';
    visit.version += 1;
    visit.proposal = null;
    tell(visit, 'appointment_cancelled', 'customer', 'provider');
  };
  const moved = (visit: Visit, to: { start: number; staff: string }): void => {
    Object.assign(visit, { ...to, version: visit.version + 1, proposal: null, isComing: false, changedAt: now() });
  };

  async function hold(): Promise<void> {
    const [shop, customer, time] = [one(shops), one(customers), aTime()];
    const own = taken
      .filter((held) => held.hold?.customer === customer && held.hold.shop === shop && held.hold.isOffer !== true)
      .map(({ id }) => id);
    const free = freeStaff(shop, time, { notice: noticeOf(shop), except: own });
    const expected = time.start <= now() ? 'invalid' : free.length === 0 ? 'slot_taken' : 'ok';
    const { id: providerId, cards } = shop.offering;
    const body = { providerId, cards: cards.map((card) => card.id), start: iso(time.start) };
    const answer = await world.ask(holdAppointment, { body }, await as(customer));
    if (!expectSaid('hold', expected, answer)) return;
    const { id, staff, heldUntil } = answer.body;
    if (!free.includes(staff.id)) fail('held by', free, staff.id);
    taken = taken.filter((held) => !own.includes(held.id));
    const span = takes({ shop, start: time.start });
    taken.push({ id, staff: staff.id, ...span, hold: { customer, shop, end: Date.parse(heldUntil) } });
  }

  async function release(): Promise<void> {
    const held = one(taken.filter(({ hold: ofHold }) => ofHold !== undefined));
    if (held === undefined) return;
    expectSaid('release', 'ok', await world.ask(releaseHold, { params: { id: held.id } }));
    taken = taken.filter(({ id }) => id !== held.id);
  }

  async function book(): Promise<void> {
    const [shop, customer] = [one(shops), one(customers)];
    const own = taken.find((held) => held.hold?.customer === customer && held.hold.shop === shop);
    const usesHold = own !== undefined && below(2) === 0;
    const time = aTime();
    if (usesHold) time.start = own.from;
    // What was held lay inside the hours.
    if (usesHold) time.minuteOfDay = openings.from;
    // The own hold gives way to what is booked, also where the booking does not name it; an offer only where it does.
    const given = taken
      .filter(({ hold: held }) => held?.customer === customer && held.shop === shop && held.isOffer !== true)
      .map(({ id }) => id);
    if (usesHold) given.push(own.id);
    const free = freeStaff(shop, time, { notice: noticeOf(shop), except: given });
    const ahead = visits.filter(
      (visit) => visit.customer === customer && ['open', 'confirmed'].includes(visit.status) && visit.start > now(),
    );
    const open = ahead.filter((visit) => visit.status === 'open' && visit.shop === shop);
    const isTooMany = ahead.length >= 10 || (!shop.isImmediate && open.length >= 3);
    const expected =
      time.start <= now() ? 'invalid' : free.length === 0 ? 'slot_taken' : isTooMany ? 'too_many_open' : 'ok';
    const { id: providerId, cards } = shop.offering;
    const answer = await world.ask(
      bookAppointment,
      {
        body: {
          providerId,
          cards: cards.map((card) => card.id),
          start: iso(time.start),
          beginsEarly: true,
          ...(usesHold ? { holdId: own.id } : {}),
        },
      },
      await as(customer),
    );
    if (!expectSaid('book', expected, answer)) return;
    const { appointment } = answer.body;
    if (!free.includes(appointment.staff.id)) fail('booked with', free, appointment.staff.id);
    taken = taken.filter(({ id }) => !given.includes(id));
    endWishes((known) => known.visit === null && known.person === customer && known.provider === providerId);
    const visit: Visit = {
      id: appointment.id,
      shop,
      customer,
      staff: appointment.staff.id,
      start: time.start,
      status: shop.isImmediate ? 'confirmed' : 'open',
      version: 0,
      answerUntil: Date.parse(appointment.answerUntil ?? appointment.start),
      boundAt: Date.parse(appointment.createdAt),
      completedAt: 0,
      changedAt: now(),
      isComing: false,
      proposal: null,
    };
    visits.push(visit);
    tell(visit, shop.isImmediate ? 'appointment_booked' : 'appointment_requested', 'customer', 'provider');
  }

  /** The provider has entered somebody without an account. */
  async function enter(): Promise<void> {
    const [shop] = shops as [Shop];
    const { start } = aTime();
    const [staff = ''] = await staffOf(quick);
    const first = await world.database.query<{ id: string }>(
      'select id from app.staff where provider_id = $1 order by position, id limit 1',
      [shop.offering.id],
    );
    const who = first[0]?.id ?? staff;
    if (
      start <= now() ||
      isBusy(who, takes({ shop, start })) ||
      taken.some((held) => held.hold !== undefined && !isLive(held))
    )
      return;
    const id = await anAppointment(world.database, {
      provider: shop.offering.id,
      start: iso(start),
      end: iso(start + shop.minutes * minute),
      blockedUntil: iso(takes({ shop, start }).until),
    });
    await world.database.query(
      `update app.appointment set origin = 'entry', guest_name = 'Frau Kern', buffer_minutes = $2, updated_at = $3 where id = $1`,
      [id, shop.buffer, iso(now())],
    );
    counts['enter ok'] = (counts['enter ok'] ?? 0) + 1;
    visits.push({
      id,
      shop,
      customer: null,
      staff: who,
      start,
      status: 'confirmed',
      version: 0,
      answerUntil: 0,
      boundAt: 0,
      completedAt: 0,
      changedAt: now(),
      isComing: false,
      proposal: null,
    });
  }

  async function act(): Promise<void> {
    const visit = one(visits.slice(-30));
    if (visit === undefined) return;
    const { shop } = visit;
    const side: Side = visit.customer === null ? 'provider' : one(['customer', 'provider'] as const);
    // Mostly what is possible, or was until a moment ago.
    const possible = whats.filter((known) => ['ok', 'too_late'].includes(verdict(visit, side, known, now())));
    const what = possible.length > 0 && below(3) > 0 ? one(possible) : one(whats);
    let expected = verdict(visit, side, what, now());
    const to = aTime();
    let free: string[] = [];
    if (what === 'move' && expected === 'ok') {
      free =
        side === 'customer'
          ? freeStaff(shop, to, { notice: 0, except: [visit.id] })
          : [visit.staff].filter((staff) => !isBusy(staff, takes({ shop, start: to.start }), [visit.id]));
      expected = to.start <= now() ? 'invalid' : free.length === 0 ? 'slot_taken' : 'ok';
    }
    const { proposal } = visit;
    if (what === 'agree' && expected === 'ok' && proposal !== null) {
      const isGone =
        proposal.start <= now() || isBusy(proposal.staff, takes({ shop, start: proposal.start }), [visit.id]);
      expected = isGone ? 'slot_taken' : 'ok';
    }
    const account = side === 'customer' ? (visit.customer ?? '') : shop.offering.id;
    const body = what === 'move' ? { start: iso(to.start) } : {};
    const ask = { params: { id: visit.id }, body } as never;
    const answer: Answered<AppointmentDetail> = await world.ask(endpoints[what], ask, await as(account));
    if (!expectSaid(`${side} ${what}`, expected, answer)) return;
    switch (what) {
      case 'accept':
        Object.assign(visit, { status: 'confirmed', version: visit.version + 1, changedAt: now(), boundAt: now() });
        tell(visit, 'appointment_accepted', 'customer');
        break;
      case 'decline':
        Object.assign(visit, { status: 'cancelled', version: visit.version + 1 });
        tell(visit, 'appointment_declined', 'customer');
        break;
      case 'withdraw':
      case 'cancel':
      case 'noShow':
        cancelled(visit);
        break;
      case 'move':
        if (side === 'provider' && visit.customer !== null) {
          visit.proposal = { start: to.start, staff: visit.staff };
          visit.version += 1;
          visit.changedAt = now();
          tell(visit, 'appointment_proposed', 'customer');
        } else {
          if (!free.includes(answer.body.staff.id)) fail('moved to', free, answer.body.staff.id);
          moved(visit, { start: to.start, staff: answer.body.staff.id });
          tell(visit, 'appointment_moved', 'customer', 'provider');
        }
        break;
      case 'agree':
        if (proposal !== null) moved(visit, proposal);
        tell(visit, 'appointment_proposal_answered', 'provider');
        tell(visit, 'appointment_moved', 'customer');
        break;
      case 'refuse':
        Object.assign(visit, { proposal: null, version: visit.version + 1, changedAt: now() });
        tell(visit, 'appointment_proposal_answered', 'provider');
        break;
      case 'confirm':
        Object.assign(visit, { isComing: true, version: visit.version + 1, changedAt: now() });
        break;
      case 'complete':
        Object.assign(visit, { status: 'completed', version: visit.version + 1, completedAt: now(), proposal: null });
        tell(visit, 'appointment_completed', 'customer');
        break;
      case 'paid':
        Object.assign(visit, { status: 'completed_paid', version: visit.version + 1 });
        break;
    }
  }

  async function swap(): Promise<void> {
    const entries = visits.filter(
      (visit) => visit.customer === null && visit.status === 'confirmed' && visit.start > now(),
    );
    const [first, second] = [one(entries), one(entries)];
    if (first === undefined || second === undefined || first === second) return;
    // Both last as long as each other: they fit where the other was.
    const ask = { params: { id: first.id as never }, body: { with: second.id as never } };
    expectSaid('swap', 'ok', await world.ask(actions.swapAppointments, ask, await as(first.shop.offering.id)));
    const places = [first, second].map(({ start, staff }) => ({ start, staff }));
    for (const [visit, place] of [
      [first, places[1]],
      [second, places[0]],
    ] as const) {
      if (place === undefined) continue;
      moved(visit, place);
      tell(visit, 'appointment_moved', 'customer', 'provider');
    }
  }

  async function block(): Promise<void> {
    const [shop, { start }] = [one(shops), aTime()];
    const staff = one(shop.staff);
    const span = { from: start, until: start + 90 * minute };
    if (start <= now()) return;
    const body = { staffId: staff as never, start: iso(span.from), end: iso(span.until) };
    const answer = await world.ask(addBlock, { body }, await as(shop.offering.id));
    if (!expectSaid('block', isBusy(staff, span) ? 'slot_taken' : 'ok', answer)) return;
    const [row] = await world.database.query<{ id: string }>(
      `select owner as id from app.busy where kind = 'block' and staff_id = $1 and lower(span) = $2::timestamptz`,
      [staff, iso(start)],
    );
    taken.push({ id: row?.id ?? '', staff, ...span });
  }

  /** Time goes by, and the clock's part is done by two runs at once. */
  async function pass(): Promise<void> {
    world.clock.forward(below(below(3) === 0 ? 30 * 60 : 20) * minute + below(minute));
    const runs = await Promise.all([runDueVisits(world.adapters), runDueVisits(world.adapters)]);
    await Promise.all([runWaiting(world.adapters), runWaiting(world.adapters)]);
    const at = now();
    for (const visit of visits) {
      const { shop, start, status } = visit;
      if (status === 'open' && visit.answerUntil <= at) {
        Object.assign(visit, { status: 'cancelled', version: visit.version + 1, proposal: null });
        tell(visit, 'appointment_expired', 'customer', 'provider');
      } else if (
        status === 'confirmed' &&
        shop.isImmediate &&
        visit.customer !== null &&
        !visit.isComing &&
        visit.proposal === null &&
        start > at &&
        start <= at + 12 * hour &&
        visit.changedAt < start - day
      ) {
        cancelled(visit);
      } else if (status === 'confirmed' && start + shop.minutes * minute <= at - 2 * hour) {
        Object.assign(visit, { status: 'completed', version: visit.version + 1, completedAt: at, proposal: null });
        tell(visit, 'appointment_completed', 'customer');
      }
    }
    taken = taken.filter(isLive);
    endDueWishes();
    for (const [what, count] of runs.flatMap((run) => Object.entries(run)))
      counts[`clock ${what}`] = (counts[`clock ${what}`] ?? 0) + count;
  }

  /** Somebody waits for a time within a week, or for one before their own. */
  async function wait(): Promise<void> {
    const [shop, customer] = [one(shops), one(customers)];
    const visit = one(visits.slice(-30).filter((known) => known.customer !== null));
    if (visit !== undefined && below(2) === 0) {
      const isAhead = visit.status === 'confirmed' && visit.start > now();
      const ask = { params: { id: visit.id as never } };
      const answer = await world.ask(waiting.waitForEarlier, ask, await as(visit.customer ?? ''));
      expectSaid('wait earlier', isAhead ? 'ok' : 'wrong_state', answer);
      return;
    }
    const { id: providerId, cards } = shop.offering;
    const [firstDay, lastDay] = [0, 7].map((days) => startIn(days, '12:00', world.clock.now()).slice(0, 10));
    const body = { providerId, cards: cards.map((card) => card.id), firstDay: firstDay ?? '', lastDay: lastDay ?? '' };
    expectSaid('wait', 'ok', await world.ask(waiting.joinWaitingList, { body }, await as(customer)));
  }

  /** Whoever was offered an earlier time takes it, or not. */
  async function answerOffer(): Promise<void> {
    const offer = one(offers.filter(({ hold: held }) => taken.some((known) => known.id === held && isLive(known))));
    if (offer === undefined) return;
    const visit = visits.find(({ id }) => id === offer.visit);
    const ask = { params: { id: offer.id as never } };
    if (visit === undefined || below(2) === 0) {
      expectSaid('decline offer', 'ok', await world.ask(waiting.declineOffer, ask));
    } else {
      const expected = verdict(visit, 'customer', 'move', now());
      if (!expectSaid('take offer', expected, await world.ask(waiting.takeOffer, ask))) return;
      moved(visit, { start: offer.start, staff: offer.staff });
      tell(visit, 'appointment_moved', 'customer', 'provider');
      endWishes((known) => known.visit === visit.id);
    }
    taken = taken.filter(({ id }) => id !== offer.hold);
  }

  /** With a wish goes what is held for it. */
  function endWishes(isEnded: (offer: Offered) => boolean): void {
    for (const offer of offers.filter((known) => known.isOver !== true && isEnded(known))) {
      offer.isOver = true;
      taken = taken.filter(({ id }) => id !== offer.hold);
    }
  }

  /** Wishes whose visit does not take place any more, and whose days are over. */
  function endDueWishes(): void {
    const today = startIn(0, '12:00', world.clock.now()).slice(0, 10);
    endWishes(({ visit, lastDay }) => {
      if (visit === null) return (lastDay ?? '') < today;
      return !visits.some(({ id, status, start }) => id === visit && status === 'confirmed' && start > now());
    });
  }

  /** What was offered since: free time, to one person, who was not asked for it before. */
  async function meetOffers(): Promise<void> {
    await world.afterwards();
    const rows = await world.database.query<Offered>(
      `select offer.id, offer.hold_id as hold, offer.person, offer.staff_id as staff, offer.provider_id as provider,
              waiting.appointment_id as visit, waiting.last_day::text as "lastDay", (extract(epoch from lower(offer.span)) * 1000)::bigint as start,
              (extract(epoch from offer.held_until) * 1000)::bigint as "end"
         from app.waiting_offer offer join app.waiting_list waiting on waiting.id = offer.waiting_id
        where offer.hold_id is not null and offer.held_until > $1::timestamptz`,
      [iso(now())],
    );
    for (const offer of rows.filter(({ id }) => !offers.some((known) => known.id === id))) {
      const shop = shops.find(({ offering }) => offering.id === offer.provider);
      if (shop === undefined) continue;
      const span = takes({ shop, start: offer.start });
      if (isBusy(offer.staff, span)) fail('offered', 'free time', offer);
      const isAskedTwice = offers.some(
        (before) =>
          before.isOver !== true &&
          before.person === offer.person &&
          before.provider === offer.provider &&
          Math.abs(before.start - offer.start) < shop.minutes * minute,
      );
      if (isAskedTwice) fail('offered', 'once', offer);
      if (
        offers.some(
          (before) =>
            before.person === offer.person && before.end > now() && taken.some(({ id }) => id === before.hold),
        )
      )
        fail('offered', 'one at a time', offer);
      offers.push(offer);
      counts['offer ok'] = (counts['offer ok'] ?? 0) + 1;
      const held = { customer: offer.person, shop, end: offer.end, isOffer: true };
      taken.push({ id: offer.hold, staff: offer.staff, ...span, hold: held });
    }
  }

  /** Every state, everybody's time and every message, as the database has them. */
  async function compare(): Promise<void> {
    const rows = await world.database.query<{ id: string; said: string }>(
      `select id, concat_ws(' ', status, version, extract(epoch from starts_at)::bigint, staff_id) as said
         from app.appointment where status <> 'held' and provider_id = any($1::uuid[])`,
      [shops.map(({ offering }) => offering.id)],
    );
    const found = new Map(rows.map(({ id, said }) => [id, said]));
    if (found.size !== visits.length) fail('visits', visits.length, found.size);
    for (const visit of visits) {
      const expected = `${visit.status} ${visit.version} ${visit.start / 1000} ${visit.staff}`;
      if (found.get(visit.id) !== expected) fail(`visit ${visit.id}`, expected, found.get(visit.id));
    }
    const spans = await world.database.query<{ said: string }>(
      `select concat_ws(' ', owner, busy.staff_id, extract(epoch from lower(span))::bigint, extract(epoch from upper(span))::bigint) as said
         from app.busy join app.staff on staff.id = busy.staff_id where provider_id = any($1::uuid[]) order by said`,
      [shops.map(({ offering }) => offering.id)],
    );
    // Holds that are over go with the next booking, or with the clock: until then their rows may still be there.
    const over = new Set(taken.filter((held) => !isLive(held)).map(({ id }) => id));
    const expected = [
      ...visits.filter(({ status }) => status !== 'cancelled').map((visit) => ({ ...visit, ...takes(visit) })),
      ...taken.filter(isLive),
    ].map(({ id, staff, from, until }) => `${id} ${staff} ${from / 1000} ${until / 1000}`);
    const kept = spans.map(({ said }) => said).filter((said) => !over.has(said.slice(0, 36)));
    const [missing] = expected.filter((said) => !kept.includes(said));
    const [strange] = kept.filter((said) => !expected.includes(said));
    if (missing !== undefined || strange !== undefined || kept.length !== expected.length)
      fail('time that is taken', missing, strange);
    const announced = await world.database.query<{ said: string }>(
      `select concat_ws(' ', appointment_id, announcement.version, kind, side) as said
         from app.announcement join app.appointment on appointment.id = appointment_id
        where provider_id = any($1::uuid[]) and kind <> 'appointment_reminder'`,
      [shops.map(({ offering }) => offering.id)],
    );
    const sent = announced.map(({ said }) => said).sort();
    const wanted = told.toSorted();
    const differs = wanted.findIndex((said, index) => said !== sent[index]);
    if (differs >= 0 || sent.length !== wanted.length)
      fail('told', wanted[Math.max(differs, 0)], sent[Math.max(differs, 0)]);
  }

  const kinds = [
    book,
    book,
    book,
    hold,
    release,
    act,
    act,
    act,
    act,
    act,
    swap,
    enter,
    block,
    wait,
    answerOffer,
    pass,
  ] as const;
  for (let step = 1; step <= steps; step += 1) {
    const taking = one(kinds);
    try {
      await taking();
      await meetOffers();
      if (step % 50 === 0 || step === steps) await compare();
    } catch (cause) {
      const said = cause instanceof WalkFailed ? cause.message : String(cause);
      throw new WalkFailed(`seed ${seed}, step ${step} (${taking.name}): ${said}`, { cause });
    }
  }
  return counts;
}
