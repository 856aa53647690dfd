import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawShareCard } from '../../../netlify/images/share-card.ts';
import { updateProperty } from '../../../src/contract/property/listing.ts';
import { aListing, aPropertyForm } from '../../support/listings.ts';
import { aSeller, type Person } from '../../support/people.ts';
import { anUploadedImage, aPhotograph } from '../../support/pictures.ts';
import { anOffering, offered } from '../../support/providers.ts';
import { open, preparePages, world } from '../../support/written-pages.ts';

preparePages();

let seller: Person;
beforeAll(async () => {
  seller = await aSeller(world);
}, 60_000);

/** What looks like another listing is held until somebody has looked at it. */
const elsewhere = { price: 2_100_000, area: 41, latitude: 10.31, longitude: 123.89, location: 'Cebu City, Cebu' };

const ask = (address: string, headers: Record<string, string> = {}): Promise<Response> =>
  world.fetch(new Request(new URL(address, 'http://localhost:5000'), { headers }));

/** What a messenger finds in the page. */
async function pictureOf(path: string): Promise<string> {
  const { html } = await open(path);
  const [, address = ''] = /<meta property="og:image" content="([^"]*)">/.exec(html) ?? [];
  expect(html).toContain('<meta property="og:image:width" content="1200">');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  return address;
}

const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

describe('the picture of a shared listing', () => {
  it('is drawn in the size of previews and kept by its address, which says what stands on it', async () => {
    const id = await anUploadedImage(world, seller, await aPhotograph(1600, 900).webp().toBuffer(), 'image/webp');
    const listing = await aListing(world, seller, { title: 'House with a view', images: [id] });
    const address = await pictureOf(`/property/${listing.id}`);
    const drawn = await ask(address);
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(drawn.headers.get('netlify-cdn-cache-control')).toMatch(/durable, max-age=86400/);
    expect(drawn.headers.get('netlify-vary')).toBe('query=v');
    const bytes = await bytesOf(drawn);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(bytes.byteLength).toBeLessThan(300_000);
    const again = await ask(address, { 'if-none-match': drawn.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);

    const cheaper = aPropertyForm({ title: 'House with a view', price: 5_000_000 });
    await world.ask(updateProperty, { body: { ...cheaper, id: listing.id } }, { token: seller.token });
    const present = await pictureOf(`/property/${listing.id}`);
    expect(present).not.toBe(address);
    const former = await ask(address);
    expect([former.status, former.headers.get('cache-control')]).toEqual([302, 'no-store']);
    expect(new URL(former.headers.get('location') ?? '', 'http://localhost:5000').href).toBe(present);
  });

  it('is there for nobody where the listing is not', async () => {
    const draft = await aListing(world, seller, { status: 'draft' });
    for (const id of [draft.id, crypto.randomUUID(), 'no-id'])
      expect((await ask(`/share/property/${id}/picture.jpg`)).status).toBe(404);
  });

  it('is drawn of the words alone where the store has lost the photograph', async () => {
    const id = await anUploadedImage(world, seller, await aPhotograph(801, 477).webp().toBuffer(), 'image/webp');
    const listing = await aListing(world, seller, {
      ...elsewhere,
      title: 'House without a picture',
      images: [id],
    });
    const address = await pictureOf(`/property/${listing.id}`);
    const { images } = world.adapters;
    world.adapters.images = { ...images, read: () => Promise.reject(new Error('down')) };
    const drawn = await ask(address).finally(() => {
      world.adapters.images = images;
    });
    expect(await sharp(await bytesOf(drawn)).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it('is drawn a few at a time: of a crowd some come again', async () => {
    const listing = await aListing(world, seller, { title: 'House for a crowd', price: 3_300_000, area: 77 });
    const address = await pictureOf(`/property/${listing.id}`);
    const answered = await Promise.all(Array.from({ length: 40 }, () => ask(address)));
    const statuses = answered.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(await answered.find(({ status }) => status === 503)?.json()).toMatchObject({ code: 'busy' });
    expect((await ask(address)).status).toBe(200);
  });
});

describe('the picture of a shared profile', () => {
  it('is drawn where the profile is shown', async () => {
    const [shown, hidden] = await offered(
      world.database,
      anOffering({ name: 'Salon Größe' }),
      anOffering({ isSuspended: true }),
    );
    const drawn = await ask(await pictureOf(`/provider/${shown.id}`));
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await ask(`/share/provider/${hidden.id}/picture.jpg`)).status).toBe(404);
  });
});

describe('the drawing', () => {
  const card = { picture: undefined, price: '₱4,500,000', title: 'House', place: 'Makati', brand: 'Site' };

  it('shows the words: each other one is another picture', async () => {
    const pictures = await Promise.all(
      [card, { ...card, price: '₱4,600,000' }, { ...card, place: 'Cebu' }, { ...card, title: 'Houses' }].map(
        async (one) => Buffer.from(await drawShareCard(one)).toString('base64'),
      ),
    );
    expect(new Set(pictures).size).toBe(4);
  });

  it('draws whatever somebody has typed, and a photograph that is none is left out', async () => {
    const typed = '</path><script>“日本” 🏠 \u0000 ' + 'long '.repeat(60) + 'x'.repeat(300);
    for (const picture of [undefined, new TextEncoder().encode('<svg onload="alert(1)"/>')])
      expect(
        await sharp(await drawShareCard({ ...card, picture, title: typed, place: typed })).metadata(),
      ).toMatchObject({
        width: 1200,
        height: 630,
      });
  });

  it('weighs at most what messengers take, whatever the photograph', async () => {
    const noise = Buffer.from(Array.from({ length: 1200 * 630 * 3 }, (_, at) => (at * 7919 * ((at % 251) + 1)) % 256));
    const picture = await sharp(noise, { raw: { width: 1200, height: 630, channels: 3 } })
      .png()
      .toBuffer();
    expect((await drawShareCard({ ...card, picture })).byteLength).toBeLessThan(600_000);
  });
});
