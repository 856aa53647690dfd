import { readStored, store } from '../../../api/storage.ts';
import type { AccountId } from '../../../contract/fields.ts';
import type { InquiryId } from '../../../contract/property/inquiry.ts';

/** An answer that was typed and not sent, kept in this browser in case the session ends. */
const draftKey = (id: InquiryId): string => `replyDraft:${id}`;

/** Stores the account's id and the text. */
export function writeReplyDraft(id: InquiryId, ownerId: AccountId, text: string): void {
  store(draftKey(id), text === '' ? null : `${ownerId}\n${text}`);
}

/** The text; empty if there is none or it is another account's. */
export function readReplyDraft(id: InquiryId, ownerId: AccountId): string {
  const stored = readStored(draftKey(id)) ?? '';
  const owned = `${ownerId}\n`;
  return stored.startsWith(owned) ? stored.slice(owned.length) : '';
}
