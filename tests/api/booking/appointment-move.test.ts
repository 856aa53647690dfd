import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deliverDueMail } from '../../../netlify/features/messaging/mail/actions.ts';
import { type Appointment, bookAppointment } from '../../../src/contract/booking/appointment.ts';
import { cancelAppointment, moveAppointment, moveVisit } from '../../../src/contract/booking/appointment-actions.ts';
import { aBooking, aGuest, atTime, sessionOf, startIn } from '../../support/appointments.ts';
import { emptied } from '../../support/emptied.ts';
import { aCustomer, type Person } from '../../support/people.ts';
import { aCard, anOffering, type Offering, offered } from '../../support/providers.ts';
import { type Answered, startWorld, type World } from '../../support/world.ts';

let world: World;
let provider: Offering;
let customer: Person;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await emptied(world.database);
  [provider] = await offered(world.database, anOffering({ cards: [aCard({ isAvailableNow: true })] }));
  customer = await aCustomer(world);
  await world.database.query('update app.account set email_verified_at = now()');
});

const minute = 60_000;
type Move = (day: number) => Promise<Answered<Appointment>>;

async function ofCustomer(): Promise<{ id: string; move: Move }> {
  const token = await sessionOf(world, customer.user.id);
  const { body } = await world.ask(bookAppointment, { body: aBooking(provider) }, { token, language: 'de' });
  const { id } = body.appointment;
  return {
    id,
    move: async (day) =>
      world.ask(
        moveAppointment,
        { params: { id }, body: { start: startIn(day) } },
        { token: await sessionOf(world, customer.user.id) },
      ),
  };
}

async function ofGuest(): Promise<{ id: string; move: Move }> {
  const guest = await aGuest(world, customer.user.email);
  const { body } = await world.ask(bookAppointment, { body: aBooking(provider, { guest }) }, { language: 'de' });
  const params = { token: body.link ?? '' };
  return {
    id: body.appointment.id,
    move: (day) => world.ask(moveVisit, { params, body: { start: startIn(day) } }),
  };
}

const german = 'verschoben|abgesagt';
/** What stands in the queue, or was sent, since the booking. */
const mailsTo = (email: string) =>
  world.database.query<{ subject: string; body: string; isSent: boolean }>(
    `select subject, body, sent_at is not null as "isSent" from app.outgoing_mail
      where recipient = $1 and subject ~* $2`,
    [email, german],
  );
const providerEmail = async (): Promise<string> =>
  (await world.database.query<{ email: string }>('select email from app.account where id = $1', [provider.id]))[0]
    ?.email ?? '';

it.each([
  ['with an account', ofCustomer],
  ['with the link of a guest', ofGuest],
])('moves a visit five times a day %s, and those that failed do not count', async (_, booked) => {
  const { move } = await booked();
  expect((await move(-1)).status).toBe(400);
  const days = [21, 22, 23, 24, 25];
  for (const day of days) expect((await move(day)).status).toBe(200);
  const { status } = await move(26);
  expect(status).toBe(429);
  await atTime(world, world.clock.now().getTime() + 24 * 60 * minute, async () => {
    expect((await move(26)).body.start).toBe(startIn(26));
  });
});

it.each([
  ['with an account', ofCustomer],
  ['with the link of a guest', ofGuest],
])('tells moves within ten minutes by one mail to each side, with the last time, %s', async (_, booked) => {
  const { move } = await booked();
  const now = world.clock.now().getTime();
  const recipients = [customer.user.email, await providerEmail()];
  await move(21);
  await atTime(world, now + 5 * minute, () => move(22));
  await atTime(world, now + 9 * minute, () => move(23));
  const day = new Intl.DateTimeFormat('de', { day: 'numeric', month: 'long' }).format(new Date(startIn(23)));
  for (const to of recipients) {
    const mails = await mailsTo(to);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ isSent: false });
    expect(mails[0]?.body).toContain(day);
  }
  await atTime(world, now + 11 * minute, async () => {
    await deliverDueMail(world.adapters);
    await move(24);
  });
  for (const to of recipients) expect(await mailsTo(to)).toHaveLength(2);
});

it('tells no move that a cancellation has made old', async () => {
  const { id, move } = await ofCustomer();
  await move(21);
  await world.ask(cancelAppointment, { params: { id }, body: {} }, { token: await sessionOf(world, customer.user.id) });
  const mails = await mailsTo(customer.user.email);
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('abgesagt')]);
});
