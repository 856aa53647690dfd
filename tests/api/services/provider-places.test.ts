import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookAppointment, holdAppointment } from '../../../src/contract/booking/appointment.ts';
import type { PlanName } from '../../../src/contract/plans.ts';
import { getReadiness } from '../../../src/contract/services/business.ts';
import { getProvider, listOffers, listProviders, listSlots } from '../../../src/contract/services/provider.ts';
import { aCrowd, sessionOf } from '../../support/appointments.ts';
import { aCard, anOffering, type OfferedCard, type Offering, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let crowd: string[];
beforeAll(async () => {
  world = await startWorld();
  crowd = await aCrowd(world, 150);
});
afterAll(() => world.close());

/** What a card can say of where it is had. */
const kinds = {
  shop: () => aCard({ category: 'friseur' }),
  home: () => aCard({ category: 'maler', isAtShop: false, isMobile: true, travelReachKilometres: 20 }),
  homeUnsaid: () => aCard({ category: 'hundesitter', isAtShop: false, isMobile: true }),
  both: () => aCard({ category: 'massage', isMobile: true, travelReachKilometres: 20 }),
} as const;
type Kind = keyof typeof kinds;
const named = Object.keys(kinds) as Kind[];
/** Every mix of them, with and without a shop. */
const mixes = Array.from({ length: 2 ** named.length - 1 }, (_, bits) =>
  named.filter((_kind, place) => ((bits + 1) >> place) % 2 === 1),
);

const placesOf = (kind: Kind, plan: PlanName): string[] => [
  ...(kind === 'shop' || kind === 'both' ? ['shop'] : []),
  ...((kind === 'home' || kind === 'both') && plan === 'platin' ? ['customer'] : []),
];

const address = { street: 'Weg 1', zip: '10115', city: 'Berlin' };
let asks = 0;
/** Everybody books from an address of their own, so that no limit of calls speaks. */
const somebody = () => {
  asks += 1;
  return { token: crowd[asks % crowd.length] ?? '', caller: `10.1.${asks >> 8}.${asks & 255}` };
};

const slotsOf = async ({ id }: Offering, cards: readonly OfferedCard[]) => {
  const { status, body } = await world.ask(listSlots, {
    params: { id },
    query: { cards: cards.map((card) => card.id).join(',') },
  });
  expect(status).toBe(200);
  return { next: body.next, slots: body.days.flatMap(({ slots }) => slots) };
};

const tomorrow = () =>
  new Date(Math.ceil(world.clock.now().getTime() / 3_600_000) * 3_600_000 + 86_400_000).toISOString();

/** Where the doors really let somebody book these cards in one visit. */
async function placesBooked(provider: Offering, cards: readonly OfferedCard[]): Promise<string[]> {
  const booked: string[] = [];
  for (const place of ['shop', 'customer'] as const) {
    const { slots } = await slotsOf(provider, cards);
    const visit = { providerId: provider.id, cards: cards.map(({ id }) => id), start: slots[0] ?? tomorrow() };
    const body = { ...visit, place, beginsEarly: true, ...(place === 'customer' ? { address } : {}) };
    if ((await world.ask(bookAppointment, { body }, somebody())).status === 201) booked.push(place);
  }
  return booked;
}

describe.each(['free', 'gold', 'platin'] as const)('with the plan %s', (plan) => {
  it.each(mixes.map((mix) => [mix.join(', '), mix] as const))(
    'what readiness calls bookable of %s is booked, and all else shows no time anywhere',
    async (_, mix) => {
      const cards = mix.map((kind) => kinds[kind]());
      const [provider] = await offered(world.database, anOffering({ plan, cards }));
      const { id, name } = provider;
      const ready = await world.ask(getReadiness, {}, { token: await sessionOf(world, id) });
      const profile = (await world.ask(getProvider, { params: { id } })).body;
      const offers = (await world.ask(listOffers, { params: { id }, query: {} })).body;
      const { items } = (await world.ask(listProviders, { query: { zip: '10115', name } })).body;
      const result = items.find((one) => one.id === id);
      const isTimed = mix.some((kind) => placesOf(kind, plan).length > 0);
      expect(ready.body).toMatchObject({
        visible: true,
        bookable: isTimed,
        missing: isTimed ? [] : ['place'],
      });
      expect(profile.isBookable).toBe(isTimed);
      expect(result).toMatchObject({ isBookable: isTimed });
      expect(result?.nextSlot === null).toBe(!isTimed);
      expect(result?.isAvailableNow).toBe(false);
      for (const [index, kind] of mix.entries()) {
        const [card] = [cards[index]].filter((one) => one !== undefined);
        if (card === undefined) throw new Error('each kind has a card');
        const places = placesOf(kind, plan);
        const isAsked = places.length === 0;
        expect(ready.body.byArrangement.includes(`Termin ${card.category}`), kind).toBe(isAsked);
        expect(profile.cards.find((one) => one.id === card.id)?.isByArrangement, kind).toBe(isAsked);
        const rows = offers.items.filter((one) => one.id === card.id);
        expect(rows.map((row) => [row.isByArrangement, row.times.length === 0])).toEqual(
          rows.map(() => [isAsked, isAsked]),
        );
        const { next, slots } = await slotsOf(provider, [card]);
        expect([next === null, slots.length === 0], kind).toEqual([isAsked, isAsked]);
        expect(await placesBooked(provider, [card]), kind).toEqual(places);
      }
    },
  );
});

describe('two cards in one visit', () => {
  it('have times only where one place has both', async () => {
    const cards = named.map((kind) => kinds[kind]());
    const [provider] = await offered(world.database, anOffering({ plan: 'platin', cards }));
    for (const [one, first] of cards.entries())
      for (const [other, second] of cards.entries()) {
        if (one >= other) continue;
        const pair = [named[one], named[other]] as [Kind, Kind];
        const places = placesOf(pair[0], 'platin').filter((place) => placesOf(pair[1], 'platin').includes(place));
        const { next, slots } = await slotsOf(provider, [first, second]);
        expect([next !== null, slots.length > 0], pair.join()).toEqual([places.length > 0, places.length > 0]);
        const start = slots[0] ?? tomorrow();
        const hold = { providerId: provider.id, cards: [first.id, second.id], start };
        const held = await world.ask(holdAppointment, { body: hold }, somebody());
        expect([held.status, held.refusal.code], pair.join()).toEqual(
          places.length > 0 ? [201, undefined] : [409, 'not_bookable'],
        );
      }
  });
});

const far = { latitude: 52.712, longitude: 13.384 };
const found = async (radius: number, name: string) =>
  (await world.ask(listProviders, { query: { zip: '10115', radius, name } })).body.items.map((item) => item.name);

describe('a painter without a shop', () => {
  it('is found within the radius of the search with a smaller plan, and as far as the zones with Platin', async () => {
    const [gold, platin] = await offered(
      world.database,
      anOffering({ ...far, plan: 'gold', cards: [kinds.home()] }),
      anOffering({ ...far, plan: 'platin', cards: [kinds.home()] }),
    );
    expect([await found(5, gold.name), await found(5, platin.name)]).toEqual([[], []]);
    expect([await found(25, gold.name), await found(25, platin.name)]).toEqual([[gold.name], []]);
    await world.database.query('update app.service_card set travel_reach_kilometres = 30');
    expect([await found(5, gold.name), await found(5, platin.name)]).toEqual([[], [platin.name]]);
  });

  it('says that a time is agreed on, and has none that follows from a plan that is over', async () => {
    const [painter] = await offered(world.database, anOffering({ plan: 'platin', cards: [kinds.home()] }));
    const shown = async () => {
      const { items } = (await world.ask(listProviders, { query: { zip: '10115', name: painter.name } })).body;
      const { isHomeService, comesByArrangement, nextSlot } = items[0] ?? {};
      return { isHomeService, comesByArrangement, hasTime: nextSlot !== null };
    };
    expect(await shown()).toEqual({ isHomeService: true, comesByArrangement: false, hasTime: true });
    await world.database.query(`update app.account set plan = 'free' where id = $1`, [painter.id]);
    expect(await shown()).toEqual({ isHomeService: false, comesByArrangement: true, hasTime: false });
  });
});
