import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitIdentity, submitQualification } from '../../../src/contract/account/verification.ts';
import {
  listIdentityChecks,
  listObjections,
  listProofChecks,
  listReviewChecks,
} from '../../../src/contract/admin/admin.ts';
import { listPictureChecks } from '../../../src/contract/admin/admin-pictures.ts';
import { listReports, sendReport } from '../../../src/contract/admin/report.ts';
import { writeReview } from '../../../src/contract/booking/review.ts';
import { pathOf } from '../../../src/contract/endpoint-path.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { aListing } from '../../support/listings.ts';
import { aCustomer, anAdmin, aProvider, aSeller, type Person, withConfirmedEmail } from '../../support/people.ts';
import { anUploadedImage, aPhotograph } from '../../support/pictures.ts';
import { anAppointment } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await startWorld();
  admin = await anAdmin(world);
});
afterAll(() => world.close());

const as = (person: Person) => ({ token: person.token });
const named = async (name: string): Promise<Person> => {
  const person = await withConfirmedEmail(world, await aProvider(world, { type: 'pro' }));
  await world.database.query('update app.account set business_name = $2 where id = $1', [person.user.id, name]);
  return person;
};
const aDocument = async (person: Person) =>
  anUploadedImage(world, person, await aPhotograph(60, 40).png().toBuffer(), 'image/png', 'document');

/** Whether a question has such a field. */
const asks = (query: object | undefined, name: string): boolean =>
  query !== undefined && 'shape' in query && Object.hasOwn(Object(query.shape), name);

/** Lists of the administration that go on behind a cursor. */
const lists = Object.values(endpoints).filter(
  ({ method, access, query }) => method === 'GET' && (access === 'admin' || access === 'desk') && asks(query, 'cursor'),
);

/** What waits there is gone within days, and is matched rather than looked for. */
const short = ['/bank/lines', '/vat-ids'];

describe('every list of the administration', () => {
  it('is read page by page; a cursor, a limit or a word that is none is refused by its field', async () => {
    expect(lists.length).toBeGreaterThan(9);
    for (const list of lists) {
      const path = pathOf(list, '/api').replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000');
      const asked = (query: string) => world.raw(`GET ${path}?${query}`, undefined, as(admin));
      for (const [field, query] of [
        ['cursor', 'cursor=nonsense'],
        ['limit', 'limit=0'],
        ['limit', 'limit=ten'],
      ] as const) {
        const { status, refusal } = await asked(query);
        expect([path, query, status, Object.keys(refusal.fields ?? {})]).toEqual([path, query, 400, [field]]);
      }
      expect([path, (await asked('limit=1')).status]).toEqual([path, 200]);
    }
  });

  it('can be searched, and takes whatever somebody types', async () => {
    const searched = lists.filter(({ query }) => asks(query, 'search'));
    expect(lists.filter((list) => !searched.includes(list)).map(({ path }) => path)).toEqual(short);
    for (const path of searched.map((list) => pathOf(list, '/api')))
      for (const words of [`100%_\\'"; --`, '  ', 'Größe 日本 🏠']) {
        const answered = await world.raw(
          `GET ${path}?${new URLSearchParams({ search: words }).toString()}`,
          undefined,
          as(admin),
        );
        expect([path, words, answered.status]).toEqual([path, words, 200]);
      }
    const long = await world.raw(`GET /api/admin/reports?search=${'x'.repeat(201)}`, undefined, as(admin));
    expect(Object.keys(long.refusal.fields ?? {})).toEqual(['search']);
  });
});

describe('a search', () => {
  it('finds documents and proofs by who has sent them, a page at a time', async () => {
    const people = [await named('Salon 50% Rabatt'), await named('Salon 50 Rabatt'), await named('Malerei Blau')];
    for (const person of people) {
      await world.ask(submitIdentity, { body: { images: [await aDocument(person)] } }, as(person));
      const proof = { name: 'Meisterbrief', images: [await aDocument(person)] };
      await world.ask(submitQualification, { body: proof }, as(person));
    }
    for (const list of [listIdentityChecks, listProofChecks]) {
      const found = async (search: string, cursor?: string) =>
        (await world.ask(list, { query: { search, limit: 1, ...(cursor && { cursor }) } }, as(admin))).body;
      expect((await found('50%')).items.map(({ account }) => account.businessName)).toEqual(['Salon 50% Rabatt']);
      const first = await found('salon 50');
      expect([first.total, first.items.length]).toEqual([2, 1]);
      const second = await found('salon 50', first.nextCursor ?? '');
      expect(second.nextCursor).toBeNull();
      expect(second.items[0]?.id).not.toBe(first.items[0]?.id);
      expect((await found(people[2]?.user.email ?? '')).total).toBe(1);
      expect(await found('nobody')).toEqual({ items: [], total: 0, nextCursor: null });
    }
  });

  it('finds reviews by their words and by who is on either side', async () => {
    const salon = await named('Salon Wortlaut');
    const customer = await withConfirmedEmail(world, await aCustomer(world));
    const end = world.clock.now().getTime() - 3_600_000;
    const visit = await anAppointment(world.database, {
      provider: salon.user.id,
      customer: customer.user.id,
      status: 'completed',
      start: new Date(end - 600_000).toISOString(),
      end: new Date(end).toISOString(),
    });
    // Of an account that is one hour old a person looks at it first.
    const body = { rating: 2, text: 'Viel zu kurz geschnitten.', parts: {} };
    await world.ask(writeReview, { params: { id: visit }, body }, as(customer));
    const totalOf = async (search: string) =>
      (await world.ask(listReviewChecks, { query: { search } }, as(admin))).body.total;
    for (const search of ['KURZ geschnitten', 'wortlaut', customer.user.email]) expect(await totalOf(search)).toBe(1);
    expect(await totalOf('zu lang')).toBe(0);
  });

  it('finds reports by number, words, and who is on either side, beside the filters', async () => {
    const seller = await aSeller(world);
    const listing = await aListing(world, seller, { title: 'Reported house' });
    const email = 'witness@example.org';
    const { body: receipt } = await world.ask(sendReport, {
      body: { kind: 'listing', id: listing.id, reason: 'fraud', details: 'Another family lives there.', email },
    });
    const totalOf = async (query: { search: string; kind?: 'listing' | 'review' }) =>
      (await world.ask(listReports, { query }, as(admin))).body.total;
    for (const search of [receipt.number, receipt.number.toLowerCase(), 'another FAMILY', email, seller.user.email])
      expect([search, await totalOf({ search })]).toEqual([search, 1]);
    expect(await totalOf({ search: receipt.number, kind: 'listing' })).toBe(1);
    expect(await totalOf({ search: receipt.number, kind: 'review' })).toBe(0);
    expect(await totalOf({ search: 'R-0000-NOTHING' })).toBe(0);
  });

  it('finds held listings by title and seller, and objections by provider', async () => {
    const seller = await aSeller(world);
    const { id } = await aListing(world, seller, { title: 'Held house by the sea' });
    await world.database.query(
      `insert into app.picture_check (listing_id, state, opened_at) values ($1, 'pending', now())`,
      [id],
    );
    const totalOf = async (list: typeof listPictureChecks | typeof listObjections, search: string) =>
      (await world.ask(list, { query: { search } }, as(admin))).body.total;
    for (const search of ['by the sea', seller.user.email]) expect(await totalOf(listPictureChecks, search)).toBe(1);
    expect(await totalOf(listPictureChecks, 'in the hills')).toBe(0);
    expect(await totalOf(listObjections, 'nobody')).toBe(0);
  });
});
