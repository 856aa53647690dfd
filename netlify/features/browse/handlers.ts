import {
  type ListingFilters,
  type ListingPage,
  type ListingSearch,
  listCards,
  listListings,
  searchListings,
} from '../../../src/contract/listing.ts';
import { type MapAnswer, type MapSearch, mapListings, searchMap } from '../../../src/contract/listing-map.ts';
import type { Adapters, Database } from '../../adapters/ports.ts';
import { answer } from '../../http/answer.ts';
import type { PageAsked } from '../../search/bounds.ts';
import { isSmallArea } from '../../search/matches.ts';
import { type Counted, type Cursor, countedBy, readCursor, writeCursor } from '../../search/order.ts';
import { type Question, questionOf } from '../../search/question.ts';
import {
  cellsOf,
  cellZoomOf,
  clusterOf,
  firstTry,
  isBoundWorthwhile,
  pinsMaximum,
  rolledUp,
  stepsWorthwhile,
  withPublicImages,
} from './rules.ts';
import {
  cellCounts,
  countMatches,
  knownDensity,
  type PageRow,
  pageByPlace,
  pageBySort,
  pageWithinBound,
  pinsAmong,
  pinsAt,
  publicCards,
} from './sql.ts';

export const handleListListings = answer(listListings, ({ query, world, refuse }) =>
  pageOf(world, query, () => refuse('invalid', { cursor: 'cursor' })),
);

export const handleSearchListings = answer(searchListings, ({ body, world, refuse }) =>
  pageOf(world, body, () => refuse('invalid', { cursor: 'cursor' })),
);

export const handleListCards = answer(listCards, async ({ body, world }) => {
  const rows = await publicCards(world.database, body.ids);
  return { items: rows.map((row) => withPublicImages(row, (key) => world.images.urlOf(key))) };
});

export const handleMapListings = answer(mapListings, ({ query, world }) => mapOf(world, query));

export const handleSearchMap = answer(searchMap, ({ body, world }) => mapOf(world, body));

const densityIn = ({ database, clock }: Adapters) => knownDensity(database, clock.now());

async function pageOf(world: Adapters, search: ListingSearch, refuseCursor: () => never): Promise<ListingPage> {
  const { sort, limit, cursor: written, ...filters } = search;
  const cursor = written === undefined ? undefined : (readCursor(sort, written) ?? refuseCursor());
  const asked = { sort, after: cursor?.place, limit: limit + 1 };
  const question = questionOf(filters, await densityIn(world));
  const told = cursor === undefined ? undefined : toldTotal(world, filters, cursor.counted);
  const { total, rows } = await (told === undefined
    ? countedPage(world.database, question, asked)
    : pageOfCounted(world.database, question, asked, told));
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => withPublicImages(row, (key) => world.images.urlOf(key))),
    total,
    nextCursor:
      last === undefined ? null : writeCursor(sort, cursorBehind(last, countedBy(world.secret, filters, total))),
  };
}

const cursorBehind = ({ sortedBy, id }: PageRow, counted: Counted): Cursor => ({
  place: { value: sortedBy, id },
  counted,
});

/** The number of the page before, where it is ours and of the same question. */
function toldTotal({ secret }: Adapters, filters: ListingFilters, { total, seal }: Counted): number | undefined {
  return countedBy(secret, filters, total).seal === seal ? total : undefined;
}

interface CountedPage {
  total: number;
  rows: PageRow[];
}

/** While the matches are counted, the page is looked for where it probably is. */
async function countedPage(database: Database, question: Question, asked: PageAsked): Promise<CountedPage> {
  const isSmall = isSmallArea(question);
  const [total, rows] = await Promise.all([
    countMatches(database, question),
    isSmall ? pageByPlace(database, question, asked) : probablePage(database, question, asked),
  ]);
  const isWhole = isSmall || rows.length >= Math.min(asked.limit, total);
  return isWhole ? { total, rows } : pageOfCounted(database, question, asked, total);
}

function probablePage(database: Database, question: Question, asked: PageAsked): Promise<PageRow[]> {
  const way = firstTry(question, asked);
  if (way === 'bound') return pageWithinBound(database, question, asked);
  return way === 0 ? Promise.resolve([]) : pageBySort(database, question, asked, way);
}

/**
 * Many matches are met soon on a walk along the sorting index. Where they are not, the bound of the page may be known
 * before. What comes back short, or is of few matches, is found by sorting all.
 */
async function pageOfCounted(
  database: Database,
  question: Question,
  asked: PageAsked,
  total: number,
): Promise<CountedPage> {
  if (total === 0) return { total, rows: [] };
  const rows = await pageOfMany(database, question, asked, total);
  return { total, rows: rows.length < asked.limit ? await pageByPlace(database, question, asked) : rows };
}

async function pageOfMany(database: Database, question: Question, asked: PageAsked, total: number): Promise<PageRow[]> {
  const steps = stepsWorthwhile(question, asked, total);
  if (steps > 0) return pageBySort(database, question, asked, steps);
  return isBoundWorthwhile(question, asked, total) ? pageWithinBound(database, question, asked) : [];
}

async function mapOf(world: Adapters, search: MapSearch): Promise<MapAnswer> {
  const { database } = world;
  const question = questionOf(search, await densityIn(world));
  const zoom = cellZoomOf(search.bbox, search.zoom);
  const cells = cellsOf(await cellCounts(database, question, zoom));
  const total = cells.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return { total, clusters: [], pins: [] };
  if (total <= pinsMaximum) return { total, clusters: [], pins: await pinsAmong(database, question, cells) };
  const marks = rolledUp({ zoom, cells });
  const singles = marks.cells.filter(({ count }) => count === 1);
  return {
    total,
    clusters: marks.cells.filter(({ count }) => count > 1).map((cell) => clusterOf(cell, marks.zoom)),
    pins: singles.length === 0 ? [] : await pinsAt(database, question, singles),
  };
}
