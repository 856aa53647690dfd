/**
 * The numbers that steer the search, each with what it was measured on. Speed hangs on them, no answer does. Where nothing
 * else is said: `npm run bench:search` at 1,000,000 listings, Postgres 15, 2 cores, everything in memory.
 */

/** Set to false, a mechanism is off and the plain path of reference.ts, or the next best way, takes its place. */
export const mechanisms = {
  /** Counts and maps by bits; off: every row of the area is counted. */
  tiles: true,
  /** Pages by an index scan in the asked order; off: all matches are sorted. */
  orderedScans: true,
} as { readonly [mechanism in 'tiles' | 'orderedScans']: boolean };

/** What things cost, in microseconds: a row of a covering index, a corner that a point is tested against, a range looked up. */
export const microseconds = { row: 0.3, corner: 0.01, range: 6 } as const;

/** A search that is estimated to take longer is refused; one that is dear waits for its turn, on a single connection. */
export const costs = { refusedMilliseconds: 250, dearMilliseconds: 30, endedMilliseconds: 2000 } as const;

/** Dear searches: so many at once in a process, of its three connections, and so many of one caller that wait. */
export const turns = { atOnce: 2, waiting: 4, againSeconds: 2 } as const;

/** How finely an area is covered. */
export const cover = {
  /** Cells that touch the area: 512 leave twice as many rows on the border, 2048 cost as much as they save (circles). */
  cells: 1024,
  /** The same for shapes whose border is dear to test: stars of 2,000 corners over a city need some 3,000. */
  dearCells: 3000,
  /** In corners, some 30 ms: from here on the finer cover is worth its ranges. */
  dearWeight: 4_000_000,
  /** Reading a row from an index costs as much as testing so many corners. */
  cornersPerRow: 24,
  /** Testing so few rows costs less than looking up the ranges of four smaller cells. */
  fewRows: 64,
  /** Polygons with so few corners are tested whole; of others only what is seen from a border range. */
  fewCorners: 12,
  /** Covers of areas asked for last that a process keeps: list, map, filters and pages ask for the same one. */
  kept: 64,
} as const;

export const planning = {
  /** Rows an ordered scan looks at beside a count (about 1 ms), and alone where nothing is known of the area. */
  scanBeside: 2500,
  scanUnknown: 10_000,
  scanMost: 40_000,
  /** Where nothing is known of the area, so few matches are sorted faster than a scan finds them. */
  fewMatches: 2000,
  /** In rows of a scan: to look through the tiles, per listing in them; to find a match in its subtile. */
  scanPerListing: 0.02,
  scanPerMatch: 30,
  /** The same for what Postgres finds by the trigrams of words: what is found is read whole. */
  scanPerPlanned: 10,
  /** One match in so many is met by the newest; prices and sizes lie in heaps. */
  scanSpread: { newest: 2, others: 14 },
  /** So few matches of a tile are looked for subtile by subtile. */
  fewInTile: 16,
  /** An area with so few listings is looked at one by one, whatever else is asked. */
  smallArea: 6000,
  /** So few are compared with the words sooner than what the trigrams find everywhere is read. */
  fewToCompare: 20_000,
  /** How long what is known of all listings is used. */
  knownMilliseconds: 60_000,
} as const;

/** A tile that was packed within the pause is left changed, so that a busy city is not packed all day. One run ends after so long. */
export const packing = { pauseSeconds: 10, milliseconds: 8000 } as const;

export const marks = {
  /** Up to so many matches are shown as pins, all of them; beyond, what shares a cell becomes a cluster. */
  pins: 60,
  /** Clusters and pins together: more than that nobody can tell apart, and no map draws fast. */
  most: 500,
  /** Cells worth counting before they are rolled up to so few; a large screen at its own zoom has about 1,000. */
  cells: 4000,
} as const;
