/** Postal codes and places: everything that others may use of this folder. docs/dependencies.md names their source. */
export { countriesOf, othersShown, placeOfAddress, placeShown, placesAsked, unknownPlace } from './find.ts';
export type { PlaceRow } from './names.ts';
export {
  codeNearest,
  largestTowns,
  placesOfCode,
  regionOf,
  type TownRow,
  townsFrom,
  townsOfCode,
} from './sql.ts';
