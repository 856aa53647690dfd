import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listSlots } from '../../../src/contract/services/provider.ts';
import { handedHold } from '../../../src/paths.ts';
import { startIn } from '../../support/appointments.ts';
import { anAssistant as assistantOf } from '../../support/assistant.ts';
import { emptied } from '../../support/emptied.ts';
import { aListing } from '../../support/listings.ts';
import { aSeller } from '../../support/people.ts';
import { aCard, anOffering, type Offering, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let provider: Offering;
beforeAll(async () => {
  world = await startWorld();
}, 60_000);
afterAll(() => world.close());
beforeEach(async () => {
  await emptied(world.database);
  [provider] = await offered(world.database, anOffering({ cards: [aCard({ isAvailableNow: true })] }));
});

const address = 'http://localhost:5000/mcp';
const post = (body: string): Promise<Response> =>
  world.fetch(
    new Request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body,
    }),
  );

interface Answered {
  items: { provider: string; card: string; link: string }[];
  times: { start: string }[];
  link: string;
}
const anAssistant = () => assistantOf<Answered>(world);

const rows = (status: string) =>
  world.database.query<{ id: string }>('select id from app.appointment where status::text = $1', [status]);

describe('/mcp', () => {
  it.each([
    [
      'de',
      'Noch ist nichts gebucht',
      'Zahlungspflichtig buchen',
      '/book/',
      /Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag/,
    ],
    [
      'en',
      'Nothing is booked yet',
      'Book with obligation to pay',
      '/en/book/',
      /(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/,
    ],
  ])(
    'leads from search by times to a held time and a link, in three calls: %s',
    async (language, nothing, button, path, day) => {
      const call = await anAssistant();
      const found = await call('search_services', { service: 'Friseur', place: '10115', language });
      expect(found.text).toContain(provider.name);
      const [{ provider: id, card } = { provider: '', card: '' }] = found.data.items;
      const free = await call('free_times', { provider: id, cards: [card], from: startIn(3).slice(0, 10), language });
      expect(free.text).toContain('45');
      const [{ start } = { start: '' }] = free.data.times;
      const held = await call('hold_time', { provider: id, cards: [card], start, language });
      expect(held.isError).toBe(false);
      for (const words of [nothing, button, held.data.link]) expect(held.text).toContain(words);
      expect(held.text).toMatch(day);
      const link = new URL(held.data.link);
      expect(link.pathname).toBe(`${path}${provider.id}`);
      expect(link.searchParams.get('start')).toBe(start);
      expect((await rows('held')).map((row) => row.id)).toEqual([handedHold(link.hash)]);
      expect([...(await rows('confirmed')), ...(await rows('open'))]).toEqual([]);
    },
  );

  it('names what is wrong in the language asked for, and what does not exist', async () => {
    const call = await anAssistant();
    const wrong = await call('search_services', { place: '10115', day: 'morgen', language: 'de' });
    expect(wrong.isError).toBe(true);
    expect(wrong.text).toMatch(/^day: /m);
    const nobody = await call('free_times', { provider: crypto.randomUUID(), language: 'en' });
    expect(nobody.isError).toBe(true);
    const form = await call('hold_time', { provider: provider.id, language: 'de' });
    expect([form.isError, form.text.includes('cards')]).toEqual([true, true]);
  });

  it('keeps 99 of 100 times free however often one assistant holds', async () => {
    const [card] = provider.cards;
    const slots = async (): Promise<string[]> => {
      const asked = {
        params: { id: provider.id },
        query: { cards: card?.id ?? '', from: startIn(2).slice(0, 10), days: 28 },
      };
      const { body } = await world.ask(listSlots, asked);
      return body.days.flatMap((one) => one.slots);
    };
    const before = await slots();
    const call = await anAssistant();
    const answers = [];
    for (let turn = 0; turn < 130; turn += 1)
      answers.push(
        await call('hold_time', { provider: provider.id, cards: [card?.id], start: before[turn % before.length] }),
      );
    expect(answers.filter(({ isError }) => !isError).length).toBeGreaterThan(0);
    expect(answers.at(-1)?.isError).toBe(true);
    expect((await rows('held')).length).toBeLessThanOrEqual(1);
    expect((await slots()).length / before.length).toBeGreaterThanOrEqual(0.99);
  }, 60_000);

  it('finds property inside drawn shapes alone', async () => {
    const shown = await aListing(world, await aSeller(world));
    const call = await anAssistant();
    const around = (lat: number) => ({
      area: [{ type: 'circle', center: { lat, lng: shown.longitude }, radius: 900 }],
    });
    const inside = await call('search_property', around(shown.latitude));
    expect(inside.text).toContain(`/property/${shown.id}`);
    expect((await call('search_property', around(shown.latitude + 1))).text).toContain('Found: 0');
  });

  it('answers POST alone, one readable message of a usual size', async () => {
    expect((await world.fetch(new Request(address))).status).toBe(405);
    const broken = await post('{');
    expect([broken.status, ((await broken.json()) as { error: { code: number } }).error.code]).toEqual([400, -32_700]);
    const many = await post('[{"jsonrpc":"2.0","id":1,"method":"tools/list"}]');
    expect([many.status, ((await many.json()) as { error: { code: number } }).error.code]).toEqual([400, -32_600]);
    expect((await post(`"${'x'.repeat(1_100_000)}"`)).status).toBe(413);
  });

  it('is described by /llms.txt, with every tool', async () => {
    const response = await world.fetch(new Request('http://localhost:5000/llms.txt'));
    const text = await response.text();
    expect(response.headers.get('content-type')).toContain('text/plain');
    for (const name of ['/mcp', 'search_services', 'free_times', 'hold_time', 'search_property'])
      expect(text).toContain(name);
  });
});
