import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unseal } from '../../../netlify/session/seal.ts';
import { bookAppointment } from '../../../src/contract/booking/appointment.ts';
import { lateAppointment } from '../../../src/contract/booking/appointment-actions.ts';
import { getAppointment } from '../../../src/contract/booking/appointment-detail.ts';
import { addEntry } from '../../../src/contract/booking/calendar.ts';
import { listNotifications } from '../../../src/contract/messaging/notification.ts';
import { aBooking, atTime, sessionOf, startIn } from '../../support/appointments.ts';
import { emptied } from '../../support/emptied.ts';
import { aCustomer, type Person, withConfirmedEmail } from '../../support/people.ts';
import { anOffering, type Offering, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let customer: Person;
let provider: Offering;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.afterwards();
  await emptied(world.database);
  customer = await withConfirmedEmail(world, await aCustomer(world, { name: 'Klara Kunde' }));
  [provider] = await offered(world.database, anOffering());
  await world.database.query('update app.service_card set is_available_now = true');
  await world.database.query(
    `update app.account set business_name = 'Salon Grün', phone = '0171 3920009', phone_verified_at = now() where id = $1`,
    [provider.id],
  );
});

const tokenOf = (side: 'customer' | 'provider') =>
  sessionOf(world, side === 'customer' ? customer.user.id : provider.id);
async function booked(time: string, daysAhead = 20): Promise<string> {
  const { body, refusal } = await world.ask(
    bookAppointment,
    { body: aBooking(provider, { start: startIn(daysAhead, time) }) },
    { token: await tokenOf('customer') },
  );
  if (body.appointment === undefined) throw new Error(JSON.stringify(refusal));
  return body.appointment.id;
}
const late = async (side: 'customer' | 'provider', id: string, minutes: number) =>
  world.ask(lateAppointment, { params: { id }, body: { minutes } as never }, { token: await tokenOf(side) });
const can = async (side: 'customer' | 'provider', id: string) =>
  (await world.ask(getAppointment, { params: { id } }, { token: await tokenOf(side) })).body.can;
const heard = async (side: 'customer' | 'provider') =>
  (await world.ask(listNotifications, {}, { token: await tokenOf(side), language: 'de' })).body.items
    .filter(({ kind }) => kind === 'appointment_late')
    .map(({ text }) => text);
const texts = async () =>
  (
    await world.database.query<{ to: string; sealed: string }>(
      'select recipient as "to", sealed_body as sealed from app.outgoing_text order by created_at',
    )
  ).map(({ to, sealed }) => ({ to, text: unseal(world.adapters, sealed) ?? '' }));

describe('a customer who is late', () => {
  it('tells the provider at once, by bell, mail and text message', async () => {
    const id = await booked('10:00');
    await atTime(world, startIn(20, '09:30'), async () => {
      expect(await can('customer', id)).toContain('late');
      expect((await late('customer', id, 10)).status).toBe(200);
      expect(await heard('provider')).toEqual([
        expect.stringContaining('Klara Kunde verspätet sich um etwa 10 Minuten'),
      ]);
      expect(await heard('customer')).toEqual([]);
    });
    expect(await texts()).toMatchObject([{ to: '+491713920009', text: expect.stringContaining('Minuten') }]);
  });

  it('can say so from two hours before until the end, a few times, and in steps of five minutes', async () => {
    const id = await booked('10:00');
    await atTime(world, startIn(20, '07:55'), async () => {
      expect(await can('customer', id)).not.toContain('late');
      expect((await late('provider', id, 5)).refusal.code).toBe('wrong_state');
    });
    await atTime(world, startIn(20, '08:01'), async () => {
      for (const minutes of [0, 7, -5, 600]) expect((await late('customer', id, minutes)).status).toBe(400);
      const answers = [];
      for (const minutes of [5, 10, 15, 5, 5]) answers.push((await late('customer', id, minutes)).status);
      expect(answers).toEqual([200, 200, 200, 200, 429]);
    });
    await atTime(world, startIn(20, '14:00'), async () => {
      expect((await late('provider', id, 5)).status).toBe(409);
    });
  });
});

describe('a provider who is late', () => {
  it('tells the customer, and those after as far as no gap takes it up', async () => {
    const first = await booked('10:00');
    const [length] = await world.database.query<{ end: string }>('select ends_at as end from app.appointment');
    const second = new Date(length?.end ?? 0).toLocaleTimeString('en-GB', {
      timeZone: 'Europe/Berlin',
      hour: '2-digit',
      minute: '2-digit',
    });
    const enter = async (text: string, time: string) => {
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      const body = { text, day: startIn(20).slice(0, 10), minute: hours * 60 + minutes };
      const entered = await world.ask(addEntry, { body }, { token: await tokenOf('provider') });
      expect(entered.status).toBe(200);
    };
    await enter('Gerda 0171 3920001', second);
    await enter('Bernd 0171 3920002', '18:00');
    await world.database.query('delete from app.outgoing_text');
    await atTime(world, startIn(20, '09:55'), async () => {
      expect((await late('provider', first, 15)).status).toBe(200);
      expect(await heard('customer')).toEqual([
        expect.stringContaining('Salon Grün verspätet sich um etwa 15 Minuten'),
      ]);
    });
    const sent = await texts();
    expect(sent.map(({ to }) => to)).toEqual(['+491713920001']);
    expect(sent[0]?.text).toMatch(/Salon Grün verspätet sich um etwa \d+ Minuten\. Ihr Termin: /);
  });
});

describe('at a home visit', () => {
  it('says that the provider comes later, whoever says so', async () => {
    const id = await booked('10:00');
    await world.database.query(
      `update app.appointment set place = 'customer', address = '{"street": "Musterweg 3", "zip": "10115", "city": "Berlin"}' where id = $1`,
      [id],
    );
    await atTime(world, startIn(20, '09:30'), async () => {
      await late('customer', id, 10);
      expect(await heard('provider')).toEqual([
        expect.stringContaining('Klara Kunde bittet Sie, etwa 10 Minuten später zu kommen'),
      ]);
      await late('provider', id, 15);
      expect(await heard('customer')).toEqual([
        expect.stringContaining('Salon Grün kommt etwa 15 Minuten später zu Ihnen'),
      ]);
    });
    const sent = await texts();
    expect(sent.map(({ text }) => text)).toEqual([expect.stringContaining('bitte 10 Minuten später kommen')]);
  });
});
