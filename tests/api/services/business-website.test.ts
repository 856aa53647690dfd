import { beforeAll, describe, expect, it } from 'vitest';
import { readLink } from '../../../netlify/session/link.ts';
import { getWebsite, originTyped, putWebsite } from '../../../src/contract/services/business-website.ts';
import { paths } from '../../../src/paths.ts';
import { sessionOf } from '../../support/appointments.ts';
import { aCard, anOffering, offered } from '../../support/providers.ts';
import { open, preparePages, world } from '../../support/written-pages.ts';

preparePages();

const salon = 'https://www.salon-klara.de';
const other = 'http://localhost:8080';
const nowhere = '0b5c6a52-aaaa-4bbb-8ccc-1234567890ab';

let id: string;
let as: { token: string };
beforeAll(async () => {
  const [provider] = await offered(world.database, anOffering({ cards: [aCard()] }));
  id = provider.id;
  as = { token: await sessionOf(world, id) };
});

const framers = async (path: string): Promise<string | undefined> => {
  const policy = (await open(path)).headers.get('content-security-policy') ?? '';
  return /frame-ancestors ([^;]*)/.exec(policy)?.[1];
};

describe('the frame of a booking', () => {
  it('may be shown by the listed pages of its own business, and by nobody else', async () => {
    expect(await framers(paths.embed(id))).toBe("'none'");
    const put = await world.ask(putWebsite, { body: { framedBy: [salon, other, salon] } }, as);
    expect(put.body).toEqual({ framedBy: [salon, other] });
    expect((await world.ask(getWebsite, {}, as)).body.framedBy).toEqual([salon, other]);
    expect(await framers(paths.embed(id))).toBe(`${salon} ${other}`);
    expect(await framers(`/en${paths.embed(id)}`)).toBe(`${salon} ${other}`);
    const page = await open(paths.embed(id));
    expect(page.status).toBe(200);
    expect(page.headers.get('x-frame-options')).toBeNull();
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    const [elsewhere] = await offered(world.database, anOffering({ cards: [aCard()] }));
    for (const path of [paths.book(id), paths.embed(elsewhere.id), paths.embed(nowhere)])
      expect(await framers(path), path).toBe("'none'");
    expect((await open(paths.book(id))).headers.get('x-frame-options')).toBe('DENY');
    expect((await open(paths.embed(nowhere))).status).toBe(404);
  });

  it.each([
    'salon-klara.de',
    'http://salon-klara.de',
    'https://salon-klara.de/kontakt',
    "https://a.example; script-src 'unsafe-inline'",
    'https://*',
    '*',
    '',
  ])('is not promised to %j', async (origin) => {
    const answer = await world.ask(putWebsite, { body: { framedBy: [origin] } }, as);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: { 'framedBy.0': expect.any(String) } });
  });

  it('is promised to five at most', async () => {
    const many = Array.from({ length: 6 }, (_, at) => `https://${at}.example`);
    expect((await world.ask(putWebsite, { body: { framedBy: many } }, as)).status).toBe(400);
  });
});

describe('an address as it is typed', () => {
  it.each([
    ['www.salon-klara.de', salon],
    [' https://www.Salon-Klara.de/kontakt?x=1 ', salon],
    ['http://localhost:8080/seite', other],
    ['müller.de', 'https://xn--mller-kva.de'],
    ['unser Salon', 'unser Salon'],
  ])('%j is %j', (typed, origin) => expect(originTyped(typed)).toBe(origin));
});

describe('the short address', () => {
  it('leads to the profile as the own link does, and to nothing where it is another one', async () => {
    const { address, embedded, picture } = (await world.ask(getWebsite, {}, as)).body;
    const page = await open(new URL(address).pathname);
    expect(page.status).toBe(302);
    const target = new URL(page.headers.get('location') ?? '', address);
    expect(target.pathname).toBe(paths.provider(id));
    const via = target.searchParams.get('via') ?? '';
    expect(await readLink(world.adapters, 'own_link', via, world.clock.now())).toBe(id);
    expect(new URL(embedded).searchParams.get('via')).toBe(via);
    expect(picture.path).toMatch(/^M\d/);
    expect((await open('/b/000000000000')).status).toBe(404);
    expect((await open('/b/unfug')).status).toBe(404);
  });
});
