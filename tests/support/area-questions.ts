import type { Bounds, Shape } from '../../src/contract/area.ts';
import { conditionNames, conditions, type ListingQuestion, listingSorts } from '../../src/contract/property/browse.ts';
import type { Asked, Known, Micro } from './area-oracle.ts';

/** Something to ask near one of the listings, of no, one or several shapes, with or without filters. */
export function aQuestion(random: () => number, listings: readonly Known[]): Asked {
  const anchor = listings[Math.floor(random() * listings.length)];
  if (anchor === undefined) throw new Error('no listings');
  const size = 10 ** (3.5 + random() * 3);
  const shapes = Array.from({ length: Math.floor(random() * 4) }, (_, index): Shape => {
    const shape = aShape(random, anchor, size);
    return index > 0 && random() < 0.35 ? { ...shape, exclude: true } : shape;
  });
  const hasViewport = shapes.length === 0 || random() < 0.4;
  const bounds = boxNear(random, anchor, size * 1.5);
  const question: ListingQuestion = {
    ...(shapes.length === 0 ? {} : { area: shapes }),
    ...(hasViewport ? { bbox: `${bounds.west},${bounds.south},${bounds.east},${bounds.north}` } : {}),
    sort: listingSorts[Math.floor(random() * listingSorts.length)],
    ...(random() < 0.35 ? {} : someFilters(random)),
  };
  return { question, shapes, viewport: hasViewport ? bounds : undefined, bounds };
}

function someFilters(random: () => number): ListingQuestion {
  const chance = (share: number) => random() < share;
  const pick = (choices: readonly number[]) => choices[Math.floor(random() * choices.length)] ?? 0;
  return {
    ...(chance(0.3) ? { category: 'condominium' } : chance(0.15) ? { category: 'architects' } : {}),
    ...(chance(0.2) ? { type: 'residential' } : {}),
    ...(chance(0.4) ? { dealType: chance(0.5) ? 'buy' : 'rent' } : {}),
    ...(chance(0.3) ? { priceMin: pick([1, 449_999, 1_000_000, 1_000_001]) } : {}),
    ...(chance(0.3) ? { priceMax: pick([1_000_001, 2_500_000, 7_000_000, 50_000_000]) } : {}),
    ...(chance(0.2) ? { areaMin: pick([1, 64, 100, 130]) } : {}),
    ...(chance(0.2) ? { areaMax: pick([130, 255, 256, 300, 1000]) } : {}),
    ...(chance(0.3) ? { bedrooms: 1 + Math.floor(random() * 4) } : {}),
    ...Object.fromEntries(
      conditionNames.filter(() => chance(0.2)).map((name) => [name, !conditions[name].isEitherWay || chance(0.5)]),
    ),
    ...(chance(0.2) ? { q: ['sunny', 'TOWER makati', '100%', 'r_s', 'ai'][Math.floor(random() * 5)] } : {}),
  };
}

const degrees = (micro: number): number => Math.round(micro) / 1e6;

function aShape(random: () => number, near: Micro, size: number): Shape {
  const center = { x: near.x + (random() - 0.5) * size, y: near.y + (random() - 0.5) * size };
  const kind = random();
  if (kind < 0.3) return { type: 'rectangle', bounds: boxNear(random, center, size) };
  if (kind < 0.6) {
    const radius = Math.min(size * 0.11 * (0.3 + random()), 500_000);
    return { type: 'circle', center: { lat: degrees(center.y), lng: degrees(center.x) }, radius };
  }
  const corners = 3 + Math.floor(random() * 25);
  const coordinates = Array.from({ length: corners }, (_, index) => {
    const angle = ((index + random() * 0.8) / corners) * 2 * Math.PI;
    const reach = size * (0.4 + random() * 0.6);
    return { lat: degrees(center.y + Math.sin(angle) * reach), lng: degrees(center.x + Math.cos(angle) * reach) };
  });
  return { type: 'polygon', coordinates };
}

/** Its sides run through the point now and then: the boundary counts. */
function boxNear(random: () => number, { x, y }: Micro, size: number): Bounds {
  const reach = () => (random() < 0.1 ? 0 : random() * size) + 1;
  return {
    west: degrees(x - reach()),
    east: degrees(x + reach()),
    south: degrees(y - reach()),
    north: degrees(y + reach()),
  };
}
