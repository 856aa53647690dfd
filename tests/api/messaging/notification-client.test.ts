import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { announce } from '../../../netlify/features/messaging/notification/actions.ts';
import { clientQuota } from '../../../netlify/features/messaging/notification/client-rules.ts';
import { remindVisits } from '../../../netlify/features/messaging/notification/reminder-actions.ts';
import { unseal } from '../../../netlify/session/seal.ts';
import { cancelAppointment, getVisit, moveAppointment } from '../../../src/contract/booking/appointment-actions.ts';
import { addEntry } from '../../../src/contract/booking/calendar.ts';
import { atTime, sessionOf, startIn } from '../../support/appointments.ts';
import { emptied } from '../../support/emptied.ts';
import { anOffering, type Offering, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let provider: Offering;
let token: string;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.afterwards();
  await emptied(world.database);
  [provider] = await offered(world.database, anOffering());
  await world.database.query(
    `update app.account set business_name = 'Salon Grün', email_verified_at = now(), phone = '0171 3920009',
       phone_verified_at = now() where id = $1`,
    [provider.id],
  );
  token = await sessionOf(world, provider.id);
});

const set = (columns: string) =>
  world.database.query(`update app.provider set ${columns} where account_id = $1`, [provider.id]);
const texts = async () =>
  (
    await world.database.query<{ to: string; sealed: string }>(
      'select recipient as "to", sealed_body as sealed from app.outgoing_text order by created_at, id',
    )
  ).map(({ to, sealed }) => ({ to, text: unseal(world.adapters, sealed) ?? '' }));
const mails = () =>
  world.database.query<{ to: string; subject: string; body: string; html: string }>(
    'select recipient as "to", subject, body, html from app.outgoing_mail order by created_at, id',
  );

/** Entered by one line, for three weeks ahead at noon in Berlin. */
async function anEntry(text: string, daysAhead = 21): Promise<string> {
  const day = startIn(daysAhead, '12:00', world.clock.now()).slice(0, 10);
  const entered = await world.ask(addEntry, { body: { text, day, minute: 720 } }, { token });
  expect(entered.status).toBe(200);
  return entered.body.id ?? '';
}

describe('a client who was entered by telephone', () => {
  it('gets confirmation, change and cancellation as a text message with the link of the visit', async () => {
    const id = await anEntry('Gerda Gast 0171 3920000');
    const start = startIn(22, '15:00', world.clock.now());
    const asked = { params: { id } };
    expect((await world.ask(moveAppointment, { ...asked, body: { start } }, { token })).status).toBe(200);
    expect(
      (await world.ask(cancelAppointment, { ...asked, body: { note: 'Kauft bei evil.example' } }, { token })).status,
    ).toBe(200);
    const sent = await texts();
    expect(sent.map(({ to }) => to)).toEqual(Array.from({ length: 3 }, () => '+491713920000'));
    expect(sent[0]?.text).toMatch(
      /^Casa & Kiez: Ihr Termin bei Salon Grün: .*12:00\.\nhttp:\/\/localhost:5000\/t\/[\w-]{22}$/,
    );
    expect(sent[1]?.text).toMatch(/Ihr Termin bei Salon Grün ist jetzt: .*15:00/);
    expect(sent[2]?.text).toMatch(/Ihr Termin bei Salon Grün fällt aus/);
    // Whatever the provider wrote stays out of it.
    expect(JSON.stringify(sent)).not.toMatch(/evil|Gerda/);
    const led = await world.fetch(new Request(/http\S+$/.exec(sent[0]?.text ?? '')?.[0] ?? ''));
    const link = /^\/visit\/(\S+)$/.exec(led.headers.get('location') ?? '')?.[1] ?? '';
    expect((await world.ask(getVisit, { params: { token: link } })).body.id).toBe(id);
    expect(await mails()).toEqual([]);
  });

  it('is told once of all visits of a series', async () => {
    await atTime(world, '2026-12-20T12:00:00Z', async () => {
      token = await sessionOf(world, provider.id);
      const body = { text: 'Gerda 0171 3920000 alle 2 Wochen 12.01.2027 9:00', times: 3 };
      expect((await world.ask(addEntry, { body }, { token })).body.entered).toBe(3);
    });
    const sent = await texts();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toMatch(
      /Ihre 3 Termine bei Salon Grün: Di\., 12\.01\.\S*, 09:00 bis Di\., 09\.02\.\S*, 09:00\.\n/,
    );
  });

  it('gets a mail where there is an address, and a text message beside it where it is soon', async () => {
    await anEntry('Gerda gerda@example.org 0171 3920000');
    expect(await texts()).toEqual([]);
    const [sent] = await mails();
    expect(sent?.to).toBe('gerda@example.org');
    expect(sent?.body).toContain('Ihr Termin bei Salon Grün:');
    expect(`${sent?.body}${sent?.html}`).not.toContain('Gerda');
    await atTime(world, startIn(40, '13:00'), async () => {
      token = await sessionOf(world, provider.id);
      await anEntry('Carl carl@example.org 0171 3920002', 1);
    });
    expect((await texts()).map(({ to }) => to)).toEqual(['+491713920002']);
  });

  it('is announced in the preview as it will be told: by text, by mail, by both, or not at all', async () => {
    const way = async (text: string, more: { isWalkIn?: boolean; minute?: number } = {}) => {
      const day = startIn(21, '12:00', world.clock.now()).slice(0, 10);
      const body = { text, day, minute: 720, ...more, preview: true };
      return (await world.ask(addEntry, { body }, { token })).body.tellsBy;
    };
    const number = 'Gerda 0171 3920000';
    expect([await way(number), await way('Gerda gerda@example.org'), await way('Gerda 030 901820')]).toEqual([
      'text',
      'mail',
      'none',
    ]);
    expect(await way(number, { isWalkIn: true })).toBeNull();
    const month = `date_trunc('month', now() at time zone 'UTC')::date`;
    await set(`client_month = ${month}, client_texts = ${clientQuota.texts}`);
    expect(await way(number)).toBe('none');
    await set('client_month = null, tells_clients = false');
    expect(await way(number)).toBe('none');
    await set('tells_clients = true');
    await atTime(world, startIn(20, '13:00'), async () => {
      token = await sessionOf(world, provider.id);
      const day = startIn(21, '12:00').slice(0, 10);
      const body = { text: `${number} gerda@example.org`, day, minute: 720, preview: true };
      expect((await world.ask(addEntry, { body }, { token })).body.tellsBy).toBe('both');
    });
    expect([await texts(), await mails()]).toEqual([[], []]);
  });

  it('is reminded once, also by two runs at the same moment', async () => {
    const id = await anEntry('Gerda 0171 3920000');
    const at = new Date(Date.parse(startIn(20, '09:05', world.clock.now())));
    const due = { ...world.adapters, clock: { now: () => at } };
    await world.database.query('update app.appointment set cancel_hours = 24 where id = $1', [id]);
    await Promise.all([remindVisits(due), remindVisits(due), remindVisits(due)]);
    const sent = (await texts()).slice(1);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toMatch(/Erinnerung an Ihren Termin bei Salon Grün: .*Absagen bis /);
  });
});

describe('nothing goes to a client', () => {
  it.each([
    ['where the provider does not want it', 'tells_clients = false', '', '0171 3920000'],
    ['before the provider’s own number is proven', '', 'phone_verified_at = null', '0171 3920000'],
    ['by text message to a landline', '', '', '030 901820'],
    ['where nothing was given', '', '', ''],
  ])('%s', async (_, shop, account, number) => {
    if (shop !== '') await set(shop);
    if (account !== '') await world.database.query(`update app.account set ${account} where id = $1`, [provider.id]);
    await anEntry(`Gerda ${number}`);
    expect([await texts(), await mails()]).toEqual([[], []]);
  });

  it('beyond the texts of a month, which begin anew with the next', async () => {
    const month = `date_trunc('month', $2::timestamptz at time zone 'UTC')::date`;
    const spend = (when: Date) =>
      world.database.query(
        `update app.provider set client_month = ${month}, client_texts = ${clientQuota.texts - 1} where account_id = $1`,
        [provider.id, when.toISOString()],
      );
    await spend(world.clock.now());
    const ids = [await anEntry('Gerda 0171 3920000', 21), await anEntry('Bernd 0171 3920001', 22)];
    expect((await texts()).map(({ to }) => to)).toEqual(['+491713920000']);
    const next = new Date(world.clock.now().getTime() + 32 * 86_400_000);
    await world.database.query(
      `update app.appointment set starts_at = starts_at + interval '60 days', ends_at = ends_at + interval '60 days'`,
    );
    const told = await world.database.transaction((transaction) =>
      announce(transaction, world.adapters, {
        appointmentId: ids[1] ?? '',
        kind: 'appointment_moved',
        to: 'customer',
        now: next,
      }),
    );
    expect(told).toBe(true);
    expect(await texts()).toHaveLength(2);
  });

  it('from a walk-in', async () => {
    await world.ask(addEntry, { body: { text: 'Gerda 0171 3920000', isWalkIn: true } }, { token });
    expect(await texts()).toEqual([]);
  });
});

it('a business called like a link is named without one', async () => {
  await world.database.query(`update app.account set business_name = 'Gewinn: https://evil.example/x' where id = $1`, [
    provider.id,
  ]);
  await anEntry('Gerda 0171 3920000');
  const [sent] = await texts();
  expect(sent?.text).toContain('bei Gewinn https evil example x:');
  expect(sent?.text.match(/https?:|evil\.example/g)).toEqual(['http:']);
});
