/** The search of providers: everything that others may use of this folder. README.md explains what lies behind it. */
export { nextStarts, startsSoon } from './cards.ts';
export { readCursor } from './cursor.ts';
export { type Days, daysAhead, daysAsked, daysAskedAnywhere } from './days.ts';
export { findProviders, providersAmong } from './find.ts';
export { keepMarked } from './free-rows.ts';
export { townWithFreeTimes } from './free-town.ts';
export { keepSearch } from './kept.ts';
export { servicesIn } from './towns.ts';
export { tradesAround } from './trades.ts';
