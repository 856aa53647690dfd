import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signLink } from '../../../netlify/session/link.ts';
import { withdrawFromContract } from '../../../src/contract/booking/withdrawal.ts';
import type { AskOf } from '../../../src/contract/endpoint.ts';
import { aCustomer, aProvider, type Person, withConfirmedEmail } from '../../support/people.ts';
import { anAppointment } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

const day = 86_400_000;

let world: World;
let provider: Person;
let customer: Person;
beforeAll(async () => {
  world = await startWorld();
  provider = await withConfirmedEmail(world, await aProvider(world, { type: 'pro', businessName: 'Salon Süd' }));
  customer = await withConfirmedEmail(world, await aCustomer(world));
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const table of ['withdrawal', 'appointment', 'outgoing_mail', 'rate_limit'])
    await world.database.query(`delete from app.${table}`);
});

/** A visit of the customer in three days; its id. */
const aVisit = (): Promise<string> => {
  const start = world.clock.now().getTime() + 3 * day;
  return anAppointment(world.database, {
    provider: provider.user.id,
    customer: customer.user.id,
    start: new Date(start).toISOString(),
    end: new Date(start + 3_600_000).toISOString(),
  });
};
const linkOf = (visit: string): Promise<string> =>
  signLink(world.adapters.secret, 'visit', visit, world.clock.now(), 90);

type Form = AskOf<typeof withdrawFromContract>['body'];
const ask = (body: Partial<Form>, by?: Person) =>
  world.ask(
    withdrawFromContract,
    { body: { name: 'Jürgen Groß', email: 'juergen@example.org', ...body } },
    { token: by?.token, language: 'de' },
  );

const mails = async () => {
  await world.afterwards();
  return world.database.query<{ recipient: string; subject: string; body: string }>(
    'select recipient, subject, body from app.outgoing_mail order by recipient',
  );
};
const visitNow = async (id: string) => {
  const [row] = await world.database.query<{ status: string; reason: string | null; by: string | null; taken: number }>(
    `select status, cancel_reason as reason, cancelled_by as by,
            (select count(*) from app.busy where owner = appointment.id) as taken
       from app.appointment where id = $1`,
    [id],
  );
  return row;
};

describe('POST /withdrawals', () => {
  it('only looks in the first step: nothing is written, cancelled or mailed', async () => {
    const visit = await aVisit();
    const { status, body } = await ask({ token: await linkOf(visit) });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      visit: { provider: 'Salon Süd', service: 'Haarschnitt', isCancelled: true },
      receipt: null,
    });
    expect(await visitNow(visit)).toMatchObject({ status: 'confirmed', taken: 1 });
    expect(await mails()).toEqual([]);
  });

  it('cancels the visit of a link, gives its time back, and answers with a receipt that is mailed', async () => {
    const visit = await aVisit();
    const before = world.clock.now().toISOString();
    const { body } = await ask({ token: await linkOf(visit), confirmed: true });
    const at = body.receipt?.at ?? '';
    expect(at >= before && at <= world.clock.now().toISOString()).toBe(true);
    expect(await visitNow(visit)).toEqual({ status: 'cancelled', reason: 'revoked', by: 'customer', taken: 0 });
    const sent = await mails();
    const receipt = sent.find(({ recipient }) => recipient === 'juergen@example.org');
    expect(receipt?.subject).toBe('Ihr Widerruf ist eingegangen');
    expect(receipt?.body).toContain(body.receipt?.id);
    // Anybody may have typed the address: what they wrote is on the screen, not in the mail.
    expect(receipt?.body).not.toContain('Salon Süd');
    expect(sent.map(({ recipient }) => recipient)).toContain(provider.user.email);
    expect(sent.map(({ recipient }) => recipient)).not.toContain(world.adapters.supportEmail);
  });

  it('is one withdrawal with one receipt when it is sent again after a lost answer', async () => {
    const visit = await aVisit();
    const id = crypto.randomUUID();
    const form = { id, token: await linkOf(visit), confirmed: true };
    const first = await ask(form);
    world.clock.forward(60_000);
    const again = await ask(form);
    expect(again.body).toEqual(first.body);
    expect((await mails()).filter(({ recipient }) => recipient === 'juergen@example.org')).toHaveLength(1);
  });

  it('cancels a visit of the own account, and nobody else’s', async () => {
    const visit = await aVisit();
    expect((await ask({ appointmentId: visit, confirmed: true })).status).toBe(404);
    expect((await ask({ appointmentId: visit, confirmed: true }, provider)).status).toBe(404);
    expect((await ask({ appointmentId: visit, confirmed: true }, customer)).status).toBe(200);
    expect(await visitNow(visit)).toMatchObject({ status: 'cancelled', reason: 'revoked' });
  });

  it('mails what was withdrawn from to the known address of whoever booked', async () => {
    const visit = await aVisit();
    await ask({ appointmentId: visit, email: customer.user.email, confirmed: true }, customer);
    const receipt = (await mails()).find(({ subject }) => subject === 'Ihr Widerruf ist eingegangen');
    expect(receipt).toMatchObject({ recipient: customer.user.email, body: expect.stringContaining('Salon Süd') });
  });

  it('leaves a visit that was booked more than 14 days ago to a person', async () => {
    const visit = await aVisit();
    await world.database.query('update app.appointment set created_at = $2::timestamptz where id = $1', [
      visit,
      new Date(world.clock.now().getTime() - 15 * day).toISOString(),
    ]);
    const { body } = await ask({ token: await linkOf(visit), confirmed: true });
    expect(body).toMatchObject({ visit: { isCancelled: false }, receipt: { id: expect.any(String) } });
    expect(await visitNow(visit)).toMatchObject({ status: 'confirmed', taken: 1 });
    expect((await mails()).map(({ recipient }) => recipient)).toContain(world.adapters.supportEmail);
  });

  it('takes words alone, passes them to the support and cancels nothing', async () => {
    const visit = await aVisit();
    const { body } = await ask({ contract: 'Haarschnitt im Salon Süd am Montag', confirmed: true });
    expect(body).toMatchObject({ visit: null, receipt: { at: expect.any(String) } });
    expect(await visitNow(visit)).toMatchObject({ status: 'confirmed' });
    const support = (await mails()).find(({ recipient }) => recipient === world.adapters.supportEmail);
    expect(support?.body).toContain('> Haarschnitt im Salon Süd am Montag');
  });

  it('says which field is missing', async () => {
    const { status, refusal } = await ask({ contract: ' ', name: '' });
    expect(status).toBe(400);
    expect(refusal.fields).toMatchObject({ name: expect.any(String) });
    expect((await ask({ contract: ' ' })).refusal.fields).toMatchObject({ contract: expect.any(String) });
  });

  it('mails a typed address a few times an hour, not more', async () => {
    const statuses = [];
    for (let times = 0; times < 6; times += 1)
      statuses.push((await ask({ contract: `Nummer ${times}`, confirmed: true })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
