import { describe, expect, it } from 'vitest';
import { jobNamed } from '../../../netlify/local/doors.ts';
import { deleteProperty } from '../../../src/contract/property/listing.ts';
import { hasStood } from '../../support/listings.ts';
import {
  change,
  day,
  hour,
  mailsTo,
  minute,
  passing,
  prepareSavedSearches,
  publish,
  save,
  searcher,
  seller,
  settled,
  world,
} from '../../support/saved-searches.ts';

const { door: matchNewsDoor } = await jobNamed('match-news');

prepareSavedSearches();

describe('an instant search', () => {
  it('mails at once, and then no more often than every ten minutes with what has come together', async () => {
    await save(searcher);
    await publish({ title: 'First' });
    await settled();
    expect(await mailsTo(searcher.user.email)).toHaveLength(1);
    await publish({ title: 'Second' });
    await publish({ title: 'Third' });
    await passing(9 * minute);
    await settled();
    expect(await mailsTo(searcher.user.email)).toHaveLength(1);
    await passing(minute);
    await settled();
    const [, later, ...rest] = await mailsTo(searcher.user.email);
    expect(rest).toEqual([]);
    expect(later?.subject).toBe('2 matches for your search: Makati triangle');
    for (const title of ['Second', 'Third']) expect(later?.body).toContain(`New: ${title}`);
  });

  it('tells a second reduction within a day only if it is a hundredth less than what the last mail said', async () => {
    const listing = await publish({ price: 5_000_000 });
    await hasStood(world, listing);
    await save(searcher);
    const lower = async (price: number): Promise<string[]> => {
      await change(listing.id, { price });
      await passing(10 * minute);
      await settled();
      return (await mailsTo(searcher.user.email)).map(({ body }) => body);
    };
    expect(await lower(4_990_000)).toHaveLength(1);
    expect(await lower(4_980_000)).toHaveLength(1);
    expect(await lower(4_940_101)).toHaveLength(1);
    const [, second, ...rest] = await lower(4_940_100);
    expect(rest).toEqual([]);
    expect(second).toContain('₱4,940,100 (was ₱4,990,000)');
    expect(await lower(4_940_000)).toHaveLength(2);
    await passing(day);
    expect(await lower(4_939_000)).toHaveLength(3);
  });
});

describe('a daily or weekly search', () => {
  it.each([
    { frequency: 'daily', wait: day },
    { frequency: 'weekly', wait: 7 * day },
  ] as const)('gathers what $frequency has to tell into one mail', async ({ frequency, wait }) => {
    await save(searcher, { frequency });
    for (let count = 1; count <= 12; count += 1) await publish({ title: `House ${count}` });
    const withdrawn = await publish({ title: 'Gone' });
    await settled();
    await passing(wait - hour);
    await settled();
    expect(await mailsTo(searcher.user.email)).toEqual([]);
    await world.ask(deleteProperty, { body: { id: withdrawn.id } }, { token: seller.token });
    await passing(hour);
    expect((await matchNewsDoor(new Request('http://localhost'))).status).toBe(204);
    const [mail, ...rest] = await mailsTo(searcher.user.email);
    expect(rest).toEqual([]);
    expect(mail?.subject).toBe('12 matches for your search: Makati triangle');
    expect(mail?.body.match(/\/property\//g)).toHaveLength(10);
    expect(mail?.body).toContain('Further matches: 2.');
    expect(mail?.body).not.toContain('Gone');

    await publish({ title: 'The next one' });
    await settled();
    expect(await mailsTo(searcher.user.email)).toHaveLength(1);
    await passing(wait);
    await settled();
    expect(await mailsTo(searcher.user.email)).toHaveLength(2);
  });

  it('leaves out what no longer fits when the mail goes out', async () => {
    await save(searcher, { frequency: 'daily', filters: { priceMax: 6_000_000 } });
    const listing = await publish();
    await settled();
    await change(listing.id, { price: 7_000_000 });
    await passing(day);
    await settled();
    expect(await mailsTo(searcher.user.email)).toEqual([]);
  });

  it('tells of what was hidden when the mail went out in the next one, once visitors can see it again', async () => {
    await save(searcher, { frequency: 'daily' });
    await publish({ title: 'Seen' });
    const hidden = await publish({ title: 'Hidden' });
    await settled();
    await change(hidden.id, { status: 'paused' });
    await passing(day);
    await settled();
    const [first, ...rest] = await mailsTo(searcher.user.email);
    expect(rest).toEqual([]);
    expect(first?.subject).toBe('1 match for your search: Makati triangle');
    expect(first?.body).not.toContain('Hidden');

    await passing(day);
    await settled();
    expect(await mailsTo(searcher.user.email)).toHaveLength(1);
    await change(hidden.id, { status: 'published' });
    await settled();
    const [, second, ...none] = await mailsTo(searcher.user.email);
    expect(none).toEqual([]);
    expect(second?.body).toContain('New: Hidden');
    expect(second?.body).not.toContain('Seen');
  });
});
