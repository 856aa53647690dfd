import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CalendarFault } from '../../../netlify/adapters/ports.ts';
import { runOutsideCalendars } from '../../../netlify/features/booking/calendar/outside-actions.ts';
import { addEntry, getCalendar } from '../../../src/contract/booking/calendar.ts';
import {
  addOutsideCalendar,
  listOutsideCalendars,
  removeOutsideCalendar,
} from '../../../src/contract/booking/calendar-outside.ts';
import { deleteBlock, getAvailability } from '../../../src/contract/services/availability.ts';
import { listStaff } from '../../../src/contract/services/staff.ts';
import { sessionOf } from '../../support/appointments.ts';
import { outsideTransactions } from '../../support/outside-transactions.ts';
import { aProvider, type Person } from '../../support/people.ts';
import { aServiceCard } from '../../support/service-cards.ts';
import { startWorld, type World } from '../../support/world.ts';

const address = 'https://calendar.example/secret.ics';
let world: World;
let owner: Person;
let staffId: string;
/** What stands at the address, and how often somebody has asked. */
let there: { text: string } | { fault: CalendarFault };
let asked: string[];
beforeAll(async () => {
  world = await startWorld();
  const calendars = {
    read: (url: string) => {
      asked.push(url);
      return Promise.resolve(there);
    },
  };
  world.adapters.calendars = outsideTransactions({ ...world.adapters, calendars }).calendars;
}, 120_000);
beforeEach(async () => {
  world.clock.moveTo('2027-03-01T09:00:00Z');
  await world.database.query('delete from app.outside_calendar');
  await world.database.query('delete from app.rate_limit');
  owner = await aProvider(world);
  await aServiceCard(world, owner);
  staffId = (await world.ask(listStaff, {}, as())).body.items[0]?.id ?? '';
  asked = [];
});
afterAll(() => world.close());

const as = () => ({ token: owner.token });
const compact = (instant: string): string => instant.replaceAll(/[-:]/g, '');
const calendarOf = (...spans: [from: string, until: string][]) => ({
  text: [
    'BEGIN:VCALENDAR',
    ...spans.map(
      ([from, until], index) =>
        `BEGIN:VEVENT\r\nUID:${index}\r\nSUMMARY:Zahnarzt\r\nDTSTART:${compact(from)}\r\nDTEND:${compact(until)}\r\nEND:VEVENT`,
    ),
    'END:VCALENDAR',
  ].join('\r\n'),
});
const add = () => world.ask(addOutsideCalendar, { body: { staffId, address } }, as());
const blocks = async () => (await world.ask(getCalendar, { query: { from: '2027-03-10', days: 3 } }, as())).body.blocks;
const enter = async (text: string) => (await world.ask(addEntry, { body: { text } }, as())).body;
async function laterBy(minutes: number): Promise<void> {
  world.clock.forward(minutes * 60_000);
  owner = { ...owner, token: await sessionOf(world, owner.user.id) };
}
const busy = () =>
  world.database.query<{ kind: string; span: string }>(
    `select kind, to_char(lower(span) at time zone 'UTC', 'HH24:MI') || '-' || to_char(upper(span) at time zone 'UTC', 'HH24:MI') as span
       from app.busy where staff_id = $1 order by lower(span)`,
    [staffId],
  );

describe('a calendar of another program', () => {
  it('takes the time of its person, and nothing else of it is kept', async () => {
    there = calendarOf(['2027-03-10T10:00:00Z', '2027-03-10T11:00:00Z']);
    expect((await add()).body).toMatchObject({ host: 'calendar.example', spans: 1, clashes: 0, fault: null });
    expect(await blocks()).toMatchObject([
      { start: '2027-03-10T10:00:00.000Z', end: '2027-03-10T11:00:00.000Z', isOutside: true, isClash: false, note: '' },
    ]);
    const taken = await world.ask(addEntry, { body: { text: 'Klara Mi 10.3. 11:30' } }, as());
    expect(taken.refusal.code).toBe('slot_taken');
    expect(await world.database.query(`select from app.block where note <> ''`)).toEqual([]);
    const listed = await world.ask(listOutsideCalendars, {}, as());
    expect(JSON.stringify(listed.body)).not.toContain('secret');
  });

  it('shows what clashes, and takes the rest of its time', async () => {
    await enter('Klara Mi 10.3. 11:30 60');
    there = calendarOf(['2027-03-10T10:00:00Z', '2027-03-10T12:00:00Z']);
    expect((await add()).body).toMatchObject({ clashes: 1 });
    expect(await blocks()).toMatchObject([{ isClash: true }]);
    expect(await busy()).toEqual([
      { kind: 'import', span: '10:00-10:30' },
      { kind: 'visit', span: '10:30-11:30' },
      { kind: 'import', span: '11:30-12:00' },
    ]);
  });

  it('is read again each hour, by one of two runs at once; what is gone there is free here', async () => {
    there = calendarOf(['2027-03-10T10:00:00Z', '2027-03-10T11:00:00Z']);
    await add();
    expect(await runOutsideCalendars(world.adapters)).toEqual({ calendarsRead: 0, calendarsFailed: 0 });
    await laterBy(60);
    there = calendarOf(['2027-03-11T10:00:00Z', '2027-03-11T11:00:00Z']);
    const runs = await Promise.all([runOutsideCalendars(world.adapters), runOutsideCalendars(world.adapters)]);
    expect(runs.reduce((sum, { calendarsRead }) => sum + calendarsRead, 0)).toBe(1);
    expect(asked).toEqual([address, address]);
    expect(await blocks()).toMatchObject([{ start: '2027-03-11T10:00:00.000Z' }]);
    expect(await busy()).toEqual([{ kind: 'import', span: '10:00-11:00' }]);
  });

  it('keeps what was read before where it cannot be read, and says so', async () => {
    there = calendarOf(['2027-03-10T10:00:00Z', '2027-03-10T11:00:00Z']);
    await add();
    there = { fault: 'tooLarge' };
    await laterBy(61);
    expect(await runOutsideCalendars(world.adapters)).toEqual({ calendarsRead: 0, calendarsFailed: 1 });
    expect((await world.ask(listOutsideCalendars, {}, as())).body.items).toMatchObject([
      { fault: 'tooLarge', spans: 1, readAt: expect.stringMatching(/^2027-03-01T09:00:/) },
    ]);
  });

  it('is not added where it cannot be read: the field says why', async () => {
    for (const [fault, sentence] of [
      ['address', 'Please enter an address that begins with https://'],
      ['private', 'This address leads into a network that is not public'],
      ['none', 'There is no calendar in ICS format at this address'],
    ] as const) {
      there = { fault };
      expect((await add()).refusal.fields).toEqual({ address: sentence });
    }
    there = { text: '<html>' };
    expect((await add()).refusal.code).toBe('invalid');
    expect((await world.ask(listOutsideCalendars, {}, as())).body.items).toEqual([]);
  });

  it('goes with all its time; by hand nothing of it can be freed', async () => {
    there = calendarOf(['2027-03-10T10:00:00Z', '2027-03-10T11:00:00Z']);
    const { id } = (await add()).body;
    const [block] = await blocks();
    expect((await world.ask(deleteBlock, { params: { id: block?.id ?? '' } }, as())).status).toBe(404);
    expect((await world.ask(getAvailability, {}, as())).body.blocks).toEqual([]);
    expect((await world.ask(removeOutsideCalendar, { params: { id } }, as())).status).toBe(200);
    expect(await busy()).toEqual([]);
    expect(await blocks()).toEqual([]);
  });

  it('takes the place of the one before, for the same person', async () => {
    there = calendarOf(['2027-03-10T10:00:00Z', '2027-03-10T11:00:00Z']);
    await add();
    await add();
    expect((await world.ask(listOutsideCalendars, {}, as())).body.items).toHaveLength(1);
    const other = await aProvider(world);
    expect((await world.ask(addOutsideCalendar, { body: { staffId, address } }, { token: other.token })).status).toBe(
      404,
    );
  });
});
