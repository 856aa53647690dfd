import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { holdAppointment } from '../../../src/contract/booking/appointment.ts';
import { listSlots } from '../../../src/contract/services/provider.ts';
import { aBooking, sessionOf, startIn } from '../../support/appointments.ts';
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
const hold = (start: string, caller: string, token?: string) =>
  world.ask(holdAppointment, { body: aBooking(provider, { start }) }, { caller, ...(token ? { token } : {}) });

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
  expect((await hold(startIn(20, '15:00'), '10.0.1.2', token)).status).toBe(201);
});
