import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const ask = (path: string): Promise<Response> => world.fetch(new Request(new URL(path, 'http://localhost:5000')));

it('a small map is drawn for everybody, and kept by its address', async () => {
  const drawn = await ask('/share/map/phone-dark-pin/52.5312,13.3845/picture.jpg?v=1');
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(drawn.headers.get('netlify-cdn-cache-control')).toMatch(/durable, max-age=86400/);
  const bytes = Buffer.from(await drawn.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 960, height: 800 });
  const former = await ask('/share/map/phone-dark-pin/52.5312,13.3845/picture.jpg?v=0');
  expect([former.status, former.headers.get('location')]).toEqual([
    302,
    '/share/map/phone-dark-pin/52.5312,13.3845/picture.jpg?v=1',
  ]);
});

it.each([
  '/share/map/huge-dark-pin/52.5312,13.3845/picture.jpg?v=1',
  '/share/map/phone-dark-pin/52.53123,13.3845/picture.jpg?v=1',
  '/share/map/phone-dark-pin/95.0000,13.3845/picture.jpg?v=1',
  '/share/map/phone-dark-pin/nowhere/picture.jpg?v=1',
])('no map is drawn of what none of our pages shows: %s', async (path) => {
  expect((await ask(path)).status).toBe(404);
});
