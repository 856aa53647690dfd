import type { ListingId } from '../../contract/fields.ts';

/** What was typed to a seller and not sent, while the page lives: one goes back to the list, or signs in beside it. */
const typed = new Map<ListingId, { by: string | undefined; message: string }>();

/** `by` is the account of who types, undefined for a guest. */
export function keepTypedMessage(id: ListingId, by: string | undefined, message: string): void {
  typed.set(id, { by, message });
}

export const forgetTypedMessage = (id: ListingId): boolean => typed.delete(id);

/** A guest's goes on with whoever signs in; an account's is nobody else's. */
export function typedMessage(id: ListingId, by: string | undefined): string | undefined {
  const kept = typed.get(id);
  return kept !== undefined && (kept.by === undefined || kept.by === by) ? kept.message : undefined;
}
