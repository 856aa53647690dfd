import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayAt, instantOf, minuteAt } from '../../../netlify/calendar/zone.ts';
import { bitsOf, daysKept, stepsAsked } from '../../../netlify/provider-search/free-steps.ts';
import { keepMarked, keepSearch } from '../../../netlify/provider-search/index.ts';
import type { AccountId } from '../../../src/contract/fields.ts';
import { listSlots } from '../../../src/contract/services/provider.ts';
import { minutesOf, type When } from '../../../src/contract/when.ts';
import { emptied } from '../../support/emptied.ts';
import { providersFound } from '../../support/provider-search.ts';
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
const at = (clock: string, on: string): string => new Date(instantOf(on, minutesOf(clock), zone)).toISOString();
const hour = 3_600_000;

const say = (text: string, values: readonly unknown[] = []) => world.database.query(text, values);

/** Of how many the rows say nothing. */
const unknown = async (): Promise<number> => {
  const [row] = await world.database.query<{ count: number }>(
    `select count(*) as count from app.provider_search
      where free_until <= $1::timestamptz or provider_id in (select provider_id from app.free_mark)`,
    [world.clock.now().toISOString()],
  );
  return row?.count ?? 0;
};

/** How many are marked. */
const marks = async (): Promise<number> => {
  const [row] = await world.database.query<{ count: number }>(
    'select count(distinct provider_id) as count from app.free_mark',
  );
  return row?.count ?? 0;
};

const questions = (): When[] => [{ day: inDays(0), lastDay: inDays(3), until: '11:00' }, { from: '16:30' }];

/** The free starts of two weeks, as each card says them by itself. */
async function startsOf({ id, cards }: Offering): Promise<string[]> {
  const starts: string[] = [];
  for (const card of cards) {
    const { status, body } = await world.ask(listSlots, { params: { id }, query: { cards: card.id, days: 14 } });
    if (status === 200) starts.push(...body.days.flatMap(({ slots }) => slots));
  }
  return starts;
}

const isThen =
  ({ day, lastDay = day, from = '00:00', until = '24:00' }: When) =>
  (start: string): boolean => {
    const [on, minute] = [dayAt(Date.parse(start), zone), minuteAt(Date.parse(start), zone)];
    return (day ?? on) <= on && on <= (lastDay ?? on) && minutesOf(from) <= minute && minute < minutesOf(until);
  };

/** That the search finds whom the calendars name, before and after `meanwhile`. */
async function expectTruth(offerings: readonly Offering[], said: string, meanwhile?: () => Promise<unknown>) {
  const starts: [AccountId, string[]][] = [];
  for (const offering of offerings) starts.push([offering.id, await startsOf(offering)]);
  const compare = async (moment: string) => {
    for (const when of questions()) {
      const { items, total, isTotalExact } = await providersFound(world, { zip: '10115', radius: 50, ...when });
      const expected = starts.filter(([, all]) => all.some(isThen(when))).map(([id]) => id);
      const where = `${said}, ${moment}: ${JSON.stringify(when)}`;
      expect(items.map(({ id }) => id).toSorted(), where).toEqual(expected.toSorted());
      expect({ total, isTotalExact }, where).toEqual({ total: expected.length, isTotalExact: true });
    }
  };
  await compare('at once');
  await meanwhile?.();
  if (meanwhile !== undefined) await compare('read anew');
}

describe('the kept free times', () => {
  it('answer by themselves, until something is changed', async () => {
    const [one] = await offered(world.database, anOffering());
    await keepSearch(world.adapters);
    expect(await unknown()).toBe(0);
    const asked = { zip: '10115', day: inDays(1) };
    expect((await providersFound(world, asked)).total).toBe(1);
    // Nobody does so. It shows that the rows are what is read.
    await say('delete from app.free_start');
    expect((await providersFound(world, asked)).total).toBe(0);
    await say('update app.provider set is_tight = false where account_id = $1', [one.id]);
    expect((await providersFound(world, asked)).total).toBe(1);
    await keepMarked(world.adapters);
    expect(await unknown()).toBe(0);
    expect((await providersFound(world, asked)).total).toBe(1);
  });

  it('follow everything that changes them, at once and when they are read anew', async () => {
    const hours = [{ opensMinute: 540, closesMinute: 1080 }];
    const offerings = await offered(
      world.database,
      anOffering({ hours, cards: [aCard({ isAvailableNow: true })] }),
      anOffering({ hours, cards: [aCard({ durationMinutes: 90 })] }),
    );
    const [{ id, cards }] = offerings;
    const [card] = cards;
    const visit = await anAppointment(world.database, {
      provider: id,
      start: at('09:00', inDays(1)),
      end: at('12:00', inDays(1)),
    });
    const busyAll = (days: number) =>
      anAppointment(world.database, { provider: id, start: at('09:00', inDays(days)), end: at('18:00', inDays(days)) });
    const staff = '(select id from app.staff where provider_id = $1 limit 1)';
    const until = new Date(world.clock.now().getTime() + 10 * 60_000).toISOString();
    const changes: [said: string, work: () => Promise<unknown>][] = [
      ['a visit', () => busyAll(2)],
      ['another day full', () => busyAll(3)],
      [
        'a cancelled visit',
        async () => {
          await say('delete from app.busy where owner = $1', [visit]);
          await say(
            "update app.appointment set status = 'cancelled', cancelled_by = 'customer', cancelled_at = now() where id = $1",
            [visit],
          );
        },
      ],
      [
        'special hours',
        () =>
          say(
            'insert into app.special_hours (provider_id, day, opens_minute, closes_minute) values ($1, $2, 540, 660)',
            [id, inDays(1)],
          ),
      ],
      ['again: special hours gone', () => say('delete from app.special_hours where provider_id = $1', [id])],
      [
        'days off',
        () => say('insert into app.time_off (provider_id, first_day, last_day) values ($1, $2, $2)', [id, inDays(1)]),
      ],
      ['again: days off gone', () => say('delete from app.time_off where provider_id = $1', [id])],
      ['a long notice', () => say('update app.provider set notice_minutes = 2880 where account_id = $1', [id])],
      ['again: a short notice', () => say('update app.provider set notice_minutes = 0 where account_id = $1', [id])],
      ['a notice of the card', () => say('update app.service_card set notice_hours = 40 where id = $1', [card?.id])],
      [
        'again: none of the card',
        () => say('update app.service_card set notice_hours = null where id = $1', [card?.id]),
      ],
      ['a short horizon', () => say('update app.provider set horizon_days = 1 where account_id = $1', [id])],
      ['again: a long horizon', () => say('update app.provider set horizon_days = 60 where account_id = $1', [id])],
      [
        'other hours',
        () => say('delete from app.weekly_hours where provider_id = $1 and opens_minute = 540 and weekday <> 1', [id]),
      ],
      [
        'hours of one of the staff',
        async () => {
          await say(
            `insert into app.staff_hours (staff_id, weekday, opens_minute, closes_minute) select ${staff}, weekday, 900, 1140 from generate_series(1, 7) weekday`,
            [id],
          );
          await say('update app.staff set has_own_hours = true where provider_id = $1', [id]);
        },
      ],
      ['no card of theirs', () => say('update app.staff set has_all_cards = false where provider_id = $1', [id])],
      [
        'a card of theirs',
        () => say(`insert into app.staff_card (staff_id, card_id) select ${staff}, $2`, [id, card?.id]),
      ],
      ['nobody there', () => say('update app.staff set is_active = false where provider_id = $1', [id])],
      ['again: somebody there', () => say('update app.staff set is_active = true where provider_id = $1', [id])],
      ['a longer card', () => say('update app.service_card set duration_minutes = 180 where id = $1', [card?.id])],
      ['a card taken back', () => say('update app.service_card set is_published = false where id = $1', [card?.id])],
      ['again: a card shown', () => say('update app.service_card set is_published = true where id = $1', [card?.id])],
      ['a number not proven', () => say('update app.account set phone_verified_at = null where id = $1', [id])],
      ['again: a number proven', () => say('update app.account set phone_verified_at = now() where id = $1', [id])],
      ['a smaller plan', () => say("update app.account set plan = 'free' where id = $1", [id])],
      ['one visit a day', () => say('update app.provider set per_day_maximum = 1 where account_id = $1', [id])],
      [
        'a slot held',
        async () => {
          const held = await anAppointment(world.database, {
            provider: id,
            start: at('15:00', inDays(4)),
            end: at('16:00', inDays(4)),
          });
          await say("update app.appointment set status = 'held', held_until = $2::timestamptz where id = $1", [
            held,
            until,
          ]);
        },
      ],
      ['away from here', () => say('update app.provider set public_latitude = 48.1 where account_id = $1', [id])],
    ];
    await keepSearch(world.adapters);
    for (const [said, work] of changes) {
      await work();
      expect(await marks(), said).toBe(1);
      const here = offerings.filter((one) => one.id !== id || said !== 'away from here');
      // What takes a change back has to be noticed; the next change shows what it brings.
      if (said.startsWith('again')) await keepMarked(world.adapters);
      else await expectTruth(here, said, () => keepMarked(world.adapters));
      expect([await marks(), await unknown()], said).toEqual([0, 0]);
    }
  });

  it('follow the clock: notice, days that come, and slots that are held no longer', async () => {
    const offerings = await offered(
      world.database,
      anOffering({ noticeMinutes: 600, hours: [{ opensMinute: 0, closesMinute: 1440 }] }),
      anOffering({ hours: [{ opensMinute: 540, closesMinute: 600 }] }),
    );
    const [, { id }] = offerings;
    await say('update app.provider set horizon_days = 2 where account_id = $1', [offerings[0].id]);
    const held = await anAppointment(world.database, {
      provider: id,
      start: at('09:00', inDays(1)),
      end: at('10:00', inDays(1)),
    });
    const until = new Date(world.clock.now().getTime() + 10 * 60_000).toISOString();
    await say("update app.appointment set status = 'held', held_until = $2::timestamptz where id = $1", [held, until]);
    await keepSearch(world.adapters);
    expect(await unknown()).toBe(0);
    for (const forward of [1 / 4, 3, 11, 24, 24, 24, 24]) {
      world.clock.forward(forward * hour);
      await expectTruth(offerings, `${forward} hours later`);
    }
    await keepSearch(world.adapters);
    expect(await unknown()).toBe(0);
    await expectTruth(offerings, 'read anew');
  });

  it('are left to whoever reads them already, and nothing that is changed meanwhile is lost', async () => {
    const offerings = await offered(world.database, anOffering(), anOffering(), anOffering());
    await Promise.all([keepSearch(world.adapters), keepSearch(world.adapters)]);
    expect(await unknown()).toBe(0);
    const [{ id }] = offerings;
    const day = inDays(1);
    await Promise.all([
      anAppointment(world.database, { provider: id, start: at('09:00', day), end: at('18:00', day) }),
      keepMarked(world.adapters),
    ]);
    await expectTruth(offerings, 'in between');
  });
});

const cityShown = async () => (await providersFound(world, { city: 'free', times: 2 })).place?.name;

describe('the city of who has not searched yet', () => {
  it('is the largest with free times today, or else in the next days', async () => {
    const [berlin] = await offered(
      world.database,
      anOffering({ hours: [{ opensMinute: 0, closesMinute: 1440 }] }),
      anOffering({ latitude: 53.55, longitude: 10, hours: [{ opensMinute: 0, closesMinute: 1440 }] }),
    );
    world.clock.forward(Date.parse(at('09:00', inDays(1))) - world.clock.now().getTime());
    await keepSearch(world.adapters);
    expect(await cityShown()).toBe('Berlin');
    await say('insert into app.time_off (provider_id, first_day, last_day) values ($1, $2, $2)', [
      berlin.id,
      inDays(0),
    ]);
    await keepMarked(world.adapters);
    expect(await cityShown()).toBe('Hamburg');
    expect((await providersFound(world, { city: 'free' })).items).toHaveLength(1);
    await say('update app.account set suspended_at = now() where id <> $1', [berlin.id]);
    await keepSearch(world.adapters);
    expect(await cityShown()).toBe('Berlin');
  });

  it('is the largest of all where nobody is free', async () => {
    expect(await cityShown()).toBe('Berlin');
    const { status } = await world.raw('GET /api/providers?city=Berlin');
    expect(status).toBe(400);
  });
});

const now = new Date('2026-03-27T10:00:00Z');

const onesOf = (when: When, on = now): [count: number, first: string] => {
  const { from = 0, mask = '' } = stepsAsked(when, on) ?? {};
  return [mask.replaceAll('0', '').length, new Date((from + mask.indexOf('1')) * 300_000).toISOString()];
};

describe('the steps of a question', () => {
  it('are those of its days and hours, on days on which the clocks change, too', () => {
    expect(onesOf({ day: '2026-03-28', from: '09:00', until: '12:00' })).toEqual([36, '2026-03-28T08:00:00.000Z']);
    expect(onesOf({ day: '2026-03-29', from: '09:02', until: '12:00' })).toEqual([35, '2026-03-29T07:05:00.000Z']);
    expect(onesOf({ day: '2026-03-29' })).toEqual([23 * 12, '2026-03-28T23:00:00.000Z']);
    const autumn = new Date('2026-10-24T10:00:00Z');
    expect(onesOf({ day: '2026-10-25', from: '02:00', until: '03:00' }, autumn)).toEqual([
      24,
      '2026-10-25T00:00:00.000Z',
    ]);
    expect(onesOf({ from: '17:00' })).toEqual([14 * 7 * 12, '2026-03-27T16:00:00.000Z']);
  });

  it('are none where the rows do not reach', () => {
    expect(stepsAsked({ day: '2026-04-10' }, now)).toBeDefined();
    expect(stepsAsked({ day: '2026-04-11' }, now)).toBeUndefined();
  });

  it('have a bit for every start, and none between two of them', () => {
    const first = Date.parse('2026-03-27T00:00:00Z') / 300_000;
    const start = Date.parse('2026-03-27T09:05:00Z');
    const bits = bitsOf([{ start, staff: [] }], first) ?? '';
    expect([bits.length, bits.indexOf('1'), bits.lastIndexOf('1')]).toEqual([daysKept * 288, 109, 109]);
    expect(bitsOf([{ start: start + 60_000, staff: [] }], first)).toBeUndefined();
  });
});
