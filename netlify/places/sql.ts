import type { Country } from '../../src/contract/country.ts';
import type { Database } from '../adapters/ports.ts';
import type { NameTried, PlaceRow } from './names.ts';

export type TownRow = Pick<PlaceRow, 'country' | 'latitude' | 'longitude'> & {
  name: string;
  region: string;
  population: number;
};

/** From this precision in kilometres a place is called approximate: within a town it does not matter. */
const approximateFrom = 4;

/** The places of a postal code, one for each country that has it. */
export const placesOfCode = (database: Database, code: string, countries: readonly Country[]): Promise<PlaceRow[]> =>
  database.query<PlaceRow>(
    `select country, code, place as name, null as region, latitude, longitude,
            precision_kilometres as "precisionKilometres", precision_kilometres >= ${approximateFrom} as "isApproximate",
            false as "isCorrected"
       from app.postal_code where code = $1 and country = any($2::text[]) order by country`,
    [code, countries],
  );

/**
 * The place of an unknown code: the middle of the codes that share most of its first digits, at least two. It has no name.
 * Undefined if no code of the country begins with these digits.
 */
export async function placeAmongCodes(
  database: Database,
  code: string,
  country: Country,
): Promise<PlaceRow | undefined> {
  const [found] = await database.query<PlaceRow>(
    `with known as (
       select latitude, longitude,
              (select max(n) from generate_series(2, length($1)) n where left(code, n) = left($1, n)) as digits
         from app.postal_code
        where country = $2 and code between rpad(left($1, 2), length($1), '0') and rpad(left($1, 2), length($1), '9'))
     select $2 as country, $1 as code, null as name, null as region, avg(latitude) as latitude, avg(longitude) as longitude,
            least(100, greatest(${approximateFrom}, ceil(greatest(
              111 * (max(latitude) - min(latitude)), 72 * (max(longitude) - min(longitude))) / 2)))::integer
              as "precisionKilometres", true as "isApproximate", false as "isCorrected"
       from known where digits = (select max(digits) from known) having count(*) > 0`,
    [code, country],
  );
  return found;
}

/** Only towns of this size have districts that people name with them. */
const townWithParts = 50_000;

/** Those of the surest way to write the name that finds any: whole, or its first words; the larger towns first. */
export const placesNamed = (
  database: Database,
  tried: readonly NameTried[],
  countries: readonly Country[],
): Promise<PlaceRow[]> =>
  database.query<PlaceRow>(
    `with found as (
       select place.*, way."isPart", way.rank, dense_rank() over (order by way.rank) as best,
              population * case when place.folded = way.folded and code is null then 4 else 1 end as weight
         from jsonb_to_recordset($1::jsonb -> 'tried') as way (folded text, "like" text, "isPart" boolean, rank integer)
         join app.place place
           on place.folded collate "C" >= way.folded and place.folded collate "C" < way.folded || '!'
        where place.country = any($2::text[])
          and (way."like" is null or place.folded ~ way."like")
          and (not way."isPart" or (place.folded = way.folded and place.population >= ${townWithParts})))
     select country, code, name, region, latitude, longitude, precision_kilometres as "precisionKilometres",
            "isPart" or (precision_kilometres >= ${approximateFrom} and (population = 0 or code is not null)) as "isApproximate",
            false as "isCorrected"
       from found where best = 1 order by weight desc, folded, id limit 20`,
    [{ tried: tried.map((way, rank) => ({ ...way, rank })) }, countries],
  );

/** The largest towns of all countries, the largest first. */
export const largestTowns = (database: Database, count: number): Promise<PlaceRow[]> =>
  database.query<PlaceRow>(
    `select country, code, name, region, latitude, longitude, precision_kilometres as "precisionKilometres",
            false as "isApproximate", false as "isCorrected"
       from app.place where code is null order by population desc, id limit $1::integer`,
    [count],
  );

/** Whole towns from a size on, the largest first. */
export const townsFrom = (database: Database, population: number): Promise<TownRow[]> =>
  database.query<TownRow>(
    `select name, region, country, latitude, longitude, population
       from app.place where code is null and population >= $1::integer order by population desc, id`,
    [population],
  );

/** Below this size a name is not guessed. */
const smallestGuessed = 1000;

/** The places whose names look most like this one, with their folded names. */
export const placesLike = (
  database: Database,
  folded: string,
  countries: readonly Country[],
): Promise<(PlaceRow & { folded: string; population: number })[]> =>
  database.query(
    `select country, code, name, region, latitude, longitude, precision_kilometres as "precisionKilometres",
            code is not null and precision_kilometres >= ${approximateFrom} as "isApproximate", true as "isCorrected",
            folded, population
       from app.place
      where country = any($2::text[]) and population >= ${smallestGuessed}
        and length(folded) between length($1) - 2 and length($1) + 2
        and extensions.similarity(folded, $1) > 0.2
      order by extensions.similarity(folded, $1) desc, population desc, id limit 200`,
    [folded, countries],
  );

/** The towns of a postal code, the most populous first, for each country that has the code. */
export const townsOfCode = (
  database: Database,
  code: string,
  countries: readonly Country[],
): Promise<{ country: Country; towns: string[] }[]> =>
  database.query(
    `select country, towns from app.postal_code where code = $1 and country = any($2::text[]) order by country`,
    [code, countries],
  );

/** Kilometres: further away nobody lives in the code's area. */
const nearestWithin = 25;
const kilometresPerDegree = 111;

/** The postal code whose middle is nearest to a position in degrees. */
export async function codeNearest(
  database: Database,
  { latitude, longitude }: { latitude: number; longitude: number },
): Promise<{ country: Country; code: string; name: string } | undefined> {
  const [found] = await database.query<{ country: Country; code: string; name: string }>(
    `select country, code, name
       from (select country, code, place as name,
                    (latitude - $1::double precision) ^ 2 + ((longitude - $2::double precision) * cos(radians($1::double precision))) ^ 2 as "squareDegrees"
               from app.postal_code where latitude between $1::double precision - 1 and $1::double precision + 1) as known
      where "squareDegrees" <= $3::double precision ^ 2
      order by "squareDegrees", country, code limit 1`,
    [latitude, longitude, nearestWithin / kilometresPerDegree],
  );
  return found;
}

/** The federal state of the postal code's place, else of the town; in German. Null where neither is known. */
export async function regionOf(
  database: Database,
  country: string,
  { zip, city }: { zip: string | null; city: string | null },
): Promise<string | null> {
  const [found] = await database.query<{ region: string }>(
    `select place.region
       from (values ($2::text, $3::text)) as address (zip, city)
       left join app.postal_code code on code.country = $1 and code.code = address.zip
       join app.place place on place.country = $1 and place.name = any(array[code.place, address.city])
      where place.region <> ''
      order by (place.name = code.place) desc nulls last, place.population desc, place.id limit 1`,
    [country, zip, city],
  );
  return found?.region ?? null;
}
