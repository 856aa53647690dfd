import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unseal } from '../../../netlify/session/seal.ts';
import { bookAppointment } from '../../../src/contract/booking/appointment.ts';
import { getVisit, reportIll } from '../../../src/contract/booking/appointment-actions.ts';
import { confirmGuestCode, requestGuestCode } from '../../../src/contract/booking/guest.ts';
import { aBooking, atTime, sentCode, sessionOf, startIn } from '../../support/appointments.ts';
import { emptied } from '../../support/emptied.ts';
import { anOffering, type Offering, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let provider: Offering;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.afterwards();
  await emptied(world.database);
  [provider] = await offered(world.database, anOffering());
  await world.database.query('update app.service_card set is_available_now = true');
});

const number = '+4915123456789';

/** The links of the last message to the guest who has booked. */
async function linksTo(to: string): Promise<string[]> {
  const [last] = await world.database.query<{ sealed: string }>(
    'select sealed_body as sealed from app.outgoing_text where recipient = $1 order by created_at desc, id limit 1',
    [to],
  );
  return (unseal(world.adapters, last?.sealed ?? '') ?? '').match(/http\S+/g) ?? [];
}

async function bookedByNumber(): Promise<string> {
  const phone = '+49 151 23456789';
  await world.ask(requestGuestCode, { body: { phone } });
  const { proof } = (await world.ask(confirmGuestCode, { body: { phone, code: await sentCode(world, number) } })).body;
  const guest = { name: 'Gerda Gast', phone, proof };
  const body = aBooking(provider, { start: startIn(20, '10:00'), guest });
  const { body: answered, refusal } = await world.ask(bookAppointment, { body }, { language: 'de' });
  if (answered.appointment === undefined) throw new Error(JSON.stringify(refusal));
  await world.afterwards();
  return answered.appointment.id;
}

const open = (address: string, method = 'GET') => world.fetch(new Request(address, { method }));
const said = ({ status, headers }: Response) => [status, ...[...headers].filter(([name]) => name !== 'x-request-id')];

describe('the link of a text message', () => {
  it('has 128 bits in 22 characters, another one in each message, and the table cannot open it', async () => {
    const id = await bookedByNumber();
    const [link = ''] = await linksTo(number);
    expect(link).toMatch(/^http:\/\/localhost:5000\/t\/[\w-]{22}$/);
    const rows = await world.database.query<{ hash: string; visit: string }>(
      `select encode(token_hash, 'base64') as hash, appointment_id as visit from app.text_link`,
    );
    expect(rows).toMatchObject([{ visit: id }]);
    expect(JSON.stringify(rows)).not.toContain(link.slice(-22));
  });

  it('leads its guest to the visit, and is listed nowhere', async () => {
    const id = await bookedByNumber();
    const [link = ''] = await linksTo(number);
    const led = await open(link);
    expect(led.status).toBe(302);
    expect(led.headers.get('x-robots-tag')).toBe('noindex');
    expect(led.headers.get('referrer-policy')).toBe('no-referrer');
    expect(led.headers.get('cache-control')).toBe('private, no-store');
    const token = /^\/visit\/(\S+)$/.exec(led.headers.get('location') ?? '')?.[1] ?? '';
    expect((await world.ask(getVisit, { params: { token } })).body.id).toBe(id);
  });

  it('confirms nothing to a program that asks for the head alone', async () => {
    await bookedByNumber();
    const [link = ''] = await linksTo(number);
    const none = link.replace(/.{22}$/, 'x'.repeat(22));
    expect(said(await open(link, 'HEAD'))).toEqual(said(await open(none, 'HEAD')));
    expect((await open(none)).status).toBe(404);
  });

  it('ends with the visit, and a page says so', async () => {
    await bookedByNumber();
    const [link = ''] = await linksTo(number);
    await atTime(world, startIn(20, '10:05'), async () => expect((await open(link)).status).toBe(302));
    await atTime(world, startIn(21, '10:00'), async () => {
      const ended = await open(link);
      expect(ended.status).toBe(404);
      expect(ended.headers.get('x-robots-tag')).toBe('noindex');
      expect(await ended.text()).toContain('id="root"');
    });
  });

  it('of a sick day leads to the booking of three other times, while one of them is ahead', async () => {
    const id = await bookedByNumber();
    const day = startIn(20).slice(0, 10);
    await world.ask(reportIll, { body: { day } }, { token: await sessionOf(world, provider.id) });
    const links = await linksTo(number);
    expect(links).toHaveLength(1);
    const [row] = await world.database.query<{ alternatives: string[] }>('select alternatives from app.appointment');
    const starts = row?.alternatives ?? [];
    expect(starts).toHaveLength(3);
    const led = async () => new URL((await open(links[0] ?? '')).headers.get('location') ?? 'none:', links[0]);
    const { pathname, searchParams } = await led();
    expect(pathname).toBe(`/book/${provider.id}`);
    expect(searchParams.get('times')?.split(',')).toEqual(starts);
    expect(searchParams.get('cards')).toHaveLength(36);
    // The day is over, and the times that are offered are not.
    await atTime(world, starts[1] ?? '', async () =>
      expect((await led()).searchParams.get('times')).toBe(starts.slice(2).join()),
    );
    await atTime(world, Date.parse(starts[2] ?? '') + 1000, async () =>
      expect((await open(links[0] ?? '')).status).toBe(404),
    );
    // Whose services are no more is shown the visit.
    await world.database.query('update app.appointment_item set card_id = null where appointment_id = $1', [id]);
    expect((await led()).pathname).toMatch(/^\/visit\//);
  });
});
