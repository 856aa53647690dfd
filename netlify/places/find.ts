import { type Country, countries, isPostalCodeIn } from '../../src/contract/country.ts';
import { readTypedPlace } from '../../src/contract/postal-code.ts';
import type { Place, ProviderQuestion } from '../../src/contract/services/provider.ts';
import type { Database } from '../adapters/ports.ts';
import { kilometresBetween } from '../ground/distance.ts';
import { inRegion, meantBy, namesTried, type PlaceRow } from './names.ts';
import { placeAmongCodes, placesLike, placesNamed, placesOfCode } from './sql.ts';

/** A place as somebody asks for it: by its postal code, or by its name. */
type PlaceAsked = Pick<ProviderQuestion, 'zip' | 'place' | 'country'>;

/** The countries whose codes have so many digits; for a name all countries. */
export function countriesOf({ zip, country }: Omit<PlaceAsked, 'place'>): readonly Country[] {
  const possible = zip === undefined ? countries : countries.filter((known) => isPostalCodeIn(known, zip));
  const meant = possible.filter((known) => known === country);
  return meant.length > 0 ? meant : possible;
}

export const placeShown = ({ latitude: _latitude, longitude: _longitude, ...place }: PlaceRow): Place => place;

/** Codes with the same first digits lie so far from their middle at most. */
const regionOfDigitsKilometres = 100;

/** Of several towns of one name, the largest first, the one where codes with these digits lie; undefined if none is there. */
const townAmong = (towns: readonly PlaceRow[], among: PlaceRow): PlaceRow | undefined =>
  towns.find((town) => kilometresBetween(town, among) <= regionOfDigitsKilometres);

const othersNamed = 4;

/** Other places with the same digits or name, each region once. */
export function othersShown([first, ...others]: readonly PlaceRow[]): Place[] {
  const known = new Set([`${first?.country} ${first?.region}`]);
  const different = others.filter(({ country, region }) => {
    const isNew = !known.has(`${country} ${region}`);
    known.add(`${country} ${region}`);
    return isNew;
  });
  return different.slice(0, othersNamed).map(placeShown);
}

interface Address {
  zip: string;
  city: string;
  country: Country;
}

/** The place of the postal code; of a code in no table that of the town, where codes with such digits lie. */
export async function placeOfAddress(
  database: Database,
  { zip, city, country }: Address,
): Promise<PlaceRow | undefined> {
  const [known] = await placesOfCode(database, zip, [country]);
  if (known !== undefined) return known;
  const among = await placeAmongCodes(database, zip, country);
  if (among === undefined) return undefined;
  return townAmong(await placesNamed(database, namesTried(city), [country]), among);
}

/** The places of a name: as it is written, else with a slip of the pen, else those of its first words. */
async function placesCalled(database: Database, name: string, among: readonly Country[]): Promise<readonly PlaceRow[]> {
  const tried = namesTried(name);
  const whole = tried.filter(({ isPart }) => !isPart);
  const found = await placesNamed(database, whole, among);
  if (found.length > 0) return found;
  for (const { folded } of whole.filter(({ like }) => like === undefined)) {
    const meant = meantBy(folded, await placesLike(database, folded, among));
    if (meant.length > 0) return meant.map(({ folded: _folded, population: _population, ...place }) => place);
  }
  return placesNamed(database, tried, among);
}

/** The possible places, the likeliest first. */
export async function placesAsked(database: Database, query: PlaceAsked): Promise<readonly PlaceRow[]> {
  const { place = '' } = query;
  const typed = query.zip === undefined ? readTypedPlace(place) : query;
  const zip = typed?.zip;
  if (zip !== undefined) return placesOfCode(database, zip, countriesOf({ ...query, ...typed }));
  return inRegion(await placesCalled(database, place, countriesOf(query)), place);
}

/** Whether the digits are wrong or only the table does not have them. */
export async function unknownPlace(database: Database, { zip }: Pick<PlaceAsked, 'zip'>) {
  if (zip === undefined) return { place: 'placeUnknown' } as const;
  const isNobodys = isPostalCodeIn('de', zip) && (await placeAmongCodes(database, zip, 'de')) === undefined;
  return { zip: isNobodys ? 'postalCodeUnknown' : 'postalCodeNeedsPlace' } as const;
}
