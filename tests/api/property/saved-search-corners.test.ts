import { expect, it } from 'vitest';
import { limits } from '../../../src/contract/limits.ts';
import { changeSavedSearch, saveSearch } from '../../../src/contract/property/saved-search.ts';
import { starOf } from '../../bench/search/hostile.ts';
import { aListing } from '../../support/listings.ts';
import { aSearch, prepareSavedSearches, save, searcher, seller, settled, world } from '../../support/saved-searches.ts';

prepareSavedSearches();

const ofCorners = (count: number) => ({ filters: { area: [starOf({ lat: 14.55, lng: 121.02 }, count, 10)] } });
const token = () => ({ token: searcher.token });

it('holds at most 5,000 drawn corners over all searches of an account, whether saved or changed', async () => {
  const [first] = [await save(searcher, ofCorners(2000)), await save(searcher, ofCorners(2000))];
  const refused = await world.ask(saveSearch, { body: aSearch(ofCorners(1001)) }, token());
  expect(refused.status).toBe(400);
  expect(refused.refusal.fields?.['name']).toContain(limits.savedCornersMaximum.toLocaleString('en'));
  const last = await save(searcher, ofCorners(1000));
  const grown = await world.ask(changeSavedSearch, { params: { id: last.id }, body: ofCorners(1001) }, token());
  expect(grown.status).toBe(400);
  const renamed = { params: { id: last.id }, body: { name: 'Another', ...ofCorners(1000) } };
  expect((await world.ask(changeSavedSearch, renamed, token())).status).toBe(200);
  expect((await world.ask(changeSavedSearch, { params: { id: first.id }, body: ofCorners(3) }, token())).status).toBe(
    200,
  );
  expect((await world.ask(changeSavedSearch, { params: { id: last.id }, body: ofCorners(1997) }, token())).status).toBe(
    200,
  );
}, 60_000);

it('makes room among what nobody has confirmed for an address, the oldest first', async () => {
  const email = 'drawn-at@example.org';
  for (const count of [2000, 1900, 1800]) {
    const { status } = await world.ask(saveSearch, {
      body: aSearch({ email, name: `Of ${count}`, ...ofCorners(count) }),
    });
    expect(status).toBe(201);
  }
  const left = await world.database.query('select name from app.saved_search where email = $1 order by created_at', [
    email,
  ]);
  expect(left.map(({ name }) => name)).toEqual(['Of 1900', 'Of 1800']);
}, 60_000);

it('matches what is published by the schedule alone: no request waits for what others have saved', async () => {
  await save(searcher, ofCorners(2000));
  await aListing(world, seller);
  await world.afterwards();
  expect(await world.database.query('select from app.listing_news where matched_at is not null')).toEqual([]);
  await settled();
  expect(await world.database.query('select from app.listing_news where matched_at is null')).toEqual([]);
}, 60_000);
