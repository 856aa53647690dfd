import type { DealType, PropertyCategory } from '../../src/contract/property/taxonomy.ts';
import type { Random } from './random.ts';

export interface Described {
  category: PropertyCategory;
  dealType: DealType;
  noun: string;
  place: string;
  city: string;
  bedrooms: number;
  bathrooms: number;
  floorArea?: number;
  lotArea?: number;
  isFurnished: boolean;
  isAvailableNow: boolean;
  features: readonly string[];
}

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const charms = [
  'Bright',
  'Quiet',
  'Well-kept',
  'Spacious',
  'Newly painted',
  'Sunny',
  'Charming',
  'Solid',
  'Airy',
  'Handsome',
];

const openings: Record<PropertyCategory, readonly string[]> = {
  'house-lot': [
    'A home with room for a growing family, on a quiet street in {place}.',
    'This {noun} stands in a friendly neighbourhood of {place}, a few minutes from schools and the market.',
    'Built by its owners and looked after ever since, this {noun} is ready for the next family.',
    'High ceilings and wide windows keep this {noun} in {place} cool through the afternoon.',
  ],
  condominium: [
    'A practical unit on a high floor with an open view over {city}.',
    'Step out of the lobby and you are in the middle of {place}: offices, cafés and groceries within a short walk.',
    'This {noun} gets the morning sun and stays cool in the afternoon.',
    'A well-planned unit in a managed building, good to live in and easy to let.',
  ],
  lot: [
    'A level lot in {place}, ready for the house you have in mind.',
    'This {noun} lies along a concrete road and is free of tenants.',
    'A rare opening in {place}: regular shape, good frontage and neighbours on two sides only.',
    'The lot has been surveyed and the corners are marked, so building can start as soon as the permit is in hand.',
  ],
  apartment: [
    'A tidy apartment in a small building where neighbours know each other.',
    'This {noun} in {place} is close to jeepney and bus routes and to a wet market.',
    'Tiled floors, good cross ventilation and windows on two sides.',
    'An easy place to come home to, on a side street away from the traffic of {city}.',
  ],
  foreclosures: [
    'A bank-owned house offered below the going rate in {place}.',
    'This {noun} needs paint and a patient hand; the structure itself is sound.',
    'Offered as is, where is, with papers open for review before you decide.',
  ],
  commercial: [
    'A flexible space for an office, a clinic or a training centre in {place}.',
    'This {noun} stands on a busy road with good signage and easy parking.',
    'Open floor without inner columns, so that your layout is your own choice.',
  ],
  townhouse: [
    'A neat row house in {place} that makes good use of every metre.',
    'Living and dining below, bedrooms above, and a roof deck to catch the evening breeze.',
    'This {noun} belongs to a small compound with its own gate and guard.',
  ],
  retail: [
    'A shop space on a street where people walk by all day.',
    'This {noun} in {place} suits a bakery, a pharmacy or a small restaurant.',
    'Wide frontage, a roll-up door and room for a proper sign.',
  ],
  industrial: [
    'A clean hall with good road access for container trucks.',
    'This {noun} is minutes from the highway and has power for light machinery.',
    'High clear span, dry floor and a small office by the entrance.',
  ],
  hotel: [
    'A running business with regular guests and a team that would like to stay on.',
    'This {noun} in {place} has been renovated floor by floor and shows it.',
    'Small enough to be run by a family, large enough to pay for itself.',
  ],
  vacation: [
    'A place to leave the city behind, with a shaded terrace and the sound of birds.',
    'This {noun} in {place} is made for long weekends with family and friends.',
    'Wake up to a breeze and open views; the beach or the hills are never far.',
  ],
};

const surroundings = [
  'Schools, a clinic and a supermarket are within ten minutes.',
  'Public transport stops around the corner.',
  'The street is well lit and has never been flooded in the owners’ time.',
  'A church, a park and several eateries are in walking distance.',
  'The main road is near, yet out of hearing.',
  'Neighbours are long-time residents and the barangay hall is close.',
  '{city} proper can be reached in a few minutes outside rush hour.',
];

const closings = {
  buy: [
    'Title is clean and taxes are paid up to this year.',
    'Bank financing is welcome; the seller will help with the papers.',
    'Viewings are possible on most days, weekends included.',
    'The price is open to a reasonable offer.',
    'Serious buyers can see the title and the tax declaration at the first visit.',
  ],
  rent: [
    'One month advance and two months deposit.',
    'The lease runs for at least one year and can be renewed.',
    'Association dues are included in the rent.',
    'The owner lives nearby and sees to repairs quickly.',
    'Longer leases get a better rate.',
  ],
} as const;

export function titleOf(property: Described, random: Random): string {
  const charm = random.pick(charms);
  const rooms = property.bedrooms > 0 && property.bedrooms <= 6 && property.noun !== 'inn';
  const size = property.floorArea ?? property.lotArea ?? 0;
  const noun = rooms ? `${bedroomWords(property.bedrooms)} ${property.noun}` : property.noun;
  const feature = random
    .pick(property.features.filter((name) => name.toLowerCase() !== property.noun))
    .replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  const place = property.place;
  return capitalised(
    random.pick([
      `${charm} ${noun} in ${place}`,
      `${noun} in ${place}, ${property.city}`.replace(`${property.city}, ${property.city}`, property.city),
      `${noun} with ${size} m² in ${place}`,
      `${place}: ${charm.toLowerCase()} ${noun}`,
      `${noun} in ${place} – ${feature}`,
    ]),
  );
}

export function descriptionOf(property: Described, random: Random): string {
  const sentences = [random.pick(openings[property.category]), sizeSentence(property, random)];
  if (random.chance(0.7)) sentences.push(random.chance(0.5) ? featureSentence(property) : random.pick(surroundings));
  if (random.chance(0.75)) sentences.push(random.pick(closings[property.dealType]));
  return sentences
    .join(' ')
    .replaceAll('{place}', property.place)
    .replaceAll('{city}', property.city)
    .replaceAll('{noun}', property.noun);
}

function sizeSentence(property: Described, random: Random): string {
  const { floorArea, lotArea } = property;
  if (floorArea === undefined) {
    return random.pick([`It measures ${lotArea} m² in all.`, `The title covers ${lotArea} square metres.`]);
  }
  const onLot = lotArea === undefined ? '' : ` on a lot of ${lotArea} m²`;
  if (property.bedrooms === 0) {
    const furnished = property.isFurnished ? ', with furniture included' : '';
    if (property.category === 'condominium') return `The studio measures ${floorArea} m²${furnished}.`;
    return random.pick([
      `It offers ${floorArea} m²${onLot}${furnished}.`,
      `Usable space is ${floorArea} m²${onLot}${furnished}.`,
    ]);
  }
  const rooms = `${counted(property.bedrooms, 'bedroom')} and ${counted(property.bathrooms, 'bathroom')}`;
  const furnished = property.isFurnished ? 'comes furnished with' : 'has';
  return `It ${furnished} ${rooms} on ${floorArea} m² of floor area${onLot.replace(' on', ' and')}.`;
}

function featureSentence(property: Described): string {
  const names = property.features
    .slice(0, 3)
    .map((name) => name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()));
  return `Worth knowing: ${names.join(', ')}.`;
}

function bedroomWords(bedrooms: number): string {
  return `${numberWords[bedrooms] ?? bedrooms}-bedroom`;
}

function counted(count: number, noun: string): string {
  return `${numberWords[count] ?? count} ${noun}${count === 1 ? '' : 's'}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
