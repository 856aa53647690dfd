import { sourceOfKind } from '#ui/kind-picture.ts';
import {
  isProviderCategory,
  type ListingCategory,
  propertyTypeNames,
  propertyTypes,
} from '../contract/property/taxonomy.ts';

/** The drawn picture of a kind of listing, for one without a photo. */
export function listingPicture(category: ListingCategory): string {
  if (isProviderCategory(category)) return sourceOfKind(category);
  const type = propertyTypeNames.find((name) => propertyTypes[name].some((known) => known === category));
  return sourceOfKind(type ?? 'residential');
}
