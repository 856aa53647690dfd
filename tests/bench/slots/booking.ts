import { bookAppointment } from '../../../src/contract/booking/appointment.ts';
import { aBooking, aCrowd, startAhead, startIn } from '../../support/appointments.ts';
import setUpPostgres from '../../support/postgres-setup.ts';
import { aCard, anOffering, offered } from '../../support/providers.ts';
import { startWorld } from '../../support/world.ts';
import { type Spread, spreadOf } from '../measure.ts';

interface BookingFigures {
  /** POST /appointments through its door, one after the other, into a calendar with 300 visits. */
  one: Spread;
  /** From the first to the last answer where 200 want one slot at the same moment. */
  raceMilliseconds: number;
  winners: number;
}

const warmUp = 20;
const rounds = 100;
const crowd = 200;

const caller = (index: number): string => `10.2.${index >> 8}.${index & 255}`;

/** On Postgres 17, the mails and the bell included. */
export async function measureBooking(): Promise<BookingFigures> {
  const stop = await setUpPostgres();
  const world = await startWorld();
  try {
    const [full, fresh] = await offered(
      world.database,
      anOffering({ cards: [aCard({ isAvailableNow: true, durationMinutes: 30 })] }),
      anOffering({ cards: [aCard({ isAvailableNow: true })] }),
    );
    await world.database.query(
      `insert into app.busy (owner, kind, staff_id, span)
       select gen_random_uuid(), 'visit', staff.id, tstzrange(starts, starts + interval '30 minutes')
         from app.staff cross join generate_series(20, 58) day cross join generate_series(0, 7) slot
        cross join lateral (select (current_date + day + make_interval(mins => 540 + 60 * slot)) at time zone 'Europe/Berlin' as starts) as at
        where staff.provider_id = $1`,
      [full.id],
    );
    await world.database.query('analyze');
    const tokens = await aCrowd(world, crowd);
    const taken: number[] = [];
    for (let index = 0; index < warmUp + rounds; index += 1) {
      const start = startIn(20 + Math.floor(index / 8), `${String(9 + (index % 8)).padStart(2, '0')}:30`);
      const started = performance.now();
      const { status, refusal } = await world.ask(
        bookAppointment,
        { body: aBooking(full, { start }) },
        { token: tokens[index], caller: caller(index) },
      );
      if (status !== 201) throw new Error(`the door answered ${status} ${refusal.code}`);
      if (index >= warmUp) taken.push(performance.now() - started);
      await world.afterwards();
    }
    const body = aBooking(fresh, { start: startAhead() });
    const started = performance.now();
    const answers = await Promise.all(
      tokens.map((token, index) => world.ask(bookAppointment, { body }, { token, caller: caller(1000 + index) })),
    );
    const raceMilliseconds = performance.now() - started;
    return { one: spreadOf(taken), raceMilliseconds, winners: answers.filter(({ status }) => status === 201).length };
  } finally {
    await world.close();
    await stop();
  }
}
