import type { Database } from '../adapters/ports.ts';

interface SentRow {
  conversation: string;
  /** Of the sender's choice; without one each call is a message of its own. */
  id: string | undefined;
}

/**
 * False where this message of the conversation has come before: its answer was lost, and it is sent again. In the transaction that
 * writes it, so that of two at once the second waits for the first.
 */
export async function isFirstTime(transaction: Database, { conversation, id }: SentRow, now: Date): Promise<boolean> {
  if (id === undefined) return true;
  const noted = await transaction.query(
    `insert into app.sent_message (conversation_id, id, sent_at) values ($1, $2, $3::timestamptz)
     on conflict (conversation_id, id) do nothing
     returning id`,
    [conversation, id, now.toISOString()],
  );
  return noted.length > 0;
}

export async function deleteSentBefore(database: Database, day: Date): Promise<number> {
  const gone = await database.query('delete from app.sent_message where sent_at < $1::timestamptz returning id', [
    day.toISOString(),
  ]);
  return gone.length;
}
