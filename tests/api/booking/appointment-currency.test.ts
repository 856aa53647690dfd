import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookAppointment } from '../../../src/contract/booking/appointment.ts';
import { getVisit } from '../../../src/contract/booking/appointment-actions.ts';
import { getCalendar } from '../../../src/contract/booking/calendar.ts';
import { getStatistics } from '../../../src/contract/services/business.ts';
import { aBooking, aGuest, sessionOf, startIn } from '../../support/appointments.ts';
import { aCard, anOffering, type Offering, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** As the form of the address writes it: country and clock go together. */
async function aSwissOffering(): Promise<Offering> {
  const [salon] = await offered(
    world.database,
    anOffering({ cards: [aCard({ priceCents: 8950, isAvailableNow: true })] }),
  );
  await moved(salon, 'Schweiz', 'Europe/Zurich');
  return salon;
}

async function moved({ id }: Offering, country: string, zone: string): Promise<void> {
  await world.database.query('update app.account set country = $2 where id = $1', [id, country]);
  await world.database.query('update app.provider set time_zone = $2 where account_id = $1', [id, zone]);
}

describe('a Swiss provider, booked by a German guest', () => {
  it('is booked in francs, and the visit, the mail and the calendar say so', async () => {
    const salon = await aSwissOffering();
    const guest = await aGuest(world, 'gerda@example.org');
    const booked = await world.ask(bookAppointment, { body: aBooking(salon, { guest }) }, { language: 'de' });
    expect(booked.body.appointment).toMatchObject({ totalCents: 8950, currency: 'CHF', timeZone: 'Europe/Zurich' });
    const visit = await world.ask(getVisit, { params: { token: booked.body.link ?? '' } });
    expect(visit.body.currency).toBe('CHF');
    await world.afterwards();
    const mails = await world.database.query<{ recipient: string; body: string }>(
      `select recipient, body from app.outgoing_mail where body like '%89,50%'`,
    );
    expect(mails.map(({ recipient }) => recipient).toSorted((one, other) => one.localeCompare(other))).toEqual(
      [guest.email, `${salon.id}@example.org`].toSorted((one = '', other = '') => one.localeCompare(other)),
    );
    for (const { body } of mails) {
      expect(body).toMatch(/89,50\sCHF/);
      // The terms behind it name the plans in euro.
      expect(body.split('\nAGB\n')[0]).not.toContain('€');
    }
    const day = startIn(20).slice(0, 10);
    const shown = await world.ask(
      getCalendar,
      { query: { from: day, days: 1 } },
      { token: await sessionOf(world, salon.id) },
    );
    expect(shown.body.visits).toEqual([expect.objectContaining({ totalCents: 8950, currency: 'CHF' })]);
  });

  it('keeps francs after the business has moved, and no sum mixes both', async () => {
    const salon = await aSwissOffering();
    const guest = await aGuest(world, 'gerda.2@example.org');
    const booked = await world.ask(bookAppointment, { body: aBooking(salon, { guest }) });
    await world.database.query(
      `update app.appointment set status = 'completed', completed_at = now(), starts_at = now() - interval '3 days',
              ends_at = now() - interval '3 days' + interval '1 hour' where id = $1`,
      [booked.body.appointment.id],
    );
    const token = await sessionOf(world, salon.id);
    const revenue = async () => (await world.ask(getStatistics, {}, { token })).body.revenue;
    expect(await revenue()).toBe(89.5);
    await moved(salon, 'Deutschland', 'Europe/Berlin');
    const visit = await world.ask(getVisit, { params: { token: booked.body.link ?? '' } });
    expect(visit.body.currency).toBe('CHF');
    const { body } = await world.ask(getStatistics, {}, { token });
    expect([body.revenue, body.otherRevenue], 'francs are not summed with euros, and stay known').toEqual([0, 89.5]);
    const second = { ...aBooking(salon, { guest, start: startIn(21) }) };
    expect((await world.ask(bookAppointment, { body: second })).body.appointment.currency).toBe('EUR');
  });
});
