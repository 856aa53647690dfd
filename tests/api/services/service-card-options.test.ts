import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookAppointment, holdAppointment, quoteAppointment } from '../../../src/contract/booking/appointment.ts';
import { changeAppointment } from '../../../src/contract/booking/appointment-actions.ts';
import { addEntry } from '../../../src/contract/booking/calendar.ts';
import { pickOf } from '../../../src/contract/services/card-options.ts';
import { getProvider, listOffers, listProviders, listSlots } from '../../../src/contract/services/provider.ts';
import { listServiceCards, updateServiceCard } from '../../../src/contract/services/service-card.ts';
import { aBooking, sessionOf, startIn } from '../../support/appointments.ts';
import { emptied } from '../../support/emptied.ts';
import { aCustomer, aProvider, type Person } from '../../support/people.ts';
import { aCard, anOffering, type Offering, offered } from '../../support/providers.ts';
import { aCardForm, aServiceCard } from '../../support/service-cards.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let provider: Offering;
let customer: Person;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const hands = { id: 'hands', name: 'Hände', priceCents: 3800, durationMinutes: 45, parts: [] };
const both = { id: 'both', name: 'Hände und Füße', priceCents: 7600, durationMinutes: 90, parts: [] };
const french = { id: 'french', name: 'French', priceCents: 800, durationMinutes: 10 };
const card = aCard({
  category: 'nageldesign',
  isAvailableNow: true,
  priceCents: 3800,
  durationMinutes: 45,
  variants: [hands, both],
  extras: [french],
});
const [plain, ofHands, ofBoth] = [pickOf(card.id), pickOf(card.id, ['hands']), pickOf(card.id, ['both', 'french'])];

beforeEach(async () => {
  await emptied(world.database);
  [provider] = await offered(world.database, anOffering({ cards: [card] }));
  customer = await aCustomer(world);
});

const start = startIn(20, '10:00');
const book = (cards: string[], overrides: Parameters<typeof aBooking>[1] = {}) =>
  world.ask(
    bookAppointment,
    { body: { ...aBooking(provider, { start, ...overrides }), cards } },
    { token: customer.token },
  );

describe('a variant with extras', () => {
  it('is booked with the name, the price and the minutes that the server has of it', async () => {
    const { status, body } = await book([ofBoth]);
    expect(status).toBe(201);
    expect(body.appointment).toMatchObject({
      start,
      end: startIn(20, '11:40'),
      totalCents: 8400,
      items: [
        {
          cardId: card.id,
          name: 'Termin nageldesign · Hände und Füße + French',
          priceCents: 8400,
          durationMinutes: 100,
          options: [{ id: 'both', name: 'Hände und Füße', priceCents: 7600, durationMinutes: 90 }, french],
        },
      ],
    });
    expect(
      await world.database.query('select service_name as name, price_cents as cents from app.appointment'),
    ).toEqual([{ name: 'Termin nageldesign · Hände und Füße + French', cents: 8400 }]);
  });

  it('stays as it was agreed when the card changes, and a price that was not seen is not paid', async () => {
    const { body } = await book([ofHands]);
    await world.database.query(`update app.service_card set variants = '[]', extras = '[]'`);
    const [item] = await world.database.query('select name, price_cents as cents from app.appointment_item');
    expect(item).toEqual({ name: 'Termin nageldesign · Hände', cents: 3800 });
    expect(body.appointment.totalCents).toBe(3800);
    const { status, refusal } = await book([ofHands], { start: startIn(21, '10:00') });
    expect([status, refusal?.fields]).toEqual([400, { cards: expect.stringContaining('not offered here') }]);
    expect((await book([plain], { start: startIn(21, '10:00'), totalCents: 7600 })).refusal.code).toBe('conflict');
  });

  it('is asked for by name where none was chosen, and two at once are none', async () => {
    const { refusal } = await book([plain]);
    expect(refusal.fields).toEqual({ cards: 'Please choose which “Termin nageldesign” you would like' });
    const two = await book([pickOf(card.id, ['hands', 'both'])]);
    expect(two.status).toBe(400);
    const { providerId } = aBooking(provider);
    const held = await world.ask(holdAppointment, { body: { providerId, cards: [plain], start } });
    expect(held.status).toBe(400);
  });

  it('is held and quoted at its own price', async () => {
    const { providerId } = aBooking(provider);
    const held = await world.ask(holdAppointment, { body: { providerId, cards: [ofBoth], start } });
    expect(held.body).toMatchObject({ end: startIn(20, '11:40'), totalCents: 8400 });
    const quote = await world.ask(quoteAppointment, { body: { providerId, cards: [ofBoth] } });
    expect(quote.body.totalCents).toBe(8400);
  });

  it('has the slots of its own duration', async () => {
    const slots = async (cards: string) => {
      const { body } = await world.ask(listSlots, { params: { id: provider.id }, query: { cards } });
      return body.durationMinutes;
    };
    expect([await slots(plain), await slots(ofBoth), await slots(pickOf(card.id, ['hands', 'french']))]).toEqual([
      45, 100, 55,
    ]);
    const unknown = await world.ask(listSlots, { params: { id: provider.id }, query: { cards: `${card.id}~gone` } });
    expect(unknown.status).toBe(400);
  });

  it('makes an hourly card with an extra a sum', async () => {
    const hourly = aCard({
      priceUnit: 'hour',
      priceCents: 4000,
      durationMinutes: 90,
      extras: [french],
      isAvailableNow: true,
    });
    const [other] = await offered(world.database, anOffering({ cards: [hourly] }));
    const body = { ...aBooking(other, { start }), cards: [pickOf(hourly.id, ['french'])] };
    const booked = await world.ask(bookAppointment, { body }, { token: customer.token });
    expect(booked.body.appointment.items).toMatchObject([
      { priceUnit: 'visit', priceCents: 6800, durationMinutes: 100 },
    ]);
  });
});

const found = async (priceMaximum: string) => {
  const { body } = await world.ask(listProviders, { query: { zip: '10115', priceMaximum } });
  return body.items.map(({ fromPriceCents, highestPriceCents }) => [fromPriceCents, highestPriceCents]);
};

describe('the search', () => {
  it('finds a card by its cheapest variant, and says that others cost more', async () => {
    expect(await found('38')).toEqual([[3800, 7600]]);
    expect(await found('37')).toEqual([]);
    const { body } = await world.ask(listOffers, { params: { id: provider.id }, query: { priceMaximum: '38' } });
    expect(body.items).toMatchObject([{ priceCents: 3800, highestPriceCents: 7600, durationMinutes: 45 }]);
  });

  it('shows what can be chosen on the profile', async () => {
    const { body } = await world.ask(getProvider, { params: { id: provider.id } });
    const { parts: _parts, ...option } = hands;
    expect(body.cards[0]?.variants[0]).toEqual(option);
    expect(body.cards[0]?.extras).toEqual([french]);
  });
});

describe('the calendar of the business', () => {
  it('understands a variant in a line, and asks which one where none is named', async () => {
    const token = await sessionOf(world, provider.id);
    const enter = (text: string) =>
      world.ask(addEntry, { body: { text, preview: true, day: start.slice(0, 10) } }, { token });
    const named = await enter('Klara Termin nageldesign Hände und Füße 10:00');
    expect(named.body.understood).toMatchObject({
      cards: [pickOf(card.id, ['both'])],
      totalCents: 7600,
      durationMinutes: 90,
    });
    const open = await enter('Klara nageldesign 10:00');
    expect(open.body.asks).toContain('choice');
    expect(open.body.understood.choices[0]?.map(({ priceCents }) => priceCents)).toEqual([3800, 7600]);
  });

  it('enters what a form has picked, with its extras', async () => {
    const token = await sessionOf(world, provider.id);
    const form = { isForm: true, name: 'Klara', cards: [ofBoth], day: start.slice(0, 10), minute: 600 };
    const { status } = await world.ask(addEntry, { body: form }, { token });
    expect(status).toBeLessThan(300);
    const rows = await world.database.query(
      'select card_id as card, price_cents as cents, options from app.appointment_item',
    );
    expect(rows).toMatchObject([{ card: card.id, cents: 8400, options: [{ id: 'both' }, { id: 'french' }] }]);
  });

  it('changes a visit to another variant, and keeps the agreed one where the card alone is named', async () => {
    const { body } = await book([ofHands]);
    const token = await sessionOf(world, provider.id);
    const change = (cards: string[]) =>
      world.ask(changeAppointment, { params: { id: body.appointment.id }, body: { cards } }, { token });
    const kept = await change([plain]);
    expect(kept.body.items).toMatchObject([{ priceCents: 3800, options: [{ id: 'hands' }] }]);
    const other = await change([ofBoth]);
    expect(other.body.proposal?.change).toEqual({
      services: ['Termin nageldesign · Hände und Füße + French'],
      totalCents: 8400,
    });
  });
});

describe('a card with variants', () => {
  const options = {
    variants: [
      { id: 'long', name: 'lang', price: 52, duration: 60, parts: [{ work: 20, wait: 20 }, { work: 20 }] },
      { id: 'short', name: 'kurz', price: 38, duration: 35 },
    ],
    extras: [{ id: 'wash', name: 'Waschen', price: 6.5, duration: 10 }],
  };

  it('has price, duration and parts of the cheapest, whatever is sent', async () => {
    const owner = await aProvider(world);
    const stored = await aServiceCard(world, owner, { price: 99, duration: 120, ...options });
    expect(stored).toMatchObject({ price: 38, duration: 35, parts: [], extras: options.extras });
    expect(stored.variants).toMatchObject([
      { ...options.variants[0], parts: [{}, { work: 20, wait: 0 }] },
      { id: 'short', parts: [] },
    ]);
    const { body } = await world.ask(listServiceCards, {}, { token: owner.token });
    expect(body.items[0]?.variants).toEqual(stored.variants);
  });

  it('is a plain card again without them', async () => {
    const owner = await aProvider(world);
    const { id } = await aServiceCard(world, owner, options);
    const changed = await world.ask(
      updateServiceCard,
      { params: { id }, body: aCardForm({ price: 20, duration: 25 }) },
      { token: owner.token },
    );
    expect(changed.body).toMatchObject({ price: 20, duration: 25, variants: [], extras: [] });
  });

  it('names the field of what is wrong', async () => {
    const owner = await aProvider(world);
    const fault = async (overrides: Parameters<typeof aCardForm>[0]) => {
      const answered = await world.ask(
        updateServiceCard,
        { params: { id }, body: aCardForm(overrides) },
        { token: owner.token },
      );
      return Object.keys(answered.refusal?.fields ?? {});
    };
    const { id } = await aServiceCard(world, owner, options);
    const [long, short] = options.variants;
    if (long === undefined || short === undefined) throw new Error('there are two');
    expect(await fault({ variants: [long, { ...short, id: 'long' }] })).toEqual(['variants.1.id']);
    expect(await fault({ variants: [long, { ...short, name: 'Lang' }] })).toEqual(['variants.1.name']);
    expect(await fault({ variants: [{ ...long, duration: 90 }] })).toEqual(['variants.0.parts']);
    expect(await fault({ variants: [{ ...short, duration: 37 }] })).toEqual(['variants.0.duration']);
    expect(await fault({ extras: [{ id: 'wash', name: 'Waschen', price: -1 }] })).toEqual(['extras.0.price']);
    expect(await fault({ duration: 37 })).toEqual(['duration']);
  });
});
