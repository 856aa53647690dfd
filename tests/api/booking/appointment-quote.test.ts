import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookAppointment, quoteAppointment } from '../../../src/contract/booking/appointment.ts';
import type { AskOf } from '../../../src/contract/endpoint.ts';
import type { CardId } from '../../../src/contract/fields.ts';
import { getProvider } from '../../../src/contract/services/provider.ts';
import { aBooking } from '../../support/appointments.ts';
import { emptied } from '../../support/emptied.ts';
import { aCustomer } from '../../support/people.ts';
import { aCard, anOffering, type Offering, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let mobile: Offering;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await emptied(world.database);
  const cards = [aCard({ isMobile: true, priceCents: 4500 }), aCard({ isMobile: true, priceCents: 2000 })];
  [mobile] = await offered(world.database, anOffering({ reachKilometres: 20, cards }));
  await world.database.query(
    `update app.service_card set travel_zones = '[{"upTo":1,"feeCents":0},{"upTo":15,"feeCents":700}]',
        travel_reach_kilometres = 15 where provider_id = $1`,
    [mobile.id],
  );
});

type Asked = Partial<AskOf<typeof quoteAppointment>['body']>;
const quote = (overrides: Asked = {}) =>
  world.ask(quoteAppointment, {
    body: { providerId: mobile.id, cards: mobile.cards.map(({ id }) => id), ...overrides },
  });
const at = (zip: string, city = 'Berlin') => ({ place: 'customer', address: { street: 'Weg 1', zip, city } }) as const;

const comes = (card: CardId, reach: number, feeCents: number) =>
  world.database.query(
    `update app.service_card set travel_zones = $2::jsonb -> 'zones', travel_reach_kilometres = $3 where id = $1`,
    [card, { zones: [{ upTo: reach, feeCents }] }, reach],
  );
const way = async (...cards: CardId[]) => {
  const { body, refusal } = await quote({ cards, ...at('12045') });
  return body.travelFeeCents ?? refusal.fields;
};

describe('the price before booking', () => {
  it('is that of all cards, and nothing for a way in the shop', async () =>
    expect((await quote()).body).toEqual({ totalCents: 6500, travelFeeCents: 0, deposit: null }));

  it('is the one that is booked, with the way to the customer once', async () => {
    const quoted = (await quote(at('12045'))).body;
    expect(quoted).toEqual({ totalCents: 7200, travelFeeCents: 700, deposit: null });
    const { token } = await aCustomer(world);
    const cards = mobile.cards.map(({ id }) => id);
    const booking = aBooking(mobile, { cards, totalCents: quoted.totalCents, ...at('12045') });
    const booked = await world.ask(bookAppointment, { body: booking }, { token });
    expect(booked.body.appointment).toMatchObject(quoted);
  });

  it('is refused where nobody comes, at the field', async () => {
    expect((await quote(at('80331', 'München'))).refusal.fields).toEqual({
      'address.zip': 'This business does not come that far',
    });
    expect((await quote({ place: 'customer' })).refusal.fields).toHaveProperty('address');
    const [shop] = await offered(world.database, anOffering());
    const cards = shop.cards.map(({ id }) => id);
    expect((await quote({ providerId: shop.id, cards, ...at('12045') })).refusal.fields).toHaveProperty('place');
  });

  it('asks of two cards with different ways what the dearer one asks, and comes only as far as both do', async () => {
    const [one, other] = mobile.cards.map(({ id }) => id) as [CardId, CardId];
    const ways = async () => [await way(one), await way(other), await way(one, other), await way(other, one)];
    await comes(one, 15, 300);
    await comes(other, 15, 900);
    expect(await ways()).toEqual([300, 900, 900, 900]);
    const tooFar = { 'address.zip': 'This business does not come that far' };
    await comes(other, 5, 900);
    expect(await ways()).toEqual([300, tooFar, tooFar, tooFar]);
    await comes(other, 15, 900);
    await comes(one, 5, 300);
    expect(await ways()).toEqual([tooFar, 900, tooFar, tooFar]);
  });

  it('is refused for a card of somebody else and for a business that takes no appointments', async () => {
    const [other] = await offered(world.database, anOffering());
    expect((await quote({ cards: other.cards.map(({ id }) => id) })).refusal.code).toBe('not_found');
    await world.database.query('delete from app.weekly_hours where provider_id = $1', [mobile.id]);
    expect((await quote()).refusal.code).toBe('not_bookable');
  });
});

const profile = async () => (await world.ask(getProvider, { params: { id: mobile.id } })).body;

describe('the profile', () => {
  it('says whether appointments can be made: with hours and a proven number', async () => {
    expect((await profile()).isBookable).toBe(true);
    await world.database.query('update app.account set phone_verified_at = null where id = $1', [mobile.id]);
    expect((await profile()).isBookable).toBe(false);
    await world.database.query('update app.account set phone_verified_at = now() where id = $1', [mobile.id]);
    await world.database.query('delete from app.weekly_hours where provider_id = $1', [mobile.id]);
    expect((await profile()).isBookable).toBe(false);
  });

  it('names the public holidays on which it is closed', async () => {
    await world.database.query(`update app.provider set holiday_region = 'DE-BE', horizon_days = 365`);
    const known = await world.database.query<{ day: string }>(
      `select day::text from app.holiday where region = 'DE-BE' and day between $1::date and $1::date + 365 order by day`,
      [world.clock.now().toISOString().slice(0, 10)],
    );
    expect(known.length).toBeGreaterThan(7);
    expect((await profile()).holidays).toEqual(known.map(({ day }) => day));
    await world.database.query('insert into app.worked_holiday (provider_id, day) values ($1, $2)', [
      mobile.id,
      known[0]?.day,
    ]);
    expect((await profile()).holidays).toEqual(known.slice(1).map(({ day }) => day));
  });
});
