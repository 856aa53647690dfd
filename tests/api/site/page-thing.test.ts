import { beforeAll, describe, expect, it } from 'vitest';
import { signLink } from '../../../netlify/session/link.ts';
import { screenPatterns } from '../../../src/app/routes.tsx';
import { inviteMember } from '../../../src/contract/services/staff-member.ts';
import { inFrontOf, otherLanguage, ownLanguage, routes } from '../../../src/paths.ts';
import { aListing } from '../../support/listings.ts';
import { aProvider, aSeller, type Person } from '../../support/people.ts';
import { aCard, anAppointment, anOffering, offered } from '../../support/providers.ts';
import { withoutDatabase } from '../../support/world.ts';
import { open, preparePages, world } from '../../support/written-pages.ts';

preparePages();

const nowhere = '0b5c6a52-aaaa-4bbb-8ccc-1234567890ab';
const link = (purpose: Parameters<typeof signLink>[1], id: string): Promise<string> =>
  signLink(world.adapters.secret, purpose, id, world.clock.now());
const statusOf = async (path: string): Promise<number> => (await open(path)).status;

const filled = (pattern: string, word: string): string => pattern.replace(/:\w+$/, word);

let seller: Person;
beforeAll(async () => {
  seller = await aSeller(world);
}, 60_000);

describe('the page of a thing that does not exist', () => {
  // The type of a registration is a choice (tests/e2e/site/languages.e2e.ts), and what is no id below /provider/staff or /quotes is another screen or none
  // (`dist/_redirects`).
  // The build has written every post of the blog and every version of a text: another one is the 404 of all addresses.
  const written = [routes.news, routes.termsVersion, routes.processingVersion];
  const elsewhere: string[] = [routes.providerRegister, routes.editStaff, routes.quote, routes.provider, ...written];
  const patterns = screenPatterns.filter((pattern) => pattern.includes('/:') && !elsewhere.includes(pattern));

  it('is 404 in both languages for every screen that names a thing, and no search engine takes it', async () => {
    expect(patterns.length).toBeGreaterThan(15);
    for (const pattern of patterns)
      for (const word of ['abc', '%00', 'x'.repeat(700)])
        for (const path of [pattern, inFrontOf(pattern, otherLanguage(ownLanguage(pattern)))]) {
          const page = await open(filled(path, word));
          expect(page.status, filled(path, word)).toBe(404);
          expect(page.html, filled(path, word)).toContain('id="root"');
          expect(page.headers.get('cache-control')).toBe('no-store');
          expect(`${page.headers.get('x-robots-tag')} ${page.html}`).toContain('noindex');
        }
  });

  it('is 404 where id or link are well-formed, and what they name is not there', async () => {
    expect(await statusOf(`/book/${nowhere}`)).toBe(404);
    expect(await statusOf(`/visit/${await link('visit', nowhere)}`)).toBe(404);
    expect(await statusOf(`/question/${await link('question', nowhere)}`)).toBe(404);
    expect(await statusOf(`/inquiry/${await link('inquiry_thread', nowhere)}`)).toBe(404);
    expect(await statusOf(`/waiting/${nowhere}`)).toBe(404);
    expect(await statusOf(`/again/${nowhere}`)).toBe(404);
    expect(await statusOf('/join/aaaaa-bbbbb')).toBe(404);
    expect(await statusOf(`/renew/${await link('renew_listing', `${nowhere} 2026-01-01T00:00:00Z`)}`)).toBe(404);
    expect(await statusOf(`/saved-search/unsubscribe/${await link('unsubscribe', nowhere)}`)).toBe(404);
    expect(await statusOf(`/saved-search/confirm/${await link('confirm_search', `${nowhere} hash`)}`)).toBe(404);
  });

  it('is listed nowhere and tells no other site its address, where that is a secret', async () => {
    const secrets = patterns.filter((pattern) => pattern.includes('/:token'));
    expect(secrets.length).toBeGreaterThan(8);
    for (const pattern of secrets) {
      const { headers } = await open(filled(pattern, 'A'.repeat(43)));
      expect([headers.get('x-robots-tag'), headers.get('referrer-policy')], pattern).toEqual([
        'noindex',
        'no-referrer',
      ]);
    }
  });

  it('is 404 for a link that is ours and opens something else', async () => {
    const { id } = await aListing(world, seller);
    expect(await statusOf(`/renew/${await link('unsubscribe', id)}`)).toBe(404);
  });
});

describe('the page of a thing that exists', () => {
  it('is the application, for those who may come without an account', async () => {
    const [provider] = await offered(world.database, anOffering({ cards: [aCard()] }));
    const visit = await anAppointment(world.database, {
      provider: provider.id,
      start: new Date(world.clock.now().getTime() + 86_400_000).toISOString(),
      end: new Date(world.clock.now().getTime() + 90_000_000).toISOString(),
    });
    const { id } = await aListing(world, seller);
    const inquiry = await world.raw(`POST /api/listings/${id}/inquiries`, {
      name: 'Ana',
      email: 'ana@example.org',
      message: 'Is it still there?',
    });
    expect(inquiry.status).toBeLessThan(300);
    const [sent] = await world.database.query<{ id: string }>('select id from app.inquiry');
    const asked = { name: 'Mira', role: 'reception' as const };
    const { code } = (await world.ask(inviteMember, { body: asked }, await aProvider(world))).body;
    for (const path of [
      `/book/${provider.id}`,
      `/visit/${await link('visit', visit)}`,
      `/inquiry/${await link('inquiry_thread', sent?.id ?? '')}`,
      `/renew/${await link('renew_listing', `${id} 2026-01-01T00:00:00Z`)}`,
      `/join/${code}`,
      `/password/reset/${'x'.repeat(43)}`,
    ]) {
      const page = await open(path);
      expect(page.status, path).toBe(200);
      expect(page.html).toContain('id="root"');
      expect(page.headers.get('x-robots-tag'), path).toBe(path.startsWith('/book/') ? null : 'noindex');
      expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    }
  });

  it('tells nobody whether something private exists: any id may be one', async () => {
    const own = [routes.appointment, routes.question, routes.ownInquiry, routes.editProperty, routes.editStaff];
    for (const pattern of own) expect(await statusOf(pattern.replace(':id', nowhere)), pattern).toBe(200);
  });

  it('is unknown while the database is down, and the application asks again', async () => {
    await withoutDatabase(world, async () => {
      const page = await open(`/book/${nowhere}`);
      expect(page.status).toBe(503);
      expect(page.html).toContain('id="root"');
    });
  });
});
