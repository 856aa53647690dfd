import { beforeAll, describe, expect, it } from 'vitest';
import { runPropertyTowns } from '../../../netlify/features/property/browse/town-actions.ts';
import { cityTowns } from '../../../netlify/features/property/browse/town-rules.ts';
import { runServiceTowns } from '../../../netlify/features/services/provider/town-actions.ts';
import { townsChosen } from '../../../netlify/features/services/provider/town-rules.ts';
import { slugOf } from '../../../netlify/ground/town-pages.ts';
import { getPropertyTown } from '../../../src/contract/property/browse-town.ts';
import { getServiceTown } from '../../../src/contract/services/provider-town.ts';
import { aListing } from '../../support/listings.ts';
import { aSeller, type Person } from '../../support/people.ts';
import { aCard, anOffering, offered } from '../../support/providers.ts';
import { open, preparePages, world } from '../../support/written-pages.ts';

preparePages();

const maps = async (): Promise<string> =>
  await (await world.fetch(new Request('http://localhost:5000/sitemap.xml'))).text();
const changes = (): Promise<{ town: string; kind: string; changed: string }[]> =>
  world.database.query(
    `select town, kind, total, changed_at as changed from app.town_page where strand = 'services' order by town, kind`,
  );

/** Berlin's middle, in degrees. */
const berlin = { latitude: 52.52, longitude: 13.405 };

describe('a service in a town', () => {
  it('has no page where two offer it, and one from the third on: with number, lowest price and next time', async () => {
    const salons = [anOffering(berlin), anOffering({ ...berlin, cards: [aCard({ priceCents: 1900 })] })];
    await offered(world.database, ...salons);
    await runServiceTowns(world.adapters);
    const before = await open('/services/friseur/berlin');
    expect(before.status).toBe(404);
    expect(before.html).toContain('<meta name="robots" content="noindex">');
    expect(before.text).toContain('Hier gibt es noch zu wenige Betriebe');
    expect(await maps()).not.toContain('/services/friseur/');

    await offered(world.database, anOffering({ ...berlin, name: 'Salon Drei' }));
    await runServiceTowns(world.adapters);
    const page = await open('/services/friseur/berlin');
    expect(page.status).toBe(200);
    expect(page.html).toContain('data-path="/services/friseur/berlin"');
    expect(page.html).toContain('<title>Friseur in Berlin: 3 Betriebe · Casa &amp; Kiez</title>');
    expect(page.text).toMatch(/3 Betriebe im Umkreis von 15\skm · ab 19\s€ · nächster freier Termin/);
    expect(page.text).toContain('Salon Drei');
    expect(page.html).toContain(
      '<link rel="alternate" hreflang="en" href="http://localhost:5000/en/services/friseur/berlin">',
    );
    expect(page.html).toMatch(/"@type":"BreadcrumbList".*"item":"http:\/\/localhost:5000\/services\/towns"/);
    expect(page.html).toContain(`href="/services?place=Berlin&amp;service=friseur&amp;radius=15"`);
    expect(page.headers.get('netlify-cdn-cache-control')).toContain('max-age=60');
    expect(page.written).toHaveLength(1);
  });

  it('finds the same as the search that the page leads to', async () => {
    const asked = await world.ask(getServiceTown, { params: { service: 'friseur', town: 'berlin' } });
    const found = await world.raw('GET /api/providers?place=Berlin&service=friseur&radius=15');
    expect(asked.body.total).toBe(found.body['total']);
    expect(asked.body.soonest?.at).toBe(
      asked.body.items
        .flatMap(({ nextSlot }) => nextSlot ?? [])
        .toSorted()
        .at(0),
    );
  });

  it('leads to other services of the town and to the same in other towns', async () => {
    const dresden = { latitude: 51.05, longitude: 13.74 };
    await offered(
      world.database,
      ...Array.from({ length: 3 }, () => anOffering({ ...dresden, zip: '01067' })),
      ...Array.from({ length: 3 }, () => anOffering({ ...berlin, cards: [aCard({ category: 'nageldesign' })] })),
    );
    await runServiceTowns(world.adapters);
    const page = await open('/en/services/friseur/berlin');
    expect(page.text).toMatch(/Hairdresser in Berlin|Hair/);
    for (const path of ['/en/services/nageldesign/berlin', '/en/services/friseur/dresden'])
      expect(page.html).toContain(`href="${path}"`);
    const index = await open('/services/towns');
    expect(index.status).toBe(200);
    for (const path of ['/services/friseur/berlin', '/services/friseur/dresden', '/services/nageldesign/berlin'])
      expect(index.html).toContain(`href="${path}"`);
    expect(index.html.indexOf('friseur/berlin')).toBeLessThan(index.html.indexOf('friseur/dresden'));
  });

  it('stands in the sitemap in both languages, with the day on which the number has last changed', async () => {
    const day = world.clock.now().toISOString().slice(0, 10);
    const whole = await maps();
    for (const path of ['/services/friseur/berlin', '/en/services/friseur/berlin'])
      expect(whole).toContain(`<loc>http://localhost:5000${path}</loc><lastmod>${day}</lastmod>`);
    const part = await (await world.fetch(new Request('http://localhost:5000/sitemap/towns.xml'))).text();
    expect(part).toContain('/services/friseur/dresden');
    const before = await changes();
    world.clock.forward(3 * 86_400_000);
    await Promise.all([runServiceTowns(world.adapters), runServiceTowns(world.adapters)]);
    expect(await changes()).toEqual(before);
  });

  it('is gone at once where too few are left, before the schedule has looked', async () => {
    await world.database.query(
      `update app.account set suspended_at = now() where id in (
         select provider_id from app.service_card where category = 'nageldesign' limit 1)`,
    );
    expect((await open('/services/nageldesign/berlin')).status).toBe(404);
    await runServiceTowns(world.adapters);
    expect(await maps()).not.toContain('/services/nageldesign/berlin');
  });

  it.each(['/services/friseur/atlantis', '/services/zaubern/berlin', '/services/friseur/Berlin%20Mitte'])(
    'is not there at %s',
    async (path) => {
      const page = await open(path);
      expect(page.status).toBe(404);
      expect(page.text).toContain('Hier gibt es noch zu wenige Betriebe');
    },
  );
});

describe('a kind of property in a city', () => {
  let seller: Person;
  beforeAll(async () => {
    seller = await aSeller(world);
  });

  it('has a page from the fifth listing on, with what it costs to buy and to rent', async () => {
    const place = { category: 'condominium', location: 'Makati, Metro Manila' } as const;
    for (const price of [9_000_000, 4_200_000, 5_000_000, 6_000_000])
      await aListing(world, seller, { ...place, price });
    await runPropertyTowns(world.adapters);
    expect((await open('/home/condominium/makati')).status).toBe(404);
    await aListing(world, seller, { ...place, dealType: 'rent', price: 25_000, title: 'Flat on Ayala Avenue' });
    await aListing(world, seller, { ...place, latitude: 10.3157, longitude: 123.8854, title: 'Flat in Cebu' });
    await runPropertyTowns(world.adapters);
    const page = await open('/home/condominium/makati');
    expect(page.status).toBe(200);
    expect(page.html).toContain('<title>Condominiums in Makati: 5 listings · Casa &amp; Kiez</title>');
    expect(page.text).toMatch(/4 for sale from ₱4,200,000 · 1 for rent from ₱25,000\S* ?\S* ?\S* · Metro Manila/);
    expect(page.text).toContain('Flat on Ayala Avenue');
    expect(page.text).not.toContain('Flat in Cebu');
    expect(page.html).toMatch(/href="\/home\?category=condominium&amp;area=c[\w-]+&amp;view=map"/);
    expect(await maps()).toContain('<loc>http://localhost:5000/de/home/condominium/makati</loc>');
    expect((await open('/home/towns')).html).toContain('href="/home/condominium/makati"');
  });

  it('finds the same as the search that the page leads to', async () => {
    const { body } = await world.ask(getPropertyTown, { params: { category: 'condominium', town: 'makati' } });
    const [, query = ''] = /href="\/home\?(category=condominium&amp;area=c[\w-]+)/.exec(
      (await open('/home/condominium/makati')).html,
    ) ?? [''];
    const page = await open(`/home?${query.replaceAll('&amp;', '&')}`);
    expect(page.text).toContain(`${body.total} results`);
  });

  it('is gone at once where too few are left', async () => {
    await world.database.query(`update app.listing set status = 'paused' where title = 'Flat on Ayala Avenue'`);
    expect((await open('/home/condominium/makati')).status).toBe(404);
    expect((await open('/home/castle/makati')).status).toBe(404);
  });
});

describe('the towns', () => {
  it('have addresses of their own, in letters that every address can hold', () => {
    expect(['Köln', 'Weiden in der Oberpfalz', 'Las Piñas', 'Straße'].map(slugOf)).toEqual([
      'koeln',
      'weiden-in-der-oberpfalz',
      'las-pinas',
      'strasse',
    ]);
    expect(new Set(cityTowns.map(({ slug }) => slug)).size).toBe(cityTowns.length);
    expect(cityTowns.filter(({ name }) => name === 'San Juan').map(({ slug }) => slug)).toEqual([
      'san-juan',
      'san-juan-la-union',
      'san-juan-batangas',
    ]);
  });

  it('are none where a larger one has them within', () => {
    const place = { region: 'Region', country: 'de' } as const;
    const chosen = townsChosen([
      { ...place, name: 'Large', latitude: 50, longitude: 10, population: 2_000_000 },
      { ...place, name: 'Suburb', latitude: 50.1, longitude: 10, population: 90_000 },
      { ...place, name: 'Town', latitude: 50.5, longitude: 10, population: 30_000 },
    ]);
    expect(chosen.map(({ name, radiusMetres }) => [name, radiusMetres])).toEqual([
      ['Large', 15_000],
      ['Town', 5_000],
    ]);
  });
});
