import { beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '../../support/listings.ts';
import { aSeller, type Person } from '../../support/people.ts';
import { anUploadedImage, aPhotograph } from '../../support/pictures.ts';
import { withoutDatabase } from '../../support/world.ts';
import { answerIn, open, preparePages, world } from '../../support/written-pages.ts';

preparePages();

let seller: Person;

beforeAll(async () => {
  seller = await aSeller(world);
}, 60_000);

describe('/ as the server writes it', () => {
  it('shows what was listed last, and holds the answer from which the browser goes on', async () => {
    const listing = await aListing(world, seller, { title: 'House listed a moment ago' });
    const page = await open('/');
    expect(page.status).toBe(200);
    expect(page.html).toContain('<div id="root" data-path="/"');
    expect(page.text).toContain('House listed a moment ago');
    expect(page.html).toContain(`href="/property/${listing.id}"`);
    const asked = await world.raw('GET /api/listings?limit=5');
    expect(page.written.map(({ question }) => question.url)).toEqual([
      '/api/listings?limit=5',
      '/api/listings/reduced',
    ]);
    expect(answerIn(page)).toEqual(asked.body);
    expect(page.html).toContain('<title>Draw the place you want to live. · Casa &amp; Kiez</title>');
    expect(page.html).toContain('<link rel="canonical" href="http://localhost:5000/">');
    expect(page.headers.get('netlify-cdn-cache-control')).toContain('max-age=60');
  });

  it('is whole without the database, but for what is on offer', async () => {
    const page = await withoutDatabase(world, () => open('/'));
    expect(page.status).toBe(200);
    expect(page.html).toContain('data-path="/"');
    expect(page.text).toContain('Browse properties');
    expect(page.text).toContain('Just listed');
    expect(page.written).toEqual([]);
  });
});

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

describe('the other language', () => {
  it('is the same page at an address of its own, whose links stay in it', async () => {
    const { id } = await aListing(world, seller);
    for (const path of ['/home', `/property/${id}`]) {
      const german = await open(`/de${path}`);
      expect(german.status).toBe(200);
      expect(german.html).toContain(`data-path="/de${path}"`);
      expect(german.html).toContain(`<link rel="canonical" href="http://localhost:5000/de${path}">`);
      for (const { html } of [german, await open(path)]) {
        expect(html).toContain(`<link rel="alternate" hreflang="de" href="http://localhost:5000/de${path}">`);
        expect(html).toContain(`<link rel="alternate" hreflang="en" href="http://localhost:5000${path}">`);
      }
      expect(german.html).toMatch(/href="\/de\/(home|property)[/?"]/);
      expect(german.html).toContain('href="/help"');
      expect(german.html).not.toMatch(/href="\/(home|property)[/?"]/);
      expect(german.headers.get('netlify-cdn-cache-control')).toContain('max-age=60');
    }
    expect((await open('/de/home')).text).toContain('Immobilien');
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
      // The first script, the boot script, the answers, and what it is about.
      expect(page.html.match(/<\/script>/g)).toHaveLength(4);
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
      expect(page.html).toContain('<meta name="robots" content="noindex">');
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
    const page = await open('/services?zip=00000');
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
