import sharp from 'sharp';
import { expect, it } from 'vitest';
import { areaPictureSize, drawArea } from '../../../netlify/images/area-picture.ts';
import type { Shape } from '../../../src/contract/area.ts';
import { saveSearch } from '../../../src/contract/property/saved-search.ts';
import { anEmail } from '../../support/people.ts';
import { anUploadedImage, aPhotograph } from '../../support/pictures.ts';
import {
  aSearch,
  hole,
  makati,
  prepareSavedSearches,
  publish,
  save,
  searcher,
  seller,
  settled,
  triangle,
  world,
} from '../../support/saved-searches.ts';

prepareSavedSearches();

async function htmlTo(email: string): Promise<string> {
  const [mail] = await world.database.query<{ html: string }>(
    'select html from app.outgoing_mail where recipient = $1 order by created_at desc, id desc limit 1',
    [email],
  );
  return mail?.html ?? '';
}

const picturesIn = (html: string): string[] =>
  [...html.matchAll(/<img src="([^"]*)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));

const fetched = (url: string): Promise<Response> => world.fetch(new Request(url));

const colourAt = async (shapes: Shape[], x: number, y: number): Promise<number[]> => {
  const { data } = await sharp(await drawArea(shapes))
    .extract({ left: Math.round(x), top: Math.round(y), width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
};

it('an alert shows the map of what was drawn and the first picture of each listing', async () => {
  await save(searcher, { filters: { area: [triangle, hole] as Shape[] } });
  const image = await anUploadedImage(world, seller, await aPhotograph(1600, 900).webp().toBuffer(), 'image/webp');
  await publish({ title: 'With a picture', images: [image], latitude: makati.latitude + 0.012 });
  await settled();
  const [map = '', cover = '', ...rest] = picturesIn(await htmlTo(searcher.user.email));
  expect(rest).toEqual([]);
  expect(map).toMatch(/^http:\/\/localhost:5000\/share\/search\/[\w-]{36}\/picture\.jpg\?v=\w+$/);
  expect(cover).toMatch(/-400\.webp$/);
  const drawn = await fetched(map);
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(await sharp(Buffer.from(await drawn.arrayBuffer())).metadata()).toMatchObject(areaPictureSize);
});

it('the confirmation names what was chosen and shows where, and nothing that was typed', async () => {
  const email = anEmail('guest');
  const filters = {
    category: 'condominium',
    dealType: 'rent',
    priceMax: 30_000,
    bedrooms: 2,
    q: 'cheap pills',
    area: [triangle] as Shape[],
  } as const;
  await world.ask(saveSearch, { body: aSearch({ email, filters }) });
  const html = await htmlTo(email);
  for (const fact of ['Condominium for rent', 'up to ₱30,000', '2 or more bedrooms', '1 drawn area'])
    expect(html).toContain(fact);
  expect(html).not.toMatch(/pills/);
  expect(picturesIn(html)).toHaveLength(1);
});

it('a search without a drawing has no map, and one that is not there has none either', async () => {
  const { id } = await save(searcher, { filters: { category: 'lot' } });
  for (const word of [id, crypto.randomUUID(), 'no-id'])
    expect((await fetched(`http://localhost:5000/share/search/${word}/picture.jpg`)).status).toBe(404);
});

it('what is drawn lies in the middle of the picture, a small one with its town around it', async () => {
  const { width, height } = areaPictureSize;
  const [edge, middle] = [
    [width * 0.1, height * 0.1],
    [width / 2, height / 2],
  ] as const;
  const rectangle: Shape = { type: 'rectangle', bounds: { north: 16.3, south: 15.7, east: 121.6, west: 120.9 } };
  const [inside, outside] = [await colourAt([rectangle], ...middle), await colourAt([rectangle], ...edge)];
  expect(inside[0]).toBeLessThan((outside[0] ?? 0) - 20);
  const block: Shape = { type: 'circle', center: { lat: 15.9, lng: 121.3 }, radius: 100 };
  // 100 m of 0.35 degrees over 1040 pixels: a dot of three pixels' radius.
  expect((await colourAt([block], width / 2 + 40, height / 2))[0]).toBeGreaterThan(200);
});
