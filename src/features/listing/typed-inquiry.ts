import * as z from 'zod/mini';
import type { AccountId, ListingId } from '../../contract/fields.ts';
import { inquiryId } from '../../contract/inquiry.ts';
import { readInTab, storeInTab } from '../../ui/tab-storage.ts';

const names = ['name', 'email', 'phone', 'message'] as const;
export type InquiryEntries = Record<(typeof names)[number], string>;

/** A message to a seller that was typed and not sent: only the fields that differ from the initial form. */
const typedInquiry = z.object({ id: z.optional(inquiryId), entries: z.partialRecord(z.enum(names), z.string()) });
type TypedInquiry = z.output<typeof typedInquiry>;

/** There is one for each listing, separately for each account in this tab. */
export interface InquiryPlace {
  listing: ListingId;
  /** Undefined for guests. */
  by: AccountId | undefined;
}

const keyOf = ({ listing, by }: InquiryPlace): string => `typedInquiry:${by ?? 'guest'}:${listing}`;
const guestKeyOf = ({ listing }: InquiryPlace): string => keyOf({ listing, by: undefined });

export const keepTyped = (place: InquiryPlace, typed: TypedInquiry): void =>
  keep(place, Object.keys(typed.entries).length === 0 ? undefined : typed);
export const forgetTyped = (place: InquiryPlace): void => keep(place, undefined);

/** A guest's text that was adopted after signing in is no longer the guest's. */
function keep(place: InquiryPlace, typed: TypedInquiry | undefined): void {
  storeInTab(guestKeyOf(place), undefined);
  storeInTab(keyOf(place), typed);
}

const readAt = (key: string): TypedInquiry | undefined => z.safeParse(typedInquiry, readInTab(key)).data;

/** An account adopts a guest's text, with its own name and address. An account's text is shown to nobody else. */
export function readTyped(place: InquiryPlace): TypedInquiry | undefined {
  const ofGuest = readAt(guestKeyOf(place));
  if (place.by === undefined || ofGuest === undefined) return readAt(keyOf(place));
  const { name: _, email: __, ...goingOn } = ofGuest.entries;
  return { ...ofGuest, entries: goingOn };
}

export const typedOver = (begun: InquiryEntries, now: InquiryEntries): TypedInquiry['entries'] =>
  Object.fromEntries(names.filter((name) => now[name] !== begun[name]).map((name) => [name, now[name]]));
