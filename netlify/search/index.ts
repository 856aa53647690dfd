/** The search of listings: everything that others may use of this folder. README.md explains what lies behind it. */
export { answering } from './answering.ts';
export { type Box, boxOf } from './geometry/box.ts';
export { coverOf, type KeyRange } from './geometry/cover.ts';
export { boxOfShapes } from './geometry/region.ts';
export { findMap } from './map.ts';
export { findNeighbours } from './neighbours.ts';
export { packTiles } from './packing.ts';
export { findPage } from './page.ts';
export { cardsOf } from './source.ts';
