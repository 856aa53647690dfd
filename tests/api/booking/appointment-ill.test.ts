import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unseal } from '../../../netlify/session/seal.ts';
import { bookAppointment } from '../../../src/contract/booking/appointment.ts';
import {
  cancelAppointment,
  finishCall,
  listCalls,
  reportIll,
} from '../../../src/contract/booking/appointment-actions.ts';
import { getAppointment } from '../../../src/contract/booking/appointment-detail.ts';
import { settleDeeds, undoDeed } from '../../../src/contract/booking/appointment-undo.ts';
import { addEntry, getCalendar } from '../../../src/contract/booking/calendar.ts';
import type { AskOf } from '../../../src/contract/endpoint.ts';
import type { StaffId } from '../../../src/contract/services/staff.ts';
import { aBooking, atTime, sessionOf, startIn } from '../../support/appointments.ts';
import { emptied } from '../../support/emptied.ts';
import { aCustomer, type Person, withConfirmedEmail } from '../../support/people.ts';
import { anOffering, type Offering, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let customer: Person;
let provider: Offering;
let first: StaffId;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.afterwards();
  await emptied(world.database);
  customer = await withConfirmedEmail(world, await aCustomer(world, { name: 'Klara Kunde' }));
  [provider] = await offered(world.database, anOffering());
  await world.database.query('update app.service_card set is_available_now = true');
  await world.afterwards();
  await world.database.query('delete from app.outgoing_mail');
  const [staff] = await world.database.query<{ id: StaffId }>('select id from app.staff where provider_id = $1', [
    provider.id,
  ]);
  first = staff?.id as StaffId;
});

const day = () => startIn(20).slice(0, 10);
const token = () => sessionOf(world, provider.id);
const asCustomer = () => sessionOf(world, customer.user.id);
async function booked(time: string) {
  const body = aBooking(provider, { start: startIn(20, time), staffId: first });
  const answered = await world.ask(bookAppointment, { body }, { token: await asCustomer() });
  if (answered.body.appointment === undefined) throw new Error(JSON.stringify(answered.refusal));
  return answered.body.appointment.id;
}
const ill = async (body: Partial<AskOf<typeof reportIll>['body']> = {}) =>
  world.ask(reportIll, { body: { day: day(), ...body } }, { token: await token() });
const seen = async (id: string) =>
  (await world.ask(getAppointment, { params: { id } }, { token: await asCustomer() })).body;
const calls = async () => (await world.ask(listCalls, {}, { token: await token() })).body.items;
const anna = async (): Promise<StaffId> => {
  const [added] = await world.database.query<{ id: StaffId }>(
    `insert into app.staff (provider_id, name, position) values ($1, 'Anna', 1) returning id`,
    [provider.id],
  );
  return added?.id as StaffId;
};

const bookedAgain = async (staffId: StaffId) => {
  const body = aBooking(provider, { start: startIn(20, '12:00'), staffId });
  return (await world.ask(bookAppointment, { body }, { token: await asCustomer() })).status;
};

describe('whoever is ill', () => {
  it('is asked for, sees what becomes of each visit, and nothing has happened yet', async () => {
    const colleague = await anna();
    const id = await booked('10:00');
    const { body } = await ill({ staffId: first, preview: true });
    expect(body).toMatchObject({ cancelled: 0, handedOver: 0 });
    expect(body.visits).toMatchObject([{ id, customer: 'Klara Kunde', colleagues: [{ id: colleague, name: 'Anna' }] }]);
    expect(body.visits[0]?.others).toHaveLength(3);
    expect(await seen(id)).toMatchObject({ status: 'confirmed' });
    expect((await ill({ staffId: crypto.randomUUID() })).status).toBe(404);
  });

  it('hands visits over to a colleague who is free, and the customer is told who comes', async () => {
    const colleague = await anna();
    const id = await booked('10:00');
    const { body } = await ill({ staffId: first, handedOver: [{ id, staffId: colleague }] });
    expect(body).toMatchObject({ cancelled: 0, handedOver: 1, toCall: 0 });
    expect(await seen(id)).toMatchObject({ status: 'confirmed', start: startIn(20, '10:00'), staff: { name: 'Anna' } });
    const told = await world.database.query<{ body: string }>(
      `select body from app.outgoing_mail where recipient = $1 `,
      [customer.user.email],
    );
    expect(told.map(({ body: text }) => /Anna\s+takes\s+your\s+appointment/.test(text))).toContain(true);
  });

  it('cancels the others with three other times, and the day is closed for that person alone', async () => {
    const colleague = await anna();
    const id = await booked('10:00');
    await ill({ staffId: first, note: 'Fieber' });
    const visit = await seen(id);
    expect(visit).toMatchObject({ status: 'cancelled', reason: 'ill', messages: [{ text: 'Fieber' }] });
    expect(visit.alternatives).toHaveLength(3);
    expect(visit.alternatives.every((start) => start > startIn(20, '23:00'))).toBe(true);
    expect([await bookedAgain(first), await bookedAgain(colleague)]).toEqual([409, 201]);
    // Said twice, it changes nothing more.
    expect((await ill({ staffId: first })).body).toMatchObject({ cancelled: 0, visits: [] });
  });

  it('in the middle of a visit leaves that one, and closes what comes after', async () => {
    const [running, later] = [await booked('10:00'), await booked('15:00')];
    await atTime(world, startIn(20, '10:10'), async () => {
      expect((await ill()).body).toMatchObject({ cancelled: 1 });
      expect([(await seen(running)).status, (await seen(later)).status]).toEqual(['confirmed', 'cancelled']);
    });
  });
});

const mailsTo = async (to: string) =>
  (
    await world.database.query<{ subject: string }>(
      'select subject from app.outgoing_mail where recipient = $1 order by created_at, id',
      [to],
    )
  ).map(({ subject }) => subject);
const later = <T>(work: () => Promise<T>): Promise<T> => atTime(world, world.clock.now().getTime() + 11_000, work);
const settled = async () => (await world.ask(settleDeeds, {}, { token: await token() })).body.settled;
const blocks = async () => {
  const { body } = await world.ask(getCalendar, { query: { from: day(), days: 1 } }, { token: await token() });
  return body.blocks.map(({ start, end }) => [start, end]);
};

describe('“ill today” can be taken back for ten seconds', () => {
  it('opens the day again, and nobody has been told', async () => {
    const colleague = await anna();
    const [handed, cancelled] = [await booked('10:00'), await booked('14:00')];
    await world.database.query('delete from app.outgoing_mail');
    const { body } = await ill({
      staffId: first,
      note: 'Fieber',
      undoable: true,
      handedOver: [{ id: handed, staffId: colleague }],
    });
    expect(body).toMatchObject({ cancelled: 1, handedOver: 1, toCall: 0, undo: expect.any(String) });
    // The day is closed at once, and the provider sees it as decided; the customer still has the visit.
    expect(await bookedAgain(first)).toBe(409);
    expect([(await seen(cancelled)).status, (await seen(handed)).staff?.name]).toEqual(['confirmed', 'Anna']);
    expect((await ill({ staffId: first, preview: true })).body.visits).toEqual([]);
    expect((await world.ask(undoDeed, { params: { id: body.undo ?? '' } }, { token: await token() })).status).toBe(200);
    expect([await later(settled), await mailsTo(customer.user.email), await blocks()]).toEqual([0, [], []]);
    expect(await seen(cancelled)).toMatchObject({ status: 'confirmed', messages: [] });
    expect((await seen(handed)).staff?.name).not.toBe('Anna');
    expect(await bookedAgain(first)).toBe(201);
  });

  it('is carried out afterwards: one mail each, the note, other times, and the freed time is closed as well', async () => {
    const colleague = await anna();
    const [handed, cancelled] = [await booked('10:00'), await booked('14:00')];
    await world.database.query('delete from app.outgoing_mail');
    const handedOver = [{ id: handed, staffId: colleague }];
    const { body } = await ill({ staffId: first, note: 'Fieber', undoable: true, handedOver });
    expect(await mailsTo(customer.user.email)).toEqual([]);
    expect(await later(settled)).toBe(2);
    expect(await mailsTo(customer.user.email)).toHaveLength(2);
    const visit = await seen(cancelled);
    expect(visit).toMatchObject({ status: 'cancelled', reason: 'ill', messages: [{ text: 'Fieber' }] });
    expect(visit.alternatives).toHaveLength(3);
    const again = aBooking(provider, { start: startIn(20, '14:00'), staffId: first });
    expect((await world.ask(bookAppointment, { body: again }, { token: await asCustomer() })).status).toBe(409);
    // One block, not one before and one after each visit.
    expect(await blocks()).toHaveLength(1);
    expect((await world.ask(undoDeed, { params: { id: body.undo ?? '' } }, { token: await token() })).status).toBe(404);
  });

  it('comes after what waited already, and whom no message reaches is to be called once it is carried out', async () => {
    const id = await booked('10:00');
    const cancel = { params: { id }, body: { undoable: true } };
    await world.ask(cancelAppointment, cancel, { token: await token() });
    const entered = { text: 'Gerda 030 901820', day: day(), minute: 720 };
    await world.ask(addEntry, { body: entered }, { token: await token() });
    expect((await ill({ undoable: true })).body).toMatchObject({ cancelled: 1, toCall: 0 });
    expect(await seen(id)).toMatchObject({ status: 'cancelled', reason: 'by_provider' });
    expect([await calls(), await later(settled)]).toEqual([[], 1]);
    expect(await calls()).toMatchObject([{ customer: 'Gerda', isCancelled: true }]);
  });
});

it('the mail says why, and each of the three other times leads to its booking', async () => {
  await booked('10:00');
  await world.database.query('delete from app.outgoing_mail');
  await ill();
  const [row] = await world.database.query<{ alternatives: string[] }>('select alternatives from app.appointment');
  const [sent] = await world.database.query<{ body: string; html: string }>(
    'select body, html from app.outgoing_mail where recipient = $1',
    [customer.user.email],
  );
  expect(sent?.body).toMatch(/because of illness|wegen Krankheit/);
  expect(sent?.body).not.toMatch(/Free instead|Frei wäre/);
  const starts = (sent?.body ?? '')
    .match(new RegExp(`http\\S+/book/${provider.id}\\S+`, 'g'))
    ?.map((link) => new URL(link).searchParams.get('start'));
  expect(starts).toEqual(row?.alternatives);
  expect(starts).toHaveLength(3);
  for (const start of starts ?? []) expect(sent?.html).toContain(encodeURIComponent(start ?? ''));
});

it('a client whom the provider has entered is told why, by mail and by text message', async () => {
  await world.database.query(`update app.account set phone = '0171 3920009', phone_verified_at = now() where id = $1`, [
    provider.id,
  ]);
  for (const text of ['Gerda 0171 3920000', 'Bernd bernd@example.org'])
    await world.ask(
      addEntry,
      { body: { text, day: day(), minute: text.startsWith('G') ? 600 : 720 } },
      { token: await token() },
    );
  await world.database.query('delete from app.outgoing_text');
  await world.database.query('delete from app.outgoing_mail');
  await ill();
  const [text] = await world.database.query<{ sealed: string }>('select sealed_body as sealed from app.outgoing_text');
  expect(unseal(world.adapters, text?.sealed ?? '')).toContain('wegen Krankheit');
  const [mail] = await world.database.query<{ body: string }>(
    `select body from app.outgoing_mail where recipient = 'bernd@example.org'`,
  );
  expect(mail?.body).toContain('wegen Krankheit');
});

it('a client with a mobile number is told that somebody else comes, and not that the time has changed', async () => {
  const colleague = await anna();
  await world.database.query(`update app.account set phone = '0171 3920009', phone_verified_at = now() where id = $1`, [
    provider.id,
  ]);
  const entered = { text: 'Gerda 0171 3920000', day: day(), minute: 600, staffId: first };
  const { body } = await world.ask(addEntry, { body: entered }, { token: await token() });
  await world.database.query('delete from app.outgoing_text');
  const handedOver = [{ id: body.id as never, staffId: colleague }];
  expect((await ill({ staffId: first, handedOver })).body).toMatchObject({ handedOver: 1, toCall: 0 });
  const sent = await world.database.query<{ sealed: string }>('select sealed_body as sealed from app.outgoing_text');
  const said = sent.map(({ sealed }) => unseal(world.adapters, sealed) ?? '');
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/übernimmt jemand anderes: .*10:00\.\n/);
  expect(said[0]).not.toMatch(/ist jetzt|Anna/);
});

it('asks for a day, and for ids and a note that can be ones', async () => {
  for (const body of [
    { day: '2026-02-30' },
    { day: 'heute' },
    { handedOver: 'Anna' },
    { handedOver: [{ id: 'x', staffId: first }] },
    { note: 'x'.repeat(501) },
    { undoable: 'yes' },
  ])
    expect([body, (await ill(body as never)).status]).toEqual([body, 400]);
  // A visit of somebody else is not handed over, and nothing is said of it.
  const handedOver = [{ id: crypto.randomUUID() as never, staffId: first }];
  expect((await ill({ handedOver })).body).toMatchObject({ handedOver: 0, cancelled: 0, undo: null });
  for (const id of ['x', crypto.randomUUID()])
    expect((await world.ask(finishCall, { params: { id } }, { token: await token() })).status).toBe(404);
});

it('whom no message reaches stands in the list of calls until ticked, and with nobody else', async () => {
  const enter = async (text: string, minute: number) =>
    (await world.ask(addEntry, { body: { text, day: day(), minute } }, { token: await token() })).body.id ?? '';
  const id = await enter('Gerda 030 901820', 600);
  await booked('15:00');
  expect((await ill()).body).toMatchObject({ cancelled: 2, toCall: 1 });
  expect(await calls()).toMatchObject([
    { id, customer: 'Gerda', phone: expect.stringContaining('901820'), isCancelled: true },
  ]);
  const [other] = await offered(world.database, anOffering());
  const others = await sessionOf(world, other.id);
  expect((await world.ask(finishCall, { params: { id } }, { token: others })).status).toBe(404);
  expect((await world.ask(listCalls, {}, { token: others })).body.items).toEqual([]);
  for (const _ of [1, 2])
    expect((await world.ask(finishCall, { params: { id } }, { token: await token() })).status).toBe(200);
  expect(await calls()).toEqual([]);
});
