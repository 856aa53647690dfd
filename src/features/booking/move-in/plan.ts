import { type CardDuration, cardDurations } from '../../../contract/services/service-card.ts';
import { type ServiceCategory, serviceCategories } from '../../../contract/services/service-taxonomy.ts';
import { tradeWords } from '../../../contract/services/trade-words.ts';
import type { OwnArchive } from '../../account/account/archive-reading.ts';
import { rowsOf, type SheetRow } from '../client/import-rows.ts';
import type { NamedService } from './named-service.ts';
import type { ReadFile } from './read-files.ts';
import { type ReadVisit, type ReadVisits, visitRowsOf } from './visit-rows.ts';
import { centsIn, minutesIn } from './written-times.ts';

export interface Plan {
  /** Each once, in the order of their starts. */
  visits: ReadVisit[];
  clients: SheetRow[];
  services: NamedService[];
  /** The names of people, with how many visits they have. '' where the files name nobody. */
  staff: { name: string; visits: number }[];
  faulty: ReadVisits['faulty'];
  /** Of our own ZIP: what no table says. */
  own: OwnArchive | undefined;
  /** So many rows said what another says already. */
  doubled: number;
  /** So many lie before today, and stay out: the site keeps no past that it has not seen. */
  past: number;
}

const dayMilliseconds = 86_400_000;

export const plainName = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();

export const visitKey = ({ start, minutes, name, service, staff }: ReadVisit): string =>
  [start, minutes, plainName(name), plainName(service), plainName(staff)].join('\n');

/** The value that comes most often. */
export const usual = <Value>(values: readonly Value[]): Value | undefined => {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
};

/** The kind whose words stand in the name; the longest word counts. */
export function categoryOf(name: string): ServiceCategory | undefined {
  const plain = plainName(name);
  const found = serviceCategories.flatMap((category) => {
    const { de = [], en = [] } = tradeWords[category] ?? {};
    return [...de, ...en]
      .filter((word) => plain.includes(plainName(word)))
      .map((word) => ({ category, length: word.length }));
  });
  return found.toSorted((one, other) => other.length - one.length)[0]?.category;
}

/** The length of a card that comes next to what was said; a visit keeps its own. */
export const cardDurationOf = (minutes: number): CardDuration =>
  cardDurations.reduce((best, one) => (Math.abs(one - minutes) < Math.abs(best - minutes) ? one : best));

function servicesOf(visits: readonly ReadVisit[], listed: readonly NamedService[]): NamedService[] {
  const services = new Map(listed.map((service) => [plainName(service.name), service]));
  const groups = Map.groupBy(visits, ({ service }) => plainName(service));
  for (const [key, group] of groups) {
    const known = services.get(key);
    const name = group[0]?.service ?? '';
    const minutes = usual(group.map((visit) => visit.minutes)) ?? 60;
    const priceCents = usual(group.flatMap((visit) => visit.priceCents ?? [])) ?? 0;
    const made = { name, duration: cardDurationOf(minutes), priceCents, category: categoryOf(name) };
    services.set(key, { ...(known ?? made), visits: group.length });
  }
  return [...services.values()].toSorted((one, other) => other.visits - one.visits);
}

/** Our own export names the kind. */
const categoryNamed = (cell: string | undefined): ServiceCategory | undefined =>
  serviceCategories.find((category) => category === cell);

function listedServices(file: ReadFile): NamedService[] {
  if (file.kind === 'typed') return file.services;
  if (file.kind !== 'cards') return [];
  const { service = -1, price = -1, minutes = -1 } = file.columns;
  const kind = file.sheet.header.findIndex((heading) => /^(?:kategorie|category)$/i.test(heading));
  return file.sheet.rows.flatMap(({ cells }) => {
    const name = (cells[service] ?? '').replace(/^'(?=[=+\-@])/, '');
    const cents = centsIn(cells[price] ?? '');
    if (name === '' || cents === undefined) return [];
    const duration = cardDurationOf(minutesIn(cells[minutes] ?? '') ?? 60);
    return [{ name, duration, priceCents: cents, category: categoryNamed(cells[kind]) ?? categoryOf(name), visits: 0 }];
  });
}

/** Whom the visits name and how often; of our own ZIP also who has none. */
function staffNames(visits: readonly ReadVisit[], own: OwnArchive | undefined): Map<string, number> {
  const named = [...Map.groupBy(visits, ({ staff }) => plainName(staff)).values()];
  const counts = new Map(named.map((group) => [group[0]?.staff ?? '', group.length]));
  const known = new Set([...counts.keys()].map(plainName));
  for (const { name, is_active: isActive } of own?.held['staff'] ?? [])
    if (typeof name === 'string' && isActive === true && !known.has(plainName(name))) counts.set(name, 0);
  return counts;
}

export function planOf(files: readonly ReadFile[], now: Date): Plan {
  const read = files.flatMap((file): ReadVisits[] => {
    if (file.kind === 'calendar') return [file.read];
    if (file.kind === 'typed') return [{ visits: file.visits, faulty: [] }];
    return file.kind === 'visits' ? [visitRowsOf(file.sheet, file.columns, file.file)] : [];
  });
  const all = read.flatMap(({ visits }) => visits);
  const once = new Map(all.map((visit) => [visitKey(visit), visit]));
  // The server knows the minute; what began today may still go on.
  const today = new Date(now.getTime() - dayMilliseconds).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const ahead = [...once.values()].filter(({ start }) => start >= today);
  const visits = ahead.toSorted((one, other) => (one.start < other.start ? -1 : 1));
  const own = files.find((file) => file.kind === 'own')?.archive;
  return {
    visits,
    clients: files.flatMap((file) => (file.kind === 'clients' ? rowsOf(file.sheet, file.columns) : [])),
    services: servicesOf(visits, files.flatMap(listedServices)),
    staff: [...staffNames(visits, own)].map(([name, count]) => ({ name, visits: count })),
    own,
    faulty: read.flatMap(({ faulty }) => faulty),
    doubled: all.length - once.size,
    past: once.size - visits.length,
  };
}
