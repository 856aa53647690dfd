import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportAccount } from '../../../src/contract/admin/own-data.ts';
import { putBank } from '../../../src/contract/services/business.ts';
import { aBankAccount } from '../../support/businesses.ts';
import { fillAccount, wordOf } from '../../support/filled-account.ts';
import { leftAfterDeletion, notExported } from '../../support/kept-tables.ts';
import { aProvider, goodPassword, type Person, withConfirmedEmail } from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

/** An account with a row in every table of the page about privacy: exported, then deleted. */
let world: World;
let person: Person;
let filled: string[];
/** Rows of others, by table. */
let before: Map<string, number>;
/** Tables whose row has words. */
let worded: string[];
let exported: string;
/** What the deletion answered. */
let ended: number;

const countOf = async (table: string): Promise<number> => {
  const [counted] = await world.database.query<{ count: number }>(`select count(*)::int as count from app.${table}`);
  return counted?.count ?? 0;
};

const hasWord = async (table: string): Promise<boolean> =>
  (await world.database.query(`select from app.${table} own where own::text like '%' || $1 || '%'`, [wordOf(table)]))
    .length > 0;

const those = async (tables: readonly string[], holds: (table: string) => Promise<boolean>): Promise<string[]> => {
  const found: string[] = [];
  for (const table of tables) if (await holds(table)) found.push(table);
  return found;
};

beforeAll(async () => {
  world = await startWorld();
  person = await withConfirmedEmail(world, await aProvider(world));
  const other = await aProvider(world, { type: 'pro' });
  await world.ask(putBank, { body: aBankAccount({ accountHolder: 'Zzsealedzz Holder' }) }, { token: person.token });
  await world.afterwards();
  await world.database.query('delete from app.rate_limit');
  before = new Map();
  const tables = await world.database.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'app'::regnamespace and relkind = 'r'`,
  );
  for (const { name } of tables) before.set(name, await countOf(name));
  filled = await fillAccount(world.database, person.user.id, { email: person.user.email, other: other.user.id });
  worded = await those(filled, hasWord);
  exported = JSON.stringify((await world.ask(exportAccount, {}, { token: person.token })).body);
  const body = { confirm: 'DELETE', password: goodPassword };
  ended = (await world.raw('DELETE /api/account', body, { token: person.token })).status;
}, 120_000);
afterAll(() => world.close());

describe('an account with a row in every table about people', () => {
  it('has words in many of them, so that what follows can fail', () => {
    expect(filled.length).toBeGreaterThan(90);
    expect(worded.length).toBeGreaterThan(50);
  });

  it('gets all of its words by the export, but for what the table of privacy leaves out', () => {
    const missing = worded.filter((table) => !exported.includes(wordOf(table)));
    // Whoever adds a table adds it to the export (netlify/features/admin/own-data/holdings-sql.ts), or says why not (tests/support/kept-tables.ts).
    expect(missing.toSorted()).toEqual(Object.keys(notExported).toSorted());
    expect(exported).toContain('Zzsealedzz Holder');
  });

  it('leaves by its deletion what the table of privacy names, and nothing else', async () => {
    expect(ended).toBe(200);
    const words = await those(worded, hasWord);
    const rows = await those(
      filled.filter((table) => !worded.includes(table)),
      async (table) => (await countOf(table)) > (before.get(table) ?? 0),
    );
    expect([...words, ...rows].toSorted()).toEqual(Object.keys(leftAfterDeletion).toSorted());
    expect(await world.database.query('select from app.sealed_detail where account_id = $1', [person.user.id])).toEqual(
      [],
    );
  });

  it('leaves an emptied row of the account, which says nothing of the person', async () => {
    const [row] = await world.database.query<{ own: string }>(
      'select own::text as own from app.account own where id = $1',
      [person.user.id],
    );
    for (const word of ['Anna', 'Müller', 'Hauptstraße', '392', person.user.email])
      expect(row?.own).not.toContain(word);
  });
});
