import type { PlacedCode } from './codes.ts';
import type { KnownCode } from './known-codes.ts';
import type { NamedPlace } from './places.ts';
import { regionNames } from './regions.ts';

// The migrations that fill the tables: a line for each row, columns with a tab between them.

const degrees = (value: number): string => String(Number(value.toFixed(3)));
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const source = `-- Made by netlify/local/postal-codes (npm run postal-codes), where the sources stand: GeoNames (geonames.org), CC BY 4.0.
`;

/** `offset 0`: a line is split once, not once a column. */
const linesIn = (text: string): string =>
  `(select string_to_array(line, E'\\t') as field from string_to_table($table$${text}$table$, E'\\n') line offset 0) as row`;

export const codeLines = (codes: readonly PlacedCode[]): string[] =>
  codes
    .toSorted((one, other) => (`${one.country} ${one.code}` < `${other.country} ${other.code}` ? -1 : 1))
    .map(({ country, code, latitude, longitude, precision, towns }) =>
      [country, code, degrees(latitude), degrees(longitude), precision, towns.join('|')].join('\t'),
    );

/** Reads what the source says from the migration again, to measure it. */
export function readCodes(migration: string): PlacedCode[] {
  return migration.split(/\$table\$|\n/).flatMap((line): PlacedCode[] => {
    const [country, code = '', latitude, longitude, precision, towns] = line.split('\t');
    if (towns === undefined || (country !== 'de' && country !== 'at' && country !== 'ch')) return [];
    return [
      {
        country,
        code,
        latitude: Number(latitude),
        longitude: Number(longitude),
        precision: Number(precision),
        towns: towns.split('|'),
      },
    ];
  });
}

/** `known` are the codes of our own, whose names and positions stay. */
export const codeMigration = (codes: readonly PlacedCode[], known: readonly KnownCode[]): string => `${source}
-- The codes at the end were written for this product from general knowledge: every two-digit region of Germany, the larger cities
-- with several codes each, and the main codes of Austria and Switzerland. They keep their names and positions: those are the
-- district's, also where the source knows only the middle of the town. They are known to 2 km.
insert into app.postal_code (country, code, place, latitude, longitude, precision_kilometres, towns)
select found.country, found.code, coalesce(own.place, found.towns[1]), coalesce(own.latitude, found.latitude),
       coalesce(own.longitude, found.longitude), case when own.code is null then found.precision else 2 end,
       case when own.code is null then found.towns else array[own.place] || array(
         select town from unnest(found.towns) with ordinality as one (town, n)
          where not starts_with(town || ' ', own.place || ' ') and not starts_with(own.place || ' ', town || ' ')
          order by n) end
  from (
    select field[1] as country, field[2] as code, field[3]::float8 as latitude, field[4]::float8 as longitude,
           field[5]::smallint as precision, string_to_array(field[6], '|') as towns
      from ${linesIn(codeLines(codes).join('\n'))}) as found
  left join (
    select field[1] as country, field[2] as code, field[3] as place, field[4]::float8 as latitude, field[5]::float8 as longitude
      from ${linesIn(ownLines(known).join('\n'))}) as own using (country, code);
`;

const ownLines = (known: readonly KnownCode[]): string[] =>
  known.map(({ country, code, place, latitude, longitude }) =>
    [country, code, place, degrees(latitude), degrees(longitude)].join('\t'),
  );

export function placeMigration(places: readonly NamedPlace[]): string {
  const regions = Object.entries(regionNames).flatMap(([country, names]) =>
    Object.entries(names).map(([code, name]) => `('${country}', '${code}', ${quoted(name)})`),
  );
  return `${source}
-- All places of all codes, towns and their parts. An empty field is the usual one: the name in small letters, 2 km, nobody counted,
-- no code.
insert into app.place (country, region, name, folded, latitude, longitude, precision_kilometres, population, code)
select field[1], coalesce(region.name, ''), field[3], coalesce(nullif(field[4], ''), lower(field[3])), field[5]::float8,
       field[6]::float8, coalesce(nullif(field[7], ''), '2')::smallint, coalesce(nullif(field[8], ''), '0')::integer,
       nullif(field[9], '')
  from ${linesIn(placeLines(places).join('\n'))}
  left join (values ${regions.join(', ')}) as region (country, code, name)
    on region.country = field[1] and region.code = field[2];
`;
}

const placeLines = (places: readonly NamedPlace[]): string[] =>
  places.map(({ country, region, name, folded, latitude, longitude, precision, population, code }) =>
    [
      country,
      region,
      name,
      folded === name.toLowerCase() ? '' : folded,
      degrees(latitude),
      degrees(longitude),
      precision === 2 ? '' : precision,
      population === 0 ? '' : population,
      code,
    ]
      .join('\t')
      .trimEnd(),
  );
