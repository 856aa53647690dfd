import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { webPusher } from '../../../netlify/adapters/push/web-push.ts';
import { type Announcement, announce } from '../../../netlify/features/messaging/notification/actions.ts';
import { deliverDuePushes } from '../../../netlify/features/messaging/notification/push-actions.ts';
import { accountId } from '../../../src/contract/fields.ts';
import { endPush, getPush, startPush } from '../../../src/contract/messaging/notification-push.ts';
import { emptied } from '../../support/emptied.ts';
import { aCustomer, aProvider, type Person } from '../../support/people.ts';
import { anAppointment } from '../../support/providers.ts';
import { type PushBrowser, type PushService, startPushService } from '../../support/push-service.ts';
import { startWorld, type World } from '../../support/world.ts';

const privateKey = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';

let world: World;
let service: PushService;
let customer: Person;
let provider: Person;
beforeAll(async () => {
  world = await startWorld();
  service = await startPushService();
});
afterAll(async () => {
  await world.close();
  await service.close();
});
beforeEach(async () => {
  await world.afterwards();
  await emptied(world.database);
  setClock(noon);
  world.adapters.pusher = webPusher({
    privateKey,
    contact: 'support@example.com',
    isService: ({ hostname }) => hostname === '127.0.0.1',
    milliseconds: 500,
  });
  Object.assign(service, { shown: [], headers: [], status: 201 });
  customer = await aCustomer(world, { name: 'Klara Kunde' });
  provider = await aProvider(world, { type: 'pro', businessName: 'Salon Grün' });
  await world.afterwards();
});

const starts = async (
  person: Person,
  browser: PushBrowser = service.aBrowser(),
  language = 'de',
): Promise<PushBrowser> => {
  const { status } = await world.ask(startPush, { body: browser }, { token: person.token, language });
  expect(status).toBe(200);
  return browser;
};

const inHours = (hours: number): string => new Date(world.clock.now().getTime() + hours * 3_600_000).toISOString();

const aVisit = (start: string): Promise<string> =>
  anAppointment(world.database, {
    provider: accountId.parse(provider.user.id),
    customer: customer.user.id,
    start,
    end: new Date(Date.parse(start) + 3_600_000).toISOString(),
  });

const tell = (appointmentId: string, kind: Announcement['kind'], now: Date, more: Partial<Announcement> = {}) =>
  world.database.transaction((transaction) =>
    announce(transaction, world.adapters, { appointmentId, kind, to: 'both', now, ...more }),
  );

/** 12:00 and 23:30 in Berlin, of a day in winter. */
const [noon, night] = [new Date('2027-01-14T11:00:00Z'), new Date('2027-01-14T22:30:00Z')];
const setClock = (to: Date): void => world.clock.forward(to.getTime() - world.clock.now().getTime());
const waiting = async (): Promise<string[]> => {
  const rows = await world.database.query<{ at: string }>('select next_attempt_at as at from app.outgoing_push');
  return rows.map(({ at }) => at);
};
const browsers = async (): Promise<number> =>
  (await world.database.query('select 1 from app.push_subscription')).length;

describe('news in a browser while no page is open', () => {
  it('is offered by the site’s key, and not at all without one', async () => {
    const asked = () => world.ask(getPush, {}, { token: customer.token });
    expect((await asked()).body).toEqual({ key: world.adapters.pusher?.publicKey });
    world.adapters.pusher = undefined;
    expect((await asked()).body).toEqual({ key: null });
    const { status } = await world.ask(startPush, { body: service.aBrowser() }, { token: customer.token });
    expect(status).toBe(404);
  });

  it('goes to both sides in the language of each browser, and not to whose deed it was', async () => {
    await starts(customer, service.aBrowser(), 'en');
    await starts(provider);
    const id = await aVisit(inHours(72));
    await tell(id, 'appointment_booked', world.clock.now());
    expect(await deliverDuePushes(world.adapters)).toEqual({ pushed: 1, pushesFailed: 0 });
    expect(service.shown).toMatchObject([{ path: `/provider/calendar?visit=${id}` }]);
    await tell(id, 'appointment_reminder', world.clock.now(), { to: 'customer', occasion: 'day' });
    await deliverDuePushes(world.adapters);
    expect(service.shown[1]).toMatchObject({ path: `/appointments/${id}`, title: expect.stringMatching(/\w/) });
    expect(service.shown[1]?.title).not.toBe(service.shown[0]?.title);
    expect(await waiting()).toEqual([]);
  });

  it('waits at night for the morning, but for what is due', async () => {
    await starts(provider);
    setClock(night);
    const id = await aVisit(inHours(72));
    await tell(id, 'appointment_booked', world.clock.now());
    expect(await waiting()).toEqual(['2027-01-15T07:00:00.000Z']);
    expect((await deliverDuePushes(world.adapters)).pushed).toBe(0);
    await tell(id, 'appointment_late', world.clock.now(), { to: 'provider', minutes: 10 });
    expect((await deliverDuePushes(world.adapters)).pushed).toBe(1);
    await world.database.query('update app.account set quiet_from = 18, quiet_until = 10 where id = $1', [
      provider.user.id,
    ]);
    await tell(id, 'appointment_message', world.clock.now(), { to: 'provider', occasion: 'x', text: 'Hallo' });
    expect(await waiting()).toContain('2027-01-15T09:00:00.000Z');
  });

  it('forgets a browser that has ended it, and tries again what could not be sent', async () => {
    await starts(provider);
    const id = await aVisit(inHours(72));
    service.status = 503;
    await tell(id, 'appointment_booked', world.clock.now());
    expect(await deliverDuePushes(world.adapters)).toEqual({ pushed: 0, pushesFailed: 1 });
    expect(await deliverDuePushes(world.adapters)).toEqual({ pushed: 0, pushesFailed: 0 });
    service.status = 410;
    world.clock.forward(61_000);
    await deliverDuePushes(world.adapters);
    expect([await browsers(), await waiting()]).toEqual([0, []]);
  });

  it('is ended by whoever began it, and taken over by whoever signs in there next', async () => {
    const browser = await starts(provider);
    const { endpoint } = browser;
    await world.ask(endPush, { body: { endpoint } }, { token: customer.token });
    expect(await browsers()).toBe(1);
    await starts(customer, browser);
    const owners = await world.database.query('select account_id as id from app.push_subscription');
    expect(owners).toEqual([{ id: customer.user.id }]);
    await world.ask(endPush, { body: { endpoint } }, { token: customer.token });
    expect(await browsers()).toBe(0);
  });

  it('writes to no other address, and to the ten latest browsers of an account', async () => {
    const body = { ...service.aBrowser(), endpoint: 'http://169.254.169.254/latest/meta-data' };
    expect((await world.ask(startPush, { body }, { token: customer.token })).status).toBe(404);
    for (let count = 0; count < 11; count += 1) await starts(customer);
    expect(await browsers()).toBe(10);
  });
});
