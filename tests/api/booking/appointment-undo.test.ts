import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runDueVisits } from '../../../netlify/features/booking/appointment/ending-actions.ts';
import { unseal } from '../../../netlify/session/seal.ts';
import { bookAppointment } from '../../../src/contract/booking/appointment.ts';
import * as acts from '../../../src/contract/booking/appointment-actions.ts';
import { getAppointment } from '../../../src/contract/booking/appointment-detail.ts';
import { settleDeeds, undoDeed } from '../../../src/contract/booking/appointment-undo.ts';
import { addEntry, getCalendar } from '../../../src/contract/booking/calendar.ts';
import { listClients } from '../../../src/contract/booking/client.ts';
import { aBooking, atTime, sessionOf, startIn } from '../../support/appointments.ts';
import { emptied } from '../../support/emptied.ts';
import { aCustomer, type Person } from '../../support/people.ts';
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
  [provider] = await offered(world.database, anOffering({ cards: [aCard({ isAvailableNow: true })] }));
  customer = await aCustomer(world);
});

const mine = async () => ({ token: await sessionOf(world, provider.id) });
const theirs = async () => ({ token: await sessionOf(world, customer.user.id) });
const later = <T>(seconds: number, work: () => Promise<T>): Promise<T> =>
  atTime(world, world.clock.now().getTime() + seconds * 1000, work);

async function booked(): Promise<string> {
  const { body } = await world.ask(bookAppointment, { body: aBooking(provider) }, await theirs());
  await world.database.query('delete from app.outgoing_mail');
  return body.appointment.id;
}
async function entered(text: string) {
  const { body } = await world.ask(addEntry, { body: { text, undoable: true } }, await mine());
  return { id: body.id ?? '', undo: body.undo ?? '' };
}
type Named = 'cancelAppointment' | 'completeAppointment' | 'payAppointment' | 'noShowAppointment' | 'moveAppointment';
const named = new Map<string, (typeof acts)[Named]>(Object.entries(acts) as never);
const act = async (name: Named, id: string, body: Record<string, unknown> = {}) =>
  world.ask(
    named.get(name) as typeof acts.cancelAppointment,
    { params: { id }, body: { undoable: true, ...body } },
    await mine(),
  );
const undo = async (id: string) => world.ask(undoDeed, { params: { id } }, await mine());
const settled = async () => (await world.ask(settleDeeds, {}, await mine())).body.settled;
const shown = async (id: string, who = mine) =>
  (await world.ask(getAppointment, { params: { id: id } }, await who())).body;
const mails = async () => {
  const rows = await world.database.query<{ subject: string }>('select subject from app.outgoing_mail');
  return rows.length;
};
const texts = async () => {
  const rows = await world.database.query<{ to: string }>('select recipient as "to" from app.outgoing_text');
  return rows.map(({ to }) => to);
};
const kept = async () =>
  (await world.database.query<{ status: string }>('select status from app.appointment')).map(({ status }) => status);

describe('what a provider can take back for ten seconds', () => {
  it('accepts a request when the ten seconds are over, and not where it was taken back', async () => {
    await world.database.query('update app.service_card set is_available_now = false');
    const id = await booked();
    const accept = async () =>
      world.ask(acts.acceptAppointment, { params: { id }, body: { undoable: true } }, await mine());
    const { body } = await accept();
    expect([body.status, body.undo?.action]).toEqual(['confirmed', 'accept']);
    expect((await shown(id, theirs)).status).toBe('open');
    expect((await undo(body.undo?.id ?? '')).status).toBe(200);
    expect([(await shown(id)).status, await later(11, settled), await mails()]).toEqual(['open', 0, 0]);
    await accept();
    // A request whose time to answer ends meanwhile does not expire.
    await world.database.query(`update app.appointment set answer_until = now() - interval '1 second'`);
    expect((await runDueVisits(world.adapters))['expired']).toBe(0);
    await world.database.query(`update app.appointment set answer_until = now() + interval '1 hour'`);
    expect([await later(11, settled), await mails()]).toEqual([1, 1]);
    expect((await shown(id, theirs)).status).toBe('confirmed');
  });

  it('cancels nothing and mails nobody where the cancellation was taken back', async () => {
    const id = await booked();
    const { body } = await act('cancelAppointment', id, { note: 'Leider krank.' });
    // The provider goes on as if it were done; the customer still has the visit.
    expect([body.status, body.undo?.action]).toEqual(['cancelled', 'cancel']);
    expect((await shown(id, theirs)).status).toBe('confirmed');
    expect(
      (await world.ask(getCalendar, { query: { from: startIn(20).slice(0, 10) } }, await mine())).body.visits,
    ).toEqual([]);
    expect((await undo(body.undo?.id ?? '')).status).toBe(200);
    expect(await later(11, settled)).toBe(0);
    expect([await kept(), await mails(), (await shown(id, theirs)).messages]).toEqual([['confirmed'], 0, []]);
    expect((await undo(body.undo?.id ?? '')).status).toBe(404);
  });

  it('is carried out ten seconds later, once, also where two do it at once and no browser is left', async () => {
    const id = await booked();
    await act('cancelAppointment', id, { note: 'Leider krank.' });
    expect(await settled()).toBe(0);
    await later(11, async () => {
      const runs = await Promise.all([runDueVisits(world.adapters), runDueVisits(world.adapters), settled()]);
      expect((runs[0]['decided'] ?? 0) + (runs[1]['decided'] ?? 0) + runs[2]).toBe(1);
    });
    expect(await kept()).toEqual(['cancelled']);
    expect(await mails()).toBe(1);
    expect((await shown(id, theirs)).messages).toMatchObject([{ author: 'provider', text: 'Leider krank.' }]);
  });

  it('goes from “done” to “paid” within the ten seconds, and back one by one', async () => {
    const id = await booked();
    await atTime(world, (await shown(id)).end, async () => {
      const done = await act('completeAppointment', id);
      expect([done.body.status, done.body.can.includes('paid')]).toEqual(['completed', true]);
      const paid = await act('payAppointment', id, { seen: done.body.version });
      expect(paid.body.status).toBe('completed_paid');
      // The former one only after the latter.
      expect((await undo(done.body.undo?.id ?? '')).refusal.code).toBe('conflict');
      await undo(paid.body.undo?.id ?? '');
      expect((await shown(id)).status).toBe('completed');
      await undo(done.body.undo?.id ?? '');
      expect([(await shown(id)).status, await kept(), await mails()]).toEqual(['confirmed', ['confirmed'], 0]);
      await act('completeAppointment', id);
      await act('payAppointment', id);
      expect(await later(11, settled)).toBe(1);
    });
    expect(await kept()).toEqual(['completed_paid']);
  });

  it('stands before whatever the customer does in between, and is carried out with it', async () => {
    const id = await booked();
    const { body } = await act('cancelAppointment', id);
    const moved = await world.ask(
      acts.moveAppointment,
      { params: { id: id }, body: { start: startIn(21) } },
      await theirs(),
    );
    expect([moved.status, moved.refusal.state]).toEqual([409, 'cancelled']);
    expect(await kept()).toEqual(['confirmed']);
    expect([(await undo(body.undo?.id ?? '')).status, await kept()]).toEqual([200, ['confirmed']]);
    const second = await act('cancelAppointment', id);
    const message = { params: { id: id }, body: { text: 'Bis gleich!' } };
    expect((await world.ask(acts.messageAppointment, message, await theirs())).body.status).toBe('cancelled');
    expect([await kept(), (await undo(second.body.undo?.id ?? '')).status]).toEqual([['cancelled'], 404]);
  });

  it('keeps the time of a proposal back until nobody takes it back, and brings the former state back', async () => {
    const id = await booked();
    const { body } = await act('moveAppointment', id, { start: startIn(21) });
    expect([body.proposal?.start, await mails()]).toEqual([startIn(21), 0]);
    await undo(body.undo?.id ?? '');
    expect([(await shown(id, theirs)).proposal, await later(11, settled), await mails()]).toEqual([null, 0, 0]);
    await act('moveAppointment', id, { start: startIn(21) });
    await act('moveAppointment', id, { start: startIn(22) });
    expect(await later(11, settled)).toBe(1);
    // One message, about the last one.
    expect([(await shown(id, theirs)).proposal?.start, await mails()]).toEqual([startIn(22), 1]);
  });

  it('moves an own entry at once, and back where the place is still free', async () => {
    const first = await entered('Klara in 3 Wochen 10:00');
    const before = (await shown(first.id)).start;
    const moved = await act('moveAppointment', first.id, { start: `${before.slice(0, 10)}T15:00` });
    expect(moved.body.start).not.toBe(before);
    await undo(moved.body.undo?.id ?? '');
    expect((await shown(first.id)).start).toBe(before);
    const again = await act('moveAppointment', first.id, { start: `${before.slice(0, 10)}T15:00` });
    await entered('Dora in 3 Wochen 10:00');
    const refused = await undo(again.body.undo?.id ?? '');
    expect([refused.status, refused.refusal.code]).toEqual([409, 'slot_taken']);
    expect((await shown(first.id)).start).toBe(again.body.start);
  });

  it('keeps the text message of an entry back for ten seconds, and sends none of what was taken back', async () => {
    await world.database.query(
      `update app.account set phone = '0171 3920009', phone_verified_at = now(), email_verified_at = now() where id = $1`,
      [provider.id],
    );
    await world.database.query('truncate app.outgoing_text, app.outgoing_mail');
    const taken = await entered('Gerda 0171 3920001 in 3 Wochen 10:00');
    await entered('Klara 0171 3920002 in 3 Wochen 12:00');
    await entered('Dora dora@example.org in 3 Wochen 14:00');
    expect([await later(9, settled), await texts(), await mails()]).toEqual([0, [], 0]);
    await undo(taken.undo);
    expect(await later(11, settled)).toBe(2);
    expect([await texts(), await mails()]).toEqual([['+491713920002'], 1]);
    expect(await later(30, settled)).toBe(0);
    expect(await texts()).toEqual(['+491713920002']);
  });

  it('tells of an entry that was moved within the ten seconds once, as it lies then', async () => {
    await world.database.query(
      `update app.account set phone = '0171 3920009', phone_verified_at = now() where id = $1`,
      [provider.id],
    );
    await world.database.query('truncate app.outgoing_text');
    const { id } = await entered('Klara 0171 3920002 in 3 Wochen 12:00');
    const day = (await shown(id)).start.slice(0, 10);
    await act('moveAppointment', id, { start: `${day}T15:00` });
    expect(await later(11, settled)).toBe(1);
    const sent = await world.database.query<{ sealed: string }>('select sealed_body as sealed from app.outgoing_text');
    expect(sent.map(({ sealed }) => unseal(world.adapters, sealed))).toEqual([expect.stringMatching(/15:00\./)]);
  });

  it('takes an entry back with the client that it has put into the file, and two that changed places', async () => {
    const first = await entered('Klara in 3 Wochen 10:00');
    const second = await entered('Dora in 3 Wochen 15:00');
    const starts = async () => [(await shown(first.id)).start, (await shown(second.id)).start];
    const before = await starts();
    const swapped = await world.ask(
      acts.swapAppointments,
      { params: { id: first.id }, body: { with: second.id, undoable: true } },
      await mine(),
    );
    expect(await starts()).toEqual(before.toReversed());
    await undo(swapped.body.undo?.id ?? '');
    expect(await starts()).toEqual(before);
    await undo(second.undo);
    const clients = await world.ask(listClients, { query: {} }, await mine());
    expect(clients.body.items.map(({ name }) => name)).toEqual(['Klara']);
    expect(await world.database.query('select from app.busy')).toHaveLength(1);
  });

  it('is nobody else’s to take back, and wants the id of a deed', async () => {
    const id = await booked();
    const { body } = await act('cancelAppointment', id);
    const [other] = await offered(world.database, anOffering({ cards: [aCard({})] }));
    const stranger = { token: await sessionOf(world, other?.id ?? '') };
    expect((await world.ask(undoDeed, { params: { id: body.undo?.id ?? '' } }, stranger)).status).toBe(404);
    expect((await world.ask(undoDeed, { params: { id: 'x' } }, stranger)).status).toBe(404);
    expect((await act('cancelAppointment', id, { undoable: 'yes' })).status).toBe(400);
    // A customer's own cancellation is one at once, whatever is asked for.
    await undo(body.undo?.id ?? '');
    const theirOwn = await world.ask(
      acts.cancelAppointment,
      { params: { id: id }, body: { undoable: true } },
      await theirs(),
    );
    expect([theirOwn.body.status, await kept()]).toEqual(['cancelled', ['cancelled']]);
  });
});
