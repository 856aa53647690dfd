import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kilometresBetween } from '../../../netlify/ground/distance.ts';
import type { ListingId } from '../../../src/contract/fields.ts';
import type { ListingCard } from '../../../src/contract/property/browse.ts';
import { getListing, type ListingDetail, previewListing } from '../../../src/contract/property/listing-detail.ts';
import { type InventedListing, insertListings, inventedListings, randomFrom } from '../../support/listings.ts';
import { aSeller, type Person } from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

const random = randomFrom(40);
const pick = <T>(choices: readonly [T, ...T[]]): T => choices[Math.floor(random() * choices.length)] ?? choices[0];
const makati = { x: 121_024_400, y: 14_554_700 };
/** Some 40 km each way, most of them near the middle: 5 km, 10 km and none are all met with. */
const scattered = (): InventedListing => {
  const [away, turn] = [random() ** 3 * 200_000, random() * 2 * Math.PI];
  return {
    ...(inventedListings(1, 1)[0] as InventedListing),
    category: pick(['condominium', 'apartment', 'lot']),
    dealType: pick(['buy', 'rent']),
    centavos: Math.round((0.2 + random()) * 1_000_000_000),
    area: pick([0, 24, 30, 31.5, 39, 40, 41, 52, 60, 78, 120]),
    x: Math.round(makati.x + away * Math.cos(turn)),
    y: Math.round(makati.y + away * Math.sin(turn)),
  };
};

type Compared = Pick<ListingCard, 'id' | 'price' | 'area' | 'category' | 'dealType' | 'latitude' | 'longitude'>;

function middleOf(numbers: readonly number[]): number {
  const inOrder = numbers.toSorted((one, other) => one - other);
  const half = inOrder.length / 2;
  return ((inOrder[Math.ceil(half) - 1] ?? 0) + (inOrder[Math.floor(half)] ?? 0)) / 2;
}

const cents = (pesos: number): number => Math.round(pesos * 100);

/** As one would do it by hand, from all public listings. */
function contextByHand(shown: Compared, all: readonly Compared[]) {
  const { price, area } = shown;
  if (!price || !area) return null;
  for (const kilometres of [5, 10]) {
    const others = all.filter(
      (other) =>
        other.id !== shown.id &&
        other.category === shown.category &&
        other.dealType === shown.dealType &&
        other.price !== null &&
        other.area !== null &&
        other.area >= area * 0.7 &&
        other.area <= area * 1.3 &&
        kilometresBetween(shown, other) <= kilometres,
    );
    if (others.length < 8) continue;
    const prices = others.map((other) => (other.price ?? 0) / (other.area ?? 1));
    const middle = middleOf(prices);
    const nearest = others.toSorted((one, other) => kilometresBetween(shown, one) - kilometresBetween(shown, other));
    return {
      percent: Math.round((price / area / middle - 1) * 100) + 0,
      count: others.length,
      kilometres,
      lowest: cents(Math.min(...prices)),
      highest: cents(Math.max(...prices)),
      nearest: nearest.slice(0, 8).map(({ id }) => id),
    };
  }
  return null;
}

describe('the price beside others', () => {
  let world: World;
  let owner: Person;
  let ids: ListingId[];

  beforeAll(async () => {
    world = await startWorld();
    owner = await aSeller(world);
    const listings = Array.from({ length: 400 }, scattered);
    ids = (await insertListings(world.database, owner.user.id, listings)) as ListingId[];
    // What visitors cannot see is compared with nothing.
    await world.database.query(`update app.listing set status = 'paused' where id = any($1::uuid[])`, [
      ids.splice(0, 40),
    ]);
    await world.database.query(
      `update app.listing set expires_at = now() - interval '1 minute' where id = any($1::uuid[])`,
      [ids.splice(0, 20)],
    );
  }, 60_000);
  afterAll(() => world.close());

  it('is that of all public ones of the kind, deal and size within 5, then 10 km, or is not there', async () => {
    const all: ListingDetail[] = [];
    for (const [place, id] of ids.entries()) {
      const page = await world.ask(getListing, { params: { id } }, { caller: `10.0.${place % 250}.1` });
      expect(page.status).toBe(200);
      all.push(page.body);
    }
    const told = all.map(({ priceContext }) => {
      if (priceContext === null) return null;
      const { own: _, middle: __, lowest, highest, nearest, ...plain } = priceContext;
      return { ...plain, lowest: cents(lowest), highest: cents(highest), nearest: nearest.map(({ id }) => id) };
    });
    expect(told).toEqual(all.map((shown) => contextByHand(shown, all)));
    // Each of the three answers was met with.
    expect(new Set(told.map((context) => context?.kilometres))).toEqual(new Set([5, 10, undefined]));
  });

  it('is the same on the page and in the preview of its seller', async () => {
    const [id] = ids;
    const page = await world.ask(getListing, { params: { id: id as ListingId } });
    const preview = await world.ask(previewListing, { params: { id: id as ListingId } }, { token: owner.token });
    expect(preview.body.priceContext).toEqual(page.body.priceContext);
  });
});
