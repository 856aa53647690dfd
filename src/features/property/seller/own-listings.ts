import type { AskOf } from '../../../contract/endpoint.ts';
import type { ListingId } from '../../../contract/fields.ts';
import { createProperty, getUserProperties } from '../../../contract/property/listing.ts';
import { type PropertyFieldName, propertyFieldNames } from '../../../contract/property/listing-fields.ts';
import {
  type Hands,
  type OwnArchive,
  type OwnRow,
  picturesOf,
  tableOf,
  textIn,
  tried,
} from '../../account/account/archive-reading.ts';

type Draft = AskOf<typeof createProperty>['body'];

/** Money stands in centavos, and what is available is called otherwise; all else by its field in snake case. */
const written: Partial<Record<PropertyFieldName, (row: OwnRow) => unknown>> = {
  price: (row) => Number(row['price_centavos']) / 100,
  monthlyDues: ({ monthly_dues_centavos: dues }) => (dues == null ? null : Number(dues) / 100),
  isAvailableNow: (row) => row['is_available'],
};
const columnOf = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const valueOf = (row: OwnRow, field: PropertyFieldName): unknown => written[field]?.(row) ?? row[columnOf(field)];

/** The same for the same account and listing, so a file that is read twice brings nothing twice. */
async function idFor(account: string, former: string): Promise<ListingId> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${account} ${former}`));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join('-') as ListingId;
}

/**
 * Brings listings back from the ZIP of one's own data, as drafts. Each goes in by the call of the editor, so the same rules
 * hold. `left` counts those that the server does not take: the plan has no room for them.
 */
export async function bringListings(
  archive: OwnArchive,
  account: string,
  { call, upload }: Hands,
): Promise<{ brought: number; left: number }> {
  const known = new Set((await call(getUserProperties, {})).map(({ id }) => id));
  const count = { brought: 0, left: 0 };
  for (const row of tableOf(archive, 'listings')) {
    const id = await idFor(account, textIn(row['id']));
    if (row['status'] === 'removed' || known.has(id)) continue;
    const images = await picturesOf(archive, { table: 'listingImages', of: 'listing_id', id: row['id'] }, upload);
    const fields = Object.fromEntries(propertyFieldNames.map((field) => [field, valueOf(row, field)]));
    // The rules of the server say what is sound.
    const body = { ...fields, id, images, status: 'draft' } as unknown as Draft;
    count[(await tried(() => call(createProperty, { body }))) ? 'brought' : 'left'] += 1;
  }
  return count;
}
