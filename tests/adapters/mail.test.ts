import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { behindCircuits, circuitRules } from '../../netlify/adapters/circuit.ts';
import { outboxMailer } from '../../netlify/adapters/mail/outbox.ts';
import { smtpMailer } from '../../netlify/adapters/mail/smtp.ts';
import { type Adapters, type Database, type Mailer, PartUnavailable } from '../../netlify/adapters/ports.ts';
import { deliverDueMail } from '../../netlify/features/messaging/mail/actions.ts';
import { runMails, runMilliseconds } from '../../netlify/features/messaging/mail/rules.ts';
import { migratedDatabase } from '../support/database.ts';
import { startMailServer } from '../support/mail-server.ts';
import { mailerThat, sendOne } from '../support/mailers.ts';
import { putMail } from '../support/mails.ts';

/** The bytes that `=C3=BC` stands for. */
const bytesOf = (quoted: string): Buffer =>
  Buffer.from(
    quoted.replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );

/** Subject, text and address for answers of a mail as its reader sees them. */
function read(source: string): { subject: string; text: string; replyTo: string } {
  const [head = '', ...body] = source.split('\r\n\r\n');
  const header = (name: string): string =>
    new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(head)?.[1]?.replace(/\r\n[ \t]+/g, ' ') ?? '';
  const subject = header('subject')
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      (kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64') : bytesOf(word.replaceAll('_', ' '))).toString('utf8'),
    );
  const written = body.join('\r\n\r\n');
  const text =
    header('content-transfer-encoding') === 'base64'
      ? Buffer.from(written, 'base64').toString('utf8')
      : bytesOf(written.replace(/=\r\n/g, '')).toString('utf8');
  return { subject, text: text.replaceAll('\r\n', '\n'), replyTo: header('reply-to') };
}

const letter = {
  to: 'juergen.gross@example.org',
  replyTo: 'anna@example.org',
  subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse – Jürgen Groß',
  text: 'Schöne Grüße aus Köln,\n\nhttps://example.org/provider/verify-email/abc_DEF-123\n\nÄÖÜ äöü ß € ₱\n',
};

interface Twin {
  name: string;
  start: (database: Database) => Promise<{
    mailer: Mailer;
    arrivals: () => Promise<{ to: string; subject: string; text: string; replyTo: string }[]>;
    stop: () => Promise<void>;
  }>;
}

const twins: Twin[] = [
  {
    name: 'smtpMailer',
    start: async () => {
      const server = await startMailServer();
      return {
        mailer: smtpMailer(server.url, 'Marketplace <hello@example.org>'),
        arrivals: () =>
          Promise.resolve(server.arrived.map(({ to, source }) => ({ to: to.join(', '), ...read(source) }))),
        stop: server.stop,
      };
    },
  },
  {
    name: 'outboxMailer',
    start: (database) =>
      Promise.resolve({
        mailer: outboxMailer(),
        arrivals: () =>
          database.query<{ to: string; subject: string; text: string; replyTo: string }>(
            `select recipient as "to", reply_to as "replyTo", subject, body as text from app.outgoing_mail where sent_at is not null`,
          ),
        stop: () => Promise.resolve(),
      }),
  },
];

let database: Database;
let close: () => Promise<void>;
const clock = { now: () => new Date() };

const worldWith = (mailer: Mailer): Adapters => ({ database, mailer, clock }) as Adapters;
beforeAll(async () => {
  ({ database, close } = await migratedDatabase());
});
afterAll(() => close());
beforeEach(() => database.query('delete from app.outgoing_mail'));

describe.each(twins)('a mail through $name', ({ start }) => {
  let twin: Awaited<ReturnType<Twin['start']>>;
  beforeAll(async () => {
    twin = await start(database);
  });
  afterAll(() => twin.stop());

  it('arrives with its subject, its umlauts, its text and the address for answers', async () => {
    await putMail(database, letter, clock.now());
    expect(await deliverDueMail(worldWith(twin.mailer))).toEqual({ sent: 1, failed: 0 });
    const arrivals = await twin.arrivals();
    expect(arrivals).toEqual([letter]);
  });

  it.each([
    ['a line break in the address', { to: 'a@example.org\r\nBcc: b@example.org' }],
    ['a bare line feed in the address', { to: 'a@example.org\nb@example.org' }],
    ['a second address', { to: 'a@example.org, b@example.org' }],
    ['a line break in the address for answers', { replyTo: 'a@example.org\r\nBcc: b@example.org' }],
    ['a line break in the subject', { subject: 'Hello\r\nBcc: b@example.org' }],
  ])('is refused with %s, and nothing is sent', async (_, part) => {
    const before = (await twin.arrivals()).length;
    await expect(sendOne(twin.mailer, { ...letter, ...part }, 'some-mail')).rejects.toThrow('header');
    await putMail(database, { ...letter, ...part }, clock.now());
    expect(await deliverDueMail(worldWith(twin.mailer))).toEqual({ sent: 0, failed: 1 });
    expect((await twin.arrivals()).length).toBe(before);
  });
});

describe('a mail with a page, a calendar file and an attached one', () => {
  const content = ['BEGIN:VCALENDAR', 'METHOD:REQUEST', 'END:VCALENDAR', ''].join('\r\n');
  const invoice = Buffer.from('%PDF-1.7 an invoice').toString('base64');
  const full = {
    ...letter,
    html: '<p>Schöne Grüße</p>',
    calendar: { method: 'REQUEST' as const, content },
    attachments: [{ name: 'CK-2027-000001.pdf', type: 'application/pdf' as const, base64: invoice }],
  };

  it('arrives as text, as a page and as an invitation, and once more as a file', async () => {
    const server = await startMailServer();
    const mailer = smtpMailer(server.url, 'Marketplace <hello@example.org>');
    expect(mailer.from).toBe('hello@example.org');
    expect(smtpMailer(server.url, 'bare@example.org').from).toBe('bare@example.org');
    await putMail(database, full, clock.now());
    expect(await deliverDueMail(worldWith(mailer))).toEqual({ sent: 1, failed: 0 });
    const source = server.arrived[0]?.source ?? '';
    const parts = [...source.matchAll(/^Content-Type: ([\w/]+)(.*(?:\r\n[ \t].*)*)/gm)];
    expect(parts.map(([, type]) => type)).toEqual([
      'multipart/mixed',
      'multipart/alternative',
      'text/plain',
      'text/html',
      'text/calendar',
      'application/pdf',
      'application/ics',
    ]);
    expect(parts.find(([, type]) => type === 'text/calendar')?.[2]).toMatch(/method=REQUEST/i);
    expect(source).toContain('filename=termin.ics');
    expect(source).toContain('filename=CK-2027-000001.pdf');
    expect(source).toContain(invoice);
    expect(source).toContain(Buffer.from(content).toString('base64'));
    await server.stop();
  });

  it('leaves nothing of it in the table once it is sent', async () => {
    const server = await startMailServer();
    await putMail(database, full, clock.now());
    await deliverDueMail(worldWith(smtpMailer(server.url, 'hello@example.org')));
    expect(await database.query('select body, html, calendar, attachments from app.outgoing_mail')).toEqual([
      { body: null, html: null, calendar: null, attachments: null },
    ]);
    await server.stop();
  });
});

describe('a mail server that is down', () => {
  it('is an unavailable part when it is down', async () => {
    const server = await startMailServer();
    await server.stop();
    const mailer = smtpMailer(server.url, 'hello@example.org');
    await expect(sendOne(mailer, letter, 'some-mail')).rejects.toBeInstanceOf(PartUnavailable);
  });
});

const queued = async (count: number): Promise<void> => {
  const alert = { ...letter, unsubscribeUrl: 'https://example.org/unsubscribe' };
  for (let done = 0; done < count; done += 1) await putMail(database, alert, clock.now());
};

describe('a run of the mail queue', () => {
  /** What a run every minute has to send for 5,000 mails an hour. */
  const share = Math.ceil(5000 / 60);
  const frozen = { now: () => new Date(4102444800000) };

  it('sends 5,000 alerts an hour over one connection to a server that takes 50 ms for each', async () => {
    const server = await startMailServer({ thinkMilliseconds: 50 });
    await queued(share);
    const started = performance.now();
    const world = { ...worldWith(smtpMailer(server.url, 'hello@example.org')), clock: frozen };
    expect(await deliverDueMail(world)).toEqual({ sent: share, failed: 0 });
    expect(performance.now() - started).toBeLessThan(60_000);
    expect([server.arrived.length, server.connections()]).toEqual([share, 1]);
    await expect.poll(server.open).toBe(0);
    await server.stop();
  });

  it('ends with its budget of mails or of time, and leaves the rest to the next', async () => {
    await queued(runMails + 1);
    const world = worldWith(outboxMailer());
    expect(await deliverDueMail({ ...world, clock: frozen })).toEqual({ sent: runMails, failed: 0 });
    await queued(3);
    let now = frozen.now().getTime();
    const slow = mailerThat(() => {
      now += runMilliseconds - 1;
      return Promise.resolve(undefined);
    });
    const hurried = { ...world, mailer: slow, clock: { now: () => new Date(now) } };
    expect(await deliverDueMail(hurried)).toEqual({ sent: 2, failed: 0 });
  });

  it('goes on over a new connection after a mail whose server was silent', async () => {
    const server = await startMailServer();
    const patience = { stepMilliseconds: 2000, wholeMilliseconds: 2000 };
    const mailer = smtpMailer(server.url, 'hello@example.org', patience);
    await putMail(database, { ...letter, to: 'a@pausing.example' }, clock.now());
    await putMail(database, { ...letter, to: 'b@example.org' }, new Date(clock.now().getTime() + 1));
    expect(await deliverDueMail({ ...worldWith(mailer), clock: frozen })).toEqual({ sent: 1, failed: 1 });
    expect([server.arrived.map(({ to }) => to), server.connections()]).toEqual([[['b@example.org']], 2]);
    await server.stop();
  });

  it('ends where the server is left alone, and takes no attempt from the mails that wait', async () => {
    await queued(9);
    const { mailer } = behindCircuits(
      { mailer: smtpMailer('smtp://127.0.0.1:9', 'hello@example.org') },
      { database, clock },
    );
    expect(await deliverDueMail(worldWith(mailer))).toEqual({ sent: 0, failed: circuitRules.failures });
    expect(await deliverDueMail(worldWith(mailer))).toEqual({ sent: 0, failed: 0 });
    const waiting = await database.query('select from app.outgoing_mail where attempts = 0');
    expect(waiting).toHaveLength(9 - circuitRules.failures);
  });
});
