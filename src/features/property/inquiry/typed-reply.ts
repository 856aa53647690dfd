import { readInTab, storeInTab } from '#ui/tab-storage.ts';

/** A message that was typed and not sent, kept for the visitor who has the link of the conversation. */
const keyOf = (token: string): string => `typedReply:${token}`;

export const keepTypedReply = (token: string, text: string): void =>
  storeInTab(keyOf(token), text === '' ? undefined : text);

/** Empty where there is none. */
export function typedReply(token: string): string {
  const kept = readInTab(keyOf(token));
  return typeof kept === 'string' ? kept : '';
}
