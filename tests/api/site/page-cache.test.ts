import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runCacheChanges, tellCdn } from '../../../netlify/features/admin/platform/cache-actions.ts';
import { cdnBefore } from '../../support/cdn.ts';
import { aListing } from '../../support/listings.ts';
import { aSeller, type Person } from '../../support/people.ts';
import { preparePages, world } from '../../support/written-pages.ts';

preparePages();

const origin = 'http://localhost:5000';
let cdn: ReturnType<typeof cdnBefore>;
let seller: Person;
beforeAll(async () => {
  seller = await aSeller(world);
}, 60_000);
beforeEach(async () => {
  await world.database.query('delete from app.cache_change');
  cdn = cdnBefore(world.fetch, world.clock.now);
  world.adapters.cdn = cdn.cdn;
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  cdn.fetch(new Request(origin + path, { headers }));
/** How often the functions are asked meanwhile. */
async function asking(work: () => Promise<unknown>): Promise<number> {
  const before = cdn.asked();
  await work();
  return cdn.asked() - before;
}

describe('a page and an answer without a session', () => {
  it('are made once for everybody, and are not sent again to whoever has them', async () => {
    const { id } = await aListing(world, seller);
    for (const path of [`/property/${id}`, `/api/listings/${id}`, '/api/listings?sort=newest']) {
      const first = await get(path);
      expect(first.headers.get('cache-control'), path).toBe('public, max-age=0, must-revalidate');
      const etag = first.headers.get('etag') ?? '';
      expect(await asking(() => get(path)), path).toBe(0);
      expect((await get(path, { 'if-none-match': etag })).status, path).toBe(304);
    }
    // The function itself knows the mark of an answer. A page holds the moment at which it was written.
    const path = `/api/listings/${id}`;
    const etag = (await get(path)).headers.get('etag') ?? '';
    const again = await world.fetch(new Request(origin + path, { headers: { 'if-none-match': `W/${etag}` } }));
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('are others in another language, and for another question', async () => {
    const { id } = await aListing(world, seller);
    await get(`/api/listings/${id}`, { 'accept-language': 'en' });
    expect(await asking(() => get(`/api/listings/${id}`, { 'accept-language': 'de' }))).toBe(1);
    expect(await asking(() => get(`/api/listings?sort=price-low`))).toBe(1);
    expect(await asking(() => get(`/api/listings?sort=newest`))).toBe(1);
  });

  it('are made anew after a minute, while the old one is served once more', async () => {
    const { id } = await aListing(world, seller);
    await get(`/api/listings/${id}`);
    world.clock.forward(61_000);
    expect(await asking(() => get(`/api/listings/${id}`))).toBe(1);
    expect(await asking(() => get(`/api/listings/${id}`))).toBe(0);
  });
});

describe('what is somebody’s own', () => {
  it('is asked for each time, with a session and without one', async () => {
    const { id } = await aListing(world, seller);
    const session = { authorization: `Bearer ${seller.token}` };
    expect((await get(`/api/listings/${id}`, session)).headers.get('cache-control')).toBe('no-store');
    expect(await asking(() => get(`/api/listings/${id}`, session))).toBe(1);
    expect(await asking(() => get('/api/account', session))).toBe(1);
    expect(await asking(() => get('/api/account', session))).toBe(1);
  });

  it('is kept for nobody: what one with a session was answered, the next without one is not', async () => {
    const { id } = await aListing(world, seller);
    await get(`/api/listings/${id}`, { authorization: `Bearer ${seller.token}` });
    expect(await asking(() => get(`/api/listings/${id}`))).toBe(1);
  });
});

describe('a CDN that does not answer', () => {
  it('is told by the schedule, each change once, also by two runs at once', async () => {
    world.adapters.cdn = { forget: () => Promise.resolve(false) };
    const { id } = await aListing(world, seller);
    await world.afterwards();
    const told: string[] = [];
    world.adapters.cdn = { forget: (tags) => Promise.resolve(told.push(...tags) > 0) };
    await Promise.all([runCacheChanges(world.adapters), runCacheChanges(world.adapters)]);
    expect(told).toEqual([id, 'listings']);
    expect(await tellCdn(world.adapters)).toEqual({ forgotten: 0 });
  });

  it('is told of a new listing itself although it has heard of lists too often', async () => {
    const told: string[] = [];
    const forget = (tags: readonly string[]) => Promise.resolve(!tags.includes('listings') && told.push(...tags) > 0);
    world.adapters.cdn = { forget };
    const first = await aListing(world, seller);
    const second = await aListing(world, seller);
    await world.afterwards();
    await runCacheChanges(world.adapters);
    expect(told).toEqual(expect.arrayContaining([first.id, second.id]));
    expect(await world.database.query('select lists from app.cache_change')).toEqual([{ lists: 'listings' }]);
  });

  it('leaves nothing behind where there is none', async () => {
    world.adapters.cdn = undefined;
    await aListing(world, seller);
    await runCacheChanges(world.adapters);
    expect(await world.database.query('select from app.cache_change')).toEqual([]);
  });
});
