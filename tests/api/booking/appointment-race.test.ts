import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookAppointment, holdAppointment } from '../../../src/contract/booking/appointment.ts';
import { aBooking, aCrowd, startAhead, startIn } from '../../support/appointments.ts';
import { emptied } from '../../support/emptied.ts';
import { aCard, anOffering, type Offering, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let provider: Offering;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await emptied(world.database);
  [provider] = await offered(world.database, anOffering({ cards: [aCard({ isAvailableNow: true })] }));
});

/** The embedded Postgres has one connection: what a crowd shows there, few show as well. `bench:slots` asks for 200. */
const many = process.env['WORLD_DATABASE_TEMPLATE'] === undefined ? 20 : 100;
const callers = Array.from({ length: many }, (_, index) => `10.1.${index >> 8}.${index & 255}`);

const counted = async (table: 'appointment' | 'busy'): Promise<number> =>
  (await world.database.query(`select from app.${table}`)).length;

/** How often each answer came. */
const tally = (answers: readonly { status: number; refusal: { code?: string } }[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status, refusal } of answers) {
    const said = status < 300 ? String(status) : `${status} ${refusal.code}`;
    counts[said] = (counts[said] ?? 0) + 1;
  }
  return counts;
};

describe('one time that many want at the same moment', () => {
  it('is booked once; everybody else is told the next free times', async () => {
    const tokens = await aCrowd(world, many);
    const answers = await Promise.all(
      tokens.map((token, index) =>
        world.ask(bookAppointment, { body: aBooking(provider) }, { token, caller: callers[index] as string }),
      ),
    );
    expect(tally(answers)).toEqual({ 201: 1, '409 slot_taken': many - 1 });
    const lost = answers.filter(({ status }) => status === 409).map(({ refusal }) => refusal.slots ?? []);
    expect(new Set(lost.map((slots) => slots.join(' '))).size).toBe(1);
    expect(lost[0]?.length).toBe(6);
    expect(lost[0]).not.toContain(startAhead());
    expect([await counted('appointment'), await counted('busy')]).toEqual([1, 1]);
    const told = await world.database.query<{ side: string }>('select side from app.announcement order by side');
    expect(told.map(({ side }) => side)).toEqual(['customer', 'provider']);
  }, 30_000);

  it('is held once', async () => {
    const body = { ...aBooking(provider) };
    const answers = await Promise.all(
      callers.map((caller) =>
        world.ask(
          holdAppointment,
          { body: { providerId: body.providerId, cards: body.cards, start: body.start } },
          { caller },
        ),
      ),
    );
    expect(tally(answers)).toEqual({ 201: 1, '409 slot_taken': many - 1 });
    expect([await counted('appointment'), await counted('busy')]).toEqual([1, 1]);
  }, 30_000);

  it('goes to as many of them as there are colleagues: two who ask at once are never given the same one', async () => {
    await world.database.query(
      `insert into app.staff (provider_id, name, position) select $1, 'Kollegin ' || n, n from generate_series(1, 3) n`,
      [provider.id],
    );
    // Not one more than there are people: with others in wait, one who was refused in vain would not be missed.
    const tokens = await aCrowd(world, 4);
    const answers = await Promise.all(
      tokens.map((token, index) =>
        world.ask(bookAppointment, { body: aBooking(provider) }, { token, caller: callers[index] as string }),
      ),
    );
    expect(tally(answers)).toEqual({ 201: 4 });
    const chosen = answers.filter(({ status }) => status === 201).map(({ body }) => body.appointment.staff.id);
    expect(new Set(chosen).size).toBe(4);
  }, 30_000);

  it('stays with one of many rows that overlap, whatever wrote them', async () => {
    const [staff] = await world.database.query<{ id: string }>('select id from app.staff where provider_id = $1', [
      provider.id,
    ]);
    const start = Date.parse(startIn(20, '10:00'));
    const written = await Promise.allSettled(
      callers.map((_, index) =>
        world.database.query(
          `insert into app.busy (owner, kind, staff_id, span)
           values (gen_random_uuid(), 'block', $1, tstzrange($2::timestamptz, $3::timestamptz))`,
          [
            staff?.id,
            new Date(start + index * 10_000).toISOString(),
            new Date(start + 3_600_000 + index * 10_000).toISOString(),
          ],
        ),
      ),
    );
    expect(written.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = written.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(reasons.filter((reason) => !/busy_overlap|deadlock/.test(reason))).toEqual([]);
    expect(await counted('busy')).toBe(1);
  }, 30_000);
});
