import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runOldQuotes, runQuotes } from '../../../netlify/features/booking/quote/job-actions.ts';
import { getAppointment } from '../../../src/contract/booking/appointment-detail.ts';
import {
  issueCustomerInvoice,
  previewCustomerInvoice,
  proposeCustomerInvoice,
} from '../../../src/contract/booking/customer-invoice.ts';
import * as quote from '../../../src/contract/booking/quote.ts';
import { listNotifications } from '../../../src/contract/messaging/notification.ts';
import { sessionOf, startIn } from '../../support/appointments.ts';
import { emptied } from '../../support/emptied.ts';
import { aCustomer, type Person } from '../../support/people.ts';
import { anUploadedImage, aPhotograph } from '../../support/pictures.ts';
import { aCard, anAppointment, type Offering } from '../../support/providers.ts';
import { aCraftsman, labour, material, way } from '../../support/quotes.ts';
import { startWorld, type World } from '../../support/world.ts';

const hour = 3_600_000;
let world: World;
let ana: Person;
let token: string;
let now: Date;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await emptied(world.database);
  world.clock.moveTo('2027-03-02T09:00:00Z');
  now = world.clock.now();
  ana = await aCustomer(world);
  await world.database.query('update app.account set email_verified_at = now() where id = $1', [ana.user.id]);
  token = await sessionOf(world, ana.user.id);
});

const at = (days: number, time = '10:00'): string => startIn(days, time, now);
const asked = (businesses: readonly Offering[]) => ({
  country: 'de' as const,
  zip: '10115',
  category: 'reparatur' as const,
  title: 'Wasserhahn tropft',
  text: 'In der Küche, seit gestern.',
  businesses: businesses.map(({ id }) => id),
});
const wish = (...businesses: Offering[]) => world.ask(quote.requestQuotes, { body: asked(businesses) }, { token });

async function offer(id: quote.QuoteRequestId, from: Offering, changes: Record<string, unknown> = {}) {
  const body = {
    pricing: 'fixed' as const,
    lines: [labour(), material(), way()],
    durationMinutes: 90,
    starts: [at(5)],
    ...changes,
  };
  return world.ask(quote.offerQuote, { params: { id }, body }, { token: await sessionOf(world, from.id) });
}

const seenBy = async (id: quote.QuoteRequestId, who: string) =>
  world.ask(quote.getQuotes, { params: { id } }, { token: await sessionOf(world, who) });

/** Accepts what the business has offered, as it is shown. */
async function accept(id: quote.QuoteRequestId, from: Offering, changes: Record<string, unknown> = {}) {
  const { body } = await seenBy(id, ana.user.id);
  const chosen = body.quotes.find(({ provider }) => provider.id === from.id);
  const said = {
    quoteId: chosen?.id as quote.QuoteId,
    start: at(5),
    address: { street: 'Hauptstraße 1', city: 'Berlin' },
    totalCents: chosen?.offer?.totalCents ?? 0,
    beginsEarly: true,
    ...changes,
  };
  return world.ask(quote.acceptQuote, { params: { id }, body: said }, { token });
}

const toldTo = async (account: string): Promise<string[]> => {
  const asking = { token: await sessionOf(world, account), language: 'de' };
  const { body } = await world.ask(listNotifications, {}, asking);
  return body.items.map(({ text }) => text);
};
const mailsTo = async (address: string): Promise<string[]> =>
  (
    await world.database.query<{ subject: string }>(
      'select subject from app.outgoing_mail where recipient = $1 order by created_at',
      [address],
    )
  ).map(({ subject }) => subject);

const found = async () =>
  (await world.ask(quote.listQuoteBusinesses, { query: { country: 'de', zip: '10115', category: 'reparatur' } })).body
    .items;

describe('the businesses that are proposed', () => {
  it('do the trade, come so far and take requests; the nearest first', async () => {
    const far = await aCraftsman(world, { latitude: 52.7, longitude: 13.384 });
    const near = await aCraftsman(world);
    await aCraftsman(world, { latitude: 53.5 });
    await aCraftsman(world, { cards: [aCard({ category: 'maler' })] });
    const resting = await aCraftsman(world);
    const session = await sessionOf(world, resting.id);
    await world.ask(quote.setTakesQuotes, { body: { takesQuotes: false } }, { token: session });
    expect((await found()).map(({ id }) => id)).toEqual([near.id, far.id]);
  });

  it('are refused for a postal code that is none', async () => {
    const query = { country: 'de', zip: '00000', category: 'reparatur' } as const;
    const { refusal } = await world.ask(quote.listQuoteBusinesses, { query });
    expect(refusal.fields).toHaveProperty('zip');
  });
});

describe('a wish', () => {
  it('goes to five businesses at most, each once, by bell and mail', async () => {
    const six = await Promise.all(Array.from({ length: 6 }, () => aCraftsman(world)));
    expect((await wish(...six)).status).toBe(400);
    const [one] = six as [Offering];
    expect((await wish(one, one)).status).toBe(400);
    expect((await wish(...six.slice(0, 5))).status).toBe(201);
    expect(await toldTo(one.id)).toEqual([expect.stringContaining('Wasserhahn tropft')]);
    expect(await mailsTo(`${one.id}@example.org`)).toEqual(['Anfrage für ein Angebot: Wasserhahn tropft']);
  });

  it('sent twice under one id is one', async () => {
    const business = await aCraftsman(world);
    const body = { ...asked([business]), id: crypto.randomUUID() as quote.QuoteRequestId };
    const both = await Promise.all([1, 2].map(() => world.ask(quote.requestQuotes, { body }, { token })));
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(await toldTo(business.id)).toHaveLength(1);
  });

  it('has pictures, which the customer and the asked businesses alone are linked to', async () => {
    const [one, other, stranger] = [await aCraftsman(world), await aCraftsman(world), await aCraftsman(world)];
    const image = await anUploadedImage(
      world,
      { ...ana, token },
      await aPhotograph(60, 40).png().toBuffer(),
      'image/png',
      'message',
    );
    const body = { ...asked([one, other]), images: [image] };
    const { body: made } = await world.ask(quote.requestQuotes, { body }, { token });
    for (const who of [ana.user.id, one.id, other.id]) {
      const { images } = (await seenBy(made.id, who)).body;
      expect(images).toMatchObject([{ id: image, width: 60, height: 40 }]);
      const link = new URL(images[0]?.url ?? '', world.adapters.siteUrl);
      expect((await world.fetch(new Request(link, { redirect: 'manual' }))).status).toBe(302);
    }
    const [stored] = await world.database.query<{ key: string }>('select store_key as key from app.image');
    const plain = new URL(world.adapters.images.urlOf(stored?.key ?? ''), world.adapters.siteUrl);
    expect((await world.fetch(new Request(plain))).status).toBe(404);
    expect((await seenBy(made.id, stranger.id)).status).toBe(404);
    expect((await world.ask(quote.getQuotes, { params: { id: made.id } })).status).toBe(401);
    const session = await sessionOf(world, stranger.id);
    const { refusal } = await world.ask(
      quote.requestQuotes,
      { body: { ...body, businesses: [one.id] } },
      { token: session },
    );
    expect(refusal.fields).toHaveProperty('images');
  });

  it('is one of three that are open at a time', async () => {
    const business = await aCraftsman(world);
    const made = await Promise.all([1, 2, 3, 4].map(() => wish(business)));
    expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 201, 409]);
  });

  it('asks nobody who does not come there, and not the own business', async () => {
    const far = await aCraftsman(world, { latitude: 53.5 });
    expect((await wish(far)).refusal.code).toBe('not_found');
    const near = await aCraftsman(world);
    const own = await sessionOf(world, near.id);
    const { refusal } = await world.ask(quote.requestQuotes, { body: asked([near]) }, { token: own });
    expect(refusal.code).toBe('own_offer');
  });

  it('that is withdrawn tells the businesses', async () => {
    const business = await aCraftsman(world);
    const { body } = await wish(business);
    const { body: gone } = await world.ask(quote.withdrawQuotes, { params: { id: body.id } }, { token });
    expect(gone.status).toBe('withdrawn');
    expect((await toldTo(business.id))[0]).toContain('zurückgezogen');
    expect((await offer(body.id, business)).refusal.code).toBe('wrong_state');
  });
});

describe('a quote', () => {
  it('is rounded to the cent by line, with VAT from the total', async () => {
    const business = await aCraftsman(world);
    const { body } = await wish(business);
    // 1.5 h × 59.99 = 89.985, half up 89.99; with 84.90 and 15.00 that is 189.89, of which 19/119 = 30.3185 is VAT.
    const { body: answered } = await offer(body.id, business);
    expect(answered.quotes[0]?.offer).toMatchObject({
      totalCents: 18_989,
      vatCents: 3032,
      netCents: 15_957,
      rateHundredths: 1900,
    });
    const third = labour({ quantityThousandths: 333, unitMinor: 1 });
    const half = labour({ quantityThousandths: 500, unitMinor: 1 });
    const { body: small } = await offer(body.id, business, { lines: [third, half] });
    expect(small.quotes[0]?.offer).toMatchObject({ totalCents: 1, vatCents: 0 });
  });

  it('of a small business contains no VAT', async () => {
    const business = await aCraftsman(world, { vatStatus: 'small' });
    const { body } = await wish(business);
    const { body: answered } = await offer(body.id, business, { pricing: 'capped' });
    expect(answered.quotes[0]?.offer).toMatchObject({
      pricing: 'capped',
      rateHundredths: 0,
      vatCents: 0,
      netCents: 18_989,
    });
  });

  it('is hidden from the other businesses, and tells the customer', async () => {
    const [one, other] = [await aCraftsman(world), await aCraftsman(world)];
    const stranger = await aCraftsman(world);
    const { body } = await wish(one, other);
    await offer(body.id, one);
    expect((await seenBy(body.id, other.id)).body.quotes.map(({ provider }) => provider.id)).toEqual([other.id]);
    expect((await seenBy(body.id, stranger.id)).status).toBe(404);
    expect((await seenBy(body.id, ana.user.id)).body.quotes).toHaveLength(2);
    expect(await mailsTo(ana.user.email)).toContain('A quote has arrived: Wasserhahn tropft');
  });

  it('comes within 72 hours', async () => {
    const business = await aCraftsman(world);
    const { body } = await wish(business);
    world.clock.forward(72 * hour);
    expect((await offer(body.id, business, { starts: [at(9)] })).refusal.code).toBe('too_late');
  });

  it('proposes only times that are free and ahead', async () => {
    const business = await aCraftsman(world);
    const { body } = await wish(business);
    expect((await offer(body.id, business, { starts: [at(-1)] })).status).toBe(400);
    await anAppointment(world.database, { provider: business.id, start: at(5), end: at(5, '11:00') });
    const { refusal } = await offer(body.id, business);
    expect([refusal.code, refusal.slots?.[0]]).toEqual(['slot_taken', at(5, '11:00')]);
  });

  it('that is declined gives the reason, and ends a wish that nobody is left for', async () => {
    const business = await aCraftsman(world);
    const { body } = await wish(business);
    const session = await sessionOf(world, business.id);
    const declined = { params: { id: body.id }, body: { reason: 'Wir sind ausgebucht.' } };
    await world.ask(quote.declineQuote, declined, { token: session });
    const { body: seen } = await seenBy(body.id, ana.user.id);
    expect([seen.status, seen.quotes[0]?.reason]).toEqual(['ended', 'Wir sind ausgebucht.']);
    expect(await toldTo(ana.user.id)).toHaveLength(2);
  });
});

describe('accepting', () => {
  it('makes the appointment with the quoted price, tells the others, and its lines begin the invoice', async () => {
    const [one, other] = [await aCraftsman(world), await aCraftsman(world)];
    const { body } = await wish(one, other);
    await offer(body.id, one);
    await offer(body.id, other, { lines: [labour()] });
    const { status, body: made } = await accept(body.id, one);
    expect(status).toBe(201);
    const { body: visit } = await world.ask(getAppointment, { params: { id: made.appointmentId } }, { token });
    expect(visit).toMatchObject({
      status: 'confirmed',
      totalCents: 18_989,
      travelFeeCents: 1500,
      place: 'customer',
      start: at(5),
      items: [{ name: 'Wasserhahn tropft', priceCents: 17_489, durationMinutes: 90 }],
    });
    expect((await toldTo(other.id))[0]).toContain('anderen Betrieb');
    const { body: seen } = await seenBy(body.id, other.id);
    expect([seen.quotes[0]?.status, seen.appointmentId]).toEqual(['not_chosen', null]);

    world.clock.moveTo(at(6));
    await world.database.query(`update app.appointment set status = 'completed', completed_at = ends_at`);
    const owner = await sessionOf(world, one.id);
    const asking = { params: { id: made.appointmentId } };
    const { body: draft } = await world.ask(proposeCustomerInvoice, asking, { token: owner });
    expect(draft.lines.map(({ kind, unitMinor, rateHundredths }) => [kind, unitMinor, rateHundredths])).toEqual([
      ['labour', 5999, 1900],
      ['material', 8490, 1900],
      ['travel', 1500, 1900],
    ]);
  });

  it('of a capped quote bounds the invoice, also where the appointment has another price by now', async () => {
    const business = await aCraftsman(world);
    const { body } = await wish(business);
    await offer(body.id, business, { pricing: 'capped' });
    const { body: made } = await accept(body.id, business);
    world.clock.moveTo(at(6));
    await world.database.query(
      `update app.appointment set status = 'completed', completed_at = ends_at, total_cents = 30000`,
    );
    const owner = await sessionOf(world, business.id);
    const line = { ...labour(), quantityThousandths: 1000, note: '', rateHundredths: 1900 };
    const buyer = { name: 'Ana', street: 'Hauptstraße 1', zip: '10115', city: 'Berlin', country: 'DE' };
    const previewOf = (unitMinor: number) => {
      const written = { visitId: made.appointmentId, buyer, lines: [{ ...line, unitMinor }] };
      return world.ask(previewCustomerInvoice, { body: written }, { token: owner, language: 'de' });
    };
    expect((await previewOf(18_989)).body.totalMinor).toBe(18_989);
    expect((await previewOf(18_990)).refusal.fields?.['lines']).toMatch(/^Sie haben „höchstens“ angeboten/);
    const issued = { visitId: made.appointmentId, buyer, lines: [{ ...line, unitMinor: 18_990 }], totalMinor: 18_990 };
    const { status } = await world.ask(
      issueCustomerInvoice,
      { body: { ...issued, isMailed: false } },
      { token: owner },
    );
    expect(status).toBe(400);
  });

  it('twice at once makes one appointment; another quote comes too late', async () => {
    const [one, other] = [await aCraftsman(world), await aCraftsman(world)];
    const { body } = await wish(one, other);
    await offer(body.id, one);
    await offer(body.id, other);
    const both = await Promise.all([accept(body.id, one), accept(body.id, one)]);
    expect(new Set(both.map(({ body: { appointmentId } }) => appointmentId)).size).toBe(1);
    expect(await world.database.query('select from app.appointment')).toHaveLength(1);
    const { quotes } = (await seenBy(body.id, ana.user.id)).body;
    const late = quotes.find(({ provider }) => provider.id === other.id)?.id;
    expect((await accept(body.id, other, { quoteId: late })).refusal.code).toBe('wrong_state');
  });

  it('of a time that was taken meanwhile names the next free ones, of which one can be had', async () => {
    const business = await aCraftsman(world);
    const { body } = await wish(business);
    await offer(body.id, business);
    await anAppointment(world.database, { provider: business.id, start: at(5), end: at(5, '12:00') });
    const { status, refusal } = await accept(body.id, business);
    expect([status, refusal.code, refusal.slots?.[0]]).toEqual([409, 'slot_taken', at(5, '12:00')]);
    expect((await accept(body.id, business, { start: at(5, '12:00') })).status).toBe(201);
  });

  it('asks for the total that was shown, and for the wish to begin within 14 days', async () => {
    const business = await aCraftsman(world);
    const { body } = await wish(business);
    await offer(body.id, business);
    expect((await accept(body.id, business, { totalCents: 1 })).refusal.code).toBe('conflict');
    expect((await accept(body.id, business, { beginsEarly: false })).refusal.fields).toHaveProperty('beginsEarly');
    expect((await accept(body.id, business, { start: at(-1) })).status).toBe(400);
  });

  it('is the customer’s alone', async () => {
    const business = await aCraftsman(world);
    const { body } = await wish(business);
    await offer(body.id, business);
    token = await sessionOf(world, business.id);
    expect((await accept(body.id, business)).status).toBe(404);
  });
});

describe('the job', () => {
  it('reminds once when 24 hours are left, and ends what was not answered, told once by two runs', async () => {
    const business = await aCraftsman(world);
    const { body } = await wish(business);
    await runQuotes(world.adapters);
    expect(await toldTo(business.id)).toHaveLength(1);
    world.clock.forward(48 * hour);
    await Promise.all([runQuotes(world.adapters), runQuotes(world.adapters)]);
    await runQuotes(world.adapters);
    expect(await mailsTo(`${business.id}@example.org`)).toEqual([
      'Anfrage für ein Angebot: Wasserhahn tropft',
      'Noch 24 Stunden für Ihr Angebot: Wasserhahn tropft',
    ]);
    world.clock.forward(24 * hour);
    await runQuotes(world.adapters);
    await runQuotes(world.adapters);
    expect(await toldTo(business.id)).toHaveLength(3);
    const { body: seen } = await seenBy(body.id, ana.user.id);
    expect([seen.status, seen.quotes[0]?.status]).toEqual(['ended', 'missed']);
    expect(await toldTo(ana.user.id)).toHaveLength(1);
  });

  it('ends a wish that nobody decided within 14 days', async () => {
    const business = await aCraftsman(world);
    const { body } = await wish(business);
    await offer(body.id, business, { starts: [at(20)] });
    world.clock.forward(14 * 24 * hour);
    token = await sessionOf(world, ana.user.id);
    expect((await accept(body.id, business, { start: at(20) })).refusal.code).toBe('too_late');
    await runQuotes(world.adapters);
    const { body: seen } = await seenBy(body.id, ana.user.id);
    expect([seen.status, seen.quotes[0]?.status]).toEqual(['ended', 'lapsed']);
  });

  it('forgets a wish of which nothing came 90 days after its end', async () => {
    const { body } = await wish(await aCraftsman(world));
    await world.ask(quote.withdrawQuotes, { params: { id: body.id } }, { token });
    world.clock.forward(89 * 24 * hour);
    expect(await runOldQuotes(world.adapters)).toMatchObject({ wishes: 0 });
    world.clock.forward(25 * hour);
    expect(await runOldQuotes(world.adapters)).toMatchObject({ wishes: 1 });
  });
});
