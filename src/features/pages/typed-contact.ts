import * as z from 'zod/mini';
import { contactMessageId } from '../../contract/contact.ts';
import type { AccountId } from '../../contract/fields.ts';
import { readInTab, storeInTab } from '../../ui/tab-storage.ts';

const names = ['name', 'email', 'type', 'subject', 'message'] as const;
export type ContactEntries = Record<(typeof names)[number], string>;

/** A message to the support that was typed and not sent: only the fields that differ from the initial form. */
const typedContact = z.object({
  id: z.optional(contactMessageId),
  entries: z.partialRecord(z.enum(names), z.string()),
});
type TypedContact = z.output<typeof typedContact>;

/** The account of the text: each account in this tab has its own; undefined for guests. */
type Writer = AccountId | undefined;

const keyOf = (by: Writer): string => `typedContact:${by ?? 'guest'}`;

/** A guest's text that was adopted after signing in is no longer the guest's. */
export function keepTyped(by: Writer, typed: TypedContact | undefined): void {
  storeInTab(keyOf(undefined), undefined);
  storeInTab(keyOf(by), typed === undefined || Object.keys(typed.entries).length === 0 ? undefined : typed);
}

const readAt = (by: Writer): TypedContact | undefined => z.safeParse(typedContact, readInTab(keyOf(by))).data;

/** An account adopts a guest's text, with its own name and address. An account's text is shown to nobody else. */
export function readTyped(by: Writer): TypedContact | undefined {
  const ofGuest = readAt(undefined);
  if (by === undefined || ofGuest === undefined) return readAt(by);
  const { name: _, email: __, ...goingOn } = ofGuest.entries;
  return { ...ofGuest, entries: goingOn };
}

export const typedOver = (begun: ContactEntries, now: ContactEntries): TypedContact['entries'] =>
  Object.fromEntries(names.filter((name) => now[name] !== begun[name]).map((name) => [name, now[name]]));
