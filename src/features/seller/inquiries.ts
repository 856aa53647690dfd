import type { ListingId } from '../../contract/fields.ts';
import type { Inquiry } from '../../contract/inquiry.ts';

export interface AskedListing {
  id: ListingId;
  title: string;
}

/** The listings that somebody has asked about, each once, by title. */
export function askedListings(inquiries: readonly Pick<Inquiry, 'listing'>[]): AskedListing[] {
  const byId = new Map(inquiries.map(({ listing }) => [listing.id, listing]));
  return [...byId.values()].sort((one, other) => one.title.localeCompare(other.title));
}

export const lastMessageOf = ({ messages }: Pick<Inquiry, 'messages'>): Inquiry['messages'][number] | undefined =>
  messages.at(-1);
