import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverDueTexts } from '../../../netlify/features/messaging/sms/actions.ts';
import { textBudget } from '../../../netlify/features/messaging/sms/rules.ts';
import { queueText } from '../../../netlify/features/messaging/sms/sql.ts';
import { sendPhoneCode } from '../../../src/contract/account/phone.ts';
import { requestGuestCode } from '../../../src/contract/booking/guest.ts';
import type { AccountId } from '../../../src/contract/fields.ts';
import { aProvider } from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  // 4 an hour and 20 a day for the site, 3 an hour for Germany, 1 for all other countries.
  world.adapters.texter = { ...world.adapters.texter, perDay: 20 };
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.afterwards();
  for (const table of ['outgoing_text', 'text_spent', 'outgoing_mail', 'rate_limit', 'phone_code', 'guest_code'])
    await world.database.query(`delete from app.${table}`);
});

const hour = 3_600_000;
const german = (index: number): string => `+49151234567${10 + index}`;
const queue = (to: string, validMilliseconds = 10 * hour): Promise<unknown> => {
  const now = world.clock.now();
  const due = { now, expiresAt: new Date(now.getTime() + validMilliseconds) };
  return queueText(world.database, world.adapters, { to, text: 'Ihr Code' }, due);
};
const sentTo = async (): Promise<string[]> =>
  (
    await world.database.query<{ to: string }>(
      'select recipient as "to" from app.outgoing_text where sent_at is not null order by recipient',
    )
  ).map(({ to }) => to);
const alarms = async (): Promise<string[]> =>
  (
    await world.database.query<{ subject: string }>(
      `select subject from app.outgoing_mail where recipient = 'support@example.com' order by created_at, subject`,
    )
  ).map(({ subject }) => /\((.*)\)/.exec(subject)?.[1] ?? subject);

const dueWith = (more: { business?: AccountId; isCode?: boolean }) => {
  const now = world.clock.now();
  return { now, expiresAt: new Date(now.getTime() + 10 * hour), ...more };
};
const queueFor = (index: number, more: { business?: AccountId; isCode?: boolean }) =>
  queueText(world.database, world.adapters, { to: german(index), text: 'Ihr Termin' }, dueWith(more));
const codeFrom = (phone: string, provider?: AccountId) =>
  world.ask(requestGuestCode, { body: { phone, provider } }, { caller: phone });

describe('the budget of the site for text messages', () => {
  it('lets no country have more than its share of an hour, and the rest goes out when it is over', async () => {
    for (let index = 0; index < 5; index += 1) await queue(german(index));
    await queue('+436641234567');
    expect(await deliverDueTexts(world.adapters)).toEqual({ sent: 4, failed: 0 });
    expect(await sentTo()).toEqual(['+436641234567', german(0), german(1), german(2)]);
    expect(await deliverDueTexts(world.adapters)).toEqual({ sent: 0, failed: 0 });
    world.clock.forward(hour + 1000);
    expect(await deliverDueTexts(world.adapters)).toEqual({ sent: 2, failed: 0 });
  });

  it('holds when several runs send at the same moment', async () => {
    for (let index = 0; index < 9; index += 1) await queue(german(index));
    await Promise.all([1, 2, 3].map(() => deliverDueTexts(world.adapters)));
    expect(await sentTo()).toHaveLength(3);
  });

  it('lets no text of a visit wait behind codes, which use half of the budget at most', async () => {
    const now = world.clock.now();
    const due = { now, expiresAt: new Date(now.getTime() + hour), isCode: true };
    for (let index = 0; index < 4; index += 1)
      await queueText(world.database, world.adapters, { to: german(index), text: 'Ihr Code' }, due);
    await queue(german(8));
    await deliverDueTexts(world.adapters);
    expect(await sentTo()).toEqual([german(0), german(8)]);
    await queue(german(9));
    await deliverDueTexts(world.adapters);
    expect(await sentTo()).toEqual([german(0), german(8), german(9)]);
  });

  describe('of which each business has a share', () => {
    // 20 an hour for the site: 4 for the visits of one business, and 2 for codes from its page.
    let first: AccountId;
    let second: AccountId;
    beforeEach(async () => {
      world.adapters.texter = { ...world.adapters.texter, perDay: 100 };
      [first, second] = [(await aProvider(world)).user.id, (await aProvider(world)).user.id];
    });
    afterEach(() => {
      world.adapters.texter = { ...world.adapters.texter, perDay: 20 };
    });

    it('lets the visits of one wait when its share is used, and neither those of another nor what is of none', async () => {
      for (let index = 0; index < 6; index += 1) await queueFor(index, { business: first });
      await queueFor(6, { business: second });
      await queueFor(7, {});
      await deliverDueTexts(world.adapters);
      expect(await sentTo()).toEqual([0, 1, 2, 3, 6, 7].map(german));
      world.clock.forward(hour + 1000);
      await deliverDueTexts(world.adapters);
      expect(await sentTo()).toHaveLength(8);
    });

    it('counts codes from its page apart: its visits never wait behind them, and another page has its own', async () => {
      for (const index of [0, 1]) expect((await codeFrom(german(index), first)).status).toBe(201);
      await deliverDueTexts(world.adapters);
      expect((await codeFrom(german(2), first)).refusal.code).toBe('too_many_requests');
      expect((await codeFrom(german(3), second)).status).toBe(201);
      await queueFor(4, { business: first });
      await deliverDueTexts(world.adapters);
      expect(await sentTo()).toEqual([0, 1, 3, 4].map(german));
    });

    it('counts together what is asked for on no page, or on one that is none', async () => {
      expect((await codeFrom(german(0))).status).toBe(201);
      expect((await codeFrom(german(1), crypto.randomUUID() as AccountId)).status).toBe(201);
      await deliverDueTexts(world.adapters);
      expect((await codeFrom(german(2))).refusal.code).toBe('too_many_requests');
      expect((await codeFrom(german(2), crypto.randomUUID() as AccountId)).status).toBe(429);
      expect((await codeFrom(german(2), first)).status).toBe(201);
    });
  });

  it('leaves little for countries where nobody is served', async () => {
    for (const to of ['+447911123456', '+447911123457', '+15551234567']) await queue(to);
    expect(await deliverDueTexts(world.adapters)).toEqual({ sent: 1, failed: 0 });
  });

  it('counts a message once, however often the gateway has to be asked, and not at all while it is left alone', async () => {
    const { texter } = world.adapters;
    await queue(german(0));
    world.adapters.texter = { ...texter, send: () => Promise.reject(new Error('down')) };
    await deliverDueTexts(world.adapters);
    world.adapters.texter = texter;
    world.clock.forward(60_000);
    expect(await deliverDueTexts(world.adapters)).toEqual({ sent: 1, failed: 0 });
    expect(await world.database.query('select from app.text_spent')).toHaveLength(1);

    await queue(german(1));
    world.adapters.texter = { ...texter, send: () => Promise.resolve({ restsUntil: new Date() }) };
    expect(await deliverDueTexts(world.adapters)).toEqual({ sent: 0, failed: 0 });
    world.adapters.texter = texter;
    expect(await world.database.query('select from app.text_spent')).toHaveLength(1);
    expect(await world.database.query('select from app.outgoing_text where attempts = 0')).toHaveLength(1);
  });

  it('outlives the messages of an account that is deleted', async () => {
    for (let index = 0; index < 3; index += 1) await queue(german(index));
    await deliverDueTexts(world.adapters);
    await world.database.query('delete from app.outgoing_text');
    await queue(german(3));
    expect(await deliverDueTexts(world.adapters)).toEqual({ sent: 0, failed: 0 });
  });

  it('tells the operator by mail at the half and at the whole, once in each period', async () => {
    for (let index = 0; index < 2; index += 1) await queue(german(index));
    await deliverDueTexts(world.adapters);
    expect(await alarms()).toEqual([
      'text messages to +49, 50 % of an hour',
      'text messages to all countries, 50 % of an hour',
    ]);
    await queue(german(2));
    await deliverDueTexts(world.adapters);
    expect(await alarms()).toHaveLength(3);
    expect(await alarms()).toContain('text messages to +49, 100 % of an hour');
    world.clock.forward(hour + 1000);
    await queue(german(3));
    await queue(german(4));
    await deliverDueTexts(world.adapters);
    expect((await alarms()).filter((subject) => subject === 'text messages to +49, 50 % of an hour')).toHaveLength(2);
  });

  it('refuses a code with 429 and a time where none can be sent now, and says so before it counts anything', async () => {
    const person = await aProvider(world);
    const ask = (number: string) =>
      world.ask(sendPhoneCode, { body: { phone_number: number } }, { token: person.token });
    for (let index = 0; index < 3; index += 1) await queue(german(index));
    await deliverDueTexts(world.adapters);
    const refused = await ask(german(7));
    expect([refused.status, refused.refusal.code]).toEqual([429, 'too_many_requests']);
    expect(refused.headers.get('retry-after')).toBe(String(textBudget.waitSeconds));
    expect(await world.database.query(`select from app.rate_limit where key like 'phone%'`)).toEqual([]);
    expect((await ask('+41791234567')).status).toBe(200);
  });
});
