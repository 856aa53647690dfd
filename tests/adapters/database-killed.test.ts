import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postgresDatabase, siteRole } from '../../netlify/adapters/database/postgres.ts';
import { runInvoices } from '../../netlify/features/billing/billing/invoice-actions.ts';
import { aProvider } from '../support/people.ts';
import { postgresAt } from '../support/postgres.ts';
import { startWorld, type World } from '../support/world.ts';

const template = process.env['WORLD_DATABASE_TEMPLATE'] ?? '';
let address: string;
let world: World;
beforeAll(async () => {
  const server = postgresAt(template);
  const name = `killed_${randomUUID().slice(0, 8)}`;
  address = await server.createDatabase(name, new URL(template).pathname.slice(1));
  const database = postgresDatabase({ connectionString: address });
  const serving = postgresDatabase({ connectionString: address, role: siteRole });
  const close = async () => {
    await Promise.all([database.close(), serving.close()]);
    await server.dropDatabase(name);
  };
  world = await startWorld({ database, serving, close });
}, 60_000);
afterAll(() => world.close());

const count = async (table: string): Promise<number> => (await world.database.query(`select from ${table}`)).length;

it('a process killed between an invoice’s number and its mail has lost nothing, and nothing comes twice', async () => {
  const instant = '2027-01-01T04:23:00Z';
  for (const _ of [1, 2])
    await world.database.query(
      `insert into app.plan_choice (account_id, strand, plan, pays, month_minor, counts_from, chosen_at)
       values ($1, 'services', 'gold', 'fee', 499, $2::timestamptz, $2::timestamptz)`,
      [(await aProvider(world)).user.id, '2026-12-01T12:00:00Z'],
    );
  const mailsBefore = await count('app.outgoing_mail');
  const program = join(import.meta.dirname, '../support/issue-until-killed.ts');
  const child = fork(program, [address, instant]);
  const [said] = (await once(child, 'message')) as [string];
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(said).toBe('between number and mail');
  expect(await count('app.invoice')).toBe(2);
  expect([await count('app.invoice_file'), await count('app.outgoing_mail')]).toEqual([0, mailsBefore]);

  world.adapters.clock.now = () => new Date(instant);
  await Promise.all([runInvoices(world.adapters), runInvoices(world.adapters)]);
  const numbers = await world.database.query<{ number: string }>('select number from app.invoice order by number');
  expect(numbers.map(({ number }) => number.slice(-2))).toEqual(['01', '02']);
  expect(await count('(select distinct invoice_id from app.invoice_file) as kept')).toBe(2);
  expect(await count('app.outgoing_mail')).toBe(mailsBefore + 2);
}, 60_000);
