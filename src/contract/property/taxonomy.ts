/** The one table of categories: docs/product/property.md. */
export const propertyCategories = [
  'house-lot',
  'condominium',
  'lot',
  'apartment',
  'foreclosures',
  'commercial',
  'townhouse',
  'retail',
  'industrial',
  'hotel',
  'vacation',
] as const;
export type PropertyCategory = (typeof propertyCategories)[number];

export const providerCategories = ['architects', 'constructors'] as const;
export type ProviderCategory = (typeof providerCategories)[number];

export const listingCategories = [...propertyCategories, ...providerCategories] as const;
export type ListingCategory = (typeof listingCategories)[number];

export const browseCategories = ['all', ...listingCategories] as const;
export type BrowseCategory = (typeof browseCategories)[number];

/** The highest prices that a pill of search offers: pesos, once or a month. */
export const priceSteps = {
  buy: [1_000_000, 3_000_000, 5_000_000, 10_000_000, 20_000_000, 50_000_000],
  rent: [10_000, 20_000, 40_000, 80_000, 150_000],
} as const;

/** `/home?type=`: groups of property categories. */
export const propertyTypes = {
  residential: ['house-lot', 'condominium', 'apartment', 'townhouse', 'vacation', 'foreclosures'],
  commercial: ['commercial', 'retail', 'industrial', 'hotel'],
  land: ['lot'],
} as const satisfies Record<string, readonly PropertyCategory[]>;
export type PropertyType = keyof typeof propertyTypes;
export const propertyTypeNames = Object.keys(propertyTypes) as PropertyType[];

export const dealTypes = ['buy', 'rent'] as const;
export type DealType = (typeof dealTypes)[number];

export const providerTypes = ['properties', 'architects', 'constructors'] as const;
export type ProviderType = (typeof providerTypes)[number];

/** The title, as the seller states it: transfer or condominium certificate, tax declaration, land award. */
export const titleTypes = ['tct', 'cct', 'tax_declaration', 'cloa', 'other'] as const;
export type TitleType = (typeof titleTypes)[number];

/** The buyers who are eligible, as the seller states it. */
export const buyerEligibilities = [
  'anyone',
  'filipinos_only',
  'filipinos_and_former',
  'leasehold_for_foreigners',
] as const;
export type BuyerEligibility = (typeof buyerEligibilities)[number];

/** Those under which a foreigner is offered something. */
export const foreignEligibilities = ['anyone', 'leasehold_for_foreigners'] as const satisfies BuyerEligibility[];

export const listingStatuses = ['draft', 'published', 'paused', 'expired', 'removed'] as const;
export type ListingStatus = (typeof listingStatuses)[number];

export const isProviderCategory = (category: string): category is ProviderCategory =>
  providerCategories.some((known) => known === category);

/** A bare lot has neither rooms nor furniture: none are kept, asked or shown. */
export const hasRooms = (category: string): boolean => category !== 'lot' && !isProviderCategory(category);

/** Homes that may be one room. */
export const studioCategories = ['condominium', 'apartment'] as const satisfies readonly PropertyCategory[];

export const isStudio = ({ category, bedrooms }: { category: string; bedrooms: number | null }): boolean =>
  bedrooms === 0 && studioCategories.some((known) => known === category);
