import type { Bounds, Position, Shape } from '../../../src/contract/area.ts';

/** A shape as the oracle sees it: micro-degrees in, boundaries included. */
export interface Containing {
  /** Degrees; holds the shape. */
  box: Bounds;
  holds: (x: number, y: number) => boolean;
}

const micro = (degrees: number): number => Math.round(degrees * 1e6);
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function containing(shape: Shape): Containing {
  switch (shape.type) {
    case 'rectangle':
      return inBounds(shape.bounds);
    case 'circle':
      return inCircle(shape.center, shape.radius);
    case 'polygon':
      return inPolygon(shape.coordinates);
  }
}

function inBounds(box: Bounds): Containing {
  const [west, south, east, north] = [micro(box.west), micro(box.south), micro(box.east), micro(box.north)];
  return { box, holds: (x, y) => x >= west && x <= east && y >= south && y <= north };
}

function inCircle({ lat, lng }: Position, radius: number): Containing {
  const rise = ((radius * 1.001) / 6_371_000 / Math.PI) * 180;
  const run = rise / Math.cos(radians(Math.abs(lat) + rise));
  return {
    box: { west: lng - run, east: lng + run, south: lat - rise, north: lat + rise },
    holds: (x, y) => {
      const [latitude, longitude] = [y / 1e6, x / 1e6];
      const haversine =
        Math.sin(radians(latitude - lat) / 2) ** 2 +
        Math.cos(radians(lat)) * Math.cos(radians(latitude)) * Math.sin(radians(longitude - lng) / 2) ** 2;
      return 2 * 6_371_000 * Math.asin(Math.min(1, Math.sqrt(haversine))) <= radius;
    },
  };
}

/** A ray eastwards; products of Philippine micro-degrees are exact in a double. */
function inPolygon(coordinates: readonly Position[]): Containing {
  const xs = coordinates.map(({ lng }) => micro(lng));
  const ys = coordinates.map(({ lat }) => micro(lat));
  const box = {
    west: Math.min(...xs) / 1e6,
    east: Math.max(...xs) / 1e6,
    south: Math.min(...ys) / 1e6,
    north: Math.max(...ys) / 1e6,
  };
  const isInBox = inBounds(box).holds;
  return {
    box,
    holds: (x, y) => {
      if (!isInBox(x, y)) return false;
      let isInside = false;
      for (let end = 0, start = xs.length - 1; end < xs.length; start = end, end += 1) {
        const [startX = 0, startY = 0, endX = 0, endY = 0] = [xs[start], ys[start], xs[end], ys[end]];
        if (y < Math.min(startY, endY) || y > Math.max(startY, endY)) continue;
        const turn = (endX - startX) * (y - startY) - (endY - startY) * (x - startX);
        if (turn === 0 && x >= Math.min(startX, endX) && x <= Math.max(startX, endX)) return true;
        if (startY <= y !== endY <= y && turn > 0 === endY > startY) isInside = !isInside;
      }
      return isInside;
    },
  };
}
