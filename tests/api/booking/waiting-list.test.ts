import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { offerFreed, runWaiting } from '../../../netlify/features/booking/waiting-list/job-actions.ts';
import { signLink } from '../../../netlify/session/link.ts';
import { bookAppointment, listAppointments } from '../../../src/contract/booking/appointment.ts';
import { cancelAppointment, getVisit } from '../../../src/contract/booking/appointment-actions.ts';
import { addEntry } from '../../../src/contract/booking/calendar.ts';
import * as waiting from '../../../src/contract/booking/waiting-list.ts';
import { listNotifications } from '../../../src/contract/messaging/notification.ts';
import { addBlock, deleteBlock } from '../../../src/contract/services/availability.ts';
import { sessionOf, startIn } from '../../support/appointments.ts';
import { emptied } from '../../support/emptied.ts';
import { aCustomer, type Person } from '../../support/people.ts';
import { aCard, anAppointment, anOffering, type Offering, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

const minute = 60_000;
let world: World;
let salon: Offering;
let owner: string;
let now: Date;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await emptied(world.database);
  // A Tuesday, ten in the morning in Berlin: nobody is asked at night.
  world.clock.moveTo('2027-03-02T09:00:00Z');
  now = world.clock.now();
  [salon] = await offered(world.database, anOffering({ cards: [aCard({ isAvailableNow: true })] }));
  owner = await sessionOf(world, salon.id);
});

const at = (days: number, time: string): string => startIn(days, time, now);
const day = (days: number): string => at(days, '12:00').slice(0, 10);
const cards = () => salon.cards.map(({ id }) => id);

/** The whole day is taken, but for this hour. */
async function aFullDay(days: number, hour: string): Promise<string> {
  const staff = await world.database.query<{ id: never }>('select id from app.staff where provider_id = $1', [
    salon.id,
  ]);
  for (const [from, until] of [
    ['09:00', hour],
    [`${Number(hour.slice(0, 2)) + 1}:00`, '18:00'],
  ] as const)
    if (from !== until)
      await world.ask(
        addBlock,
        { body: { staffId: staff[0]?.id, start: at(days, from), end: at(days, until) } },
        { token: owner },
      );
  return at(days, hour);
}

/** Somebody who comes in that hour, so that the day is full. */
async function aVisit(start: string, customer?: Person): Promise<string> {
  const who = customer ?? (await aCustomer(world));
  const end = new Date(Date.parse(start) + 60 * minute).toISOString();
  return anAppointment(world.database, { provider: salon.id, customer: who.user.id, start, end });
}

const join = async (
  person: Person,
  span: { firstDay?: string; lastDay?: string; fromMinute?: number; untilMinute?: number } = {},
) => {
  const token = await sessionOf(world, person.user.id);
  const body = { providerId: salon.id, cards: cards(), firstDay: day(1), lastDay: day(20), ...span };
  return world.ask(waiting.joinWaitingList, { body }, { token });
};

const cancel = async (visit: string) => {
  const { status } = await world.ask(
    cancelAppointment,
    { params: { id: visit }, body: {} },
    { token: await sessionOf(world, salon.id) },
  );
  expect(status).toBe(200);
  await world.afterwards();
};

const entryOf = async (person: Person) => {
  const token = await sessionOf(world, person.user.id);
  return (await world.ask(waiting.listWaiting, { query: {} }, { token })).body.items[0];
};
const offerOf = async (person: Person) => (await entryOf(person))?.offer ?? undefined;

const mailsTo = async (person: Person): Promise<string[]> =>
  (
    await world.database.query<{ subject: string }>(
      'select subject from app.outgoing_mail where recipient = $1 order by created_at',
      [person.user.email],
    )
  ).map(({ subject }) => subject);

it('offers a cancelled hour at once to the one who waits, held and told by bell and mail', async () => {
  const [ana, ben] = [await aCustomer(world), await aCustomer(world)];
  await world.database.query('update app.account set email_verified_at = now() where id = $1', [ana.user.id]);
  const start = await aFullDay(3, '14:00');
  const visit = await aVisit(start, ben);
  expect((await join(ana)).status).toBe(201);
  await cancel(visit);

  const offer = await offerOf(ana);
  expect(offer?.start).toBe(start);
  expect(Date.parse(offer?.until ?? '') - world.clock.now().getTime()).toBeGreaterThan(29 * minute);
  const token = await sessionOf(world, ana.user.id);
  const { body: bell } = await world.ask(listNotifications, {}, { token });
  expect(bell.items[0]).toMatchObject({ kind: 'waiting_offer', path: `/waiting/${offer?.id}` });
  expect((await mailsTo(ana)).at(-1)).toContain('A time is free');

  // Nobody else gets the hour meanwhile.
  const other = await sessionOf(world, (await aCustomer(world)).user.id);
  const asked = { providerId: salon.id, cards: cards(), start, beginsEarly: true };
  expect((await world.ask(bookAppointment, { body: asked }, { token: other })).refusal.code).toBe('slot_taken');

  // One tap, through the booking: it names the hold.
  const { body: shown } = await world.ask(waiting.getOffer, { params: { id: offer?.id as never } });
  expect(shown).toMatchObject({ start, reason: 'only', totalCents: 4500, earlier: null, asksToBegin: true });
  const booking = { ...asked, holdId: shown.holdId, staffId: shown.staff.id, totalCents: shown.totalCents };
  expect((await world.ask(bookAppointment, { body: booking }, { token })).status).toBe(201);
  expect(await entryOf(ana)).toBeUndefined();
  expect((await world.ask(waiting.getOffer, { params: { id: offer?.id as never } })).status).toBe(404);
});

it('goes on to the next after half an hour, by the order of the list, and asks nobody twice', async () => {
  const [soon, first, second] = [await aCustomer(world), await aCustomer(world), await aCustomer(world)];
  const visit = await aVisit(await aFullDay(3, '14:00'));
  await join(first);
  world.clock.forward(minute);
  await join(second);
  world.clock.forward(minute);
  // The last to come, whose days end first.
  await join(soon, { lastDay: day(4) });
  await cancel(visit);
  const reasons: string[] = [];
  for (const person of [soon, first, second]) {
    const offer = await offerOf(person);
    reasons.push((await world.ask(waiting.getOffer, { params: { id: offer?.id as never } })).body.reason);
    expect((await Promise.all([soon, first, second].map(offerOf))).filter((one) => one !== undefined)).toHaveLength(1);
    world.clock.forward(29 * minute);
    await runWaiting(world.adapters);
    expect(await offerOf(person)).toEqual(offer);
    world.clock.forward(2 * minute);
    await runWaiting(world.adapters);
  }
  expect(reasons).toEqual(['soonest', 'longest', 'only']);
  await runWaiting(world.adapters);
  expect(await Promise.all([soon, first, second].map(offerOf))).toEqual([undefined, undefined, undefined]);
  expect(await world.database.query('select 1 from app.waiting_offer')).toHaveLength(3);
  expect(await world.database.query(`select 1 from app.appointment where status = 'held'`)).toEqual([]);
});

it('makes one offer however many jobs run at once', async () => {
  const people = await Promise.all([aCustomer(world), aCustomer(world), aCustomer(world)]);
  const start = await aFullDay(3, '14:00');
  const visit = await aVisit(start);
  for (const person of people) await join(person);
  // Freed without a call, so that no job has looked yet.
  await world.database.query(`update app.appointment set status = 'cancelled' where id = $1`, [visit]);
  const runs = await Promise.all(Array.from({ length: 4 }, () => offerFreed(world.adapters)));
  expect(runs.map(({ offered: count }) => count).toSorted((one, other) => one - other)).toEqual([0, 0, 0, 1]);
  expect(await world.database.query('select 1 from app.waiting_offer')).toHaveLength(1);
});

it('hands a declined offer to the next', async () => {
  const [ana, ben] = [await aCustomer(world), await aCustomer(world)];
  const visit = await aVisit(await aFullDay(3, '14:00'));
  await join(ana);
  world.clock.forward(minute);
  await join(ben);
  await cancel(visit);
  const offer = await offerOf(ana);
  expect((await world.ask(waiting.declineOffer, { params: { id: offer?.id as never } })).status).toBe(200);
  await world.afterwards();
  expect(await offerOf(ana)).toBeUndefined();
  expect(await offerOf(ben)).toBeDefined();
  expect((await world.ask(waiting.getOffer, { params: { id: offer?.id as never } })).status).toBe(410);
});

it('offers only within the days and hours that were said', async () => {
  const [early, late] = [await aCustomer(world), await aCustomer(world)];
  const visit = await aVisit(await aFullDay(3, '14:00'));
  await join(early, { fromMinute: 9 * 60, untilMinute: 12 * 60 });
  await join(late, { firstDay: day(4) });
  await cancel(visit);
  expect(await Promise.all([early, late].map(offerOf))).toEqual([undefined, undefined]);
});

it('moves a visit to the earlier time by one tap, and offers its old time to the next', async () => {
  const [ana, ben, cem] = [await aCustomer(world), await aCustomer(world), await aCustomer(world)];
  const early = await aFullDay(3, '14:00');
  const late = await aFullDay(10, '15:00');
  const gone = await aVisit(early, cem);
  const own = await aVisit(late, ana);
  const token = await sessionOf(world, ana.user.id);
  const joined = await world.ask(waiting.waitForEarlier, { params: { id: own } }, { token });
  expect(joined.body).toMatchObject({ appointment: { id: own, start: late }, lastDay: day(10) });
  world.clock.forward(minute);
  await join(ben, { firstDay: day(9), lastDay: day(30) });
  await cancel(gone);
  const offer = await offerOf(ana);
  expect(offer?.start).toBe(early);
  const taken = await world.ask(waiting.takeOffer, { params: { id: offer?.id as never } });
  expect(taken.body).toEqual({ appointmentId: own, link: null });
  await world.afterwards();
  const { body: list } = await world.ask(
    listAppointments,
    { query: {} },
    { token: await sessionOf(world, ana.user.id) },
  );
  expect(list.items.map(({ start, status }) => [start, status])).toEqual([[early, 'confirmed']]);
  expect(await entryOf(ana)).toBeUndefined();
  expect((await offerOf(ben))?.start).toBe(late);
});

it('lets the provider put a client without an account on the list, who takes the time by the link of the mail', async () => {
  const early = await aFullDay(3, '14:00');
  const gone = await aVisit(early);
  const late = await aFullDay(10, '15:00');
  const own = await anAppointment(world.database, {
    provider: salon.id,
    customer: null,
    start: late,
    end: new Date(Date.parse(late) + 60 * minute).toISOString(),
  });
  await world.database.query(
    `update app.appointment set origin = 'entry', guest_name = 'Klara', guest_email = 'klara@example.org' where id = $1`,
    [own],
  );
  const token = await sessionOf(world, salon.id);
  expect((await world.ask(waiting.waitForEarlier, { params: { id: own } }, { token })).status).toBe(201);
  const { body } = await world.ask(waiting.listWaiting, { query: { as: 'provider' } }, { token });
  expect(body.items).toMatchObject([{ customer: 'Klara', appointment: { id: own }, offer: null }]);
  await cancel(gone);
  const [sent] = await world.database.query<{ body: string }>(
    `select body from app.outgoing_mail where recipient = 'klara@example.org'`,
  );
  const id = /\/waiting\/([\w-]+)/.exec(sent?.body ?? '')?.[1];
  // The provider sees that something is held, and not by which word it is taken.
  const { body: seen } = await world.ask(
    waiting.listWaiting,
    { query: { as: 'provider' } },
    { token: await sessionOf(world, salon.id) },
  );
  expect(seen.items[0]?.offer).toMatchObject({ id: null, start: early });
  const taken = await world.ask(waiting.takeOffer, { params: { id: id as never } });
  expect(taken.body).toEqual({ appointmentId: own, link: expect.any(String) });
});

it('lets a guest wait for an earlier time by the link of the visit, and stop', async () => {
  const early = await aFullDay(3, '14:00');
  const gone = await aVisit(early);
  const late = await aFullDay(10, '15:00');
  const own = await anAppointment(world.database, {
    provider: salon.id,
    customer: null,
    start: late,
    end: new Date(Date.parse(late) + 60 * minute).toISOString(),
  });
  await world.database.query(
    `update app.appointment set guest_name = 'Gesa', guest_email = 'gesa@example.org', guest_proven = 'email' where id = $1`,
    [own],
  );
  const params = { token: await signLink(world.adapters.secret, 'visit', own, now) };
  const waits = async () => (await world.ask(getVisit, { params })).body.waitsForEarlier;
  const rows = () => world.database.query('select 1 from app.waiting_list');
  expect([await waits(), (await rows()).length]).toEqual([false, 0]);
  expect((await world.ask(waiting.waitForEarlierByLink, { params })).status).toBe(201);
  expect([await waits(), (await rows()).length]).toEqual([true, 1]);
  expect((await world.ask(waiting.stopEarlierByLink, { params })).status).toBe(200);
  expect([await waits(), (await rows()).length]).toEqual([false, 0]);
  await world.ask(waiting.waitForEarlierByLink, { params });
  await cancel(gone);
  const [sent] = await world.database.query<{ body: string }>(
    `select body from app.outgoing_mail where recipient = 'gesa@example.org'`,
  );
  const id = /\/waiting\/([\w-]+)/.exec(sent?.body ?? '')?.[1];
  const { body: shown } = await world.ask(waiting.getOffer, { params: { id: id as never } });
  expect(shown).toMatchObject({ start: early, taker: 'holder', earlier: { start: late } });
  // Whoever stops lets go what is held, and the next may have it.
  await world.ask(waiting.stopEarlierByLink, { params });
  expect((await world.ask(waiting.getOffer, { params: { id: id as never } })).status).toBe(404);
  expect(await world.database.query(`select 1 from app.appointment where status = 'held'`)).toEqual([]);
});

it('says who may take an offer of a new visit, and how long it takes and who can do it', async () => {
  const [ana, ben] = [await aCustomer(world), await aCustomer(world)];
  const visit = await aVisit(await aFullDay(3, '14:00'));
  const { body: entry } = await join(ana);
  const staff = await world.database.query<{ id: string }>('select id from app.staff where provider_id = $1', [
    salon.id,
  ]);
  expect(entry).toMatchObject({ minutes: 60, staff: null, able: staff.map(({ id }) => id) });
  await cancel(visit);
  const params = { id: (await offerOf(ana))?.id as never };
  const takerFor = async (token?: string) =>
    (await world.ask(waiting.getOffer, { params }, token === undefined ? {} : { token })).body.taker;
  expect(await takerFor()).toBe('signed-out');
  expect(await takerFor(await sessionOf(world, ana.user.id))).toBe('self');
  expect(await takerFor(await sessionOf(world, ben.user.id))).toBe('other');
});

it('hands on at once what is held for somebody who books another time', async () => {
  const [ana, ben] = [await aCustomer(world), await aCustomer(world)];
  const first = await aVisit(await aFullDay(3, '14:00'));
  await join(ana);
  world.clock.forward(minute);
  await join(ben, { lastDay: day(30) });
  await cancel(first);
  const held = (await offerOf(ana))?.start;
  const body = { providerId: salon.id, cards: cards(), start: at(5, '10:00'), beginsEarly: true };
  const booked = await world.ask(bookAppointment, { body }, { token: await sessionOf(world, ana.user.id) });
  expect(booked.status).toBe(201);
  await world.afterwards();
  expect(await offerOf(ana)).toBeUndefined();
  expect((await offerOf(ben))?.start).toBe(held);
});

it('lets go what is held for a visit that is cancelled', async () => {
  const [ana, ben] = [await aCustomer(world), await aCustomer(world)];
  const early = await aFullDay(3, '14:00');
  const gone = await aVisit(early);
  const own = await aVisit(await aFullDay(10, '15:00'), ana);
  await world.ask(waiting.waitForEarlier, { params: { id: own } }, { token: await sessionOf(world, ana.user.id) });
  world.clock.forward(minute);
  await join(ben, { lastDay: day(4) });
  await cancel(gone);
  const holder = await offerOf(ben);
  expect(holder?.start).toBe(early);
  // Ben does not answer; then it is Ana's turn, whose visit is cancelled meanwhile.
  world.clock.forward(31 * minute);
  await runWaiting(world.adapters);
  expect((await offerOf(ana))?.start).toBe(early);
  await cancel(own);
  await runWaiting(world.adapters);
  expect(await world.database.query(`select 1 from app.appointment where status = 'held'`)).toEqual([]);
});

it('offers what a removed block frees', async () => {
  const ana = await aCustomer(world);
  await aFullDay(3, '14:00');
  const [staff] = await world.database.query<{ id: never }>('select id from app.staff where provider_id = $1', [
    salon.id,
  ]);
  const body = { staffId: staff?.id as never, start: at(3, '14:00'), end: at(3, '15:00') };
  const { body: block } = await world.ask(addBlock, { body }, { token: owner });
  await join(ana, { firstDay: day(3), lastDay: day(3) });
  await world.ask(
    deleteBlock,
    { params: { id: block.blocks[0]?.id as never } },
    { token: await sessionOf(world, salon.id) },
  );
  await world.afterwards();
  expect((await offerOf(ana))?.start).toBe(at(3, '14:00'));
});

it('waits with what is freed at night until the morning', async () => {
  const ana = await aCustomer(world);
  const visit = await aVisit(await aFullDay(3, '14:00'));
  await join(ana);
  world.clock.moveTo('2027-03-02T22:30:00Z');
  await cancel(visit);
  expect(await offerOf(ana)).toBeUndefined();
  world.clock.moveTo('2027-03-03T07:01:00Z');
  await runWaiting(world.adapters);
  expect(await offerOf(ana)).toBeDefined();
});

it('offers nothing that the provider may still take back', async () => {
  const ana = await aCustomer(world);
  const visit = await aVisit(await aFullDay(3, '14:00'));
  await join(ana);
  await world.ask(
    cancelAppointment,
    { params: { id: visit }, body: { undoable: true } },
    { token: await sessionOf(world, salon.id) },
  );
  await world.afterwards();
  expect(await offerOf(ana)).toBeUndefined();
});

it('ends entries after their days, and with the account', async () => {
  const [ana, ben] = [await aCustomer(world), await aCustomer(world)];
  await join(ana, { lastDay: day(2) });
  await join(ben);
  world.clock.forward(4 * 24 * 60 * minute);
  await runWaiting(world.adapters);
  const left = await world.database.query<{ account: string }>('select account_id as account from app.waiting_list');
  expect(left).toEqual([{ account: ben.user.id }]);
});

it('keeps one place for the same cards, refuses days that are over, and ends by one call', async () => {
  const ana = await aCustomer(world);
  const first = await join(ana);
  const again = await join(ana, { lastDay: day(30) });
  expect(again.body).toMatchObject({ id: first.body.id, lastDay: day(30), createdAt: first.body.createdAt });
  expect((await join(ana, { firstDay: day(-9), lastDay: day(-2) })).refusal.fields).toHaveProperty('lastDay');
  expect((await join(ana, { fromMinute: 700, untilMinute: 600 })).refusal.fields).toHaveProperty('untilMinute');
  const token = await sessionOf(world, ana.user.id);
  const { status } = await world.ask(waiting.leaveWaitingList, { params: { id: first.body.id } }, { token });
  expect([status, await entryOf(ana)]).toEqual([200, undefined]);
});

const clientBody = (said: object = {}) => ({ cards: cards(), firstDay: day(1), lastDay: day(20), ...said });
const addClient = async (said: object = {}) =>
  world.ask(waiting.addWaitingClient, { body: clientBody(said) }, { token: await sessionOf(world, salon.id) });
const received = async () =>
  (await world.ask(waiting.listWaiting, { query: { as: 'provider' } }, { token: await sessionOf(world, salon.id) }))
    .body.items;
const offersSent = async (to: string): Promise<string[]> =>
  (
    await world.database.query<{ body: string }>(
      'select body from app.outgoing_mail where recipient = $1 order by created_at',
      [to],
    )
  ).flatMap(({ body: text }) => /\/waiting\/([\w-]+)/.exec(text)?.[1] ?? []);
const heldTimes = () => world.database.query(`select 1 from app.appointment where status = 'held'`);

describe('a client whom the provider puts on the list', () => {
  it('books what is freed by the link of the mail, without an account or a code', async () => {
    const start = await aFullDay(3, '14:00');
    const gone = await aVisit(start);
    const added = await addClient({ name: 'Klara Kern', phone: '+49 1512 3456789', email: 'klara@example.org' });
    expect(added.body).toMatchObject({
      customer: 'Klara Kern',
      phone: '+49 1512 3456789',
      isOffered: true,
      minutes: 60,
    });
    await cancel(gone);
    const [id] = await offersSent('klara@example.org');
    const { body: shown } = await world.ask(waiting.getOffer, { params: { id: id as never } });
    expect(shown).toMatchObject({ start, taker: 'holder', earlier: null, guest: { name: 'Klara Kern' } });
    const { holdId, totalCents, staff } = shown;
    const { name = '', email, phone, proof = '' } = shown.guest ?? {};
    const guest = { name, email: email ?? '', phone: phone ?? '', proof };
    const visit = { providerId: salon.id, cards: cards(), start, holdId, totalCents, staffId: staff.id };
    const booked = await world.ask(bookAppointment, { body: { ...visit, guest, beginsEarly: true } });
    expect(booked.status).toBe(201);
    expect(booked.body.link).not.toBeNull();
    await runWaiting(world.adapters);
    expect(await received()).toEqual([]);
    expect(await world.database.query('select 1 from app.waiting_list')).toEqual([]);
    expect(await world.database.query('select 1 from app.client where name = $1', ['Klara Kern'])).toHaveLength(1);
  });

  it('proves one address alone, and not that of somebody else', async () => {
    const gone = await aVisit(await aFullDay(3, '14:00'));
    await addClient({ name: 'Klara', email: 'klara@example.org' });
    await cancel(gone);
    const [id] = await offersSent('klara@example.org');
    const { body: shown } = await world.ask(waiting.getOffer, { params: { id: id as never } });
    const guest = { name: 'Klara', email: 'other@example.org', proof: shown.guest?.proof ?? '' };
    const visit = { providerId: salon.id, cards: cards(), start: shown.start, holdId: shown.holdId, beginsEarly: true };
    expect((await world.ask(bookAppointment, { body: { ...visit, guest } })).refusal.code).toBe('unproven');
  });

  it.each([
    ['has a number of a house alone', { phone: '+49 30 12345678' }],
    ['has left a name alone', {}],
  ])('is called by the provider where the client %s', async (_said, reached) => {
    const gone = await aVisit(await aFullDay(3, '14:00'));
    await addClient({ name: 'Herr Stumm', ...reached });
    await cancel(gone);
    expect(await received()).toMatchObject([{ customer: 'Herr Stumm', offer: null }]);
    expect(await heldTimes()).toEqual([]);
  });

  it('is called where the business writes to no clients', async () => {
    await world.database.query('update app.provider set tells_clients = false where account_id = $1', [salon.id]);
    const gone = await aVisit(await aFullDay(3, '14:00'));
    const added = await addClient({ name: 'Klara', email: 'klara@example.org' });
    expect(added.body.isOffered).toBe(false);
    await cancel(gone);
    expect([await offersSent('klara@example.org'), await heldTimes()]).toEqual([[], []]);
  });

  it('is off the list once the provider has entered them', async () => {
    await addClient({ name: 'Klara', phone: '+49 1512 3456789' });
    expect(await received()).toHaveLength(1);
    const [{ id: card } = { id: '' }] = salon.cards;
    const entry = { isForm: true, name: 'Klara', phone: '+49 1512 3456789', cards: [card], day: day(4), minute: 600 };
    const entered = await world.ask(addEntry, { body: entry }, { token: await sessionOf(world, salon.id) });
    expect(entered.body.entered).toBe(1);
    expect(await received()).toEqual([]);
  });

  it('keeps one place, is found in the client file, and needs a name', async () => {
    const [{ client } = { client: '' }] = await world.database.query<{ client: string }>(
      `insert into app.client (provider_id, name, known_by) values ($1, 'Klara', 'name:klara') returning id as client`,
      [salon.id],
    );
    const first = await addClient({ clientId: client });
    const again = await addClient({ name: 'Klara', lastDay: day(30) });
    expect(again.body).toMatchObject({ id: first.body.id, lastDay: day(30) });
    expect((await addClient()).refusal.fields).toHaveProperty('name');
    expect((await addClient({ clientId: crypto.randomUUID() })).refusal.code).toBe('not_found');
    const { status } = await world.ask(
      waiting.leaveWaitingList,
      { params: { id: first.body.id } },
      { token: await sessionOf(world, salon.id) },
    );
    expect([status, await received()]).toEqual([200, []]);
  });

  it('with an account is asked there, and waits in the own list', async () => {
    const ana = await aCustomer(world);
    const [{ client } = { client: '' }] = await world.database.query<{ client: string }>(
      `insert into app.client (provider_id, name, account_id, known_by) values ($1, 'Ana', $2, $3) returning id as client`,
      [salon.id, ana.user.id, `account:${ana.user.id}`],
    );
    const start = await aFullDay(3, '14:00');
    const gone = await aVisit(start);
    await addClient({ clientId: client });
    await cancel(gone);
    expect(await entryOf(ana)).toMatchObject({ customer: null, phone: null, offer: { start } });
    const id = (await offerOf(ana))?.id;
    const token = await sessionOf(world, ana.user.id);
    const { body: shown } = await world.ask(waiting.getOffer, { params: { id: id as never } }, { token });
    expect(shown).toMatchObject({ taker: 'self', guest: null });
  });
});

const option = (id: string, name: string, priceCents: number, durationMinutes: number) => ({
  id,
  name,
  priceCents,
  durationMinutes,
});
/** A card with its options. */
const pick = (...options: string[]): string => [salon.cards[0]?.id, ...options].join('~');
const wait = async (person: Person, picked: string) =>
  world.ask(
    waiting.joinWaitingList,
    { body: { providerId: salon.id, cards: [picked], firstDay: day(1), lastDay: day(20) } },
    { token: await sessionOf(world, person.user.id) },
  );

describe('a card with options', () => {
  const chosen = ['lang', 'gloss'];
  beforeEach(async () => {
    await world.database.query(
      `update app.service_card set name = 'Farbe', variants = $2::jsonb -> 'list', extras = $3::jsonb -> 'list' where provider_id = $1`,
      [
        salon.id,
        { list: [option('kurz', 'kurz', 4500, 60), option('lang', 'lang', 6500, 90)] },
        { list: [option('gloss', 'Glanz', 1500, 30)] },
      ],
    );
  });

  it('is waited for as it was chosen, and offered where its length fits', async () => {
    const [ana, ben] = [await aCustomer(world), await aCustomer(world)];
    const short = await aVisit(await aFullDay(3, '14:00'));
    const joined = await wait(ana, pick(...chosen));
    expect(joined.body).toMatchObject({ cards: [pick(...chosen)], services: ['Farbe · lang + Glanz'], minutes: 120 });
    world.clock.forward(minute);
    await wait(ben, pick('kurz'));
    await cancel(short);
    // An hour is enough for the short one alone, although the other has waited longer.
    expect([await offerOf(ana), (await offerOf(ben))?.start]).toEqual([undefined, at(3, '14:00')]);
  });

  it('costs in the offer what was chosen, and is booked so', async () => {
    const ana = await aCustomer(world);
    const [staff] = await world.database.query<{ id: never }>('select id from app.staff where provider_id = $1', [
      salon.id,
    ]);
    const block = { staffId: staff?.id as never, start: at(3, '09:00'), end: at(3, '18:00') };
    const { body: blocked } = await world.ask(addBlock, { body: block }, { token: owner });
    await wait(ana, pick(...chosen));
    await world.database.query('update app.waiting_list set last_day = $1::date', [day(3)]);
    await world.ask(
      deleteBlock,
      { params: { id: blocked.blocks[0]?.id as never } },
      { token: await sessionOf(world, salon.id) },
    );
    await world.afterwards();
    const token = await sessionOf(world, ana.user.id);
    const { body: shown } = await world.ask(
      waiting.getOffer,
      { params: { id: (await offerOf(ana))?.id as never } },
      { token },
    );
    expect(shown).toMatchObject({ totalCents: 8000, services: ['Farbe · lang + Glanz'], cards: [pick(...chosen)] });
    expect(Date.parse(shown.end) - Date.parse(shown.start)).toBe(120 * minute);
    const { start, holdId, totalCents } = shown;
    const visit = { providerId: salon.id, cards: [pick(...chosen)], start, holdId, totalCents, beginsEarly: true };
    expect((await world.ask(bookAppointment, { body: visit }, { token })).status).toBe(201);
    expect(await entryOf(ana)).toBeUndefined();
  });

  it('has to be chosen, with options that are there', async () => {
    const ana = await aCustomer(world);
    expect((await wait(ana, pick())).refusal.fields).toHaveProperty('cards');
    expect((await wait(ana, pick('krumm'))).refusal.fields).toHaveProperty('cards');
  });
});
