import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../src/paths.ts';
import { aListing } from '../support/listings.ts';
import { aSeller, type Person } from '../support/people.ts';
import { anUploadedImage, aPhotograph } from '../support/pictures.ts';
import { aCard, anAppointment, anOffering, aReview, offered } from '../support/providers.ts';
import { startWorld, type World, withoutDatabase } from '../support/world.ts';

let world: World;
let seller: Person;

beforeAll(async () => {
  world = await startWorld();
  seller = await aSeller(world);
}, 60_000);
afterAll(() => world.close());

interface Page {
  status: number;
  headers: Headers;
  html: string;
  /** What stands in the page without the head, the block and the tags. */
  text: string;
  written: { question: { url: string }; answered: { is: string; answer?: unknown } }[];
}

async function open(path: string): Promise<Page> {
  const response = await world.fetch(new Request(`http://localhost:5000${path}`));
  const html = await response.text();
  const [, block = '[]'] = /<script type="application\/json" id="answers">(.*?)<\/script>/s.exec(html) ?? [];
  const [, body = ''] = /<div id="root"[^>]*>(.*)<\/div>/s.exec(html) ?? [];
  const text = body
    .replaceAll(/<(style|script)[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/<[^>]*>/g, '\n');
  return {
    status: response.status,
    headers: response.headers,
    html,
    text,
    written: JSON.parse(block) as Page['written'],
  };
}

const answerIn = ({ written }: Page): unknown => written[0]?.answered.answer;

describe('/home as the server writes it', () => {
  it('shows the listings, and holds the answer from which the browser goes on', async () => {
    const listing = await aListing(world, seller, { title: 'House with a terrace' });
    const page = await open('/home');
    expect(page.status).toBe(200);
    expect(page.html).toContain('<div id="root" data-path="/home"');
    expect(page.text).toContain('House with a terrace');
    expect(page.html).toContain(`href="/property/${listing.id}"`);
    const asked = await world.raw('GET /api/listings');
    expect(page.written[0]?.question.url).toBe('/api/listings');
    expect(answerIn(page)).toEqual(asked.body);
  });

  it('lets the browser fetch the first picture at once, in the size that it will show', async () => {
    const id = await anUploadedImage(world, seller, await aPhotograph(900, 600).webp().toBuffer(), 'image/webp');
    const { images } = await aListing(world, seller, { title: 'House with a photograph', images: [id] });
    const { html } = await open('/home');
    const { url = '', sizes = [] } = images[0] ?? {};
    const files = [...sizes, { width: 900, url }].map((file) => `${file.url} ${file.width}w`).join(', ');
    expect(files).toMatch(/-400\.webp 400w, .*-800\.webp 800w, .*\.webp 900w$/);
    const [, shown] = /<img srcSet="([^"]*)" sizes="([^"]*)"/.exec(html.slice(html.indexOf('<article'))) ?? [];
    expect(html).toContain(`<link rel="preload" as="image" imageSrcSet="${files}" imageSizes="`);
    expect(shown).toBe(files);
  });

  it('honours the filters of the address', async () => {
    await aListing(world, seller, { title: 'Flat to let', category: 'condominium', dealType: 'rent', price: 21_000 });
    await aListing(world, seller, { title: 'Flat for sale', category: 'condominium', dealType: 'buy' });
    const page = await open('/home?category=condominium&dealType=rent&priceMax=25000');
    expect(page.text).toContain('Flat to let');
    expect(page.text).not.toContain('Flat for sale');
    expect(page.text).toContain('1 result');
    expect(page.html).toContain('data-path="/home?category=condominium&amp;dealType=rent&amp;priceMax=25000"');
    expect(page.html).toContain(
      '<link rel="canonical" href="http://localhost:5000/home?category=condominium&amp;dealType=rent">',
    );
  });

  it('says where nothing matches', async () => {
    const page = await open('/home?q=nothing-of-this-name');
    expect(page.status).toBe(200);
    expect(page.text).toContain('No properties found matching your criteria.');
  });

  it('leaves the map and the favourites to the browser', async () => {
    for (const query of ['view=map', 'areaSearch=true', 'favorites=true']) {
      const page = await open(`/home?${query}`);
      expect(page.status).toBe(200);
      expect(page.html).not.toContain('data-path');
      expect(page.text).toContain('Loading...');
    }
    expect((await open('/home?view=map')).written).toHaveLength(1);
    expect((await open('/home?favorites=true')).written).toHaveLength(0);
  });

  it('may be kept by the CDN for a moment, by its whole query, and by no browser', async () => {
    const { headers } = await open('/home');
    expect(headers.get('netlify-cdn-cache-control')).toMatch(/max-age=60, stale-while-revalidate=\d+/);
    expect(headers.get('netlify-vary')).toBe('query');
    expect(headers.get('cache-control')).toContain('max-age=0');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  });
});

describe('/property/:id as the server writes it', () => {
  it('shows the listing, and tells those who do not open it what it is', async () => {
    const { id } = await aListing(world, seller, {
      title: 'Bungalow by the sea',
      price: 4_500_000,
      location: 'Dauis, Bohol',
      description: 'Three rooms.\n\nA garden.',
    });
    const page = await open(`/property/${id}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Bungalow by the sea');
    expect(page.text).toContain('₱4,500,000');
    expect(answerIn(page)).toMatchObject({ id });
    expect(page.html).toContain('<title>Bungalow by the sea · Casa &amp; Kiez</title>');
    const description = '₱4,500,000 · Dauis, Bohol. Three rooms. A garden.';
    for (const name of ['name="description"', 'property="og:description"'])
      expect(page.html).toContain(`<meta ${name} content="${description}">`);
    expect(page.html).toContain(`<link rel="canonical" href="http://localhost:5000/property/${id}">`);
    expect(page.html).toContain(`<meta property="og:url" content="http://localhost:5000/property/${id}">`);
  });

  it('lets nothing that a seller typed become markup', async () => {
    const title = `</script><script>alert(1)</script><img src=x onerror="alert(2)">`;
    const { id } = await aListing(world, seller, { title, description: '<!-- </title></head><script>' });
    for (const page of [await open(`/property/${id}`), await open('/home')]) {
      expect(page.html).not.toMatch(/<script>|<img src=x|<!-- <\/title>/);
      expect(page.html.match(/<\/title>/g)).toHaveLength(1);
      expect(page.html.match(/<\/script>/g)).toHaveLength(2);
    }
    expect(answerIn(await open(`/property/${id}`))).toMatchObject({ title });
  });

  it('is not there where the listing is not, with the screen that says so', async () => {
    for (const id of ['0b5c6a52-aaaa-4bbb-8ccc-1234567890ab', 'no-id-at-all']) {
      const page = await open(`/property/${id}`);
      expect(page.status).toBe(404);
      expect(page.text).toContain('Error Loading Property');
      expect(page.text).toContain('Property not found');
      expect(page.html).toContain(`data-path="/property/${id}"`);
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(page.headers.get('netlify-cdn-cache-control')).toBeNull();
    }
  });

  it('does not show what is no longer public', async () => {
    const { id } = await aListing(world, seller, { title: 'A draft', status: 'draft' });
    const page = await open(`/property/${id}`);
    expect(page.status).toBe(404);
    expect(page.html).not.toContain('A draft');
  });
});

describe('/services as the server writes it', () => {
  it('asks for a postal code, and asks nothing itself', async () => {
    const page = await open('/services');
    expect(page.status).toBe(200);
    expect(page.html).toContain('<div id="root" data-path="/services"');
    expect(page.text).toContain('Dienstleister in Ihrer Nähe');
    expect(page.text).toContain('Was brauchen Sie?');
    expect(page.written).toEqual([]);
    expect(page.html).toContain('<link rel="canonical" href="http://localhost:5000/services">');
  });

  it('shows who is found, in German, and holds the answer from which the browser goes on', async () => {
    const [near] = await offered(world.database, anOffering({ name: 'Salon an der Ecke' }));
    const page = await open('/services?zip=10115');
    expect(page.status).toBe(200);
    expect(page.text).toContain('Salon an der Ecke');
    expect(page.text).toMatch(/ab 45\s€/);
    expect(page.html).toContain(`href="/provider/${near.id}"`);
    expect(page.html).toContain('<title>Dienstleister bei 10115 Berlin · Casa &amp; Kiez</title>');
    expect(page.written).toHaveLength(1);
    const asked = await world.raw(`GET ${page.written[0]?.question.url}`);
    expect(answerIn(page)).toEqual(asked.body);
    expect(page.headers.get('netlify-cdn-cache-control')).toContain('max-age=60');
    expect(page.headers.get('netlify-vary')).toBe('query');
  });

  it('honours service, radius and order of the address', async () => {
    await offered(
      world.database,
      anOffering({ name: 'Teure Massage', cards: [aCard({ category: 'massage', priceCents: 9900 })] }),
      anOffering({ name: 'Milde Massage', cards: [aCard({ category: 'massage', priceCents: 3900 })], latitude: 52.6 }),
      anOffering({ name: 'Ferne Massage', cards: [aCard({ category: 'massage' })], latitude: 53.1 }),
    );
    const query = 'zip=10115&service=massage&radius=10&sort=price';
    const page = await open(`/services?${query}`);
    expect(page.text).toContain('2 Dienstleister bei 10115 Berlin');
    expect(page.text.indexOf('Milde Massage')).toBeGreaterThan(0);
    expect(page.text.indexOf('Milde Massage')).toBeLessThan(page.text.indexOf('Teure Massage'));
    for (const absent of ['Ferne Massage', 'Salon an der Ecke']) expect(page.text).not.toContain(absent);
    expect(page.html).toContain(`data-path="/services?${query.replaceAll('&', '&amp;')}"`);
    expect(page.html).toContain('<title>Massage bei 10115 Berlin · Casa &amp; Kiez</title>');
    expect(page.html).toContain(
      '<link rel="canonical" href="http://localhost:5000/services?zip=10115&amp;service=massage">',
    );
  });

  it('leaves a postal code that nobody knows to the browser', async () => {
    const page = await open('/services?zip=00000');
    expect(page.status).toBe(200);
    expect(page.html).not.toContain('data-path');
    expect(page.written).toEqual([]);
    expect(page.html).toContain('<link rel="canonical" href="http://localhost:5000/services">');
  });
});

describe('/provider/:id as the server writes it', () => {
  it('shows the profile with its free slots, and tells those who do not open it who it is', async () => {
    const [provider] = await offered(world.database, anOffering({ name: 'Salon Sonnenschein' }));
    const page = await open(`/provider/${provider.id}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Salon Sonnenschein');
    expect(page.text).toContain('Termin friseur');
    expect(page.text).toContain('Freie Termine');
    expect(page.text).not.toContain('Freie Termine werden geladen');
    expect(page.written.map(({ question }) => question.url)).toEqual([
      `/api/providers/${provider.id}`,
      `/api/providers/${provider.id}/slots?cardId=${provider.cards[0]?.id}`,
    ]);
    const [slots] = await Promise.all(page.written.slice(1).map(({ question }) => world.raw(`GET ${question.url}`)));
    expect(page.written[1]?.answered.answer).toEqual(slots?.body);
    expect(page.html).toContain('<title>Salon Sonnenschein · Casa &amp; Kiez</title>');
    for (const name of ['name="description"', 'property="og:description"'])
      expect(page.html).toContain(`<meta ${name} content="Friseur · 10115 Berlin. Wir nehmen uns Zeit.">`);
    expect(page.html).toContain(`<link rel="canonical" href="http://localhost:5000/provider/${provider.id}">`);
  });

  it('is the same page under an id in capitals', async () => {
    const [provider] = await offered(world.database, anOffering({ name: 'Salon Versal' }));
    const page = await open(`/provider/${provider.id.toUpperCase()}`);
    expect(page.text).toContain('Salon Versal');
    expect(page.html).toContain(`<link rel="canonical" href="http://localhost:5000/provider/${provider.id}">`);
  });

  it('asks after no slots where nothing is offered', async () => {
    const [provider] = await offered(world.database, anOffering({ name: 'Salon im Aufbau', cards: [] }));
    const page = await open(`/provider/${provider.id}`);
    expect(page.text).toContain('Zurzeit sind keine Angebote veröffentlicht.');
    expect(page.written).toHaveLength(1);
  });

  it('lets nothing that a provider or a customer typed become markup', async () => {
    const name = `</script><script>alert(1)</script><img src=x onerror="alert(2)">`;
    const [provider] = await offered(world.database, anOffering({ name, cards: [aCard({ category: 'hundesitter' })] }));
    await world.database.query(`update app.account set description = $2 where id = $1`, [
      provider.id,
      '<!-- </title></head><script>',
    ]);
    const appointment = await anAppointment(world.database, {
      provider: provider.id,
      start: '2025-11-03T09:00:00Z',
      end: '2025-11-03T10:00:00Z',
      status: 'completed',
    });
    await aReview(world.database, {
      appointment,
      provider: provider.id,
      text: '</div></script><script>alert(3)</script>',
      at: new Date('2025-11-04T09:00:00Z'),
    });
    const profile = await open(`/provider/${provider.id}`);
    expect(profile.text).toContain('alert(3)');
    for (const page of [profile, await open('/services?zip=10115&service=hundesitter')]) {
      expect(page.html).not.toMatch(/<script>|<img src=x|<!-- <\/title>/);
      expect(page.html.match(/<\/title>/g)).toHaveLength(1);
      expect(page.html.match(/<\/script>/g)).toHaveLength(2);
    }
    expect(answerIn(profile)).toMatchObject({ name });
  });

  it('is not there where the provider is not, or is not to be seen', async () => {
    const [hidden] = await offered(world.database, anOffering({ name: 'Salon Gesperrt', isSuspended: true }));
    for (const id of [hidden.id, '0b5c6a52-aaaa-4bbb-8ccc-1234567890ab', '0b5c-6a52']) {
      const page = await open(`/provider/${id}`);
      expect(page.status).toBe(404);
      expect(page.text).toContain('Diesen Dienstleister gibt es hier nicht (mehr)');
      expect(page.html).not.toContain('Salon Gesperrt');
      expect(page.html).toContain(`data-path="/provider/${id}"`);
      expect(page.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('takes no other screen below /provider for an id', async () => {
    const screens = Object.values(routes).filter((route) => /^\/provider\/[a-z]/.test(route));
    expect(screens.length).toBeGreaterThan(5);
    for (const path of [...screens, '/provider/packages', '/provider/services', '/provider/upgrade', '/provider/faced'])
      expect((await open(path)).html).not.toContain('id="root"');
  });
});

describe('a page whose answer cannot be had', () => {
  it('is the frame, from which the browser asks by itself, and is kept by nobody', async () => {
    await withoutDatabase(world, async () => {
      const id = '0b5c6a52-aaaa-4bbb-8ccc-1234567890ab';
      for (const path of ['/home', `/property/${id}`, '/services?zip=10115', `/provider/${id}`]) {
        const page = await open(path);
        expect(page.status).toBe(503);
        expect(page.headers.get('content-type')).toContain('text/html');
        expect(page.headers.get('cache-control')).toBe('no-store');
        expect(page.html).not.toContain('data-path');
        expect(page.html).toContain('src="/assets/main.js"');
        expect(page.text).toContain('Casa &amp; Kiez');
        expect(page.text).toMatch(/Loading\.\.\.|Wird geladen/);
        expect(page.written).toEqual([]);
      }
    });
    expect((await open('/home')).status).toBe(200);
  });

  it('is the frame where the question is refused', async () => {
    const page = await open('/home?priceMin=5&priceMax=3');
    expect(page.status).toBe(200);
    expect(page.html).not.toContain('data-path');
    expect(page.written).toEqual([]);
  });

  it('does not tell one visitor what another asked at the same time', async () => {
    const one = await aListing(world, seller, { title: 'First of two' });
    const other = await aListing(world, seller, { title: 'Second of two' });
    const pages = await Promise.all([one, other, one, other].map(({ id }) => open(`/property/${id}`)));
    expect(pages.map(({ html }) => /<title>(.*?) ·/.exec(html)?.[1])).toEqual([
      'First of two',
      'Second of two',
      'First of two',
      'Second of two',
    ]);
  });
});
