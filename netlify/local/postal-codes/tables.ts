import { foldedName } from '../../features/provider/rules.ts';
import type { JoinedCode } from './join.ts';
import type { NamedPlace } from './places.ts';
import { regionNames } from './regions.ts';

// The tables as they are committed, and the migrations that load them: one statement each.

const degrees = (value: number): string => String(Number(value.toFixed(3)));

export const codeTable = (codes: readonly JoinedCode[]): string =>
  `${codes
    .toSorted((one, other) => (one.code < other.code ? -1 : 1))
    .map(({ code, place, latitude, longitude, precision }) =>
      [code, place, degrees(latitude), degrees(longitude), precision].join('\t'),
    )
    .join('\n')}\n`;

export const placeTable = (places: readonly NamedPlace[]): string =>
  `${places
    .map(({ country, name, region, latitude, longitude, precision, population }) =>
      [country, region, name, degrees(latitude), degrees(longitude), precision, population].join('\t'),
    )
    .join('\n')}\n`;

export interface CodeLine {
  code: string;
  place: string;
  latitude: number;
  longitude: number;
  precision: number;
}

const linesOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));

export const readCodes = (table: string): CodeLine[] =>
  linesOf(table).map(([code = '', place = '', latitude, longitude, precision]) => ({
    code,
    place,
    latitude: Number(latitude),
    longitude: Number(longitude),
    precision: Number(precision),
  }));

/** `offset 0`: a line is split once, not once a column. */
const source = `-- Made by netlify/local/postal-codes (npm run postal-codes), where the sources and their licences stand: © OpenStreetMap
-- contributors (ODbL 1.0) and GeoNames (CC BY 4.0).
`;

export const codeMigration = (table: string): string => `${source}
-- The codes that are known already stay as they are.
insert into app.postal_code (country, code, place, latitude, longitude, precision_kilometres)
select 'de', field[1], field[2], field[3]::float8, field[4]::float8, field[5]::smallint
  from (select string_to_array(line, E'\\t') as field from string_to_table($table$${table.trim()}$table$, E'\\n') line offset 0) as row
on conflict (country, code) do nothing;
`;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

export function placeMigration(table: string): string {
  const regions = Object.entries(regionNames).flatMap(([country, names]) =>
    Object.entries(names).map(([code, name]) => `('${country}', '${code}', ${quoted(name)})`),
  );
  const rows = linesOf(table).map(([country, region, name = '', ...rest]) =>
    [country, region, name, foldedName(name), ...rest].join('\t'),
  );
  return `${source}
-- Places that services are searched around by name. \`folded\` is what is compared (foldedName in
-- netlify/features/provider/rules.ts); of two of one name the larger comes first.
create table app.place (
  id integer primary key generated always as identity,
  country text not null check (country in ('de', 'at', 'ch')),
  region text not null,
  name text not null check (name <> ''),
  folded text not null check (folded <> ''),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  precision_kilometres smallint not null check (precision_kilometres between 1 and 100),
  population integer not null
);
alter table app.place enable row level security;

insert into app.place (country, region, name, folded, latitude, longitude, precision_kilometres, population)
select field[1], coalesce(region.name, ''), field[3], field[4], field[5]::float8, field[6]::float8, field[7]::smallint,
       field[8]::integer
  from (select string_to_array(line, E'\\t') as field from string_to_table($table$${rows.join('\n')}$table$, E'\\n') line offset 0) as row
  left join (values ${regions.join(', ')}) as region (country, code, name)
    on region.country = field[1] and region.code = field[2];

-- The places whose names begin with a word. Ordered by bytes, so that these lie between two bounds, whatever the collation.
create index place_folded on app.place (folded collate "C");
`;
}
