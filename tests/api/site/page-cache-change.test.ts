import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runPropertyTowns } from '../../../netlify/features/property/browse/town-actions.ts';
import { runServiceTowns } from '../../../netlify/features/services/provider/town-actions.ts';
import { watchQueues } from '../../../netlify/http/queued.ts';
import { updateProfile } from '../../../src/contract/account/profile.ts';
import { suspendAccount } from '../../../src/contract/admin/admin-account.ts';
import { deleteAccount } from '../../../src/contract/admin/own-data.ts';
import { bookAppointment } from '../../../src/contract/booking/appointment.ts';
import { replyToReview, reviewId, withdrawReview, writeReview } from '../../../src/contract/booking/review.ts';
import type { AccountId } from '../../../src/contract/fields.ts';
import { deleteProperty, updateProperty } from '../../../src/contract/property/listing.ts';
import { createServiceCard } from '../../../src/contract/services/service-card.ts';
import { aBooking, aCrowd, sessionOf } from '../../support/appointments.ts';
import { cdnBefore } from '../../support/cdn.ts';
import { aListing } from '../../support/listings.ts';
import {
  aCustomer,
  anAdmin,
  aProvider,
  aSeller,
  goodPassword,
  type Person,
  withConfirmedEmail,
  withPublicCard,
} from '../../support/people.ts';
import { aCard, anAppointment, anOffering, type Offering, offered } from '../../support/providers.ts';
import { aCardForm } from '../../support/service-cards.ts';
import { preparePages, world } from '../../support/written-pages.ts';

preparePages();

let cdn: ReturnType<typeof cdnBefore>;
let admin: Person;
let seller: Person;
beforeAll(async () => {
  [admin, seller] = [await anAdmin(world), await aSeller(world)];
}, 60_000);
beforeEach(async () => {
  await world.database.query('delete from app.cache_change');
  await world.database.query('delete from app.rate_limit');
  cdn = cdnBefore(world.fetch, world.clock.now);
  world.adapters.cdn = cdn.cdn;
});

const get = (path: string): Promise<Response> => cdn.fetch(new Request(`http://localhost:5000${path}`));

/** The paths whose answer, as the CDN has it, says this now. */
async function saying(word: string, paths: readonly string[]): Promise<string[]> {
  const said = await Promise.all(paths.map(async (path) => [path, await (await get(path)).text()] as const));
  return said.filter(([, text]) => text.includes(word)).map(([path]) => path);
}

/** What the CDN says once whoever changed something is answered, and no second later. */
async function done(change: Promise<{ status: number; refusal: unknown }>): Promise<void> {
  const { status, refusal } = await change;
  expect(status, JSON.stringify(refusal)).toBeLessThan(300);
  await world.afterwards();
}

const suspend = ({ id }: { id: AccountId }) =>
  world.ask(suspendAccount, { params: { id }, body: { reason: 'Gefälscht.', basis: 'terms' } }, { token: admin.token });

describe('a listing', () => {
  const map = '/api/listings/map?bbox=120,14,122,15&zoom=12';
  const lists = ['/api/listings?sort=newest', map, '/home', '/', '/home/condominium/makati'];
  const townCall = '/api/property-towns/condominium/makati';
  let neighbour: string;
  beforeAll(async () => {
    for (const price of [5_000_000, 5_100_000, 5_200_000, 5_300_000, 5_400_000])
      neighbour = (await aListing(world, seller, { price })).id;
    await runPropertyTowns(world.adapters);
  });
  const everywhere = (id: string): string[] => [
    ...lists,
    townCall,
    `/api/listings/${id}`,
    `/property/${id}`,
    `/api/listings/${neighbour}`,
    `/api/listings/${neighbour}/similar`,
    `/property/${neighbour}`,
  ];

  it('that is withdrawn is gone everywhere when its seller is answered', async () => {
    const { id } = await aListing(world, seller, { title: 'Withdrawn flat' });
    expect(await saying('Withdrawn flat', everywhere(id))).toEqual(everywhere(id));
    await done(world.ask(deleteProperty, { body: { id } }, { token: seller.token }));
    expect(await saying('Withdrawn flat', everywhere(id))).toEqual([]);
    expect([(await get(`/property/${id}`)).status, (await get(`/api/listings/${id}`)).status]).toEqual([410, 410]);
  });

  it('that is new stands in all lists when its seller is answered', async () => {
    const all = [...lists, townCall, `/api/listings/${neighbour}/similar`];
    expect(await saying('Brand-new flat', all)).toEqual([]);
    await aListing(world, seller, { title: 'Brand-new flat' });
    await world.afterwards();
    expect(await saying('Brand-new flat', all)).toEqual(all);
  });

  it.each([
    ['title', { title: 'Named anew' }, 'Named anew'],
    ['price', { price: 5_432_100 }, '5432100'],
  ])('shows its new %s', async (_what, change, word) => {
    const { id } = await aListing(world, seller);
    const paths = ['/api/listings?sort=newest', map, `/api/listings/${id}`, `/api/listings/${neighbour}/similar`];
    expect(await saying(word, paths)).toEqual([]);
    await done(world.ask(updateProperty, { body: { id, ...change } }, { token: seller.token }));
    expect(await saying(word, paths)).toEqual(paths);
  });

  it('moves into the answers to other questions with its new price', async () => {
    const { id } = await aListing(world, seller, { title: 'Cheap at last', price: 8_000_000 });
    const cheap = ['/api/listings?priceMax=1000000'];
    expect(await saying('Cheap at last', cheap)).toEqual([]);
    await done(world.ask(updateProperty, { body: { id, price: 900_000 } }, { token: seller.token }));
    expect(await saying('Cheap at last', cheap)).toEqual(cheap);
  });

  it('goes with its seller’s suspension, and a seller’s new name and number stand on its page', async () => {
    const other = await aSeller(world);
    const { id } = await aListing(world, other, { title: 'Of a swindler' });
    const page = [`/api/listings/${id}`, `/property/${id}`];
    expect(await saying('Realty Anew', page)).toEqual([]);
    await done(world.ask(updateProfile, { body: { businessName: 'Realty Anew' } }, { token: other.token }));
    expect(await saying('Realty Anew', page)).toEqual(page);
    expect(await saying('Of a swindler', everywhere(id))).toEqual(everywhere(id));
    await done(suspend(other.user));
    expect(await saying('Of a swindler', everywhere(id))).toEqual([]);
  });

  it('whose picture a decision takes off shows it no more', async () => {
    const { id } = await aListing(world, seller);
    const [image] = await world.database.query<{ id: string }>(
      `insert into app.image (owner_id, purpose, content_type, store_key, checked_at, width, height)
       values ($1, 'property', 'image/webp', 'property/taken-off.webp', now(), 100, 100) returning id`,
      [seller.user.id],
    );
    await world.database.query(
      `insert into app.listing_image (listing_id, image_id, position, alt) values ($1, $2, 0, 'A view')`,
      [id, image?.id],
    );
    const paths = [`/api/listings/${id}`, '/api/listings?sort=newest'];
    expect(await saying('taken-off.webp', paths)).toEqual(paths);
    const { run, drain } = watchQueues(world.adapters);
    await run(({ database }) => database.query('delete from app.listing_image where image_id = $1', [image?.id]));
    await drain();
    expect(await saying('taken-off.webp', paths)).toEqual([]);
  });
});

/** Berlin's middle. */
const berlin = { latitude: 52.52, longitude: 13.405 };

const profileOf = ({ id }: { id: string }): string[] => [`/api/providers/${id}`, `/provider/${id}`];

async function aSalon(overrides: Partial<Offering> = {}): Promise<{ salon: Offering; token: string }> {
  const [salon] = await offered(world.database, anOffering({ ...berlin, ...overrides }));
  await world.afterwards();
  return { salon, token: await sessionOf(world, salon.id) };
}

describe('a provider', () => {
  beforeAll(async () => {
    await offered(world.database, anOffering(berlin), anOffering(berlin), anOffering(berlin));
    await runServiceTowns(world.adapters);
  });
  const lists = [
    '/api/providers?zip=10115&service=friseur',
    '/services?zip=10115&service=friseur',
    '/api/service-towns/friseur/berlin',
    '/services/friseur/berlin',
    '/de',
  ];
  const everywhere = (provider: { id: string }): string[] => [...lists, ...profileOf(provider)];

  it('offers a taken time nowhere when whoever took it is answered', async () => {
    // The soonest of all, at minutes that nobody else begins at.
    const hours = [{ opensMinute: 7, closesMinute: 24 * 60 }];
    const { salon } = await aSalon({ hours, noticeMinutes: 0, cards: [aCard({ isAvailableNow: true })] });
    const { items } = (await (await get(lists[0] ?? '')).json()) as { items: { id: string; nextSlot: string }[] };
    const start = items.find(({ id }) => id === salon.id)?.nextSlot ?? '';
    const slots = `/api/providers/${salon.id}/slots`;
    const all = [...everywhere(salon), slots];
    expect(await saying(start, all)).toEqual(all);
    const [token = ''] = await aCrowd(world, 1);
    await done(world.ask(bookAppointment, { body: aBooking(salon, { start, beginsEarly: true }) }, { token }));
    expect(await saying(start, all)).toEqual([]);
  });

  it('who is new stands in all lists, and whose account is suspended in none', async () => {
    expect(await saying('Salon Kommt', lists)).toEqual([]);
    const { salon, token } = await aSalon({ name: 'Salon Kommt', cards: [] });
    await done(
      world.ask(createServiceCard, { body: aCardForm({ category: 'friseur', isPublished: true }) }, { token }),
    );
    expect(await saying('Salon Kommt', everywhere(salon))).toEqual(everywhere(salon));
    await done(suspend(salon));
    expect(await saying('Salon Kommt', everywhere(salon))).toEqual([]);
  });

  it('who deletes the account is gone everywhere', async () => {
    const person = await withConfirmedEmail(world, await aProvider(world, { businessName: 'Salon Geht' }));
    await withPublicCard(world, person);
    await world.afterwards();
    const profile = profileOf(person.user);
    expect(await saying('Salon Geht', profile)).toEqual(profile);
    const body = { confirm: 'DELETE', password: goodPassword };
    await done(world.ask(deleteAccount, { body }, { token: person.token }));
    expect(await saying('Salon Geht', [...lists, ...profile])).toEqual([]);
  });

  it.each([
    ['the street', { isAddressPublic: false }, 'Geheime Straße'],
    ['the number', { isPhonePublic: false }, '3920000'],
    ['the former name', { businessName: 'Salon Anders' }, 'Salon Früher'],
    ['the former words', { description: 'Wir schneiden.' }, 'Wir nehmen uns Zeit'],
  ])('shows %s no more on the profile', async (_what, body, word) => {
    const { salon, token } = await aSalon({ name: 'Salon Früher', isAddressPublic: true, isPhonePublic: true });
    const profile = profileOf(salon);
    expect(await saying(word, profile)).toEqual(profile);
    await done(world.ask(updateProfile, { body }, { token }));
    expect(await saying(word, profile)).toEqual([]);
  });

  it('has no list with the former name', async () => {
    // The landing page has room for six.
    const results = lists.filter((path) => path !== '/de');
    const { salon, token } = await aSalon({ name: 'Salon Vorher' });
    expect(await saying('Salon Vorher', results)).toEqual(results);
    await done(world.ask(updateProfile, { body: { businessName: 'Salon Nachher' } }, { token }));
    expect([await saying('Salon Vorher', results), await saying('Salon Nachher', results)]).toEqual([[], results]);
    await done(suspend(salon));
  });

  it('shows a review and its answer at once, and neither once it is withdrawn', async () => {
    const { salon, token } = await aSalon();
    const customer = await withConfirmedEmail(world, await aCustomer(world));
    // A new account's words are looked at first.
    await world.database.query(`update app.account set created_at = now() - interval '30 days' where id = $1`, [
      customer.user.id,
    ]);
    const hourAgo = world.clock.now().getTime() - 3_600_000;
    const visit = await anAppointment(world.database, {
      provider: salon.id,
      customer: customer.user.id,
      status: 'completed',
      start: new Date(hourAgo - 3_600_000).toISOString(),
      end: new Date(hourAgo).toISOString(),
    });
    const asked = { params: { id: visit as never } };
    const written = (text: string, by: string) =>
      world.ask(writeReview, { ...asked, body: { rating: 4, text, parts: {} } }, { token: by });
    const profile = profileOf(salon);
    expect(await saying('Sehr sorgfältig', profile)).toEqual([]);
    await done(written('Sehr sorgfältig und pünktlich.', customer.token));
    await done(written('Kam pünktlich und war freundlich.', token));
    expect(await saying('Sehr sorgfältig', profile)).toEqual(profile);
    const [review] = await world.database.query<{ id: string }>(
      `select id from app.review where provider_id = $1 and author = 'customer'`,
      [salon.id],
    );
    const id = reviewId.parse(review?.id);
    await done(world.ask(replyToReview, { params: { id }, body: { text: 'Bis bald!' } }, { token }));
    expect(await saying('Bis bald!', profile)).toEqual(profile);
    await done(world.ask(withdrawReview, asked, { token: customer.token }));
    expect(await saying('Sehr sorgfältig', profile)).toEqual([]);
  });

  it('is not told who wrote a review, once that account is deleted', async () => {
    const { salon } = await aSalon();
    const customer = await withConfirmedEmail(world, await aCustomer(world, { name: 'Wilhelmine Weg' }));
    const at = new Date(world.clock.now().getTime() - 20 * 86_400_000);
    const visit = await anAppointment(world.database, {
      provider: salon.id,
      customer: customer.user.id,
      status: 'completed',
      start: new Date(at.getTime() - 3_600_000).toISOString(),
      end: at.toISOString(),
    });
    await world.database.query(
      `insert into app.review (appointment_id, provider_id, author, rating, body, created_at)
       values ($1, $2, 'customer', 5, 'Sehr gut.', $3::timestamptz)`,
      [visit, salon.id, at.toISOString()],
    );
    const profile = profileOf(salon);
    expect(await saying('Wilhelmine', profile)).toEqual(profile);
    const body = { confirm: 'DELETE', password: goodPassword };
    await done(world.ask(deleteAccount, { body }, { token: customer.token }));
    expect(await saying('Wilhelmine', profile)).toEqual([]);
  });
});
