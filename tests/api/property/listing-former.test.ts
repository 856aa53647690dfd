import { describe, expect, it } from 'vitest';
import { sendInquiry } from '../../../src/contract/property/inquiry.ts';
import { deleteProperty, type Property } from '../../../src/contract/property/listing.ts';
import { getListing, previewListing, similarListings } from '../../../src/contract/property/listing-detail.ts';
import { aListing } from '../../support/listings.ts';
import { aCustomer, aProvider, aSeller, type Person } from '../../support/people.ts';
import { change, prepareProperties, seller, world } from '../../support/properties.ts';

prepareProperties();

const nowhere = '00000000-0000-4000-8000-000000000000';
const withdraw = ({ id }: Property) => world.ask(deleteProperty, { body: { id } }, { token: seller.token });
const look = async (id: string) => {
  const { status, refusal } = await world.ask(getListing, { params: { id } });
  return [status, refusal.code];
};
const similar = (id: string) => world.ask(similarListings, { params: { id } });
const preview = (id: string, token?: string) => world.ask(previewListing, { params: { id } }, { token });

const page = async (id: string) => {
  const response = await world.fetch(new Request(`http://localhost:5000/property/${id}`));
  return { status: response.status, kept: response.headers.get('cache-control'), html: await response.text() };
};

const write = (id: Property['id'], { email, token }: { email: string; token?: string | undefined }) =>
  world.ask(
    sendInquiry,
    { params: { id }, body: { name: 'Maria', email, message: 'Hello?' } },
    { token, language: 'en' },
  );
const told = async ({ user }: Person) =>
  world.database.query(`select from app.outgoing_mail where recipient = $1 and subject like '%nquiry%'`, [user.email]);

describe('a listing that visitors could see once', () => {
  it('is gone for good when it was withdrawn, and may come back when it was paused or its days have ended', async () => {
    const [withdrawn, paused, over] = [
      await aListing(world, seller),
      await aListing(world, seller),
      await aListing(world, seller),
    ];
    await withdraw(withdrawn);
    await change(seller, { id: paused.id, status: 'paused' });
    await world.database.query(`update app.listing set expires_at = now() - interval '1 second' where id = $1`, [
      over.id,
    ]);
    expect(await look(withdrawn.id)).toEqual([410, 'gone']);
    expect(await look(paused.id)).toEqual([404, 'not_offered']);
    expect(await look(over.id)).toEqual([404, 'not_offered']);
    await change(seller, { id: paused.id, status: 'published' });
    expect((await look(paused.id))[0]).toBe(200);
  });

  it('says nothing of why: what was withheld is like what was paused', async () => {
    const other = await aSeller(world);
    const { id } = await aListing(world, other);
    await world.database.query('update app.account set suspended_at = now() where id = $1', [other.user.id]);
    expect(await look(id)).toEqual([404, 'not_offered']);
  });

  it('is answered with what is like it, and with nothing of itself', async () => {
    const former = await aListing(world, seller, { title: 'Former', price: 100 });
    await aListing(world, seller, { title: 'Like it', price: 110 });
    await aListing(world, seller, { title: 'Far away', price: 100, latitude: 6, longitude: 125 });
    await withdraw(former);
    const { status, body } = await similar(former.id);
    expect([status, body.items.map(({ title }) => title)]).toEqual([200, ['Like it']]);
    expect(JSON.stringify([body, (await world.ask(getListing, { params: { id: former.id } })).refusal])).not.toContain(
      'Former',
    );
  });

  it('is not to be told from nothing where visitors never saw it', async () => {
    const draft = await aListing(world, seller, { status: 'draft' });
    const pausedDraft = await aListing(world, seller, { status: 'draft' });
    await change(seller, { id: pausedDraft.id, status: 'paused' });
    const removed = await aListing(world, seller, { status: 'draft' });
    await withdraw(removed);
    for (const { id } of [draft, pausedDraft, removed, { id: nowhere }]) {
      expect(await look(id)).toEqual([404, 'not_found']);
      expect((await similar(id)).refusal.code).toBe('not_found');
    }
  });

  it('has a page that says so to search engines, with similar ones written in, and that nobody keeps', async () => {
    const former = await aListing(world, seller, { title: 'Former house', price: 100 });
    await aListing(world, seller, { title: 'Like it', price: 110 });
    const draft = await aListing(world, seller, { title: 'Secret draft', status: 'draft' });
    await withdraw(former);
    const gone = await page(former.id);
    expect([gone.status, gone.kept]).toEqual([410, 'no-store']);
    expect(gone.html).toContain('No longer offered');
    expect(gone.html).toContain('Like it');
    expect(gone.html).toContain('<meta name="robots" content="noindex">');
    expect(gone.html).not.toContain('Former house');
    const never = await page(draft.id);
    expect([never.status, never.kept]).toEqual([404, 'no-store']);
    expect(never.html).not.toContain('Secret draft');
    expect(never.html).toContain('Property not found');
  });
});

describe('the preview of an own listing', () => {
  it.each(['draft', 'paused', 'published'] as const)(
    'shows a %s one as visitors see it or would, and is never kept',
    async (status) => {
      const { id } = await aListing(world, seller, { title: 'Mine', status, isPositionExact: false });
      const { status: answered, body, headers } = await preview(id, seller.token);
      expect([answered, body.title, body.status, body.agent.id]).toEqual([200, 'Mine', status, seller.user.id]);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(body.isPositionExact).toBe(false);
      const [row] = await world.database.query<{ latitude: number }>('select latitude from app.listing where id = $1', [
        id,
      ]);
      expect(body.latitude, 'the public position').not.toBe(row?.latitude);
    },
  );

  it('is for its owner alone', async () => {
    const { id } = await aListing(world, seller, { status: 'draft' });
    const [customer, provider, other] = [await aCustomer(world), await aProvider(world), await aSeller(world)];
    const statuses: number[] = [];
    for (const person of [undefined, customer, provider, other])
      statuses.push((await preview(id, person?.token)).status);
    expect(statuses).toEqual([401, 403, 404, 404]);
    await world.ask(deleteProperty, { body: { id } }, { token: seller.token });
    expect((await preview(id, seller.token)).status).toBe(404);
  });
});

describe('writing to oneself', () => {
  it('is refused with a sentence, signed in or by the own address', async () => {
    const { id } = await aListing(world, seller);
    for (const by of [{ email: 'other@example.org', token: seller.token }, { email: seller.user.email }]) {
      const { status, refusal } = await write(id, by);
      expect([status, refusal.code, refusal.error]).toEqual([
        403,
        'own_listing',
        'This is your own listing. You cannot write to yourself.',
      ]);
    }
    expect(await told(seller)).toHaveLength(0);
    const other = await aSeller(world);
    expect((await write(id, { email: other.user.email, token: other.token })).status, 'sellers buy, too').toBe(201);
  });
});
