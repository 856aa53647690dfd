import { appointmentId } from '../../../../src/contract/booking/appointment.ts';
import type * as contract from '../../../../src/contract/booking/move-in.ts';
import {
  type MovedOutcome,
  type MovedVisit,
  type MoveIn,
  moveInUndoHours,
} from '../../../../src/contract/booking/move-in.ts';
import type { ReceivedBy } from '../../../../src/contract/endpoint.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import { limits } from '../../../../src/contract/limits.ts';
import { plans } from '../../../../src/contract/plans.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { hoursByDay, type Span } from '../../../calendar/hours.ts';
import { isoOf, minuteMilliseconds } from '../../../calendar/zone.ts';
import { calendarsOf } from '../../../ground/calendars.ts';
import type { Action } from '../../../http/answer.ts';
import { countUse, keyedHash } from '../../../http/limit.ts';
import { lockedPlans, mayKeepClients, planHeld } from '../../account/index.ts';
import { addVisit, clearHolds, type NewVisit, type OwnCard, ownCards } from '../appointment/sql.ts';
import { idOfHash } from '../calendar/rules.ts';
import { keptForm } from '../client/actions.ts';
import { readRow } from '../client/rules.ts';
import { addUnknown } from '../client/sql.ts';
import { instantIn, moveInLimits, nearestFree, rowKey, spanOf } from './rules.ts';
import * as sql from './sql.ts';

const undoMilliseconds = moveInUndoHours * 60 * minuteMilliseconds;

const shown = ({ startedAt, ...stored }: sql.StoredMoveIn): MoveIn => ({
  ...stored,
  startedAt,
  undoUntil: isoOf(Date.parse(startedAt) + undoMilliseconds),
});

const aDayBefore = (now: Date): Date => new Date(now.getTime() - undoMilliseconds);

export const getMoveIn: Action<typeof contract.getMoveIn> = async ({ actor, world }) => {
  const found = await sql.moveInOf(world.database, actor.id, { since: aDayBefore(world.clock.now()) });
  return { current: found === undefined ? null : shown(found) };
};

const sameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

const newIds = (list: readonly { id: string; isNew: boolean }[]): string[] =>
  list.flatMap((one) => (one.isNew ? [one.id] : []));

export const startMoveIn: Action<typeof contract.startMoveIn> = async ({ body, actor, world, refuse }) => {
  if (!(await mayKeepClients(world.database, actor.id))) refuse('contract_missing');
  await countUse(world, moveInLimits.startsPerProvider, actor.id);
  const now = world.clock.now();
  return world.database.transaction(async (transaction) => {
    const held = (await lockedPlans(transaction, actor.id)) ?? refuse('unauthenticated');
    const room = plans[planHeld(held, 'services')].staff;
    const current = await sql.moveInOf(transaction, actor.id, { since: aDayBefore(now) });
    const id = current?.id ?? (await sql.beginMoveIn(transaction, actor.id, now));
    const members = await sql.staffNamed(transaction, actor.id);
    const cards = await ownCards(transaction, actor.id);
    const staff = [];
    for (const { name } of body.staff) {
      const known = members.find((member) => sameName(member.name, name));
      const isActive = known?.isActive ?? members.filter((member) => member.isActive).length < room;
      const member = known ?? {
        id: await sql.addMember(transaction, actor.id, { name, isActive, now }),
        name,
        isActive,
      };
      if (known === undefined) members.push(member);
      staff.push({ id: member.id, isNew: known === undefined, isActive });
    }
    const made: { id: OwnCard['id']; isNew: boolean }[] = [];
    const names = cards.map(({ id: card, name }) => ({ id: card, name }));
    for (const card of body.cards) {
      const known = names.find((one) => sameName(one.name, card.name));
      if (known === undefined && names.length >= limits.serviceCardsMaximum) refuse('plan_limit');
      const own = known ?? { id: await sql.addCard(transaction, actor.id, card, now), name: card.name };
      if (known === undefined) names.push(own);
      made.push({ id: own.id, isNew: known === undefined });
    }
    await sql.keepThings(transaction, id, 'staff', newIds(staff));
    await sql.keepThings(transaction, id, 'card', [
      ...newIds(made),
      ...(await sql.justMade(transaction, actor.id, body.made, now)),
    ]);
    const stored = (await sql.moveInOf(transaction, actor.id, { id })) ?? refuse('internal');
    return { moveIn: shown(stored), staff, cards: made };
  });
};

const isSomebody = (name: string): boolean => name.trim() !== '';

type Row = MovedVisit & { from: number; until: number; id: ReturnType<typeof appointmentId.parse> };

/** What cannot be a number or an address stands in the note, so that nothing of the file is lost. */
async function contactsOf(world: Adapters, owner: AccountId, rows: readonly MovedVisit[]) {
  const read = rows.map((row) => {
    const cells = { name: row.name || '-', birthday: '', address: '', notes: '', tags: '' };
    const whole = readRow({ ...cells, phone: row.phone, email: row.email });
    const faults = Array.isArray(whole) ? whole : [];
    const [phone, email] = [faults.includes('phone') ? '' : row.phone, faults.includes('email') ? '' : row.email];
    const draft = readRow({ ...cells, phone, email });
    const lost = [phone === row.phone ? '' : row.phone, email === row.email ? '' : row.email].filter(
      (one) => one !== '',
    );
    if (Array.isArray(draft)) throw new Error('a name of the contract is none of a client');
    return {
      draft,
      note: [row.note, ...lost]
        .filter((part) => part !== '')
        .join('\n')
        .slice(0, 2000),
    };
  });
  const kept = await keptForm(
    world,
    owner,
    read.map(({ draft }) => draft),
  );
  return read.map(({ note }, index) => ({
    note,
    phone: kept[index]?.phone ?? null,
    email: kept[index]?.email ?? null,
  }));
}

const dayMilliseconds = 1440 * minuteMilliseconds;

interface Entering {
  owner: AccountId;
  timeZone: string;
  rows: readonly Row[];
  contacts: Awaited<ReturnType<typeof contactsOf>>;
  cards: readonly OwnCard[];
  hoursOf: (staff: string) => ReturnType<typeof hoursByDay>;
  now: Date;
}

/** As it was agreed there: with its own name, length and price. */
function visitOf({ owner, rows, cards, contacts, timeZone }: Entering, index: number, span: Span): NewVisit {
  const row = rows[index];
  const card = cards.find(({ id }) => id === row?.card);
  if (row === undefined || card === undefined) throw new Error('a card that was looked for is not there');
  const priceCents = row.priceCents ?? card.priceCents;
  const durationMinutes = Math.round((span.until - span.from) / minuteMilliseconds);
  return {
    id: row.id,
    provider: owner,
    staff: row.staff,
    status: 'confirmed',
    timeZone,
    start: span.from,
    end: span.until,
    pieces: [span],
    cards: [{ ...card, name: row.service, priceCents, priceUnit: 'visit', durationMinutes, parts: [], options: [] }],
    totalCents: priceCents,
    bufferMinutes: 0,
    cancelHours: card.cancelHours,
    origin: 'entry',
    note: contacts[index]?.note ?? '',
    guestName: row.name === '' ? null : row.name,
    guestEmail: contacts[index]?.email ?? null,
    guestPhone: contacts[index]?.phone ?? null,
  };
}

/** Each row in its order; what lies in the way is named with the nearest free time, and nothing is pushed aside. */
async function enterRows(transaction: Database, entering: Entering) {
  const { rows, timeZone, hoursOf, now } = entering;
  const starts = rows.map(({ from, until }) => [from, until]).flat();
  const window = {
    from: new Date(Math.min(...starts) - 15 * dayMilliseconds),
    until: new Date(Math.max(...starts) + 16 * dayMilliseconds),
  };
  const taken =
    rows.length === 0 ? [] : await sql.takenBy(transaction, [...new Set(rows.map(({ staff }) => staff))], window);
  const there = await sql.idsThere(
    transaction,
    rows.map(({ id }) => id),
  );
  const answers: { outcome: MovedOutcome; start: string; free: string | null }[] = [];
  const entered: string[] = [];
  for (const [index, row] of rows.entries()) {
    const at = row.instead === undefined ? row.from : instantIn(row.instead, timeZone);
    const span = { from: at, until: at + row.until - row.from };
    const answer = (outcome: MovedOutcome, free?: number): void =>
      void answers.push({ outcome, start: isoOf(at), free: free === undefined ? null : isoOf(free) });
    const busy = taken.filter(({ staff }) => staff === row.staff);
    const clash = busy.filter((one) => one.from < span.until && span.from < one.until);
    if (
      there.has(row.id) ||
      clash.some((one) => one.from === span.from && isSomebody(row.name) && sameName(one.name ?? '', row.name))
    )
      answer('known');
    else if (span.from < now.getTime()) answer('past');
    else if (clash.length > 0) {
      const hoursOn = hoursOf(row.staff);
      answer('taken', nearestFree(span, { busy, hoursOn, timeZone, now: now.getTime() }));
    } else {
      await addVisit(transaction, visitOf(entering, index, span), now);
      taken.push({ staff: row.staff, ...span, name: row.name });
      there.add(row.id);
      entered.push(row.id);
      answer('entered');
    }
  }
  return { answers, entered };
}

type Body = ReceivedBy<typeof contract.addMoved>['body'];

async function readClients(world: Adapters, owner: AccountId, rows: Body['clients']) {
  const read = rows.map((row, place) => ({ place, one: readRow(row) }));
  const good = read.flatMap(({ one }) => (Array.isArray(one) ? [] : [one]));
  return {
    drafts: await keptForm(world, owner, good),
    faulty: read.flatMap(({ place, one }) => (Array.isArray(one) ? [{ row: place, fields: one }] : [])),
  };
}

/** Outside weekly hours a free time is looked for by day. */
const anyDay = [{ opensMinute: 480, closesMinute: 1200 }];

export const addMoved: Action<typeof contract.addMoved> = async ({ params, body, actor, world, refuse }) => {
  if (!(await mayKeepClients(world.database, actor.id))) refuse('contract_missing');
  await countUse(world, moveInLimits.callsPerProvider, actor.id);
  const now = world.clock.now();
  const current = (await sql.moveInOf(world.database, actor.id, { id: params.id })) ?? refuse('not_found');
  if (Date.parse(current.startedAt) <= aDayBefore(now).getTime()) refuse('too_late');
  const [own] = await calendarsOf(world.database, [actor.id], now, { days: 1 });
  if (own === undefined) return refuse('forbidden');
  const { timeZone } = own;
  const rows = body.visits.map((row): Row => {
    const span = spanOf(row, timeZone);
    const hash = Buffer.from(keyedHash(world, 'moved', `${actor.id} ${rowKey(row, span)}`), 'base64url').toString(
      'hex',
    );
    return { ...row, ...span, id: appointmentId.parse(idOfHash(hash)) };
  });
  const contacts = await contactsOf(world, actor.id, body.visits);
  const { drafts, faulty } = await readClients(world, actor.id, body.clients);
  const staff = [...new Set(rows.map((row) => row.staff))];
  const hoursOf = (member: string) => {
    const hours = own.staff.find(({ id }) => id === member)?.hours ?? null;
    return (hours ?? own.weeklyHours).length === 0 ? () => anyDay : hoursByDay(own, hours);
  };
  return world.database.transaction(async (transaction) => {
    if (!(await sql.lockMoveIn(transaction, current.id))) return refuse('not_found');
    if ((await sql.lockNamed(transaction, actor.id, staff)).length < staff.length) return refuse('not_found');
    const cards = await ownCards(transaction, actor.id);
    if (rows.some((row) => !cards.some(({ id }) => id === row.card))) return refuse('not_found');
    await clearHolds(transaction, actor.id, { now });
    const { added, known } = await addUnknown(transaction, actor.id, drafts, now);
    const entering = { owner: actor.id, timeZone, rows, contacts, cards, hoursOf, now };
    const { answers, entered } = await enterRows(transaction, entering);
    await sql.keepThings(transaction, current.id, 'visit', entered);
    await sql.keepThings(transaction, current.id, 'client', await sql.clientsWritten(transaction, actor.id));
    return { visits: answers, clients: { added, known: known.length, faulty } };
  });
};

export const undoMoveIn: Action<typeof contract.undoMoveIn> = async ({ params, actor, world, refuse }) => {
  const current = (await sql.moveInOf(world.database, actor.id, { id: params.id })) ?? refuse('not_found');
  if (Date.parse(current.startedAt) <= aDayBefore(world.clock.now()).getTime()) refuse('too_late');
  return world.database.transaction(async (transaction) => {
    if (!(await sql.lockMoveIn(transaction, current.id))) return refuse('not_found');
    return sql.takeBack(transaction, current.id);
  });
};
