import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { instantOf } from '../../../netlify/calendar/zone.ts';
import { keepMarked, keepSearch } from '../../../netlify/provider-search/index.ts';
import { listTrades, type TradeName } from '../../../src/contract/services/provider-trades.ts';
import { emptied } from '../../support/emptied.ts';
import { aCard, anOffering, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(() => emptied(world.database));

const zone = 'Europe/Berlin';

async function trade(service: TradeName, query: { zip?: string; country?: 'ch' } = { zip: '10115' }) {
  await keepMarked(world.adapters);
  const { body, status } = await world.ask(listTrades, { query });
  expect(status).toBe(200);
  return body.items.find((item) => item.service === service);
}

it('counts each provider once who is free today, and tells the lowest price of a time that can be booked', async () => {
  const monday = '2027-02-01';
  world.clock.moveTo(new Date(instantOf(monday, 8 * 60, zone)).toISOString());
  await offered(
    world.database,
    anOffering({
      cards: [aCard({ category: 'friseur', priceCents: 4_200 }), aCard({ category: 'haarschnitt', priceCents: 2_800 })],
    }),
    anOffering({ cards: [aCard({ category: 'barber', priceCents: 3_100 })] }),
  );
  await keepSearch(world.adapters);
  expect(await trade('hair')).toEqual({
    service: 'hair',
    price: { cents: 2_800, unit: 'visit' },
    freeToday: 2,
    nextDay: monday,
  });
  expect(await trade('barber')).toMatchObject({ price: { cents: 3_100 }, freeToday: 1 });
  expect(await trade('massage')).toEqual({ service: 'massage', price: null, freeToday: 0, nextDay: null });
  // Not farther away, and the largest town with free times where no place is named.
  expect(await trade('hair', { zip: '80331' })).toMatchObject({ freeToday: 0, nextDay: null });
  expect(await trade('hair', {})).toMatchObject({ freeToday: 2 });

  // In the evening everybody is closed: the next day is told instead.
  world.clock.moveTo(new Date(instantOf(monday, 20 * 60, zone)).toISOString());
  expect(await trade('hair')).toMatchObject({ freeToday: 0, nextDay: '2027-02-02' });
});

it('refuses a postal code that nobody has', async () => {
  const { status, body } = await world.ask(listTrades, { query: { zip: '00000' } });
  expect([status, body]).toMatchObject([400, { code: 'invalid' }]);
});
