import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  bookAgain,
  getAgain,
  holdAgain,
  holdLinkedAgain,
  listAgain,
  releaseAgain,
} from '../../../src/contract/booking/again.ts';
import { bookAppointment, listAppointments } from '../../../src/contract/booking/appointment.ts';
import { getAppointment } from '../../../src/contract/booking/appointment-detail.ts';
import { getCalendar } from '../../../src/contract/booking/calendar.ts';
import { addBlock } from '../../../src/contract/services/availability.ts';
import { listSlots } from '../../../src/contract/services/provider.ts';
import { aGuest, sessionOf, startIn } from '../../support/appointments.ts';
import { emptied } from '../../support/emptied.ts';
import { aCustomer, type Person } from '../../support/people.ts';
import { aCard, anAppointment, anOffering, type Offering, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

const hour = 3_600_000;
let world: World;
let salon: Offering;
let owner: string;
let ana: Person;
let token: string;
let visit: string;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await emptied(world.database);
  // A Tuesday, ten in the morning in Berlin. The clocks change on the 28th of March.
  world.clock.moveTo('2027-03-02T09:00:00Z');
  [salon] = await offered(world.database, anOffering({ cards: [aCard({ isAvailableNow: true })] }));
  owner = await sessionOf(world, salon.id);
  ana = await aCustomer(world);
  await world.database.query('update app.account set email_verified_at = now() where id = $1', [ana.user.id]);
  token = await sessionOf(world, ana.user.id);
  visit = await aVisit(ana);
});

const at = (days: number, time = '10:00'): string => startIn(days, time, world.clock.now());
/** A week ago on a Tuesday at ten. */
const aVisit = (person: Person | null) =>
  anAppointment(world.database, {
    provider: salon.id,
    customer: person?.user.id ?? null,
    card: salon.cards[0]?.id ?? null,
    start: at(-7),
    end: at(-7, '11:00'),
    status: 'completed',
  });
const hold = (weeks?: number, whose = token, id = visit) =>
  world.ask(holdAgain, { params: { id: id }, body: { weeks } }, { token: whose });
const book = (id: string, over: object = {}, whose = token) =>
  world.ask(bookAgain, { params: { id: id }, body: { beginsEarly: true, ...over } }, { token: whose });
const slotsOn = async (day: string): Promise<string[]> => {
  const cards = salon.cards.map(({ id }) => id).join(',');
  const { body } = await world.ask(listSlots, {
    params: { id: salon.id },
    query: { cards, from: day, days: 1 },
  });
  return body.days.flatMap(({ slots }) => slots);
};
const block = async (start: string, hours = 1) => {
  const [staff] = await world.database.query<{ id: string }>('select id from app.staff where provider_id = $1', [
    salon.id,
  ]);
  const body = { staffId: staff?.id, start, end: new Date(Date.parse(start) + hours * hour).toISOString() };
  await world.ask(addBlock, { body: body }, { token: owner });
};
const mails = () =>
  world.database.query<{ subject: string; due: string }>(
    `select subject, next_attempt_at as due from app.outgoing_mail where recipient = $1 and subject like '%: %' order by next_attempt_at`,
    [ana.user.email],
  );

it('holds the same weekday, hour and person for a day, also over a change of the clocks', async () => {
  const { status, body } = await hold();
  expect(status).toBe(201);
  // Ten in the morning in Berlin, in summer.
  expect(body.start).toBe('2027-04-13T08:00:00.000Z');
  expect(body.start).toBe(at(42));
  expect(body).toMatchObject({ isAlike: true, isImmediate: true, totalCents: 4500, asksToBegin: false });
  const left = Date.parse(body.heldUntil) - world.clock.now().getTime();
  expect(left).toBeGreaterThan(23.9 * hour);
  expect(left).toBeLessThanOrEqual(24 * hour);
  expect(await slotsOn(at(42).slice(0, 10))).not.toContain(at(42));
  expect((await world.ask(listAgain, {}, { token })).body.items.map(({ id }) => id)).toEqual([body.id]);
  // It is no appointment yet.
  const own = await world.ask(listAppointments, { query: {} }, { token });
  expect(own.body.items.map(({ id }) => id)).toEqual([visit]);
});

it('becomes a visit by the binding button, and the reminder is taken back', async () => {
  const { body } = await hold(1);
  expect(body.asksToBegin).toBe(true);
  expect((await mails()).map(({ subject }) => subject.split(':')[0])).toEqual([
    'Für Sie reserviert',
    'Noch nicht bestätigt',
  ]);
  expect((await book(body.id, { beginsEarly: false })).refusal.fields).toHaveProperty('beginsEarly');
  expect((await book(body.id, { totalCents: 1 })).refusal.code).toBe('conflict');
  const booked = await book(body.id, { totalCents: body.totalCents });
  expect(booked.status).toBe(201);
  expect(booked.body.appointment).toMatchObject({ start: body.start, status: 'confirmed', staff: body.staff });
  expect(booked.body.link).toBeNull();
  expect((await mails()).map(({ subject }) => subject).join()).not.toContain('Noch nicht bestätigt');
  // The link of the hold opens nothing any more.
  expect((await book(body.id)).status).toBe(404);
  expect((await world.ask(getAgain, { params: { id: body.id } })).status).toBe(404);
});

it('ends after a day by itself, and the time is free again', async () => {
  const { body } = await hold();
  world.clock.forward(24 * hour + 1000);
  token = await sessionOf(world, ana.user.id);
  expect(await slotsOn(body.start.slice(0, 10))).toContain(body.start);
  expect((await world.ask(listAgain, {}, { token })).body.items).toEqual([]);
  expect((await book(body.id)).status).toBe(404);
});

it('is let go by its link', async () => {
  const { body } = await hold();
  expect((await world.ask(releaseAgain, { params: { id: body.id } })).status).toBe(200);
  expect(await slotsOn(body.start.slice(0, 10))).toContain(body.start);
  expect(await mails()).toHaveLength(1);
  expect((await world.ask(releaseAgain, { params: { id: body.id } })).status).toBe(200);
});

it('goes a week on where the hour is taken, and to the nearest time where it is taken for a month', async () => {
  await block(at(42));
  const later = (await hold()).body;
  expect(later.start).toBe(at(49));
  await world.ask(releaseAgain, { params: { id: later.id } });
  for (const days of [49, 56, 63]) await block(at(days));
  const { body } = await hold();
  expect(body.isAlike).toBe(false);
  expect(Math.abs(Date.parse(body.start) - Date.parse(at(42)))).toBe(hour);
});

it('is one at each business: another takes its place, the same stays', async () => {
  const first = (await hold()).body;
  world.clock.forward(hour);
  token = await sessionOf(world, ana.user.id);
  expect((await hold()).body).toMatchObject({ id: first.id, heldUntil: first.heldUntil });
  const later = (await hold(8)).body;
  expect(later.id).not.toBe(first.id);
  expect((await world.ask(listAgain, {}, { token })).body.items.map(({ id }) => id)).toEqual([later.id]);
  expect(await slotsOn(first.start.slice(0, 10))).toContain(first.start);
});

it('holds one for two taps at the same moment, and one time for one of two customers', async () => {
  const both = await Promise.all([hold(), hold()]);
  expect(new Set(both.map(({ body }) => body.id)).size).toBe(1);
  const ben = await aCustomer(world);
  const his = await aVisit(ben).catch(() => undefined);
  expect(his).toBeUndefined();
  const other = await anAppointment(world.database, {
    provider: salon.id,
    customer: ben.user.id,
    card: salon.cards[0]?.id ?? null,
    start: at(-14),
    end: at(-14, '11:00'),
    status: 'completed',
  });
  const held = await hold(6, await sessionOf(world, ben.user.id), other);
  expect(held.body.start).toBe(at(49));
});

it('is refused where too much is held, asked of a stranger, or nothing fits', async () => {
  for (let index = 0; index < 6; index += 1) expect((await hold(6 + (index % 2))).status).toBe(201);
  expect((await hold()).status).toBe(429);
  const stranger = await sessionOf(world, (await aCustomer(world)).user.id);
  expect((await hold(6, stranger)).status).toBe(404);
  expect((await hold(6, owner)).status).toBe(404);
  for (const weeks of [0, 13, 1.5]) expect((await hold(weeks)).status).toBe(400);
});

it('says that nothing is free before the horizon, or that the service is gone', async () => {
  await world.database.query('update app.provider set horizon_days = 20 where account_id = $1', [salon.id]);
  expect((await hold()).refusal.code).toBe('slot_taken');
  await world.database.query('update app.service_card set is_published = false where provider_id = $1', [salon.id]);
  expect((await hold()).refusal.code).toBe('not_bookable');
});

const offeredWeeks = async (whose = token): Promise<number | null> =>
  (await world.ask(getAppointment, { params: { id: visit } }, { token: whose })).body.againWeeks;

it('is offered in as many weeks as lie between the visits of its customer, else in six', async () => {
  expect(await offeredWeeks()).toBe(6);
  expect(await offeredWeeks(owner)).toBeNull();
  const past = { provider: salon.id, customer: ana.user.id, status: 'completed' } as const;
  const come = (days: number) => anAppointment(world.database, { ...past, start: at(days), end: at(days, '11:00') });
  await come(-35);
  expect(await offeredWeeks()).toBe(4);
  // A long break in between changes nothing.
  await come(-63);
  await come(-300);
  expect(await offeredWeeks()).toBe(4);
});

it.each([
  [
    'needs an answer',
    `update app.service_card set questions = '[{"id": "q1", "kind": "text", "text": "Allergien?", "choices": [], "isRequired": true}]'`,
  ],
  ['asks for a deposit', `update app.service_card set deposit_percent = 20`],
  ['is gone', `update app.service_card set is_published = false`],
])('is neither offered nor held where the card %s', async (_, change) => {
  await world.database.query(`update app.provider set deposit_link = 'https://pay.example.org/salon'`);
  expect(await offeredWeeks()).toBe(6);
  await world.database.query(change);
  expect(await offeredWeeks()).toBeNull();
  expect((await hold()).refusal.code).toBe('not_bookable');
});

it('goes to somebody else where the person has left', async () => {
  await world.database.query(`insert into app.staff (provider_id, name, position) values ($1, 'Mia', 5)`, [salon.id]);
  await world.database.query(`update app.staff set is_active = false where provider_id = $1 and name <> 'Mia'`, [
    salon.id,
  ]);
  expect((await hold()).body).toMatchObject({ isAlike: false, staff: { name: 'Mia' }, start: at(42) });
});

it('is seen in the calendar as held, without the word that would book it', async () => {
  const { body } = await hold();
  const shown = await world.ask(getCalendar, { query: { from: body.start.slice(0, 10), days: 1 } }, { token: owner });
  const [held] = shown.body.blocks;
  expect(held).toMatchObject({ isHeld: true, start: body.start });
  expect(held?.note).toContain(ana.user.name);
  expect(JSON.stringify(shown.body)).not.toContain(body.id);
  expect((await slotsOn(body.start.slice(0, 10))).length).toBeGreaterThan(0);
});

it('is held and booked by a guest with the link of the visit', async () => {
  const guest = await aGuest(world, 'gerda@example.org');
  const start = at(1, '12:00');
  const cards = salon.cards.map(({ id }) => id);
  const booking = { providerId: salon.id, cards, start, beginsEarly: true, guest };
  const first = await world.ask(bookAppointment, { body: booking });
  const link = { params: { token: first.body.link ?? '' } };
  const { status, body } = await world.ask(holdLinkedAgain, { ...link, body: { weeks: 6 } });
  expect(status).toBe(201);
  // Six weeks after a visit that still lies ahead.
  expect(body.start).toBe(at(43, '12:00'));
  const booked = await world.ask(bookAgain, { params: { id: body.id }, body: { beginsEarly: true } });
  expect(booked.body.appointment.customer).toMatchObject({ name: 'Gerda Gast', isGuest: true });
  expect(booked.body.link).not.toBeNull();
});
