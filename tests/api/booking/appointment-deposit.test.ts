import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runDueVisits } from '../../../netlify/features/booking/appointment/ending-actions.ts';
import { type Appointment, bookAppointment, quoteAppointment } from '../../../src/contract/booking/appointment.ts';
import * as acts from '../../../src/contract/booking/appointment-actions.ts';
import { getAppointment } from '../../../src/contract/booking/appointment-detail.ts';
import { settleDeeds, undoDeed } from '../../../src/contract/booking/appointment-undo.ts';
import { putBank } from '../../../src/contract/services/business.ts';
import { getDeposits, putDeposits } from '../../../src/contract/services/business-deposit.ts';
import { pickOf } from '../../../src/contract/services/card-options.ts';
import { createServiceCard } from '../../../src/contract/services/service-card.ts';
import { aBooking, aGuest, atTime, sessionOf, startIn } from '../../support/appointments.ts';
import { aBankAccount } from '../../support/businesses.ts';
import { emptied } from '../../support/emptied.ts';
import { aCustomer, type Person, withConfirmedEmail } from '../../support/people.ts';
import { aCard, anAppointment, anOffering, type Offering, offered } from '../../support/providers.ts';
import { aCardForm } from '../../support/service-cards.ts';
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
    anOffering({
      cards: [
        aCard({
          isAvailableNow: true,
          priceCents: 3333,
          variants: [
            { id: 'kurz', name: 'kurz', priceCents: 3333, durationMinutes: 60 },
            { id: 'lang', name: 'lang', priceCents: 5001, durationMinutes: 60 },
          ],
          extras: [{ id: 'kur', name: 'Kur', priceCents: 800, durationMinutes: 15 }],
        }),
        aCard({ isAvailableNow: true, priceCents: 1000, durationMinutes: 30 }),
      ],
    }),
  );
  customer = await withConfirmedEmail(world, await aCustomer(world));
  await world.ask(putBank, { body: aBankAccount() }, await mine());
});

const hour = 3_600_000;
const mine = async () => ({ token: await sessionOf(world, provider.id) });
const theirs = async () => ({ token: await sessionOf(world, customer.user.id) });
const cardAt = (at: number, ...options: string[]) => pickOf(provider.cards[at]?.id as never, options);
const asks = (set: string, at = 0) =>
  world.database.query(`update app.service_card set ${set} where id = $1`, [provider.cards[at]?.id]);
const quoted = async (cards: string[], more: object = {}) =>
  (await world.ask(quoteAppointment, { body: { providerId: provider.id, cards, ...more } }, await theirs())).body
    .deposit;
const book = async (depositCents: number | undefined, more: object = {}) =>
  world.ask(
    bookAppointment,
    {
      body: aBooking(provider, {
        cards: [cardAt(0, 'kurz')],
        ...(depositCents === undefined ? {} : { depositCents }),
        ...more,
      }),
    },
    await theirs(),
  );
async function booked(depositCents = 1000, more: object = {}): Promise<Appointment> {
  await asks('deposit_percent = 30');
  const { body, refusal } = await book(depositCents, more);
  if (body.appointment === undefined) throw new Error(JSON.stringify(refusal));
  return body.appointment;
}
const named = new Map<string, unknown>(Object.entries(acts));
const act = async (name: 'depositAppointment' | 'cancelAppointment', id: string, who = mine, body: object = {}) =>
  world.ask(named.get(name) as typeof acts.cancelAppointment, { params: { id }, body }, await who());
const seen = async (id: string, who = theirs) =>
  (await world.ask(getAppointment, { params: { id } }, await who())).body;
const busy = async () => (await world.database.query('select from app.busy')).length;
const mails = async (to: string) =>
  (
    await world.database.query<{ subject: string; body: string }>(
      'select subject, body from app.outgoing_mail where recipient = $1 order by created_at',
      [to],
    )
  ).map(({ subject, body }) => `${subject}\n${body}`);

const add = async (more: object) =>
  (await world.ask(createServiceCard, { body: { ...aCardForm({ price: 45 }), ...more } }, await mine())).body;
const missed = async (daysAgo: number, at = provider.id, who: string | null = customer.user.id) => {
  const start = new Date(world.clock.now().getTime() - daysAgo * 24 * hour);
  const id = await anAppointment(world.database, {
    provider: at,
    customer: who,
    start: start.toISOString(),
    end: new Date(start.getTime() + hour).toISOString(),
  });
  await world.database.query(
    `update app.appointment set status = 'cancelled', cancel_reason = 'no_show', cancelled_by = 'provider' where id = $1`,
    [id],
  );
  return id;
};

describe('what is paid beforehand', () => {
  it.each([
    ['30 percent, rounded to the cent', 'deposit_percent = 30', ['kurz'], 1000],
    ['half a cent rounded up', 'deposit_percent = 50', ['lang'], 2501],
    ['of the variant with its extras', 'deposit_percent = 30', ['lang', 'kur'], 1740],
    ['a sum', 'deposit_cents = 2000', ['lang'], 2000],
    ['a sum no higher than the price', 'deposit_cents = 5001', ['kurz'], 3333],
    ['all of it', 'deposit_percent = 100', ['kurz'], 3333],
  ])('is %s', async (_, set, options, cents) => {
    await asks(set);
    expect(await quoted([cardAt(0, ...options)])).toEqual({ cents, isForNoShows: false });
    // A card that asks for nothing adds nothing.
    expect(await quoted([cardAt(0, ...options), cardAt(1)])).toEqual({ cents, isForNoShows: false });
    expect(await quoted([cardAt(1)])).toBeNull();
  });

  it('is asked for by a link instead of a transfer, and not at all where neither is', async () => {
    const at = await booked();
    expect((await seen(at.id)).payment).toMatchObject({
      link: null,
      transfer: {
        iban: aBankAccount().iban.replaceAll(' ', ''),
        reference: `Anzahlung ${at.id.slice(0, 8).toUpperCase()}`,
      },
    });
    expect((await seen(at.id, mine)).payment).toBeNull();
    await world.ask(putDeposits, { body: { link: 'https://pay.example/salon' } }, await mine());
    expect((await seen(at.id)).payment).toEqual({ link: 'https://pay.example/salon', transfer: null });
    await world.ask(putDeposits, { body: {} }, await mine());
    await world.database.query('delete from app.sealed_detail');
    expect(await quoted([cardAt(0, 'kurz')])).toBeNull();
  });

  it('is never a transfer in Switzerland', async () => {
    await world.database.query(`update app.provider set time_zone = 'Europe/Zurich'`);
    await asks('deposit_percent = 30');
    expect((await world.ask(getDeposits, {}, await mine())).body.takesTransfer).toBe(false);
    expect(await quoted([cardAt(0, 'kurz')])).toBeNull();
    await world.ask(putDeposits, { body: { link: 'https://pay.example/salon' } }, await mine());
    expect(await quoted([cardAt(0, 'kurz')])).toEqual({ cents: 1000, isForNoShows: false });
  });

  it.each(['http://pay.example', 'https://user:secret@pay.example', 'pay.example', 'javascript:alert(1)', ''])(
    'is not paid at %j',
    async (link) => {
      const { status, body } = await world.ask(putDeposits, { body: { link } }, await mine());
      expect([status, body]).toMatchObject([400, { fields: { link: expect.any(String) } }]);
    },
  );

  it('is at most the price of the card, and a part or a sum', async () => {
    expect(await add({ deposit: 45.01 })).toMatchObject({
      fields: { deposit: 'The deposit cannot be higher than the price' },
    });
    expect(await add({ deposit: 10, depositPercent: 20 })).toMatchObject({ fields: { deposit: expect.any(String) } });
    expect(await add({ deposit: 0 })).toMatchObject({ fields: { deposit: expect.any(String) } });
    expect(await add({ depositPercent: 101 })).toMatchObject({ fields: { depositPercent: expect.any(String) } });
    expect(await add({ deposit: 45 })).toMatchObject({ deposit: 45, depositPercent: null });
  });
});

describe('a booking with a deposit', () => {
  it('needs the deposit to have been read', async () => {
    await asks('deposit_percent = 30');
    expect((await book(undefined)).refusal.code).toBe('conflict');
    expect((await book(999)).refusal.code).toBe('conflict');
    const { body } = await book(1000);
    expect(body.appointment).toMatchObject({
      status: 'confirmed',
      totalCents: 3333,
      deposit: { cents: 1000, receivedAt: null },
    });
  });

  it('says by mail until when, and where it is paid', async () => {
    await booked();
    await world.afterwards();
    const [mail = ''] = (await mails(customer.user.email)).slice(-1);
    expect(mail).toContain('€10.00');
    expect(mail).toContain(aBankAccount().iban.replaceAll(' ', ''));
    expect(mail).toMatch(/Anzahlung [0-9A-F]{8}/);
    expect(mail).toContain('the time is free again');
    const [sent] = await world.database.query<{ files: { name: string; type: string; base64: string }[] }>(
      `select attachments as files from app.outgoing_mail where recipient = $1 and attachments is not null`,
      [customer.user.email],
    );
    expect(sent?.files).toMatchObject([{ type: 'image/png', name: expect.stringMatching(/^Anzahlung .{8}\.png$/) }]);
    expect(
      Buffer.from(sent?.files[0]?.base64 ?? '', 'base64')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  });

  it('is open for a day, and never beyond its start', async () => {
    const { deposit, createdAt } = await booked();
    expect(Date.parse(deposit?.until ?? '') - Date.parse(createdAt)).toBe(24 * hour);
    await atTime(world, startIn(6, '20:00'), async () => {
      const soon = await booked(1000, { start: startIn(7), beginsEarly: true });
      expect(Date.parse(soon.deposit?.until ?? '')).toBe(Date.parse(soon.start));
    });
  });

  it.each([
    ['stays where it was booked less than a day ahead', 23, 0],
    ['stays where the day ends less than two hours before the start', 25, 0],
    ['ends two hours before the start where the day is over by then', 27, 1],
  ])('%s', async (_, hoursAhead, ended) => {
    const start = startIn(7);
    await atTime(world, Date.parse(start) - hoursAhead * hour, async () => {
      const { id } = await booked(1000, { start, beginsEarly: true });
      await world.afterwards();
      const [mail = ''] = (await mails(customer.user.email)).slice(-1);
      expect(mail).toContain(ended === 1 ? 'the time is free again' : 'it decides whether the appointment takes place');
      let count = 0;
      for (const before of [2.5, 1, 0, -0.5])
        await atTime(world, Date.parse(start) - before * hour, async () => {
          count += (await runDueVisits(world.adapters))['depositMissing'] ?? 0;
        });
      expect(count).toBe(ended);
      expect((await seen(id)).status).toBe(ended === 1 ? 'cancelled' : 'confirmed');
    });
  });

  it('leaves it to the business where the clock runs late', async () => {
    const start = startIn(7);
    await atTime(world, Date.parse(start) - 27 * hour, async () => {
      const { id } = await booked(1000, { start, beginsEarly: true });
      await atTime(world, Date.parse(start) - hour, async () => {
        expect((await runDueVisits(world.adapters))['depositMissing']).toBe(0);
        expect((await act('depositAppointment', id)).status).toBe(200);
      });
    });
  });

  it('begins to count when a request is accepted', async () => {
    await asks('is_available_now = false');
    const { id, deposit, status } = await booked();
    expect([status, deposit]).toEqual(['open', { cents: 1000, until: null, receivedAt: null }]);
    expect((await seen(id)).payment).toBeNull();
    await world.ask(acts.acceptAppointment, { params: { id }, body: {} }, await mine());
    await world.afterwards();
    expect((await mails(customer.user.email)).at(-1)).toContain(aBankAccount().iban.replaceAll(' ', ''));
    expect((await seen(id)).deposit?.until).not.toBeNull();
  });

  it('gives its time free after a day without it, once, and tells both', async () => {
    const { id } = await booked();
    await atTime(world, world.clock.now().getTime() + 23 * hour, async () => {
      expect((await runDueVisits(world.adapters))['depositMissing']).toBe(0);
    });
    await world.database.query('delete from app.outgoing_mail');
    await atTime(world, world.clock.now().getTime() + 25 * hour, async () => {
      const runs = await Promise.all([runDueVisits(world.adapters), runDueVisits(world.adapters)]);
      expect(runs.reduce((sum, run) => sum + (run['depositMissing'] ?? 0), 0)).toBe(1);
      expect((await act('depositAppointment', id)).refusal).toMatchObject({ code: 'wrong_state', state: 'cancelled' });
    });
    expect(await seen(id)).toMatchObject({
      status: 'cancelled',
      reason: 'deposit_missing',
      cancelledBy: 'system',
      payment: null,
    });
    expect(await busy()).toBe(0);
    expect(await mails(customer.user.email)).toHaveLength(1);
    expect(await mails(`${provider.id}@example.org`)).toHaveLength(1);
  });

  it('stays once the provider has received it', async () => {
    const { id } = await booked();
    expect((await act('depositAppointment', id, theirs)).refusal.code).toBe('forbidden');
    const { body } = await act('depositAppointment', id);
    expect(body.deposit?.receivedAt).not.toBeNull();
    expect(body.can).not.toContain('deposit');
    expect((await act('depositAppointment', id)).refusal.code).toBe('wrong_state');
    await atTime(world, world.clock.now().getTime() + 25 * hour, () => runDueVisits(world.adapters));
    expect(await seen(id)).toMatchObject({ status: 'confirmed', payment: null });
    await world.afterwards();
    expect((await mails(customer.user.email)).at(-1)).toContain('Deposit received');
  });

  it('can be received late, as long as the clock has not run', async () => {
    const { id } = await booked();
    await atTime(world, world.clock.now().getTime() + 25 * hour, async () => {
      expect((await act('depositAppointment', id)).status).toBe(200);
      expect((await runDueVisits(world.adapters))['depositMissing']).toBe(0);
    });
  });

  it('takes a mistaken press back for ten seconds, in which nobody is told and nothing expires', async () => {
    const { id } = await booked();
    await world.database.query('delete from app.outgoing_mail');
    await atTime(world, world.clock.now().getTime() + 25 * hour, async () => {
      const { body } = await act('depositAppointment', id, mine, { undoable: true });
      expect([body.undo?.action, body.deposit?.receivedAt !== null]).toEqual(['deposit', true]);
      expect((await runDueVisits(world.adapters))['depositMissing']).toBe(0);
      expect((await world.ask(undoDeed, { params: { id: body.undo?.id ?? '' } }, await mine())).status).toBe(200);
      expect((await seen(id)).deposit?.receivedAt).toBeNull();
      expect(await mails(customer.user.email)).toEqual([]);
      const again = await act('depositAppointment', id, mine, { undoable: true });
      expect(again.body.undo?.action).toBe('deposit');
    });
    await atTime(world, world.clock.now().getTime() + 25 * hour + 11_000, async () => {
      expect((await world.ask(settleDeeds, {}, await mine())).body.settled).toBe(1);
    });
    expect(await mails(customer.user.email)).toHaveLength(1);
  });

  it('is given back by the provider where the customer cancels in time, and nothing is where nothing came', async () => {
    const first = await booked();
    await act('cancelAppointment', first.id, theirs);
    await world.afterwards();
    expect((await mails(customer.user.email)).at(-1)).not.toContain('pays the deposit');
    const second = await booked();
    await act('depositAppointment', second.id);
    await act('cancelAppointment', second.id, theirs);
    await world.afterwards();
    expect((await mails(customer.user.email)).at(-1)).toContain('The business pays the deposit of €10.00 back.');
    const [last = ''] = (await mails(`${provider.id}@example.org`)).slice(-1);
    expect(last.replaceAll('\u00A0', ' ')).toContain('Die Anzahlung von 10,00 € zahlt der Betrieb zurück.');
    expect((await act('depositAppointment', second.id)).refusal.code).toBe('wrong_state');
  });
});

describe('two no-shows within a year', () => {
  it('make a deposit due at this provider, where it wants that', async () => {
    await missed(10);
    await missed(300);
    expect(await quoted([cardAt(1)])).toBeNull();
    await world.ask(putDeposits, { body: { noShowPercent: 50 } }, await mine());
    expect(await quoted([cardAt(1)])).toEqual({ cents: 500, isForNoShows: true });
    // A card that asks for one itself asks for no more.
    await asks('deposit_percent = 30');
    expect(await quoted([cardAt(0, 'kurz')])).toEqual({ cents: 1000, isForNoShows: false });
    expect((await book(undefined, { cards: [cardAt(1)] })).refusal.code).toBe('conflict');
    expect((await book(500, { cards: [cardAt(1)] })).status).toBe(201);
  });

  it('do not count after a year, nor at another provider, nor one alone', async () => {
    await world.ask(putDeposits, { body: { noShowPercent: 50 } }, await mine());
    const [other] = await offered(world.database, anOffering());
    await missed(10);
    await missed(400);
    await missed(20, other.id);
    await missed(30, other.id);
    expect(await quoted([cardAt(1)])).toBeNull();
  });

  it('count for a guest whose address is proven', async () => {
    await world.ask(putDeposits, { body: { noShowPercent: 50 } }, await mine());
    const guest = await aGuest(world, 'gerda@example.org');
    for (const days of [10, 20]) {
      const id = await missed(days, provider.id, null);
      await world.database.query(
        `update app.appointment set guest_email = 'gerda@example.org', guest_name = 'Gerda Gast' where id = $1`,
        [id],
      );
    }
    await world.database.query(
      `with file as (
         insert into app.client (provider_id, known_by, name, email) values ($1, 'email:gerda@example.org', 'Gerda Gast', 'gerda@example.org')
         returning id)
       update app.appointment set client_id = file.id from file where guest_email = 'gerda@example.org'`,
      [provider.id],
    );
    const ask = async (body: object) =>
      world.ask(quoteAppointment, { body: { providerId: provider.id, cards: [cardAt(1)], ...body } });
    expect((await ask({})).body.deposit).toBeNull();
    expect((await ask({ guest })).body.deposit).toEqual({ cents: 500, isForNoShows: true });
    expect((await ask({ guest: { ...guest, email: 'andere@example.org' } })).refusal.code).toBe('unproven');
  });
});
