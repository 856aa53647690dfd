import type { ListingCard } from '../../contract/browse.ts';

interface PriceContext {
  /** Per cent above the middle of the similar ones; below it, a negative number. */
  percent: number;
  /** How many it was compared with. */
  count: number;
}

type Compared = Pick<ListingCard, 'price' | 'area' | 'dealType'>;

/** Of fewer the middle says nothing. */
const comparedMinimum = 3;

const perSquareMetre = ({ price, area }: Compared): number | undefined =>
  price === null || area === null || price <= 0 || area <= 0 ? undefined : price / area;

function middleOf(numbers: readonly number[]): number {
  const inOrder = numbers.toSorted((one, other) => one - other);
  const [low = 0, high = low] = [
    inOrder[Math.floor((inOrder.length - 1) / 2)],
    inOrder[Math.floor(inOrder.length / 2)],
  ];
  return (low + high) / 2;
}

/** The price for a square metre beside the middle of the similar listings; undefined if too few of them say both. */
export function priceContextOf(listing: Compared, similar: readonly Compared[]): PriceContext | undefined {
  const own = perSquareMetre(listing);
  const others = similar
    .filter(({ dealType }) => dealType === listing.dealType)
    .map(perSquareMetre)
    .filter((price) => price !== undefined);
  if (own === undefined || others.length < comparedMinimum) return undefined;
  return { percent: Math.round((own / middleOf(others) - 1) * 100), count: others.length };
}
