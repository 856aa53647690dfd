import { expect, it } from 'vitest';
import { addDays, dayAt } from '../../netlify/calendar/zone.ts';
import { getCalendar } from '../../src/contract/booking/calendar.ts';
import { listOffers, listProviders, listSlots } from '../../src/contract/services/provider.ts';
import { aProvider } from '../support/people.ts';
import { anOffering, offered } from '../support/providers.ts';
import { open, preparePages, world } from '../support/written-pages.ts';

// At both ends of the days that may be asked about; bad-input-taken.test.ts does so with every day of every call.

preparePages();

const far = 'Free times are shown for two years ahead at most';
const inDays = (count: number): string => addDays(dayAt(world.clock.now().getTime(), 'UTC'), count);

const refused: [query: { day: string; lastDay?: string }, fields: string[]][] = [
  [{ day: '2199-12-31' }, ['day']],
  [{ day: '2199-12-30', lastDay: '2199-12-31' }, ['day', 'lastDay']],
  [{ day: '2100-01-01' }, ['day']],
];

it.each(refused)('no search for %j is answered, and the day is named', async (query, fields) => {
  const [{ id }] = await offered(world.database, anOffering({}));
  const expected = { status: 400, refusal: { fields: Object.fromEntries(fields.map((field) => [field, far])) } };
  expect(await world.ask(listProviders, { query: { zip: '10115', ...query } })).toMatchObject(expected);
  expect(await world.ask(listOffers, { params: { id }, query })).toMatchObject(expected);
  const slots = await world.ask(listSlots, { params: { id }, query: { from: query.day } });
  expect(slots).toMatchObject({ status: 400, refusal: { fields: { from: far } } });
});

it('free times are told for two years ahead', async () => {
  const [{ id }] = await offered(world.database, anOffering({}));
  const statusesOn = async (day: string) => [
    (await world.ask(listProviders, { query: { zip: '10115', day } })).status,
    (await world.ask(listOffers, { params: { id }, query: { day } })).status,
    (await world.ask(listSlots, { params: { id }, query: { from: day, days: 31 } })).status,
  ];
  for (const days of [300, 370, 730]) expect(await statusesOn(inDays(days))).toEqual([200, 200, 200]);
  expect(await statusesOn(inDays(733))).toEqual([400, 400, 400]);
  expect(await statusesOn('1900-01-01')).toEqual([200, 200, 200]);
});

it.each([
  ['2199-12-31', 7, '2200-01-06'],
  ['2199-12-01', 42, '2200-01-11'],
  ['1900-01-01', 42, '1900-02-11'],
])('the calendar from %s on has %i days, to %s', async (from, days, last) => {
  const { token } = await aProvider(world);
  const { status, body } = await world.ask(getCalendar, { query: { from, days } }, { token });
  expect([status, body.days.length, body.days.at(-1)?.day]).toEqual([200, days, last]);
});

it.each(['day=2199-12-31', 'day=2199-12-30&lastDay=2199-12-31', 'day=1900-01-01', 'day=2199-12-31&from=10:00'])(
  'the pages of services are there for %s, and leave the day out',
  async (query) => {
    const [{ id }] = await offered(world.database, anOffering({ name: 'Salon für alle Tage' }));
    for (const path of ['/services?zip=10115&', `/provider/${id}?`]) {
      const page = await open(`${path}${query}`);
      expect(page.status).toBe(200);
      expect(page.text).toContain('Salon für alle Tage');
    }
  },
);
