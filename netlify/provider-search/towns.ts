import { categoriesOf, type ServiceCategory, serviceCategories } from '../../src/contract/services/service-taxonomy.ts';
import type { Database } from '../adapters/ports.ts';
import type { Coordinates } from '../ground/distance.ts';
import { bitsOf, pointOf, rangesAround } from './ways.ts';

interface TownAsked extends Coordinates {
  radiusMetres: number;
}

/** A town by its place in the list, a service, and by how many it is offered from there. */
export interface ServiceCounted {
  number: number;
  service: ServiceCategory;
  total: number;
  [column: string]: unknown;
}

function servicesInSome(database: Database, towns: readonly TownAsked[], least: number): Promise<ServiceCounted[]> {
  const ranges = towns.flatMap((town, number) => {
    const [x, y, z] = pointOf(town);
    const metres = town.radiusMetres;
    return rangesAround(town, metres / 1000).map(({ lo, hi }) => ({ number, lo, hi, x, y, z, metres }));
  });
  const kinds = serviceCategories.map((service) => ({ service, bits: bitsOf(categoriesOf(service)) }));
  return database.query<ServiceCounted>(
    `with met as materialized (
       select near.number, home.services, count(*) as providers
         from jsonb_to_recordset($1::jsonb -> 'ranges') as near (
                number integer, lo bigint, hi bigint, x float8, y float8, z float8, metres float8)
        cross join lateral (
          -- Each from an index of its own; who comes to nobody has no service in both places.
          select shop_services as services, ux, uy, uz from app.provider_search
           where reach_most is null and q >= near.lo and q < near.hi
          union all
          select shop_services | both_services, ux, uy, uz from app.provider_search
           where reach_most is not null and q >= near.lo and q < near.hi) as home
        where 12742000 * asin(least(1, sqrt(
                (ux - near.x) * (ux - near.x) + (uy - near.y) * (uy - near.y) + (uz - near.z) * (uz - near.z)) / 2)) <= near.metres
        group by 1, 2)
     select met.number, kind.service, sum(providers)::integer as total
       from met
       join jsonb_to_recordset($1::jsonb -> 'kinds') as kind (service text, bits integer) on met.services & kind.bits <> 0
      group by met.number, kind.service having sum(providers) >= $2::integer`,
    [{ ranges, kinds }, least],
  );
}

/** Of all towns at once the statement takes longer than one may, where there are 100,000 providers. */
const atOnce = 5;

/** Who is at home in each of the towns, by service, where there are at least so many. */
export async function servicesIn(
  database: Database,
  towns: readonly TownAsked[],
  least: number,
): Promise<ServiceCounted[]> {
  const counted: ServiceCounted[] = [];
  for (let first = 0; first < towns.length; first += atOnce) {
    const some = await servicesInSome(database, towns.slice(first, first + atOnce), least);
    counted.push(...some.map((one) => ({ ...one, number: first + one.number })));
  }
  return counted;
}
