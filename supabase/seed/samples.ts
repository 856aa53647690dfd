import { type DemoPicture, pictureNamed } from './pictures.ts';
import type { DemoProperty } from './properties.ts';

export interface DemoFirm {
  /** The person one talks to. */
  name: string;
  businessName: string;
  providerType: 'architects' | 'constructors';
  rating: number;
  reviews: number;
  projectsCompleted: number;
  description: string;
  location: string;
  latitude: number;
  longitude: number;
  email: string;
  phone: string;
  pictures: readonly DemoPicture[];
}

export const sampleProperties: readonly DemoProperty[] = [
  {
    title: 'Modern four-bedroom house with garden in Lahug',
    description:
      'A calm house on a sloping street above the city, with wide windows and a garden that catches the evening breeze. It has four bedrooms and three bathrooms on 245 m² of floor area, a covered garage for two cars and a study. IT Park is ten minutes away.',
    category: 'house-lot',
    dealType: 'buy',
    price: 18_900_000,
    oldPrice: 20_500_000,
    bedrooms: 4,
    bathrooms: 3,
    area: 245,
    floorArea: 245,
    lotArea: 310,
    titleType: 'tct',
    buyerEligibility: 'filipinos_and_former',
    brokerLicence: 'PRC DEMO-1001',
    monthlyDues: 2_400,
    isAvailableNow: true,
    isFurnished: false,
    location: 'Lahug, Cebu City, Cebu',
    latitude: 10.3341,
    longitude: 123.8962,
    createdDaysAgo: 2,
    updatedDaysAgo: 0,
    pictures: named('house-modern-1', 'living-1', 'kitchen-1', 'bedroom-1', 'plan-1'),
    features: ['Garden', 'Covered parking', 'Solar-ready roof', 'Walk-in closet'],
  },
  {
    title: 'Two-bedroom condo with skyline view in Legazpi Village',
    description:
      'A corner unit on the 31st floor with windows on two sides and the whole of Makati below. Furnished, with two bedrooms, two bathrooms and a balcony wide enough for breakfast. Pool, gym and parking slot are included in the rent.',
    category: 'condominium',
    dealType: 'rent',
    price: 85_000,
    bedrooms: 2,
    bathrooms: 2,
    area: 84,
    floorArea: 84,
    brokerLicence: 'PRC DEMO-1001',
    monthlyDues: 9_250,
    isAvailableNow: true,
    isFurnished: true,
    location: 'Legazpi Village, Makati, Metro Manila',
    latitude: 14.5536,
    longitude: 121.0176,
    createdDaysAgo: 1,
    updatedDaysAgo: 0,
    pictures: named('tower-1', 'living-2', 'bedroom-2', 'bathroom-1', 'terrace-1'),
    features: ['Swimming pool', 'Gym', 'Balcony', 'Parking slot'],
  },
  {
    title: 'Ridge lot with mountain view in Tagaytay',
    description:
      'A titled lot of 620 m² on the cool side of the ridge. The corners are staked out, power and water are at the road, and the slope is gentle enough for a house with a view on both floors.',
    category: 'lot',
    dealType: 'buy',
    price: 9_300_000,
    bedrooms: 0,
    bathrooms: 0,
    area: 620,
    lotArea: 620,
    titleType: 'tct',
    buyerEligibility: 'filipinos_only',
    brokerLicence: 'PRC DEMO-1001',
    isAvailableNow: true,
    isFurnished: false,
    location: 'Maharlika, Tagaytay, Cavite',
    latitude: 14.1133,
    longitude: 120.9808,
    createdDaysAgo: 5,
    updatedDaysAgo: 3,
    pictures: named('lot-mountain-1', 'lot-aerial-1', 'lot-field-1'),
    features: ['Clean title', 'Concrete road', 'Power at the road', 'Water connection'],
  },
  {
    title: 'Beach villa between palms in Panglao',
    description:
      'A low villa a few steps from the sand, with a deep veranda and rooms that open to the garden. Three bedrooms, three bathrooms, fully furnished and looked after by a caretaker who knows every boatman in Danao. Let by the month.',
    category: 'vacation',
    dealType: 'rent',
    price: 120_000,
    bedrooms: 3,
    bathrooms: 3,
    area: 180,
    floorArea: 180,
    lotArea: 540,
    isAvailableNow: false,
    isFurnished: true,
    location: 'Danao, Panglao, Bohol',
    latitude: 9.5571,
    longitude: 123.7634,
    createdDaysAgo: 9,
    updatedDaysAgo: 2,
    pictures: named('villa-beach-1', 'terrace-2', 'bedroom-3', 'bathroom-2'),
    features: ['Outdoor shower', 'Caretaker', 'Fully equipped kitchen', 'Sea breeze'],
  },
  {
    title: 'Ground-floor shop on a busy corner in Poblacion',
    description:
      'A shop of 96 m² with display windows to two streets, a storage room and an exhaust that is ready for a kitchen. People walk by from breakfast until long after midnight.',
    category: 'retail',
    dealType: 'rent',
    price: 145_000,
    bedrooms: 0,
    bathrooms: 1,
    area: 96,
    floorArea: 96,
    isAvailableNow: true,
    isFurnished: false,
    location: 'Poblacion, Makati, Metro Manila',
    latitude: 14.5652,
    longitude: 121.0316,
    createdDaysAgo: 12,
    updatedDaysAgo: 12,
    pictures: named('storefront-1', 'workspace-1', 'plan-2'),
    features: ['Street frontage', 'High foot traffic', 'Exhaust for food', 'Signage space'],
  },
  {
    title: 'End-unit townhouse with roof deck in Matina',
    description:
      'Three levels, a roof deck with a view of Mount Apo on clear mornings, and only one shared wall. Three bedrooms and two bathrooms on 132 m²; the compound has its own gate and guard.',
    category: 'townhouse',
    dealType: 'buy',
    price: 6_450_000,
    oldPrice: 6_900_000,
    bedrooms: 3,
    bathrooms: 2,
    area: 132,
    floorArea: 132,
    lotArea: 72,
    titleType: 'tct',
    buyerEligibility: 'filipinos_and_former',
    brokerLicence: 'PRC DEMO-1001',
    sellLicence: 'LTS DEMO-204',
    monthlyDues: 1_500,
    isAvailableNow: true,
    isFurnished: false,
    location: 'Matina, Davao City, Davao del Sur',
    latitude: 7.0586,
    longitude: 125.5878,
    createdDaysAgo: 4,
    updatedDaysAgo: 1,
    pictures: named('townhouse-1', 'living-3', 'kitchen-2', 'bedroom-4'),
    features: ['Roof deck', 'Carport', 'Gated compound'],
  },
];

export const sampleFirms: readonly DemoFirm[] = [
  {
    name: 'Isabel Marasigan',
    businessName: 'Marasigan & Daughters Architects',
    providerType: 'architects',
    rating: 4.8,
    reviews: 46,
    projectsCompleted: 112,
    description:
      'Houses for the tropics: deep eaves, cross ventilation and as little air conditioning as possible. The studio takes a house from the first sketch to the building permit and visits the site every week.',
    location: 'Salcedo Village, Makati, Metro Manila',
    latitude: 14.5605,
    longitude: 121.0241,
    email: 'isabel.marasigan@example.com',
    phone: '+63 917 555 0141',
    pictures: named('logo-1', 'blueprint-1', 'studio-1', 'house-modern-2'),
  },
  {
    name: 'Rafael Ybañez',
    businessName: 'Ybañez Design Workshop',
    providerType: 'architects',
    rating: 4.6,
    reviews: 29,
    projectsCompleted: 64,
    description:
      'Small lots, narrow row houses and careful renovations in Cebu. We draw in the open: every client sees the model grow and may move the walls until the budget is settled.',
    location: 'Banilad, Cebu City, Cebu',
    latitude: 10.3446,
    longitude: 123.9127,
    email: 'rafael.ybanez@example.com',
    phone: '+63 918 555 0152',
    pictures: named('logo-2', 'studio-2', 'blueprint-2', 'townhouse-2'),
  },
  {
    name: 'Dominador Salonga',
    businessName: 'Salonga Builders',
    providerType: 'constructors',
    rating: 4.7,
    reviews: 88,
    projectsCompleted: 240,
    description:
      'General contractor for houses and mid-rise buildings since 1994. Fixed price, a written schedule and one foreman who answers the phone from groundbreaking to turnover.',
    location: 'Ortigas Center, Pasig, Metro Manila',
    latitude: 14.5868,
    longitude: 121.0627,
    email: 'dominador.salonga@example.com',
    phone: '+63 919 555 0163',
    pictures: named('logo-3', 'crane-1', 'scaffold-1', 'apartment-1'),
  },
  {
    name: 'Maricel Tupas',
    businessName: 'Bayanihan Home Construction',
    providerType: 'constructors',
    rating: 4.5,
    reviews: 51,
    projectsCompleted: 137,
    description:
      'A crew of forty masons, carpenters and electricians from Davao. New houses, extensions and typhoon repairs, with photographs of the progress every Friday.',
    location: 'Buhangin, Davao City, Davao del Sur',
    latitude: 7.1104,
    longitude: 125.6136,
    email: 'maricel.tupas@example.com',
    phone: '+63 920 555 0174',
    pictures: named('logo-4', 'scaffold-2', 'crane-2', 'house-storeys-1'),
  },
];

function named(...names: readonly string[]): DemoPicture[] {
  return names.map(pictureNamed);
}
