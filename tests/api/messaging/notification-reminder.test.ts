import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { announce } from '../../../netlify/features/messaging/notification/actions.ts';
import { remindVisits } from '../../../netlify/features/messaging/notification/reminder-actions.ts';
import { jobNamed } from '../../../netlify/local/doors.ts';
import { unseal } from '../../../netlify/session/seal.ts';
import { accountId } from '../../../src/contract/fields.ts';
import { emptied } from '../../support/emptied.ts';
import { aCustomer, type Person, withConfirmedEmail } from '../../support/people.ts';
import { anAppointment, anOffering, type Offering, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let customer: Person;
let provider: Offering;
beforeAll(async () => {
  world = await startWorld();
  world.clock.moveTo('2026-12-01T09:00:00Z');
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.afterwards();
  await emptied(world.database);
  customer = await aCustomer(world, { name: 'Klara Kunde' }).then((person) => withConfirmedEmail(world, person));
  [provider] = await offered(world.database, anOffering());
  await world.afterwards();
  await world.database.query('delete from app.outgoing_mail');
});

/** Noon in Berlin, in winter. */
const start = '2027-01-14T11:00:00.000Z';

async function aVisit(columns: Record<string, unknown> = {}, by: string | null = customer.user.id): Promise<string> {
  const id = await anAppointment(world.database, {
    provider: accountId.parse(provider.id),
    customer: by,
    start,
    end: '2027-01-14T12:00:00Z',
  });
  await world.database.query(
    `update app.appointment set cancel_hours = 2, created_at = '2026-12-01T09:00:00Z' where id = $1`,
    [id],
  );
  // Its customer was told long ago.
  await world.database.query(
    `insert into app.announcement (appointment_id, version, kind, side, told_at)
     values ($1, 0, 'appointment_booked', 'customer', '2026-12-01T09:00:00Z')`,
    [id],
  );
  for (const [name, value] of Object.entries(columns))
    await world.database.query(`update app.appointment set ${name} = $2 where id = $1`, [id, value]);
  return id;
}

const run = (now: string) => remindVisits({ ...world.adapters, clock: { now: () => new Date(now) } });
const mails = () =>
  world.database.query<{ recipient: string; subject: string; body: string }>(
    'select recipient, subject, body from app.outgoing_mail order by created_at, id',
  );
const texts = async (): Promise<string[]> =>
  (await world.database.query<{ sealed: string }>('select sealed_body as sealed from app.outgoing_text')).map(
    ({ sealed }) => unseal(world.adapters, sealed) ?? '',
  );
const withNumber = () =>
  world.database.query(`update app.account set phone = '0171 3920000', phone_verified_at = now() where id = $1`, [
    customer.user.id,
  ]);

it('reminds a day and two hours before, by mail and by text message, each once', async () => {
  await withNumber();
  const id = await aVisit();
  expect(await run('2027-01-13T10:59:00Z')).toEqual({ day: 0, hours: 0 });
  expect(await run('2027-01-13T11:00:00Z')).toEqual({ day: 1, hours: 0 });
  const [first] = await mails();
  expect(first?.subject).toBe('Erinnerung an Ihren Termin: Haarschnitt, Do., 14.01., 12:00');
  expect(first?.body).toContain(`Ich komme:\n\nhttp://localhost:5000/appointments/${id}`);
  expect(await texts()).toEqual([]);
  expect(await run('2027-01-13T11:10:00Z')).toEqual({ day: 0, hours: 0 });
  expect(await run('2027-01-14T09:00:00Z')).toEqual({ day: 0, hours: 1 });
  expect(await run('2027-01-14T09:10:00Z')).toEqual({ day: 0, hours: 0 });
  expect((await mails()).map(({ body }) => body.includes('Ich komme'))).toEqual([true, false]);
  expect(await texts()).toEqual([expect.stringContaining('Erinnerung an Ihren Termin')]);
});

it('comes three hours before the end of cancelling, and names it', async () => {
  await withNumber();
  await aVisit({ cancel_hours: 24 });
  expect(await run('2027-01-13T07:50:00Z')).toEqual({ day: 0, hours: 0 });
  expect(await run('2027-01-13T08:00:00Z')).toEqual({ day: 1, hours: 0 });
  const [first] = await mails();
  expect(first?.body).toContain('Absagen oder verschieben können Sie bis Mittwoch, 13. Januar');
  expect(first?.body.split('Absagen oder verschieben')).toHaveLength(2);
  // The second comes when only the telephone is left, and says so.
  await run('2027-01-14T09:00:00Z');
  expect((await texts())[0]).toContain('Absagen nur telefonisch.');
});

it('does not remind whoever booked after the reminder was due, and reminds of a deadline of a week a week before', async () => {
  const late = await aVisit({ cancel_hours: 24 });
  await world.database.query(`update app.announcement set told_at = '2027-01-13T08:30:00Z' where appointment_id = $1`, [
    late,
  ]);
  expect(await run('2027-01-13T08:40:00Z')).toEqual({ day: 0, hours: 0 });
  await world.database.query('delete from app.appointment');
  await aVisit({ cancel_hours: 168 });
  expect(await run('2027-01-07T07:50:00Z')).toEqual({ day: 0, hours: 0 });
  expect(await run('2027-01-07T08:00:00Z')).toEqual({ day: 1, hours: 0 });
});

it('reminds once, however many run at the same moment', async () => {
  await aVisit();
  await Promise.all(Array.from({ length: 8 }, () => run('2027-01-13T11:00:00Z')));
  expect(await mails()).toHaveLength(1);
});

it('asks nobody to confirm who has', async () => {
  await aVisit({ coming_at: '2027-01-12T11:00:00Z' });
  await run('2027-01-13T11:00:00Z');
  expect((await mails())[0]?.body).not.toContain('Ich komme');
});

it('reminds guests a day before, by what they gave, and nobody of whom only the name was entered', async () => {
  const guest = { guest_name: 'Gerd', guest_email: 'gerd@example.org' };
  await aVisit({ ...guest, origin: 'site' }, null);
  expect(await run('2027-01-13T11:00:00Z')).toEqual({ day: 1, hours: 0 });
  expect(await run('2027-01-14T09:00:00Z')).toEqual({ day: 0, hours: 0 });
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['gerd@example.org']);
  await world.database.query(
    `update app.appointment set origin = 'entry', guest_email = null, starts_at = starts_at + interval '5 minutes'`,
  );
  expect(await run('2027-01-13T12:00:00Z')).toEqual({ day: 0, hours: 0 });
});

it('keeps to the preference', async () => {
  await withNumber();
  await world.database.query('update app.account set appointment_reminders = false where id = $1', [customer.user.id]);
  await aVisit();
  await run('2027-01-13T11:00:00Z');
  await run('2027-01-14T09:00:00Z');
  expect([await mails(), await texts()]).toEqual([[], []]);
});

it('reminds of no request, nothing cancelled, and nothing that is over', async () => {
  const id = await aVisit({ status: 'open' });
  await run('2027-01-13T11:00:00Z');
  await world.database.query(`update app.appointment set status = 'cancelled' where id = $1`, [id]);
  await run('2027-01-13T11:00:00Z');
  await aVisit();
  await run('2027-01-14T11:30:00Z');
  expect(await mails()).toEqual([]);
});

const reminders = async () => (await mails()).filter(({ subject }) => subject.startsWith('Erinnerung')).length;

it('does not remind of what somebody learned after the reminder was due, but of a move before', async () => {
  const id = await aVisit();
  const tell = (kind: 'appointment_accepted' | 'appointment_moved', now: string) =>
    world.database.transaction((transaction) =>
      announce(transaction, world.adapters, { appointmentId: id, kind, to: 'customer', now: new Date(now) }),
    );
  await tell('appointment_accepted', '2027-01-13T15:00:00Z');
  await run('2027-01-13T15:10:00Z');
  expect(await reminders()).toBe(0);
  // Two days later, told in good time: a reminder of the new time.
  await world.database.query(
    `update app.appointment set version = 1, starts_at = '2027-01-16T11:00:00Z', ends_at = '2027-01-16T12:00:00Z' where id = $1`,
    [id],
  );
  await tell('appointment_moved', '2027-01-13T16:00:00Z');
  await run('2027-01-15T11:00:00Z');
  expect(await reminders()).toBe(1);
});

it('reminds of nothing that nobody was told of', async () => {
  const id = await aVisit();
  await world.database.query('delete from app.announcement where appointment_id = $1', [id]);
  expect(await run('2027-01-13T11:00:00Z')).toEqual({ day: 0, hours: 0 });
});

it('wakes nobody', async () => {
  // At 07:00 in Berlin: the reminder of a day waits for 08:00, that of two hours goes out at 19:30 of the evening before.
  const id = await aVisit();
  await world.database.query(
    `update app.appointment set starts_at = '2027-01-14T06:00:00Z', ends_at = '2027-01-14T07:00:00Z' where id = $1`,
    [id],
  );
  expect(await run('2027-01-13T06:00:00Z')).toEqual({ day: 0, hours: 0 });
  expect(await run('2027-01-13T07:00:00Z')).toEqual({ day: 1, hours: 0 });
  expect(await run('2027-01-13T18:20:00Z')).toEqual({ day: 0, hours: 0 });
  expect(await run('2027-01-13T18:30:00Z')).toEqual({ day: 0, hours: 1 });
});

it('runs by schedule', async () => {
  const door = await jobNamed('remind-visits');
  expect(door.schedule).toBe('*/10 * * * *');
  const answered = await door.door(
    new Request('http://localhost/.netlify/functions/remind-visits', { method: 'POST' }),
  );
  expect(answered.status).toBe(204);
});
