import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelAhead, runDueVisits } from '../../../netlify/features/booking/appointment/ending-actions.ts';
import { type Appointment, bookAppointment } from '../../../src/contract/booking/appointment.ts';
import * as actions from '../../../src/contract/booking/appointment-actions.ts';
import { getAppointment } from '../../../src/contract/booking/appointment-detail.ts';
import type { AskOf } from '../../../src/contract/endpoint.ts';
import { aBooking, aGuest, atTime, sessionOf, startIn } from '../../support/appointments.ts';
import { emptied } from '../../support/emptied.ts';
import { aCustomer, type Person } from '../../support/people.ts';
import { aCard, anAppointment, anOffering, type Offering, offered } from '../../support/providers.ts';
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
  [provider] = await offered(world.database, anOffering({ cards: [aCard({ isAvailableNow: true })] }));
  customer = await aCustomer(world);
});

const minute = 60_000;
const hour = 3_600_000;
const day = 24 * hour;
type Side = 'customer' | 'provider';
const acts = Object.fromEntries(
  Object.entries(actions).filter(([name]) => name.endsWith('Appointment') || name === 'swapAppointments'),
) as Pick<typeof actions, ActionName>;
type ActionName = Exclude<
  keyof typeof actions,
  'reportIll' | 'listCalls' | 'finishCall' | 'getVisit' | `${string}Visit`
>;

const accountOf = (side: Side): string => (side === 'customer' ? customer.user.id : provider.id);

/** Asks for an action as one of the two sides. */
async function act(side: Side, name: ActionName, id: string, body: Record<string, unknown> = {}) {
  const endpoint = acts[name];
  const ask = { params: { id }, body } as unknown as AskOf<typeof endpoint>;
  return world.ask(endpoint as typeof actions.acceptAppointment, ask as never, {
    token: await sessionOf(world, accountOf(side)),
  });
}
const seen = async (side: Side, id: string) =>
  (await world.ask(getAppointment, { params: { id: id } }, { token: await sessionOf(world, accountOf(side)) })).body;

async function booked(overrides: Parameters<typeof aBooking>[1] = {}): Promise<Appointment> {
  const { body, refusal } = await world.ask(
    bookAppointment,
    { body: aBooking(provider, overrides) },
    { token: await sessionOf(world, customer.user.id) },
  );
  if (body.appointment === undefined) throw new Error(JSON.stringify(refusal));
  return body.appointment;
}
/** A request: the card is not booked at once. */
async function requested(overrides: Parameters<typeof aBooking>[1] = {}): Promise<Appointment> {
  await world.database.query('update app.service_card set is_available_now = false');
  return booked(overrides);
}
const busy = () =>
  world.database.query<{ from: string; until: string }>(
    'select lower(span) as "from", upper(span) as until from app.busy order by span',
  );
const at = <T>(instant: string | number, work: () => Promise<T>): Promise<T> => atTime(world, instant, work);

describe('a request', () => {
  it('is accepted by the provider, and by nobody else', async () => {
    const { id, can } = await requested();
    expect(can).toEqual(['withdraw', 'images', 'message']);
    expect((await seen('provider', id)).can).toEqual(['accept', 'decline', 'message']);
    expect((await act('customer', 'acceptAppointment', id)).refusal.code).toBe('forbidden');
    const { status, body } = await act('provider', 'acceptAppointment', id);
    expect([status, body.status, body.version]).toEqual([200, 'confirmed', 1]);
    const again = await act('provider', 'acceptAppointment', id);
    expect([again.status, again.refusal.code, again.refusal.state]).toEqual([409, 'wrong_state', 'confirmed']);
  });

  it('is declined with a word and up to three free times, and gives the slot back', async () => {
    const { id } = await requested();
    const taken = startIn(20, '13:00');
    await anAppointment(world.database, { provider: provider.id, start: taken, end: startIn(20, '14:00') });
    const alternatives = [startIn(21, '10:00'), startIn(22, '10:00').slice(0, 10).concat('T15:00')];
    const impossible = await act('provider', 'declineAppointment', id, { alternatives: [taken] });
    expect([impossible.refusal.code, (impossible.refusal.slots ?? []).length > 0]).toEqual(['slot_taken', true]);
    const { body } = await act('provider', 'declineAppointment', id, { note: 'Leider krank.', alternatives });
    expect(body).toMatchObject({ status: 'cancelled', reason: 'declined', cancelledBy: 'provider' });
    const theirs = await seen('customer', id);
    expect(theirs.alternatives).toEqual([startIn(21, '10:00'), startIn(22, '15:00')]);
    expect(theirs.messages).toMatchObject([{ author: 'provider', text: 'Leider krank.' }]);
    expect(await busy()).toHaveLength(1);
    expect((await act('provider', 'declineAppointment', id, { alternatives: ['x'] })).status).toBe(400);
  });

  it('is taken back by the customer', async () => {
    const { id } = await requested();
    expect((await act('customer', 'cancelAppointment', id)).refusal.state).toBe('open');
    const { body } = await act('customer', 'withdrawAppointment', id);
    expect(body).toMatchObject({ status: 'cancelled', reason: 'withdrawn', cancelledBy: 'customer', can: ['message'] });
    expect(await busy()).toEqual([]);
  });

  it('expires after a day, once, and frees the slot', async () => {
    const { id } = await requested();
    await at(world.clock.now().getTime() + 25 * hour, async () => {
      expect((await act('provider', 'acceptAppointment', id)).refusal.code).toBe('too_late');
      const runs = await Promise.all([runDueVisits(world.adapters), runDueVisits(world.adapters)]);
      expect(runs.map((run) => run['expired'] ?? 0).reduce((sum, count) => sum + count)).toBe(1);
    });
    expect(await seen('customer', id)).toMatchObject({
      status: 'cancelled',
      reason: 'expired',
      cancelledBy: 'system',
      version: 1,
    });
    expect(await busy()).toEqual([]);
  });
});

describe('a confirmed visit', () => {
  it('is cancelled by the customer until the deadline, after which the number counts, and by the provider until its end', async () => {
    const first = await booked();
    await at(Date.parse(first.cancelUntil) + 1000, async () => {
      const late = await act('customer', 'cancelAppointment', first.id);
      expect([late.status, late.refusal.code]).toEqual([409, 'too_late']);
      const { body } = await act('provider', 'cancelAppointment', first.id, { note: 'Rohrbruch.' });
      expect(body).toMatchObject({ status: 'cancelled', reason: 'by_provider', cancelledBy: 'provider' });
    });
    const second = await booked();
    const { body } = await act('customer', 'cancelAppointment', second.id);
    expect(body).toMatchObject({ status: 'cancelled', reason: 'by_customer', cancelledBy: 'customer' });
    expect(await busy()).toEqual([]);
  });

  it('can be cancelled and moved for ten minutes after it was booked, although the deadline is over', async () => {
    await at(startIn(19, '18:42'), async () => {
      const soon = await booked({ start: startIn(20, '14:00'), beginsEarly: true });
      expect(Date.parse(soon.cancelUntil) - Date.parse(soon.createdAt)).toBe(10 * minute);
      expect(soon.can).toEqual(['cancel', 'move', 'confirm', 'images', 'message']);
      await at(Date.parse(soon.createdAt) + 9 * minute, async () => {
        expect((await act('customer', 'moveAppointment', soon.id, { start: startIn(20, '15:00') })).status).toBe(200);
      });
      await at(Date.parse(soon.createdAt) + 11 * minute, async () => {
        expect((await seen('customer', soon.id)).can).toEqual(['confirm', 'images', 'message']);
        expect((await act('customer', 'cancelAppointment', soon.id)).refusal.code).toBe('too_late');
        expect((await act('customer', 'moveAppointment', soon.id, { start: startIn(21) })).refusal.code).toBe(
          'too_late',
        );
      });
    });
  });

  it('can be cancelled for ten minutes after its request was accepted', async () => {
    await at(startIn(19, '12:00'), async () => {
      const { id } = await requested({ start: startIn(20, '10:00'), beginsEarly: true });
      await at(startIn(19, '18:00'), async () => {
        await act('provider', 'acceptAppointment', id);
        expect((await seen('customer', id)).can).toContain('cancel');
      });
      await at(startIn(19, '18:11'), async () => {
        expect((await act('customer', 'cancelAppointment', id)).refusal.code).toBe('too_late');
      });
      await at(startIn(19, '18:09'), async () => {
        expect((await act('customer', 'cancelAppointment', id)).status).toBe(200);
      });
    });
  });

  it('cannot be cancelled once it has begun, although it was booked a minute ago', async () => {
    await at(startIn(20, '09:57'), async () => {
      await world.database.query('update app.service_card set notice_hours = 0');
      await world.database.query('update app.provider set notice_minutes = 0');
      const { id, cancelUntil, start } = await booked({ start: startIn(20, '10:00'), beginsEarly: true });
      expect(cancelUntil).toBe(start);
      await at(startIn(20, '10:01'), async () => {
        expect((await act('customer', 'cancelAppointment', id)).refusal.code).toBe('too_late');
      });
    });
  });

  it('is moved by the customer at once, to a free time inside the hours', async () => {
    const { id } = await booked();
    const other = await booked({ start: startIn(21) });
    expect((await act('customer', 'moveAppointment', id, { start: startIn(21) })).refusal.code).toBe('slot_taken');
    const outside = await act('customer', 'moveAppointment', id, { start: startIn(20, '07:00') });
    expect([outside.refusal.code, (outside.refusal.slots ?? []).length > 0]).toEqual(['slot_taken', true]);
    expect((await act('customer', 'moveAppointment', id, { start: startIn(-1) })).refusal.fields).toHaveProperty(
      'start',
    );
    // Half of the old time is free for it.
    const { body } = await act('customer', 'moveAppointment', id, { start: startIn(20, '10:30') });
    expect(body).toMatchObject({ start: startIn(20, '10:30'), end: startIn(20, '11:30'), version: 1 });
    expect(await busy()).toEqual([
      { from: startIn(20, '10:30'), until: startIn(20, '11:30') },
      { from: other.start, until: other.end },
    ]);
  });

  it('keeps its time beside the one that the provider proposes, until the customer agrees', async () => {
    const { id } = await booked();
    // The provider may leave the own hours aside, and writes times of the own clock.
    const start = startIn(22, '20:00');
    const proposed = await act('provider', 'moveAppointment', id, { start: `${start.slice(0, 10)}T20:00` });
    expect(proposed.body).toMatchObject({ start: startIn(20), proposal: { start, end: startIn(22, '21:00') } });
    expect((await seen('customer', id)).can).toEqual([
      'cancel',
      'move',
      'agree',
      'refuse',
      'confirm',
      'images',
      'message',
    ]);
    expect((await act('provider', 'agreeAppointment', id)).refusal.code).toBe('forbidden');
    // The time was proposed anew while the customer looked at the old one.
    expect((await act('customer', 'agreeAppointment', id, { seen: 0 })).refusal.code).toBe('conflict');
    const { body } = await act('customer', 'agreeAppointment', id, { seen: 1 });
    expect(body).toMatchObject({ start, proposal: null, version: 2, status: 'confirmed' });
    expect(await busy()).toEqual([{ from: start, until: startIn(22, '21:00') }]);
    expect((await act('customer', 'agreeAppointment', id)).refusal.code).toBe('wrong_state');
  });

  it('keeps its time where the customer refuses, or where the proposed one was taken meanwhile', async () => {
    const { id } = await booked();
    await act('provider', 'moveAppointment', id, { start: startIn(22) });
    expect((await act('customer', 'refuseAppointment', id)).body).toMatchObject({ proposal: null, start: startIn(20) });
    await act('provider', 'moveAppointment', id, { start: startIn(22) });
    const other = await booked({ start: startIn(22) });
    expect((await act('customer', 'agreeAppointment', id)).refusal.code).toBe('slot_taken');
    expect(await seen('customer', id)).toMatchObject({ start: startIn(20), proposal: { start: startIn(22) } });
    expect((await act('provider', 'moveAppointment', id, { start: other.start })).refusal.code).toBe('slot_taken');
  });

  it('knows that the customer is coming', async () => {
    const { id } = await booked();
    const { body } = await act('customer', 'confirmAppointment', id);
    expect(body.comingAt).not.toBeNull();
    expect(body.can).not.toContain('confirm');
    expect((await act('customer', 'confirmAppointment', id)).refusal.code).toBe('wrong_state');
  });

  it('is given away 12 hours before its start where the provider wants it and nobody said to come', async () => {
    const silent = await booked();
    const coming = await booked({ start: startIn(20, '12:00') });
    await act('customer', 'confirmAppointment', coming.id);
    const run = () => at(Date.parse(silent.start) - 11 * hour, () => runDueVisits(world.adapters));
    expect((await run())['notConfirmed']).toBe(0);
    await world.database.query('update app.provider set releases_unconfirmed = true');
    expect((await run())['notConfirmed']).toBe(1);
    expect(await seen('customer', silent.id)).toMatchObject({ status: 'cancelled', reason: 'not_confirmed' });
    expect(await seen('customer', coming.id)).toMatchObject({ status: 'confirmed' });
  });

  it('is completed two hours after its end, or by hand from its start, and then paid', async () => {
    const first = await booked();
    const second = await booked({ start: startIn(20, '12:00') });
    expect((await act('provider', 'completeAppointment', second.id)).refusal.code).toBe('wrong_state');
    await at(Date.parse(second.start) + 1000, async () => {
      expect((await act('provider', 'completeAppointment', second.id)).body.status).toBe('completed');
      expect((await act('provider', 'payAppointment', second.id)).body.status).toBe('completed_paid');
      expect((await runDueVisits(world.adapters))['completed']).toBe(0);
    });
    await at(Date.parse(first.end) + 2 * hour, async () => {
      const runs = await Promise.all([runDueVisits(world.adapters), runDueVisits(world.adapters)]);
      expect(runs.map((run) => run['completed'] ?? 0).reduce((sum, count) => sum + count)).toBe(1);
      expect(await seen('customer', first.id)).toMatchObject({
        status: 'completed',
        can: ['message', 'review'],
        review: { own: false, other: false },
      });
    });
    // What is done keeps its time.
    expect(await busy()).toHaveLength(2);
  });

  it('is no visit where nobody came: the same evening, and for two days unless it was paid or rated', async () => {
    const first = await booked();
    const second = await booked({ start: startIn(20, '12:00') });
    expect((await act('provider', 'noShowAppointment', first.id)).refusal.code).toBe('wrong_state');
    await at(Date.parse(first.end) + hour, async () => {
      const { body } = await act('provider', 'noShowAppointment', first.id);
      expect(body).toMatchObject({ status: 'cancelled', reason: 'no_show' });
    });
    await at(Date.parse(second.end) + 3 * hour, () => runDueVisits(world.adapters));
    await at(Date.parse(second.end) + 2 * day + 4 * hour, async () => {
      expect((await act('provider', 'noShowAppointment', second.id)).refusal.code).toBe('too_late');
    });
    await at(Date.parse(second.end) + day, async () => {
      await world.database.query(
        `insert into app.review (appointment_id, provider_id, author, rating, body) values ($1, $2, 'customer', 5, 'Gut')`,
        [second.id, provider.id],
      );
      expect((await act('provider', 'noShowAppointment', second.id)).refusal.code).toBe('wrong_state');
      await world.database.query('delete from app.review');
      expect((await act('provider', 'noShowAppointment', second.id)).body.reason).toBe('no_show');
    });
  });
});

describe('the conversation about a visit', () => {
  it('is read by both sides, and counts what the other has written', async () => {
    const { id } = await booked();
    await act('customer', 'messageAppointment', id, { text: 'Kann ich parken?' });
    expect((await act('customer', 'messageAppointment', id, { text: ' ' })).status).toBe(400);
    const list = await world.raw('GET /api/appointments?as=provider', undefined, {
      token: await sessionOf(world, provider.id),
    });
    expect(list.body['items']).toMatchObject([{ id, unread: 1, version: 0 }]);
    const theirs = await seen('provider', id);
    expect(theirs.messages).toMatchObject([{ author: 'customer', text: 'Kann ich parken?' }]);
    expect(theirs.unread).toBe(0);
    expect((await seen('customer', id)).unread).toBe(0);
  });
});

const entered = (start: string, end: string) =>
  anAppointment(world.database, { provider: provider.id, start, end }).then(async (id) => {
    await world.database.query(`update app.appointment set origin = 'entry', guest_name = 'Frau Kern' where id = $1`, [
      id,
    ]);
    return id;
  });

describe('what the provider has entered', () => {
  it('moves at once, and never onto somebody’s time', async () => {
    const one = await entered(startIn(20, '10:00'), startIn(20, '11:00'));
    await entered(startIn(20, '12:00'), startIn(20, '13:00'));
    expect((await act('provider', 'moveAppointment', one, { start: startIn(20, '12:30') })).refusal.code).toBe(
      'slot_taken',
    );
    const { body } = await act('provider', 'moveAppointment', one, { start: startIn(20, '07:00') });
    expect(body).toMatchObject({ start: startIn(20, '07:00'), proposal: null });
  });

  it('changes places with another, each lasting as long as before', async () => {
    const short = await entered(startIn(20, '10:00'), startIn(20, '11:00'));
    const long = await entered(startIn(20, '14:00'), startIn(20, '16:00'));
    const { status } = await act('provider', 'swapAppointments', short, { with: long });
    expect(status).toBe(200);
    expect(await busy()).toEqual([
      { from: startIn(20, '10:00'), until: startIn(20, '12:00') },
      { from: startIn(20, '14:00'), until: startIn(20, '15:00') },
    ]);
    await entered(startIn(20, '15:00'), startIn(20, '15:30'));
    const tight = await act('provider', 'swapAppointments', short, { with: long });
    expect(tight.refusal.code).toBe('slot_taken');
    expect(await busy()).toHaveLength(3);
    expect((await busy())[0]).toEqual({ from: startIn(20, '10:00'), until: startIn(20, '12:00') });
  });

  it('does not change places with what a customer has booked', async () => {
    const own = await entered(startIn(20, '14:00'), startIn(20, '15:00'));
    const { id } = await booked();
    expect((await act('provider', 'swapAppointments', own, { with: id })).refusal.code).toBe('needs_agreement');
    expect((await act('provider', 'swapAppointments', own, { with: crypto.randomUUID() })).refusal.code).toBe(
      'not_found',
    );
  });
});

describe('everything ahead', () => {
  it('of a day is cancelled by one word of illness', async () => {
    const one = await booked();
    const two = await booked({ start: startIn(20, '12:00') });
    const next = await booked({ start: startIn(21) });
    const { body } = await world.ask(
      actions.reportIll,
      { body: { day: startIn(20).slice(0, 10), note: 'Ich bin krank.' } },
      { token: await sessionOf(world, provider.id) },
    );
    expect(body).toMatchObject({ cancelled: 2, handedOver: 0, toCall: 0 });
    for (const { id } of [one, two])
      expect(await seen('customer', id)).toMatchObject({
        reason: 'ill',
        cancelledBy: 'provider',
        messages: [{ text: 'Ich bin krank.' }],
      });
    expect(await seen('customer', next.id)).toMatchObject({ status: 'confirmed' });
  });

  it('of an account is cancelled with the account', async () => {
    const { id } = await booked();
    await world.database.transaction((transaction) =>
      cancelAhead(transaction, world.adapters, customer.user.id, { reason: 'suspended', now: world.clock.now() }),
    );
    expect(await seen('provider', id)).toMatchObject({
      status: 'cancelled',
      reason: 'suspended',
      cancelledBy: 'system',
    });
  });
});

describe('somebody who is no party', () => {
  it('does nothing with the address of a visit, whatever they ask, and is told that it is not there', async () => {
    const { id } = await booked();
    const { token } = await aCustomer(world);
    const bodies: Partial<Record<ActionName, object>> = {
      moveAppointment: { start: startIn(21) },
      messageAppointment: { text: 'Hallo' },
      lateAppointment: { minutes: 5 },
      swapAppointments: { with: id },
    };
    for (const [name, endpoint] of Object.entries(acts).filter(([, { access }]) => access !== 'provider')) {
      const ask = { params: { id }, body: bodies[name as ActionName] ?? {} };
      const { status, refusal } = await world.ask(endpoint as typeof actions.acceptAppointment, ask, {
        token,
        language: 'de',
      });
      expect([name, status, refusal.error]).toEqual([name, 404, 'Das gibt es hier nicht (mehr).']);
    }
    expect(await seen('customer', id)).toMatchObject({ status: 'confirmed', version: 0, messages: [] });
  });

  it('gets nowhere with a link that was changed, and with the link of another visit only there', async () => {
    const guests = [await aGuest(world, 'one@example.org'), await aGuest(world, 'two@example.org')];
    const [one, two] = await Promise.all(
      guests.map(async (guest, index) => {
        const body = aBooking(provider, { guest, start: startIn(20 + index) });
        return (await world.ask(bookAppointment, { body })).body;
      }),
    );
    const [head, claims, signature] = (one?.link ?? '').split('.');
    const [, foreign] = (two?.link ?? '').split('.');
    expect(claims).not.toBe(foreign);
    const mixed = { token: [head, foreign, signature].join('.') };
    expect((await world.ask(actions.cancelVisit, { params: mixed, body: {} })).status).toBe(404);
    const own = { params: { token: one?.link ?? '' }, body: {} };
    expect((await world.ask(actions.cancelVisit, own)).body.id).toBe(one?.appointment.id);
    const read = await world.ask(actions.getVisit, { params: { token: two?.link ?? '' } });
    expect(read.body).toMatchObject({ id: two?.appointment.id, status: 'confirmed' });
  });
});

const toCustomer = () =>
  world.database.query('select from app.outgoing_mail where recipient = $1', [customer.user.email]);

describe('a tap too many', () => {
  it('does what it does once, and tells it once', async () => {
    const { id } = await requested();
    const before = (await toCustomer()).length;
    const twice = async (side: Side, name: ActionName) => {
      const answers = await Promise.all([act(side, name, id), act(side, name, id)]);
      return new Set(answers.map(({ status, refusal }) => `${status} ${refusal.code ?? 'done'}`));
    };
    const once = new Set(['200 done', '409 wrong_state']);
    expect(await twice('provider', 'acceptAppointment')).toEqual(once);
    expect(await toCustomer()).toHaveLength(before + 1);
    expect(await twice('customer', 'cancelAppointment')).toEqual(once);
    expect(await toCustomer()).toHaveLength(before + 2);
    expect(await seen('customer', id)).toMatchObject({ status: 'cancelled', version: 2 });
  });
});

describe('the link of a guest', () => {
  it('does what the customer may, until the start, and reads until 90 days after the end', async () => {
    const guest = await aGuest(world, 'gerda@example.org');
    const { body } = await world.ask(bookAppointment, { body: aBooking(provider, { guest }) });
    const params = { token: body.link ?? '' };
    const plain = { params, body: {} };
    expect((await world.ask(actions.getVisit, { params })).body).toMatchObject({
      id: body.appointment.id,
      can: ['cancel', 'move', 'confirm', 'images', 'message'],
    });
    expect((await world.ask(actions.confirmVisit, plain)).body.comingAt).not.toBeNull();
    expect((await world.ask(actions.messageVisit, { params, body: { text: 'Bis dann' } })).body.messages).toHaveLength(
      1,
    );
    const moved = await world.ask(actions.moveVisit, { params, body: { start: startIn(21) } });
    expect(moved.body.start).toBe(startIn(21));
    await at(startIn(21, '10:30'), async () => {
      expect((await world.ask(actions.cancelVisit, plain)).refusal.code).toBe('too_late');
      expect((await world.ask(actions.messageVisit, { params, body: { text: 'Ich warte' } })).status).toBe(200);
    });
    await at(Date.parse(startIn(21)) + 91 * day, async () => {
      const { status, refusal } = await world.ask(actions.getVisit, { params });
      expect([status, refusal.code]).toEqual([404, 'not_found']);
    });
    expect((await world.ask(actions.cancelVisit, plain)).body).toMatchObject({
      status: 'cancelled',
      reason: 'by_customer',
    });
    expect((await world.ask(actions.getVisit, { params: { token: 'made-up' } })).refusal.code).toBe('not_found');
  });
});
