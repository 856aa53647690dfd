import { type Ground, type GroundName, mercatorX, mercatorY } from './file.ts';

const boxOf = (west: number, south: number, east: number, north: number): Ground['box'] => ({
  west: mercatorX(west),
  south: mercatorY(south),
  east: mercatorX(east),
  north: mercatorY(north),
});

/** What each file covers, known before it is loaded. file.test.ts compares them with the files. */
export const groundBoxes: Record<GroundName, Ground['box']> = {
  ph: boxOf(115.6, 4, 127.6, 21.6),
  de: boxOf(4.6, 46.4, 16.3, 55.6),
  at: boxOf(8.6, 45.6, 18.1, 49.6),
  ch: boxOf(5, 45.2, 11.4, 48.3),
  earth: boxOf(-180, -85, 180, 85),
};
