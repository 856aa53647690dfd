import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freeAt } from '../../../netlify/calendar/slots.ts';
import { visitOf } from '../../../netlify/calendar/visit.ts';
import { addDays, dayAt, instantOf, weekdayOf } from '../../../netlify/calendar/zone.ts';
import { calendarsOf, visitCardsOf } from '../../../netlify/ground/calendars.ts';
import type { AskOf } from '../../../src/contract/endpoint.ts';
import type { AccountId } from '../../../src/contract/fields.ts';
import { listSlots } from '../../../src/contract/services/provider.ts';
import { emptied } from '../../support/emptied.ts';
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
const day = () => inDays(2);
const at = (minute: number, on = day()): string => new Date(instantOf(on, minute, zone)).toISOString();

type Query = AskOf<typeof listSlots>['query'];

const slotsOf = async (id: AccountId, query: Query = {}) => {
  const answered = await world.ask(listSlots, { params: { id }, query: { from: day(), days: 1, ...query } });
  expect(answered.status, JSON.stringify(answered.refusal)).toBe(200);
  return answered.body;
};
/** The starts of the asked day, in minutes of the provider's clock. */
const minutesOf = async (id: AccountId, query: Query = {}): Promise<number[]> => {
  const { days } = await slotsOf(id, query);
  return (days[0]?.slots ?? []).map((start) => (Date.parse(start) - instantOf(day(), 0, zone)) / 60_000);
};

const oneOffering = async (overrides: Partial<Offering> = {}): Promise<Offering> => {
  const hours = [{ opensMinute: 720, closesMinute: 900 }];
  const [offering] = await offered(world.database, anOffering({ hours, ...overrides }));
  return offering;
};

const colleague = async (provider: AccountId, cards: readonly string[] | null = null): Promise<string> => {
  const [row] = await world.database.query<{ id: string }>(
    `insert into app.staff (provider_id, name, position, has_all_cards) values ($1, 'Ben', 1, $2) returning id`,
    [provider, cards === null],
  );
  for (const card of cards ?? [])
    await world.database.query('insert into app.staff_card (staff_id, card_id) values ($1, $2)', [row?.id, card]);
  return row?.id ?? '';
};

describe('free slots', () => {
  it('lie tight, and every half hour where the provider wants that', async () => {
    const { id, cards } = await oneOffering({ cards: [aCard({ durationMinutes: 45 })] });
    expect(await minutesOf(id)).toEqual([720, 780, 855]);
    await world.database.query('update app.provider set is_tight = false where account_id = $1', [id]);
    expect(await minutesOf(id)).toEqual([720, 750, 780, 810, 840]);
    await world.database.query('update app.provider set is_tight = true where account_id = $1', [id]);
    await world.database.query(
      `insert into app.service_card (provider_id, name, category, price_cents, duration_minutes, is_published)
       values ($1, 'Pony', 'friseur', 900, 15, true)`,
      [id],
    );
    expect(await minutesOf(id, { cards: cards[0]?.id })).toEqual([720, 780, 840, 855]);
  });

  it('are those of the shortest card unless cards are named, which are one visit in their order', async () => {
    const [short, long] = [aCard({ durationMinutes: 30 }), aCard({ durationMinutes: 120 })];
    const { id } = await oneOffering({ cards: [long, short] });
    expect(await slotsOf(id)).toMatchObject({ durationMinutes: 30, timeZone: zone });
    expect(await slotsOf(id, { cards: `${short.id},${long.id}` })).toMatchObject({ durationMinutes: 150 });
    expect(await minutesOf(id, { cards: `${short.id},${long.id}` })).toEqual([720, 750]);
    expect(await minutesOf(id, { cards: `${long.id},${short.id},${short.id}` })).toEqual([720]);
    expect(await minutesOf(id, { cards: `${long.id},${long.id}` })).toEqual([]);
  });

  it('answer every asked day, and the next slot wherever it lies', async () => {
    const { id } = await oneOffering({ cards: [aCard({ durationMinutes: 180 })] });
    await world.database.query(
      'insert into app.time_off (provider_id, first_day, last_day) values ($1, $2::date, $3::date)',
      [id, inDays(0), inDays(6)],
    );
    const { days, next } = await slotsOf(id, { days: 3 });
    expect(days).toEqual([2, 3, 4].map((after) => ({ day: inDays(after), slots: [] })));
    expect(next).toBe(at(720, inDays(7)));
    const { body } = await world.ask(listSlots, { params: { id }, query: {} });
    expect(body.days.map((asked) => asked.day)).toEqual(Array.from({ length: 14 }, (_, after) => inDays(after)));
    expect(body.days.at(7)?.slots).toEqual([at(720, inDays(7))]);
  });

  it('leave out appointments with their buffers, and give the time back when one is cancelled', async () => {
    const { id } = await oneOffering({ hours: [{ opensMinute: 720, closesMinute: 840 }] });
    const appointment = await anAppointment(world.database, {
      provider: id,
      start: at(720),
      end: at(780),
      blockedUntil: at(790),
      status: 'open',
    });
    expect(await minutesOf(id)).toEqual([]);
    await world.database.query(`update app.appointment set status = 'cancelled' where id = $1`, [appointment]);
    expect(await minutesOf(id)).toEqual([720, 780]);
  });

  it('leave out what somebody holds, until that is over', async () => {
    const { id } = await oneOffering({ hours: [{ opensMinute: 720, closesMinute: 780 }] });
    const held = await anAppointment(world.database, { provider: id, start: at(720), end: at(780) });
    const hold = (until: string) =>
      world.database.query(`update app.appointment set status = 'held', held_until = $2 where id = $1`, [held, until]);
    const now = world.clock.now();
    await hold(new Date(now.getTime() + 60_000).toISOString());
    expect(await minutesOf(id)).toEqual([]);
    // Whoever booked it out of the hold finds the own time free.
    const [calendar] = await calendarsOf(world.database, [id], now, { except: held });
    const cards = await visitCardsOf(world.database, id, undefined);
    if (calendar === undefined) throw new Error('the provider has a calendar');
    expect(freeAt(calendar, visitOf(cards, calendar), Date.parse(at(720)), now)).toHaveLength(1);
    await hold(now.toISOString());
    expect(await minutesOf(id)).toEqual([720]);
  });

  it('have room for another card in a wait', async () => {
    const [colouring, cut] = [aCard({ durationMinutes: 90 }), aCard({ durationMinutes: 45 })];
    const { id } = await oneOffering({ cards: [colouring, cut], hours: [{ opensMinute: 720, closesMinute: 810 }] });
    await world.database.query(
      `update app.service_card set parts = '[{"work": 30, "wait": 45}, {"work": 15, "wait": 0}]' where id = $1`,
      [colouring.id],
    );
    const booked = await anAppointment(world.database, { provider: id, start: at(720), end: at(810) });
    await world.database.query('delete from app.busy where owner = $1', [booked]);
    await world.database.query(
      `insert into app.busy (owner, kind, staff_id, span)
       select id, 'visit', staff_id, span from app.appointment,
         unnest(array[tstzrange($2, $3), tstzrange($4, $5)]) as span where id = $1`,
      [booked, at(720), at(750), at(795), at(810)],
    );
    expect(await minutesOf(id, { cards: cut.id })).toEqual([750]);
    expect(await minutesOf(id, { cards: colouring.id })).toEqual([]);
  });

  it('are of whoever of the staff does the cards and is there', async () => {
    const [cut, massage] = [aCard(), aCard({ category: 'massage' })];
    const { id } = await oneOffering({ cards: [cut, massage] });
    const ben = await colleague(id, [massage.id]);
    await anAppointment(world.database, { provider: id, start: at(720), end: at(900) });
    expect(await minutesOf(id, { cards: cut.id })).toEqual([]);
    expect(await minutesOf(id, { cards: massage.id })).toEqual([720, 780, 840]);
    expect(await minutesOf(id, { cards: massage.id, staff: ben })).toEqual([720, 780, 840]);
    await world.database.query('update app.staff set has_own_hours = true where id = $1', [ben]);
    await world.database.query(
      'insert into app.staff_hours (staff_id, weekday, opens_minute, closes_minute) values ($1, $2, 600, 720)',
      [ben, weekdayOf(day())],
    );
    expect(await minutesOf(id, { cards: massage.id })).toEqual([600, 660]);
    await world.database.query('update app.staff set is_active = false where id = $1', [ben]);
    expect(await minutesOf(id, { cards: massage.id })).toEqual([]);
  });

  it('are none on a public holiday of the region, unless the provider works that day or has hours for it', async () => {
    const { id } = await oneOffering();
    await world.database.query(
      `insert into app.holiday (region, day, name) values ('XX-1', $1, 'Tag'), ('XX-2', $2, 'Tag')`,
      [day(), inDays(3)],
    );
    const region = (of: string | null) =>
      world.database.query('update app.provider set holiday_region = $2 where account_id = $1', [id, of]);
    const open = await minutesOf(id);
    await region('XX-2');
    expect(await minutesOf(id)).toEqual(open);
    await region('XX-1');
    expect(await minutesOf(id)).toEqual([]);
    await world.database.query(
      'insert into app.special_hours (provider_id, day, opens_minute, closes_minute) values ($1, $2, 600, 660)',
      [id, day()],
    );
    expect(await minutesOf(id)).toEqual([600]);
    await world.database.query('delete from app.special_hours');
    await world.database.query('insert into app.worked_holiday (provider_id, day) values ($1, $2)', [id, day()]);
    expect(await minutesOf(id)).toEqual(open);
    await world.database.query(`delete from app.holiday where region like 'XX-%'`);
  });

  it('stop when the day has as many visits as the provider wants', async () => {
    const { id } = await oneOffering();
    await world.database.query('update app.provider set per_day_maximum = 1 where account_id = $1', [id]);
    expect(await minutesOf(id)).not.toEqual([]);
    const booked = await anAppointment(world.database, { provider: id, start: at(720), end: at(735) });
    expect(await minutesOf(id)).toEqual([]);
    await world.database.query(`update app.appointment set status = 'cancelled' where id = $1`, [booked]);
    expect(await minutesOf(id)).not.toEqual([]);
  });

  it('keep the notice of the card, and time for an answer where it is not booked at once', async () => {
    const cards = [aCard({ isAvailableNow: true }), aCard()];
    const { id } = await oneOffering({ cards, hours: [{ opensMinute: 0, closesMinute: 1440 }] });
    const earliest = async (card: number) =>
      Date.parse((await slotsOf(id, { cards: cards[card]?.id, from: inDays(0) })).next ?? '') -
      world.clock.now().getTime();
    const hour = 3_600_000;
    expect(await earliest(0)).toBeLessThanOrEqual(2 * hour);
    expect(await earliest(1)).toBeGreaterThanOrEqual(3 * hour);
    await world.database.query('update app.service_card set notice_hours = 30 where id = $1', [cards[0]?.id]);
    expect(await earliest(0)).toBeGreaterThanOrEqual(30 * hour);
  });

  it.each([
    [{ from: '2026-02-31' }, 'from'],
    [{ days: 0 }, 'days'],
    [{ days: 32 }, 'days'],
    [{ staff: 'nobody' }, 'staff'],
    [{ staff: crypto.randomUUID() }, 'staff'],
    [{ cards: 'none' }, 'cards'],
    [{ cards: '' }, 'cards'],
    [{ cards: crypto.randomUUID() }, 'cards'],
    [{ cards: Array.from({ length: 7 }, () => crypto.randomUUID()).join(',') }, 'cards'],
  ])('are refused for %j, naming the field', async (query, field) => {
    const { id } = await oneOffering();
    const { status, refusal } = await world.ask(listSlots, { params: { id }, query });
    expect(status).toBe(400);
    expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
  });

  it('know neither cards nor staff of another provider', async () => {
    const draft = aCard({ isPublished: false });
    const [one, other] = await offered(world.database, anOffering({ cards: [aCard(), draft] }), anOffering());
    const [staff] = await world.database.query<{ id: string }>('select id from app.staff where provider_id = $1', [
      other.id,
    ]);
    const refused = async (query: Query) =>
      (await world.ask(listSlots, { params: { id: one.id }, query })).refusal.fields;
    expect(await refused({ cards: other.cards[0]?.id })).toHaveProperty('cards');
    expect(await refused({ cards: `${one.cards[0]?.id},${other.cards[0]?.id}` })).toHaveProperty('cards');
    expect(await refused({ cards: draft.id })).toHaveProperty('cards');
    expect(await refused({ staff: staff?.id })).toHaveProperty('staff');
  });

  it('are not there for a provider whom visitors may not see', async () => {
    const [hidden] = await offered(world.database, anOffering({ isSuspended: true }));
    for (const query of [{}, { cards: hidden.cards[0]?.id }])
      expect((await world.ask(listSlots, { params: { id: hidden.id }, query })).refusal.code).toBe('not_found');
  });
});
