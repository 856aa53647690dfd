import type * as z from 'zod/mini';
import type { SchemaForm } from '../../api/schema-form.ts';
import type { Position } from '../../contract/area.ts';
import { limits } from '../../contract/limits.ts';
import type { Property, propertyDraft, settableStatuses } from '../../contract/listing.ts';
import type { BuyerEligibility, DealType, PropertyCategory, TitleType } from '../../contract/taxonomy.ts';
import { type NumberEntry, numberOf } from '../../i18n/typed-number.ts';
import { type AskedPrice, answerKey, isOddPrice } from './odd-price.ts';

export type SettableStatus = (typeof settableStatuses)[number];

/** The values of the property form's fields, without its pictures. */
export interface PropertyEntries {
  title: string;
  description: string;
  category: PropertyCategory | '';
  dealType: DealType;
  price: NumberEntry;
  /** The unusual price that the seller has confirmed (odd-price.ts); '' if none. */
  meantPrice: string;
  bedrooms: NumberEntry;
  bathrooms: NumberEntry;
  area: NumberEntry;
  lotArea: NumberEntry;
  floorArea: NumberEntry;
  titleType: TitleType | '';
  buyerEligibility: BuyerEligibility | '';
  brokerLicence: string;
  sellLicence: string;
  monthlyDues: NumberEntry;
  isAvailableNow: boolean;
  isFurnished: boolean;
  location: string;
  position: Position | null;
  isPositionExact: boolean;
  features: string[];
  /** The text in the field that is not added to the features yet. */
  typedFeature: string;
  status: SettableStatus;
}

export type EntriesForm = SchemaForm<PropertyEntries>;

export const numberNames = [
  'price',
  'bedrooms',
  'bathrooms',
  'area',
  'lotArea',
  'floorArea',
  'monthlyDues',
] as const satisfies readonly (keyof PropertyEntries)[];

/** The defaults of docs/product/property.md, "The property form". */
export const newEntries: PropertyEntries = {
  title: '',
  description: '',
  category: 'house-lot',
  dealType: 'buy',
  price: '',
  meantPrice: '',
  bedrooms: 1,
  bathrooms: 1,
  area: '',
  lotArea: '',
  floorArea: '',
  titleType: '',
  buyerEligibility: '',
  brokerLicence: '',
  sellLicence: '',
  monthlyDues: '',
  isAvailableNow: true,
  isFurnished: false,
  location: '',
  position: null,
  isPositionExact: true,
  features: [],
  typedFeature: '',
  status: 'published',
};

/** The status in the form: an expired listing is to be published again, and so is a draft that waits to be public. */
export const wishedStatus = ({ status, awaitsConfirmation }: Property): SettableStatus =>
  awaitsConfirmation || status === 'expired' || status === 'removed' ? 'published' : status;

export const entriesOf = (property: Property): PropertyEntries => ({
  title: property.title,
  description: property.description,
  category: property.category,
  dealType: property.dealType,
  price: property.price,
  meantPrice: answerKey(property),
  bedrooms: property.bedrooms,
  bathrooms: property.bathrooms,
  area: property.area === 0 ? '' : property.area,
  lotArea: property.lotArea ?? '',
  floorArea: property.floorArea ?? '',
  titleType: property.titleType ?? '',
  buyerEligibility: property.buyerEligibility ?? '',
  brokerLicence: property.brokerLicence ?? '',
  sellLicence: property.sellLicence ?? '',
  monthlyDues: property.monthlyDues ?? '',
  isAvailableNow: property.isAvailableNow,
  isFurnished: property.isFurnished,
  location: property.location,
  position: { lat: property.latitude, lng: property.longitude },
  isPositionExact: property.isPositionExact,
  features: property.features,
  typedFeature: '',
  status: wishedStatus(property),
});

/** Adds a feature if there is room and it is not on the list yet. */
export function withFeature(features: string[], typed: string): string[] {
  const feature = typed.trim();
  const isKnown = features.some((known) => known.toLowerCase() === feature.toLowerCase());
  return feature === '' || isKnown || features.length >= limits.featuresMaximum ? features : [...features, feature];
}

/** A bare lot has neither rooms nor furniture. */
export const hasRooms = (category: PropertyEntries['category']): boolean => category !== 'lot';

export type Written = z.input<typeof propertyDraft>;
/** The input of the contract's schema: empty fields are missing instead of empty texts. */
export type Judged = { [Key in keyof Written]: Written[Key] | undefined | '' };

const orNull = <Entry>(entry: Entry | ''): Entry | null => (entry === '' ? null : entry);
const orZero = (entry: NumberEntry): number => numberOf(entry) ?? 0;
const numberOrNull = (entry: NumberEntry): number | null => numberOf(entry) ?? null;

export function judgedOf(entries: PropertyEntries, images: { id: string; alt: string }[]): Judged {
  const { position, category, typedFeature, meantPrice: _, ...plain } = entries;
  const rooms = hasRooms(category);
  return {
    ...plain,
    category: category === '' ? undefined : category,
    price: numberOf(entries.price),
    bedrooms: rooms ? orZero(entries.bedrooms) : 0,
    bathrooms: rooms ? orZero(entries.bathrooms) : 0,
    area: orZero(entries.area),
    lotArea: numberOrNull(entries.lotArea),
    floorArea: numberOrNull(entries.floorArea),
    titleType: orNull(entries.titleType),
    buyerEligibility: orNull(entries.buyerEligibility),
    monthlyDues: numberOrNull(entries.monthlyDues),
    isFurnished: rooms && entries.isFurnished,
    features: withFeature(entries.features, typedFeature),
    latitude: position?.lat,
    longitude: position?.lng,
    images,
  };
}

/** Required: docs/product/property.md. The position is the map's half of the location. */
export const isMissingRequired = ({ title, price, location, category, position }: PropertyEntries): boolean =>
  title.trim() === '' || price === '' || location.trim() === '' || category === '' || position === null;

/** An unusual price that was not confirmed. */
export function oddPriceOf({ price, dealType, category, meantPrice }: PropertyEntries): AskedPrice | undefined {
  if (typeof price !== 'number') return undefined;
  const asked = { dealType, category, price };
  return isOddPrice(asked) && meantPrice !== answerKey(asked) ? asked : undefined;
}
