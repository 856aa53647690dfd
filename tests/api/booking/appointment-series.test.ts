import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bookAppointment, holdAppointment, listAppointments } from '../../../src/contract/booking/appointment.ts';
import { getAppointment } from '../../../src/contract/booking/appointment-detail.ts';
import { addEntry, getCalendar } from '../../../src/contract/booking/calendar.ts';
import { bookSeries, previewSeries, stepLinkedSeries, stepSeries } from '../../../src/contract/booking/series.ts';
import { addBlock } from '../../../src/contract/services/availability.ts';
import { aGuest, sessionOf, startIn } from '../../support/appointments.ts';
import { emptied } from '../../support/emptied.ts';
import { aCustomer } from '../../support/people.ts';
import { aCard, anOffering, type Offering, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

const hour = 3_600_000;
let world: World;
let salon: Offering;
let owner: string;
let customer: string;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await emptied(world.database);
  // A Tuesday, ten in the morning in Berlin. The clocks change on the 28th of March.
  world.clock.moveTo('2027-03-02T09:00:00Z');
  [salon] = await offered(world.database, anOffering({ cards: [aCard({ isAvailableNow: true })] }));
  await world.database.query('update app.provider set horizon_days = 365 where account_id = $1', [salon.id]);
  owner = await sessionOf(world, salon.id);
  customer = await sessionOf(world, (await aCustomer(world)).user.id);
});

const at = (days: number, time = '10:00'): string => startIn(days, time, world.clock.now());
const cards = () => salon.cards.map(({ id }) => id);
const wish = (start = at(14)) => ({ providerId: salon.id, cards: cards(), start });
const preview = (over: object = {}, token = customer) =>
  world.ask(previewSeries, { body: { ...wish(), weeks: 2, times: 4, ...over } }, { token });
const book = (over: object = {}, token = customer) =>
  world.ask(
    bookSeries,
    { body: { ...wish(), weeks: 2, starts: [at(14), at(28), at(42)], beginsEarly: true, ...over } },
    { token },
  );
const staffOf = async (): Promise<string[]> =>
  (
    await world.database.query<{ id: string }>(
      'select id from app.staff where provider_id = $1 order by position, id',
      [salon.id],
    )
  ).map(({ id }) => id);
const block = async (start: string, hours = 1) => {
  const [staffId] = await staffOf();
  const body = { staffId, start, end: new Date(Date.parse(start) + hours * hour).toISOString() };
  await world.ask(addBlock, { body: body }, { token: owner });
};
const visitsOf = async (token = customer) =>
  (await world.ask(listAppointments, { query: { order: 'ascending' } }, { token })).body.items;

it('keeps the hour on the provider’s clock over both changes of the clocks', async () => {
  const { body } = await preview({ weeks: 1, times: 3, start: at(20) });
  expect(body.dates.map(({ start }) => start)).toEqual([
    '2027-03-22T09:00:00.000Z',
    '2027-03-29T08:00:00.000Z',
    '2027-04-05T08:00:00.000Z',
  ]);
  world.clock.moveTo('2027-10-12T08:00:00Z');
  const autumn = await preview(
    { weeks: 1, times: 3, start: at(10) },
    await sessionOf(world, (await aCustomer(world)).user.id),
  );
  expect(autumn.body.dates.map(({ start }) => start)).toEqual([
    '2027-10-22T08:00:00.000Z',
    '2027-10-29T08:00:00.000Z',
    '2027-11-05T09:00:00.000Z',
  ]);
});

it('checks each date, and shows the nearest free time beside one that does not fit', async () => {
  await block(at(28));
  const { body } = await preview();
  expect(body.dates.map(({ problem }) => problem)).toEqual([null, 'taken', null, null]);
  const [, second] = body.dates;
  expect(Math.abs(Date.parse(second?.nearest ?? '') - Date.parse(at(28)))).toBe(hour);
});

it('says which dates are beyond the horizon, and that a holiday does not fit', async () => {
  await world.database.query('update app.provider set horizon_days = 60 where account_id = $1', [salon.id]);
  const { body } = await preview({ weeks: 3, times: 4 });
  expect(body.dates.map(({ problem }) => problem)).toEqual([null, null, null, 'too_far']);
  expect(body.dates[3]?.nearest).toBeNull();
  await world.database.query(
    `insert into app.time_off (provider_id, first_day, last_day) values ($1, $2::date, $2::date)`,
    [salon.id, at(35).slice(0, 10)],
  );
  expect((await preview({ weeks: 3, times: 3 })).body.dates[1]?.problem).toBe('taken');
});

it('ends with the day that is said, and refuses a rhythm of one', async () => {
  const { body } = await preview({ times: undefined, until: at(42).slice(0, 10) });
  expect(body.dates).toHaveLength(3);
  const short = await preview({ times: undefined, until: at(20).slice(0, 10) });
  expect(short.refusal.fields).toHaveProperty('until');
  for (const bad of [{ weeks: 0 }, { weeks: 9 }, { times: 1 }, { times: 13 }, { until: '2027-06-01' }])
    expect((await preview(bad)).status).toBe(400);
});

it('books all at once, each an appointment of its own, told in one mail with one calendar file', async () => {
  const person = await aCustomer(world);
  const token = await sessionOf(world, person.user.id);
  await world.database.query('update app.account set email_verified_at = now() where id = $1', [person.user.id]);
  const { status, body } = await book({}, token);
  expect(status).toBe(201);
  expect(body.appointments.map(({ start }) => start)).toEqual([at(14), at(28), at(42)]);
  expect(body.appointments.map(({ status: state }) => state)).toEqual(['confirmed', 'confirmed', 'confirmed']);
  expect(body.appointments.map(({ series }) => series)).toEqual([
    { place: 1, count: 3, later: 2 },
    { place: 2, count: 3, later: 1 },
    { place: 3, count: 3, later: 0 },
  ]);
  expect(new Set(body.appointments.map(({ staff }) => staff.id)).size).toBe(1);
  const mails = await world.database.query<{ body: string; calendar: { content: string } }>(
    `select body, calendar from app.outgoing_mail where recipient = $1 and calendar is not null`,
    [person.user.email],
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.calendar.content.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  for (const { id } of body.appointments) {
    expect(mails[0]?.calendar.content).toContain(`UID:${id}@`);
    expect(mails[0]?.body).toContain(id);
  }
});

it('takes what is free nearby instead of a date, and leaves dates out', async () => {
  const { status, body } = await book({ starts: [at(14), at(29, '11:00'), at(56)] });
  expect(status).toBe(201);
  expect(body.appointments).toHaveLength(3);
  for (const starts of [
    [at(14), at(20)],
    [at(28), at(14)],
    [at(14), at(14, '12:00')],
    [at(14), at(14 + 14 * 12)],
  ])
    expect((await book({ starts })).refusal.fields).toHaveProperty('starts');
});

it('books none where one is taken, and nothing is left behind', async () => {
  await block(at(28));
  expect((await book()).refusal.code).toBe('slot_taken');
  expect(await visitsOf()).toHaveLength(0);
  const { body } = await preview({ times: 3 });
  expect(body.dates.map(({ problem }) => problem)).toEqual([null, 'taken', null]);
});

it('is booked once by two at the same moment, whichever dates they share', async () => {
  const other = await sessionOf(world, (await aCustomer(world)).user.id);
  const both = await Promise.all([book(), book({ starts: [at(28), at(42), at(56)] }, other)]);
  expect(both.map(({ status }) => status).toSorted((first, second) => first - second)).toEqual([201, 409]);
  const [rows] = await world.database.query<{ count: number }>('select count(*) from app.appointment');
  expect(rows?.count).toBe(3);
});

it('is one series however often the same call arrives', async () => {
  const id = crypto.randomUUID();
  const answers = await Promise.all([book({ id }), book({ id })]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(await visitsOf()).toHaveLength(3);
  const stranger = await sessionOf(world, (await aCustomer(world)).user.id);
  expect((await book({ id }, stranger)).refusal.code).toBe('conflict');
});

it('counts as one in the limits, and uses the own hold of the first date', async () => {
  const held = await world.ask(holdAppointment, { body: wish() }, { token: customer });
  expect((await preview({ holdId: held.body.id })).body.dates[0]?.problem).toBeNull();
  expect((await book({ holdId: held.body.id })).status).toBe(201);
  const one = (days: number) =>
    world.ask(bookAppointment, { body: { ...wish(at(days, '13:00')), beginsEarly: true } }, { token: customer });
  // Mondays and Tuesdays of five weeks: with the series these are ten.
  const days = [13, 14, 20, 21, 27, 28, 34, 35, 41];
  for (const day of days) expect((await one(day)).status).toBe(201);
  expect((await one(48)).refusal.code).toBe('too_many_open');
  expect((await book({ start: at(70), starts: [at(70), at(84)] })).refusal.code).toBe('too_many_open');
});

it('is asked for as a whole, and accepted or declined as a whole', async () => {
  [salon] = await offered(world.database, anOffering({ cards: [aCard({ isAvailableNow: false })] }));
  await world.database.query('update app.provider set horizon_days = 365 where account_id = $1', [salon.id]);
  owner = await sessionOf(world, salon.id);
  const { body } = await book();
  expect(body.appointments.map(({ status }) => status)).toEqual(['open', 'open', 'open']);
  const id = body.appointments[0]?.id as never;
  const denied = await world.ask(stepSeries, { params: { id }, body: { action: 'accept' } }, { token: customer });
  expect(denied.refusal.code).toBe('forbidden');
  const accepted = await world.ask(stepSeries, { params: { id }, body: { action: 'accept' } }, { token: owner });
  expect(accepted.body.done).toHaveLength(3);
  expect((await visitsOf()).map(({ status }) => status)).toEqual(['confirmed', 'confirmed', 'confirmed']);
  const again = await world.ask(stepSeries, { params: { id }, body: { action: 'accept' } }, { token: owner });
  expect(again.refusal.code).toBe('wrong_state');
});

it('cancels one, or it and all after it, each within its own deadline', async () => {
  const person = await aCustomer(world);
  const { body } = await book({ starts: [at(14), at(28), at(42), at(56)] }, await sessionOf(world, person.user.id));
  const [first, second] = body.appointments;
  const step = (id: unknown, token: string) =>
    world.ask(stepSeries, { params: { id: id as never }, body: { action: 'cancel' } }, { token });
  const stranger = await sessionOf(world, (await aCustomer(world)).user.id);
  expect((await step(second?.id, stranger)).status).toBe(404);
  // The morning of the second: too late for it, in time for those after.
  world.clock.moveTo(new Date(Date.parse(second?.start ?? '') - hour).toISOString());
  const token = await sessionOf(world, person.user.id);
  const { body: done } = await step(second?.id, token);
  expect(done.left).toEqual([{ id: second?.id, start: second?.start, problem: 'too_late' }]);
  expect(done.done).toHaveLength(2);
  expect((await visitsOf(token)).map(({ status }) => status)).toEqual([
    'confirmed',
    'confirmed',
    'cancelled',
    'cancelled',
  ]);
  const shown = await world.ask(getAppointment, { params: { id: second?.id as never } }, { token });
  expect(shown.body.series).toEqual({ place: 2, count: 4, later: 0 });
  expect(first?.id).toBeDefined();
});

it('lets the provider cancel all that follow, with a word that the customer reads once', async () => {
  const { body } = await book();
  await world.database.query('update app.account set email_verified_at = now()');
  const id = body.appointments[1]?.id as never;
  const step = { params: { id }, body: { action: 'cancel' as const, note: 'Wir ziehen um' } };
  expect((await world.ask(stepSeries, step, { token: owner })).body.done).toHaveLength(2);
  expect((await visitsOf()).map(({ status }) => status)).toEqual(['confirmed', 'cancelled', 'cancelled']);
  const mails = await world.database.query<{ body: string }>(
    `select body from app.outgoing_mail where calendar ->> 'method' = 'CANCEL'`,
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.body).toContain('Wir ziehen um');
});

it('is booked by a guest, who gets a link of its own for each, and cancels by one of them', async () => {
  const guest = await aGuest(world, 'gerda@example.org');
  const { status, body } = await world.ask(bookSeries, {
    body: { ...wish(), weeks: 2, starts: [at(14), at(28), at(42)], beginsEarly: true, guest },
  });
  expect(status).toBe(201);
  const [mail] = await world.database.query<{ body: string }>(
    `select body from app.outgoing_mail where recipient = $1 and calendar is not null`,
    [guest.email],
  );
  const links = new Set([...(mail?.body ?? '').matchAll(/\/visit\/([\w.~-]+)/g)].map(([, token]) => token));
  expect(links.size).toBe(3);
  const token = body.link ?? '';
  const step = { params: { token }, body: { action: 'cancel' as const } };
  expect((await world.ask(stepLinkedSeries, step)).body.done).toHaveLength(3);
});

it('keeps the person where they are free, and gives the others to a colleague', async () => {
  await world.database.query(`insert into app.staff (provider_id, name, position) values ($1, 'Mia', 5)`, [salon.id]);
  const [one, two] = await staffOf();
  await block(at(28));
  const { body } = await book();
  const staff = body.appointments.map((visit) => visit.staff.id);
  expect(new Set(staff).size).toBeLessThanOrEqual(2);
  expect(staff[1]).toBe(two);
  // Somebody who is named does all of it or nothing.
  expect((await book({ staffId: one, start: at(28), starts: [at(28), at(42, '11:00')] })).refusal.code).toBe(
    'slot_taken',
  );
  // Who has left is not booked; what they have stays.
  await world.database.query('update app.staff set is_active = false where id = $1', [two]);
  expect((await preview({ staffId: two })).body.dates.every(({ problem }) => problem === 'taken')).toBe(true);
  expect(await visitsOf()).toHaveLength(3);
});

it('marks what a provider enters as a series, and shows it in the calendar', async () => {
  const entry = { isForm: true, name: 'Klara', cards: cards(), day: at(14).slice(0, 10), minute: 600 };
  const { body } = await world.ask(
    addEntry,
    { body: { ...entry, every: { unit: 'week', count: 2 }, times: 3 } as never },
    { token: owner },
  );
  expect(body.entered).toBe(3);
  const shown = await world.ask(getCalendar, { query: { from: at(14).slice(0, 10), days: 1 } }, { token: owner });
  expect(shown.body.visits[0]?.series).toEqual({ place: 1, count: 3, later: 2 });
  const step = { params: { id: body.id as never }, body: { action: 'cancel' as const } };
  expect((await world.ask(stepSeries, step, { token: owner })).body.done).toHaveLength(3);
});
