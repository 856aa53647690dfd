import type * as z from 'zod/mini';
import { type NumberEntry, numberOf } from '#i18n/typed-number.ts';
import type { Form } from '../../../api/form.ts';
import type { Position } from '../../../contract/area.ts';
import { limits } from '../../../contract/limits.ts';
import type { Property, propertyDraft, settableStatuses } from '../../../contract/property/listing.ts';
import {
  type PropertyFieldName,
  propertyFieldNames,
  propertyFields,
} from '../../../contract/property/listing-fields.ts';
import { hasRooms } from '../../../contract/property/taxonomy.ts';
import { type AskedPrice, answerKey, isOddPrice } from './odd-price.ts';

export type SettableStatus = (typeof settableStatuses)[number];

type Table = typeof propertyFields;
/** The position is one entry, chosen on the map. */
type EntryName = Exclude<PropertyFieldName, 'latitude' | 'longitude'>;
type NumberName = { [N in EntryName]: Table[N]['entry'] extends 'number' ? N : never }[EntryName];

/** What the form holds for a field: '' where nothing is typed or chosen. */
type EntryOf<F extends Table[EntryName]> = F['entry'] extends 'number'
  ? NumberEntry
  : F['entry'] extends 'text'
    ? string
    : F['entry'] extends 'choice'
      ? NonNullable<z.output<F['answered']>> | (F['initial'] extends string ? never : '')
      : z.output<F['answered']>;

type FieldEntries = { [N in EntryName]: EntryOf<Table[N]> };

/** The values of the property form's fields, without its pictures. */
export interface PropertyEntries extends FieldEntries {
  /** The unusual price that the seller has confirmed (odd-price.ts); '' if none. */
  meantPrice: string;
  position: Position | null;
  /** The position that the words of the place have set. Any other one was placed by the seller. */
  positionOfWords: Position | null;
  /** The text in the field that is not added to the features yet. */
  typedFeature: string;
  status: SettableStatus;
}

export type EntriesForm = Form<PropertyEntries>;

const entryNames = propertyFieldNames.filter((name): name is EntryName => propertyFields[name].entry !== 'place');

export const numberNames = entryNames.filter((name): name is NumberName => propertyFields[name].entry === 'number');

/** Null states nothing, and so does 0 where a field cannot be null: for rooms and size that is stored for no answer. */
const isNothing = (name: EntryName, value: unknown): boolean =>
  value === undefined || value === null || (value === 0 && typeof propertyFields[name].initial === 'number');

const entriesBy = (valueOf: (name: EntryName) => unknown): FieldEntries =>
  Object.fromEntries(
    entryNames.map((name) => [name, isNothing(name, valueOf(name)) ? '' : valueOf(name)]),
  ) as unknown as FieldEntries;

/** The defaults of docs/product/property.md, "The property form". */
export const newEntries: PropertyEntries = {
  ...entriesBy((name) => propertyFields[name].initial),
  category: 'house-lot',
  meantPrice: '',
  position: null,
  positionOfWords: null,
  typedFeature: '',
  status: 'published',
};

/** The status in the form: an expired listing is to be published again, and so is one that waits to be public. */
export const wishedStatus = ({ status, awaitsConfirmation, isHeld }: Property): SettableStatus =>
  awaitsConfirmation || isHeld || status === 'expired' || status === 'removed' ? 'published' : status;

export const entriesOf = (property: Property): PropertyEntries => ({
  ...entriesBy((name) => property[name]),
  meantPrice: answerKey(property),
  position: { lat: property.latitude, lng: property.longitude },
  positionOfWords: null,
  typedFeature: '',
  status: wishedStatus(property),
});

/** Adds a feature if there is room and it is not on the list yet. */
export function withFeature(features: string[], typed: string): string[] {
  const feature = typed.trim();
  const isKnown = features.some((known) => known.toLowerCase() === feature.toLowerCase());
  return feature === '' || isKnown || features.length >= limits.featuresMaximum ? features : [...features, feature];
}

export type TypedEntries = z.input<typeof propertyDraft>;
/** The input of the contract's schema: empty fields are missing instead of empty texts. */
export type Judged = { [Key in keyof TypedEntries]: TypedEntries[Key] | undefined | '' };

/** What an entry is sent as. An emptied one is null where the field may be open, no number is 0, and what is required is missing. */
function sentAs(name: EntryName, entry: FieldEntries[EntryName]): unknown {
  const { entry: kind, initial } = propertyFields[name];
  if (kind === 'text') return entry;
  const value = kind === 'number' ? numberOf(entry as NumberEntry) : entry === '' ? undefined : entry;
  if (value !== undefined || initial === undefined) return value;
  return initial === null ? null : 0;
}

export function judgedOf(entries: PropertyEntries, images: { id: string; alt: string }[]): Judged {
  const { position, category, typedFeature, status } = entries;
  const sent = Object.fromEntries(entryNames.map((name) => [name, sentAs(name, entries[name])])) as Judged;
  return {
    ...sent,
    // What is not asked cannot be wrong.
    ...(hasRooms(category) ? {} : { bedrooms: 0, bathrooms: 0, isFurnished: false }),
    features: withFeature(entries.features, typedFeature),
    latitude: position?.lat,
    longitude: position?.lng,
    status,
    images,
  };
}

/** Required: docs/product/property.md. The position is the map's half of the location. */
export const isMissingRequired = ({ title, price, location, category, position }: PropertyEntries): boolean =>
  title.trim() === '' || price === '' || location.trim() === '' || category === '' || position === null;

/** Whether the seller has placed the pin. Before, and while it is where the words have set it, it follows the words. */
export const isPinPlaced = ({ position, positionOfWords }: PropertyEntries): boolean =>
  position !== null && (position.lat !== positionOfWords?.lat || position.lng !== positionOfWords.lng);

/** An unusual price that was not confirmed. */
export function oddPriceOf({ price, dealType, category, meantPrice }: PropertyEntries): AskedPrice | undefined {
  if (typeof price !== 'number') return undefined;
  const asked = { dealType, category, price };
  return isOddPrice(asked) && meantPrice !== answerKey(asked) ? asked : undefined;
}
