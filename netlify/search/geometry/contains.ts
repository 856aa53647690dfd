import type { Bounds, Shape } from '../../../src/contract/area.ts';
import { boxOf, isInBox, type Point } from './box.ts';
import { circleOf, isInCircle } from './circle.ts';
import { isInPolygon, polygonOf } from './polygon.ts';

/** In any shape (or there is none), in no excluded one, in the viewport. Boundaries belong to their shape. */
export function contains(shapes: Shape[], point: Point, viewport?: Bounds): boolean {
  if (viewport !== undefined && !isInBox(boxOf(viewport), point)) return false;
  const included = shapes.filter((shape) => shape.exclude !== true);
  const excluded = shapes.filter((shape) => shape.exclude === true);
  const isIncluded = included.length === 0 || included.some((shape) => isIn(shape, point));
  return isIncluded && !excluded.some((shape) => isIn(shape, point));
}

function isIn(shape: Shape, point: Point): boolean {
  switch (shape.type) {
    case 'rectangle':
      return isInBox(boxOf(shape.bounds), point);
    case 'circle':
      return isInCircle(circleOf(shape), point);
    case 'polygon':
      return isInPolygon(polygonOf(shape.coordinates), point);
  }
}
