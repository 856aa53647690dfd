import { beforeEach, describe, expect, it } from 'vitest';
import { runOldVisitors } from '../../../netlify/features/admin/platform/sweep-actions.ts';
import { reasonsOf, reportListing } from '../../../src/contract/admin/report.ts';
import type { Property } from '../../../src/contract/property/listing.ts';
import {
  aCaller,
  day,
  listedBy,
  listing,
  nowhere,
  other,
  prepareAudience,
  seller,
  tokenOf,
  view,
  world,
} from '../../support/views.ts';

prepareAudience();

const viewsOf = async (id: Property['id']): Promise<number> =>
  (
    await world.database.query<{ views: number }>(
      'select coalesce(sum(views), 0) as views from app.listing_day where listing_id = $1',
      [id],
    )
  )[0]?.views ?? -1;

const rowsOf = async (table: 'report' | 'listing_visitor'): Promise<Record<string, unknown>[]> =>
  world.database.query(`select * from app.${table}`);

describe('a view', () => {
  it('counts once per visitor and day, and again on the next day', async () => {
    const { id } = await listedBy(other);
    const caller = aCaller();
    for (let turn = 0; turn < 3; turn += 1) expect((await view(id, caller)).body).toEqual({});
    expect(await viewsOf(id)).toBe(1);
    await view(id, aCaller());
    expect(await viewsOf(id)).toBe(2);
    world.clock.forward(day);
    await view(id, caller);
    expect(await viewsOf(id)).toBe(3);
  });

  it('counts once when the same visitor looks twice at the same moment', async () => {
    const { id } = await listedBy(other);
    const caller = aCaller();
    const answered = await Promise.all(Array.from({ length: 8 }, () => view(id, caller)));
    expect(answered.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await viewsOf(id)).toBe(1);
  });

  it('counts two browsers behind one address as two visitors', async () => {
    const { id } = await listedBy(other);
    const caller = aCaller();
    for (const agent of ['Firefox', 'Safari', 'Firefox'])
      await world.raw(`POST /api/listings/${id}/view`, undefined, { caller, headers: { 'user-agent': agent } });
    expect(await viewsOf(id)).toBe(2);
  });

  it('does not count the owner, but every other seller', async () => {
    const { id } = await listedBy(other);
    expect((await view(id, aCaller(), await tokenOf(other))).status).toBe(200);
    expect(await viewsOf(id)).toBe(0);
    await view(id, aCaller(), await tokenOf(seller));
    expect(await viewsOf(id)).toBe(1);
  });

  it('is not possible of what visitors cannot see', async () => {
    const draft = await listedBy(seller, { status: 'draft' });
    for (const id of [draft.id, nowhere, 'no-id']) {
      const answered = await world.raw(`POST /api/listings/${id}/view`, undefined, { caller: aCaller() });
      expect([answered.status, answered.refusal.code]).toEqual([404, 'not_found']);
    }
    expect(await viewsOf(draft.id)).toBe(0);
  });

  it('keeps neither address nor browser, and a hash that tells nothing across days and listings', async () => {
    await world.database.query('delete from app.listing_visitor');
    const [first, second] = [await listedBy(other), await listedBy(other)];
    const caller = '203.0.113.77';
    await view(first.id, caller);
    await view(second.id, caller);
    world.clock.forward(day);
    await view(first.id, caller);
    const rows = await world.database.query<{ visitor: string }>(
      `select encode(visitor, 'hex') as visitor from app.listing_visitor`,
    );
    expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(3);
    const dump = JSON.stringify(await world.database.query('select * from app.rate_limit'));
    expect(dump).not.toContain(caller);
  });

  it('is forgotten after two days; the number stays', async () => {
    await world.database.query('delete from app.listing_visitor');
    const { id } = await listedBy(other);
    await view(id, aCaller());
    world.clock.forward(day);
    expect(await runOldVisitors(world.adapters)).toEqual({ visitors: 0 });
    world.clock.forward(day);
    expect(await runOldVisitors(world.adapters)).toEqual({ visitors: 1 });
    expect(await rowsOf('listing_visitor')).toEqual([]);
    expect(await viewsOf(id)).toBe(1);
  });
});

const report = (body: unknown, options: { language?: string; caller?: string } = {}) =>
  world.raw(`POST /api/listings/${listing.id}/report`, body, { caller: aCaller(), ...options });

describe('a report', () => {
  beforeEach(() => world.database.query('delete from app.report_case'));

  it('is kept for the administrators', async () => {
    const body = { reason: 'fraud', details: ' <b>Not the owner</b> ', email: 'Witness@Example.org' } as const;
    const answered = await world.ask(reportListing, { params: { id: listing.id }, body }, { caller: aCaller() });
    expect([answered.status, answered.body.number]).toEqual([
      201,
      expect.stringMatching(/^R-[0-9A-F]{5}-[0-9A-F]{5}$/),
    ]);
    expect(await rowsOf('report')).toMatchObject([
      {
        number: answered.body.number,
        reason: 'fraud',
        details: '<b>Not the owner</b>',
        email: 'witness@example.org',
        decision_id: null,
      },
    ]);
    expect(await world.database.query('select kind, subject_id, accused_id, state from app.report_case')).toEqual([
      { kind: 'listing', subject_id: listing.id, accused_id: seller.user.id, state: 'open' },
    ]);
  });

  it.each(reasonsOf.listing)('needs nothing but a reason: %s', async (reason) => {
    expect((await report({ reason })).status).toBe(201);
    expect(await rowsOf('report')).toMatchObject([{ reason, details: '', email: null }]);
  });

  it.each([
    ['reason', {}, 'Dieses Feld wird benötigt', 'This field is required'],
    [
      'reason',
      { reason: 'envy' },
      'Bitte wählen Sie einen der angebotenen Werte',
      'Please choose one of the values offered',
    ],
    [
      'details',
      { reason: 'other', details: 'x'.repeat(2001) },
      'Bitte höchstens 2.000 Zeichen eingeben',
      'Please enter at most 2,000 characters',
    ],
    [
      'email',
      { reason: 'other', email: 'nobody' },
      'Bitte geben Sie eine gültige E-Mail-Adresse ein',
      'Please enter a valid e-mail address',
    ],
  ])('names %s where it is wrong (case %#)', async (field, body, german, english) => {
    const [inGerman, inEnglish] = [await report(body, { language: 'de' }), await report(body, { language: 'en' })];
    expect([inGerman.status, inGerman.refusal.fields]).toEqual([400, { [field]: german }]);
    expect([inEnglish.status, inEnglish.refusal.fields]).toEqual([400, { [field]: english }]);
    expect(await rowsOf('report')).toEqual([]);
  });

  it('is not possible of what is not there, nor more than twice a day by the same caller', async () => {
    const gone = await world.raw(`POST /api/listings/${nowhere}/report`, { reason: 'other' }, { caller: aCaller() });
    expect([gone.status, gone.refusal.code]).toEqual([404, 'not_found']);
    const caller = aCaller();
    for (let turn = 0; turn < 2; turn += 1) expect((await report({ reason: 'other' }, { caller })).status).toBe(201);
    expect((await report({ reason: 'other' }, { caller })).status).toBe(429);
    expect(await rowsOf('report')).toHaveLength(2);
  });
});
