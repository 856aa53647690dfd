import { type AppointmentId, appointmentId } from '../../../src/contract/appointment.ts';
import type * as contract from '../../../src/contract/calendar.ts';
import type { ReceivedBy } from '../../../src/contract/endpoint.ts';
import type { AccountId } from '../../../src/contract/fields.ts';
import type { Adapters } from '../../adapters/ports.ts';
import { type ReadLine, readLine } from '../../calendar/entry-line.ts';
import { hoursAt } from '../../calendar/hours.ts';
import { endAt, piecesAt, type Visit, visitOf } from '../../calendar/visit.ts';
import { addDays, dayAt, instantOf, minuteMilliseconds } from '../../calendar/zone.ts';
import type { Action } from '../../http/answer.ts';
import { countUse } from '../../http/limit.ts';
import { addVisit, clearHolds, lockStaff } from '../appointment/sql.ts';
import { keep } from '../appointment/undo-sql.ts';
import { announce } from '../notification/actions.ts';
import { wayToTell } from '../notification/client-actions.ts';
import { calendarsOf } from '../provider/calendar-sql.ts';
import {
  askFields,
  askWords,
  type EntryAsk,
  entryCards,
  entryLimits,
  entryTime,
  fittingCards,
  freeMember,
  isOver,
  isWithin,
  visitCents,
  walkInStart,
} from './rules.ts';
import * as sql from './sql.ts';

export const getCalendar: Action<typeof contract.getCalendar> = async ({ query, actor, world, refuse }) => {
  const now = world.clock.now();
  const [own] = await calendarsOf(world.database, [actor.id], now);
  if (own === undefined) return refuse('forbidden');
  const { timeZone } = own;
  const today = dayAt(now.getTime(), timeZone);
  const first = query.from ?? today;
  const asked = {
    from: new Date(instantOf(first, 0, timeZone)),
    until: new Date(instantOf(addDays(first, query.days), 0, timeZone)),
    timeZone,
  };
  const visits = await sql.visitsWithin(world.database, actor.id, asked);
  const blocks = await sql.blocksWithin(world.database, actor.id, asked);
  const staff = await sql.staffOf(world.database, actor.id, [
    ...new Set([...visits, ...blocks].map(({ staffId }) => staffId)),
  ]);
  const days = Array.from({ length: query.days }, (_, index) => addDays(first, index)).map((day) => ({
    day,
    hours: own.staff.flatMap(({ id, hours }) => hoursAt(own, hours, day).map((span) => ({ staffId: id, ...span }))),
  }));
  return { timeZone, today, staff, days, visits, blocks };
};

type Entry = ReceivedBy<typeof contract.addEntry>['body'];

interface Planned {
  line: ReadLine;
  cards: sql.OwnCard[];
  /** Cards that fit one word alike. */
  choices: sql.OwnCard[][];
  /** Of those, from which none was chosen. */
  open: sql.OwnCard[][];
  visit: Visit;
  /** Milliseconds since 1970. */
  start: number | undefined;
  staffId: string | undefined;
  isTaken: boolean;
  isOutsideHours: boolean;
  timeZone: string;
}

/** Staff and time of the provider's clock that an entry is planned with. */
type Own = Awaited<ReturnType<typeof calendarsOf>>[number];

const clockAt = (instant: number, timeZone: string) => {
  const today = dayAt(instant, timeZone);
  return { today, minute: Math.floor((instant - instantOf(today, 0, timeZone)) / minuteMilliseconds) };
};

/** The fields say by themselves what the line has to be read for. */
const lineOfForm = (form: Entry): ReadLine => ({
  name: form.name.trim() === '' ? undefined : form.name.trim(),
  phone: form.phone,
  email: form.email,
  cards: form.cards.map((id) => [id]),
  durationMinutes: form.durationMinutes,
  priceCents: form.priceCents,
  day: undefined,
  minute: undefined,
  staff: undefined,
  note: form.note,
  series: undefined,
});

/** What the line comes to: cards, time and who does it. */
function planned(
  body: Entry,
  {
    own,
    cards: ownCards,
    staff,
    now,
  }: { own: Own; cards: sql.OwnCard[]; staff: { id: string; name: string }[]; now: Date },
): Planned {
  const { timeZone } = own;
  const clock = clockAt(now.getTime(), timeZone);
  const line = body.isForm ? lineOfForm(body) : readLine(body.text, { ...clock, cards: ownCards, staff });
  const fitting = fittingCards(line, ownCards);
  const isChosen = ({ id }: sql.OwnCard): boolean => body.chosen.includes(id);
  const choices = fitting.filter((alike) => alike.length > 1);
  const open = choices.filter((alike) => !alike.some(isChosen));
  const meant = fitting.map((alike) => alike.find(isChosen) ?? alike[0]).filter((card) => card !== undefined);
  const cards = entryCards(meant, line.durationMinutes, ownCards);
  const visit = visitOf(cards, own);
  const named = line.staff ?? body.staffId;
  const asked = { cards: cards.map(({ id }) => id), named };
  const plan = { line, cards, choices, open, visit, timeZone };
  const isTimed = line.minute !== undefined || body.minute !== undefined;
  if (body.isWalkIn && !isTimed) {
    const piecesFrom = (start: number) => piecesAt(visit, start);
    const soon = walkInStart(own.staff, { ...asked, piecesAt: piecesFrom, now: now.getTime() });
    return { ...plan, start: soon?.start, staffId: soon?.staffId, isTaken: soon === undefined, isOutsideHours: false };
  }
  const when = entryTime(line, body, clock);
  if (when === undefined) return { ...plan, start: undefined, staffId: named, isTaken: false, isOutsideHours: false };
  const start = instantOf(when.day, when.minute, timeZone);
  const { staffId, isTaken } = freeMember(own.staff, { ...asked, pieces: piecesAt(visit, start) });
  const hours = own.staff.find(({ id }) => id === staffId)?.hours ?? null;
  const span = { minute: when.minute, duration: visit.durationMinutes };
  return { ...plan, start, staffId, isTaken, isOutsideHours: !isWithin(hoursAt(own, hours, when.day), span) };
}

const asksOf = (
  { line, cards, open, start }: Planned,
  { isWalkIn, onlyFirst }: Pick<Entry, 'isWalkIn' | 'onlyFirst'>,
  now: Date,
): EntryAsk[] => [
  ...(line.name === undefined && !isWalkIn ? (['name'] as const) : []),
  ...(start === undefined ? (['time'] as const) : []),
  ...(cards.length === 0 ? (['card'] as const) : []),
  ...(open.length > 0 ? (['choice'] as const) : []),
  ...(line.series !== undefined && start !== undefined && !onlyFirst ? (['series'] as const) : []),
  ...(start !== undefined && isOver(start, now) ? (['past'] as const) : []),
];

const totalOf = ({ line, cards }: Planned): number =>
  line.priceCents ?? cards.reduce((sum, card) => sum + visitCents(card), 0);

const isOverlap = (problem: unknown): boolean =>
  problem instanceof Error && 'code' in problem && (problem.code === '23P01' || problem.code === '40P01');

/** Own entries leave hours and notice aside, never the constraint: nobody does two things at once. */
async function enter(
  world: Adapters,
  owner: AccountId,
  {
    plan,
    id,
    client,
    isWalkIn,
    undo,
  }: {
    plan: Planned;
    id: AppointmentId;
    client: sql.KnownClient | undefined;
    isWalkIn: boolean;
    /** By which it can be taken back; null where it cannot. */
    undo: string | null;
  },
): Promise<boolean> {
  const { visit, start = 0, staffId = '', cards, line, timeZone } = plan;
  const now = world.clock.now();
  const row = {
    id,
    provider: owner,
    staff: staffId,
    status: 'confirmed',
    timeZone,
    start,
    end: endAt(visit, start),
    pieces: piecesAt(visit, start),
    cards,
    totalCents: totalOf(plan),
    bufferMinutes: visit.bufferMinutes,
    cancelHours: Math.max(...cards.map(({ cancelHours }) => cancelHours)),
    origin: isWalkIn ? 'walk_in' : 'entry',
    note: line.note,
    guestName: line.name ?? null,
    guestEmail: line.email ?? client?.email ?? null,
    guestPhone: line.phone ?? client?.phone ?? null,
    client: client?.id ?? null,
  } as const;
  try {
    await world.database.transaction(async (transaction) => {
      await lockStaff(transaction, owner, plan.staffId as never);
      // What somebody has begun to fill in and given up holds nobody's time.
      await clearHolds(transaction, owner, { now });
      await addVisit(transaction, row, now);
      const told = !isWalkIn && start > now.getTime() ? [{ kind: 'appointment_booked', to: 'customer' } as const] : [];
      if (undo !== null)
        await keep(transaction, { deed: undo, action: 'entry', visits: [{ id, before: null, tells: told }], now });
      else for (const said of told) await announce(transaction, world, { ...said, appointmentId: id, now });
    });
    return true;
  } catch (problem) {
    if (isOverlap(problem)) return false;
    throw problem;
  }
}

export const addEntry: Action<typeof contract.addEntry> = async ({ body, actor, world, refuse }) => {
  await countUse(world, body.preview ? entryLimits.previewsPerProvider : entryLimits.entriesPerProvider, actor.id);
  const { database } = world;
  const now = world.clock.now();
  const [own] = await calendarsOf(database, [actor.id], now);
  if (own === undefined) return refuse('forbidden');
  const staff = (await sql.staffOf(database, actor.id, [])).filter(({ isActive }) => isActive);
  if (body.staffId !== undefined && !staff.some(({ id }) => id === body.staffId)) return refuse('not_found');
  const cards = await sql.ownCards(database, actor.id);
  if (body.isForm && body.cards.some((named) => !cards.some(({ id }) => id === named))) return refuse('not_found');
  const plan = planned(body, { own, cards, staff, now });
  const { line, visit, start, staffId } = plan;
  const contact = { email: line.email ?? null, phone: line.phone ?? null };
  const picked = body.isForm ? body.clientId : undefined;
  const client =
    picked !== undefined
      ? ((await sql.clientById(database, actor.id, picked)) ?? refuse('not_found'))
      : line.name === undefined
        ? undefined
        : await sql.clientKnownBy(database, actor.id, { ...contact, name: line.name });
  const asks = asksOf(plan, body, now);
  const meant = plan.cards.filter((card) => !plan.open.some(([first]) => first?.id === card.id));
  const startsAt = start === undefined ? null : new Date(start).toISOString();
  const reached = { phone: contact.phone ?? client?.phone ?? null, email: contact.email ?? client?.email ?? null };
  const isTold = startsAt !== null && !body.isWalkIn && Date.parse(startsAt) > now.getTime();
  const tellsBy = isTold ? await wayToTell(database, actor.id, { ...reached, startsAt }, now) : null;
  const undo = body.undoable ? crypto.randomUUID() : null;
  const answered = (id: AppointmentId | null) => ({
    understood: {
      name: line.name ?? '',
      ...reached,
      note: line.note,
      services: meant.map(({ name }) => name),
      cards: meant.map((card) => card.id),
      choices: plan.choices.map((alike) =>
        alike.map((card) => ({
          id: card.id,
          name: card.name,
          durationMinutes: card.durationMinutes,
          priceCents: visitCents(card),
        })),
      ),
      series: line.series ?? null,
      durationMinutes: visit.durationMinutes,
      totalCents: totalOf(plan),
      start: startsAt,
      staff: staff.find(({ id: known }) => known === staffId) ?? null,
      client: client === undefined ? null : { id: client.id, name: client.name },
    },
    asks,
    isTaken: plan.isTaken,
    isOutsideHours: plan.isOutsideHours,
    tellsBy,
    id,
    undo: id === null ? null : undo,
  });
  if (body.preview) return answered(null);
  const id = appointmentId.parse(body.id ?? crypto.randomUUID());
  // The same entry sent again, because its answer was lost.
  const enterer = body.id === undefined ? undefined : await sql.entererOf(database, id);
  if (enterer !== undefined) return enterer === actor.id ? answered(id) : refuse('not_found');
  const [missing] = asks;
  if (missing !== undefined)
    return refuse('invalid', { [body.isForm ? askFields[missing] : 'text']: askWords[missing] });
  if (plan.isTaken || !(await enter(world, actor.id, { plan, id, client, isWalkIn: body.isWalkIn, undo })))
    return refuse('slot_taken');
  return answered(id);
};
