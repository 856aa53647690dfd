import type { ListingFilters } from '../../../../src/contract/property/browse.ts';
import type { BrowseCategory, DealType, PropertyType } from '../../../../src/contract/property/taxonomy.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Fact } from '../../../ground/letter.ts';

interface SearchWords {
  kind: string;
  price: string;
  floor: string;
  rooms: string;
  area: string;
  map: string;
  categories: Record<BrowseCategory, string>;
  types: Record<PropertyType, string>;
  deals: Record<DealType, string>;
  span: (least: string | undefined, most: string | undefined) => string;
  bedrooms: (least: number) => string;
  shapes: (count: number) => string;
}

const searchWords: Record<Language, SearchWords> = {
  de: {
    kind: 'Gesucht',
    price: 'Preis',
    floor: 'Fläche',
    rooms: 'Zimmer',
    area: 'Gebiet',
    map: 'Karte mit dem gezeichneten Gebiet',
    categories: {
      all: 'Alle Immobilien',
      'house-lot': 'Haus mit Grundstück',
      condominium: 'Wohnung im Condominium',
      lot: 'Grundstück',
      apartment: 'Wohnung',
      foreclosures: 'Zwangsversteigerung',
      commercial: 'Gewerbe',
      townhouse: 'Reihenhaus',
      retail: 'Ladenlokal',
      industrial: 'Industrie',
      hotel: 'Hotel',
      vacation: 'Ferienimmobilie',
      architects: 'Architekten',
      constructors: 'Bauunternehmen',
    },
    types: { residential: 'Wohnen', commercial: 'Gewerbe (alle Arten)', land: 'Grundstücke' },
    deals: { buy: 'zum Kauf', rent: 'zur Miete' },
    span: (least, most) => [least && `ab ${least}`, most && `bis ${most}`].filter(Boolean).join(' '),
    bedrooms: (least) => `ab ${least} Schlafzimmern`,
    shapes: (count) => (count === 1 ? '1 gezeichnetes Gebiet' : `${count} gezeichnete Gebiete`),
  },
  en: {
    kind: 'Looking for',
    price: 'Price',
    floor: 'Size',
    rooms: 'Rooms',
    area: 'Area',
    map: 'Map with the drawn area',
    categories: {
      all: 'All properties',
      'house-lot': 'House & Lot',
      condominium: 'Condominium',
      lot: 'Lot',
      apartment: 'Apartment',
      foreclosures: 'Foreclosures',
      commercial: 'Commercial',
      townhouse: 'Townhouse',
      retail: 'Retail',
      industrial: 'Industrial',
      hotel: 'Hotel',
      vacation: 'Vacation home',
      architects: 'Architects',
      constructors: 'Constructors',
    },
    types: { residential: 'Residential', commercial: 'All commercial', land: 'Land' },
    deals: { buy: 'for sale', rent: 'for rent' },
    span: (least, most) => [least && `from ${least}`, most && `up to ${most}`].filter(Boolean).join(' '),
    bedrooms: (least) => `${least} or more bedrooms`,
    shapes: (count) => (count === 1 ? '1 drawn area' : `${count} drawn areas`),
  },
};

/** What is searched for, by what was chosen alone: nothing that a stranger has typed. */
export function searchFacts(language: Language, filters: ListingFilters): Fact[] {
  const words = searchWords[language];
  const { category, type, dealType, bedrooms, area = [] } = filters;
  const number = (value: number): string => value.toLocaleString(language === 'de' ? 'de-DE' : 'en-PH');
  const span = (least: number | undefined, most: number | undefined, said: (value: string) => string): string =>
    words.span(least ? said(number(least)) : undefined, most ? said(number(most)) : undefined);
  const what = category === 'all' && type !== undefined ? words.types[type] : words.categories[category];
  const facts: Fact[] = [
    [words.kind, dealType === undefined ? what : `${what} ${words.deals[dealType]}`],
    [words.price, span(filters.priceMin, filters.priceMax, (pesos) => `₱${pesos}`)],
    [words.floor, span(filters.areaMin, filters.areaMax, (metres) => `${metres} m²`)],
    [words.rooms, bedrooms === undefined ? '' : words.bedrooms(bedrooms)],
    [words.area, area.length === 0 ? '' : words.shapes(area.length)],
  ];
  return facts.filter(([, value]) => value !== '');
}

/** The words beside the picture of the drawn areas. */
export const areaWords = (language: Language): string => searchWords[language].map;
