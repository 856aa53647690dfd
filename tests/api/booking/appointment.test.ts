import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../../src/contract/admin/own-data.ts';
import {
  type AppointmentId,
  appointmentId,
  bookAppointment,
  holdAppointment,
  listAppointments,
  releaseHold,
} from '../../../src/contract/booking/appointment.ts';
import { getVisit } from '../../../src/contract/booking/appointment-actions.ts';
import { getAppointment } from '../../../src/contract/booking/appointment-detail.ts';
import { getCalendar } from '../../../src/contract/booking/calendar.ts';
import { confirmGuestCode, requestGuestCode } from '../../../src/contract/booking/guest.ts';
import { listGuestVisits, mailGuestVisits } from '../../../src/contract/booking/guest-visit.ts';
import { aBooking, aGuest, atTime, sentCode, sessionOf, startIn } from '../../support/appointments.ts';
import { emptied } from '../../support/emptied.ts';
import { aCustomer, goodPassword, type Person } from '../../support/people.ts';
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

type Overrides = Parameters<typeof aBooking>[1];
const book = (overrides: Overrides = {}, by: Person | null = customer, at: Offering = provider) =>
  world.ask(bookAppointment, { body: aBooking(at, overrides) }, { token: by?.token });
const hold = (overrides: Partial<ReturnType<typeof aBooking>> = {}, caller = '10.0.0.1', at: Offering = provider) => {
  const { providerId, cards, start } = aBooking(at, overrides);
  return world.ask(holdAppointment, { body: { providerId, cards, start } }, { caller });
};
const busy = () =>
  world.database.query<{ from: string; until: string }>(
    'select lower(span) as "from", upper(span) as until from app.busy order by span',
  );
const counted = async (): Promise<number> => (await world.database.query('select id from app.appointment')).length;

const addressIn = (zip: string, city = 'Berlin') =>
  ({ place: 'customer', address: { street: 'Weg 1', zip, city } }) as const;

describe('a booking', () => {
  it('is confirmed at once where the card allows it, with everything as the rows say', async () => {
    const start = startIn(20, '10:00');
    const { status, body } = await book({ start, note: 'Bitte klingeln.' });
    expect(status).toBe(201);
    expect(body.link).toBeNull();
    expect(body.appointment).toMatchObject({
      status: 'confirmed',
      start,
      end: startIn(20, '11:00'),
      timeZone: 'Europe/Berlin',
      version: 0,
      totalCents: 4500,
      travelFeeCents: 0,
      place: 'shop',
      note: 'Bitte klingeln.',
      origin: 'site',
      answerUntil: null,
      cancelUntil: startIn(19, '10:00'),
      provider: { id: provider.id, name: provider.name, phone: '+49 171 3920000' },
      customer: { name: 'Jürgen Groß', email: customer.user.email, isGuest: false },
      items: [{ cardId: provider.cards[0]?.id, priceCents: 4500, durationMinutes: 60 }],
      can: ['cancel', 'move', 'confirm', 'images', 'message'],
      review: { own: false, other: false, until: null },
    });
    expect(await busy()).toEqual([{ from: start, until: startIn(20, '11:00') }]);
  });

  it('says that its price contains VAT where the business charges it, and nowhere else', async () => {
    const charged: [string | null, boolean][] = [];
    await world.database.query(
      `insert into app.provider_business (account_id, is_trader, name, street, zip, city, country, updated_at)
       values ($1, false, 'Petra Privat', 'Weg 1', '10115', 'Berlin', 'de', now())`,
      [provider.id],
    );
    for (const [index, status] of [null, 'small', 'tax_number', 'vat_id'].entries()) {
      await world.database.query('update app.provider_business set vat_status = $2 where account_id = $1', [
        provider.id,
        status,
      ]);
      const { appointment } = (await book({ start: startIn(20 + index, '10:00') })).body;
      charged.push([status, appointment.provider.chargesVat]);
    }
    expect(charged).toEqual([
      [null, false],
      ['small', false],
      ['tax_number', true],
      ['vat_id', true],
    ]);
  });

  it('is a request where the plan does not allow more, and says until when it will be answered', async () => {
    const [free] = await offered(
      world.database,
      anOffering({ plan: 'free', cards: [aCard({ isAvailableNow: true })] }),
    );
    const { body } = await book({}, customer, free);
    const { status, answerUntil, can, provider: shown } = body.appointment;
    expect(status).toBe('open');
    expect(Date.parse(answerUntil ?? '')).toBeCloseTo(world.clock.now().getTime() + 24 * 3_600_000, -5);
    expect(can).toEqual(['withdraw', 'images', 'message']);
    // What is not public is told with the confirmation.
    expect(shown).toMatchObject({ phone: null, address: null });
  });

  it('is one block of several cards with the pieces of work, and the buffer of the last', async () => {
    const [salon] = await offered(
      world.database,
      anOffering({
        cards: [
          aCard({ isAvailableNow: true, durationMinutes: 120 }),
          aCard({ isAvailableNow: true, durationMinutes: 30 }),
        ],
      }),
    );
    const [colour, cut] = salon.cards;
    await world.database.query(
      `update app.service_card set parts = '[{"work":45,"wait":30},{"work":45,"wait":0}]', price_unit = 'hour',
          cancel_hours = 48 where id = $1`,
      [colour?.id],
    );
    await world.database.query('update app.service_card set buffer_minutes = 15 where id = $1', [cut?.id]);
    const cards = [colour, cut].flatMap((card) => card?.id ?? []);
    const { status, body } = await book({ cards }, customer, salon);
    expect(status).toBe(201);
    expect(body.appointment).toMatchObject({
      end: startIn(20, '12:30'),
      totalCents: 9000 + 4500,
      cancelUntil: startIn(18, '10:00'),
    });
    expect(await busy()).toEqual([
      { from: startIn(20, '10:00'), until: startIn(20, '10:45') },
      { from: startIn(20, '11:15'), until: startIn(20, '12:45') },
    ]);
  });

  it('is one visit when it is asked for twice under one id, one after the other or at once', async () => {
    const id = appointmentId.parse(crypto.randomUUID());
    const both = await Promise.all([book({ id }), book({ id })]);
    const again = await book({ id });
    expect([...both, again].map(({ status, body }) => [status, body.appointment.id])).toEqual(
      Array.from({ length: 3 }, () => [201, id]),
    );
    expect(await counted()).toBe(1);
    const other = await aCustomer(world);
    expect((await book({ id }, other)).refusal.code).toBe('conflict');
  });

  it('goes to whoever of the staff has the least to do that week, unless somebody is named', async () => {
    const [first] = await world.database.query<{ id: never }>('select id from app.staff where provider_id = $1', [
      provider.id,
    ]);
    const [second] = await world.database.query<{ id: never }>(
      `insert into app.staff (provider_id, name, position) values ($1, 'Beate', 1) returning id`,
      [provider.id],
    );
    const named = await book({ staffId: first?.id, start: startIn(20, '10:00') });
    expect(named.body.appointment.staff.id).toBe(first?.id);
    const least = await book({ start: startIn(20, '12:00') });
    expect(least.body.appointment.staff).toEqual({ id: second?.id, name: 'Beate' });
    // Nobody else is free at ten.
    const atTen = await book({ start: startIn(20, '10:00') });
    expect(atTen.body.appointment.staff.id).toBe(second?.id);
    expect((await book({ start: startIn(20, '10:00') })).refusal.code).toBe('slot_taken');
    expect((await book({ staffId: first?.id, start: startIn(20, '10:30') })).refusal.code).toBe('slot_taken');
  });

  it('at the customer’s costs the way, by the zone of the postal code, and no one comes further than they say', async () => {
    const [mobile] = await offered(
      world.database,
      anOffering({ reachKilometres: 20, cards: [aCard({ isMobile: true, isAvailableNow: true })] }),
    );
    await world.database.query(
      `update app.service_card set travel_zones = '[{"upTo":1,"feeCents":0},{"upTo":15,"feeCents":700}]',
          travel_reach_kilometres = 15 where provider_id = $1`,
      [mobile.id],
    );
    const { body } = await book({ ...addressIn('12045') }, customer, mobile);
    expect(body.appointment).toMatchObject({
      travelFeeCents: 700,
      totalCents: 5200,
      place: 'customer',
      distance: null,
    });
    const { id } = body.appointment;
    const seen = (await world.ask(getAppointment, { params: { id } }, { token: await sessionOf(world, mobile.id) }))
      .body;
    // The provider sees where and how far, the customer has no need to.
    expect(seen.address).toMatchObject({ street: 'Weg 1' });
    expect(seen.distance).toBeGreaterThan(0);
    expect(body.appointment.address).toEqual({ street: 'Weg 1', zip: '12045', city: 'Berlin' });
    expect(body.appointment.provider.address).toBeNull();
    const far = await book({ ...addressIn('80331', 'München'), start: startIn(21) }, customer, mobile);
    expect(far.refusal.fields).toEqual({ 'address.zip': 'This business does not come that far' });
    const nowhere = await book({ place: 'customer', start: startIn(21) }, customer, mobile);
    expect(nowhere.refusal.fields).toHaveProperty('address');
    // The usual card is not offered there.
    expect((await book({ ...addressIn('12045') })).refusal.fields).toHaveProperty('place');
  });
});

const refused = async (overrides: Overrides, by?: Person, at?: Offering) => {
  const { status, refusal } = await book(overrides, by, at);
  return [status, refusal.code, ...Object.keys(refusal.fields ?? {})];
};

const hoursAhead = (count: number): string => new Date(world.clock.now().getTime() + count * 3_600_000).toISOString();

describe('what cannot be booked gets a clear sentence, and nothing is written', () => {
  it('a time outside the hours, off the raster, after the horizon, in the past, or that is none', async () => {
    expect(await refused({ start: startIn(20, '08:30') })).toEqual([409, 'slot_taken']);
    expect(await refused({ start: startIn(20, '17:30') })).toEqual([409, 'slot_taken']);
    expect(await refused({ start: startIn(20, '10:03') })).toEqual([409, 'slot_taken']);
    expect(await refused({ start: startIn(90) })).toEqual([409, 'slot_taken']);
    expect(await refused({ start: hoursAhead(-1) })).toEqual([400, 'invalid', 'start']);
    expect(await refused({ start: 'tomorrow' })).toEqual([400, 'invalid', 'start']);
    expect(await counted()).toBe(0);
  });

  it('a price of one’s own, another provider’s card, a draft, a card twice too often', async () => {
    const [other] = await offered(world.database, anOffering({ cards: [aCard(), aCard({ isPublished: false })] }));
    expect(await refused({ totalCents: 1 })).toEqual([409, 'conflict']);
    expect(await refused({ cards: other.cards.map(({ id }) => id) })).toEqual([404, 'not_found']);
    expect(await refused({ cards: other.cards.slice(1).map(({ id }) => id) }, customer, other)).toEqual([
      404,
      'not_found',
    ]);
    expect(await refused({ cards: [] })).toEqual([400, 'invalid', 'cards']);
    const [card] = provider.cards;
    expect(await refused({ cards: Array.from({ length: 7 }, () => card?.id as never) })).toEqual([
      400,
      'invalid',
      'cards',
    ]);
    expect(await counted()).toBe(0);
  });

  it('a visit at one’s own business, or at one that is not there or takes none', async () => {
    const [hidden] = await offered(world.database, anOffering({ isVerified: false }));
    const [mute] = await offered(world.database, anOffering());
    await world.database.query('update app.account set phone_verified_at = null where id = $1', [mute.id]);
    expect(await refused({}, customer, hidden)).toEqual([404, 'not_found']);
    expect(await refused({}, customer, mute)).toEqual([409, 'not_bookable']);
    await world.database.query(`update app.account set type = 'provider' where id = $1`, [customer.user.id]);
    expect(await refused({ providerId: customer.user.id })).toEqual([403, 'own_offer']);
  });

  it('a start within two weeks without the wish to begin early', async () => {
    expect(await refused({ start: startIn(5) })).toEqual([400, 'invalid', 'beginsEarly']);
    expect((await book({ start: startIn(5), beginsEarly: true })).status).toBe(201);
  });

  it('a request with less than three hours’ notice, where an immediate booking still fits', async () => {
    const always = { opensMinute: 0, closesMinute: 1440 };
    const open = { hours: [always], noticeMinutes: 0 };
    const [slow, quick] = await offered(
      world.database,
      anOffering({ ...open, plan: 'free' }),
      anOffering({ ...open, cards: [aCard({ isAvailableNow: true, durationMinutes: 15 })] }),
    );
    await atTime(world, startIn(1, '12:00'), async () => {
      const soon = { start: startIn(1, '13:00'), beginsEarly: true };
      customer = { ...customer, token: await sessionOf(world, customer.user.id) };
      expect(await refused(soon, customer, slow)).toEqual([409, 'slot_taken']);
      expect((await book(soon, customer, quick)).status).toBe(201);
    });
  });

  it('more than three open requests at one provider, or ten visits ahead in all', async () => {
    const [slow] = await offered(world.database, anOffering({ plan: 'free' }));
    const days = [21, 22, 23, 24];
    const asked = [];
    for (const day of days) asked.push(await book({ start: startIn(day) }, customer, slow));
    expect(asked.map(({ status }) => status)).toEqual([201, 201, 201, 409]);
    expect(asked[3]?.refusal.code).toBe('too_many_open');
    const more = [];
    for (const day of [21, 22, 23, 24, 25, 26, 27, 28]) more.push((await book({ start: startIn(day) })).status);
    expect(more).toEqual([201, 201, 201, 201, 201, 201, 201, 409]);
  });

  it('a slot that is taken, with the next free ones in the answer', async () => {
    await book();
    const { status, refusal } = await book({}, await aCustomer(world));
    expect(status).toBe(409);
    expect(refusal.error).toBe('This time is no longer free. Please choose another one.');
    expect(refusal.slots?.length).toBeGreaterThan(3);
    expect(refusal.slots?.every((slot) => slot > startIn(20))).toBe(true);
    expect((await book({ start: refusal.slots?.[0] as string }, await aCustomer(world))).status).toBe(201);
  });
});

const written = async (): Promise<number> => {
  const tables = ['appointment', 'appointment_item', 'busy', 'notification', 'outgoing_mail', 'outgoing_text'];
  const [row] = await world.database.query<{ count: number }>(
    `select ${tables.map((name) => `(select count(*) from app.${name})`).join(' + ')} as count`,
  );
  return Number(row?.count);
};
const allMails = () => world.database.query('select from app.outgoing_mail');

describe('bad input', () => {
  it('is answered in a sentence of either language, and leaves no row, no mail and no notice behind', async () => {
    const [other] = await offered(world.database, anOffering());
    const foreign = other.cards.map(({ id }) => id);
    const own = provider.cards.map(({ id }) => id);
    const past = { de: 'Diese Zeit ist schon vorbei', en: 'This time is already over' };
    const taken = {
      de: 'Diese Zeit ist nicht mehr frei. Bitte wählen Sie eine andere.',
      en: 'This time is no longer free. Please choose another one.',
    };
    const changed = {
      de: 'Der Stand hat sich inzwischen geändert. Bitte laden Sie die Seite neu.',
      en: 'This has changed in the meantime. Please reload the page.',
    };
    const missing = { de: 'Das gibt es hier nicht (mehr).', en: 'This does not exist (any more).' };
    const bad: [Overrides, { de: string; en: string }, string?][] = [
      [{ start: startIn(20, '03:00') }, taken],
      [{ totalCents: 1 }, changed],
      [{ cards: foreign }, missing],
      [{ cards: [...own, ...foreign] }, missing],
      [{ start: hoursAhead(-1) }, past, 'start'],
    ];
    const before = await written();
    for (const [overrides, sentences, field] of bad)
      for (const language of ['de', 'en'] as const) {
        const ask = { body: aBooking(provider, overrides) };
        const { refusal } = await world.ask(bookAppointment, ask, { token: customer.token, language });
        expect(field === undefined ? refusal.error : refusal.fields?.[field]).toBe(sentences[language]);
      }
    await world.afterwards();
    expect(await written()).toBe(before);
  });

  it('of a tap too many is one visit, with one mail to each side', async () => {
    const before = (await allMails()).length;
    const answers = await Promise.all([book(), book(), book()]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ refusal }) => refusal.code === 'slot_taken')).toHaveLength(2);
    expect(await counted()).toBe(1);
    expect(await allMails()).toHaveLength(before + 2);
  });
});

describe('a held slot', () => {
  it('is nobody else’s for ten minutes, and becomes the visit', async () => {
    const held = await hold();
    expect(held.status).toBe(201);
    expect(held.body).toMatchObject({
      start: startIn(20),
      end: startIn(20, '11:00'),
      totalCents: 4500,
      isImmediate: true,
    });
    expect((await hold({}, '10.0.0.2')).refusal.code).toBe('slot_taken');
    expect((await book()).refusal.code).toBe('slot_taken');
    const { status, body } = await book({ holdId: held.body.id });
    expect([status, body.appointment.status]).toEqual([201, 'confirmed']);
    expect(await busy()).toHaveLength(1);
    expect(await counted()).toBe(1);
  });

  it('is one for each visitor and provider: a second takes the place of the first', async () => {
    await hold({ start: startIn(20, '10:00') });
    await hold({ start: startIn(20, '14:00') });
    expect(await busy()).toHaveLength(1);
    expect((await book({ start: startIn(20, '10:00') })).status).toBe(201);
  });

  it('can be let go, is free again when it is over, and is still booked if nobody came', async () => {
    const first = await hold();
    expect((await world.ask(releaseHold, { params: { id: first.body.id } })).status).toBe(200);
    expect(await counted()).toBe(0);
    const second = await hold();
    world.clock.forward(11 * 60_000);
    const third = await hold({}, '10.0.0.2');
    expect(third.status).toBe(201);
    expect(await counted()).toBe(1);
    expect((await book({ holdId: second.body.id })).refusal.code).toBe('slot_taken');
    world.clock.forward(11 * 60_000);
    expect((await book({ holdId: second.body.id })).status).toBe(201);
    expect(await counted()).toBe(1);
  });

  it('is shown by no call, and a visitor has few of them', async () => {
    await hold();
    const list = await world.ask(
      listAppointments,
      { query: { as: 'provider' } },
      { token: await sessionOf(world, provider.id) },
    );
    expect(list.body).toMatchObject({ items: [], total: 0 });
    const others = await offered(world.database, ...Array.from({ length: 8 }, () => anOffering()));
    const statuses = [];
    for (const other of others) statuses.push((await hold({}, '10.0.0.1', other)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 201, 429]);
  });
});

describe('somebody without an account', () => {
  const email = 'gerda@example.org';

  it('books with an address that a code has proven, and opens the visit by its link', async () => {
    const guest = await aGuest(world, email);
    const { status, body } = await book({ guest }, null);
    expect(status).toBe(201);
    expect(body.appointment.customer).toEqual({ name: 'Gerda Gast', email, phone: null, isGuest: true });
    expect(body.link).toMatch(/^ey/);
    // A second visit needs no second code.
    expect((await book({ guest, start: startIn(21) }, null)).status).toBe(201);
  });

  it('asks again under the same id and gets a link again; nobody else does', async () => {
    const guest = await aGuest(world, email);
    const id: AppointmentId = appointmentId.parse(crypto.randomUUID());
    await book({ guest, id }, null);
    expect((await book({ guest, id }, null)).body.link).toMatch(/^ey/);
    const other = await aGuest(world, 'other@example.org');
    expect((await book({ guest: other, id }, null)).refusal.code).toBe('conflict');
  });

  it('has to prove the very address, and to say who comes', async () => {
    const guest = await aGuest(world, email);
    expect((await book({ guest: { ...guest, email: 'other@example.org' } }, null)).refusal.code).toBe('unproven');
    expect((await book({ guest: { ...guest, proof: 'made up' } }, null)).refusal.code).toBe('unproven');
    expect((await book({}, null)).refusal.fields).toHaveProperty('guest.name');
    expect(await counted()).toBe(0);
    world.clock.forward(91 * 86_400_000);
    expect((await book({ guest, start: startIn(20 + 91) }, null)).refusal.code).toBe('unproven');
    world.clock.forward(-91 * 86_400_000);
  });

  it('proves a number by a text message', async () => {
    const phone = '0151 23456789';
    expect((await world.ask(requestGuestCode, { body: { phone } })).body).toEqual({ waitSeconds: 60 });
    const [text] = await world.database.query<{ recipient: string }>('select recipient from app.outgoing_text');
    expect(text?.recipient).toBe('+4915123456789');
    expect((await world.ask(requestGuestCode, { body: { phone: '110' } })).refusal.code).toBe('invalid');
    expect((await world.ask(requestGuestCode, { body: {} })).refusal.fields).toHaveProperty('email');
  });

  it('is told of the visit at the number that was proven, and never at an address that was only typed', async () => {
    const phone = '+49 151 23456789';
    const number = '+4915123456789';
    await world.ask(requestGuestCode, { body: { phone } });
    const code = await sentCode(world, number);
    const { proof } = (await world.ask(confirmGuestCode, { body: { phone, code } })).body;
    const guest = { name: 'Gerda Gast', email: 'somebody.else@example.org', phone, proof };
    expect((await book({ guest }, null)).status).toBe(201);
    await world.afterwards();
    const mails = await world.database.query(
      `select from app.outgoing_mail where recipient = 'somebody.else@example.org'`,
    );
    expect(mails).toHaveLength(0);
    const texts = await world.database.query('select from app.outgoing_text where recipient = $1', [number]);
    expect(texts.length).toBeGreaterThan(1);
  });

  it('gets a code once a minute, and has five tries', async () => {
    await world.ask(requestGuestCode, { body: { email } });
    const soon = await world.ask(requestGuestCode, { body: { email } });
    expect(soon.status).toBe(429);
    const code = await sentCode(world, email);
    const wrong = code === '000000' ? '111111' : '000000';
    const said = [];
    for (let tries = 0; tries < 5; tries += 1)
      said.push((await world.ask(confirmGuestCode, { body: { email, code: wrong } })).refusal.fields?.['code']);
    expect(said[0]).toBe('This code is wrong');
    expect(said[4]).toBe('This code is no longer valid. Please have a new one sent');
    expect((await world.ask(confirmGuestCode, { body: { email, code } })).refusal.code).toBe('verification_failed');
  });

  it('has the limits of their address', async () => {
    const guest = await aGuest(world, email);
    const [slow] = await offered(world.database, anOffering({ plan: 'free' }));
    const statuses = [];
    for (const day of [21, 22, 23, 24]) statuses.push((await book({ guest, start: startIn(day) }, null, slow)).status);
    expect(statuses).toEqual([201, 201, 201, 409]);
  });
});

const asked = (query: Record<string, unknown>) => world.ask(listAppointments, { query }, { token: customer.token });
const list = async (query: Record<string, unknown>) => (await asked(query)).body;

describe('own visits', () => {
  it('are listed by time, filtered and continued', async () => {
    for (const day of [22, 20, 21]) await book({ start: startIn(day) });
    const first = await list({ limit: 2 });
    expect(first.items.map(({ start }) => start)).toEqual([startIn(20), startIn(21)]);
    expect(first.total).toBe(3);
    const rest = await list({ limit: 2, cursor: first.nextCursor });
    expect(rest.items.map(({ start }) => start)).toEqual([startIn(22)]);
    expect(rest.nextCursor).toBeNull();
    expect((await list({ order: 'descending', limit: 1 })).items[0]?.start).toBe(startIn(22));
    expect((await list({ from: startIn(20, '10:30'), until: startIn(21, '10:00') })).items).toHaveLength(1);
    expect((await list({ status: 'open,cancelled' })).items).toEqual([]);
    expect((await list({ status: 'confirmed' })).items).toHaveLength(3);
  });

  it('refuse an unknown state and a made-up continuation', async () => {
    expect((await asked({ status: 'held' })).refusal.fields).toHaveProperty('status');
    expect((await asked({ cursor: 'nonsense' })).refusal.fields).toHaveProperty('cursor');
  });

  it('open for both sides, and for nobody else', async () => {
    const { body } = await book();
    const params = { id: body.appointment.id };
    const token = await sessionOf(world, provider.id);
    const own = await world.ask(getAppointment, { params }, { token: customer.token });
    expect(own.body).toMatchObject({ status: 'confirmed', messages: [], unread: 0 });
    const theirs = await world.ask(getAppointment, { params }, { token });
    expect(theirs.body.can).toEqual(['cancel', 'move', 'change', 'message']);
    const stranger = await aCustomer(world);
    expect((await world.ask(getAppointment, { params }, { token: stranger.token })).refusal.code).toBe('not_found');
  });
});

describe('a visit for somebody else', () => {
  it('names who comes to both sides, in the calendar and in the mail, and forgets it with the account', async () => {
    const { body } = await book({ visitor: ' Max Kind ' });
    expect(body.appointment).toMatchObject({ visitor: 'Max Kind', customer: { name: customer.user.name } });
    const token = await sessionOf(world, provider.id);
    const from = body.appointment.start.slice(0, 10);
    const { body: week } = await world.ask(getCalendar, { query: { from } }, { token });
    expect(week.visits[0]?.customer).toBe(`Max Kind · ${customer.user.name}`);
    await world.afterwards();
    const mails = await world.database.query<{ body: string }>(
      `select body from app.outgoing_mail where body like '%Für: Max Kind%' or body like '%For: Max Kind%'`,
    );
    expect(mails).not.toEqual([]);
    await world.ask(deleteAccount, { body: { confirm: 'DELETE', password: goodPassword } }, { token: customer.token });
    const kept = await world.database.query('select from app.appointment where visitor_name is not null');
    expect(kept).toEqual([]);
  });
});

const mailedToken = async (to: string): Promise<string | undefined> => {
  await world.ask(mailGuestVisits, { body: { email: to } });
  await world.afterwards();
  const [mail] = await world.database.query<{ body: string }>(
    `select body from app.outgoing_mail where recipient = $1 and body like '%guest=%' order by created_at desc limit 1`,
    [to],
  );
  return /guest=(\S+)/.exec(mail?.body ?? '')?.[1];
};

describe('all visits of a guest', () => {
  it('are listed by a link that is mailed to their address, and each opens by its own', async () => {
    const guest = await aGuest(world, 'gerda@example.org');
    const first = await book({ guest, start: startIn(20, '10:00') }, null);
    await book({ guest, start: startIn(21, '10:00') }, null);
    await book({ guest: await aGuest(world, 'other@example.org'), start: startIn(22, '10:00') }, null);
    const token = (await mailedToken('gerda@example.org')) ?? '';
    const { body } = await world.ask(listGuestVisits, { params: { token } });
    expect(body.items.map(({ appointment }) => appointment.start)).toEqual([
      startIn(21, '10:00'),
      startIn(20, '10:00'),
    ]);
    const opened = await world.ask(getVisit, { params: { token: body.items[1]?.link ?? '' } });
    expect(opened.body.id).toBe(first.body.appointment.id);
    const later = new Date(world.clock.now().getTime() + 8 * 86_400_000).toISOString();
    await atTime(world, later, async () => {
      expect((await world.ask(listGuestVisits, { params: { token } })).status).toBe(404);
    });
  });

  it('are not told of to anybody else: the answer is the same, and no mail goes out', async () => {
    expect(await mailedToken('nobody@example.org')).toBeUndefined();
    expect((await world.ask(mailGuestVisits, { body: { email: 'none' } })).status).toBe(400);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => world.ask(mailGuestVisits, { body: { email: 'often@example.org' } })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 201, 201, 429]);
  });
});
