import type { ImageId } from '../../../src/contract/fields.ts';
import type { Plan } from '../../../src/contract/plans.ts';
import type { PropertyChange, PropertyDraft, settableStatuses } from '../../../src/contract/property.ts';
import type { ListingStatus } from '../../../src/contract/taxonomy.ts';

/** A property's own columns, money in pesos. Pictures and status are kept apart; the database derives the old price. */
export type PropertyFields = Omit<PropertyDraft, 'images' | 'status' | 'oldPrice'>;

/** A stored property, as its update needs it. */
export type StoredProperty = PropertyFields & {
  status: ListingStatus;
  imageCount: number;
};

/** The stored fields with those of the change. A sent old price is ignored. */
export function changed(stored: StoredProperty, change: PropertyChange): PropertyFields {
  const { id: _id, images: _images, status: _status, seen: _seen, oldPrice: _oldPrice, ...sent } = change;
  const { status: _stored, imageCount: _count, ...kept } = stored;
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  return { ...kept, ...given };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields whose stored value differs both from what the form began with and from what is to be stored. */
export function changedElsewhere(
  stored: Readonly<Record<string, unknown>>,
  { seen = {}, ...sent }: PropertyChange,
): string[] {
  const wanted: Readonly<Record<string, unknown>> = sent;
  return Object.entries(seen).flatMap(([name, known]) =>
    known === undefined || isSame(stored[name], known) || isSame(stored[name], wanted[name]) ? [] : [name],
  );
}

/** Removes repeated pictures; the first one stays. */
export const withoutRepeats = <R extends { id: ImageId }>(images: readonly R[]): R[] =>
  images.filter(({ id }, index) => images.findIndex((image) => image.id === id) === index);

/** Whether a change takes a place of the plan. Going public does; staying public, drafts and paused listings do not. */
export const takesAPlace = (former: ListingStatus | undefined, next: ListingStatus): boolean =>
  next === 'published' && former !== 'published';

export type SettableStatus = (typeof settableStatuses)[number];

/** The status to store, and whether the listing goes public by itself later. Undefined keeps the present value. */
export interface Settled {
  status: SettableStatus | undefined;
  isAwaiting: boolean | undefined;
}

/** Without a confirmed address publishing makes a draft, which goes public with the confirmation. Public ones stay so. */
export const settled = (
  wished: SettableStatus | undefined,
  former: ListingStatus | undefined,
  isConfirmed: boolean,
): Settled =>
  wished === 'published' && former !== 'published' && !isConfirmed
    ? { status: 'draft', isAwaiting: true }
    : { status: wished, isAwaiting: wished === undefined ? undefined : false };

/** Whether the change adds a draft: a new listing that is not published, or a published one that is taken back. */
const becomesDraft = (former: ListingStatus | undefined, next: ListingStatus): boolean =>
  former === undefined ? next !== 'published' : next === 'draft' && former !== 'draft' && former !== 'paused';

/**
 * Whether the number of listings that are not public must be checked. A plan with few places checks it for every new
 * listing, because one after the other could be published and then paused for the next.
 */
export const needsRoom = (
  { listings }: Plan,
  former: ListingStatus | undefined,
  next: ListingStatus | undefined,
): boolean => (former === undefined && listings !== null) || (next !== undefined && becomesDraft(former, next));

/** How many listings one statement expires: a bulk import may give thousands the same end. */
export const expiredAtOnce = 500;
/** How long one run goes on: a scheduled function has 30 seconds. */
export const expiryMilliseconds = 10_000;
