import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AccountId } from '../../../src/contract/fields.ts';
import { putBank, putBusiness, putTax } from '../../../src/contract/services/business.ts';
import { getProvider } from '../../../src/contract/services/provider.ts';
import { aBankAccount, aBusiness, aTaxForm } from '../../support/businesses.ts';
import { emptied } from '../../support/emptied.ts';
import { aCustomer, aProvider, withConfirmedEmail } from '../../support/people.ts';
import { aCard, anAppointment, anOffering, aReview, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(() => emptied(world.database));

const day = 86_400_000;
const inDays = (days: number): Date => new Date(world.clock.now().getTime() + days * day);

const profileOf = async (id: AccountId) => {
  const answered = await world.ask(getProvider, { params: { id } });
  expect(answered.status, JSON.stringify(answered.refusal)).toBe(200);
  return answered.body;
};

let visits = 0;
/** An appointment that is over, at a time of its own. */
async function aVisit(provider: AccountId, customer: string | null = null): Promise<string> {
  const start = inDays(-10 - (visits += 1));
  return anAppointment(world.database, {
    provider,
    customer,
    start: start.toISOString(),
    end: new Date(start.getTime() + 3_600_000).toISOString(),
    status: 'completed',
  });
}

describe('the public profile', () => {
  it('shows cards, hours and place, and nothing that is private', async () => {
    const [{ id, cards }] = await offered(
      world.database,
      anOffering({
        name: 'Salon Offen',
        latitude: 52.5391,
        cards: [aCard({ priceCents: 4900 }), aCard({ isPublished: false })],
      }),
    );
    const profile = await profileOf(id);
    expect(profile).toMatchObject({
      name: 'Salon Offen',
      zip: '10115',
      city: 'Berlin',
      street: null,
      phone: null,
      rating: null,
      reviewCount: 0,
      timeZone: 'Europe/Berlin',
      cards: [{ id: cards[0]?.id, priceCents: 4900, durationMinutes: 60, isHomeService: false }],
    });
    expect(profile.hours).toHaveLength(7);
    const written = JSON.stringify(profile);
    for (const secret of ['Geheime', 'Petra Privat', '@example.org', '3920000', '52.5'])
      expect(written).not.toContain(secret);
  });

  it('shows the telephone and the address of who wants that', async () => {
    const [{ id }] = await offered(world.database, anOffering({ isPhonePublic: true, isAddressPublic: true }));
    expect(await profileOf(id)).toMatchObject({ phone: '+49 171 3920000', street: 'Geheime Straße 7' });
  });

  it('is not there for unverified, suspended or unknown providers, customers and names that are no id', async () => {
    const [unverified, suspended] = await offered(
      world.database,
      anOffering({ isVerified: false }),
      anOffering({ isSuspended: true }),
    );
    const { user } = await aCustomer(world);
    for (const id of [unverified.id, suspended.id, user.id, crypto.randomUUID(), 'login']) {
      expect((await world.raw(`GET /api/providers/${id}`)).refusal.code).toBe('not_found');
      expect((await world.raw(`GET /api/providers/${id}/slots`)).refusal.code).toBe('not_found');
    }
  });
});

describe('who works there', () => {
  it('is shown in order with the cards that they do; who has left is not', async () => {
    const [done, other, draft] = [aCard(), aCard({ category: 'massage' }), aCard({ isPublished: false })];
    const [{ id }] = await offered(world.database, anOffering({ cards: [done, other, draft] }));
    const add = (name: string, position: number, isActive = true) =>
      world.database.query<{ id: string }>(
        `insert into app.staff (provider_id, name, position, is_active, has_all_cards)
         values ($1, $2, $3, $4, false) returning id`,
        [id, name, position, isActive],
      );
    const [[mia]] = [await add('Mia', 1), await add('Fort', 2, false)];
    await world.database.query('insert into app.staff_card (staff_id, card_id) values ($1, $2), ($1, $3)', [
      mia?.id,
      done.id,
      draft.id,
    ]);
    const { staff } = await profileOf(id);
    expect(staff.map(({ name, cards, image }) => ({ name, cards, image }))).toEqual([
      { name: 'Petra', cards: null, image: null },
      { name: 'Mia', cards: [done.id], image: null },
    ]);
  });

  it('says of each card whether it is booked at once, which a plan may not include', async () => {
    const cards = [aCard({ isAvailableNow: true }), aCard()];
    const [platin, free] = await offered(
      world.database,
      anOffering({ cards }),
      anOffering({ plan: 'free', cards: [aCard({ isAvailableNow: true })] }),
    );
    const shown = new Map((await profileOf(platin.id)).cards.map((card) => [card.id, card.isImmediate]));
    expect(cards.map((card) => shown.get(card.id))).toEqual([true, false]);
    expect((await profileOf(free.id)).cards.map(({ isImmediate }) => isImmediate)).toEqual([false]);
  });
});

/** The profile of somebody who has given all details. */
const profileGiven = async (overrides: Parameters<typeof aBusiness>[0]) => {
  const { token, user } = await withConfirmedEmail(world, await aProvider(world));
  const kept = await world.ask(putBusiness, { body: aBusiness(overrides) }, { token });
  expect(kept.status, JSON.stringify(kept.refusal)).toBe(200);
  await world.ask(putTax, { body: aTaxForm() }, { token });
  await world.ask(putBank, { body: aBankAccount() }, { token });
  return profileOf(user.id);
};

describe('the details of the business', () => {
  it('are those that a trader must show, and nothing of bank and tax office', async () => {
    const profile = await profileGiven({
      legalForm: 'gmbh',
      name: 'Müller Haare GmbH',
      representative: 'Anna Müller',
      registerCourt: 'Amtsgericht Charlottenburg',
      registerNumber: 'HRB 12345',
      vatStatus: 'vat_id',
      vatId: 'DE 136 695 976',
    });
    expect(profile.business).toMatchObject({
      isTrader: true,
      legalForm: 'gmbh',
      name: 'Müller Haare GmbH',
      representative: 'Anna Müller',
      street: 'Hauptstraße 12a',
      registerNumber: 'HRB 12345',
      insurer: 'Musterversicherung AG, Köln',
      vatStatus: 'vat_id',
      vatId: 'DE136695976',
      crafts: [{ trade: 38, qualification: 'master' }],
    });
    const written = JSON.stringify(profile);
    for (const secret of ['DE89', 'COBADEFF', '86095742719', '2719', '1985-02-28'])
      expect(written).not.toContain(secret);
  });

  it('say that VAT is charged, without the tax number of the tax office', async () => {
    const profile = await profileGiven({ vatStatus: 'tax_number', taxNumber: '30/123/45678' });
    expect(profile.business).toMatchObject({ vatStatus: 'tax_number', vatId: null });
    expect(JSON.stringify(profile)).not.toContain('45678');
  });

  it('name a private person without the address', async () => {
    const { business } = await profileGiven({ isTrader: false, legalForm: null, vatStatus: null, crafts: [] });
    expect(business).toMatchObject({
      isTrader: false,
      name: 'Anna Müller',
      street: null,
      zip: null,
      city: null,
      legalForm: null,
    });
  });

  it('are missing where they were never given', async () => {
    const [{ id }] = await offered(world.database, anOffering());
    expect((await profileOf(id)).business).toBeNull();
  });
});

describe('reviews', () => {
  it('appear after seven days, or at once when both sides have written', async () => {
    const [{ id }] = await offered(world.database, anOffering());
    const { user } = await aCustomer(world, { name: 'Klara Maria Kundin' });
    const [first, second] = [await aVisit(id, user.id), await aVisit(id)];
    await aReview(world.database, { appointment: first, provider: id, rating: 4, text: 'Gut.', at: world.clock.now() });
    await aReview(world.database, { appointment: second, provider: id, rating: 1, at: world.clock.now() });
    expect(await profileOf(id)).toMatchObject({ rating: null, reviewCount: 0, reviews: [] });

    await aReview(world.database, { appointment: first, provider: id, author: 'provider', at: world.clock.now() });
    expect(await profileOf(id)).toMatchObject({
      rating: 4,
      reviewCount: 1,
      ratingCounts: [0, 0, 0, 1, 0],
      reviews: [{ author: 'Klara K.', text: 'Gut.', rating: 4, serviceName: 'Haarschnitt' }],
    });

    world.clock.forward(7 * day);
    const later = await profileOf(id);
    expect(later).toMatchObject({ rating: 2.5, reviewCount: 2, ratingCounts: [1, 0, 0, 1, 0] });
    expect(new Set(later.reviews.map(({ author }) => author))).toEqual(new Set(['Klara K.', null]));
  });

  it('show the provider’s reply', async () => {
    const [{ id }] = await offered(world.database, anOffering());
    const appointment = await aVisit(id);
    await aReview(world.database, { appointment, provider: id, reply: 'Danke!', at: inDays(-8) });
    expect((await profileOf(id)).reviews).toMatchObject([{ reply: 'Danke!', repliedAt: expect.any(String) }]);
  });
});
