import type { ListingId } from '../../src/contract/fields.ts';
import type { ListingFilters, ListingSearch } from '../../src/contract/property/browse.ts';
import type { Database, Row } from '../adapters/ports.ts';
import { Parameters } from '../ground/sql-parameters.ts';
import { total } from './counts.ts';
import {
  behind,
  type Counted,
  countedBy,
  orderBy,
  type PageAsked,
  readCursor,
  sortColumn,
  writeCursor,
} from './cursor.ts';
import { isSmallArea, matches, matchesBySort } from './matches.ts';
import { firstScan, scanWorthwhile } from './plan.ts';
import type { Question } from './question.ts';
import { asked, cardsOf, type Source } from './source.ts';

interface Page<Item> {
  items: Item[];
  /** The exact number of matches over all pages. */
  total: number;
  nextCursor: string | null;
}

/** The first page, or the next one behind a cursor. */
export async function findPage<Found extends Row, Item>(
  source: Source<Found, Item> & { secret: Uint8Array },
  { sort, limit, cursor: written, ...filters }: ListingSearch,
): Promise<Page<Item>> {
  const cursor = written === undefined ? undefined : readCursor(sort, written);
  if (written !== undefined && cursor === undefined) return source.refuse({ because: 'cursor' });
  const told = cursor === undefined ? undefined : toldTotal(source.secret, filters, cursor.counted);
  const page = { sort, after: cursor?.place, limit: limit + 1 };
  const found = await asked(source, filters, (database, question) => {
    const ways = waysTo(database, question, page, source.columns);
    return told === undefined ? countedPage(ways, question, page) : pageOfCounted(ways, question, page, told);
  });
  const rows = found.rows.slice(0, limit);
  const last = found.rows.length > limit ? rows.at(-1) : undefined;
  const counted = countedBy(source.secret, filters, found.total);
  return {
    items: rows.map((row) => source.read(row as unknown as Found)),
    total: found.total,
    nextCursor:
      last === undefined ? null : writeCursor(sort, { place: { value: last.sortedBy, id: last.id }, counted }),
  };
}

/** The number of the page before, where it is ours and of the same question. */
const toldTotal = (secret: Uint8Array, filters: ListingFilters, counted: Counted): number | undefined =>
  countedBy(secret, filters, counted.total).seal === counted.seal ? counted.total : undefined;

export type PageRow = Row & { id: ListingId; sortedBy: string | number };

/** Each is a statement. An ordered scan may come back short although there are more. */
export function waysTo(database: Database, question: Question, page: PageAsked, columns: string) {
  const { sort, after, limit } = page;
  const ask = (chosen: string, { values }: Parameters) =>
    database.query<PageRow>(
      cardsOf(chosen, `${columns}, listing.id, listing.${sortColumn(sort)} as "sortedBy"`, orderBy(sort, 'listing.')),
      values,
    );
  const sorted = (met: string) => `select id from (${met}) as met ${orderBy(sort)} limit ${limit}`;
  return {
    count: async (): Promise<number> => {
      const parameters = new Parameters();
      const [counted] = await database.query<{ total: number }>(total(question, parameters), parameters.values);
      return counted?.total ?? 0;
    },
    byOrderedScan: (steps: number): Promise<PageRow[]> => {
      const parameters = new Parameters();
      return ask(matchesBySort(question, { ...page, steps }, 'id', parameters), parameters);
    },
    bySorting: (): Promise<PageRow[]> => {
      const parameters = new Parameters();
      const met = matches(question, `id, ${sortColumn(sort)}`, parameters, behind(sort, after, parameters));
      return ask(sorted(met), parameters);
    },
  };
}

type Ways = ReturnType<typeof waysTo>;

type CountedPage = Pick<Page<PageRow>, 'total'> & { rows: PageRow[] };

/** While the matches are counted, the page is looked for where it probably is. */
async function countedPage(ways: Ways, question: Question, page: PageAsked): Promise<CountedPage> {
  const isSmall = isSmallArea(question);
  const steps = firstScan(question, page);
  const [counted, rows] = await Promise.all([
    ways.count(),
    isSmall ? ways.bySorting() : steps > 0 ? ways.byOrderedScan(steps) : [],
  ]);
  const isWhole = isSmall || rows.length >= Math.min(page.limit, counted);
  return isWhole ? { total: counted, rows } : pageOfCounted(ways, question, page, counted);
}

/** Many matches are met soon by an ordered scan. What comes back short, or is of few matches, is found by sorting all. */
async function pageOfCounted(ways: Ways, question: Question, page: PageAsked, counted: number): Promise<CountedPage> {
  if (counted === 0) return { total: counted, rows: [] };
  const steps = scanWorthwhile(question, page, counted);
  const rows = steps > 0 ? await ways.byOrderedScan(steps) : [];
  return { total: counted, rows: rows.length < page.limit ? await ways.bySorting() : rows };
}
