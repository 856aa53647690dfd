import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookAppointment } from '../../../src/contract/booking/appointment.ts';
import {
  agreeAppointment,
  changeAppointment,
  refuseAppointment,
} from '../../../src/contract/booking/appointment-actions.ts';
import { getAppointment } from '../../../src/contract/booking/appointment-detail.ts';
import { undoDeed } from '../../../src/contract/booking/appointment-undo.ts';
import { addEntry, getCalendar } from '../../../src/contract/booking/calendar.ts';
import { listNotifications } from '../../../src/contract/messaging/notification.ts';
import { createStaff } from '../../../src/contract/services/staff.ts';
import { aBooking, sessionOf } from '../../support/appointments.ts';
import { emptied } from '../../support/emptied.ts';
import { aCustomer, type Person } from '../../support/people.ts';
import { aCard, anOffering, type Offering, offered } from '../../support/providers.ts';
import { aServiceCard } from '../../support/service-cards.ts';
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
  await world.database.query('update app.account set email_verified_at = now()');
});

const mine = async () => ({ token: await sessionOf(world, provider.id) });
const theirs = async () => ({ token: await sessionOf(world, customer.user.id) });
async function booked() {
  const { body } = await world.ask(bookAppointment, { body: aBooking(provider) }, await theirs());
  return body.appointment;
}
const change = async (id: string, body: Record<string, unknown>) =>
  world.ask(changeAppointment, { params: { id }, body }, await mine());
const shown = async (id: string) => (await world.ask(getAppointment, { params: { id } }, await mine())).body;
const minutes = ({ start, end }: { start: string; end: string }) => (Date.parse(end) - Date.parse(start)) / 60_000;
const busyMinutes = async () =>
  (
    await world.database.query<{ minutes: number }>(
      'select (extract(epoch from upper(span) - lower(span)) / 60)::float8 as minutes from app.busy',
    )
  ).map((row) => row.minutes);

const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`;

const minuteAt = (instant = '') => instant.slice(14, 16);

describe('a change of a visit', () => {
  it('lengthens a booked visit at once where the price stays, and takes the time', async () => {
    const visit = await booked();
    const [before = 0] = await busyMinutes();
    const { status, body } = await change(visit.id, { durationMinutes: minutes(visit) + 30 });
    expect([status, minutes(body), body.totalCents, body.proposal]).toEqual([
      200,
      minutes(visit) + 30,
      visit.totalCents,
      null,
    ]);
    expect(await busyMinutes()).toEqual([before + 30]);
    // The customer has not done that, so it is news to them.
    const { items, unread } = (await world.ask(listNotifications, {}, await theirs())).body;
    expect([items[0]?.kind, unread]).toEqual(['appointment_moved', 1]);
  });

  it('proposes a higher price to whom has booked; the old visit stays until they agree, and after they refuse', async () => {
    const visit = await booked();
    const asked = { durationMinutes: minutes(visit) + 30, priceCents: visit.totalCents + 1000 };
    const { body } = await change(visit.id, asked);
    expect([minutes(body), body.totalCents]).toEqual([minutes(visit), visit.totalCents]);
    expect(body.proposal?.change?.totalCents).toBe(visit.totalCents + 1000);
    await world.ask(refuseAppointment, { params: { id: visit.id }, body: {} }, await theirs());
    expect((await shown(visit.id)).proposal).toBe(null);
    await change(visit.id, asked);
    const answers = await Promise.all(
      [1, 2].map(async () => world.ask(agreeAppointment, { params: { id: visit.id }, body: {} }, await theirs())),
    );
    // Agreed to twice at once, it is carried out once.
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const after = await shown(visit.id);
    expect([minutes(after), after.totalCents, after.proposal]).toEqual([
      minutes(visit) + 30,
      visit.totalCents + 1000,
      null,
    ]);
    const mails = await world.database.query<{ subject: string }>('select subject from app.outgoing_mail');
    const changed = mails
      .map(({ subject }) => subject)
      .filter((subject) => /Änderung vorgeschlagen|Termin geändert|Change proposed|Appointment changed/.test(subject));
    expect(changed).toHaveLength(3);
  });

  it('shows a proposal in its mail as what changes, before and after, and in the calendar as a change', async () => {
    const visit = await booked();
    const { body } = await change(visit.id, {
      durationMinutes: minutes(visit) + 30,
      priceCents: visit.totalCents + 1000,
    });
    const [mail] = await world.database.query<{ text: string }>(
      `select body as text from app.outgoing_mail where subject ~ 'Änderung vorgeschlagen|Change proposed'`,
    );
    expect(mail?.text).toContain(`Total: ${euros(visit.totalCents)} → ${euros(visit.totalCents + 1000)}\n`);
    expect(mail?.text).toMatch(
      new RegExp(`^When: .+, until \\d\\d:${minuteAt(visit.end)} → until \\d\\d:${minuteAt(body.proposal?.end)}$`, 'm'),
    );
    expect(mail?.text).not.toContain('Proposal: ');
    const week = await world.ask(getCalendar, { query: { from: visit.start.slice(0, 10), days: 2 } }, await mine());
    const shownVisit = week.body.visits.find(({ id }) => id === visit.id);
    expect(shownVisit?.proposal?.isChange).toBe(true);
    expect((shownVisit?.proposal?.untilMinute ?? 0) - (shownVisit?.untilMinute ?? 0)).toBe(30);
  });

  it('changes an own entry at once, also its price, and can be taken back', async () => {
    const entry = await world.ask(addEntry, { body: { text: 'Klara in 3 Wochen 10:00' } }, await mine());
    const id = entry.body.id ?? '';
    const before = await shown(id);
    const { body } = await change(id, { durationMinutes: 90, priceCents: 12_300, undoable: true });
    expect([minutes(body), body.totalCents, body.undo?.action]).toEqual([90, 12_300, 'change']);
    expect((await world.ask(undoDeed, { params: { id: body.undo?.id ?? '' } }, await mine())).status).toBe(200);
    const after = await shown(id);
    expect([minutes(after), after.totalCents, after.items]).toEqual([minutes(before), before.totalCents, before.items]);
  });

  it('changes the services and the person of an own entry at once, and leaves what was agreed of a service that stays', async () => {
    const [first] = provider.cards;
    const wash = await aServiceCard(world, { token: (await mine()).token } as Person, {
      name: 'Waschen',
      price: 12,
      duration: 15,
    });
    const anna = await world.ask(createStaff, { body: { name: 'Anna', cards: null, hours: null } }, await mine());
    const entry = await world.ask(addEntry, { body: { text: 'Klara in 3 Wochen 10:00' } }, await mine());
    const id = entry.body.id ?? '';
    const before = await shown(id);
    await world.database.query('update app.service_card set price_cents = 99900 where id = $1', [first?.id]);
    const kept = before.items[0]?.cardId ?? '';
    const { body } = await change(id, { cards: [kept, wash.id], staffId: anna.body.id });
    expect([body.proposal, body.staff.name, body.items.map(({ name }) => name)]).toEqual([
      null,
      'Anna',
      [before.items[0]?.name, 'Waschen'],
    ]);
    expect([minutes(body), body.totalCents]).toEqual([minutes(before) + 15, before.totalCents + 1200]);
    // Nobody works for this provider by that id, and the card is somebody else's.
    expect((await change(id, { staffId: crypto.randomUUID() })).status).toBe(400);
    const [other] = await offered(world.database, anOffering({ cards: [aCard()] }));
    expect((await change(id, { cards: [other?.cards[0]?.id ?? ''] })).status).toBe(404);
  });

  it('proposes another person and dearer services to whom has booked, and takes effect when they agree', async () => {
    const visit = await booked();
    const wash = await aServiceCard(world, { token: (await mine()).token } as Person, {
      name: 'Waschen',
      price: 12,
      duration: 15,
    });
    const anna = await world.ask(createStaff, { body: { name: 'Anna', cards: null, hours: null } }, await mine());
    const cards = [visit.items[0]?.cardId ?? '', wash.id];
    const { body } = await change(visit.id, { cards, staffId: anna.body.id });
    expect([body.items.length, body.staff.name]).toEqual([1, visit.staff.name]);
    expect(body.proposal).toMatchObject({
      staff: { name: 'Anna' },
      change: { services: [visit.items[0]?.name, 'Waschen'], totalCents: visit.totalCents + 1200 },
    });
    await world.ask(agreeAppointment, { params: { id: visit.id }, body: {} }, await theirs());
    const after = await shown(visit.id);
    expect([after.staff.name, after.items.map(({ name }) => name), after.totalCents]).toEqual([
      'Anna',
      [visit.items[0]?.name, 'Waschen'],
      visit.totalCents + 1200,
    ]);
  });

  it('takes nobody else’s time, and says what is wrong with what was asked', async () => {
    const entry = await world.ask(addEntry, { body: { text: 'Klara in 3 Wochen 10:00' } }, await mine());
    await world.ask(addEntry, { body: { text: 'Dora in 3 Wochen 12:00' } }, await mine());
    const id = entry.body.id ?? '';
    expect((await change(id, { durationMinutes: 180 })).refusal.code).toBe('slot_taken');
    for (const body of [{ durationMinutes: 0 }, { priceCents: -1 }, { cards: [] }, { staffId: 'x' }])
      expect((await change(id, body)).status).toBe(400);
  });
});
