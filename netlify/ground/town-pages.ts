import type { Country } from '../../src/contract/country.ts';
import type { Database } from '../adapters/ports.ts';

/** Towns that have pages of their own: which there are, kept by the schedule in app.town_page. */

/** The countries of either strand. */
interface CountryOf {
  services: Country;
  property: 'ph';
}
export type TownStrand = keyof CountryOf;

export interface Town<Strand extends TownStrand = TownStrand> {
  /** As it stands in the address. */
  slug: string;
  name: string;
  region: string;
  country: CountryOf[Strand];
  /** Degrees. */
  latitude: number;
  longitude: number;
  /** What counts as there. */
  radiusMetres: number;
}

/** How much of a kind is on offer in a town. */
export interface TownKind {
  slug: string;
  kind: string;
  total: number;
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A name as it stands in an address: `Köln` is `koeln`, `Las Piñas` is `las-pinas`. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** Each with an address of its own: the first of a name has the name alone, any other its region behind it. */
export function withSlugs<T extends { name: string; region: string }>(towns: readonly T[]): (T & { slug: string })[] {
  const taken = new Set<string>();
  return towns.flatMap((town) => {
    const slug = [slugOf(town.name), slugOf(`${town.name} ${town.region}`)].find(
      (free) => free !== '' && !taken.has(free),
    );
    if (slug === undefined) return [];
    taken.add(slug);
    return [{ ...town, slug }];
  });
}

/**
 * Puts down how much there is, and forgets the pages of which there is not enough any more. Two runs at once write the same. What
 * does not change is not written.
 */
export async function keepTownPages(
  database: Database,
  strand: TownStrand,
  { towns, counted, now }: { towns: readonly Town[]; counted: readonly TownKind[]; now: Date },
): Promise<void> {
  const ranks = new Map(towns.map((town, rank) => [town.slug, { ...town, rank }]));
  const rows = counted.flatMap(({ slug, kind, total }) => {
    const town = ranks.get(slug);
    return town === undefined ? [] : [{ ...town, kind, total }];
  });
  await database.query(
    `with given as (
       select * from jsonb_to_recordset($2::jsonb -> 'rows') as given (
         slug text, kind text, name text, region text, country text, latitude float8, longitude float8,
         "radiusMetres" integer, rank integer, total integer)),
     gone as (
       delete from app.town_page page
        where strand = $1 and not exists (select from given where given.slug = page.town and given.kind = page.kind))
     insert into app.town_page as page (
       strand, town, kind, name, region, country, latitude, longitude, radius_metres, rank, total, changed_at)
     select $1, slug, kind, name, region, country, latitude, longitude, "radiusMetres", rank, total, $3::timestamptz from given
         on conflict (strand, town, kind) do update
        set name = excluded.name, region = excluded.region, country = excluded.country, latitude = excluded.latitude,
            longitude = excluded.longitude, radius_metres = excluded.radius_metres, rank = excluded.rank,
            total = excluded.total,
            changed_at = case when page.total = excluded.total then page.changed_at else excluded.changed_at end
      where (page.total, page.radius_metres, page.rank, page.name)
            is distinct from (excluded.total, excluded.radius_metres, excluded.rank, excluded.name)`,
    [strand, { rows }, now.toISOString()],
  );
}

/** The town of a page; undefined where there is no such page. */
export async function townOfPage<Strand extends TownStrand>(
  database: Database,
  strand: Strand,
  { town, kind }: { town: string; kind: string },
): Promise<Town<Strand> | undefined> {
  const [found] = await database.query<Town<Strand> & { [column: string]: unknown }>(
    `select town as slug, name, region, country, latitude, longitude, radius_metres as "radiusMetres"
       from app.town_page where strand = $1 and town = $2 and kind = $3`,
    [strand, town, kind],
  );
  return found;
}

type KindRow = { kind: string; total: number };
type TownRow = { slug: string; name: string; total: number };

/** What else there is in the town, and the nearest towns where there is the same. */
export async function beside(
  database: Database,
  strand: TownStrand,
  { town: { slug, latitude, longitude }, kind, towns }: { town: Town; kind: string; towns: number },
): Promise<{ kinds: KindRow[]; towns: TownRow[] }> {
  const [kinds, near] = await Promise.all([
    database.query<KindRow>(
      `select kind, total from app.town_page where strand = $1 and town = $2 and kind <> $3 order by total desc, kind`,
      [strand, slug, kind],
    ),
    database.query<TownRow>(
      `select town as slug, name, total from app.town_page where strand = $1 and kind = $2 and town <> $3
        order by power(latitude - $4::float8, 2) + power((longitude - $5::float8) * cos(radians($4::float8)), 2), town
        limit $6::integer`,
      [strand, kind, slug, latitude, longitude, towns],
    ),
  ]);
  return { kinds, towns: near };
}

/** The largest towns that have pages, each with what there is. */
export const townsWithPages = (
  database: Database,
  strand: TownStrand,
  most: number,
): Promise<{ slug: string; name: string; region: string; kinds: KindRow[] }[]> =>
  database.query(
    `select town as slug, name, region,
            json_agg(json_build_object('kind', kind, 'total', total) order by total desc, kind) as kinds
       from app.town_page where strand = $1
      group by town, name, region order by min(rank), town limit $2::integer`,
    [strand, most],
  );

/** Every page, for the sitemap. */
export const allTownPages = (
  database: Database,
): Promise<{ strand: TownStrand; town: string; kind: string; lastUpdate: string }[]> =>
  database.query(
    `select strand, town, kind, changed_at as "lastUpdate" from app.town_page order by strand, rank, kind limit 20000`,
  );
