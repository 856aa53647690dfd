import type { AppointmentId } from '../../../../src/contract/booking/appointment.ts';
import type * as contract from '../../../../src/contract/booking/calendar.ts';
import { seriesMaximum } from '../../../../src/contract/booking/calendar.ts';
import { currencyOfZone } from '../../../../src/contract/currency.ts';
import type { AnswerBy, ReceivedBy } from '../../../../src/contract/endpoint.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import { limits } from '../../../../src/contract/limits.ts';
import { readPick } from '../../../../src/contract/services/card-option-fields.ts';
import { centsOf } from '../../../../src/contract/services/card-options.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { type ReadLine, readLine } from '../../../calendar/entry-line.ts';
import { hoursAt } from '../../../calendar/hours.ts';
import { seriesDays } from '../../../calendar/series.ts';
import { endAt, piecesAt, type Visit, visitOf } from '../../../calendar/visit.ts';
import { instantOf } from '../../../calendar/zone.ts';
import { calendarsOf } from '../../../ground/calendars.ts';
import type { Action } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import { type Actor, type Doer, doerOf, onlyStaffOf } from '../../../session/actor.ts';
import { mayKeepClients } from '../../account/index.ts';
import { announce, wayToTell } from '../../messaging/index.ts';
import { noteDeed } from '../appointment/deed-sql.ts';
import { seriesIds } from '../appointment/series-actions.ts';
import { addVisit, clearHolds, lockStaff, ownCards } from '../appointment/sql.ts';
import { keep, type WaitingNotice } from '../appointment/undo-sql.ts';
import {
  askFields,
  askWords,
  clockAt,
  closedDay,
  type EntryAsk,
  type EntryCard,
  enterableCards,
  entryCards,
  entryLimits,
  entryTime,
  fittingCards,
  freeMember,
  isOver,
  isWithin,
  walkInStart,
} from './rules.ts';
import * as sql from './sql.ts';

type Entry = ReceivedBy<typeof contract.addEntry>['body'];
type Question = AnswerBy<typeof contract.addEntry>['questions'][number];

/** One visit of what is planned; most entries have one. */
interface PlannedVisit {
  /** Milliseconds since 1970. */
  start: number;
  isTaken: boolean;
  isOutsideHours: boolean;
}

interface Planned {
  line: ReadLine;
  /** Those of the line, and one for a closed day. */
  questions: Question[];
  cards: EntryCard[];
  /** Cards that fit one word alike. */
  choices: EntryCard[][];
  /** Of those, from which none was chosen. */
  open: EntryCard[][];
  visit: Visit;
  /** In their order; none until a time was said. */
  places: PlannedVisit[];
  staffId: string | undefined;
  /** Nobody is there who could do it. */
  isTaken: boolean;
  timeZone: string;
}

/** Staff and time of the provider's clock that an entry is planned with. */
type Own = Awaited<ReturnType<typeof calendarsOf>>[number];

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
  series: form.every && '',
  every: form.every,
  times: undefined,
  questions: [],
  onDays: () => [],
});

/** With these a day that was not understood is no day: the time is shown once they are answered. */
const isAboutTime = ({ kind, choices }: ReadLine['questions'][number]): boolean =>
  !['often', 'tooMany'].includes(kind) &&
  !choices.some(({ priceCents, minute }) => priceCents !== null && minute === null);

/** Asked of a day that the line says, or that follows from its time; whoever taps a day in the calendar has seen it. */
function closedQuestion(line: ReadLine, body: Entry, { own, staff, named, day, today }: EntryCall): Question[] {
  if (body.isForm || body.isWalkIn || body.closedDay === day || (line.day === undefined && body.day !== undefined))
    return [];
  const able = own.staff.filter(({ id }) => named === undefined || id === named);
  const closed = closedDay(own, able, { day, today });
  if (closed === undefined) return [];
  const whose = staff.find(({ id }) => id === named)?.name ?? null;
  const choices = line.every === undefined ? line.onDays(closed.others) : [];
  return [{ kind: 'closed', words: '', day, staff: own.staff.length > 1 ? whose : null, choices }];
}

interface EntryCall {
  own: Own;
  staff: { id: string; name: string }[];
  named: string | undefined;
  day: string;
  today: string;
}

/** What the line comes to: cards, time and who does it. */
function planned(
  body: Entry,
  {
    own,
    cards: all,
    staff,
    language,
    now,
  }: { own: Own; cards: EntryCard[]; staff: { id: string; name: string }[]; language: Language; now: Date },
): Planned {
  const { timeZone } = own;
  const clock = clockAt(now.getTime(), timeZone);
  const lineContext = {
    ...clock,
    cards: all,
    staff,
    language,
    currency: currencyOfZone(timeZone),
    priceMaximumCents: limits.servicePriceMaximum * 100,
    timesMaximum: seriesMaximum,
  };
  const line = body.isForm ? lineOfForm(body) : readLine(body.text, lineContext);
  const unanswered = line.questions.map((question) => ({ ...question, day: null, staff: null }));
  const fitting = fittingCards(line, all);
  const isChosen = ({ id }: EntryCard): boolean => body.chosen.includes(id);
  const choices = fitting.filter((alike) => alike.length > 1);
  const open = choices.filter((alike) => !alike.some(isChosen));
  const meant = fitting.map((alike) => alike.find(isChosen) ?? alike[0]).filter((card) => card !== undefined);
  const cards = entryCards(meant, line.durationMinutes, all);
  const visit = visitOf(cards, own);
  const named = line.staff ?? body.staffId;
  const asked = { cards: cards.map(({ id }) => readPick(id).id), named };
  const plan = { line, questions: unanswered, cards, choices, open, visit, timeZone };
  const isTimed = line.minute !== undefined || body.minute !== undefined;
  if (body.isWalkIn && !isTimed) {
    const piecesFrom = (start: number) => piecesAt(visit, start);
    const soon = walkInStart(own.staff, { ...asked, piecesAt: piecesFrom, now: now.getTime() });
    const places = soon === undefined ? [] : [{ start: soon.start, isTaken: false, isOutsideHours: false }];
    return { ...plan, places, staffId: soon?.staffId, isTaken: soon === undefined };
  }
  const when = line.questions.some(isAboutTime) ? undefined : entryTime(line, body, clock);
  if (when === undefined) return { ...plan, places: [], staffId: named, isTaken: false };
  const startOn = (day: string): number => instantOf(day, when.minute, timeZone);
  const { staffId, isTaken } = freeMember(own.staff, { ...asked, pieces: piecesAt(visit, startOn(when.day)) });
  const hours = own.staff.find(({ id }) => id === staffId)?.hours ?? null;
  const span = { minute: when.minute, duration: visit.durationMinutes };
  const days =
    line.every === undefined || body.isWalkIn ? [when.day] : seriesDays(when.day, line.every, line.times ?? body.times);
  const places = days.map((day, index) => ({
    start: startOn(day),
    isTaken: isTaken && index === 0,
    isOutsideHours: !isWithin(hoursAt(own, hours, day), span),
  }));
  const questions = [
    ...unanswered,
    ...closedQuestion(line, body, { own, staff, named, day: when.day, today: clock.today }),
  ];
  return { ...plan, questions, places, staffId, isTaken: staffId === undefined };
}

/** With what lies in the way at each time. The calendar that was planned with ends at the horizon of bookings. */
async function placed(database: Database, plan: Planned, now: Date): Promise<Planned> {
  const { staffId, places, visit } = plan;
  if (staffId === undefined || places.length === 0) return plan;
  const pieces = places.map(({ start }) => piecesAt(visit, start));
  const taken = await sql.clashing(database, staffId, pieces, now);
  return { ...plan, places: places.map((place, index) => ({ ...place, isTaken: taken.has(index) })) };
}

const asksOf = (
  { line, questions, cards, open, places: [first], isTaken }: Planned,
  { isWalkIn }: Pick<Entry, 'isWalkIn'>,
  now: Date,
): EntryAsk[] => [
  ...(questions.length > 0 ? (['question'] as const) : []),
  ...(line.name === undefined && !isWalkIn ? (['name'] as const) : []),
  ...(first === undefined && !line.questions.some(isAboutTime) && !(isWalkIn && isTaken) ? (['time'] as const) : []),
  ...(cards.length === 0 ? (['card'] as const) : []),
  ...(open.length > 0 ? (['choice'] as const) : []),
  ...(first !== undefined && isOver(first.start, now) ? (['past'] as const) : []),
];

const totalOf = ({ line, cards }: Planned): number =>
  line.priceCents ?? cards.reduce((sum, card) => sum + centsOf(card), 0);

const isOverlap = (problem: unknown): boolean =>
  problem instanceof Error && 'code' in problem && (problem.code === '23P01' || problem.code === '40P01');

interface Entering {
  plan: Planned;
  /** One for each place. */
  ids: readonly AppointmentId[];
  client: sql.KnownClient | undefined;
  isWalkIn: boolean;
  /** By which it can be taken back; null where it cannot. */
  undo: string | null;
  by: Doer;
}

/** Whoever is entered for several visits is told of all of them at once. */
function toldOf(starts: readonly number[], now: Date): WaitingNotice[] {
  const [first, ...others] = starts.filter((start) => start > now.getTime());
  if (first === undefined) return [];
  const also = others.map((start) => new Date(start).toISOString());
  return [{ kind: 'appointment_booked', to: 'customer', ...(also.length === 0 ? {} : { also }) }];
}

/**
 * Own entries leave hours and notice aside, never the constraint: nobody does two things at once. What lies in the way of a series
 * is left out. Returns the places that were entered.
 */
async function enter(world: Adapters, owner: AccountId, entering: Entering): Promise<number[]> {
  const { plan, ids, client, isWalkIn, undo, by } = entering;
  const { visit, staffId = '', cards, line, timeZone } = plan;
  const now = world.clock.now();
  const rowAt = (place: number, start: number) =>
    ({
      id: ids[place] as AppointmentId,
      provider: owner,
      staff: staffId,
      status: 'confirmed',
      timeZone,
      start,
      end: endAt(visit, start),
      pieces: piecesAt(visit, start),
      cards: cards.map((card) => ({ ...card, id: readPick(card.id).id })),
      totalCents: totalOf(plan),
      bufferMinutes: visit.bufferMinutes,
      cancelHours: Math.max(...cards.map(({ cancelHours }) => cancelHours)),
      origin: isWalkIn ? 'walk_in' : 'entry',
      note: line.note,
      guestName: line.name ?? null,
      guestEmail: line.email ?? client?.email ?? null,
      guestPhone: line.phone ?? client?.phone ?? null,
      client: client?.id ?? null,
      ...(plan.places.length > 1 && ids[0] !== undefined ? { series: ids[0] } : {}),
    }) as const;
  try {
    return await world.database.transaction(async (transaction) => {
      await lockStaff(transaction, owner, staffId as never);
      // What somebody has begun to fill in and given up holds nobody's time.
      await clearHolds(transaction, owner, { now });
      const free = (await placed(transaction, plan, now)).places
        .map(({ start, isTaken }, place) => ({ row: rowAt(place, start), place, isTaken }))
        .filter(({ isTaken }) => !isTaken);
      for (const { row } of free) await addVisit(transaction, row, now);
      const starts = free.map(({ row }) => row.start);
      const told = isWalkIn ? [] : toldOf(starts, now);
      const visits = free.map(({ row }, index) => ({ id: row.id, before: null, tells: index === 0 ? told : [] }));
      const [first] = visits;
      await noteDeed(transaction, {
        visits: visits.map(({ id }) => id),
        action: 'entry',
        side: 'provider',
        by,
        deed: undo,
        now,
      });
      if (undo !== null && first !== undefined) await keep(transaction, { deed: undo, action: 'entry', visits, now });
      else if (first !== undefined)
        for (const said of told) await announce(transaction, world, { ...said, appointmentId: first.id, now });
      return free.map(({ place }) => place);
    });
  } catch (problem) {
    if (isOverlap(problem)) return [];
    throw problem;
  }
}

/** The client who was picked, else the one whom the line names. */
async function clientOf(database: Database, owner: AccountId, picked: Entry['clientId'], line: ReadLine) {
  if (picked !== undefined) return sql.clientById(database, owner, picked);
  if (line.name === undefined) return undefined;
  const contact = { email: line.email ?? null, phone: line.phone ?? null };
  return sql.clientKnownBy(database, owner, { ...contact, name: line.name });
}

/** The series of the line. `entered` are the places that were entered; undefined as long as none was. */
function seriesOf({ line, places }: Planned, entered: readonly number[] | undefined) {
  if (line.every === undefined) return null;
  return {
    words: line.series ?? '',
    ...line.every,
    times: line.times ?? null,
    visits: places.map((place, index) => ({
      ...place,
      start: new Date(place.start).toISOString(),
      isTaken: entered === undefined ? place.isTaken : !entered.includes(index),
    })),
  };
}

/** What the parser read from the line. */
function understood(plan: Planned, entered: readonly number[] | undefined) {
  const { line, visit } = plan;
  const meant = plan.cards.filter((card) => !plan.open.some(([first]) => first?.id === card.id));
  return {
    name: line.name ?? '',
    note: line.note,
    services: meant.map(({ name }) => name),
    cards: meant.map((card) => card.id),
    choices: plan.choices.map((alike) =>
      alike.map((card) => ({
        id: card.id,
        name: card.name,
        durationMinutes: card.durationMinutes,
        priceCents: centsOf(card),
      })),
    ),
    series: seriesOf(plan, entered),
    durationMinutes: visit.durationMinutes,
    totalCents: totalOf(plan),
  };
}

/** How clients are reached is not for whoever sees the own week alone, but for what they have typed. */
const typedOf = ({ phone, email }: ReadLine) => ({ phone: phone ?? null, email: email ?? null });

/** Whoever sees the own week alone enters nothing into another. */
const isNamed =
  (only: string | undefined) =>
  ({ id }: { id: string }): boolean =>
    only === undefined || id === only;

/** The calendar with the staff whom the actor may enter something for. */
const calendarsFor = async (database: Database, actor: Actor, now: Date) =>
  (await calendarsOf(database, [actor.id], now)).map((whole) => ({
    ...whole,
    staff: whole.staff.filter(isNamed(onlyStaffOf(actor))),
  }));

export const addEntry: Action<typeof contract.addEntry> = async ({ body, actor, world, language, refuse }) => {
  await countUse(world, body.preview ? entryLimits.previewsPerProvider : entryLimits.entriesPerProvider, actor.id);
  const { database } = world;
  const now = world.clock.now();
  const only = onlyStaffOf(actor);
  const [own] = await calendarsFor(database, actor, now);
  if (own === undefined) return refuse('forbidden');
  const staff = (await sql.staffOf(database, actor.id, [])).filter(({ isActive }) => isActive).filter(isNamed(only));
  if (body.staffId !== undefined && !staff.some(({ id }) => id === body.staffId)) return refuse('not_found');
  const cards = enterableCards(await ownCards(database, actor.id), [...body.cards, ...body.chosen]);
  if (body.isForm && body.cards.some((named) => !cards.some(({ id }) => id === named))) return refuse('not_found');
  const ids = seriesIds(world, body.id ?? crypto.randomUUID());
  // The same entry sent again, because its answer was lost.
  const before = body.id === undefined || body.preview ? [] : await sql.enterersOf(database, ids);
  if (before.some(({ owner }) => owner !== actor.id)) return refuse('not_found');
  const plan = await placed(database, planned(body, { own, cards, staff, language, now }), now);
  const { line, staffId } = plan;
  const start = plan.places[0]?.start;
  const picked = body.isForm ? body.clientId : undefined;
  const client = await clientOf(database, actor.id, picked, line);
  if (picked !== undefined && client === undefined) return refuse('not_found');
  const asks = asksOf(plan, body, now);
  const startsAt = start === undefined ? null : new Date(start).toISOString();
  const reached = { phone: line.phone ?? client?.phone ?? null, email: line.email ?? client?.email ?? null };
  const isTold = startsAt !== null && !body.isWalkIn && Date.parse(startsAt) > now.getTime();
  const tellsBy = isTold ? await wayToTell(database, actor.id, { ...reached, startsAt }, now) : null;
  const answered = (entered: readonly number[] | undefined, undo: string | null) => ({
    understood: {
      ...understood(plan, entered),
      ...(only === undefined ? reached : typedOf(line)),
      start: startsAt,
      staff: staff.find(({ id: known }) => known === staffId) ?? null,
      client: client === undefined ? null : { id: client.id, name: client.name },
    },
    asks,
    questions: plan.questions,
    isTaken:
      entered === undefined &&
      (plan.isTaken || (plan.places.length > 0 && plan.places.every(({ isTaken }) => isTaken))),
    isOutsideHours: plan.places[0]?.isOutsideHours ?? false,
    tellsBy,
    id: entered?.[0] === undefined ? null : (ids[entered[0]] ?? null),
    entered: entered?.length ?? 0,
    undo,
  });
  if (body.preview) return answered(undefined, null);
  if (before.length > 0) {
    const entered = ids.flatMap((id, place) => (before.some((one) => one.id === id) ? [place] : []));
    return answered(entered, before.find(({ undo }) => undo !== null)?.undo ?? null);
  }
  const [missing] = asks;
  if (missing !== undefined)
    return refuse('invalid', { [body.isForm ? askFields[missing] : 'text']: askWords[missing] });
  if (staffId === undefined) return refuse('slot_taken');
  // A name goes into the client file; somebody who walked in has none there.
  if (line.name !== undefined && !(await mayKeepClients(database, actor.id))) return refuse('contract_missing');
  const undo = body.undoable ? crypto.randomUUID() : null;
  const entered = await enter(world, actor.id, { plan, ids, client, isWalkIn: body.isWalkIn, undo, by: doerOf(actor) });
  return entered.length === 0 ? refuse('slot_taken') : answered(entered, undo);
};
