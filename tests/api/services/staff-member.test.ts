import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { login, me } from '../../../src/contract/account/account.ts';
import { type AppointmentId, listAppointments } from '../../../src/contract/booking/appointment.ts';
import {
  acceptAppointment,
  moveAppointment,
  payAppointment,
  refuseAppointment,
} from '../../../src/contract/booking/appointment-actions.ts';
import { getAppointment } from '../../../src/contract/booking/appointment-detail.ts';
import { undoDeed } from '../../../src/contract/booking/appointment-undo.ts';
import { addEntry, getCalendar } from '../../../src/contract/booking/calendar.ts';
import { listClients } from '../../../src/contract/booking/client.ts';
import { putAvailability } from '../../../src/contract/services/availability.ts';
import { createStaff, deleteStaff, listStaff, type StaffId } from '../../../src/contract/services/staff.ts';
import * as members from '../../../src/contract/services/staff-member.ts';
import { startIn } from '../../support/appointments.ts';
import { aCustomer, anEmail, aProvider, goodPassword, type Person, withConfirmedEmail } from '../../support/people.ts';
import { anAppointment } from '../../support/providers.ts';
import { aServiceCard } from '../../support/service-cards.ts';
import { startWorld, type World } from '../../support/world.ts';

/** A salon of two, with whom it works, and what each of them gets. */
let world: World;
let owner: Person;
let anna: StaffId;
let miriam: StaffId;
let hours = 0;

beforeAll(async () => {
  world = await startWorld();
}, 60_000);
afterAll(() => world.close());

beforeEach(async () => {
  hours = 0;
  await world.database.query('delete from app.rate_limit');
  owner = await withConfirmedEmail(world, await aProvider(world, { type: 'pro' }));
  await aServiceCard(world, owner);
  const [first] = (await world.ask(listStaff, {}, owner)).body.items;
  anna = first?.id as StaffId;
  miriam = (await world.ask(createStaff, { body: { name: 'Miriam' } }, owner)).body.id;
});

type Asked = Parameters<typeof world.ask<typeof members.inviteMember>>[1]['body'];

const invite = (body: Partial<Asked> = {}) =>
  world.ask(members.inviteMember, { body: { name: 'Miriam', role: 'team', staffId: miriam, ...body } }, owner);
const accept = (person: Person, code: string) =>
  world.ask(members.acceptInvitation, { params: { token: code } }, person);

/** Somebody who was invited and has accepted. */
async function employed(body: Partial<Asked> = {}): Promise<Person> {
  const person = await withConfirmedEmail(world, await aCustomer(world));
  const { body: invited } = await invite(body);
  expect((await accept(person, invited.code)).status).toBe(200);
  return person;
}

/** An hour of a day of its own, in the six weeks that a calendar shows. */
function hourAhead(): { start: string; end: string } {
  hours += 1;
  const start = startIn(20 + hours);
  return { start, end: new Date(Date.parse(start) + 3_600_000).toISOString() };
}

async function visitOf(staff: StaffId, status: 'open' | 'confirmed' = 'confirmed'): Promise<AppointmentId> {
  const id = await anAppointment(world.database, { ...hourAhead(), provider: owner.user.id, status });
  await world.database.query('update app.busy set staff_id = $2 where owner = $1', [id, staff]);
  await world.database.query('update app.appointment set staff_id = $2 where id = $1', [id, staff]);
  return id as AppointmentId;
}

describe('an invitation', () => {
  it('goes by mail with its code, which stands nowhere else', async () => {
    const email = anEmail('miriam');
    const { status, body } = await invite({ email });
    await world.afterwards();
    expect(status).toBe(201);
    const mails = await world.database.query<{ body: string }>(
      'select body from app.outgoing_mail where recipient = $1',
      [email],
    );
    expect(mails.map((mail) => mail.body.includes(body.code))).toEqual([true]);
    const stored = await world.database.query(`select from app.invitation own where own::text like '%' || $1 || '%'`, [
      body.code,
    ]);
    expect(stored).toEqual([]);
  });

  it('opens once, with or without its hyphen and in any case', async () => {
    const { body } = await invite();
    const person = await aCustomer(world);
    expect((await accept(person, body.code.replace('-', ' ').toUpperCase())).status).toBe(200);
    // The answer got lost, and the browser asks again.
    expect((await accept(person, body.code)).status).toBe(200);
    expect((await accept(await aCustomer(world), body.code)).refusal.code).toBe('link_invalid');
    const opened = await world.ask(members.getInvitation, { params: { token: body.code } });
    expect(opened.body.state).toBe('used');
  });

  it('ends after seven days', async () => {
    const { body } = await invite();
    await world.database.query(`update app.invitation set expires_at = now() - interval '1 second'`);
    const person = await aCustomer(world);
    expect((await world.ask(members.getInvitation, { params: { token: body.code } })).body.state).toBe('expired');
    expect((await accept(person, body.code)).refusal.code).toBe('link_invalid');
  });

  it('ends with a later one for the same person, and when it is taken back', async () => {
    const { body: first } = await invite();
    const { body: second } = await invite();
    expect((await world.ask(members.getInvitation, { params: { token: first.code } })).status).toBe(404);
    const taken = { params: { id: second.invitation.id } };
    expect((await world.ask(members.withdrawInvitation, taken, owner)).status).toBe(200);
    expect((await accept(await aCustomer(world), second.code)).refusal.code).toBe('not_found');
  });

  it('is not found by trying', async () => {
    const person = await aCustomer(world);
    const answers: number[] = [];
    for (let tried = 0; tried < 12; tried += 1) answers.push((await accept(person, `aaaaa-bbbb${tried}`)).status);
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 404));
    expect(answers.slice(10)).toEqual([429, 429]);
  });

  it('is refused for a week that is somebody else’s, and for whoever works somewhere already', async () => {
    const person = await employed();
    expect((await invite()).refusal.code).toBe('conflict');
    const { body } = await invite({ role: 'reception', staffId: null });
    expect((await accept(person, body.code)).refusal.code).toBe('role_taken');
  });
});

describe('an invitation of an address that has an account', () => {
  it('says nothing of the account, and is accepted with it', async () => {
    const person = await aCustomer(world);
    const { status, body } = await invite({ email: person.user.email });
    const unknown = await invite({ email: anEmail('nobody'), staffId: anna, name: 'Anna' });
    expect([status, Object.keys(body)]).toEqual([unknown.status, Object.keys(unknown.body)]);
    expect((await accept(person, body.code)).status).toBe(200);
    expect((await world.ask(me, {}, person)).body.works).toMatchObject({ staffId: miriam });
  });

  it('is refused to whoever has a business of their own', async () => {
    const other = await aProvider(world);
    const { body } = await invite({ email: other.user.email });
    expect((await accept(other, body.code)).refusal.code).toBe('forbidden');
    expect((await accept(await aCustomer(world), body.code)).status).toBe(200);
  });
});

describe('somebody in the team', () => {
  it('is told where they work', async () => {
    const person = await employed();
    expect((await world.ask(me, {}, person)).body.works).toMatchObject({
      business: { id: owner.user.id, name: 'Salon Müller & Söhne' },
      role: 'team',
      staffId: miriam,
    });
  });

  it('sees the own week alone, without numbers and addresses', async () => {
    const person = await employed();
    const [own, colleagues] = [await visitOf(miriam), await visitOf(anna)];
    const { body } = await world.ask(getCalendar, { query: { days: 42 } }, person);
    expect(body.visits.map(({ id }) => id)).toEqual([own]);
    expect(body.staff.map(({ id }) => id)).toEqual([miriam]);
    expect(body.visits.map(({ phone }) => phone)).toEqual([null]);
    const shown = (id: AppointmentId) => world.ask(getAppointment, { params: { id } }, person);
    expect((await shown(own)).body.customer).toMatchObject({ email: null, phone: null });
    expect((await shown(colleagues)).status).toBe(404);
    const listed = await world.ask(listAppointments, { query: { as: 'provider' } }, person);
    expect(listed.body.items.map(({ id }) => id)).toEqual([own]);
  });

  it('moves the own visits, and none to or of a colleague', async () => {
    const person = await employed();
    const [own, colleagues] = [await visitOf(miriam), await visitOf(anna)];
    const start = `${hourAhead().start.slice(0, 10)}T18:00`;
    const move = (id: AppointmentId, body: object = {}) =>
      world.ask(moveAppointment, { params: { id }, body: { start, ...body } }, person);
    expect((await move(own, { staffId: anna })).status).toBe(403);
    expect((await move(colleagues)).status).toBe(404);
    expect((await move(own)).status).toBe(200);
  });

  it('stands at what they did, for the business and not for the customer', async () => {
    const person = await employed();
    const own = await visitOf(miriam);
    await world.database.query(`update app.appointment set origin = 'entry', customer_id = null where id = $1`, [own]);
    const start = `${hourAhead().start.slice(0, 10)}T18:00`;
    await world.ask(moveAppointment, { params: { id: own }, body: { start } }, person);
    const deedsFor = async (viewer: Person) =>
      (await world.ask(getAppointment, { params: { id: own } }, viewer)).body.deeds;
    const moved = { action: 'move', by: 'provider', name: 'Miriam', at: expect.any(String) };
    expect(await deedsFor(person)).toEqual([{ ...moved, isOwn: true }]);
    expect(await deedsFor(owner)).toEqual([{ ...moved, isOwn: false }]);
    const customer = await withConfirmedEmail(world, await aCustomer(world));
    await world.database.query(
      `update app.appointment set customer_id = $2, guest_name = null, origin = 'site' where id = $1`,
      [own, customer.user.id],
    );
    expect(await deedsFor(customer)).toEqual([]);
    // What a customer has booked is not moved without their word.
    await world.ask(moveAppointment, { params: { id: own }, body: { start: `${start.slice(0, 11)}17:00` } }, owner);
    await world.ask(refuseAppointment, { params: { id: own }, body: {} }, customer);
    expect((await deedsFor(owner)).map(({ action, by, isOwn }) => [action, by, isOwn])).toEqual([
      ['refuse', 'customer', false],
      ['propose', 'provider', true],
      ['move', 'provider', false],
    ]);
  });

  it('is not told of what was taken back', async () => {
    const person = await employed();
    const own = await visitOf(miriam);
    const start = `${hourAhead().start.slice(0, 10)}T18:00`;
    const moved = await world.ask(moveAppointment, { params: { id: own }, body: { start, undoable: true } }, person);
    expect(moved.body.deeds).toHaveLength(1);
    expect((await world.ask(undoDeed, { params: { id: moved.body.undo?.id ?? '' } }, owner)).status).toBe(200);
    expect((await world.ask(getAppointment, { params: { id: own } }, owner)).body.deeds).toEqual([]);
  });

  it('enters visits for themselves only', async () => {
    const person = await employed();
    const entered = await world.ask(
      addEntry,
      { body: { text: 'Klara 15:00', day: hourAhead().start.slice(0, 10), preview: false } },
      person,
    );
    expect(entered.body.understood.staff?.id).toBe(miriam);
    const refused = await world.ask(addEntry, { body: { text: 'Klara 15:00', staffId: anna } }, person);
    expect(refused.refusal.code).toBe('not_found');
  });

  it('reads name and notes of the own clients', async () => {
    const person = await employed();
    await world.ask(
      addEntry,
      { body: { text: 'Klara 0171 3920099 15:00', day: hourAhead().start.slice(0, 10), staffId: miriam } },
      owner,
    );
    await world.ask(
      addEntry,
      { body: { text: 'Gerda 0171 3920088 15:00', day: hourAhead().start.slice(0, 10), staffId: anna } },
      owner,
    );
    const { body } = await world.ask(listClients, { query: {} }, person);
    expect(body.items.map(({ name, phone, turnoverCents }) => [name, phone, turnoverCents])).toEqual([
      ['Klara', null, null],
    ]);
    // Nor is a number found by asking for it digit by digit.
    const searched = await world.ask(listClients, { query: { search: '3920099' } }, person);
    expect(searched.body.items).toEqual([]);
  });
});

describe('the reception', () => {
  it('answers for everybody, and changes no settings', async () => {
    const person = await employed({ role: 'reception', staffId: null });
    const asked = await visitOf(anna, 'open');
    const ask = { params: { id: asked }, body: {} };
    expect((await world.ask(acceptAppointment, ask, person)).body.status).toBe('confirmed');
    expect((await world.ask(putAvailability, { body: { weeklyHours: [] } }, person)).refusal.code).toBe('forbidden');
  });
});

describe('the reception and money', () => {
  it('sees the price of a visit, and cannot say that it is paid', async () => {
    const person = await employed({ role: 'reception', staffId: null });
    const visit = await visitOf(anna);
    await world.database.query(
      `update app.appointment set status = 'completed', starts_at = now() - interval '3 hours', ends_at = now() - interval '2 hours'
        where id = $1`,
      [visit],
    );
    const ask = { params: { id: visit }, body: {} };
    const seenBy = async (viewer: Person) => (await world.ask(getAppointment, { params: { id: visit } }, viewer)).body;
    expect((await seenBy(owner)).can).toContain('paid');
    const seen = await seenBy(person);
    expect(seen.can).not.toContain('paid');
    expect(seen.totalCents).toBeGreaterThan(0);
    expect((await world.ask(payAppointment, ask, person)).refusal.code).toBe('not_found');
    expect((await world.ask(payAppointment, ask, owner)).body.status).toBe('completed_paid');
  });
});

describe('another role', () => {
  it('counts from the next call on, and gets a week where it needs one', async () => {
    const person = await employed({ role: 'reception', staffId: null });
    const colleagues = await visitOf(anna);
    const shown = () => world.ask(getAppointment, { params: { id: colleagues } }, person);
    expect((await shown()).status).toBe(200);
    const [member] = (await world.ask(members.listMembers, {}, owner)).body.members;
    const change = (body: { role: 'team' | 'reception'; staffId?: StaffId }) =>
      world.ask(members.changeMember, { params: { id: member?.id ?? '' }, body }, owner);
    expect((await change({ role: 'team' })).refusal.code).toBe('invalid');
    expect((await change({ role: 'team', staffId: miriam })).body).toMatchObject({
      role: 'team',
      staff: { id: miriam, name: 'Miriam' },
    });
    expect((await shown()).status).toBe(404);
  });
});

describe('the end', () => {
  it('leaves a link that opens nothing any more', async () => {
    const person = await aCustomer(world);
    const { code } = (await invite()).body;
    await accept(person, code);
    await world.database.query('delete from app.member where account_id = $1', [person.user.id]);
    const credentials = { email: person.user.email, password: goodPassword };
    const { access_token: token } = (await world.ask(login, { body: credentials })).body;
    const opened = await world.ask(members.getInvitation, { params: { token: code } });
    expect(opened.body.state).toBe('used');
    const accepted = await world.ask(members.acceptInvitation, { params: { token: code } }, { token });
    expect(accepted.refusal.code).toBe('link_invalid');
    expect((await world.ask(getCalendar, { query: {} }, { token })).refusal.code).toBe('forbidden');
  });

  it('refuses every further request of whoever was taken out, and leaves their visits', async () => {
    const person = await employed();
    const visit = await visitOf(miriam);
    const { body } = await world.ask(members.listMembers, {}, owner);
    const [member] = body.members;
    expect((await world.ask(members.removeMember, { params: { id: member?.id ?? '' } }, owner)).status).toBe(200);
    expect((await world.ask(me, {}, person)).status).toBe(401);
    expect((await world.ask(getCalendar, { query: {} }, person)).status).toBe(401);
    const shown = await world.ask(getAppointment, { params: { id: visit } }, owner);
    expect(shown.body).toMatchObject({ status: 'confirmed', staff: { id: miriam } });
  });

  it('comes with leaving the staff, and with leaving by oneself', async () => {
    const person = await employed();
    expect((await world.ask(deleteStaff, { params: { id: miriam } }, owner)).status).toBe(200);
    expect((await world.ask(getCalendar, { query: {} }, person)).status).toBe(401);
    const other = await employed({ role: 'reception', staffId: null });
    expect((await world.ask(members.leaveBusiness, {}, other)).status).toBe(200);
    expect((await world.ask(getCalendar, { query: {} }, other)).status).toBe(401);
    expect((await world.ask(members.listMembers, {}, owner)).body.members).toEqual([]);
  });

  it('comes for everybody with the suspension of the business', async () => {
    const person = await employed();
    await world.database.query('update app.account set suspended_at = now() where id = $1', [owner.user.id]);
    expect((await world.ask(getCalendar, { query: {} }, person)).refusal.code).toBe('forbidden');
    expect((await world.ask(me, {}, person)).body.works ?? null).toBeNull();
  });
});
