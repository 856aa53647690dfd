/** Degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle kilometres, on a sphere of 6,371 km. */
export function kilometresBetween(one: Coordinates, other: Coordinates): number {
  const north = Math.sin(radians(other.latitude - one.latitude) / 2);
  const east = Math.sin(radians(other.longitude - one.longitude) / 2);
  const chord = north ** 2 + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east ** 2;
  return 12_742 * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** From a row of the table of providers to the postal code of a `visit` at the customer's, to 100 metres; null in the shop. */
export const kilometresToVisit = (provider: string): string => `(
  select round((12742 * asin(least(1, sqrt(
           power(sin(radians(code.latitude - ${provider}.public_latitude) / 2), 2)
           + cos(radians(${provider}.public_latitude)) * cos(radians(code.latitude))
             * power(sin(radians(code.longitude - ${provider}.public_longitude) / 2), 2)))))::numeric, 1)::double precision
    from app.postal_code code
   where visit.place = 'customer' and code.code = visit.address ->> 'zip'
     and code.country = case visit.time_zone when 'Europe/Vienna' then 'at' when 'Europe/Zurich' then 'ch' else 'de' end)`;

/**
 * Of a row of `provider` with its account. Without the owner's position the map shows the middle of the postal code, or for an
 * unknown code that of the town.
 */
export const standsAtTheHouse = (account: string): string => `(
  select bool_and((known.latitude, known.longitude) <> (provider.public_latitude, provider.public_longitude))
    from app.postal_code known where known.code = ${account}.zip)`;
