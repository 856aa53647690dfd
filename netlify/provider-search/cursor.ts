import * as z from 'zod/mini';
import { accountId } from '../../src/contract/fields.ts';
import { type ProviderSort, type Weights, writeWeights } from '../../src/contract/services/provider.ts';

const cursors = z.tuple([
  z.string(),
  z.int(),
  accountId,
  z.nullable(z.number().check(z.minimum(1), z.maximum(5))),
  z.number().check(z.minimum(0), z.maximum(8_640_000_000_000_000)),
]);

export type Cursor = {
  value: number;
  id: z.output<typeof accountId>;
  /** The mean of all reviews at the first page, and the time then: all pages must use the same. */
  mean: number | null;
  at: number;
};

/** A cursor belongs to one order. The weights count in one of them only. */
interface Order {
  sort: ProviderSort;
  weights: Weights;
}

const writeOrder = ({ sort, weights }: Order): string => (sort === 'best' ? `best ${writeWeights(weights)}` : sort);

export const writeCursor = (order: Order, { value, id, mean, at }: Cursor): string =>
  Buffer.from(JSON.stringify([writeOrder(order), value, id, mean, at])).toString('base64url');

/** Undefined if the text is no cursor of ours or belongs to another order. */
export function readCursor(order: Order, written: string): Cursor | undefined {
  const read = z.safeParse(cursors, parsed(written));
  if (!read.success || read.data[0] !== writeOrder(order) || Math.abs(read.data[1]) > 2_147_483_647) return undefined;
  const [, value, id, mean, at] = read.data;
  return { value, id, mean, at };
}

function parsed(written: string): unknown {
  try {
    return JSON.parse(Buffer.from(written, 'base64url').toString());
  } catch {
    return undefined;
  }
}
