import { readStored, store } from '../../api/storage.ts';
import type { AccountId } from '../../contract/fields.ts';
import type { InquiryId } from '../../contract/inquiry.ts';

/** An answer that was typed and not sent, kept in this browser: a session may end before it is. */
const draftKey = (id: InquiryId): string => `replyDraft:${id}`;

/** First whose it is, then the text. */
export function writeReplyDraft(id: InquiryId, ownerId: AccountId, text: string): void {
  store(draftKey(id), text === '' ? null : `${ownerId}\n${text}`);
}

/** Empty where there is none, or it is somebody else's. */
export function readReplyDraft(id: InquiryId, ownerId: AccountId): string {
  const stored = readStored(draftKey(id)) ?? '';
  const owned = `${ownerId}\n`;
  return stored.startsWith(owned) ? stored.slice(owned.length) : '';
}
