import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { behindCircuits, circuitRules } from '../../netlify/adapters/circuit.ts';
import { type Adapters, type Database, PartUnavailable, type Texter } from '../../netlify/adapters/ports.ts';
import { gatewayTexter } from '../../netlify/adapters/sms/gateway.ts';
import { outboxTexter } from '../../netlify/adapters/sms/outbox.ts';
import { deliverDueTexts } from '../../netlify/features/messaging/sms/actions.ts';
import { queueText } from '../../netlify/features/messaging/sms/sql.ts';
import { unseal } from '../../netlify/session/seal.ts';
import { migratedDatabase } from '../support/database.ts';
import { startSmsGateway } from '../support/sms-gateway.ts';

const keys = { secret: new TextEncoder().encode('a secret of the tests, at least 32 bytes'), formerSecrets: [] };
const message = { to: '+4915123456789', text: 'Ihr Code für Casa & Kiez: 012345.\n\n@example.org #012345' };

let database: Database;
let close: () => Promise<void>;
let gateway: Awaited<ReturnType<typeof startSmsGateway>>;
let skipped = 0;
const clock = { now: () => new Date(Date.now() + skipped) };
const worldWith = (texter: Texter): Adapters => ({ database, texter, clock, ...keys }) as unknown as Adapters;
const inTenMinutes = (): Date => new Date(clock.now().getTime() + 600_000);
const queue = (sent = message): Promise<unknown> =>
  queueText(database, keys, sent, { now: clock.now(), expiresAt: inTenMinutes() });

beforeAll(async () => {
  ({ database, close } = await migratedDatabase());
  gateway = await startSmsGateway();
});
afterAll(async () => {
  await gateway.stop();
  await close();
});
beforeEach(async () => {
  skipped = 0;
  gateway.asked.length = 0;
  gateway.behave(202);
  await database.query('delete from app.outgoing_text');
});

const twins: { name: string; make: () => Texter; arrivals: () => Promise<{ to: string; text: string }[]> }[] = [
  {
    name: 'gatewayTexter',
    make: () => gatewayTexter({ url: gateway.url, token: 'the-token' }),
    arrivals: () => Promise.resolve(gateway.asked.map(({ body: { to, text } }) => ({ to, text }))),
  },
  {
    name: 'outboxTexter',
    make: outboxTexter,
    arrivals: async () => {
      const rows = await database.query<{ to: string; sealed: string }>(
        'select recipient as "to", sealed_body as sealed from app.outgoing_text where sent_at is not null',
      );
      return rows.map(({ to, sealed }) => ({ to, text: unseal(keys, sealed) ?? '' }));
    },
  },
];

describe.each(twins)('a text message through $name', ({ make, arrivals }) => {
  it('arrives whole, once, also when two runs deliver at the same moment', async () => {
    await queue();
    const world = worldWith(make());
    const [one, other] = await Promise.all([deliverDueTexts(world), deliverDueTexts(world)]);
    expect(one.sent + other.sent).toBe(1);
    expect(await deliverDueTexts(world)).toEqual({ sent: 0, failed: 0 });
    expect(await arrivals()).toEqual([message]);
  });

  it.each(['015123456789', '+49 151', '+4915123456789,+4915123456780', 'hello', '+0123456789'])(
    'does not go to %j',
    async (to) => {
      await expect(make().send({ ...message, to }, 'some-message')).rejects.toThrow(TypeError);
      expect(gateway.asked).toEqual([]);
    },
  );

  it('is not sent when it is too late', async () => {
    await queue();
    skipped = 600_001;
    expect(await deliverDueTexts(worldWith(make()))).toEqual({ sent: 0, failed: 0 });
    expect(await arrivals()).toEqual([]);
  });
});

const rowsLeft = () =>
  database.query<{ sealed: string | null; refusedAt: string | null; error: string | null }>(
    'select sealed_body as sealed, refused_at as "refusedAt", last_error as error from app.outgoing_text',
  );
const impatient = () => gatewayTexter({ url: gateway.url, token: 'the-token', milliseconds: 500 });

describe('the gateway', () => {
  it('is given the token, and an id that says of a second copy that it is one', async () => {
    await queue();
    await deliverDueTexts(worldWith(impatient()));
    const [{ headers, body } = { headers: {}, body: { id: '' } }] = gateway.asked;
    expect(headers).toMatchObject({ authorization: 'Bearer the-token', 'idempotency-key': body.id });
    expect(body.id).toMatch(/^[\w-]{36}$/);
    expect(await rowsLeft()).toMatchObject([{ sealed: null, error: null }]);
  });

  it.each([500, 503, 429, 401, 302, 'silent'] as const)(
    'is asked again after %s, and then delivers',
    async (manner) => {
      await queue();
      gateway.behave(manner);
      await expect(impatient().send(message, 'some-message')).rejects.toBeInstanceOf(PartUnavailable);
      expect(await deliverDueTexts(worldWith(impatient()))).toEqual({ sent: 0, failed: 1 });
      expect(await deliverDueTexts(worldWith(impatient()))).toEqual({ sent: 0, failed: 0 });
      gateway.behave(202);
      skipped = 31_000;
      expect(await deliverDueTexts(worldWith(impatient()))).toEqual({ sent: 1, failed: 0 });
      const ids = gateway.asked.slice(1).map(({ body }) => body.id);
      expect(new Set(ids).size).toBe(1);
    },
  );

  it.each([400, 404, 422])('that answers %s is not asked again', async (status) => {
    await queue();
    gateway.behave(status);
    expect(await deliverDueTexts(worldWith(impatient()))).toEqual({ sent: 0, failed: 1 });
    skipped = 300_000;
    expect(await deliverDueTexts(worldWith(impatient()))).toEqual({ sent: 0, failed: 0 });
    expect(await rowsLeft()).toMatchObject([{ sealed: null, error: `the gateway answered ${status}` }]);
  });

  it('that is not there is an unavailable part', async () => {
    const gone = await startSmsGateway();
    await gone.stop();
    await expect(gatewayTexter({ url: gone.url, token: 'the-token' }).send(message, 'x')).rejects.toBeInstanceOf(
      PartUnavailable,
    );
  });

  it('that fails again and again is left alone, and takes no attempt from the messages that wait', async () => {
    for (let number = 0; number < 9; number += 1) await queue();
    gateway.behave(503);
    const texterOf = () =>
      behindCircuits({ texter: gatewayTexter({ url: gateway.url, token: 'the-token' }) }, { database, clock }).texter;
    expect(await deliverDueTexts(worldWith(texterOf()))).toEqual({ sent: 0, failed: circuitRules.failures });
    // Another process knows it from the database.
    expect(await deliverDueTexts(worldWith(texterOf()))).toEqual({ sent: 0, failed: 0 });
    expect(gateway.asked).toHaveLength(circuitRules.failures);
    const waiting = await database.query('select from app.outgoing_text where attempts = 0');
    expect(waiting).toHaveLength(9 - circuitRules.failures);
    gateway.behave(202);
    skipped = (circuitRules.firstRestSeconds + 1) * 1000;
    const { sent } = await deliverDueTexts(worldWith(texterOf()));
    expect(sent).toBeGreaterThanOrEqual(9 - circuitRules.failures);
    await database.query('delete from app.circuit');
  });
});
