import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AccountId, accountId } from '../../../src/contract/fields.ts';
import { limits } from '../../../src/contract/limits.ts';
import { getFavoriteProviders, putFavoriteProviders } from '../../../src/contract/property/favorite.ts';
import { listProviderCards } from '../../../src/contract/services/provider-cards.ts';
import { aCustomer, type Person } from '../../support/people.ts';
import { aCard, anOffering, type Offering, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let customer: Person;
let first: Offering;
let second: Offering;
let unseen: Offering;
beforeAll(async () => {
  world = await startWorld();
  customer = await aCustomer(world);
  [first, second, unseen] = await offered(
    world.database,
    anOffering({ cards: [aCard({ priceCents: 3900, isAvailableNow: true })] }),
    anOffering(),
    anOffering({ isVerified: false }),
  );
});
afterAll(() => world.close());
beforeEach(() => world.database.query('delete from app.favorite_provider'));

const put = async (ids: AccountId[], merge = false): Promise<AccountId[]> => {
  world.clock.forward(1000);
  const answered = await world.ask(putFavoriteProviders, { body: { ids, merge } }, { token: customer.token });
  expect(answered.status).toBe(200);
  return answered.body.ids;
};
const kept = async () => (await world.ask(getFavoriteProviders, {}, { token: customer.token })).body.ids;

it('favourite providers are kept in the order sent, without who is unknown or cannot be seen', async () => {
  expect(await put([second.id, accountId.parse(crypto.randomUUID()), unseen.id, first.id])).toEqual([
    second.id,
    first.id,
  ]);
  expect(await put([first.id])).toEqual([first.id]);
  expect(await kept()).toEqual([first.id]);
});

it('those of a browser are added at sign-in, the latest first, each once', async () => {
  await put([first.id]);
  expect(await put([second.id, first.id], true)).toEqual([second.id, first.id]);
});

it('a list takes 500, and a call no more', async () => {
  const ids = Array.from({ length: limits.favoritesMaximum + 1 }, () => crypto.randomUUID());
  for (const [call, token] of [
    ['PUT /api/favorites/providers', customer.token],
    ['POST /api/providers/cards', undefined],
  ] as const) {
    const { status, refusal } = await world.raw(call, { ids }, token === undefined ? {} : { token });
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['ids']]);
  }
});

it('who is suspended stays on the list, but has no card', async () => {
  await put([first.id, second.id]);
  await world.database.query('update app.account set suspended_at = now() where id = $1', [second.id]);
  expect(await kept()).toEqual([first.id, second.id]);
  const { body } = await world.ask(listProviderCards, { body: { ids: await kept() } });
  expect(body.items).toMatchObject([
    { id: first.id, fromPriceCents: 3900, distanceKilometres: null, why: null, nextCard: first.cards[0]?.id },
  ]);
  await world.database.query('update app.account set suspended_at = null where id = $1', [second.id]);
});
