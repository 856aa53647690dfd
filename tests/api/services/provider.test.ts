import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayAt, instantOf, weekdayOf } from '../../../netlify/calendar/zone.ts';
import { keepSearch } from '../../../netlify/provider-search/kept.ts';
import { getProvider, listProviders, listSlots, type ProviderCard } from '../../../src/contract/services/provider.ts';
import { emptied } from '../../support/emptied.ts';
import { randomFrom } from '../../support/listings.ts';
import { berlin, type ProviderQuery, providersFound, reviewed } from '../../support/provider-search.ts';
import { aCard, anAppointment, anOffering, type OfferedCard, type Offering, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await emptied(world.database);
  await keepSearch(world.adapters);
});

const asked = (query: ProviderQuery) => providersFound(world, query);
const namesOf = async (query: ProviderQuery): Promise<string[]> => (await asked(query)).items.map(({ name }) => name);

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const half = (one: number, other: number): number => Math.sin(radians(one - other) / 2) ** 2;

/** Kilometres by another formula than the server's, the haversine. */
function kilometresFrom(from: typeof berlin, to: { latitude: number; longitude: number }): number {
  const across = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  return (
    2 * 6371 * Math.asin(Math.sqrt(half(from.latitude, to.latitude) + across * half(from.longitude, to.longitude)))
  );
}

/** The lowest price that somebody in the middle of Berlin is offered, booked if there is one; infinite without an offer. */
function priceInBerlin({ cards, ...offering }: Offering, radius: number, kinds: readonly string[]): number {
  const away = kilometresFrom(berlin, offering);
  const reachOf = ({ isMobile, travelReachKilometres }: OfferedCard): number | null =>
    isMobile && offering.plan === 'platin' ? (travelReachKilometres ?? offering.reachKilometres) : null;
  const there = cards.filter(
    (card) => kinds.includes(card.category) && (card.isAtShop || card.isMobile) && away <= (reachOf(card) ?? radius),
  );
  const booked = there.filter((card) => card.isAtShop || reachOf(card) !== null);
  return Math.min(...(booked.length > 0 ? booked : there).map(({ priceCents }) => priceCents));
}

/** What the results say of the price, the cheapest first. */
const pricesOf = async (query: ProviderQuery) =>
  (await asked({ zip: '10115', sort: 'price', ...query })).items.map((item) => [
    item.name,
    item.fromPriceCents,
    item.highestPriceCents,
    item.isBookable,
  ]);

/** Next Sunday, when it is so late in Berlin. */
const sundayAt = (minute: number): Date => {
  const today = dayAt(world.clock.now().getTime(), 'Europe/Berlin');
  return new Date(instantOf(addDays(today, 14 - weekdayOf(today)), minute, 'Europe/Berlin'));
};

const twentyKilometresAway = () => ({ latitude: 52.712, longitude: 13.384, cards: [aCard({ isMobile: true })] });

describe('providers around a postal code', () => {
  it('come nearest first, exactly those in the radius or who reach the place', async () => {
    const random = randomFrom(7);
    const offerings = Array.from({ length: 300 }, () =>
      anOffering({
        latitude: Math.round((berlin.latitude + (random() - 0.5) * 3) * 1e6) / 1e6,
        longitude: Math.round((berlin.longitude + (random() - 0.5) * 5) * 1e6) / 1e6,
        reachKilometres: random() < 0.3 ? Math.ceil(random() * 100) : null,
        cards: [aCard({ isMobile: random() < 0.5 })],
      }),
    );
    await offered(world.database, ...offerings);
    for (const radius of [1, 10, 25, 60, 100]) {
      const expected = offerings
        .map((offering) => ({ offering, kilometres: kilometresFrom(berlin, offering) }))
        .filter(({ offering: { cards, reachKilometres }, kilometres }) =>
          cards[0]?.isMobile === true && reachKilometres !== null
            ? kilometres <= reachKilometres
            : kilometres <= radius,
        )
        .toSorted((one, other) => one.kilometres - other.kilometres);
      const items: ProviderCard[] = [];
      let cursor: string | undefined;
      do {
        const page: Awaited<ReturnType<typeof asked>> = await asked({
          zip: '10115',
          sort: 'distance',
          radius,
          limit: 17,
          ...(cursor === undefined ? {} : { cursor }),
        });
        expect(page.total).toBe(expected.length);
        items.push(...page.items);
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      expect(items.map(({ id }) => id)).toEqual(expected.map(({ offering }) => offering.id));
      for (const [index, { distanceKilometres }] of items.entries())
        expect(distanceKilometres).toBeCloseTo(expected[index]?.kilometres ?? -1, 1);
    }
  });

  it('who offer home service come as far as they say, whatever the searcher’s radius', async () => {
    await offered(
      world.database,
      anOffering({ ...twentyKilometresAway(), name: 'Reaches', reachKilometres: 25 }),
      anOffering({ ...twentyKilometresAway(), name: 'Does not', reachKilometres: 15 }),
      anOffering({ ...twentyKilometresAway(), name: 'No plan for it', reachKilometres: 25, plan: 'gold' }),
    );
    expect(await namesOf({ zip: '10115', radius: 5 })).toEqual(['Reaches']);
    expect((await namesOf({ zip: '10115', radius: 50 })).toSorted()).toEqual(['No plan for it', 'Reaches']);
    const { items } = await asked({ zip: '10115', radius: 50 });
    expect(items.find(({ name }) => name === 'Reaches')?.isHomeService).toBe(true);
    expect(items.find(({ name }) => name === 'No plan for it')?.isHomeService).toBe(false);
  });

  it('are filtered by a service or a group of services, and say what it costs from', async () => {
    await offered(
      world.database,
      anOffering({
        name: 'Both',
        cards: [
          aCard({ category: 'friseur', priceCents: 5000 }),
          aCard({ category: 'barber', priceCents: 2000 }),
          aCard({ category: 'massage', priceCents: 1000 }),
        ],
      }),
      anOffering({ name: 'Cleaner', cards: [aCard({ category: 'reinigung', priceCents: 3000 })] }),
    );
    expect(await namesOf({ zip: '10115', service: 'reinigung' })).toEqual(['Cleaner']);
    expect(await namesOf({ zip: '10115', service: 'Putzfrau' })).toEqual(['Cleaner']);
    const hair = await asked({ zip: '10115', service: 'hair' });
    expect(hair.items).toMatchObject([{ name: 'Both', fromPriceCents: 2000, services: ['barber', 'friseur'] }]);
    expect((await asked({ zip: '10115' })).total).toBe(2);
    expect((await asked({ zip: '10115', service: 'hundesitter' })).items).toEqual([]);
  });

  it('are all kinds of hairdressers where one is looked for, and only the kind where that is named', async () => {
    await offered(
      world.database,
      anOffering({ name: 'Cuts', cards: [aCard({ category: 'haarschnitt' })] }),
      anOffering({ name: 'Colours', cards: [aCard({ category: 'coloring' })] }),
      anOffering({ name: 'Shaves', cards: [aCard({ category: 'barber' })] }),
      anOffering({ name: 'Does all', cards: [aCard({ category: 'friseur' })] }),
      anOffering({ name: 'Paints nails', cards: [aCard({ category: 'nageldesign' })] }),
    );
    expect((await namesOf({ zip: '10115', service: 'friseur' })).toSorted()).toEqual([
      'Colours',
      'Cuts',
      'Does all',
      'Shaves',
    ]);
    expect(await namesOf({ zip: '10115', service: 'haarschnitt' })).toEqual(['Cuts']);
  });

  it('come best rated first by how much their reviews weigh, and are told the plain mean', async () => {
    const [once, often, poor, unrated] = await offered(
      world.database,
      anOffering({ name: 'Once' }),
      anOffering({ name: 'Often' }),
      anOffering({ name: 'Poor' }),
      anOffering({ name: 'Unrated' }),
    );
    await reviewed(world, once, 5);
    for (const rating of [5, 5, 5, 5, 4, 5, 5, 5, 5, 4]) await reviewed(world, often, rating);
    for (const rating of [3, 4, 2]) await reviewed(world, poor, rating);
    // (8 × 4.3 + sum) / (8 + n): 4.57, 4.38, 4.3 without any, 3.95.
    const names = [often.name, once.name, unrated.name, poor.name];
    const { items } = await asked({ zip: '10115', sort: 'rating' });
    expect(items.map(({ name }) => name)).toEqual(names);
    expect(items).toMatchObject([
      { rating: 4.8, reviewCount: 10 },
      { rating: 5, reviewCount: 1 },
      { rating: null, reviewCount: 0 },
      { rating: 3, reviewCount: 3 },
    ]);
    const read: string[] = [];
    for (let cursor: string | undefined, page = 0; page === 0 || cursor !== undefined; page += 1) {
      const answer = await asked({
        zip: '10115',
        sort: 'rating',
        limit: 1,
        ...(cursor === undefined ? {} : { cursor }),
      });
      read.push(...answer.items.map(({ name }) => name));
      cursor = answer.nextCursor ?? undefined;
      // Where the mean of all moves while somebody reads on, the pages still fit together.
      if (page > 0) continue;
      for (let index = 0; index < 100; index += 1) await reviewed(world, poor, 1);
      await keepSearch(world.adapters);
    }
    expect(read.slice(0, 3)).toEqual(names.slice(0, 3));
  });

  it('weigh against the mean of all once there are a hundred reviews', async () => {
    const [many, one, none] = await offered(
      world.database,
      anOffering({ name: 'Many' }),
      anOffering({ name: 'One' }),
      anOffering({ name: 'None' }),
    );
    for (let index = 0; index < 100; index += 1) await reviewed(world, many, 2);
    await reviewed(world, one, 3);
    await keepSearch(world.adapters);
    // The mean of all is 2.01: 2.12 with a review of 3; 2.0007 with a hundred of 2.
    expect(await namesOf({ zip: '10115', sort: 'rating' })).toEqual([one.name, none.name, many.name]);
  });

  it('come cheapest first by the cards that are offered there, on every page', async () => {
    const random = randomFrom(11);
    const offerings = Array.from({ length: 150 }, () =>
      anOffering({
        latitude: berlin.latitude + (random() - 0.5) * 0.4,
        longitude: berlin.longitude + (random() - 0.5) * 0.7,
        plan: random() < 0.5 ? 'platin' : 'gold',
        reachKilometres: random() < 0.6 ? Math.ceil(random() * 60) : null,
        cards: Array.from({ length: 3 }, () => {
          const isMobile = random() < 0.5;
          return aCard({
            category: random() < 0.5 ? 'friseur' : random() < 0.5 ? 'barber' : 'massage',
            priceCents: 1000 + Math.floor(random() * 50) * 100,
            isMobile,
            isAtShop: !isMobile || random() < 0.6,
            travelReachKilometres: random() < 0.5 ? Math.ceil(random() * 60) : null,
          });
        }),
      }),
    );
    await offered(world.database, ...offerings);
    for (const [service, kinds] of [
      [undefined, ['friseur', 'barber', 'massage']],
      ['hair', ['friseur', 'barber']],
      ['massage', ['massage']],
    ] as const)
      for (const radius of [10, 20]) {
        const expected = offerings
          .map((offering) => ({ id: offering.id, fromPriceCents: priceInBerlin(offering, radius, kinds) }))
          .filter(({ fromPriceCents }) => fromPriceCents < Infinity)
          .toSorted((one, other) => one.fromPriceCents - other.fromPriceCents || (one.id < other.id ? -1 : 1));
        expect(expected.length).toBeGreaterThan(5);
        const query = { zip: '10115', sort: 'price', radius, limit: 30, ...(service && { service }) } as const;
        const read: { id: string; fromPriceCents: number }[] = [];
        let cursor: string | undefined;
        do {
          const page: Awaited<ReturnType<typeof asked>> = await asked({ ...query, ...(cursor && { cursor }) });
          expect(page.total).toBe(expected.length);
          read.push(...page.items.map(({ id, fromPriceCents }) => ({ id, fromPriceCents })));
          cursor = page.nextCursor ?? undefined;
        } while (cursor !== undefined);
        expect(read).toEqual(expected);
      }
  });

  it.each(['platin', 'gold'] as const)('say a lowest price that can be booked, with %s', async (plan) => {
    const arranged = aCard({ category: 'friseur', priceCents: 1000, isMobile: true, isAtShop: false });
    const inShop = aCard({ category: 'barber', priceCents: 3000 });
    const dear = aCard({ category: 'barber', priceCents: 4000 });
    await offered(
      world.database,
      anOffering({ name: 'Both', plan, cards: [arranged, inShop] }),
      anOffering({ name: 'Comes by arrangement', plan, cards: [{ ...arranged, id: aCard().id }] }),
      anOffering({ name: 'Shop', plan, cards: [{ ...dear, id: aCard().id, priceCents: 2000 }, dear] }),
    );
    const alone = ['Comes by arrangement', 1000, 1000, false];
    const all = [alone, ['Shop', 2000, 4000, true], ['Both', 3000, 3000, true]];
    expect(await pricesOf({})).toEqual(all);
    expect(await pricesOf({ service: 'hair' })).toEqual(all);
    // A highest price means what can be booked.
    expect(await pricesOf({ service: 'hair', priceMaximum: 25 })).toEqual([['Shop', 2000, 2000, true]]);
  });

  it('follow a change of price', async () => {
    const [first] = await offered(
      world.database,
      anOffering({ name: 'First', cards: [aCard({ priceCents: 1000 })] }),
      anOffering({ name: 'Second', cards: [aCard({ priceCents: 2000 })] }),
    );
    expect(await namesOf({ zip: '10115', sort: 'price' })).toEqual(['First', 'Second']);
    await world.database.query('update app.service_card set price_cents = 3000 where provider_id = $1', [first.id]);
    expect(await namesOf({ zip: '10115', sort: 'price' })).toEqual(['Second', 'First']);
  });

  it('come cheapest first, or best rated first', async () => {
    const [dear, cheap, middling] = await offered(
      world.database,
      anOffering({ name: 'Dear', cards: [aCard({ priceCents: 9000 })] }),
      anOffering({ name: 'Cheap', cards: [aCard({ priceCents: 1000 })] }),
      anOffering({ name: 'Middling', cards: [aCard({ priceCents: 5000 })] }),
    );
    expect(await namesOf({ zip: '10115', sort: 'price' })).toEqual(['Cheap', 'Middling', 'Dear']);
    await reviewed(world, dear, 5);
    await reviewed(world, middling, 2);
    expect(await namesOf({ zip: '10115', sort: 'rating' })).toEqual(['Dear', 'Cheap', 'Middling']);
    const { items } = await asked({ zip: '10115', sort: 'rating', limit: 1 });
    expect(items[0]).toMatchObject({ rating: 5, reviewCount: 1 });
    expect(cheap.name).toBe('Cheap');
  });

  it('show the next slot that is really free', async () => {
    const allDay = { hours: [{ opensMinute: 0, closesMinute: 1440 }], cards: [aCard({ durationMinutes: 30 })] };
    const [free] = await offered(world.database, anOffering(allDay), anOffering({ name: 'Never open', hours: [] }));
    const halfHour = 30 * 60_000;
    const start = new Date(Math.ceil(world.clock.now().getTime() / halfHour) * halfHour);
    // Later than the time for an answer that a card has which is not booked at once.
    const later = new Date(start.getTime() + 4 * 3_600_000);
    await anAppointment(world.database, { provider: free.id, start: start.toISOString(), end: later.toISOString() });
    const { items } = await asked({ zip: '10115' });
    expect(items.find(({ id }) => id === free.id)?.nextSlot).toBe(later.toISOString());
    expect(items.find(({ name }) => name === 'Never open')?.nextSlot).toBeNull();
  });

  it('come with later ones of the same day where they are asked for, those that the slots have', async () => {
    const [free] = await offered(
      world.database,
      anOffering({ hours: [{ opensMinute: 0, closesMinute: 1440 }], cards: [aCard({ isAvailableNow: true })] }),
    );
    const ask = async (query: { times?: number }) => {
      const { items } = (await world.ask(listProviders, { query: { zip: '10115', ...query } })).body;
      return items.find(({ id }) => id === free.id);
    };
    const card = await ask({ times: 3 });
    const { days } = (
      await world.ask(listSlots, { params: { id: free.id }, query: { cards: card?.nextCard ?? '', days: 14 } })
    ).body;
    const day = days.find(({ slots }) => slots.includes(card?.nextSlot ?? ''));
    expect(day?.slots.length).toBeGreaterThan(0);
    expect([card?.nextSlot, ...(card?.laterSlots ?? [])]).toEqual(day?.slots.slice(0, 3));
    expect((await ask({}))?.laterSlots).toEqual([]);
    const { status } = await world.ask(listProviders, { query: { zip: '10115', times: 4 } });
    expect(status).toBe(400);
  });

  it('are not shown without a verified address, when suspended, or without a published card', async () => {
    await offered(
      world.database,
      anOffering({ isVerified: false }),
      anOffering({ isSuspended: true }),
      anOffering({ cards: [aCard({ isPublished: false })] }),
      anOffering({ cards: [] }),
    );
    expect(await asked({ zip: '10115' })).toMatchObject({ items: [], total: 0, nextCursor: null });
  });

  it('say who offers as a private person', async () => {
    const [business, person] = await offered(world.database, anOffering(), anOffering());
    await world.database.query(
      `insert into app.provider_business (account_id, is_trader, name, street, zip, city, country, updated_at)
       values ($1, false, 'Petra Privat', 'Hauptstraße 1', '10115', 'Berlin', 'de', now())`,
      [person.id],
    );
    const { items } = await asked({ zip: '10115' });
    const marks = Object.fromEntries(items.map(({ id, isPrivate }) => [id, isPrivate]));
    expect(marks).toEqual({ [business.id]: false, [person.id]: true });
  });

  it('are available now where booking is immediate and a slot starts within three hours, and nobody else is', async () => {
    const immediate = aCard({ isAvailableNow: true });
    const always = { hours: [{ opensMinute: 0, closesMinute: 1440 }] };
    await offered(
      world.database,
      anOffering({ name: 'By day', plan: 'gold', cards: [immediate] }),
      anOffering({ name: 'Always', plan: 'gold', cards: [{ ...aCard(immediate), id: aCard().id }], ...always }),
      anOffering({ name: 'On request', plan: 'gold', cards: [aCard()], ...always }),
      anOffering({ name: 'Free plan', plan: 'free', cards: [aCard({ isAvailableNow: true })], ...always }),
      anOffering({ name: 'Tomorrow', cards: [aCard({ isAvailableNow: true })], noticeMinutes: 1440, ...always }),
      anOffering({
        name: 'Long work',
        // The short visit waits for an answer; the immediate one no longer fits in before closing.
        cards: [aCard({ durationMinutes: 15 }), aCard({ durationMinutes: 180, isAvailableNow: true })],
      }),
    );
    const availableAt = async (instant: Date): Promise<string[]> => {
      world.clock.forward(instant.getTime() - world.clock.now().getTime());
      const { items } = await asked({ zip: '10115' });
      for (const { id, isAvailableNow } of items) {
        const { cards } = (await world.ask(getProvider, { params: { id } })).body;
        expect(cards.some((card) => card.isAvailableNow)).toBe(isAvailableNow);
      }
      return items.flatMap(({ name, isAvailableNow }) => (isAvailableNow ? [name] : [])).toSorted();
    };
    // Open from 9 to 18.
    expect(await availableAt(sundayAt(5 * 60 + 50))).toEqual(['Always']);
    expect(await availableAt(sundayAt(6 * 60 + 10))).toEqual(['Always', 'By day', 'Long work']);
    expect(await availableAt(sundayAt(16 * 60 + 10))).toEqual(['Always', 'By day']);
    expect(await availableAt(sundayAt(22 * 60))).toEqual(['Always']);
  });
});

describe('postal codes', () => {
  it('name their place, whether it is known well or roughly', async () => {
    expect((await asked({ zip: ' 80331 ' })).place).toEqual({
      country: 'de',
      code: '80331',
      name: 'München',
      region: null,
      precisionKilometres: 2,
      isApproximate: false,
      isCorrected: false,
    });
    expect((await asked({ zip: '04249' })).place).toMatchObject({ name: 'Leipzig', isApproximate: true });
  });

  it('that are known roughly are searched around no closer than that', async () => {
    const { place } = await asked({ zip: '04249' });
    expect(place?.precisionKilometres).toBeGreaterThan(6);
    await offered(
      world.database,
      anOffering({ name: 'Six away', latitude: 51.421, longitude: 12.383 }),
      anOffering({ name: 'Far away', latitude: 51.367 + 0.2, longitude: 12.383 }),
    );
    expect(await namesOf({ zip: '04249', radius: 1 })).toEqual(['Six away']);
  });

  it('of four digits are Austria’s, unless Switzerland is meant', async () => {
    const answer = await asked({ zip: '9500' });
    expect(answer.place).toMatchObject({ country: 'at', name: 'Villach' });
    expect(answer.otherPlaces).toMatchObject([{ country: 'ch', name: 'Wil' }]);
    expect((await asked({ zip: '9500', country: 'ch' })).place).toMatchObject({ country: 'ch', name: 'Wil' });
    expect((await asked({ zip: '8001' })).place).toMatchObject({ country: 'ch', name: 'Zürich' });
  });

  it.each([
    [
      '00000',
      'We do not know this postal code. Please check the digits',
      'Diese PLZ kennen wir nicht. Bitte prüfen Sie die Ziffern',
    ],
    [
      '123',
      'Please enter a valid postal code (5 digits; 4 in Austria and Switzerland)',
      'Bitte geben Sie eine gültige PLZ ein (5 Ziffern, in Österreich und der Schweiz 4)',
    ],
    [
      '1011a',
      'Please enter a valid postal code (5 digits; 4 in Austria and Switzerland)',
      'Bitte geben Sie eine gültige PLZ ein (5 Ziffern, in Österreich und der Schweiz 4)',
    ],
    ['', 'This field is required', 'Dieses Feld wird benötigt'],
  ])('that are none (%j) are refused in words, naming the field', async (zip, english, german) => {
    for (const [language, sentence] of [
      ['en', english],
      ['de', german],
    ] as const) {
      const { status, refusal } = await world.ask(listProviders, { query: { zip } }, { language });
      expect(status).toBe(400);
      expect(refusal).toMatchObject({ code: 'invalid', fields: { zip: sentence } });
    }
  });
});

describe('questions that make no sense', () => {
  it.each([
    ['radius', 'radius=0'],
    ['radius', 'radius=101'],
    ['radius', 'radius=near'],
    ['service', 'service=lawyer'],
    ['sort', 'sort=newest'],
    ['limit', 'limit=61'],
    ['cursor', 'cursor=nonsense'],
    ['country', 'country=fr'],
  ])('are refused naming %s (%s)', async (field, query) => {
    const { status, refusal } = await world.raw(`GET /api/providers?zip=10115&${query}`);
    expect(status).toBe(400);
    expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
  });

  it('a cursor of another sort is refused', async () => {
    await offered(world.database, anOffering(), anOffering());
    const { nextCursor } = await asked({ zip: '10115', limit: 1 });
    const { status } = await world.ask(listProviders, {
      query: { zip: '10115', sort: 'price', cursor: nextCursor ?? '' },
    });
    expect(status).toBe(400);
  });
});
