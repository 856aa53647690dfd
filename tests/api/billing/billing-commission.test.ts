import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chargeCompleted } from '../../../netlify/features/billing/billing/commission-actions.ts';
import { runDueVisits } from '../../../netlify/features/booking/appointment/ending-actions.ts';
import { decideObjection, listObjections } from '../../../src/contract/admin/admin.ts';
import { putFrancRate } from '../../../src/contract/admin/admin-rate.ts';
import { exportAccount } from '../../../src/contract/admin/own-data.ts';
import { listCommissions, objectToCommission } from '../../../src/contract/billing/billing-commission.ts';
import {
  type Appointment,
  type AppointmentId,
  appointmentId,
  bookAppointment,
} from '../../../src/contract/booking/appointment.ts';
import { cancelAppointment, noShowAppointment } from '../../../src/contract/booking/appointment-actions.ts';
import { createClient } from '../../../src/contract/booking/client.ts';
import { aBooking, aGuest, atTime, sessionOf, startIn } from '../../support/appointments.ts';
import { emptied } from '../../support/emptied.ts';
import { aCustomer, anAdmin, type Person } from '../../support/people.ts';
import { aCard, anOffering, type Offering, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let provider: Offering;
let customer: Person;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await emptied(world.database);
  [provider] = await offered(
    world.database,
    anOffering({ cards: [aCard({ isAvailableNow: true, priceCents: 4990 })], isVerified: true }),
  );
  await choose(provider.id);
  customer = await aCustomer(world);
});

const hour = 3_600_000;
const day = 24 * hour;

/** Commission counts for the provider from now on, or no more. */
const choose = (account: string, isCommission = true): Promise<unknown> =>
  world.database.query(
    `insert into app.plan_choice (account_id, strand, plan, pays, month_minor, counts_from, chosen_at)
     values ($1, 'services', 'gold', $3, $4, $2::timestamptz, $2::timestamptz)`,
    [
      account,
      new Date(world.clock.now().getTime() - hour).toISOString(),
      isCommission ? 'commission' : 'fee',
      isCommission ? 0 : 499,
    ],
  );

async function booked(
  overrides: Parameters<typeof aBooking>[1] = {},
  by: Person | null = customer,
): Promise<Appointment> {
  const { body, refusal } = await world.ask(
    bookAppointment,
    { body: aBooking(provider, overrides) },
    by === null ? {} : { token: await sessionOf(world, by.user.id) },
  );
  if (body.appointment === undefined) throw new Error(JSON.stringify(refusal));
  return body.appointment;
}

/** The clock completes what is over. */
const completed = ({ end }: Appointment): Promise<unknown> =>
  atTime(world, Date.parse(end) + 3 * hour, () => runDueVisits(world.adapters));

/** The signature in the own link, as the provider's page gives it. */
async function ownLink(of: Offering = provider): Promise<string | undefined> {
  const { body } = await world.ask(listCommissions, { query: {} }, { token: await sessionOf(world, of.id) });
  return body.ownLink === null ? undefined : (new URL(body.ownLink).searchParams.get('via') ?? undefined);
}

const lines = async (of: Offering = provider) =>
  (await world.ask(listCommissions, { query: {} }, { token: await sessionOf(world, of.id) })).body.items;

describe('a customer whom the site has brought', () => {
  it('makes one line with its proof when the first visit is completed, and none before', async () => {
    const visit = await booked();
    expect(await lines()).toEqual([]);
    await completed(visit);
    const [line, ...others] = await lines();
    expect(others).toEqual([]);
    // 5 % of 49.90 are 2.495: half up.
    expect(line).toMatchObject({
      priceCents: 4990,
      commissionCents: 250,
      visitAt: visit.start,
      broughtAt: visit.createdAt,
      bookedAt: visit.createdAt,
      customerName: customer.user.name,
      objection: null,
      end: null,
    });
    expect(Date.parse(line?.objectionUntil ?? '') - Date.parse(line?.createdAt ?? '')).toBe(7 * day);
  });

  it('is charged once, however many visits were booked before the first and come after it', async () => {
    const [one, other] = [await booked(), await booked({ start: startIn(21) })];
    await completed(other);
    await completed(one);
    await completed(await booked({ start: startIn(30) }));
    expect((await lines()).map(({ bookedAt }) => bookedAt)).toHaveLength(1);
  });

  it('stays brought where the body says otherwise, or with the link of another provider', async () => {
    const [other] = await offered(world.database, anOffering());
    await choose(other.id);
    const claimed = { ...aBooking(provider, { via: (await ownLink(other)) ?? '' }), origin: 'link' };
    const { body } = await world.ask(
      bookAppointment,
      { body: claimed },
      { token: await sessionOf(world, customer.user.id) },
    );
    await completed(body.appointment);
    expect(await lines()).toHaveLength(1);
  });

  it.each([
    [
      'a visit that was cancelled',
      async () => {
        const { id } = await booked();
        const token = await sessionOf(world, customer.user.id);
        await world.ask(cancelAppointment, { params: { id }, body: {} }, { token });
        await world.database.query('delete from app.client where provider_id = $1', [provider.id]);
      },
    ],
    [
      'a question',
      () =>
        world.database.query(
          `insert into app.question (provider_id, account_id, name, email, language, created_at, last_message_at)
       select $1, id, 'Klara', email, 'de', $3, $3 from app.account where id = $2`,
          [provider.id, customer.user.id, world.clock.now().toISOString()],
        ),
    ],
  ])('stays brought where the provider enters them after %s', async (_what, meets) => {
    await meets();
    await atTime(world, world.clock.now().getTime() + day, async () => {
      const token = await sessionOf(world, provider.id);
      const entered = { name: 'Klara', birthday: null, address: '', notes: '', tags: [], phone: null };
      await world.ask(createClient, { body: { ...entered, email: customer.user.email } }, { token });
      await completed(await booked({ start: startIn(22) }));
    });
    expect(await lines()).toHaveLength(1);
  });

  it('is the same with and without an account, by the address', async () => {
    await world.database.query('update app.account set email_verified_at = now() where id = $1', [customer.user.id]);
    await completed(await booked());
    const guest = await aGuest(world, customer.user.email);
    await completed(await booked({ start: startIn(21), guest, beginsEarly: true }, null));
    expect(await lines()).toHaveLength(1);
  });

  it('stays charged once where the provider deletes them from the file and they come back', async () => {
    await completed(await booked());
    await world.database.query('delete from app.client where provider_id = $1', [provider.id]);
    await completed(await booked({ start: startIn(22) }));
    expect(await lines()).toHaveLength(1);
  });

  it('stays so whatever becomes of the file after the booking', async () => {
    const visit = await booked();
    await world.database.query('update app.client set brought_at = null where provider_id = $1', [provider.id]);
    await completed(visit);
    expect(await lines()).toHaveLength(1);
  });

  it('pays 5 % of the price without the way', async () => {
    const visit = await booked();
    await world.database.query('update app.appointment set total_cents = 6000, travel_fee_cents = 1000 where id = $1', [
      visit.id,
    ]);
    await completed(visit);
    expect(await lines()).toMatchObject([{ priceCents: 5000, commissionCents: 250 }]);
  });
});

describe('nothing is charged', () => {
  it('for the own link of the provider', async () => {
    await completed(await booked({ via: await ownLink() }));
    // Nor later: the customer has been there.
    await completed(await booked({ start: startIn(22) }));
    expect(await lines()).toEqual([]);
  });

  it.each([
    ['address', () => ({ email: customer.user.email.toUpperCase(), phone: null })],
    ['number', () => ({ email: null, phone: '0171 5550001' })],
  ])('for a client whom the file knew before by the %s', async (_by, known) => {
    await world.database.query(`update app.account set phone = '+49 171 5550001' where id = $1`, [customer.user.id]);
    const { status } = await world.ask(
      createClient,
      { body: { name: 'Klara', birthday: null, address: '', notes: '', tags: [], ...known() } },
      { token: await sessionOf(world, provider.id) },
    );
    expect(status).toBe(201);
    await completed(await booked());
    expect(await lines()).toEqual([]);
  });

  it('for a visit that was cancelled or to which nobody came', async () => {
    const visit = await booked();
    await atTime(world, Date.parse(visit.start) + hour / 2, async () => {
      const token = await sessionOf(world, provider.id);
      expect((await world.ask(noShowAppointment, { params: { id: visit.id }, body: {} }, { token })).status).toBe(200);
    });
    await completed(visit);
    expect(await lines()).toEqual([]);
  });

  it('where the provider pays the fee, also not for later visits after a change to commission', async () => {
    const [other] = await offered(world.database, anOffering({ cards: [aCard({ isAvailableNow: true })] }));
    provider = other;
    await completed(await booked());
    await choose(other.id);
    await completed(await booked({ start: startIn(22) }));
    expect(await lines()).toEqual([]);
  });

  it('for a price of nothing', async () => {
    const visit = await booked();
    await world.database.query('update app.appointment set total_cents = 0 where id = $1', [visit.id]);
    await completed(visit);
    expect(await lines()).toEqual([]);
  });
});

const rateOf = async (month: string, tenThousandths: number) => {
  const admin = await anAdmin(world);
  const token = await sessionOf(world, admin.user.id);
  return world.ask(putFrancRate, { body: { month, tenThousandths } }, { token });
};
/** When the month of the visit is over for sure. */
const later = <T>({ end }: Appointment, work: () => Promise<T>): Promise<T> =>
  atTime(world, Date.parse(end) + 40 * day, work);
const monthOf = ({ start }: Appointment): string =>
  new Date(Date.parse(start) + 2 * hour).toISOString().slice(0, 'YYYY-MM'.length);

describe('a visit in francs', () => {
  beforeEach(async () => {
    await world.database.query('delete from app.franc_rate');
    await world.database.query(`update app.provider set time_zone = 'Europe/Zurich' where account_id = $1`, [
      provider.id,
    ]);
  });

  it('waits for the rate of its month, is charged once when it is entered, and keeps it', async () => {
    const visit = await booked();
    await completed(visit);
    expect(await lines()).toEqual([]);
    expect((await rateOf(monthOf(visit), 9345)).status).toBe(400);
    await later(visit, async () => {
      const both = await Promise.all([rateOf(monthOf(visit), 9345), rateOf(monthOf(visit), 9345)]);
      expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
      expect((await rateOf(monthOf(visit), 9400)).status).toBe(409);
      const [line, ...others] = await lines();
      expect(others).toEqual([]);
      // 5 % of 49.90 CHF at 0.9345 CHF for a euro: 2.495 / 0.9345 = 2.6699.
      expect(line).toMatchObject({ priceCents: 4990, currency: 'CHF', rate: 9345, commissionCents: 267 });
      expect(Date.parse(line?.objectionUntil ?? '') - Date.parse(line?.createdAt ?? '')).toBe(7 * day);
    });
  });

  it('is charged at once where the rate is there, and a rate that nothing counts at can be corrected', async () => {
    const visit = await booked();
    await later(visit, async () => {
      expect((await rateOf(monthOf(visit), 9400)).status).toBe(200);
      expect((await rateOf(monthOf(visit), 9345)).status).toBe(200);
      await runDueVisits(world.adapters);
    });
    expect(await lines()).toMatchObject([{ rate: 9345, commissionCents: 267 }]);
  });

  it('that nobody came to waits no more', async () => {
    const visit = await booked();
    await completed(visit);
    await atTime(world, Date.parse(visit.end) + 4 * hour, async () => {
      const token = await sessionOf(world, provider.id);
      expect((await world.ask(noShowAppointment, { params: { id: visit.id }, body: {} }, { token })).status).toBe(200);
    });
    await later(visit, async () => {
      expect((await rateOf(monthOf(visit), 9345)).body).toEqual({ charged: 0 });
      expect(await lines()).toEqual([]);
    });
  });
});

/** A line that no rule of ours has looked at. */
const write = (visit: AppointmentId) =>
  world.database.query(
    `insert into app.commission_line (provider_id, appointment_id, brought_at, booked_at, visit_at, service_name, price_cents,
       commission_cents, created_at, objection_until)
     values ($1, $2, now(), now(), now(), 'Schnitt', 100, 5, now(), now() + interval '7 days')`,
    [provider.id, visit],
  );

describe('a line', () => {
  it('is taken back where the visit is marked a no-show afterwards, and its customer makes no other', async () => {
    const visit = await booked();
    await completed(visit);
    await atTime(world, Date.parse(visit.end) + 5 * hour, async () => {
      const token = await sessionOf(world, provider.id);
      expect((await world.ask(noShowAppointment, { params: { id: visit.id }, body: {} }, { token })).status).toBe(200);
      // What can be taken back for some seconds is done after them.
      world.clock.forward(60_000);
      await runDueVisits(world.adapters);
    });
    expect(await lines()).toMatchObject([{ state: 'ended', commissionCents: 250, end: { cause: 'no_show' } }]);
    await completed(await booked({ start: startIn(25) }));
    expect(await lines()).toHaveLength(1);
  });

  it('is never changed or deleted, and nothing that belongs to it', async () => {
    await completed(await booked());
    const [line] = await lines();
    const token = await sessionOf(world, provider.id);
    await world.ask(objectToCommission, { params: { id: line?.id ?? '' }, body: { text: 'Nein.' } }, { token });
    for (const change of [
      'update app.commission_line set commission_cents = 1',
      'update app.commission_line set appointment_id = null, price_cents = 1',
      'delete from app.commission_line',
      'truncate app.commission_line cascade',
      `update app.commission_objection set body = 'Doch.'`,
      'delete from app.commission_objection',
      'update app.met_customer set met_at = now()',
      `update app.plan_choice set pays = 'fee'`,
    ])
      await expect(world.database.query(change), change).rejects.toThrow(/append-only/);
  });

  it('is refused by the database for who is not new or was not brought, whoever writes it', async () => {
    const [first, second] = [await booked(), await booked({ start: startIn(23) })];
    await expect(write(first.id)).rejects.toThrow(/not new/);
    await completed(first);
    await completed(second);
    await expect(write(second.id)).rejects.toThrow(/not new/);
    await expect(write(first.id)).rejects.toThrow(/unique|duplicate/);
  });

  it('is in what the provider can export', async () => {
    await completed(await booked());
    const { held } = (await world.ask(exportAccount, {}, { token: await sessionOf(world, provider.id) })).body;
    expect(held['commissionLines']).toMatchObject([{ commission_cents: 250 }]);
    expect(held['planChoices']).toMatchObject([{ pays: 'commission' }]);
  });

  it('comes in pages, and a cursor that is none of ours is refused', async () => {
    for (const days of [20, 21, 22]) await completed(await booked({ start: startIn(days) }, await aCustomer(world)));
    const token = await sessionOf(world, provider.id);
    const first = (await world.ask(listCommissions, { query: { limit: '2' } }, { token })).body;
    expect([first.items.length, first.total]).toEqual([2, 3]);
    const cursor = first.nextCursor ?? '';
    const second = (await world.ask(listCommissions, { query: { limit: '2', cursor } }, { token })).body;
    expect([second.items.length, second.nextCursor]).toEqual([1, null]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(3);
    for (const wrong of ['x', '2026-01-01~y', `~${crypto.randomUUID()}`])
      expect((await world.ask(listCommissions, { query: { cursor: wrong } }, { token })).refusal.code).toBe('invalid');
    for (const limit of ['0', '1000', 'many'])
      expect((await world.ask(listCommissions, { query: { limit } }, { token })).status).toBe(400);
  });
});

const objected = async (id: string, text: unknown = 'Sie war schon immer meine Kundin.') =>
  world.ask(
    objectToCommission,
    { params: { id }, body: { text: text as string } },
    { token: await sessionOf(world, provider.id) },
  );
const aLine = async () => {
  await completed(await booked());
  const [line] = await lines();
  if (line === undefined) throw new Error('there is no line');
  return line;
};
const decided = async (admin: Person, id: string, body: unknown) =>
  world.ask(
    decideObjection,
    { params: { id }, body: body as { decision: 'approve' } },
    { token: await sessionOf(world, admin.user.id) },
  );
const queue = async (admin: Person, which: 'pending' | 'decided') =>
  (await world.ask(listObjections, { query: { queue: which } }, { token: await sessionOf(world, admin.user.id) })).body;

describe('an objection', () => {
  it('is made once, within 7 days; an administrator refuses it with a reason that is mailed', async () => {
    const { id, createdAt } = await aLine();
    const admin = await anAdmin(world);
    await atTime(world, Date.parse(createdAt) + 7 * day - 1000, async () => {
      const { status, body } = await objected(id);
      expect([status, body.state, body.objection?.text]).toEqual([
        201,
        'objected',
        'Sie war schon immer meine Kundin.',
      ]);
      expect((await objected(id)).refusal.code).toBe('conflict');
      expect((await queue(admin, 'pending')).items).toMatchObject([{ id, provider: { id: provider.id } }]);
      expect((await decided(admin, id, { decision: 'refuse', reason: 'Zuerst über die Suche.' })).status).toBe(200);
      expect((await decided(admin, id, { decision: 'approve' })).refusal.code).toBe('conflict');
    });
    expect(await lines()).toMatchObject([{ state: 'due', end: null, objection: { decision: { isUpheld: false } } }]);
    expect((await queue(admin, 'pending')).total).toBe(0);
    expect((await queue(admin, 'decided')).items).toMatchObject([{ id, decidedBy: admin.user.email }]);
    const mails = await world.database.query<{ body: string }>(
      `select body from app.outgoing_mail where recipient = $1 and subject like 'Ihr Einspruch%'`,
      [`${provider.id}@example.org`],
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).toContain('Zuerst über die Suche.');
    expect(await world.database.query('select action, subject_id from app.audit')).toEqual([
      { action: 'objection_refused', subject_id: id },
    ]);
  });

  it('that is followed ends the line, and two administrators at once decide once', async () => {
    const { id, createdAt } = await aLine();
    const admins = [await anAdmin(world), await anAdmin(world)];
    await atTime(world, createdAt, async () => {
      await objected(id);
      const answers = await Promise.all(admins.map((admin) => decided(admin, id, { decision: 'approve' })));
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    });
    expect(await lines()).toMatchObject([{ state: 'ended', end: { cause: 'objection' } }]);
  });

  it('is too late after 7 days, when the line is due', async () => {
    const { id, createdAt } = await aLine();
    await atTime(world, Date.parse(createdAt) + 7 * day, async () => {
      expect(await lines()).toMatchObject([{ state: 'due' }]);
      expect((await objected(id)).refusal.code).toBe('objection_over');
    });
  });

  it('wants words, and a line of the own', async () => {
    const { id } = await aLine();
    for (const text of ['', '   ', 'x'.repeat(2001), 7, null, {}])
      expect((await objected(id, text)).status, JSON.stringify(text)).toBe(400);
    for (const wrong of ['1', 'x'.repeat(36), "' or 1=1 --"])
      expect((await objected(wrong)).status).toBeGreaterThan(399);
    expect((await objected(crypto.randomUUID())).refusal.code).toBe('not_found');
    const admin = await anAdmin(world);
    expect((await decided(admin, id, { decision: 'approve' })).refusal.code).toBe('not_found');
    for (const body of [{}, { decision: 'refuse' }, { decision: 'refuse', reason: ' ' }, { decision: 'later' }, []])
      expect((await decided(admin, id, body)).status).toBe(400);
  });
});

/** The same for the same seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('random histories', () => {
  /**
   * The test knows the people; the database sees what they say. Half of them always give both address and number. Of
   * the others only the first appointment does. It is completed before their others, so that both are known to be
   * theirs.
   */
  it('make at most one line for each pair in 600 visits of all ways, completed four at once', async () => {
    const next = random(20_261_126);
    const providers = await offered(world.database, ...Array.from({ length: 12 }, () => anOffering()));
    for (const { id } of providers) await choose(id);
    const [first, visits]: [AppointmentId[], AppointmentId[]] = [[], []];
    const persons = new Map<string, string>();
    for (let index = 0; index < 600; index += 1) {
      const of = providers[Math.floor(next() * providers.length)];
      const person = Math.floor(next() * 14);
      const says = next();
      const isFirst = !persons.has(`${of?.id} ${person}`);
      const saysBoth = isFirst || person % 2 === 0;
      const origin = ['site', 'site', 'site', 'link', 'entry'][Math.floor(next() * 5)];
      const id = appointmentId.parse(crypto.randomUUID());
      const [email, phone] = [`p${person}@example.org`, `+49 171 55500${10 + person}`];
      await world.database.query(
        `insert into app.appointment (id, provider_id, staff_id, service_name, category, price_cents, price_unit, total_cents, status,
           time_zone, starts_at, ends_at, guest_name, guest_email, guest_phone, origin, created_at, updated_at)
         select $1, staff.provider_id, staff.id, 'Haarschnitt', 'haarschnitt', 4500, 'visit', 4500, 'completed', 'Europe/Berlin',
                $3::timestamptz, $3::timestamptz + interval '1 hour', 'Gast', $4, $5, $6, $3::timestamptz, $3::timestamptz
           from app.staff where staff.provider_id = $2 limit 1`,
        [
          id,
          of?.id,
          new Date(Date.parse('2026-01-01T08:00:00Z') + index * hour).toISOString(),
          saysBoth || says < 0.5 ? email : null,
          saysBoth || says >= 0.5 ? phone : null,
          origin,
        ],
      );
      persons.set(`${of?.id} ${person}`, id);
      // Providers clear and complete their files now and then.
      if (next() < 0.05) await world.database.query('delete from app.client where provider_id = $1', [of?.id]);
      (isFirst && person % 2 === 1 ? first : visits).push(id);
    }
    const now = world.clock.now();
    const shuffled = visits.map((id) => ({ id, at: next() })).sort((one, other) => one.at - other.at);
    const batches = Array.from({ length: 60 }, (_, index) => shuffled.slice(index * 10, index * 10 + 10));
    await world.database.transaction((transaction) => chargeCompleted(transaction, first, now));
    for (let index = 0; index < batches.length; index += 4)
      await Promise.all(
        batches.slice(index, index + 4).map((batch) =>
          world.database.transaction((transaction) =>
            chargeCompleted(
              transaction,
              batch.map(({ id }) => id),
              now,
            ),
          ),
        ),
      );
    const pairs = await world.database.query<{ lines: number }>(
      `select count(*) as lines from app.commission_line line join app.appointment visit on visit.id = line.appointment_id
        group by line.provider_id, coalesce(visit.guest_email, 'p' || (right(visit.guest_phone, 2)::integer - 10) || '@example.org')`,
    );
    expect(persons.size).toBeGreaterThan(140);
    // Whether the first to be completed was brought is chance: some pairs have a line, some have none.
    expect(pairs.length).toBeGreaterThan(20);
    expect(pairs.length).toBeLessThan(persons.size);
    expect(pairs.filter(({ lines: count }) => count !== 1)).toEqual([]);
    // None twice when the same are charged again.
    const before = await world.database.query('select id from app.commission_line order by id');
    await world.database.transaction((transaction) => chargeCompleted(transaction, [...first, ...visits], now));
    expect(await world.database.query('select id from app.commission_line order by id')).toEqual(before);
  }, 120_000);

  it('charge a customer once whose two visits are completed by two transactions at once', async () => {
    const [one, other] = [await booked(), await booked({ start: startIn(24) })];
    const now = world.clock.now();
    await Promise.all(
      [one, other].map(({ id }) =>
        world.database.transaction((transaction) => chargeCompleted(transaction, [id], now)),
      ),
    );
    expect(await lines()).toHaveLength(1);
  });
});
