import { readStored, store, storedKeys } from './storage.ts';

/** A reply that waits for a network: it outlives the page, and is sent when its conversation is opened again. */
interface Reply {
  text: string;
  /** The browser chooses it. A message that is sent twice under one id is kept once. */
  id: string;
}

export interface WaitingReply {
  read: () => Reply | undefined;
  /** Undefined forgets it. */
  write: (reply: Reply | undefined) => void;
}

const beginning = 'waitingReply:';
const guest = 'guest';

/** The server knows for as long what has been sent (`app.sent_message`). Later it could come twice. */
const longestMilliseconds = 30 * 24 * 60 * 60_000;

/** `by` is the account, undefined for a guest. A guest's link is a key, and is not kept: the conversation's id is. */
export function waitingReply(conversation: string, by: string | undefined): WaitingReply {
  const key = `${beginning}${by ?? guest}:${conversation}`;
  forgetOldReplies();
  return {
    read: () => {
      const kept = replyIn(readStored(key), Date.now());
      return kept && { text: kept.text, id: kept.id };
    },
    write: (reply) => {
      const now = Date.now();
      const kept = replyIn(readStored(key), now);
      // Its time runs from its first try: by then the server may have it.
      const at = kept !== undefined && kept.id === reply?.id ? kept.at : now;
      store(key, reply === undefined ? null : JSON.stringify({ ...reply, at }));
    },
  };
}

/** Also of conversations that nobody opens any more. */
function forgetOldReplies(): void {
  for (const key of storedKeys())
    if (key.startsWith(beginning) && replyIn(readStored(key), Date.now()) === undefined) store(key, null);
}

function replyIn(stored: string | null, now: number): (Reply & { at: number }) | undefined {
  if (stored === null) return undefined;
  try {
    const { text, id, at } = JSON.parse(stored) as Record<string, unknown>;
    const isWhole = typeof text === 'string' && typeof id === 'string' && typeof at === 'number';
    return isWhole && now - at < longestMilliseconds ? { text, id, at } : undefined;
  } catch {
    return undefined;
  }
}

/** Those of accounts, when somebody signs out or is no longer a member. */
export function forgetWaitingReplies(): void {
  for (const key of storedKeys())
    if (key.startsWith(beginning) && !key.startsWith(`${beginning}${guest}:`)) store(key, null);
}
