import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { smtpMailer } from '../../../netlify/adapters/mail/smtp.ts';
import type { Adapters, Database } from '../../../netlify/adapters/ports.ts';
import { deliverDueMail } from '../../../netlify/features/messaging/mail/actions.ts';
import { migratedDatabase } from '../../support/database.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { putMail } from '../../support/mails.ts';

const letter = { subject: 'Your new password', text: 'http://localhost/reset/token\n' };
const unsubscribeUrl = 'http://localhost/unsubscribe/token';
const week = 7 * 24 * 60 * 60 * 1000;

let database: Database;
let close: () => Promise<void>;
let skipped = 0;
const clock = { now: () => new Date(Date.now() + skipped) };

const secret = new TextEncoder().encode('a secret of the tests, at least 32 bytes');
const deliver = (url: string, from = 'hello@example.org') =>
  deliverDueMail({ database, mailer: smtpMailer(url, from), clock, secret } as Adapters);
const rows = () =>
  database.query(
    `select attempts, body, unsubscribe_url as "unsubscribeUrl", last_error as "lastError",
            refused_at is not null as "isRefused", sent_at is not null as "isSent"
       from app.outgoing_mail`,
  );

beforeAll(async () => {
  ({ database, close } = await migratedDatabase());
});
afterAll(() => close());
beforeEach(() => database.query('delete from app.outgoing_mail'));

describe('a mail to an address that is refused for good', () => {
  it.each([
    { to: 'anna@nowhere.example', when: 'as soon as it is named', said: 'no such address' },
    { to: 'anna@late.example', when: 'after the text', said: 'no such user' },
  ])('$when, has come to its end: it keeps the reason and no text, and is not tried again', async ({ to, said }) => {
    const server = await startMailServer();
    await putMail(database, { ...letter, to, unsubscribeUrl }, clock.now());
    expect(await deliver(server.url)).toEqual({ sent: 0, failed: 1 });
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: 1, body: null, unsubscribeUrl: null, isRefused: true, isSent: false });
    expect(row?.['lastError']).toContain(said);
    skipped += week;
    expect(await deliver(server.url)).toEqual({ sent: 0, failed: 0 });
    expect(server.asked).toEqual([to]);
    await server.stop();
  });
});

describe('a mail is tried again, with its text', () => {
  it.each([
    { reason: 'the mailbox is full', to: 'anna@full.example' },
    { reason: 'the mailbox is full and the server calls that final', to: 'anna@overfull.example' },
    { reason: 'the server relays nothing for us', to: 'anna@abroad.example' },
    { reason: 'the server does not take our sender', from: 'nobody@example.org' },
    { reason: 'the server wants a password that we do not give', isLocked: true },
    { reason: 'our password is wrong', isLocked: true, signIn: 'us:wrong@' },
  ])('where $reason', async ({ to = 'anna@example.org', from, isLocked = false, signIn = '' }) => {
    const server = await startMailServer({ isLocked });
    const url = server.url.replace('//', `//${signIn}`);
    await putMail(database, { ...letter, to, unsubscribeUrl }, clock.now());
    for (let attempts = 1; attempts <= 2; attempts += 1) {
      expect(await deliver(url, from)).toEqual({ sent: 0, failed: 1 });
      expect(await rows()).toMatchObject([{ attempts, body: letter.text, unsubscribeUrl, isRefused: false }]);
      skipped += 10 * 60 * 1000;
    }
    expect(await database.query('select email from app.refused_address where email = $1', [to])).toEqual([]);
    await server.stop();
  });
});
