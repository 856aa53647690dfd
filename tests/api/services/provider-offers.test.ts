import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getProvider, listOffers } from '../../../src/contract/services/provider.ts';
import type { ServiceName } from '../../../src/contract/services/service-taxonomy.ts';
import { startIn } from '../../support/appointments.ts';
import { emptied } from '../../support/emptied.ts';
import { aCard, anAppointment, anOffering, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(() => emptied(world.database));

const offersOf = async (id: string, service?: ServiceName) => {
  const answered = await world.ask(listOffers, { params: { id }, query: service === undefined ? {} : { service } });
  expect(answered.status, JSON.stringify(answered.refusal)).toBe(200);
  return answered.body;
};

describe('the bookable rows of a result', () => {
  it('are the first cards that fit, and say how many there are', async () => {
    const cards = [
      aCard({ category: 'massage', priceCents: 5000 }),
      aCard({ priceCents: 3900, durationMinutes: 30 }),
      aCard({ category: 'haarschnitt' }),
      aCard({ category: 'barber' }),
      aCard({ category: 'coloring' }),
      aCard({ isPublished: false }),
    ];
    const [{ id }] = await offered(world.database, anOffering({ cards }));
    await world.database.query(
      `update app.service_card set position = array_position($1::uuid[], id) where provider_id = $2`,
      [cards.map((card) => card.id), id],
    );
    const hair = await offersOf(id, 'hair');
    expect(hair.items.map((card) => card.id)).toEqual(cards.slice(1, 3).map((card) => card.id));
    expect(hair.items[0]).toMatchObject({ priceCents: 3900, durationMinutes: 30, priceUnit: 'visit', cancelHours: 24 });
    expect(hair.total).toBe(4);
    expect((await offersOf(id, 'massage')).items.map((card) => card.id)).toEqual([cards[0]?.id]);
    expect((await offersOf(id)).total).toBe(5);
  });

  it('have the next three free times, and none that is taken', async () => {
    const [{ id }] = await offered(
      world.database,
      anOffering({ cards: [aCard({ isAvailableNow: true })], hours: [{ opensMinute: 540, closesMinute: 720 }] }),
    );
    const before = (await offersOf(id)).items[0]?.times ?? [];
    expect(before).toHaveLength(3);
    expect(before).toEqual(before.toSorted());
    const [first = ''] = before;
    await anAppointment(world.database, {
      provider: id,
      start: first,
      end: new Date(Date.parse(first) + 3_600_000).toISOString(),
    });
    const after = (await offersOf(id)).items[0]?.times ?? [];
    expect(after).toHaveLength(3);
    expect(after).not.toContain(first);
    // The profile names the first of them with its card.
    const { cards } = (await world.ask(getProvider, { params: { id } })).body;
    expect(cards.map(({ nextStart }) => nextStart)).toEqual([after[0]]);
  });

  it('are not there where nobody can book, and lead to cards without a time where nothing is free', async () => {
    const [{ id }, away] = await offered(world.database, anOffering(), anOffering());
    await world.database.query('insert into app.time_off (provider_id, first_day, last_day) values ($1, $2, $3)', [
      away.id,
      startIn(-1).slice(0, 10),
      startIn(30).slice(0, 10),
    ]);
    expect((await offersOf(away.id)).items).toMatchObject([{ times: [] }]);
    await world.database.query('update app.account set phone_verified_at = null where id = $1', [id]);
    expect(await offersOf(id)).toMatchObject({ items: [], total: 0 });
    const nextOf = async (one: string) =>
      (await world.ask(getProvider, { params: { id: one } })).body.cards.map(({ nextStart }) => nextStart);
    expect(await nextOf(id)).toEqual([null]);
    expect((await nextOf(away.id))[0]?.slice(0, 10)).toBe(startIn(31).slice(0, 10));
    expect((await world.raw(`GET /api/providers/${crypto.randomUUID()}/offers`)).refusal.code).toBe('not_found');
  });
});
