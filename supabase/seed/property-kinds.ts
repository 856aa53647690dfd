import type { PropertyCategory } from '../../src/contract/property/taxonomy.ts';
import type { PictureKind } from './pictures.ts';

type Span = readonly [low: number, high: number];

interface PropertyKind {
  weight: number;
  rentShare: number;
  floorSquareMetres?: Span;
  lotSquareMetres?: Span;
  bedrooms: Span;
  bathrooms: Span;
  /** Pesos at price level 1. */
  floorPesosPerSquareMetre: Span;
  lotPesosPerSquareMetre: Span;
  furnishedShare: number;
  fronts: readonly PictureKind[];
  rooms: readonly PictureKind[];
  nouns: readonly string[];
  features: readonly string[];
}

const home = ['living', 'kitchen', 'bedroom', 'bathroom', 'plan'] as const;
const none: Span = [0, 0];
const land: Span = [4_000, 11_000];

export const propertyKinds = {
  'house-lot': {
    weight: 24,
    rentShare: 0.16,
    floorSquareMetres: [60, 420],
    lotSquareMetres: [80, 700],
    bedrooms: [2, 6],
    bathrooms: [1, 5],
    floorPesosPerSquareMetre: [22_000, 36_000],
    lotPesosPerSquareMetre: land,
    furnishedShare: 0.25,
    fronts: ['house'],
    rooms: [...home, 'terrace'],
    nouns: ['house and lot', 'family home', 'bungalow', 'two-storey house', 'corner house'],
    features: [
      'Garden',
      'Covered parking',
      'Maid’s room',
      'Gated village',
      'Water tank',
      'Solar-ready roof',
      'Lanai',
      'Walk-in closet',
    ],
  },
  condominium: {
    weight: 22,
    rentShare: 0.45,
    floorSquareMetres: [22, 165],
    bedrooms: [0, 3],
    bathrooms: [1, 3],
    floorPesosPerSquareMetre: [68_000, 98_000],
    lotPesosPerSquareMetre: none,
    furnishedShare: 0.55,
    fronts: ['tower'],
    rooms: [...home, 'terrace'],
    nouns: ['condo unit', 'condominium', 'high-rise unit', 'corner condo'],
    features: [
      'Swimming pool',
      'Gym',
      '24-hour security',
      'Balcony',
      'Parking slot',
      'Back-up power',
      'Fibre internet',
      'Function room',
    ],
  },
  lot: {
    weight: 13,
    rentShare: 0,
    lotSquareMetres: [100, 1_000],
    bedrooms: none,
    bathrooms: none,
    floorPesosPerSquareMetre: none,
    lotPesosPerSquareMetre: land,
    furnishedShare: 0,
    fronts: ['lot'],
    rooms: ['lot'],
    nouns: ['residential lot', 'vacant lot', 'titled lot', 'corner lot'],
    features: [
      'Clean title',
      'Concrete road',
      'Power at the road',
      'Water connection',
      'Perimeter fence',
      'Flood-free',
      'Corner lot',
    ],
  },
  apartment: {
    weight: 12,
    rentShare: 0.9,
    floorSquareMetres: [24, 110],
    bedrooms: [1, 3],
    bathrooms: [1, 2],
    floorPesosPerSquareMetre: [38_000, 58_000],
    lotPesosPerSquareMetre: none,
    furnishedShare: 0.4,
    fronts: ['apartment'],
    rooms: home,
    nouns: ['apartment', 'walk-up apartment', 'garden apartment', 'loft apartment'],
    features: ['Own meter', 'Pets welcome', 'Balcony', 'Laundry area', 'CCTV', 'Motorcycle parking', 'Fibre internet'],
  },
  foreclosures: {
    weight: 4,
    rentShare: 0,
    floorSquareMetres: [45, 220],
    lotSquareMetres: [60, 360],
    bedrooms: [2, 4],
    bathrooms: [1, 3],
    floorPesosPerSquareMetre: [12_000, 19_000],
    lotPesosPerSquareMetre: [2_800, 6_500],
    furnishedShare: 0,
    fronts: ['foreclosure'],
    rooms: ['living', 'kitchen', 'bedroom', 'plan'],
    nouns: ['foreclosed house', 'bank-owned house', 'acquired property'],
    features: ['Bank financing', 'Sold as is', 'Title with the bank', 'Open for inspection', 'Vacant'],
  },
  commercial: {
    weight: 6,
    rentShare: 0.55,
    floorSquareMetres: [60, 900],
    bedrooms: none,
    bathrooms: [1, 4],
    floorPesosPerSquareMetre: [52_000, 88_000],
    lotPesosPerSquareMetre: none,
    furnishedShare: 0.12,
    fronts: ['commercial'],
    rooms: ['workspace', 'plan', 'bathroom'],
    nouns: ['office floor', 'commercial space', 'office unit', 'commercial building'],
    features: [
      'Air conditioning',
      'Back-up power',
      'Fibre internet',
      'Visitor parking',
      'Lift',
      'Pantry',
      'Raised floor',
    ],
  },
  townhouse: {
    weight: 10,
    rentShare: 0.3,
    floorSquareMetres: [48, 240],
    lotSquareMetres: [36, 130],
    bedrooms: [2, 4],
    bathrooms: [1, 4],
    floorPesosPerSquareMetre: [34_000, 50_000],
    lotPesosPerSquareMetre: land,
    furnishedShare: 0.22,
    fronts: ['townhouse'],
    rooms: home,
    nouns: ['townhouse', 'end-unit townhouse', 'three-level townhouse', 'townhouse near schools'],
    features: [
      'Carport',
      'Roof deck',
      'Gated compound',
      'Service area',
      'Provision for air conditioning',
      'Small garden',
    ],
  },
  retail: {
    weight: 4,
    rentShare: 0.85,
    floorSquareMetres: [12, 220],
    bedrooms: none,
    bathrooms: [0, 2],
    floorPesosPerSquareMetre: [65_000, 110_000],
    lotPesosPerSquareMetre: none,
    furnishedShare: 0.1,
    fronts: ['retail'],
    rooms: ['workspace', 'plan', 'commercial'],
    nouns: ['shop space', 'ground-floor shop', 'retail unit', 'market stall'],
    features: [
      'Street frontage',
      'High foot traffic',
      'Roll-up door',
      'Storage room',
      'Exhaust for food',
      'Signage space',
    ],
  },
  industrial: {
    weight: 3,
    rentShare: 0.6,
    floorSquareMetres: [280, 1_000],
    lotSquareMetres: [400, 2_400],
    bedrooms: none,
    bathrooms: [1, 3],
    floorPesosPerSquareMetre: [16_000, 26_000],
    lotPesosPerSquareMetre: [2_500, 6_000],
    furnishedShare: 0,
    fronts: ['industrial'],
    rooms: ['industrial', 'plan', 'workspace'],
    nouns: ['warehouse', 'light-industrial building', 'storage hall', 'warehouse with office'],
    features: [
      'Loading docks',
      'Truck access',
      'Three-phase power',
      'Office mezzanine',
      '8 m clear height',
      'Guard house',
    ],
  },
  hotel: {
    weight: 2,
    rentShare: 0.1,
    floorSquareMetres: [220, 1_000],
    lotSquareMetres: [300, 2_000],
    bedrooms: [8, 24],
    bathrooms: [8, 24],
    floorPesosPerSquareMetre: [24_000, 38_000],
    lotPesosPerSquareMetre: [2_500, 6_000],
    furnishedShare: 0.85,
    fronts: ['hotel'],
    rooms: ['bedroom', 'bathroom', 'terrace', 'living'],
    nouns: ['boutique hotel', 'pension house', 'small resort hotel', 'inn'],
    features: ['Swimming pool', 'Restaurant', 'Operating permit', 'Generator', 'Staff quarters', 'Parking'],
  },
  vacation: {
    weight: 5,
    rentShare: 0.55,
    floorSquareMetres: [40, 320],
    lotSquareMetres: [120, 900],
    bedrooms: [1, 5],
    bathrooms: [1, 4],
    floorPesosPerSquareMetre: [28_000, 46_000],
    lotPesosPerSquareMetre: [5_000, 12_000],
    furnishedShare: 0.85,
    fronts: ['vacation'],
    rooms: ['terrace', 'bedroom', 'living', 'bathroom', 'kitchen'],
    nouns: ['rest house', 'holiday villa', 'weekend house', 'vacation home'],
    features: [
      'Pool',
      'Outdoor shower',
      'Fire pit',
      'Caretaker',
      'Fully equipped kitchen',
      'Sea breeze',
      'Guest house',
    ],
  },
} as const satisfies Record<PropertyCategory, PropertyKind>;

export function propertyKind(category: PropertyCategory): PropertyKind {
  return propertyKinds[category];
}
