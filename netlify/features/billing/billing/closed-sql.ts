import type { Database } from '../../../adapters/ports.ts';

/** Whether the books of a day are closed. Nobody closes or opens them until the transaction ends. */
export async function isClosed(transaction: Database, day: string): Promise<boolean> {
  await transaction.query('select app.hold_books(false)');
  const [found] = await transaction.query<{ isClosed: boolean }>(
    `select coalesce(left($1, 7) <= app.books_closed_through(), false) as "isClosed"`,
    [day],
  );
  return found?.isClosed === true;
}
