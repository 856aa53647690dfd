import type { Database } from '../../netlify/adapters/ports.ts';

/** Where a test's people begin, and what they leave in tables that name nobody. */
const roots = [
  'account',
  'rate_limit',
  'guest_code',
  'image',
  'outgoing_mail',
  'outgoing_text',
  'free_mark',
  'free_start',
  'invoice_counter',
];

/** These and all tables that lead to one of them. They are the same in every database of the tests. */
let known: Promise<string[]> | undefined;
const tables = async (database: Database): Promise<string[]> => {
  const found = await database.query<{ name: string }>(
    `with recursive led(id) as (
       select unnest($1::regclass[])::oid
       union
       select pointing.conrelid from pg_constraint pointing join led on pointing.confrelid = led.id where pointing.contype = 'f'
     )
     select led.id::regclass::text as name from led`,
    [roots.map((name) => `app.${name}`)],
  );
  return found.map(({ name }) => name);
};

/**
 * Nobody is there any more, and nothing of theirs. As `truncate … cascade` would do it, which makes new files for some sixty
 * tables and their indexes each time: 100 ms of work, ten times as much.
 */
export async function emptied(database: Database): Promise<void> {
  known ??= tables(database);
  const names = await known;
  const deletes = names.map((name) => `delete from ${name};`).join(' ');
  // Without keys and triggers, so that their order does not count and nothing is noted about what goes.
  const empty = () => database.query(`do $$ begin set local session_replication_role = replica; ${deletes} end $$`);
  // Jobs that the test before has set going may still be at work, and want the same rows in another order.
  for (let left = 4; ; left--)
    try {
      await empty();
      return;
    } catch (problem) {
      if (left === 0 || (problem as { code?: string }).code !== '40P01') throw problem;
    }
}
