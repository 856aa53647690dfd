import type { AccountId, ListingId } from '../../../../src/contract/fields.ts';
import type { Plan } from '../../../../src/contract/plans.ts';
import type { ListingCard, ListingFilters } from '../../../../src/contract/property/browse.ts';
import type { PropertyChange, PropertyDraft, settableStatuses } from '../../../../src/contract/property/listing.ts';
import type { ListingDetail } from '../../../../src/contract/property/listing-detail.ts';
import { type PropertyFieldName, propertyFieldNames } from '../../../../src/contract/property/listing-fields.ts';
import { hasRooms, type ListingStatus } from '../../../../src/contract/property/taxonomy.ts';
import type { Language } from '../../../../src/contract/words.ts';
import { addressIn, paths } from '../../../../src/paths.ts';
import { columnOf } from '../../../ground/columns.ts';
import type { ImageRow } from '../../../ground/pictures.ts';

export type CardRow = Omit<ListingCard, 'images'> & { images: ImageRow[] };

export type DetailRow = Omit<ListingDetail, keyof CardRow | 'agent' | 'priceHistory' | 'priceContext' | 'similar'> &
  CardRow & {
    agentId: AccountId;
    agentName: string;
    agentBusinessName: string | null;
    agentPhone: string | null;
    agentEmail: string;
    isAgentVerified: boolean;
    agentRole: ListingDetail['agent']['role'];
    agentIdentityCheckedAt: string | null;
    agentLicences: ListingDetail['agent']['licences'];
  };

/** The values by which similar listings are found. */
export type Likeness = Pick<DetailRow, 'id' | 'category' | 'dealType' | 'price' | 'latitude' | 'longitude'>;

/** What visitors may see at an instant (`now`, as SQL). Partial indexes have the first half as their condition. */
export const isPublicAt = (now: string): string => `status = 'published' and expires_at > ${now}`;

/** Published by status, but past its days: no longer public. */
export const isDueAt = (now: string): string => `status = 'published' and expires_at <= ${now}`;

/** A property's own fields, money in pesos. Pictures and status are kept apart; the database derives the old price. */
export type PropertyFields = Pick<PropertyDraft, PropertyFieldName>;

/** The columns that are not called as their field, in snake case. Money is kept in centavos, and the column says so. */
const otherColumns: Partial<Record<PropertyFieldName, string>> = {
  price: 'price_centavos',
  monthlyDues: 'monthly_dues_centavos',
  isAvailableNow: 'is_available',
};

const propertyColumnOf = (field: PropertyFieldName): string => otherColumns[field] ?? columnOf(field);

const isMoney = (column: string): boolean => column.endsWith('_centavos');

/** As an item of `select`, under the field's name: `listing.lot_area as "lotArea"`. */
export function selected(field: PropertyFieldName): string {
  const column = propertyColumnOf(field);
  return `listing.${column}${isMoney(column) ? '::float8 / 100' : ''} as "${field}"`;
}

export const writtenColumns: readonly string[] = propertyFieldNames.map(propertyColumnOf);

/** What the category makes meaningless is not kept, so that no filter finds it. */
const keptOf = (fields: PropertyFields): PropertyFields =>
  hasRooms(fields.category) ? fields : { ...fields, bedrooms: 0, bathrooms: 0, isFurnished: false };

/** The fields as a row of the table has them: the values by column. */
export function rowOf(fields: PropertyFields): Record<string, unknown> {
  const kept = keptOf(fields);
  return Object.fromEntries(
    propertyFieldNames.map((field) => {
      const [column, value] = [propertyColumnOf(field), kept[field]];
      return [column, isMoney(column) && typeof value === 'number' ? Math.round(value * 100) : value];
    }),
  );
}

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

/** The mails about the end of a listing's days: two before it and one after it. */
export const reminderKinds = ['week', 'day', 'expired'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** From and until how many days before the end each mail is due. The last one goes out up to three days after the end. */
export const reminderSpans: Record<ReminderKind, { from: number; until: number }> = {
  week: { from: 7, until: 1 },
  day: { from: 1, until: 0 },
  expired: { from: 0, until: -3 },
};

/** Mails of one kind in one transaction. */
export const remindersAtOnce = 50;
/** How long one run goes on: a scheduled function has 30 seconds, and mail is delivered after it. */
export const runMilliseconds = 10_000;

export const renewalLinkDays = 60;

export const renewalLink = (siteUrl: string, language: Language, token: string): string =>
  siteUrl + addressIn(language, paths.renew(token));

export const propertiesLink = (siteUrl: string, language: Language): string =>
  siteUrl + addressIn(language, paths.sellerDashboard('properties'));

/** The subject of a renewal link: a listing and the end that its mail has announced. */
export const renewalSubject = (id: ListingId, expiresAt: string): string => `${id} ${expiresAt}`;

export const readRenewalSubject = (subject: string): { id: string; expiresAt: string } => {
  const [id = '', expiresAt = ''] = subject.split(' ');
  return { id, expiresAt };
};

interface Linked {
  status: ListingStatus;
  expiresAt: string | null;
}

/**
 * What a tap on a renewal link does. The link is for one end. A second tap says that the listing was renewed and changes
 * nothing. It never publishes a listing that the seller has paused since.
 */
export function renewalBy(announced: string, { status, expiresAt }: Linked): 'renew' | 'show' | 'refuse' {
  if (status !== 'published' && status !== 'expired') return 'refuse';
  if (expiresAt === announced) return 'renew';
  return status === 'published' ? 'show' : 'refuse';
}

/** Whether the plan has room for one more public listing, and for its pictures. */
export const hasRoom = ({ listings, images }: Plan, publicListings: number, pictures: number): boolean =>
  (listings === null || publicListings < listings) && pictures <= images;

export const agentOf = (row: DetailRow) => ({
  id: row.agentId,
  name: row.agentName,
  businessName: row.agentBusinessName,
  phone: row.agentPhone,
  email: row.agentEmail,
  isVerified: row.isAgentVerified,
  role: row.agentRole,
  identityCheckedAt: row.agentIdentityCheckedAt,
  licences: row.agentLicences,
});

/** Listings like the one shown lie within 50 km of it, are of its category and deal, and are near in price. */
const similarWithinMetres = 50_000;
export const similarMaximum = 6;

/** A price is compared with all within 5 km, else 10, of its size; with fewer than eight it is compared with nothing. */
export const comparedWithinKilometres = [5, 10] as const;
export const comparedMinimum = 8;
/** So many of them, the nearest, are shown on the map. */
export const comparedShown = 8;
export const comparedSizes = (area: number) => ({ least: area * 0.7, most: area * 1.3 });

export const comparedWith = (
  { category, dealType, latitude, longitude }: Likeness,
  kilometres: number,
): ListingFilters => ({
  category,
  ...(dealType === null ? {} : { dealType }),
  area: [{ type: 'circle', center: { lat: latitude, lng: longitude }, radius: kilometres * 1000 }],
});

export const likeThis = ({ category, dealType, latitude, longitude }: Likeness): ListingFilters => ({
  category,
  ...(dealType === null ? {} : { dealType }),
  area: [{ type: 'circle', center: { lat: latitude, lng: longitude }, radius: similarWithinMetres }],
});
