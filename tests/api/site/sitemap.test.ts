import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing, insertListings, inventedListings } from '../../support/listings.ts';
import { aSeller, type Person } from '../../support/people.ts';
import { anOffering, offered } from '../../support/providers.ts';
import { startWorld, type World, withoutDatabase } from '../../support/world.ts';

let world: World;
let seller: Person;

beforeAll(async () => {
  world = await startWorld();
  seller = await aSeller(world);
}, 60_000);
afterAll(() => world.close());

async function read(path: string): Promise<{ status: number; text: string; headers: Headers }> {
  const response = await world.fetch(new Request(`http://localhost:5000${path}`));
  return { status: response.status, text: await response.text(), headers: response.headers };
}

const addressesIn = (map: string): string[] =>
  [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);

describe('/sitemap.xml', () => {
  it('names what everybody may see, with its last change, and nothing else', async () => {
    const shown = await aListing(world, seller);
    const draft = await aListing(world, seller, { status: 'draft' });
    const { status, text, headers } = await read('/sitemap.xml');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/xml');
    expect(headers.get('netlify-cdn-cache-control')).toContain('max-age=3600');
    const day = shown.lastUpdate.slice(0, 10);
    expect(text).toContain(`<loc>http://localhost:5000/property/${shown.id}</loc><lastmod>${day}</lastmod>`);
    expect(text).not.toContain(draft.id);
    for (const path of ['/', '/de', '/help', '/en/help', `/de/property/${shown.id}`])
      expect(addressesIn(text)).toContain(`http://localhost:5000${path}`);
    expect(addressesIn(text).every((address) => URL.canParse(address))).toBe(true);
  });

  it('comes in as many parts as one likes: together all listings, each once', async () => {
    await insertListings(world.database, seller.user.id, inventedListings(300, 7));
    const whole = addressesIn((await read('/sitemap.xml')).text).filter((address) => address.includes('/property/'));
    expect(whole.length).toBeGreaterThan(500);
    const maps = await Promise.all([1, 2, 3].map((part) => read(`/sitemap/listings-${part}-of-3.xml`)));
    const parts = maps.map(({ text }) => addressesIn(text));
    for (const part of parts) expect(part.length).toBeGreaterThan(100);
    expect(parts.flat().sort()).toEqual(whole.sort());
    expect(new Set(whole).size).toBe(whole.length);
  });

  it('names the providers whom everybody may see, whole and in parts', async () => {
    const shown = await offered(world.database, ...Array.from({ length: 12 }, () => anOffering()));
    const [hidden] = await offered(world.database, anOffering({ isSuspended: true }));
    const { text } = await read('/sitemap.xml');
    const named = addressesIn(text).filter((address) => address.includes('/provider/'));
    const both = shown.flatMap(({ id }) => [`/provider/${id}`, `/en/provider/${id}`]);
    expect(named.sort()).toEqual(both.map((path) => `http://localhost:5000${path}`).sort());
    expect(text).not.toContain(hidden.id);
    const maps = await Promise.all([1, 2].map((part) => read(`/sitemap/providers-${part}-of-2.xml`)));
    expect(maps.flatMap((map) => addressesIn(map.text)).sort()).toEqual(named);
  });

  it('has the pages that are no listings in a part of their own', async () => {
    const { text } = await read('/sitemap/pages.xml');
    expect(addressesIn(text)).toContain('http://localhost:5000/home');
    expect(text).not.toContain('/property/');
  });

  it('knows no other parts', async () => {
    for (const name of ['listings-3-of-2.xml', 'listings.xml', 'pages']) {
      expect((await read(`/sitemap/${name}`)).status).toBe(404);
    }
  });

  it('is not there for the moment while the database is down', async () => {
    const answered = await withoutDatabase(world, () => read('/sitemap.xml'));
    expect(answered.status).toBe(503);
    expect(answered.headers.get('cache-control')).toBe('no-store');
  });
});

it('robots.txt leads to the sitemap', async () => {
  const { status, text, headers } = await read('/robots.txt');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/plain');
  expect(text).toContain('Sitemap: http://localhost:5000/sitemap.xml');
});
