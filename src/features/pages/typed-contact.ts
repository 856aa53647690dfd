import * as z from 'zod/mini';
import { contactMessageId } from '../../contract/contact.ts';
import type { AccountId } from '../../contract/fields.ts';
import { readInTab, storeInTab } from '../../ui/tab-storage.ts';

const names = ['name', 'email', 'type', 'subject', 'message'] as const;
export type ContactEntries = Record<(typeof names)[number], string>;

/** What was typed to the support and not sent: only what is not as the form began. */
const typedContact = z.object({
  id: z.optional(contactMessageId),
  entries: z.partialRecord(z.enum(names), z.string()),
});
type TypedContact = z.output<typeof typedContact>;

/** Whose it is: everybody who signs in in this tab has their own; undefined for guests. */
type Writer = AccountId | undefined;

const keyOf = (by: Writer): string => `typedContact:${by ?? 'guest'}`;

/** What was taken over from before signing in is no guest's any more. */
export function keepTyped(by: Writer, typed: TypedContact | undefined): void {
  storeInTab(keyOf(undefined), undefined);
  storeInTab(keyOf(by), typed === undefined || Object.keys(typed.entries).length === 0 ? undefined : typed);
}

const readAt = (by: Writer): TypedContact | undefined => z.safeParse(typedContact, readInTab(keyOf(by))).data;

/** A guest's goes on with whoever signs in, under the account's name and address; an account's is nobody else's. */
export function readTyped(by: Writer): TypedContact | undefined {
  const ofGuest = readAt(undefined);
  if (by === undefined || ofGuest === undefined) return readAt(by);
  const { name: _, email: __, ...goingOn } = ofGuest.entries;
  return { ...ofGuest, entries: goingOn };
}

export const typedOver = (begun: ContactEntries, now: ContactEntries): TypedContact['entries'] =>
  Object.fromEntries(names.filter((name) => now[name] !== begun[name]).map((name) => [name, now[name]]));
