import { numberOf } from '#i18n/typed-number.ts';
import { hasRooms } from '../../../contract/property/taxonomy.ts';
import type { PropertyEntries } from './property-entries.ts';

/**
 * The parts of a complete listing, the most asked for first. The licences do not count, because a private owner has none and
 * could never reach 100 %.
 */
export const wishedParts = [
  'title',
  'price',
  'location',
  'position',
  'photos',
  'description',
  'area',
  'titleType',
  'buyers',
  'rooms',
  'dues',
  'features',
] as const;
type WishedPart = (typeof wishedParts)[number];

const photosWished = 3;
const descriptionWished = 120;

/** Categories for which an association or a condominium corporation may collect monthly dues. */
const categoriesWithDues: readonly PropertyEntries['category'][] = ['condominium', 'apartment', 'townhouse'];

const isThere: Record<WishedPart, (entries: PropertyEntries, pictures: number) => boolean> = {
  title: ({ title }) => title.trim() !== '',
  price: ({ price }) => price !== '',
  location: ({ location }) => location.trim() !== '',
  position: ({ position }) => position !== null,
  photos: (_, pictures) => pictures >= photosWished,
  description: ({ description }) => description.trim().length >= descriptionWished,
  area: ({ area, lotArea, floorArea }) => [area, lotArea, floorArea].some((entry) => (numberOf(entry) ?? 0) > 0),
  titleType: ({ dealType, titleType }) => dealType === 'rent' || titleType !== '',
  buyers: ({ dealType, buyerEligibility }) => dealType === 'rent' || buyerEligibility !== '',
  rooms: ({ category, bedrooms, bathrooms }) => !hasRooms(category) || (bedrooms !== '' && bathrooms !== ''),
  dues: ({ category, monthlyDues }) => !categoriesWithDues.includes(category) || monthlyDues !== '',
  features: ({ features }) => features.length > 0,
};

export interface Completeness {
  /** 0 to 100. */
  percent: number;
  missing: WishedPart[];
}

export function completenessOf(entries: PropertyEntries, pictures: number): Completeness {
  const missing = wishedParts.filter((part) => !isThere[part](entries, pictures));
  return { percent: Math.round((1 - missing.length / wishedParts.length) * 100), missing };
}
