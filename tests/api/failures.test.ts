import { afterAll, beforeAll, expect, it } from 'vitest';
import { PartBusy, PartUnavailable } from '../../netlify/adapters/ports.ts';
import { listListings } from '../../src/contract/listing.ts';
import { startWorld, type World, withoutDatabase } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 60_000);
afterAll(() => world.close());

it.each([
  ['cannot be reached', new PartUnavailable('down'), 503, 'unavailable', 'nicht erreichbar'],
  ['gives up what takes it too long', new PartBusy('slow'), 503, 'busy', 'zu lange gedauert'],
  ['fails as nobody expects', new Error('a fault of ours'), 500, 'internal', 'bei uns etwas schiefgegangen'],
] as const)('a database that %s is told apart, without a detail of it', async (_, failure, status, code, words) => {
  const ask = () => world.ask(listListings, { query: {} }, { language: 'de' });
  const answered = await withoutDatabase(world, ask, failure);
  expect(answered.status).toBe(status);
  expect(answered.refusal).toEqual({
    error: expect.stringContaining(words) as string,
    code,
    requestId: answered.headers.get('x-request-id'),
  });
  expect(world.logged.join('\n')).toContain(failure.message);
});
