import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StartRefused } from '../../netlify/adapters/claim.ts';
import { migrate } from '../../netlify/adapters/database/migrate.ts';
import { postgresTarget } from '../../netlify/adapters/database/migrate-targets.ts';
import { embeddedAdapters } from '../../netlify/adapters/embedded.ts';
import { describeParts, liveParts, requireMigrated } from '../../netlify/local/live-parts.ts';
import { postgresAt } from '../support/postgres.ts';

const run = promisify(execFile);
const project = join(import.meta.dirname, '../..');
const template = process.env['WORLD_DATABASE_TEMPLATE'] ?? '';
const server = postgresAt(template);

async function aDatabase(from?: string): Promise<string> {
  const name = `own_${randomUUID().slice(0, 8)}`;
  onTestFinished(() => server.dropDatabase(name));
  return server.createDatabase(name, from);
}
const aMigrated = (): Promise<string> => aDatabase(new URL(template).pathname.slice(1));

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}
const migrateWith = (variables: Record<string, string>): Promise<Ended> =>
  run(process.execPath, ['netlify/adapters/database/migrate-live.ts'], {
    cwd: project,
    env: { PATH: process.env['PATH'] ?? '', ...variables },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (ended: Ended) => ended,
  );

describe('npm run migrate', () => {
  it('brings a new database up to date, and says so', async () => {
    const address = await aDatabase();
    expect(await migrateWith({ DATABASE_URL: address })).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/^Applied \d{14}/),
    });
    expect(await migrateWith({ DATABASE_URL: address })).toMatchObject({
      code: 0,
      stderr: 'The database is up to date.\n',
    });
  });

  it.each([
    ['no address', {}, 'DATABASE_URL is missing'],
    ['an open line to another computer', { DATABASE_URL: 'postgres://a:hidden@db.example.com/a' }, 'over an open line'],
    ['nobody there', { DATABASE_URL: 'postgres://a:hidden@127.0.0.1:9/a' }, 'cannot be reached'],
  ])('ends in one sentence with %s', async (_, variables, sentence) => {
    const { code, stderr } = await migrateWith(variables);
    expect({ code, lines: stderr.trim().split('\n').length }).toEqual({ code: 1, lines: 1 });
    expect(stderr).toContain(sentence);
    expect(stderr).not.toContain('hidden');
  });
});

describe('npm start with DATABASE_URL', () => {
  it('serves on that database, beside embedded pictures and mails, and makes no other', async () => {
    const source = { DATABASE_URL: await aMigrated() };
    await requireMigrated(source);
    const live = liveParts(source);
    const directory = await mkdtemp(join(tmpdir(), 'marketplace-own-'));
    onTestFinished(() => rm(directory, { recursive: true, force: true }));
    const { adapters, close } = await embeddedAdapters({ dataDirectory: directory }, 'http://localhost:5000', live);
    const [row] = await adapters.database.query<{ version: string }>('select version() as version');
    expect(row?.version).toContain('PostgreSQL 17');
    expect(adapters.database).toBe(live.database);
    expect(await readdir(directory)).not.toContain('postgres');
    expect(describeParts(live, { dataDirectory: directory, imageDirectory: undefined })).toBe(
      `Database: DATABASE_URL. Pictures: embedded, in ${directory}. Mail: embedded, nothing is sent. Text messages: embedded, nothing is sent.`,
    );
    await close();
  });

  it('says in one sentence that a database of former migrations cannot be used, and so does npm run migrate', async () => {
    const address = await aDatabase();
    const client = new Client({ connectionString: address });
    await client.connect();
    const text = 'create schema app; create table app.account ()';
    await migrate(postgresTarget(client), [{ version: '20261123000100', name: 'foundation', text }]);
    await client.end();
    const sentence =
      'The database of DATABASE_URL was made by migrations that no longer exist: migrate an empty database, and copy over the rows that are needed.';
    await expect(requireMigrated({ DATABASE_URL: address })).rejects.toThrow(new StartRefused(sentence));
    expect(await migrateWith({ DATABASE_URL: address })).toMatchObject({ code: 1, stderr: `${sentence}\n` });
  });

  it('touches no database that is not migrated, and says what to do', async () => {
    const address = await aDatabase();
    await expect(requireMigrated({ DATABASE_URL: address })).rejects.toThrow('npm run migrate');
    const asked = server.addressOf(new URL(address).pathname.slice(1));
    const left = await liveParts({ DATABASE_URL: asked }).database?.query(
      `select 1 from information_schema.tables where table_schema in ('app', 'supabase_migrations')`,
    );
    expect(left).toEqual([]);
  });

  it('takes Storage, SMTP and the text message gateway where they are named, whole', () => {
    const mail = { SMTP_URL: 'smtps://mail.example.com', MAIL_FROM: 'a@example.com', SUPPORT_EMAIL: 'b@example.com' };
    expect(Object.keys(liveParts(mail))).toEqual(['mailer', 'supportEmail', 'operator', 'vatRegister']);
    expect(liveParts({ SUPPORT_EMAIL: 'help@example.com' })).toEqual({ supportEmail: 'help@example.com' });
    expect(() => liveParts({ SUPPORT_EMAIL: 'help' })).toThrow('SUPPORT_EMAIL is not a plain address');
    expect(() => liveParts({ ...mail, SUPPORT_EMAIL: '' })).toThrow('SUPPORT_EMAIL is missing');
    expect(() => liveParts({ SMTP_URL: mail.SMTP_URL })).toThrow('MAIL_FROM is missing');
    expect(() => liveParts({ SUPABASE_URL: 'https://a.example.com' })).toThrow('SUPABASE_SERVICE_ROLE_KEY is missing');
    expect(Object.keys(liveParts({ SMS_URL: 'https://sms.example.com', SMS_TOKEN: 'token' }))).toEqual(['texter']);
    expect(() => liveParts({ SMS_URL: 'https://sms.example.com' })).toThrow('SMS_TOKEN is missing');
    const push = { VAPID_PRIVATE_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', SUPPORT_EMAIL: 'b@example.com' };
    expect(Object.keys(liveParts(push))).toEqual(['supportEmail', 'pusher']);
    expect(Object.keys(liveParts({ PAYMENT_PROVIDER_KEY: 'test_aKeyOfTheTestsThatNobodyHas1' }))).toEqual(['payments']);
    expect(() => liveParts({ ...push, VAPID_PRIVATE_KEY: 'short' })).toThrow('VAPID_PRIVATE_KEY is not 32 bytes');
    const standby = { DATABASE_URL: template, DATABASE_READ_URL: template };
    expect(Object.keys(liveParts(standby))).toEqual(['database', 'standby']);
    expect(() => liveParts({ ...standby, DATABASE_READ_URL: 'postgres://a:b@db.example.com/a' })).toThrow('open line');
    expect(liveParts({})).toEqual({});
  });
});
