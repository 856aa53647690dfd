import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayAt, weekdayOf } from '../../../netlify/calendar/zone.ts';
import { changePackage } from '../../../src/contract/billing/billing.ts';
import type { CardId } from '../../../src/contract/fields.ts';
import { putBusiness } from '../../../src/contract/services/business.ts';
import { getProvider, listProviders, recordProviderView } from '../../../src/contract/services/provider.ts';
import {
  createServiceCard,
  deleteServiceCard,
  duplicateServiceCard,
  listServiceCards,
  type OwnCard,
  orderServiceCards,
  serviceCardStats,
  updateServiceCard,
} from '../../../src/contract/services/service-card.ts';
import { aBusiness } from '../../support/businesses.ts';
import { aCustomer, aProvider, type Person, withConfirmedEmail, withoutTrial } from '../../support/people.ts';
import { anUploadedImage, aPhotograph } from '../../support/pictures.ts';
import { anAppointment, aReview } from '../../support/providers.ts';
import { aCardForm, aServiceCard, type CardForm } from '../../support/service-cards.ts';
import { startWorld, type World } from '../../support/world.ts';

const zone = 'Europe/Berlin';
const mondayOf = (at: Date): string => addDays(dayAt(at.getTime(), zone), 1 - weekdayOf(dayAt(at.getTime(), zone)));

let world: World;

beforeAll(async () => {
  world = await startWorld();
}, 60_000);
afterAll(() => world.close());

/** A provider whom visitors may see. */
async function aConfirmed(type: 'free' | 'pro' | 'platin'): Promise<Person> {
  const provider = await withConfirmedEmail(world, await aProvider(world, { type }));
  await world.database.query('update app.account set business_given_at = now() where id = $1', [provider.user.id]);
  return provider;
}
const create = (person: Person, overrides: Partial<CardForm> = {}) =>
  world.ask(createServiceCard, { body: aCardForm(overrides) }, { token: person.token });
const update = (person: Person, id: CardId, overrides: Partial<CardForm> & { seen?: string } = {}) =>
  world.ask(updateServiceCard, { params: { id }, body: aCardForm(overrides) }, { token: person.token });
const cardsOf = async (person: Person): Promise<OwnCard[]> =>
  (await world.ask(listServiceCards, {}, { token: person.token })).body.items;
const shownBy = async ({ user }: Person) => (await world.ask(getProvider, { params: { id: user.id } })).body;

async function pictures(person: Person, count: number) {
  const bytes = await aPhotograph().webp().toBuffer();
  return Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      id: await anUploadedImage(world, person, bytes, 'image/webp', 'service'),
      alt: `Bild ${index + 1}`,
    })),
  );
}

describe('a service card', () => {
  it('is kept as it was written, with its pictures in order', async () => {
    const provider = await aConfirmed('platin');
    const images = await pictures(provider, 2);
    const written = {
      parts: [
        { work: 30, wait: 20 },
        { work: 10, wait: 0 },
      ],
      isMobile: true,
      travelZones: [
        { upTo: 5, fee: 0 },
        { upTo: 20, fee: 12.5 },
      ],
      buffer: 15,
      noticeHours: 4,
      cancelHours: 48,
      images: [...images].reverse(),
    };
    const { status, body } = await create(provider, written);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...aCardForm(written),
      isPublished: false,
      images: written.images.map(({ id, alt }) => ({ id, alt })),
    });
    expect(await cardsOf(provider)).toEqual([body]);
  });

  it('is a draft until it is published, and then found by postal code', async () => {
    const provider = await aConfirmed('free');
    const card = await aServiceCard(world, provider);
    expect((await shownBy(provider)).cards).toEqual([]);
    expect((await update(provider, card.id, { isPublished: true })).status).toBe(200);
    expect((await shownBy(provider)).cards).toMatchObject([{ name: 'Gelnägel', priceCents: 3990 }]);
    const { body } = await world.ask(listProviders, { query: { zip: '10115', service: 'nageldesign' } });
    expect(body.items.map(({ id }) => id)).toContain(provider.user.id);
  });

  it('sent again under the same id is one card', async () => {
    const provider = await aConfirmed('free');
    const id = crypto.randomUUID() as CardId;
    expect((await create(provider, { id })).status).toBe(201);
    expect((await create(provider, { id })).body.id).toBe(id);
    expect(await cardsOf(provider)).toHaveLength(1);
  });

  it('names every faulty field, and nothing is stored', async () => {
    const provider = await aConfirmed('free');
    const { status, refusal } = await create(provider, {
      name: ' ',
      price: -1,
      duration: 47,
      description: '',
      isAtShop: false,
      isAvailableNow: true,
    });
    expect(status).toBe(400);
    expect(Object.keys(refusal.fields ?? {}).sort()).toEqual(['description', 'duration', 'name', 'price']);
    const second = await create(provider, { isAtShop: false, isAvailableNow: true });
    expect(Object.keys(second.refusal.fields ?? {}).sort()).toEqual(['isAtShop', 'isAvailableNow']);
    expect((await create(provider, { price: 12.345 })).refusal.fields).toHaveProperty('price');
    expect((await create(provider, { parts: [{ work: 60, wait: 7 }] })).status).toBe(400);
    expect(await cardsOf(provider)).toEqual([]);
  });

  it('of a craft is public only with the qualification among the details of the business', async () => {
    const provider = await aConfirmed('pro');
    const practise = (crafts: ReturnType<typeof aBusiness>['crafts']) =>
      world.ask(putBusiness, { body: aBusiness({ crafts }) }, { token: provider.token });
    await practise([]);
    const cut = { name: 'Haarschnitt', category: 'haarschnitt' } as const;
    const card = await aServiceCard(world, provider, cut);
    const refused = await update(provider, card.id, { ...cut, isPublished: true });
    expect(refused).toMatchObject({ status: 400 });
    expect(refused.refusal.fields).toHaveProperty('category');
    expect((await create(provider, { ...cut, isPublished: true })).status).toBe(400);
    await practise(aBusiness().crafts);
    expect((await update(provider, card.id, { ...cut, isPublished: true })).status).toBe(200);
  });

  it('keeps its category', async () => {
    const provider = await aConfirmed('free');
    const card = await aServiceCard(world, provider);
    const { status, refusal } = await update(provider, card.id, { category: 'massage' });
    expect(status).toBe(400);
    expect(refusal.fields).toHaveProperty('category');
  });

  it('is not overwritten by a form that is older than the last change', async () => {
    const provider = await aConfirmed('free');
    const card = await aServiceCard(world, provider);
    expect((await update(provider, card.id, { price: 45, seen: card.updatedAt })).status).toBe(200);
    expect((await update(provider, card.id, { price: 50, seen: card.updatedAt })).status).toBe(409);
    expect(await cardsOf(provider)).toMatchObject([{ price: 45 }]);
  });

  it('goes with what names it, and what was booked stays', async () => {
    const provider = await aConfirmed('free');
    const customer = await aCustomer(world);
    const card = await aServiceCard(world, provider, { isPublished: true });
    const appointment = await anAppointment(world.database, {
      provider: provider.user.id,
      customer: customer.user.id,
      card: card.id,
      start: '2026-11-02T09:00:00Z',
      end: '2026-11-02T10:00:00Z',
      status: 'completed',
    });
    const gone = await world.ask(deleteServiceCard, { params: { id: card.id } }, { token: provider.token });
    expect(gone.status).toBe(200);
    expect((await shownBy(provider)).cards).toEqual([]);
    expect(
      await world.database.query('select service_name as name from app.appointment where id = $1', [appointment]),
    ).toHaveLength(1);
  });
});

describe('the plan', () => {
  it('says how many cards and pictures there are', async () => {
    const provider = await aConfirmed('free');
    expect((await create(provider, { images: await pictures(provider, 4) })).refusal.fields).toHaveProperty('images');
    await aServiceCard(world, provider);
    expect(await create(provider)).toMatchObject({ status: 403, refusal: { code: 'plan_limit' } });
  });

  it('holds when many cards are made at once', async () => {
    const provider = await aConfirmed('pro');
    const made = await Promise.all(Array.from({ length: 8 }, () => create(provider)));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(made.filter(({ status }) => status === 403)).toHaveLength(5);
  });

  it('made smaller leaves the newest card public, and none of the others can be published', async () => {
    const provider = await aConfirmed('pro');
    const first = await aServiceCard(world, provider, { isPublished: true });
    world.clock.forward(1000);
    await aServiceCard(world, provider, { name: 'Pediküre', isPublished: true });
    await withoutTrial(world, provider);
    await world.ask(changePackage, { body: { package: 'free' } }, { token: provider.token });
    expect((await cardsOf(provider)).map(({ name, isPublished }) => [name, isPublished])).toEqual([
      ['Gelnägel', false],
      ['Pediküre', true],
    ]);
    expect(await update(provider, first.id, { isPublished: true })).toMatchObject({ status: 403 });
    expect((await update(provider, first.id, { price: 41 })).status).toBe(200);
  });
});

describe('the cards of a provider', () => {
  it('stand in the order that was chosen, on the public page as well', async () => {
    const provider = await aConfirmed('pro');
    const names = ['A', 'B', 'C'];
    const made: OwnCard[] = [];
    for (const name of names) made.push(await aServiceCard(world, provider, { name, isPublished: true }));
    const ids = [...made].reverse().map(({ id }) => id);
    const order = (asked: CardId[]) =>
      world.ask(orderServiceCards, { body: { ids: asked } }, { token: provider.token });
    expect((await order(ids)).body.items.map(({ name }) => name)).toEqual(['C', 'B', 'A']);
    expect((await shownBy(provider)).cards.map(({ name }) => name)).toEqual(['C', 'B', 'A']);
    expect((await order(ids.slice(1))).status).toBe(409);
    expect((await order([...ids.slice(1), ids[1] as CardId])).status).toBe(409);
    expect((await cardsOf(provider)).map(({ name }) => name)).toEqual(['C', 'B', 'A']);
  });

  it('can be copied into drafts with the same pictures', async () => {
    const provider = await aConfirmed('platin');
    const images = await pictures(provider, 1);
    const card = await aServiceCard(world, provider, {
      images,
      isPublished: true,
      isMobile: true,
      travelZones: [{ upTo: 9, fee: 4 }],
    });
    const copy = await world.ask(duplicateServiceCard, { params: { id: card.id } }, { token: provider.token });
    expect(copy.status).toBe(201);
    expect(copy.body).toMatchObject({ name: 'Gelnägel (2)', isPublished: false, isMobile: true, images: card.images });
  });
});

describe('a provider who comes to customers', () => {
  it('is found as far as the farthest zone of the card, and no farther', async () => {
    const provider = await aConfirmed('platin');
    const far = { zip: '14467', service: 'hundesitter' as const, radius: 5 };
    const found = async () =>
      (await world.ask(listProviders, { query: far })).body.items.some(({ id }) => id === provider.user.id);
    const asked = { category: 'hundesitter', isPublished: true, isMobile: true, isAtShop: false } as const;
    const card = await aServiceCard(world, provider, { ...asked, travelZones: [{ upTo: 60, fee: 10 }] });
    expect(await found()).toBe(true);
    await update(provider, card.id, { ...asked, travelZones: [{ upTo: 3, fee: 0 }] });
    expect(await found()).toBe(false);
  });
});

describe('the figures of a card', () => {
  it('count appointments, revenue by the booked time, and visible reviews', async () => {
    const provider = await aConfirmed('pro');
    const customer = await aCustomer(world);
    const card = await aServiceCard(world, provider, { isPublished: true });
    const days = (count: number) => new Date(world.clock.now().getTime() - count * 24 * 60 * 60 * 1000);
    const booked = (start: Date, status: 'completed' | 'cancelled' | 'confirmed' | 'open') =>
      anAppointment(world.database, {
        provider: provider.user.id,
        customer: customer.user.id,
        card: card.id,
        start: start.toISOString(),
        end: new Date(start.getTime() + 60 * 60 * 1000).toISOString(),
        status,
      });
    const reviewed = await booked(days(40), 'completed');
    await booked(days(2), 'completed');
    await booked(days(3), 'cancelled');
    await aReview(world.database, { appointment: reviewed, provider: provider.user.id, rating: 4, at: days(20) });
    const { body } = await world.ask(serviceCardStats, { params: { id: card.id } }, { token: provider.token });
    expect(body).toMatchObject({ totalAppointments: 2, recentAppointments: 1, ratingAverage: 4, totalReviews: 1 });
    expect(body.revenue).toBe(2 * body.recentRevenue);
    expect(body.recentRevenue).toBeGreaterThan(0);
    // The weeks hold the same, each in its own; those ahead and those long ago are not among them.
    expect(body.weeks).toHaveLength(12);
    const sum = (of: 'appointments' | 'revenue') => body.weeks.reduce((total, week) => total + week[of], 0);
    expect([sum('appointments'), sum('revenue')]).toEqual([2, body.revenue]);
    const weekOf = (at: Date) => body.weeks.find(({ monday }) => monday === mondayOf(at));
    expect(weekOf(days(40))).toMatchObject({ appointments: 1, revenue: body.recentRevenue });
    expect(weekOf(days(2))).toMatchObject({ appointments: 1, revenue: body.recentRevenue });
    expect(body.weeks.at(-1)).toBe(weekOf(days(0)));
    // Whoever deletes it is told of what lies ahead.
    const starts = [-2, -4, -5, -6].map(days);
    await booked(starts[0] ?? days(-2), 'confirmed');
    await booked(days(-3), 'cancelled');
    expect((await cardsOf(provider)).map(({ visitsAhead }) => visitsAhead)).toEqual([1]);
    for (const start of starts.slice(1)) await booked(start, 'open');
    const [own] = await cardsOf(provider);
    const { visitsAhead, nextVisits } = own ?? { visitsAhead: 0, nextVisits: [] };
    expect(visitsAhead).toBe(4);
    expect(nextVisits.map(({ start }) => start)).toEqual(starts.slice(0, 3).map((start) => start.toISOString()));
    expect(nextVisits[0]).toMatchObject({ timeZone: 'Europe/Berlin', customer: expect.stringContaining(' ') });
  });

  it('count who looked at the profile, once a day, and never the provider', async () => {
    const provider = await aConfirmed('free');
    const card = await aServiceCard(world, provider);
    const look = (caller: string, token?: string) =>
      world.ask(recordProviderView, { params: { id: provider.user.id } }, { caller, ...(token && { token }) });
    await Promise.all([look('10.0.0.1'), look('10.0.0.1'), look('10.0.0.2'), look('10.0.0.3', provider.token)]);
    const { body } = await world.ask(serviceCardStats, { params: { id: card.id } }, { token: provider.token });
    expect(body).toMatchObject({ viewsTotal: 2, viewsThisWeek: 2 });
    expect(body.weeks.map(({ views }) => views)).toEqual([...Array.from({ length: 11 }, () => 0), 2]);
  });
});
