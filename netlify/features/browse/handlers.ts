import {
  getListing,
  type ListingPage,
  type ListingSearch,
  listListings,
  type MapAnswer,
  type MapSearch,
  mapListings,
  searchListings,
  searchMap,
} from '../../../src/contract/listing.ts';
import type { Adapters, Database } from '../../adapters/ports.ts';
import { answer } from '../../http/answer.ts';
import { type Place, readCursor, writeCursor } from '../../search/order.ts';
import { type Question, questionOf } from '../../search/question.ts';
import {
  agentOf,
  cellZoomOf,
  clusterOf,
  imagesShown,
  likeThis,
  pinsMaximum,
  rolledUp,
  similarMaximum,
} from './rules.ts';
import {
  type CardRow,
  cellCounts,
  countMatches,
  type DetailRow,
  nearestByPlace,
  nearestBySort,
  type PageAsked,
  type PageRow,
  pageByPlace,
  pageBySort,
  pins,
  pinsAt,
  priceHistory,
  publicListing,
} from './sql.ts';

export const handleListListings = answer(listListings, ({ query, world, refuse }) =>
  pageOf(world, query, () => refuse('invalid', { cursor: 'cursor' })),
);

export const handleSearchListings = answer(searchListings, ({ body, world, refuse }) =>
  pageOf(world, body, () => refuse('invalid', { cursor: 'cursor' })),
);

export const handleMapListings = answer(mapListings, ({ query, world }) => mapOf(world.database, query));

export const handleSearchMap = answer(searchMap, ({ body, world }) => mapOf(world.database, body));

export const handleGetListing = answer(getListing, async ({ params, world, refuse }) => {
  const { database } = world;
  const found = (await publicListing(database, params.id)) ?? refuse('not_found');
  const [history, similar] = await Promise.all([priceHistory(database, params.id), similarTo(database, found)]);
  return { ...cardOf(world)(found), agent: agentOf(found), priceHistory: history, similar: similar.map(cardOf(world)) };
});

const cardOf =
  ({ images }: Adapters) =>
  <R extends CardRow>(row: R) => ({ ...row, images: imagesShown(row.images, (key) => images.urlOf(key)) });

async function pageOf(world: Adapters, search: ListingSearch, refuseCursor: () => never): Promise<ListingPage> {
  const { sort, limit, cursor } = search;
  const after = cursor === undefined ? undefined : (readCursor(sort, cursor) ?? refuseCursor());
  const question = questionOf(search);
  const total = await countMatches(world.database, question);
  const rows = await rowsOf(world.database, question, { sort, after, limit: limit + 1 }, total);
  const shown = rows.slice(0, limit);
  return {
    items: shown.map(cardOf(world)),
    total,
    nextCursor: rows.length > limit ? cursorBehind(sort, shown.at(-1)) : null,
  };
}

const cursorBehind = (sort: ListingSearch['sort'], last: PageRow | undefined): string | null => {
  if (last === undefined) return null;
  const place: Place = { value: last.sortedBy, id: last.id };
  return writeCursor(sort, place);
};

/** So few are sorted faster than a walk finds them. */
const fewMatches = 2000;

/** Many matches are met soon on a walk along the sorting index; where they are not, or are few, all are sorted. */
async function rowsOf(database: Database, question: Question, asked: PageAsked, total: number): Promise<PageRow[]> {
  if (total === 0) return [];
  if (total <= fewMatches) return pageByPlace(database, question, asked);
  const walked = await pageBySort(database, question, asked);
  return walked.length < asked.limit ? pageByPlace(database, question, asked) : walked;
}

async function mapOf(database: Database, search: MapSearch): Promise<MapAnswer> {
  const question = questionOf(search);
  const zoom = cellZoomOf(search.bbox, search.zoom);
  const cells = await cellCounts(database, question, zoom);
  const total = cells.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return { total, clusters: [], pins: [] };
  if (total <= pinsMaximum) return { total, clusters: [], pins: await pins(database, question) };
  const marks = rolledUp({ zoom, cells });
  const singles = marks.cells.filter(({ count }) => count === 1);
  return {
    total,
    clusters: marks.cells.filter(({ count }) => count > 1).map((cell) => clusterOf(cell, marks.zoom)),
    pins: singles.length === 0 ? [] : await pinsAt(database, question, singles),
  };
}

async function similarTo(database: Database, shown: DetailRow): Promise<CardRow[]> {
  const question = questionOf(likeThis(shown));
  const asked = { of: shown.id, centavos: Math.round((shown.price ?? 0) * 100), limit: similarMaximum };
  const walked = await nearestBySort(database, question, asked);
  return walked.length < similarMaximum ? nearestByPlace(database, question, asked) : walked;
}
