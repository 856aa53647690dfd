import { nextStart } from '../../../netlify/calendar/slots.ts';
import { instantOn, minuteMilliseconds } from '../../../netlify/calendar/zone.ts';
import { anOffering, offered } from '../../support/providers.ts';
import { startWorld } from '../../support/world.ts';
import { type Spread, spreadOf, written } from '../measure.ts';
import { measureBooking } from './booking.ts';
import { aCalendar, aVisit, fillOf, mixOfRequests, requestsADay } from './fill.ts';

// `npm run bench:slots`: how full a day gets, what a full year costs, and how long the door takes. Nothing is asserted.

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function showFill(days: number): void {
  const mix = mixOfRequests.map(({ minutes, share }) => `${minutes} min ${share} %`).join(', ');
  console.log(`\nShare of a day of 9 hours that is booked: ${requestsADay} requests a day (${mix}), ${days} days`);
  const { tight, grid } = fillOf(days);
  console.table([{ tight: percent(tight), 'every half hour': percent(grid), ratio: (tight / grid).toFixed(3) }]);
}

function measured(rounds: number, work: () => void): Spread {
  const taken: number[] = [];
  for (let round = -50; round < rounds; round += 1) {
    const started = performance.now();
    work();
    if (round >= 0) taken.push(performance.now() - started);
  }
  return spreadOf(taken);
}

const today = Date.parse('2026-11-23') / 86_400_000;

/** Visits of so many minutes every half hour of the opening, for 366 days. */
const aFullYear = (minutes: number) =>
  Array.from({ length: 366 * 18 }, (_, index) => {
    const from = instantOn(today + Math.floor(index / 18), 540 + 30 * (index % 18), 'Europe/Berlin');
    return { from, until: from + minutes * minuteMilliseconds };
  });

function showYear(): void {
  console.log('\nThe next free slot of a calendar that is full for 365 days, in milliseconds (budget 0.3)');
  const rows = [30, 20].map((minutes) => {
    const busy = aFullYear(minutes);
    const calendar = aCalendar({ horizonDays: 365, staff: [{ id: 'one', cards: null, hours: null, busy }] });
    const visit = aVisit(calendar, 30);
    const now = new Date('2026-11-23T06:00:00Z');
    if (nextStart(calendar, visit, now) !== undefined) throw new Error('the year is not full');
    const spread = measured(400, () => void nextStart(calendar, visit, now));
    return { year: minutes === 30 ? 'one visit behind the other' : 'gaps of ten minutes', next: written(spread) };
  });
  console.table(rows);
}

async function showDoor(): Promise<void> {
  console.log('\nGET /providers/:id/slots over two weeks through its door, in milliseconds, on PGlite (budget 15)');
  const world = await startWorld();
  const rows: Record<string, string>[] = [];
  for (const [what, taken] of [
    ['every other hour booked', 2],
    ['full for 365 days', 4],
  ] as const) {
    const [{ id }] = await offered(world.database, anOffering());
    await world.database.query('update app.provider set horizon_days = 365 where account_id = $1', [id]);
    await world.database.query(
      `insert into app.busy (owner, kind, staff_id, span)
       select gen_random_uuid(), 'visit', staff.id, tstzrange(starts, starts + interval '30 minutes')
         from app.staff cross join generate_series(0, 366) day cross join generate_series(0, 17) half
        cross join lateral (select (current_date + day + make_interval(mins => 540 + 30 * half)) at time zone 'Europe/Berlin' as starts) as at
        where staff.provider_id = $1 and half % 4 < $2`,
      [id, taken],
    );
    await world.database.query('analyze app.busy');
    const [whole, processor]: [number[], number[]] = [[], []];
    for (let round = -10; round < 60; round += 1) {
      const [started, used] = [performance.now(), process.cpuUsage()];
      const { status } = await world.raw(`GET /api/providers/${id}/slots`);
      if (status !== 200) throw new Error(`the door answered ${status}`);
      if (round < 0) continue;
      const { user, system } = process.cpuUsage(used);
      whole.push(performance.now() - started);
      processor.push((user + system) / 1000);
    }
    // Beside other programs the processor time says more: the database runs in this very process.
    rows.push({ calendar: what, door: written(spreadOf(whole)), 'processor time': written(spreadOf(processor)) });
  }
  console.table(rows);
  await world.close();
}

async function showBooking(): Promise<void> {
  console.log('\nBookings through their door on Postgres 17, in milliseconds (budgets: 20 each, 2000 for 200 at once)');
  const { one, raceMilliseconds, winners } = await measureBooking();
  console.table([{ 'one booking': written(one), '200 at once': raceMilliseconds.toFixed(0), winners }]);
}

showFill(1000);
showYear();
await showDoor();
await showBooking();
