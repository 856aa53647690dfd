/** The search of listings: all that it may be asked. README.md explains what lies behind it; geometry/ has a door of its own. */
export { answering } from './answering.ts';
export { findBeside } from './beside.ts';
export { findMap } from './map.ts';
export { findNeighbours } from './neighbours.ts';
export { packTiles } from './packing.ts';
export { findPage } from './page.ts';
