import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBlock } from '../../src/contract/availability.ts';
import { type Calendar, getCalendar } from '../../src/contract/calendar.ts';
import { aCustomer, aProvider, type Person } from '../support/people.ts';
import { anAppointment } from '../support/providers.ts';
import { startWorld, type World } from '../support/world.ts';

let world: World;
let provider: Person;
beforeAll(async () => {
  world = await startWorld();
  provider = await aProvider(world);
  await world.database.query(
    'insert into app.weekly_hours (provider_id, weekday, opens_minute, closes_minute) select $1, day, 540, 1080 from generate_series(1, 5) day',
    [provider.user.id],
  );
}, 60_000);
afterAll(() => world.close());

const weekOf = async (from: string, person = provider): Promise<Calendar> =>
  (await world.ask(getCalendar, { query: { from, days: 7 } }, { token: person.token })).body;

describe('the calendar of a provider', () => {
  it('shows visits by the provider’s clock, with the pieces of work and what stays free behind them', async () => {
    const customer = await aCustomer(world, { name: 'Klara Kunde' });
    const id = await anAppointment(world.database, {
      provider: provider.user.id,
      customer: customer.user.id,
      start: '2026-12-07T13:00:00Z',
      end: '2026-12-07T14:30:00Z',
      blockedUntil: '2026-12-07T14:45:00Z',
    });
    // Half an hour of waiting, in which somebody else could be served.
    await world.database.query('delete from app.busy where owner = $1', [id]);
    await world.database.query(
      `insert into app.busy (owner, kind, staff_id, span)
       select $1, 'visit', staff_id, span
         from app.appointment, (values (tstzrange('2026-12-07T13:00Z', '2026-12-07T13:30Z')), (tstzrange('2026-12-07T14:00Z', '2026-12-07T14:45Z'))) as given (span)
        where id = $1`,
      [id],
    );
    const { visits, staff, days, timeZone } = await weekOf('2026-12-07');
    expect(timeZone).toBe('Europe/Berlin');
    expect(staff).toHaveLength(1);
    expect(days).toHaveLength(7);
    expect(days[0]).toEqual({
      day: '2026-12-07',
      hours: [{ staffId: staff[0]?.id, opensMinute: 540, closesMinute: 1080 }],
    });
    expect(days[6]?.hours).toEqual([]);
    expect(visits).toMatchObject([
      {
        id,
        day: '2026-12-07',
        fromMinute: 840,
        untilMinute: 930,
        work: [
          { fromMinute: 840, untilMinute: 870 },
          { fromMinute: 900, untilMinute: 930 },
        ],
        takenUntilMinute: 945,
        customer: 'Klara Kunde',
        services: ['Haarschnitt'],
        isOwn: false,
        proposal: null,
      },
    ]);
  });

  it('leaves out what was cancelled, what lies elsewhere, and what belongs to another provider', async () => {
    const other = await aProvider(world);
    const at = (day: string, person: Person, status: 'confirmed' | 'cancelled' = 'confirmed') =>
      anAppointment(world.database, {
        provider: person.user.id,
        start: `${day}T09:00:00Z`,
        end: `${day}T10:00:00Z`,
        status,
      });
    await at('2026-12-15', provider, 'cancelled');
    await at('2026-12-13', provider);
    await at('2026-12-21', provider);
    const others = await at('2026-12-16', other);
    expect((await weekOf('2026-12-14')).visits).toEqual([]);
    expect((await weekOf('2026-12-14', other)).visits.map(({ id }) => id)).toEqual([others]);
  });

  it('shows blocked time that reaches over midnight', async () => {
    await world.ask(
      addBlock,
      { body: { start: '2027-01-05T22:00', end: '2027-01-06T08:00', note: 'Notdienst' } },
      { token: provider.token },
    );
    const { blocks } = await weekOf('2027-01-04');
    expect(blocks).toMatchObject([
      { day: '2027-01-05', fromMinute: 1320, lastDay: '2027-01-06', untilMinute: 480, note: 'Notdienst' },
    ]);
  });

  it('keeps the minutes of the clock on the day that has an hour less', async () => {
    const id = await anAppointment(world.database, {
      provider: provider.user.id,
      start: '2027-03-28T07:00:00Z',
      end: '2027-03-28T08:00:00Z',
    });
    const { visits } = await weekOf('2027-03-22');
    expect(visits).toMatchObject([{ id, day: '2027-03-28', fromMinute: 540, untilMinute: 600 }]);
  });

  it('says what is wrong with a day, and with too many of them', async () => {
    for (const query of [{ from: 'tomorrow' }, { days: 400 }]) {
      const { status, refusal } = await world.ask(getCalendar, { query }, { token: provider.token });
      expect([status, refusal.code]).toEqual([400, 'invalid']);
    }
  });
});
