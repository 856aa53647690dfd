import { afterAll, beforeAll, expect, it } from 'vitest';
import { PartBusy, PartUnavailable } from '../../../netlify/adapters/ports.ts';
import { listAccounts } from '../../../src/contract/admin/admin-account.ts';
import { getCalendar } from '../../../src/contract/booking/calendar.ts';
import { listListings } from '../../../src/contract/property/browse-listings.ts';
import { type StaffId, updateStaff } from '../../../src/contract/services/staff.ts';
import { anAdmin, aProvider } from '../../support/people.ts';
import { startWorld, type World, withoutDatabase } from '../../support/world.ts';

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

it('a body that announces no length is read no further than any other', async () => {
  let sent = 0;
  const chunk = new Uint8Array(64 * 1024).fill(32);
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += chunk.byteLength;
      controller.enqueue(chunk);
      if (sent > 64 * 1024 * 1024) controller.close();
    },
  });
  const request = new Request('http://localhost:5000/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: endless,
    duplex: 'half',
  } as RequestInit);
  const response = await world.fetch(request);
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([413, 'too_large']);
  expect(sent).toBeLessThan(2 * 1024 * 1024);
});

it('a day, a text and a stamp that cannot be are refused with the name of their field', async () => {
  const [admin, provider] = [await anAdmin(world), await aProvider(world)];
  const as = (person: typeof provider) => ({ token: person.token });
  const staff = { name: 'Mira', seen: 'abc' };
  const id = crypto.randomUUID() as StaffId;
  const answers = [
    await world.ask(getCalendar, { query: { from: '0001-01-01' } }, as(provider)),
    await world.ask(getCalendar, { query: { from: '9999-12-31' } }, as(provider)),
    await world.ask(listAccounts, { query: { search: '\0' } }, as(admin)),
    await world.ask(updateStaff, { params: { id }, body: staff }, as(provider)),
  ];
  expect(answers.map(({ status, refusal }) => [status, Object.keys(refusal?.fields ?? {})])).toEqual([
    [400, ['from']],
    [400, ['from']],
    [400, ['search']],
    [400, ['seen']],
  ]);
});
