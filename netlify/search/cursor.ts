import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { isInstant, type ListingId, listingId } from '../../src/contract/fields.ts';
import type { ListingFilters, ListingSort } from '../../src/contract/property/browse.ts';
import type { Parameters } from '../ground/sql-parameters.ts';
import type { Question } from './question.ts';

interface Order {
  column: 'published_at' | 'price_centavos' | 'area';
  type: 'timestamptz' | 'bigint' | 'float8';
  direction: 'asc' | 'desc';
}

/** Each is an index of app.listing, read forwards or backwards; the id decides ties in the same direction. */
const orders: Record<ListingSort, Order> = {
  newest: { column: 'published_at', type: 'timestamptz', direction: 'desc' },
  price_asc: { column: 'price_centavos', type: 'bigint', direction: 'asc' },
  price_desc: { column: 'price_centavos', type: 'bigint', direction: 'desc' },
  area_desc: { column: 'area', type: 'float8', direction: 'desc' },
};

/** Where a page ended: the next one goes on behind it, whatever was inserted or withdrawn meanwhile. */
export interface ListingsPageEnd {
  value: string | number;
  id: ListingId;
}

export interface PageAsked {
  sort: ListingSort;
  after: ListingsPageEnd | undefined;
  limit: number;
}

export const sortColumn = (sort: ListingSort): string => orders[sort].column;

export function orderBy(sort: ListingSort, table = ''): string {
  const { column, direction } = orders[sort];
  return `order by ${table}${column} ${direction}, ${table}id ${direction}`;
}

export function behind(sort: ListingSort, place: ListingsPageEnd | undefined, parameters: Parameters): string[] {
  if (place === undefined) return [];
  const { column, type, direction } = orders[sort];
  const sign = direction === 'asc' ? '>' : '<';
  return [`(${column}, id) ${sign} (${parameters.add(place.value)}::${type}, ${parameters.add(place.id)}::uuid)`];
}

/** The asked span of the column that is sorted by: a scan of its index begins and ends there. */
export function sortedSpan(sort: ListingSort, question: Question, parameters: Parameters): string[] {
  const { column, type } = orders[sort];
  const span = { published_at: undefined, price_centavos: question.centavos, area: question.squareMetres }[column];
  const bound = (sign: string, value: number | undefined) =>
    value === undefined ? [] : [`${column} ${sign} ${parameters.add(value)}::${type}`];
  return span === undefined ? [] : [...bound('>=', span.least), ...bound('<=', span.most)];
}

/** What the first page counted, and our seal on it: whoever reads on need not be counted for again. */
export type Counted = { total: number; seal: string };

/** Ties the number to the question: with other filters, or another number, the seal is another. */
export const countedBy = (secret: Uint8Array, filters: ListingFilters, total: number): Counted => ({
  total,
  seal: createHmac('sha256', secret)
    .update(`listings total\n${JSON.stringify([filters, total])}`)
    .digest('base64url')
    .slice(0, 22),
});

export const writeCursor = (sort: ListingSort, { place, counted }: Cursor): string =>
  Buffer.from(JSON.stringify([sort, place.value, place.id, counted.total, counted.seal])).toString('base64url');

type Cursor = { place: ListingsPageEnd; counted: Counted };

const values = {
  timestamptz: z.string().check(z.refine(isInstant)),
  bigint: z.int(),
  float8: z.number(),
} as const;

/** Undefined for a cursor of another sort and for anything that is not a cursor of ours. */
export function readCursor(sort: ListingSort, cursor: string): Cursor | undefined {
  const form = z.tuple([z.literal(sort), values[orders[sort].type], listingId, z.int(), z.string()]);
  const read = z.safeParse(form, written(cursor));
  if (!read.success) return undefined;
  const [, value, id, total, seal] = read.data;
  return { place: { value, id }, counted: { total, seal } };
}

function written(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
