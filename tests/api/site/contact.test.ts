import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AskOf } from '../../../src/contract/endpoint.ts';
import { sendContactMessage } from '../../../src/contract/site/contact.ts';
import { aCustomer, anEmail, withConfirmedEmail } from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(() =>
  Promise.all(
    ['rate_limit', 'contact_message', 'outgoing_mail'].map((table) => world.database.query(`delete from app.${table}`)),
  ),
);

type Form = AskOf<typeof sendContactMessage>['body'];
const aMessage = (overrides: Partial<Form> = {}): Form => ({
  name: 'Jürgen Groß',
  email: anEmail('writer'),
  type: 'billing',
  subject: 'Rechnung',
  message: 'Guten Tag,\nwas kostet Gold?',
  ...overrides,
});

interface Stored {
  name: string;
  email: string;
  type: string;
  subject: string;
  message: string;
  language: string;
  account: string | null;
  [column: string]: unknown;
}
const stored = (): Promise<Stored[]> =>
  world.database.query<Stored>(
    `select name, email, type, subject, message, language, account_id as account from app.contact_message
      order by created_at, subject`,
  );

interface Sent {
  recipient: string;
  replyTo: string | null;
  subject: string;
  body: string;
  [column: string]: unknown;
}
const sent = async (): Promise<Sent[]> => {
  await world.afterwards();
  return world.database.query<Sent>(
    'select recipient, reply_to as "replyTo", subject, body from app.outgoing_mail order by created_at, subject',
  );
};

describe('POST /contact', () => {
  it('keeps the message, and mails it to the support alone, with the writer as whom to answer', async () => {
    const body = aMessage();
    const answered = await world.ask(sendContactMessage, { body }, { language: 'de' });
    expect(answered.status).toBe(201);
    expect(await stored()).toEqual([{ ...body, language: 'de', account: null }]);
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: 'support@example.com',
      replyTo: body.email,
      subject: '[Abrechnung] Rechnung',
    });
    expect(mail?.body).toContain('> Guten Tag,\n> was kostet Gold?');
    expect(mail?.body).toContain(`E-Mail: ${body.email}`);
    expect(mail?.body).toContain('Angemeldet als: nein');
    expect(mail?.body).toContain('Nachricht auf Deutsch');
    expect(await world.database.query('select sent_at from app.outgoing_mail where sent_at is null')).toEqual([]);
  });

  it('takes every type, and none said is a general one', async () => {
    for (const type of ['allgemein', 'support', 'billing', 'partnership', 'feedback'] as const)
      expect((await world.ask(sendContactMessage, { body: aMessage({ type }) })).status).toBe(201);
    const { type: _, ...untyped } = aMessage({ subject: 'untyped' });
    expect((await world.ask(sendContactMessage, { body: untyped })).status).toBe(201);
    expect((await stored()).find(({ subject }) => subject === 'untyped')?.type).toBe('allgemein');
  });

  it('says whose account it was, and the address of the account only where it is confirmed', async () => {
    const person = await aCustomer(world);
    await world.ask(sendContactMessage, { body: aMessage({ subject: 'one' }) }, { token: person.token });
    await withConfirmedEmail(world, person);
    await world.ask(sendContactMessage, { body: aMessage({ subject: 'two' }) }, { token: person.token });
    expect((await stored()).map(({ account }) => account)).toEqual([person.user.id, person.user.id]);
    const mails = (await sent()).filter(({ recipient }) => recipient === 'support@example.com');
    expect(mails.map(({ body }) => /Signed in as: (\S+)/.exec(body)?.[1])).toEqual(['no', person.user.email]);
  });

  it('names every field that is wrong, in the language of the caller, and keeps nothing', async () => {
    const { status, refusal } = await world.raw(
      'POST /api/contact',
      { name: ' ', email: 'ana@', type: 'chat', subject: 'x'.repeat(201), message: '' },
      { language: 'de' },
    );
    expect(status).toBe(400);
    expect(refusal.fields).toEqual({
      name: 'Dieses Feld wird benötigt',
      email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
      type: 'Bitte wählen Sie einen der angebotenen Werte',
      subject: 'Bitte höchstens 200 Zeichen eingeben',
      message: 'Dieses Feld wird benötigt',
    });
    expect(await stored()).toEqual([]);
    expect(await sent()).toEqual([]);
  });

  it('takes a message whose answer was lost once, however often and at once it is sent again', async () => {
    const body = aMessage({ id: crypto.randomUUID() });
    const answers = await Promise.all([1, 2, 3].map(() => world.ask(sendContactMessage, { body })));
    expect(answers.map(({ status, body: answer }) => [status, answer.id])).toEqual(
      Array.from({ length: 3 }, () => [201, body.id]),
    );
    expect(await stored()).toHaveLength(1);
    expect(await sent()).toHaveLength(1);
  });

  it('takes another message under a taken id as another one', async () => {
    const id = crypto.randomUUID();
    const first = await world.ask(sendContactMessage, { body: aMessage({ id }) });
    const second = await world.ask(sendContactMessage, { body: aMessage({ id, message: 'Noch etwas.' }) });
    expect(first.body.id).toBe(id);
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(id);
    expect(await stored()).toHaveLength(2);
  });

  it('lets what is typed write no lines and no headers of the mail', async () => {
    await world.ask(sendContactMessage, {
      body: aMessage({
        name: 'Eve\nSigned in as: admin@example.com',
        subject: 'Hello\r\nBcc: all@example.org',
        message: 'one\u2028Freundliche Grüße',
      }),
    });
    const [mail] = await sent();
    expect(mail?.subject).toBe('[Billing] Hello Bcc: all@example.org');
    expect(mail?.body).not.toMatch(/^Signed in as: admin/m);
    expect(mail?.body).toContain('> one\n> Freundliche Grüße');
    const bad = await world.ask(sendContactMessage, {
      body: aMessage({ email: 'a@example.org\r\nbcc:b@example.org' }),
    });
    expect(bad.status).toBe(400);
  });

  it('takes twenty messages an hour from a caller, and keeps nothing of what is beyond', async () => {
    const ask = (caller: string) => world.ask(sendContactMessage, { body: aMessage() }, { caller });
    for (let turn = 0; turn < 20; turn += 1) expect((await ask('192.0.2.7')).status).toBe(201);
    const refused = await ask('192.0.2.7');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect((await ask('192.0.2.8')).status).toBe(201);
    expect(await stored()).toHaveLength(21);
    world.clock.forward(61 * 60_000);
    expect((await ask('192.0.2.7')).status).toBe(201);
  });
});
