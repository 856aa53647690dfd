import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outboxMailer } from '../../../netlify/adapters/mail/outbox.ts';
import { smtpMailer } from '../../../netlify/adapters/mail/smtp.ts';
import { type Adapters, type Database, type Mailer, PartUnavailable } from '../../../netlify/adapters/ports.ts';
import { deliverDueMail } from '../../../netlify/features/messaging/mail/actions.ts';
import { migratedDatabase } from '../../support/database.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { mailerThat } from '../../support/mailers.ts';
import { putMail } from '../../support/mails.ts';

const password = { to: 'forgetful@example.org', subject: 'A new password', text: 'http://localhost/reset/token\n' };
const letter = { to: 'juergen.gross@example.org', subject: 'Schöne Grüße', text: 'Bis bald\n' };

interface Queued {
  attempts: number;
  sentAt: string | null;
  nextAttemptAt: string;
  lastError: string | null;
  [column: string]: unknown;
}

let database: Database;
let close: () => Promise<void>;
let skipped = 0;
const clock = { now: () => new Date(Date.now() + skipped) };

const worldWith = (mailer: Mailer): Adapters => ({ database, mailer, clock, secret: new Uint8Array(32) }) as Adapters;
const queued = (): Promise<Queued[]> =>
  database.query(
    `select attempts, sent_at as "sentAt", next_attempt_at as "nextAttemptAt", last_error as "lastError"
       from app.outgoing_mail order by created_at`,
  );

/** What can still be read of the mails, besides when they went. */
const readable = () =>
  database.query(
    `select recipient, subject, body, unsubscribe_url as "unsubscribeUrl", sent_at is not null as "isSent"
       from app.outgoing_mail order by created_at`,
  );
const { to: recipient, subject } = password;

beforeAll(async () => {
  ({ database, close } = await migratedDatabase());
});
afterAll(() => close());
beforeEach(() => database.query('delete from app.outgoing_mail'));

describe('a mail server that does not take the mail', () => {
  it('leaves the mail in the queue with the reason, and it goes out later', async () => {
    const server = await startMailServer();
    await server.stop();
    await putMail(database, letter, clock.now());
    const due = clock.now().getTime();
    expect(await deliverDueMail(worldWith(smtpMailer(server.url, 'hello@example.org')))).toEqual({
      sent: 0,
      failed: 1,
    });
    const [failed] = await queued();
    expect(failed).toMatchObject({ attempts: 1, sentAt: null });
    expect(failed?.lastError).toContain('ECONNREFUSED');
    expect(new Date(failed?.nextAttemptAt ?? 0).getTime()).toBeGreaterThanOrEqual(due + 60_000);

    const recovered = await startMailServer();
    const world = worldWith(smtpMailer(recovered.url, 'hello@example.org'));
    expect(await deliverDueMail(world)).toEqual({ sent: 0, failed: 0 });
    skipped += 61_000;
    expect(await deliverDueMail(world)).toEqual({ sent: 1, failed: 0 });
    expect((await queued())[0]).toMatchObject({ attempts: 2, lastError: null });
    expect(recovered.arrived).toHaveLength(1);
    await recovered.stop();
  });

  it('is asked less and less often, and given up in the end', async () => {
    const server = await startMailServer();
    const world = worldWith(smtpMailer(server.url, 'hello@example.org'));
    await putMail(database, { ...letter, to: 'anna@full.example' }, clock.now());
    const waits: number[] = [];
    for (let run = 0; run < 12; run += 1) {
      const asked = clock.now().getTime();
      expect(await deliverDueMail(world)).toEqual({ sent: 0, failed: 1 });
      const wait = new Date((await queued())[0]?.nextAttemptAt ?? 0).getTime() - asked;
      waits.push(Math.round(wait / 60_000));
      skipped += wait + 1000;
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360]);
    skipped += 7 * 24 * 60 * 60 * 1000;
    expect(await deliverDueMail(world)).toEqual({ sent: 0, failed: 0 });
    expect((await queued())[0]?.lastError).toContain('mailbox full');
    await server.stop();
  });

  it('does not hold up the mails behind the one it refuses', async () => {
    const server = await startMailServer();
    await putMail(database, { ...letter, to: 'nobody@nowhere.example' }, clock.now());
    await putMail(database, letter, clock.now());
    expect(await deliverDueMail(worldWith(smtpMailer(server.url, 'hello@example.org')))).toEqual({
      sent: 1,
      failed: 1,
    });
    expect(server.arrived.map(({ to }) => to)).toEqual([[letter.to]]);
    await server.stop();
  });
});

describe('the links in a mail', () => {
  const unsubscribeUrl = 'http://localhost/unsubscribe/token';

  it('are gone once it was delivered, not before; to whom, about what and when it went can be seen', async () => {
    const server = await startMailServer();
    await server.stop();
    await putMail(database, { ...password, unsubscribeUrl }, clock.now());
    await deliverDueMail(worldWith(smtpMailer(server.url, 'hello@example.org')));
    expect(await readable()).toEqual([{ recipient, subject, body: password.text, unsubscribeUrl, isSent: false }]);
    const recovered = await startMailServer();
    skipped += 61_000;
    await deliverDueMail(worldWith(smtpMailer(recovered.url, 'hello@example.org')));
    expect(recovered.arrived[0]?.source).toContain('http://localhost/reset/token');
    expect(await readable()).toEqual([{ recipient, subject, body: null, unsubscribeUrl: null, isSent: true }]);
    await recovered.stop();
  });

  it('are gone once it was given up', async () => {
    const server = await startMailServer();
    const world = worldWith(smtpMailer(server.url, 'hello@example.org'));
    await putMail(database, { ...password, to: 'anna@full.example', unsubscribeUrl }, clock.now());
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      expect(await readable()).toMatchObject([{ body: password.text, unsubscribeUrl }]);
      await deliverDueMail(world);
      skipped += 6 * 60 * 60 * 1000 + 1000;
    }
    expect(await readable()).toMatchObject([{ subject, body: null, unsubscribeUrl: null, isSent: false }]);
    await server.stop();
  });

  it('stay where the queue is what people read', async () => {
    await putMail(database, { ...password, unsubscribeUrl }, clock.now());
    await deliverDueMail(worldWith(outboxMailer()));
    expect(await readable()).toEqual([{ recipient, subject, body: password.text, unsubscribeUrl, isSent: true }]);
  });
});

const messageIdOf = ({ source }: { source: string }): string | undefined =>
  /^message-id: (<[^<>@\s]+@example\.org>)\r$/im.exec(source)?.[1];

describe('a mail that is sent again', () => {
  it('has the same id, so that who took it and could not say so shows it once', async () => {
    const server = await startMailServer();
    const world = worldWith(smtpMailer(server.url, '"Marketplace @ home" <hello@example.org>'));
    await putMail(database, { ...letter, to: 'anna@silent.example' }, clock.now());
    await putMail(database, letter, clock.now());
    expect(await deliverDueMail(world)).toEqual({ sent: 1, failed: 1 });
    skipped += 61_000;
    expect(await deliverDueMail(world)).toEqual({ sent: 0, failed: 1 });
    const ids = Object.groupBy(server.arrived, ({ to }) => to[0] ?? '');
    const [first, second, ...rest] = (ids['anna@silent.example'] ?? []).map(messageIdOf);
    expect(first).toBeDefined();
    expect([second, ...rest]).toEqual([first]);
    expect((ids[letter.to] ?? []).map(messageIdOf)).not.toContain(first);
    await server.stop();
  });

  it('was not taken before: a mailbox that is full gets it once it is not', async () => {
    const server = await startMailServer();
    await putMail(database, { ...letter, to: 'anna@full.example' }, clock.now());
    const world = worldWith(smtpMailer(server.url, 'hello@example.org'));
    expect(await deliverDueMail(world)).toEqual({ sent: 0, failed: 1 });
    expect((await queued())[0]).toMatchObject({
      attempts: 1,
      lastError: expect.stringContaining('mailbox full') as string,
    });
    await database.query(`update app.outgoing_mail set recipient = 'anna@example.org'`);
    skipped += 61_000;
    expect(await deliverDueMail(world)).toEqual({ sent: 1, failed: 0 });
    await server.stop();
  });

  it('is none where only the note that it went was lost: that is made once more', async () => {
    const server = await startMailServer();
    let lost = 0;
    const forgetful: Database = {
      ...database,
      query: (text, ...rest) =>
        text.includes('set sent_at') && lost++ === 0
          ? Promise.reject(new PartUnavailable('down'))
          : database.query(text, ...rest),
    };
    await putMail(database, letter, clock.now());
    const world = { ...worldWith(smtpMailer(server.url, 'hello@example.org')), database: forgetful };
    expect(await deliverDueMail(world)).toEqual({ sent: 1, failed: 0 });
    skipped += 301_000;
    expect(await deliverDueMail(world)).toEqual({ sent: 0, failed: 0 });
    expect(server.arrived).toHaveLength(1);
    await server.stop();
  });
});

it('a mail says that no person wrote it, so that no absence note answers', async () => {
  const server = await startMailServer();
  await putMail(database, { ...letter, replyTo: 'visitor@example.org' }, clock.now());
  await deliverDueMail(worldWith(smtpMailer(server.url, 'hello@example.org')));
  expect(server.arrived[0]?.source).toMatch(/^auto-submitted: auto-generated\r$/im);
  await server.stop();
});

it('a mail that somebody waits for goes before the alerts that were queued earlier', async () => {
  const server = await startMailServer();
  const queuedAt = clock.now();
  for (let n = 0; n < 3; n += 1)
    await putMail(database, { ...letter, unsubscribeUrl: `http://localhost/unsubscribe/${n}` }, queuedAt);
  skipped += 1000;
  await putMail(database, password, clock.now());
  await deliverDueMail(worldWith(smtpMailer(server.url, 'hello@example.org')));
  expect(server.arrived.map(({ to }) => to)).toEqual([[recipient], [letter.to], [letter.to], [letter.to]]);
  await server.stop();
});

describe('several deliverers at once', () => {
  it('send each mail exactly once', async () => {
    const server = await startMailServer();
    for (let n = 0; n < 12; n += 1) await putMail(database, { ...letter, to: `person.${n}@example.org` }, clock.now());
    const deliverers = [1, 2, 3].map(() => deliverDueMail(worldWith(smtpMailer(server.url, 'hello@example.org'))));
    const sent = (await Promise.all(deliverers)).map((delivered) => delivered.sent);
    expect(sent.reduce((sum, each) => sum + each)).toBe(12);
    expect(new Set(server.arrived.flatMap(({ to }) => to)).size).toBe(12);
    expect(server.arrived).toHaveLength(12);
    await server.stop();
  });

  it('take over a mail whose deliverer never came back, but not before its time', async () => {
    await putMail(database, letter, clock.now());
    const neverEnding = mailerThat(() => new Promise(() => {}));
    void deliverDueMail(worldWith(neverEnding));
    await expect.poll(async () => (await queued())[0]?.attempts).toBe(1);
    expect(await deliverDueMail(worldWith(outboxMailer()))).toEqual({ sent: 0, failed: 0 });
    skipped += 301_000;
    expect(await deliverDueMail(worldWith(outboxMailer()))).toEqual({ sent: 1, failed: 0 });
  });
});

it('a mail queued in a transaction that fails does not exist', async () => {
  const failing = database.transaction(async (transaction) => {
    await putMail(transaction, letter, clock.now());
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await queued()).toEqual([]);
});
