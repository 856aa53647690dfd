import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppointmentId } from '../../../src/contract/booking/appointment.ts';
import {
  acceptAppointment,
  cancelAppointment,
  messageAppointment,
  moveAppointment,
} from '../../../src/contract/booking/appointment-actions.ts';
import { getAppointment } from '../../../src/contract/booking/appointment-detail.ts';
import { listNotifications, renewCalendarFeed } from '../../../src/contract/messaging/notification.ts';
import { startPush } from '../../../src/contract/messaging/notification-push.ts';
import { createStaff, listStaff, type StaffId } from '../../../src/contract/services/staff.ts';
import * as members from '../../../src/contract/services/staff-member.ts';
import { dayAhead } from '../../support/appointments.ts';
import { aCustomer, aProvider, type Person, withConfirmedEmail } from '../../support/people.ts';
import { anAppointment } from '../../support/providers.ts';
import { aServiceCard } from '../../support/service-cards.ts';
import { startWorld, type World } from '../../support/world.ts';

/** A salon with a reception and somebody in the team: who is told of what. */
let world: World;
let owner: Person;
let reception: Person;
let miriam: Person;
let customer: Person;
let staff: { anna: StaffId; miriam: StaffId };

const start = `${dayAhead().start.slice(0, 10)}T18:00`;

async function employed(body: { role: 'team' | 'reception'; staffId: StaffId | null }): Promise<Person> {
  const person = await withConfirmedEmail(world, await aCustomer(world));
  const { code } = (await world.ask(members.inviteMember, { body: { name: 'Miriam', ...body } }, owner)).body;
  await world.ask(members.acceptInvitation, { params: { token: code } }, person);
  return person;
}

beforeAll(async () => {
  world = await startWorld();
}, 60_000);
afterAll(() => world.close());

beforeEach(async () => {
  await world.database.query('delete from app.rate_limit');
  owner = await withConfirmedEmail(world, await aProvider(world, { type: 'pro' }));
  await aServiceCard(world, owner);
  const [first] = (await world.ask(listStaff, {}, owner)).body.items;
  const second = (await world.ask(createStaff, { body: { name: 'Miriam' } }, owner)).body;
  staff = { anna: first?.id as StaffId, miriam: second.id };
  reception = await employed({ role: 'reception', staffId: null });
  miriam = await employed({ role: 'team', staffId: staff.miriam });
  customer = await withConfirmedEmail(world, await aCustomer(world));
});

async function visitOf(who: StaffId, status: 'open' | 'confirmed' = 'confirmed'): Promise<AppointmentId> {
  const id = await anAppointment(world.database, { ...dayAhead(), provider: owner.user.id, status });
  await world.database.query('update app.busy set staff_id = $2 where owner = $1', [id, who]);
  await world.database.query(`update app.appointment set staff_id = $2, customer_id = $3 where id = $1`, [
    id,
    who,
    customer.user.id,
  ]);
  return id as AppointmentId;
}

/** A visit that the business has entered: it moves without asking anybody. */
async function entryOf(who: StaffId): Promise<AppointmentId> {
  const id = await visitOf(who);
  await world.database.query(
    `update app.appointment set origin = 'entry', customer_id = null, guest_name = 'Klara' where id = $1`,
    [id],
  );
  return id;
}

const bellOf = async (person: Person) => (await world.ask(listNotifications, {}, person)).body;
const kindsOf = async (person: Person): Promise<string[]> => (await bellOf(person)).items.map(({ kind }) => kind);
const cancel = (id: AppointmentId, who: Person) => world.ask(cancelAppointment, { params: { id }, body: {} }, who);

describe('the bell of employees', () => {
  it('tells the reception of every visit, and the team of the own week', async () => {
    const [own, colleagues] = [await visitOf(staff.miriam), await visitOf(staff.anna)];
    await cancel(own, customer);
    expect([await kindsOf(reception), await kindsOf(miriam)]).toEqual([
      ['appointment_cancelled'],
      ['appointment_cancelled'],
    ]);
    const [news] = (await bellOf(miriam)).items;
    expect(news).toMatchObject({ isRead: false, path: `/provider/calendar?visit=${own}` });
    await cancel(colleagues, customer);
    expect([(await kindsOf(reception)).length, (await kindsOf(miriam)).length]).toEqual([2, 1]);
  });

  it('tells of what another one has done, and nobody of the own doing', async () => {
    const moved = await entryOf(staff.miriam);
    await world.ask(moveAppointment, { params: { id: moved }, body: { start } }, miriam);
    expect([await kindsOf(owner), await kindsOf(reception), await kindsOf(miriam)]).toEqual([
      ['appointment_moved'],
      ['appointment_moved'],
      [],
    ]);
    await world.ask(moveAppointment, { params: { id: moved }, body: { start: start.replace('18:', '17:') } }, owner);
    expect([(await kindsOf(owner)).length, (await kindsOf(miriam)).length]).toEqual([1, 1]);
  });

  it('has no messages and reviews of the team', async () => {
    const own = await visitOf(staff.miriam);
    await world.ask(messageAppointment, { params: { id: own }, body: { text: 'Bis gleich' } }, customer);
    expect([await kindsOf(reception), await kindsOf(miriam)]).toEqual([['appointment_message'], []]);
    expect([(await bellOf(reception)).unreadMessages, (await bellOf(miriam)).unreadMessages]).toEqual([1, 0]);
    await world.ask(getAppointment, { params: { id: own } }, reception);
    expect((await bellOf(reception)).unreadMessages).toBe(0);
  });

  it('is the customer’s alone where an employee has booked for themselves', async () => {
    const id = await visitOf(staff.anna, 'open');
    await world.database.query('update app.appointment set customer_id = $2 where id = $1', [id, miriam.user.id]);
    await world.ask(acceptAppointment, { params: { id }, body: {} }, owner);
    expect(await kindsOf(miriam)).toEqual(['appointment_accepted']);
  });

  it('forgets the customers of the business with the employment', async () => {
    await cancel(await visitOf(staff.miriam), customer);
    expect(await kindsOf(miriam)).toHaveLength(1);
    const { body } = await world.ask(members.listMembers, {}, owner);
    const id = body.members.find(({ role }) => role === 'team')?.id ?? '';
    await world.ask(members.removeMember, { params: { id } }, owner);
    const left = await world.database.query('select from app.notification where account_id = $1', [miriam.user.id]);
    expect(left).toEqual([]);
  });
});

describe('the browser of an employee', () => {
  it('shows the same news', async () => {
    const shown: { path: string }[] = [];
    const send = (_: unknown, message: string): Promise<'sent'> => {
      shown.push(JSON.parse(message) as { path: string });
      return Promise.resolve('sent');
    };
    world.adapters.pusher = { publicKey: 'key', isService: () => true, send };
    const endpoint = `https://push.example.com/${crypto.randomUUID()}`;
    await world.ask(startPush, { body: { endpoint, publicKey: 'k'.repeat(87), auth: 'a'.repeat(22) } }, miriam);
    const [own, colleagues] = [await visitOf(staff.miriam), await visitOf(staff.anna)];
    await cancel(colleagues, customer);
    await cancel(own, customer);
    await world.afterwards();
    // At night they wait.
    const waiting = await world.database.query<{ path: string }>('select path from app.outgoing_push');
    expect([...shown, ...waiting].map(({ path }) => path)).toEqual([`/provider/calendar?visit=${own}`]);
  });
});

async function feedOf(person: Person): Promise<() => Promise<string>> {
  const { address } = (await world.ask(renewCalendarFeed, {}, person)).body;
  return async () => (await world.fetch(new Request(address))).text();
}
const idsIn = (file: string): string[] => [...file.matchAll(/UID:([^@]+)@/g)].map(([, id]) => id ?? '');

describe('the calendar feed of an employee', () => {
  it('has the own week of the team, all of the reception, and nothing after the end', async () => {
    const [own, colleagues] = [await visitOf(staff.miriam), await visitOf(staff.anna)];
    const [ofTeam, ofReception] = [await feedOf(miriam), await feedOf(reception)];
    expect(idsIn(await ofTeam())).toEqual([own]);
    expect(idsIn(await ofReception()).toSorted()).toEqual([own, colleagues].toSorted());
    await world.database.query('delete from app.member where account_id = $1', [miriam.user.id]);
    expect(idsIn(await ofTeam())).toEqual([]);
  });
});
