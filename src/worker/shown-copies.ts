import { timeOf } from './caches.ts';
import type { FromWorker } from './kept.ts';

declare const self: ServiceWorkerGlobalScope;

// Which copies each open page shows, so that it can say from when the oldest is.

interface ShownCopy {
  /** When the copy was made. */
  at: number;
  /** When the page got it. */
  since: number;
}

const shownIn = new Map<string, Map<string, ShownCopy>>();

/** What a screen asks for comes a moment before the page says that it has turned to that screen. */
const together = 500;

export async function tell(client: string, message: FromWorker): Promise<void> {
  (await self.clients.get(client))?.postMessage(message);
}

const tellOldest = (client: string): Promise<void> => {
  const times = [...(shownIn.get(client)?.values() ?? [])].map(({ at }) => at);
  return tell(client, { type: 'kept', at: times.length === 0 ? undefined : Math.min(...times) });
};

/** The page gets a copy. */
export function noteCopy(client: string, key: string, copy: Response): Promise<void> {
  const shown = shownIn.get(client) ?? new Map<string, ShownCopy>();
  shownIn.set(client, shown.set(key, { at: timeOf(copy), since: Date.now() }));
  return tellOldest(client);
}

/** The page gets what the server says now: what was under that key, and what was written into the page, is no longer shown. */
export async function noteFresh(client: string, key: string): Promise<void> {
  const shown = shownIn.get(client);
  if (shown === undefined) return;
  shown.delete(key);
  for (const [other] of shown) if (other.startsWith('/')) shown.delete(other);
  await tellOldest(client);
}

/** The page has turned to another screen. */
export async function noteTurn(client: string): Promise<void> {
  const shown = shownIn.get(client);
  for (const [key, { since }] of shown ?? []) if (Date.now() - since > together) shown?.delete(key);
  await tellOldest(client);
}

/** The page has just begun to listen. */
export const noteHello = (client: string): Promise<void> => tellOldest(client);
