import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientQuota } from '../../../netlify/features/messaging/notification/client-rules.ts';
import { unseal } from '../../../netlify/session/seal.ts';
import { bookAppointment } from '../../../src/contract/booking/appointment.ts';
import { addEntry } from '../../../src/contract/booking/calendar.ts';
import { type Client, createClient, listClients } from '../../../src/contract/booking/client.ts';
import {
  endRecall,
  getRecall,
  getRecallMonth,
  putRecallConsent,
  recallPauseDays,
  resumeRecall,
  sendRecalls,
} from '../../../src/contract/booking/client-recall.ts';
import { bookSeries } from '../../../src/contract/booking/series.ts';
import { aGuest, sessionOf, startIn } from '../../support/appointments.ts';
import { emptied } from '../../support/emptied.ts';
import { aCard, anAppointment, anOffering, type Offering, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let salon: Offering;
let token: string;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.afterwards();
  await emptied(world.database);
  // A Tuesday, ten in the morning in Berlin.
  world.clock.moveTo('2027-03-02T09:00:00Z');
  [salon] = await offered(world.database, anOffering({ cards: [aCard({ isAvailableNow: true })] }));
  await world.database.query(
    `update app.account set business_name = 'Salon Grün', email_verified_at = now(), phone_verified_at = now() where id = $1`,
    [salon.id],
  );
  token = await sessionOf(world, salon.id);
});

const day = 86_400_000;
const clients = async (query: object = {}): Promise<Client[]> =>
  (await world.ask(listClients, { query }, { token })).body.items;
const mails = () =>
  world.database.query<{ to: string; subject: string; body: string; unsubscribe: string | null }>(
    'select recipient as "to", subject, body, unsubscribe_url as unsubscribe from app.outgoing_mail order by created_at, id',
  );

/** Somebody of the file, who was there so many days ago. */
async function aClient(name: string, daysAgo: number, contact: { email?: string; phone?: string }): Promise<Client> {
  const { body } = await world.ask(createClient, { body: { name, ...contact } }, { token });
  const from = world.clock.now().getTime() - daysAgo * day;
  const id = await anAppointment(world.database, {
    provider: salon.id,
    customer: null,
    start: new Date(from).toISOString(),
    end: new Date(from + 1_800_000).toISOString(),
    status: 'completed',
  });
  await world.database.query('update app.appointment set client_id = $2 where id = $1', [id, body.id]);
  return body;
}

const note = (id: string, isAgreed = true) =>
  world.ask(putRecallConsent, { params: { id }, body: { isAgreed } }, { token });
const invite = (ids: readonly string[], way: 'mail' | 'text' = 'mail') =>
  world.ask(sendRecalls, { body: { clients: [...ids], way } }, { token });
const linkIn = (text: string): string => /\/r\/([\w-]+)/.exec(text)?.[1] ?? '';

describe('an invitation to come again', () => {
  it('goes to whom the consent is noted, with the last visit, the own link and a way to end it', async () => {
    const gone = await aClient('Klara Lang', 150, { email: 'klara@example.org' });
    expect((await invite([gone.id])).body).toEqual({
      sent: 0,
      left: [{ client: gone.id, name: 'Klara Lang', why: 'consent' }],
    });
    expect((await note(gone.id)).body.recall).toMatchObject({ agreedBy: 'business', endedAt: null, sentAt: null });
    expect((await clients({ filter: 'recall' })).map(({ name }) => name)).toEqual(['Klara Lang']);
    expect((await invite([gone.id])).body).toEqual({ sent: 1, left: [] });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'klara@example.org', subject: 'Salon Grün: Zeit für den nächsten Termin?' });
    expect(mail?.body).toContain('Ihr letzter Termin bei Salon Grün war am 3. Oktober 2026.');
    expect(mail?.body).toContain('weil Sie am 2. März 2027 zugestimmt haben');
    expect(mail?.body).toMatch(new RegExp(`/provider/${salon.id}\\?via=`));
    // What others typed about the client stays out of it.
    expect(mail?.body).not.toContain('Klara');
    expect(mail?.unsubscribe).toMatch(/\/api\/recalls\/[\w-]{38}\/end$/);
    expect(await clients({ filter: 'recall' })).toEqual([]);
  });

  it('is ended by one click of a mail program, and begun again by the client alone', async () => {
    const gone = await aClient('Klara Lang', 150, { email: 'klara@example.org' });
    await note(gone.id);
    await invite([gone.id]);
    const [mail] = await mails();
    const oneClick = await world.fetch(
      new Request(mail?.unsubscribe ?? '', {
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    );
    expect(oneClick.status).toBe(200);
    expect((await note(gone.id)).refusal.code).toBe('conflict');
    world.clock.moveTo('2027-06-02T09:00:00Z');
    token = await sessionOf(world, salon.id);
    expect((await invite([gone.id])).body.left).toMatchObject([{ why: 'consent' }]);
    const params = { token: linkIn((mail?.body ?? '').replaceAll(/\/api\/recalls\/\S+/g, '')) };
    expect((await world.ask(getRecall, { params })).body).toMatchObject({ business: 'Salon Grün', isAgreed: false });
    expect((await world.ask(resumeRecall, { params })).body.isAgreed).toBe(true);
    expect((await clients({ id: gone.id }))[0]?.recall).toMatchObject({ agreedBy: 'client', endedAt: null });
    expect((await invite([gone.id])).body.sent).toBe(1);
    expect((await world.ask(endRecall, { params })).body.isAgreed).toBe(false);
    expect((await world.ask(endRecall, { params: { token: `${params.token.slice(0, -1)}A` } })).status).toBe(404);
  });

  it('goes as a text message with one link, in the morning where it is night', async () => {
    world.clock.moveTo('2027-03-02T22:00:00Z');
    token = await sessionOf(world, salon.id);
    const gone = await aClient('Ben', 150, { phone: '0171 3920000' });
    await note(gone.id);
    expect((await invite([gone.id], 'mail')).body.left).toMatchObject([{ why: 'unreachable' }]);
    expect((await invite([gone.id], 'text')).body.sent).toBe(1);
    const [text] = await world.database.query<{ to: string; sealed: string; due: Date }>(
      'select recipient as "to", sealed_body as sealed, next_attempt_at as due from app.outgoing_text',
    );
    expect(text?.to).toBe('+491713920000');
    expect(new Date(text?.due ?? 0).toISOString()).toBe('2027-03-03T07:00:00.000Z');
    const said = unseal(world.adapters, text?.sealed ?? '') ?? '';
    expect(said).toMatch(/^Salon Grün: Zeit für den nächsten Termin\? Buchen oder abmelden:\nhttp:\S+\/r\/[\w-]{38}$/);
    expect(said.length).toBeLessThanOrEqual(160);
    const params = { token: linkIn(said) };
    expect((await world.ask(getRecall, { params })).body).toMatchObject({ provider: salon.id, isAgreed: true });
  });

  it('leaves out who is booked, who was invited within the month, and who is of another file', async () => {
    const booked = await aClient('Ada', 150, { email: 'ada@example.org' });
    const recent = await aClient('Bea', 151, { email: 'bea@example.org' });
    for (const { id } of [booked, recent]) await note(id);
    await invite([recent.id]);
    const soon = startIn(3, '12:00', world.clock.now()).slice(0, 10);
    await world.ask(addEntry, { body: { text: 'Ada ada@example.org', day: soon, minute: 720 } }, { token });
    const [other] = await offered(world.database, anOffering());
    const theirs = await world.ask(
      createClient,
      { body: { name: 'Cem', email: 'cem@example.org' } },
      { token: await sessionOf(world, other.id) },
    );
    expect((await note(theirs.body.id)).status).toBe(404);
    const { sent, left } = (await invite([booked.id, recent.id, theirs.body.id])).body;
    expect(sent).toBe(0);
    expect(left.toSorted((one, another) => (one.name < another.name ? -1 : 1))).toMatchObject([
      { name: 'Ada', why: 'booked' },
      { name: 'Bea', why: 'recent' },
    ]);
    world.clock.moveTo(new Date(world.clock.now().getTime() + recallPauseDays * day).toISOString());
    token = await sessionOf(world, salon.id);
    expect((await invite([recent.id])).body.sent).toBe(1);
  });

  it('counts in the month with the other messages to clients', async () => {
    const month = async () => (await world.ask(getRecallMonth, {}, { token })).body;
    expect(await month()).toEqual({
      mails: { used: 0, limit: clientQuota.mails },
      texts: { used: 0, limit: clientQuota.texts },
    });
    await world.database.query(
      `update app.provider set client_month = '2027-03-01', client_mails = $2, client_texts = 3 where account_id = $1`,
      [salon.id, clientQuota.mails - 1],
    );
    const [one, two] = [
      await aClient('Ada', 150, { email: 'ada@example.org' }),
      await aClient('Bea', 151, { email: 'bea@example.org' }),
    ];
    for (const { id } of [one, two]) await note(id);
    const { sent, left } = (await invite([one.id, two.id])).body;
    expect([sent, left.map(({ why }) => why)]).toEqual([1, ['limit']]);
    expect(await month()).toEqual({
      mails: { used: clientQuota.mails, limit: clientQuota.mails },
      texts: { used: 3, limit: clientQuota.texts },
    });
    world.clock.moveTo('2027-04-02T09:00:00Z');
    token = await sessionOf(world, salon.id);
    expect((await month()).mails.used).toBe(0);
  });

  it('needs a confirmed address of the business, and counts once where two send at the same moment', async () => {
    const gone = await aClient('Ada', 150, { email: 'ada@example.org' });
    await note(gone.id);
    const both = await Promise.all([invite([gone.id]), invite([gone.id])]);
    expect(both.reduce((sum, { body }) => sum + body.sent, 0)).toBe(1);
    expect(await mails()).toHaveLength(1);
    await world.database.query('update app.account set email_verified_at = null where id = $1', [salon.id]);
    expect((await invite([gone.id])).refusal.code).toBe('unproven');
  });
});

const cards = () => salon.cards.map(({ id }) => id);

describe('whoever books', () => {
  it('agrees by a tick, and does not without it', async () => {
    const wish = (days: number) => ({
      providerId: salon.id,
      cards: cards(),
      start: startIn(days, '10:00', world.clock.now()),
      beginsEarly: true,
    });
    const guest = await aGuest(world, 'gast@example.org');
    expect((await world.ask(bookAppointment, { body: { ...wish(20), guest } })).status).toBe(201);
    expect((await clients())[0]?.recall.agreedAt).toBeNull();
    expect((await world.ask(bookAppointment, { body: { ...wish(21), guest, mayRecall: true } })).status).toBe(201);
    expect((await clients())[0]?.recall).toMatchObject({ agreedBy: 'client' });
  });

  it('agrees for a series as well, also after an end of before', async () => {
    const start = (days: number): string => startIn(days, '10:00', world.clock.now());
    const guest = await aGuest(world, 'gast@example.org');
    const wish = { providerId: salon.id, cards: cards(), start: start(20), beginsEarly: true, guest };
    const booked = await world.ask(bookSeries, { body: { ...wish, weeks: 1, starts: [start(20), start(27)] } });
    expect(booked.status).toBe(201);
    await world.database.query('update app.client set recall_ended_at = now() where provider_id = $1', [salon.id]);
    const again = { ...wish, start: start(34), weeks: 1, starts: [start(34), start(41)], mayRecall: true };
    expect((await world.ask(bookSeries, { body: again })).status).toBe(201);
    expect((await clients())[0]?.recall).toMatchObject({ agreedBy: 'client', endedAt: null });
  });
});
