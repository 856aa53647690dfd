import type { ImageId } from '../../../src/contract/fields.ts';
import type { Plan } from '../../../src/contract/plans.ts';
import type { PropertyChange, PropertyDraft, settableStatuses } from '../../../src/contract/property.ts';
import type { ListingStatus } from '../../../src/contract/taxonomy.ts';

/** A property's own columns, with money in pesos; pictures and status stand beside them. The old price is the database's. */
export type PropertyFields = Omit<PropertyDraft, 'images' | 'status' | 'oldPrice'>;

/** What is stored of it, as its update needs it. */
export type StoredProperty = PropertyFields & {
  status: ListingStatus;
  imageCount: number;
};

/** What is sent replaces what is stored; an old price is not taken from anybody. */
export function changed(stored: StoredProperty, change: PropertyChange): PropertyFields {
  const { id: _id, images: _images, status: _status, seen: _seen, oldPrice: _oldPrice, ...sent } = change;
  const { status: _stored, imageCount: _count, ...kept } = stored;
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  return { ...kept, ...given };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields in which something else is stored than was seen when the change was begun, and than is to be stored now. */
export function changedElsewhere(
  stored: Readonly<Record<string, unknown>>,
  { seen = {}, ...sent }: PropertyChange,
): string[] {
  const wanted: Readonly<Record<string, unknown>> = sent;
  return Object.entries(seen).flatMap(([name, known]) =>
    known === undefined || isSame(stored[name], known) || isSame(stored[name], wanted[name]) ? [] : [name],
  );
}

/** A picture twice in one form is one picture; its first place counts. */
export const withoutRepeats = <R extends { id: ImageId }>(images: readonly R[]): R[] =>
  images.filter(({ id }, index) => images.findIndex((image) => image.id === id) === index);

/** Drafts and paused listings are free; going public takes a place of the plan, staying public does not take another. */
export const takesAPlace = (former: ListingStatus | undefined, next: ListingStatus): boolean =>
  next === 'published' && former !== 'published';

export type SettableStatus = (typeof settableStatuses)[number];

/** Where it is stored, and whether it goes public by itself later; undefined leaves what is. */
export interface Settled {
  status: SettableStatus | undefined;
  isAwaiting: boolean | undefined;
}

/** Who has not confirmed the address publishes a draft, which goes public with the confirmation. What is public stays so. */
export const settled = (
  wished: SettableStatus | undefined,
  former: ListingStatus | undefined,
  isConfirmed: boolean,
): Settled =>
  wished === 'published' && former !== 'published' && !isConfirmed
    ? { status: 'draft', isAwaiting: true }
    : { status: wished, isAwaiting: wished === undefined ? undefined : false };

/** True where there is one draft more by this: something new that is not published, or what was published before. */
const becomesDraft = (former: ListingStatus | undefined, next: ListingStatus): boolean =>
  former === undefined ? next !== 'published' : next === 'draft' && former !== 'draft' && former !== 'paused';

/**
 * Whether there must be room beside what is not public. Where a plan has few places that is asked of every new listing: one
 * after the other could be published, and paused for the next.
 */
export const needsRoom = (
  { listings }: Plan,
  former: ListingStatus | undefined,
  next: ListingStatus | undefined,
): boolean => (former === undefined && listings !== null) || (next !== undefined && becomesDraft(former, next));

/** What ends in one statement: a bulk import may give thousands of listings the same end. */
export const expiredAtOnce = 500;
/** How long one run goes on: a scheduled function has 30 seconds. */
export const expiryMilliseconds = 10_000;
