/** What others may use of the geometry, which knows no listings: boxes around shapes, and the ranges of keys that cover them. */
export { type Box, boxOf } from './box.ts';
export { coverOf, type KeyRange } from './cover.ts';
export { boxOfShapes } from './region.ts';
