import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AppointmentId, bookAppointment, holdAppointment } from '../../../src/contract/booking/appointment.ts';
import { listSlots } from '../../../src/contract/services/provider.ts';
import type { StaffId } from '../../../src/contract/services/staff.ts';
import { aBooking, aCrowd, sessionOf, startIn } from '../../support/appointments.ts';
import { emptied } from '../../support/emptied.ts';
import { aCustomer } from '../../support/people.ts';
import { aCard, anOffering, type Offering, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let provider: Offering;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await emptied(world.database);
  [provider] = await offered(world.database, anOffering({ cards: [aCard({ isAvailableNow: true })] }));
});

const starts = (day: number): string[] => Array.from({ length: 8 }, (_, hour) => startIn(day, `${9 + hour}:00`));
interface Held {
  token?: string;
  staffId?: StaffId;
  holdId?: AppointmentId;
}
const hold = (start: string, caller: string, { token, ...named }: Held = {}) =>
  world.ask(
    holdAppointment,
    { body: { ...aBooking(provider, { start }), ...named } },
    { caller, ...(token ? { token } : {}) },
  );

/** Of two people, each hour of each: every one can be asked for, and is locked, by itself. */
async function hoursOfTwo(): Promise<{ start: string; staffId: StaffId }[]> {
  const staff = await world.database.query<{ id: StaffId }>(
    `with made as (insert into app.staff (provider_id, name, position) values ($1, 'Kollegin', 1) returning id)
     select id from made union all select id from app.staff where provider_id = $1`,
    [provider.id],
  );
  expect(staff).toHaveLength(2);
  return Array.from({ length: 9 }, (_, hour) => startIn(20, `${9 + hour}:00`)).flatMap((start) =>
    staff.map(({ id }) => ({ start, staffId: id })),
  );
}

const heldOf = (answers: readonly { status: number }[]): number =>
  answers.filter(({ status }) => status === 201).length;

it('lets strangers of many addresses hold a third of a day of one business at most', async () => {
  const answers = [];
  for (const [index, start] of starts(20).entries()) answers.push(await hold(start, `10.0.0.${index}`));
  const held = answers.filter(({ status }) => status === 201).length;
  expect(held).toBeGreaterThanOrEqual(1);
  expect(held).toBeLessThanOrEqual(3);
  expect(answers.at(-1)?.status).toBe(429);
  const { body } = await world.ask(listSlots, {
    params: { id: provider.id },
    query: { cards: provider.cards.map(({ id }) => id).join(','), from: startIn(20).slice(0, 10), days: 1 },
  });
  expect(JSON.stringify(body)).toContain(startIn(20, '16:00').slice(0, 13));
  // Another day is not touched, and whoever has an account can hold what is left.
  expect((await hold(startIn(21), '10.0.1.1')).status).toBe(201);
  const customer = await aCustomer(world);
  const token = await sessionOf(world, customer.user.id);
  expect((await hold(startIn(20, '15:00'), '10.0.1.2', { token })).status).toBe(201);
});

it('lets strangers hold no more than that of two people whom many ask for at once', async () => {
  const asked = await hoursOfTwo();
  const answers = await Promise.all(
    asked.map(({ start, staffId }, index) => hold(start, `10.0.2.${index}`, { staffId })),
  );
  expect(heldOf(answers)).toBe(asked.length / 3);
  expect(answers.filter(({ status }) => status !== 201).map(({ status }) => status)).toEqual(
    Array(asked.length - asked.length / 3).fill(429),
  );
});

it('lets one network address hold eight times at most, also where many people ask there at once', async () => {
  const asked = await hoursOfTwo();
  const tokens = await aCrowd(world, asked.length);
  const answers = await Promise.all(
    asked.map(({ start, staffId }, index) => hold(start, '10.0.3.1', { staffId, token: tokens[index] as string })),
  );
  expect(heldOf(answers)).toBe(8);
});

it('lets whoever holds a time book it before the answer to the hold has come', async () => {
  const customer = await aCustomer(world);
  const token = await sessionOf(world, customer.user.id);
  const start = startIn(20);
  expect((await hold(start, '10.0.4.1', { token })).status).toBe(201);
  const other = await aCustomer(world);
  const ask = { body: { ...aBooking(provider, { start }), beginsEarly: true } };
  const refused = await world.ask(bookAppointment, ask, { token: await sessionOf(world, other.user.id) });
  expect([refused.status, refused.refusal?.code]).toEqual([409, 'slot_taken']);
  expect((await world.ask(bookAppointment, ask, { token })).status).toBe(201);
});

it('is handed over to whoever names it, and to nobody else; a time that is taken leaves it as it is', async () => {
  const { body: first } = await hold(startIn(20), '10.0.4.1');
  expect((await hold(startIn(20), '10.0.4.2')).refusal.code).toBe('slot_taken');
  const { status, body: second } = await hold(startIn(20), '10.0.4.2', { holdId: first.id });
  expect([status, second.start]).toEqual([201, startIn(20)]);
  const { body: third } = await hold(startIn(20, '14:00'), '10.0.4.3');
  expect((await hold(startIn(20), '10.0.4.4', { holdId: third.id })).refusal.code).toBe('slot_taken');
  const held = await world.database.query<{ id: string }>(`select id from app.appointment where status = 'held'`);
  expect(held.map(({ id }) => id).sort()).toEqual([second.id, third.id].sort());
});
