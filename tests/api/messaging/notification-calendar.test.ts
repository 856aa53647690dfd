import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signLink } from '../../../netlify/session/link.ts';
import { accountId } from '../../../src/contract/fields.ts';
import { getCalendarFeed, renewCalendarFeed } from '../../../src/contract/messaging/notification.ts';
import { emptied } from '../../support/emptied.ts';
import { aCustomer, aProvider, type Person, withConfirmedEmail } from '../../support/people.ts';
import { anAppointment } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let customer: Person;
let provider: Person;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.afterwards();
  await emptied(world.database);
  customer = await aCustomer(world, { name: 'Klara Kunde' }).then((person) => withConfirmedEmail(world, person));
  provider = await aProvider(world, { type: 'pro', businessName: 'Salon Grün', phone: '+49 171 3920000' });
});

const day = 86_400_000;
const inDays = (days: number, hours = 0): string =>
  new Date(world.clock.now().getTime() + days * day + hours * 3_600_000).toISOString();

async function aVisit(days: number, columns = '', by: string | null = customer.user.id): Promise<string> {
  const id = await anAppointment(world.database, {
    provider: accountId.parse(provider.user.id),
    customer: by,
    start: inDays(days),
    end: inDays(days, 1),
  });
  if (columns !== '') await world.database.query(`update app.appointment set ${columns} where id = $1`, [id]);
  return id;
}

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  world.fetch(new Request(path.startsWith('http') ? path : `http://localhost:5000${path}`, { headers }));

const addressOf = async (person: Person): Promise<string> =>
  (await world.ask(renewCalendarFeed, {}, { token: person.token })).body.address;

async function events(answer: Promise<Response>) {
  const read = await answer;
  expect(read.status).toBe(200);
  expect(read.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(await read.text()));
  return calendar.getAllSubcomponents('vevent').map((component) => ({
    id: String(component.getFirstPropertyValue('uid')).replace(/@.*/, ''),
    summary: component.getFirstPropertyValue('summary'),
    status: component.getFirstPropertyValue('status'),
  }));
}

const cancelled = (at: string) => `status = 'cancelled', cancelled_at = '${at}'`;

describe('the feed of an account', () => {
  it('has its visits on either side, by nothing but names', async () => {
    const visit = await aVisit(3);
    const asked = await aVisit(4, `status = 'open'`);
    await aVisit(5, '', null);
    const ofCustomer = await addressOf(customer);
    expect(ofCustomer).toMatch(/^http:\/\/localhost:5000\/api\/calendar\/[\w-]{43}\.ics$/);
    expect(await events(get(ofCustomer))).toEqual([
      { id: visit, summary: 'Haarschnitt bei Salon Grün', status: 'CONFIRMED' },
      { id: asked, summary: 'Haarschnitt bei Salon Grün', status: 'TENTATIVE' },
    ]);
    const ofProvider = await addressOf(provider);
    expect((await events(get(ofProvider))).map(({ summary }) => summary)).toEqual([
      'Haarschnitt · Klara Kunde',
      'Haarschnitt · Klara Kunde',
      'Haarschnitt · –',
    ]);
    const text = await (await get(ofProvider)).text();
    expect(text).not.toContain(customer.user.email);
    expect(text).not.toMatch(/1713920000|3920000/);
  });

  it('keeps what was cancelled for 30 days, and leaves out what is held or long over', async () => {
    const now = inDays(0);
    const lately = await aVisit(3, cancelled(inDays(-29)));
    await aVisit(3, cancelled(inDays(-31)));
    await aVisit(5, `status = 'held', held_until = '${now}'`);
    await aVisit(-91);
    const past = await aVisit(-89, `status = 'completed'`);
    expect((await events(get(await addressOf(customer)))).map(({ id, status }) => [id, status])).toEqual([
      [past, 'CONFIRMED'],
      [lately, 'CANCELLED'],
    ]);
  });

  it('is sent again only when it has changed', async () => {
    const id = await aVisit(3);
    const address = await addressOf(customer);
    const tag = (await get(address)).headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]+"$/);
    world.clock.forward(1000);
    const same = await get(address, { 'if-none-match': `W/${tag}` });
    expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', tag]);
    await world.database.query('update app.appointment set version = version + 1, updated_at = now() where id = $1', [
      id,
    ]);
    const changed = await get(address, { 'if-none-match': tag });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain('SEQUENCE:1\r\n');
    expect(changed.headers.get('cache-control')).toBe('private, no-cache');
  });

  it('ends with a new address, of which only the hash is kept', async () => {
    const renewedAt = async () => (await world.ask(getCalendarFeed, {}, { token: customer.token })).body.renewedAt;
    expect(await renewedAt()).toBeNull();
    const first = await addressOf(customer);
    expect(await renewedAt()).not.toBeNull();
    const second = await addressOf(customer);
    expect((await get(first)).status).toBe(404);
    expect((await get(second)).status).toBe(200);
    const token = /calendar\/(.+)\.ics$/.exec(second)?.[1] ?? '';
    const rows = await world.database.query('select to_jsonb(feed) as row from app.calendar_feed feed');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('is closed to whoever guesses, and once the account is suspended', async () => {
    const address = await addressOf(customer);
    const refused = await get('/api/calendar/guessed.ics');
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([404, 'not_found']);
    await world.database.query('update app.account set suspended_at = now() where id = $1', [customer.user.id]);
    expect((await get(address)).status).toBe(404);
  });
});

const file = (id: string, person?: Person): Promise<Response> =>
  get(`/api/appointments/${id}/calendar.ics`, person ? { authorization: `Bearer ${person.token}` } : {});

const guestFile = (token: string): Promise<Response> => get(`/api/visit/${token}/calendar.ics`);

describe('the file of one visit', () => {
  it('is for its two parties', async () => {
    const id = await aVisit(3);
    expect(await events(file(id, customer))).toMatchObject([{ id, summary: 'Haarschnitt at Salon Grün' }]);
    expect(await events(file(id, provider))).toMatchObject([{ id, summary: 'Haarschnitt · Klara Kunde' }]);
    const stranger = await aCustomer(world);
    expect((await file(id, stranger)).status).toBe(404);
    expect((await file(id)).status).toBe(404);
    expect((await file('not-an-id', customer)).status).toBe(404);
  });

  it('is for a guest with the link to it', async () => {
    const id = await aVisit(3, `guest_name = 'Gerd'`, null);
    const { secret } = world.adapters;
    const now = world.clock.now();
    expect(await events(guestFile(await signLink(secret, 'visit', id, now, 1)))).toMatchObject([{ id }]);
    expect((await guestFile(await signLink(secret, 'renew_listing', id, now, 1))).status).toBe(404);
    expect((await guestFile('guessed')).status).toBe(404);
  });
});
