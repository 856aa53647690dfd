import { join } from 'node:path';
import Holidays, { type HolidaysTypes } from 'date-holidays';
import { holidayRegions } from '../../../src/contract/services/availability.ts';

// The public holidays of every federal state and canton over ten years, as text: one line for each name with its regions and days.

const firstYear = 2026;
const years = Array.from({ length: 10 }, (_, index) => firstYear + index);

/** The shortest day, when clocks go forward. */
const dayMilliseconds = 23 * 60 * 60 * 1000;

interface Day {
  region: string;
  day: string;
  name: string;
}

/** Not a holiday everywhere in the state: providers there say whether they work. */
const local = { region: 'DE-BY', part: 'KATH', addition: '(nicht in allen Gemeinden)' } as const;

/** A holiday by the law of the canton that the library has as optional: Ruhetagsgesetz (BR 520.100), art. 2. */
const byLaw = { region: 'CH-GR', name: 'Karfreitag' } as const;

const isPublic = ({ type }: { type: string }): boolean => type === 'public';

function daysOf(region: string, part?: string, isCounted: (found: HolidaysTypes.Holiday) => boolean = isPublic): Day[] {
  const [country = '', state = ''] = region.split('-');
  const known = part === undefined ? new Holidays(country, state) : new Holidays(country, state, part);
  known.setLanguages('de');
  return years.flatMap((year) =>
    known
      .getHolidays(year)
      .filter(isCounted)
      // Some begin at noon.
      .filter(({ start, end }) => end.getTime() - start.getTime() >= dayMilliseconds)
      .map(({ date, name }) => ({ region, day: date.slice(0, 'YYYY-MM-DD'.length), name })),
  );
}

function localDays(): Day[] {
  const everywhere = new Set(daysOf(local.region).map(({ day }) => day));
  return daysOf(local.region, local.part)
    .filter(({ day }) => !everywhere.has(day))
    .map(({ name, ...holiday }) => ({ ...holiday, name: `${name} ${local.addition}` }));
}

/** `Neujahr|AT-1 AT-2 …|2026-01-01 2027-01-01 …`, the earliest first. */
export function holidayTable(): string {
  const all = [
    ...Object.values(holidayRegions)
      .flat()
      .flatMap((region) => daysOf(region)),
    ...localDays(),
    ...daysOf(byLaw.region, undefined, ({ name }) => name === byLaw.name),
  ];
  return asText(all);
}

function asText(all: readonly Day[]): string {
  // Two holidays of a region on one day are one day off.
  const single = [
    ...new Map(all.toReversed().map((holiday) => [`${holiday.region} ${holiday.day}`, holiday])).values(),
  ];
  const byName = Map.groupBy(single, ({ region, name }) => `${name}|${region}`);
  const byDays = Map.groupBy(byName, ([named, holidays]) => {
    const days = holidays
      .map(({ day }) => day)
      .toSorted()
      .join(' ');
    return `${days}|${named.split('|')[0]}`;
  });
  return [...byDays]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, named]) => {
      const [days, name] = key.split('|');
      const regions = named.map(([written]) => written.split('|')[1] ?? '').toSorted();
      return `${name}|${regions.join(' ')}|${days}`;
    })
    .join('\n');
}

/** The rows, beside the migration that makes the table. */
export const holidayRows = join(import.meta.dirname, '../../../supabase/migrations/20261124003310_holiday_rows.sql');

const made = `-- Made by netlify/local/holidays (npm run holidays) with npm date-holidays 3.37.0: rules of
-- https://github.com/commenthol/date-holidays, partly from Wikipedia (CC BY-SA 3.0). One line: name | regions | days.`;

export const holidayMigration = (table: string): string => `${made}
insert into app.holiday (region, day, name)
select region, day::date, split_part(line, '|', 1)
  from regexp_split_to_table($table$${table}$table$, E'\\n') as line,
       regexp_split_to_table(split_part(line, '|', 2), ' ') as region,
       regexp_split_to_table(split_part(line, '|', 3), ' ') as day;
`;
