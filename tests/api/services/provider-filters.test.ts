import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayAt, minuteAt } from '../../../netlify/calendar/zone.ts';
import { keepSearch } from '../../../netlify/provider-search/index.ts';
import { quoteAppointment } from '../../../src/contract/booking/appointment.ts';
import { currencyOfZone, type ServiceCurrency } from '../../../src/contract/currency.ts';
import type { AccountId, CardId } from '../../../src/contract/fields.ts';
import {
  getProvider,
  listOffers,
  listSlots,
  type ProviderCard,
  type ServiceCard,
} from '../../../src/contract/services/provider.ts';
import { categoriesOf, type ServiceName } from '../../../src/contract/services/service-taxonomy.ts';
import { minutesOf, type When } from '../../../src/contract/when.ts';
import { offersOf } from '../../../src/features/services/provider/offers-asked.ts';
import { readServicesState, whereOf } from '../../../src/features/services/provider/services-state.ts';
import { seeded } from '../../../supabase/seed/random.ts';
import { emptied } from '../../support/emptied.ts';
import { type ProviderQuery, providersFound, reviewed } from '../../support/provider-search.ts';
import { aCard, anAppointment, anOffering, type Offering, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(() => emptied(world.database));

const zone = 'Europe/Berlin';
const inDays = (days: number): string => addDays(dayAt(world.clock.now().getTime(), zone), days);
const found = (query: ProviderQuery) => providersFound(world, { zip: '10115', ...query });
/** One after the other, each on a page of its own. */
async function oneByOne(query: ProviderQuery): Promise<string[]> {
  const read: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof found>> = await found({
      ...query,
      limit: 1,
      ...(cursor === null ? {} : { cursor }),
    });
    read.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return read;
}
const namesOf = async (query: ProviderQuery): Promise<string[]> =>
  (await found(query)).items.map(({ name }) => name).toSorted();
const costing = (priceCents: number) => ({ cards: [aCard({ priceCents })] });
const hasOthers = async (query: ProviderQuery) =>
  (await found(query)).items.map(({ fromPriceCents, highestPriceCents }) => highestPriceCents > fromPriceCents);
const comes = { isMobile: true, isAtShop: false, travelReachKilometres: 20 } as const;
const north = (kilometres: number) => ({ latitude: 52.532 + kilometres / 111.2 });

describe('a filter of the search', () => {
  it('by rating leaves out lower means, and who was not rated', async () => {
    const [good, fair] = await offered(
      world.database,
      anOffering({ name: 'Good' }),
      anOffering({ name: 'Fair' }),
      anOffering({ name: 'Unknown' }),
    );
    for (const rating of [4, 5]) await reviewed(world, good, rating);
    for (const rating of [4, 5, 4]) await reviewed(world, fair, rating);
    expect(await namesOf({ minimumRating: 4.5 })).toEqual(['Good']);
    expect(await namesOf({ minimumRating: 4.3 })).toEqual(['Fair', 'Good']);
    expect(await namesOf({ minimumRating: 4.6 })).toEqual([]);
    expect((await found({ minimumRating: 4.5 })).total).toBe(1);
  });

  it('by price counts the whole visit and the way', async () => {
    const zones = [
      { upTo: 5, feeCents: 500 },
      { upTo: 20, feeCents: 2000 },
    ];
    await offered(
      world.database,
      anOffering({ name: 'Visit', cards: [aCard({ priceCents: 4000 })] }),
      anOffering({ name: 'Hours', cards: [aCard({ priceCents: 4000, priceUnit: 'hour', durationMinutes: 90 })] }),
      anOffering({
        name: 'Near way',
        ...north(3),
        cards: [aCard({ ...comes, priceCents: 3500, travelZones: zones })],
      }),
      anOffering({
        name: 'Far way',
        ...north(10),
        cards: [aCard({ ...comes, priceCents: 3500, travelZones: zones })],
      }),
      anOffering({ name: 'Unsaid way', cards: [aCard({ ...comes, priceCents: 100, travelReachKilometres: null })] }),
    );
    expect(await namesOf({ priceMaximum: 39 })).toEqual([]);
    expect(await namesOf({ priceMaximum: 40 })).toEqual(['Near way', 'Visit']);
    expect(await namesOf({ priceMaximum: 55 })).toEqual(['Far way', 'Near way', 'Visit']);
    expect(await namesOf({ priceMaximum: 60 })).toEqual(['Far way', 'Hours', 'Near way', 'Visit']);
  });

  it('for what is booked at once follows plan, hours and telephone number', async () => {
    const [atOnce] = await offered(
      world.database,
      anOffering({ name: 'At once', plan: 'gold', cards: [aCard({ isAvailableNow: true })] }),
      anOffering({ name: 'Request' }),
      anOffering({ name: 'Small plan', plan: 'free', cards: [aCard({ isAvailableNow: true })] }),
      anOffering({ name: 'Comes', cards: [aCard({ ...comes, isAvailableNow: true })] }),
    );
    expect(await namesOf({ immediate: true })).toEqual(['At once', 'Comes']);
    const say = (text: string) => world.database.query(text, [atOnce.id]);
    await say('update app.account set phone_verified_at = null where id = $1');
    expect(await namesOf({ immediate: true })).toEqual(['Comes']);
    await say('update app.account set phone_verified_at = now() where id = $1');
    await say('delete from app.weekly_hours where provider_id = $1');
    expect(await namesOf({ immediate: true })).toEqual(['Comes']);
    await say(
      'insert into app.weekly_hours (provider_id, weekday, opens_minute, closes_minute) values ($1, 1, 540, 1080)',
    );
    expect(await namesOf({ immediate: true })).toEqual(['At once', 'Comes']);
    await say('update app.service_card set is_available_now = false where provider_id = $1');
    expect(await namesOf({ immediate: true })).toEqual(['Comes']);
  });

  it('for who comes asks the reach of the card, and promises nothing by arrangement', async () => {
    await offered(
      world.database,
      anOffering({ name: 'Shop' }),
      anOffering({ name: 'Comes', ...north(15), cards: [aCard(comes)] }),
      anOffering({ name: 'Too far', ...north(25), cards: [aCard(), aCard({ ...comes, category: 'massage' })] }),
      anOffering({ name: 'Arrangement', plan: 'gold', cards: [aCard(comes)] }),
    );
    expect(await namesOf({ mobile: true, radius: 50 })).toEqual(['Comes']);
    expect(await namesOf({ mobile: true, service: 'massage' })).toEqual([]);
  });

  it('by price counts in the currency of the place, and says who is left out', async () => {
    const near = { zip: '4051', latitude: 47.556, longitude: 7.59, timeZone: 'Europe/Zurich' } as const;
    const across = { zip: '79539', latitude: 47.615, longitude: 7.664 } as const;
    const [, dear, , abroad] = await offered(
      world.database,
      anOffering({ ...near, ...costing(4000), name: 'Basel' }),
      anOffering({ ...near, ...costing(6000), name: 'Basel, dear' }),
      anOffering({ ...across, ...costing(1000), name: 'Lörrach' }),
      anOffering({ ...across, ...costing(5000), name: 'Lörrach, dear' }),
    );
    const around = async (zip: string, query: ProviderQuery = {}) => {
      const { items, total, currency, hasOtherCurrency } = await found({ zip, radius: 25, ...query });
      return { names: items.map(({ name }) => name), total, currency, hasOtherCurrency };
    };
    const all = ['Basel', 'Basel, dear', 'Lörrach', 'Lörrach, dear'];
    const other = { hasOtherCurrency: true };
    expect(await around('4051', { sort: 'price' })).toEqual({ names: all, total: 4, currency: 'CHF', ...other });
    const fromAbroad = ['Lörrach', 'Lörrach, dear', 'Basel', 'Basel, dear'];
    expect(await around('79539', { sort: 'price' })).toEqual({
      names: fromAbroad,
      total: 4,
      currency: 'EUR',
      ...other,
    });
    expect(await around('4051', { priceMaximum: 50 })).toEqual({
      names: ['Basel'],
      total: 1,
      currency: 'CHF',
      ...other,
    });
    expect(await around('79539', { priceMaximum: 50, sort: 'price' })).toMatchObject({ names: fromAbroad.slice(0, 2) });
    expect(await around('79539', { priceMaximum: 50, day: inDays(1) })).toMatchObject({ total: 2, ...other });
    expect(await around('4051', { sort: 'rating' }), 'no prices are compared').toMatchObject({
      hasOtherCurrency: false,
    });
    expect(await around('4051', { sort: 'price', radius: 5 })).toMatchObject({ total: 2, hasOtherCurrency: false });

    const page = await found({ zip: '4051', radius: 25, sort: 'price', limit: 2 });
    const next = await found({ zip: '4051', radius: 25, sort: 'price', limit: 2, cursor: page.nextCursor ?? '' });
    expect(
      next.items.map(({ name }) => name),
      'the pages go on',
    ).toEqual(fromAbroad.slice(0, 2));

    const offers = async (id: AccountId, zip: string) =>
      (await world.ask(listOffers, { params: { id }, query: { zip, priceMaximum: 70 } })).body.total;
    expect([await offers(dear.id, '4051'), await offers(abroad.id, '4051'), await offers(abroad.id, '79539')]).toEqual([
      1, 0, 1,
    ]);
    await world.database.query(`update app.provider set time_zone = 'Europe/Berlin' where account_id = $1`, [dear.id]);
    expect((await around('4051', { sort: 'price' })).names, 'who moves changes the currency').toEqual([
      'Basel',
      'Lörrach',
      'Lörrach, dear',
      'Basel, dear',
    ]);
  });

  it('calls a price the lowest where another matching card costs more', async () => {
    const cards = [
      aCard({ priceCents: 2000 }),
      aCard({ priceCents: 3000, category: 'massage' }),
      aCard({ priceCents: 2000 }),
    ];
    await offered(world.database, anOffering({ cards }));
    expect([await hasOthers({}), await hasOthers({ service: 'hair' }), await hasOthers({ priceMaximum: 25 })]).toEqual([
      [true],
      [false],
      [false],
    ]);
  });

  it('is fulfilled by one card as a whole, which is the one that is shown', async () => {
    const cards = [
      aCard({ priceCents: 9000, isAvailableNow: true, category: 'massage' }),
      aCard({ priceCents: 2000, category: 'friseur' }),
    ];
    const [{ id }] = await offered(world.database, anOffering({ cards }));
    expect((await found({ immediate: true, priceMaximum: 50 })).total).toBe(0);
    const [dear] = (await found({ immediate: true, sort: 'price' })).items;
    expect(dear).toMatchObject({ fromPriceCents: 9000, services: ['massage'], nextCard: cards[0]?.id });
    const { body } = await world.ask(listOffers, { params: { id }, query: { priceMaximum: 50 } });
    expect(body.items.map((card) => card.id)).toEqual([cards[1]?.id]);
  });

  it.each([
    ['minimumRating', { minimumRating: '6' }],
    ['minimumRating', { minimumRating: '4.55' }],
    ['minimumRating', { minimumRating: 'good' }],
    ['priceMaximum', { priceMaximum: '0' }],
    ['priceMaximum', { priceMaximum: '9.5' }],
    ['immediate', { immediate: 'yes' }],
    ['mobile', { mobile: '1' }],
  ])('refuses a %s that is none: %j', async (field, query) => {
    const { status, refusal } = await world.raw(
      `GET /api/providers?zip=10115&${new URLSearchParams(query).toString()}`,
    );
    expect(status).toBe(400);
    expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
  });
});

/** In the order by price around a German place. */
const orderOf = ({ fromPriceCents, timeZone }: ProviderCard): number =>
  fromPriceCents + (currencyOfZone(timeZone) === 'EUR' ? 0 : 1_000_000_000);

interface Asked extends When {
  service?: ServiceName;
  minimumRating?: number;
  priceMaximum?: number;
  immediate?: boolean;
  mobile?: boolean;
}

/** As the results on screen ask for what the search of this address has found. */
function offersAsBrowser(id: AccountId, asked: Asked) {
  const written = Object.entries({ zip: '10115', ...asked }).map(([name, value]) => [name, String(value)]);
  const state = readServicesState(new URLSearchParams(Object.fromEntries(written)), inDays(0));
  return offersOf({ ...state, provider: { id }, where: whereOf(state) });
}

const address = { street: 'Weg 1', zip: '10115', city: 'Berlin' };

/** What profile and price before booking say of a card. */
interface KnownCard extends ServiceCard {
  provider: AccountId;
  /** The mean of the provider's ratings. */
  mean: number | null;
  currency: ServiceCurrency;
  /** Undefined where it cannot be booked there. */
  inShop: number | undefined;
  atCustomer: number | undefined;
}

async function knownCards({ id }: Offering): Promise<KnownCard[]> {
  const { body } = await world.ask(getProvider, { params: { id } });
  const quoted = async (card: CardId, place: 'shop' | 'customer') => {
    const at = place === 'customer' ? { place, address } : { place };
    const answered = await world.ask(quoteAppointment, { body: { providerId: id, cards: [card], ...at } });
    return answered.status === 200 ? answered.body.totalCents : undefined;
  };
  const known: KnownCard[] = [];
  for (const card of body.cards) {
    const [inShop, atCustomer] = [await quoted(card.id, 'shop'), await quoted(card.id, 'customer')];
    known.push({
      ...card,
      provider: id,
      mean: body.rating,
      currency: currencyOfZone(body.timeZone),
      inShop,
      atCustomer,
    });
  }
  return known;
}

/** Whether a card can be had as asked. */
async function canBeHad(card: KnownCard, asked: Asked): Promise<boolean> {
  const { service, minimumRating, priceMaximum, immediate, mobile, day, lastDay, from, until } = asked;
  if (!categoriesOf(service).includes(card.category)) return false;
  if (minimumRating !== undefined && (card.mean ?? 0) < minimumRating) return false;
  if (immediate && !(card.isImmediate && !card.isByArrangement)) return false;
  if (mobile && !card.isHomeService) return false;
  // Who comes for a card has to reach the customer, whatever is asked.
  if (card.isHomeService && card.atCustomer === undefined) return false;
  const total = card.isAtShop && !mobile ? card.inShop : card.atCustomer;
  if (priceMaximum !== undefined && card.currency !== 'EUR') return false;
  if (priceMaximum !== undefined && (total === undefined || total > priceMaximum * 100)) return false;
  if (day === undefined && from === undefined && until === undefined) return true;
  const { body } = await world.ask(listSlots, {
    params: { id: card.provider },
    query: {
      cards: card.id,
      days: 14,
      ...(day === undefined ? {} : { from: day, days: lastDay === undefined ? 1 : 2 }),
    },
  });
  return body.days
    .flatMap(({ slots }) => slots)
    .some((start) => {
      const minute = minuteAt(Date.parse(start), zone);
      return minute >= minutesOf(from ?? '00:00') && minute < minutesOf(until ?? '24:00');
    });
}

/** Who has such a card, and which: each is asked about by itself. */
async function plainly(cards: readonly KnownCard[], asked: Asked): Promise<Map<AccountId, CardId[]>> {
  const all = new Map<AccountId, CardId[]>();
  for (const card of cards)
    if (await canBeHad(card, asked)) all.set(card.provider, [...(all.get(card.provider) ?? []), card.id]);
  return all;
}

describe('random questions with filters', () => {
  const dice = seeded(4711);
  const anyOf = <T>(from: readonly T[]): T => dice.pick(from);
  const isLikely = (share: number): boolean => dice.unit() < share;
  const categories = ['friseur', 'haarschnitt', 'massage'] as const;
  const rounds = 14;

  const someCard = () => {
    const isMobile = isLikely(0.5);
    const reach = anyOf([5, 12, 25]);
    return aCard({
      category: anyOf(categories),
      priceCents: anyOf([1500, 2500, 4000, 6000]),
      priceUnit: isLikely(0.3) ? 'hour' : 'visit',
      durationMinutes: anyOf([30, 45, 90]),
      isAvailableNow: isLikely(0.5),
      isMobile,
      isAtShop: !isMobile || isLikely(0.5),
      travelReachKilometres: isMobile ? reach : null,
      travelZones: isMobile
        ? [
            { upTo: Math.ceil(reach / 2), feeCents: anyOf([0, 500]) },
            { upTo: reach, feeCents: 1500 },
          ]
        : [],
    });
  };
  const someOffering = (): Offering =>
    anOffering({
      plan: anyOf(['gold', 'platin', 'platin']),
      ...north(dice.unit() * 20),
      timeZone: anyOf(['Europe/Berlin', 'Europe/Berlin', 'Europe/Zurich']),
      hours: anyOf([
        [{ opensMinute: 540, closesMinute: 1080 }],
        [{ opensMinute: 600, closesMinute: 780 }],
        [{ opensMinute: 840, closesMinute: 1200 }],
      ]),
      cards: Array.from({ length: 1 + Math.floor(dice.unit() * 3) }, someCard),
    });
  const someQuestion = (): Asked => {
    const { day, lastDay, from, until } = anyOf<When>([
      {},
      {},
      { day: inDays(1) },
      { from: '17:00' },
      { day: inDays(1), until: '12:00' },
      { day: inDays(2), lastDay: inDays(3) },
    ]);
    return {
      ...(day === undefined ? {} : { day }),
      ...(lastDay === undefined ? {} : { lastDay }),
      ...(from === undefined ? {} : { from }),
      ...(until === undefined ? {} : { until }),
      ...anyOf<Asked>([{}, {}, { service: 'hair' }, { service: 'massage' }]),
      ...anyOf<Asked>([{}, { minimumRating: 4.5 }, {}]),
      ...anyOf<Asked>([{}, { priceMaximum: 30 }, { priceMaximum: 45 }]),
      ...anyOf<Asked>([{}, { immediate: true }]),
      ...anyOf<Asked>([{}, {}, { mobile: true }]),
    };
  };

  it('find exactly those with a card whose own booking fulfils all of them, and show that card', async () => {
    // Found for what one has done in the shop: for the other card nobody comes as far as this.
    const hasBoth = anOffering({ ...north(15), cards: [aCard({ ...comes, travelReachKilometres: 5 }), aCard()] });
    const offerings = await offered(world.database, hasBoth, ...Array.from({ length: 10 }, someOffering));
    for (const offering of offerings) {
      if (isLikely(0.6)) await reviewed(world, offering, anyOf([4, 5]));
      if (isLikely(0.5)) {
        const start = (clock: string) => `${inDays(1)}T${clock}:00+01:00`;
        await anAppointment(world.database, { provider: offering.id, start: start('09:00'), end: start('12:00') });
      }
    }
    const cards = (await Promise.all(offerings.map(knownCards))).flat();
    let shown = 0;
    await keepSearch(world.adapters);
    // Most searches have no filter, or only a day.
    const usual: readonly Asked[] = [{}, { day: inDays(1) }];
    for (let round = 0; round < rounds; round += 1) {
      const asked = usual[round] ?? someQuestion();
      const sort = anyOf(['best', 'distance', 'price', 'rating'] as const);
      const expected = await plainly(cards, asked);
      const { items, total, isTotalExact, hasOtherCurrency } = await found({ ...asked, sort, radius: 50 });
      const said = JSON.stringify({ ...asked, sort });
      expect(items.map(({ id }) => id).toSorted(), said).toEqual([...expected.keys()].toSorted());
      expect({ total, isTotalExact }, said).toEqual({ total: expected.size, isTotalExact: true });
      const prices = sort === 'price' ? items.map(orderOf) : [];
      expect(prices, `${said}: francs behind euros, each by price`).toEqual(
        prices.toSorted((one, other) => one - other),
      );
      const ids = items.map(({ id }) => id);
      expect(sort === 'price' ? await oneByOne({ ...asked, sort, radius: 50 }) : ids, said).toEqual(ids);
      const { priceMaximum, day: _day, lastDay: _lastDay, from: _from, until: _until, ...without } = asked;
      const comparable = sort === 'price' || priceMaximum !== undefined ? cards : [];
      const others = await plainly(
        comparable.filter(({ currency }) => currency === 'CHF'),
        without,
      );
      expect(hasOtherCurrency, said).toBe(others.size > 0);
      for (const { id, nextCard } of items) {
        expect([null, ...(expected.get(id) ?? [])], said).toContain(nextCard);
        const { body } = await world.ask(listOffers, offersAsBrowser(id, asked));
        const bookable = body.items.filter(({ isByArrangement }) => !isByArrangement);
        for (const card of bookable) expect(expected.get(id), said).toContain(card.id);
        shown += bookable.length;
      }
    }
    expect(shown, 'the questions find some').toBeGreaterThan(rounds);
    expect(shown, 'and leave out some').toBeLessThan((rounds * cards.length) / 2);
  });
});
