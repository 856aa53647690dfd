import { afterAll, beforeAll, expect, it } from 'vitest';
import { listConversations } from '../../../src/contract/messaging/message.ts';
import { listNotifications } from '../../../src/contract/messaging/notification.ts';
import { aCustomer, aProvider, type Person, withConfirmedEmail } from '../../support/people.ts';
import { anAppointment } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let provider: Person;
let customer: Person;
beforeAll(async () => {
  world = await startWorld();
  provider = await withConfirmedEmail(world, await aProvider(world, { type: 'pro', businessName: 'Salon Süd' }));
  customer = await withConfirmedEmail(world, await aCustomer(world, { name: 'Jürgen Groß' }));
});
afterAll(() => world.close());

const inbox = async (of: Person, query: { limit?: number; cursor?: string } = {}) =>
  (await world.ask(listConversations, { query }, { token: of.token })).body;

/** A visit in so many days, about which both have written; the provider's message is the later one. */
async function aVisitWithMessages(days: number): Promise<string> {
  const start = world.clock.now().getTime() + days * 86_400_000;
  const id = await anAppointment(world.database, {
    provider: provider.user.id,
    customer: customer.user.id,
    start: new Date(start).toISOString(),
    end: new Date(start + 3_600_000).toISOString(),
  });
  await world.database.query(
    `insert into app.appointment_message (appointment_id, author, body, created_at)
     values ($1, 'customer', 'Ich komme mit dem Rad.', $2::timestamptz), ($1, 'provider', $3, $4::timestamptz)`,
    [
      id,
      new Date(start - 40 * 86_400_000).toISOString(),
      `Nummer ${days}:\n\n${'sehr '.repeat(60)}gern`,
      new Date(start - 39 * 86_400_000).toISOString(),
    ],
  );
  return id;
}

it('GET /messages lists conversations of both sides, the latest first, page by page, with what is new', async () => {
  const visits = [await aVisitWithMessages(3), await aVisitWithMessages(5), await aVisitWithMessages(4)];
  const first = await inbox(customer, { limit: 2 });
  expect(first.items.map(({ id }) => id)).toEqual([visits[1], visits[2]]);
  expect(first).toMatchObject({
    unread: 3,
    items: [
      { kind: 'appointment', side: 'customer', name: 'Salon Süd', about: 'Haarschnitt', isOwn: false, unread: 1 },
      {},
    ],
  });
  expect(first.items[0]?.excerpt.length).toBeLessThanOrEqual(160);
  expect(first.items[0]?.excerpt).not.toContain('\n');
  const second = await inbox(customer, { limit: 2, cursor: first.nextCursor ?? '' });
  expect([second.items.map(({ id }) => id), second.nextCursor]).toEqual([[visits[0]], null]);
  expect((await inbox(provider)).items).toMatchObject([
    { side: 'provider', name: 'Jürgen Groß', isOwn: true },
    { side: 'provider' },
    { side: 'provider' },
  ]);
  await world.database.query('update app.appointment set customer_read_at = now() where id = $1', [visits[0]]);
  expect((await inbox(customer)).unread).toBe(2);
  // The same number stands in the header of every page.
  const { body } = await world.ask(listNotifications, {}, { token: customer.token });
  expect(body.unreadMessages).toBe(2);
});

it('a cursor that is none of ours is refused', async () => {
  const asked = await world.ask(listConversations, { query: { cursor: 'x' } }, { token: customer.token });
  expect([asked.status, Object.keys(asked.refusal.fields ?? {})]).toEqual([400, ['cursor']]);
});
