import type { PlacedCode } from './codes.ts';
import type { KnownCode } from './known-codes.ts';
import type { NamedPlace } from './places.ts';
import { regionNames } from './regions.ts';

// The migrations that load the tables: a line each, columns with a tab between them.

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

/** Reads the lines of the migration again, to measure them. */
export function readCodes(migration: string): PlacedCode[] {
  return migration.split(/\$table\$|\n/).flatMap((line): PlacedCode[] => {
    const [country, code = '', latitude, longitude, precision, towns = ''] = line.split('\t');
    if (country !== 'de' && country !== 'at' && country !== 'ch') return [];
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
export const codeMigration = (
  codes: readonly PlacedCode[],
  known: readonly Pick<KnownCode, 'country' | 'code'>[],
): string => `${source}
-- The towns of each code, the most populous first.
alter table app.postal_code add column towns text[] not null default '{}';

create temporary table former as select country, code, latitude, longitude from app.postal_code;

-- What was joined of other sources goes. The codes that were written for this product (001600) keep their names and positions:
-- those are the district's, also where the source knows only the middle of the town.
delete from app.postal_code
 where not country || code = any(string_to_array('${known.map(({ country, code }) => country + code).join(' ')}', ' '));

insert into app.postal_code as known (country, code, place, latitude, longitude, precision_kilometres, towns)
select field[1], field[2], (string_to_array(field[6], '|'))[1], field[3]::float8, field[4]::float8, field[5]::smallint,
       string_to_array(field[6], '|')
  from ${linesIn(codeLines(codes).join('\n'))}
on conflict (country, code) do update
   set towns = array[known.place] || array(
         select town from unnest(excluded.towns) with ordinality as one (town, n)
          where not starts_with(town || ' ', known.place || ' ') and not starts_with(known.place || ' ', town || ' ')
          order by n);

-- Who stands at the middle of a code, because the address is not public, stands at its new middle.
update app.provider provider set public_latitude = known.latitude, public_longitude = known.longitude
  from app.account account, former
  join app.postal_code known using (country, code)
 where account.id = provider.account_id and account.zip = former.code and not provider.is_address_public
   and provider.public_latitude = former.latitude and provider.public_longitude = former.longitude
   and (known.latitude, known.longitude) is distinct from (former.latitude, former.longitude);
drop table former;
`;

export function placeMigration(places: readonly NamedPlace[]): string {
  const regions = Object.entries(regionNames).flatMap(([country, names]) =>
    Object.entries(names).map(([code, name]) => `('${country}', '${code}', ${quoted(name)})`),
  );
  return `${source}
-- All places of all codes, towns and their parts. A part of a town has the code it lies in.
alter table app.place add column code text;
truncate app.place restart identity;

-- An empty field is the usual one: the name in small letters, 2 km, nobody counted, no code.
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
