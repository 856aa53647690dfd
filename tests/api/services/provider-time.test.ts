import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayAt, instantOf, minuteAt } from '../../../netlify/calendar/zone.ts';
import { keepSearch } from '../../../netlify/provider-search/index.ts';
import type { AccountId } from '../../../src/contract/fields.ts';
import { listOffers, listSlots } from '../../../src/contract/services/provider.ts';
import { categoriesOf, type ServiceName } from '../../../src/contract/services/service-taxonomy.ts';
import { minutesOf, type When } from '../../../src/contract/when.ts';
import { seeded } from '../../../supabase/seed/random.ts';
import { emptied } from '../../support/emptied.ts';
import { type ProviderQuery, providersFound } from '../../support/provider-search.ts';
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
const tomorrow = () => inDays(1);
const at = (clock: string, on = tomorrow()): string => new Date(instantOf(on, minutesOf(clock), zone)).toISOString();
const found = (query: ProviderQuery) => providersFound(world, { zip: '10115', ...query });
const namesOf = async (query: ProviderQuery): Promise<string[]> => (await found(query)).items.map(({ name }) => name);
const busy = (provider: AccountId, from: string, until: string, on = tomorrow()) =>
  anAppointment(world.database, { provider, start: at(from, on), end: at(until, on) });

const offersOf = async (id: AccountId, query: When & { service?: ServiceName }) => {
  const answered = await world.ask(listOffers, { params: { id }, query });
  expect(answered.status, JSON.stringify(answered.refusal)).toBe(200);
  return answered.body;
};

const afternoon = () => ({ day: tomorrow(), from: '15:00', until: '18:00' });

describe('tomorrow afternoon', () => {
  it('finds who has a free time then, and nobody else, with the first time of the question', async () => {
    const [free, full, morning, away, unbookable] = await offered(
      world.database,
      anOffering({ name: 'Free', cards: [aCard({ isAvailableNow: true })] }),
      anOffering({ name: 'Full' }),
      anOffering({ name: 'Morning', hours: [{ opensMinute: 480, closesMinute: 900 }] }),
      anOffering({ name: 'Away' }),
      anOffering({ name: 'No number' }),
    );
    await busy(free.id, '12:00', '16:00');
    await busy(full.id, '15:00', '18:00');
    await world.database.query('insert into app.time_off (provider_id, first_day, last_day) values ($1, $2, $2)', [
      away.id,
      tomorrow(),
    ]);
    await world.database.query('update app.account set phone_verified_at = null where id = $1', [unbookable.id]);
    const { items, total, isTotalExact } = await found(afternoon());
    expect(items).toMatchObject([
      { name: 'Free', nextSlot: at('16:00'), nextCard: free.cards[0]?.id, isNextSlotRequest: false },
    ]);
    expect({ total, isTotalExact }).toEqual({ total: 1, isTotalExact: true });
    expect((await namesOf({ day: tomorrow() })).toSorted()).toEqual(['Free', 'Full', 'Morning']);
    expect((await found({})).total).toBe(5);
    expect(morning.name).toBe('Morning');
  });

  it('goes by whichever card fits, and says whether its time is only asked for', async () => {
    const [short, long] = [aCard({ durationMinutes: 30, isAvailableNow: true }), aCard({ durationMinutes: 90 })];
    const [{ id }] = await offered(world.database, anOffering({ cards: [short, long] }));
    await world.database.query(
      'update app.service_card set position = array_position($1::uuid[], id) where provider_id = $2',
      [[short.id, long.id], id],
    );
    await world.database.query('update app.staff set has_all_cards = false where provider_id = $1', [id]);
    await world.database.query(
      'insert into app.staff_card (staff_id, card_id) select id, $2 from app.staff where provider_id = $1',
      [id, long.id],
    );
    expect((await found(afternoon())).items).toMatchObject([{ nextCard: long.id, isNextSlotRequest: true }]);
    expect((await offersOf(id, afternoon())).items).toMatchObject([{ id: long.id, isImmediate: false }]);
    expect((await offersOf(id, {})).items).toMatchObject([
      { id: short.id, isImmediate: true, times: [] },
      { id: long.id },
    ]);
  });

  it('has the times of the question on a card, however many cards come before', async () => {
    const cards = [180, 180, 180, 180, 60].map((durationMinutes) => aCard({ durationMinutes }));
    const [{ id }] = await offered(
      world.database,
      anOffering({ cards, hours: [{ opensMinute: 540, closesMinute: 1050 }] }),
    );
    await world.database.query(
      `update app.service_card set position = array_position($1::uuid[], id) where provider_id = $2`,
      [cards.map((card) => card.id), id],
    );
    const { items, total } = await offersOf(id, afternoon());
    expect(items).toMatchObject([{ id: cards[4]?.id }]);
    expect(items[0]?.times).toEqual([at('15:00'), at('16:30')]);
    expect(total).toBe(5);
  });

  it('may be any of the next two weeks, if only the part of the day is named', async () => {
    const [{ id }] = await offered(world.database, anOffering());
    await busy(id, '09:00', '18:00', inDays(0));
    await busy(id, '15:00', '18:00');
    expect((await found({ from: '15:00', until: '18:00' })).items).toMatchObject([
      { nextSlot: at('15:00', inDays(2)) },
    ]);
    expect((await offersOf(id, { from: '17:00' })).items[0]?.times).toEqual(
      [2, 3, 4].map((days) => at('17:00', inDays(days))),
    );
  });

  it('may be any of several days, as of a weekend', async () => {
    const [{ id }] = await offered(world.database, anOffering());
    await busy(id, '09:00', '18:00', inDays(2));
    const weekend = { day: inDays(2), lastDay: inDays(3) };
    expect((await found(weekend)).items).toMatchObject([{ nextSlot: at('09:00', inDays(3)) }]);
    expect((await offersOf(id, weekend)).items[0]?.times[0]).toBe(at('09:00', inDays(3)));
    expect((await found({ day: inDays(2) })).total).toBe(0);
  });

  it.each([
    ['day', { day: 'tomorrow' }],
    ['lastDay', { lastDay: '2026-11-29' }],
    ['lastDay', { day: '2026-11-29', lastDay: '2026-11-28' }],
    ['lastDay', { day: '2026-11-29', lastDay: '2026-12-29' }],
    ['day', { day: '2026-02-31' }],
    ['from', { from: '25:00' }],
    ['from', { from: '24:00' }],
    ['until', { until: 'evening' }],
    ['until', { from: '18:00', until: '15:00' }],
    ['until', { from: '15:00', until: '15:00' }],
  ])('refuses a %s that is none: %j', async (field, query) => {
    for (const path of ['/api/providers?zip=10115&', `/api/providers/${crypto.randomUUID()}/offers?`]) {
      const { status, refusal } = await world.raw(`GET ${path}${new URLSearchParams(query).toString()}`);
      expect(status).toBe(400);
      expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
    }
  });
});

describe('the next free time', () => {
  it('counts from the week that one looks at, and is none behind the last free one', async () => {
    const [{ id }] = await offered(world.database, anOffering());
    const nextFrom = async (from: string) =>
      (await world.ask(listSlots, { params: { id }, query: { from, days: 7 } })).body.next;
    expect(await nextFrom(inDays(10))).toBe(at('09:00', inDays(10)));
    await world.database.query('insert into app.time_off (provider_id, first_day, last_day) values ($1, $2, $3)', [
      id,
      inDays(10),
      inDays(30),
    ]);
    expect(await nextFrom(inDays(10))).toBe(at('09:00', inDays(31)));
    expect(await nextFrom(inDays(360))).toBeNull();
  });
});

/** Asks the times of each card, one by one. */
async function plainly(offerings: readonly Offering[], { day, from, until }: When, service: ServiceName | undefined) {
  const firsts: [AccountId, string][] = [];
  for (const { id, cards } of offerings) {
    const times: string[] = [];
    for (const card of cards) {
      if (!card.isPublished || !categoriesOf(service).includes(card.category)) continue;
      const { body } = await world.ask(listSlots, {
        params: { id },
        query: { cards: card.id, days: 14, ...(day === undefined ? {} : { from: day, days: 1 }) },
      });
      times.push(
        ...body.days
          .flatMap(({ slots }) => slots)
          .filter((start) => {
            const minute = minuteAt(Date.parse(start), zone);
            return minute >= minutesOf(from ?? '00:00') && minute < minutesOf(until ?? '24:00');
          }),
      );
    }
    const [first] = times.toSorted();
    if (first !== undefined) firsts.push([id, first]);
  }
  return new Map(firsts);
}

/** A whole hour: 900 is `15:00`. */
const clock = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:00`;

describe('random questions with a time', () => {
  const dice = seeded(2026);
  const random = () => dice.unit();
  const anyOf = <T>(from: readonly T[]): T => dice.pick(from);
  const categories = ['friseur', 'haarschnitt', 'massage'] as const;

  const someOffering = (): Offering =>
    anOffering({
      latitude: 52.532 + random() * 0.3,
      hours: anyOf([
        [{ opensMinute: 540, closesMinute: 1080 }],
        [
          { opensMinute: 480, closesMinute: 720 },
          { opensMinute: 840, closesMinute: 1200 },
        ],
        [{ opensMinute: 600, closesMinute: 780 }],
      ]),
      noticeMinutes: anyOf([0, 600, 2000]),
      bufferAfterMinutes: anyOf([0, 15]),
      cards: Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
        aCard({
          category: anyOf(categories),
          durationMinutes: anyOf([30, 60, 120]),
          isAvailableNow: random() < 0.5,
          isPublished: random() < 0.9,
        }),
      ),
    });

  it('have exactly those whose calendar has a time then, page by page, in the order of the search', async () => {
    const offerings = await offered(world.database, ...Array.from({ length: 9 }, someOffering));
    for (const { id } of offerings)
      for (const days of [1, 2, 3]) {
        const start = 480 + 60 * Math.floor(random() * 8);
        if (random() < 0.7) await busy(id, clock(start), clock(start + 60 * anyOf([1, 3, 5])), inDays(days));
      }
    let sizes = 0;
    // By the rows that are kept, and for the last rounds some by their calendars.
    await keepSearch(world.adapters);
    for (let round = 0; round < 14; round += 1) {
      if (round > 9) await busy(anyOf(offerings).id, clock(480 + 60 * round), clock(540 + 60 * round), inDays(4));
      const [from, until] = anyOf([
        ['15:00', '18:00'],
        ['08:00', '09:30'],
        ['12:15', undefined],
        [undefined, '10:00'],
        [undefined, undefined],
      ] as const);
      const isDayNeeded = from === undefined && until === undefined;
      const { day } = anyOf<When>([{ day: inDays(0) }, { day: inDays(1) }, isDayNeeded ? { day: inDays(3) } : {}]);
      const { service } = anyOf<{ service?: ServiceName }>([
        {},
        { service: 'hair' },
        { service: 'massage' },
        { service: 'friseur' },
      ]);
      const sort = anyOf(['best', 'distance', 'price', 'rating'] as const);
      const when = Object.fromEntries(Object.entries({ day, from, until }).filter(([, value]) => value !== undefined));
      const rest = { radius: 50, sort, ...(service === undefined ? {} : { service }) };
      const expected = await plainly(offerings, when, service);
      const order = (await found(rest)).items.map(({ id }) => id).filter((id) => expected.has(id));
      const read: { id: AccountId; nextSlot: string | null }[] = [];
      let cursor: string | undefined;
      do {
        const page: Awaited<ReturnType<typeof found>> = await found({
          ...rest,
          ...when,
          limit: 4,
          ...(cursor === undefined ? {} : { cursor }),
        });
        expect({ total: page.total, isTotalExact: page.isTotalExact }).toEqual({
          total: expected.size,
          isTotalExact: true,
        });
        read.push(...page.items);
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      expect(
        read.map(({ id, nextSlot }) => [id, nextSlot]),
        JSON.stringify({ ...rest, ...when }),
      ).toEqual(order.map((id) => [id, expected.get(id)]));
      sizes += expected.size;
    }
    expect(sizes, 'the questions find some and leave out some').toBeGreaterThan(20);
    expect(sizes).toBeLessThan(14 * 9);
  });
});
