import { faultOf, type Shape } from '../contract/area.ts';
import { limits } from '../contract/limits.ts';
import type { FieldWord } from '../contract/words.ts';

/** Why a change to the shapes is refused; each has its sentence in the namespace `map`. */
export type ShapeFault = Extract<
  FieldWord,
  'shapePoints' | 'shapeCrosses' | 'shapeBounds' | 'shapeRadius' | 'shapesTooMany' | 'shapesInclude'
>;

export type Changed = { shapes: Shape[] } | { fault: ShapeFault };

const faults = ['shapePoints', 'shapeCrosses', 'shapeBounds', 'shapeRadius'] as const;

function checked(shape: Shape, shapes: Shape[]): Changed {
  const word = faultOf(shape);
  const fault = faults.find((known) => known === word);
  if (fault !== undefined) return { fault };
  const vertices = shapes.reduce((sum, one) => sum + (one.type === 'polygon' ? one.coordinates.length : 0), 0);
  const isTooMuch = shapes.length > limits.shapesMaximum || vertices > limits.verticesMaximum;
  return isTooMuch ? { fault: 'shapesTooMany' } : { shapes };
}

export const withShape = (shapes: readonly Shape[], added: Shape): Changed => checked(added, [...shapes, added]);

/** Replaces a shape; no change if it is gone meanwhile. */
export const withShapeAt = (shapes: readonly Shape[], index: number, changed: Shape): Changed =>
  checked(
    changed,
    shapes.map((shape, at) => (at === index ? changed : shape)),
  );

/** Removes a shape. Exclusions are removed with the last including shape, because they would exclude from nothing. */
export function withoutShape(shapes: readonly Shape[], index: number): Shape[] {
  const left = shapes.filter((_, at) => at !== index);
  return left.every(({ exclude }) => exclude === true) ? [] : left;
}

/** Turns inclusion to exclusion and back; one shape at least must include. */
export function withExclusionToggled(shapes: readonly Shape[], index: number): Changed {
  const toggled = shapes.map((shape, at): Shape => {
    if (at !== index) return shape;
    const { exclude, ...included } = shape;
    return exclude === true ? included : { ...included, exclude: true };
  });
  return toggled.every(({ exclude }) => exclude === true) ? { fault: 'shapesInclude' } : { shapes: toggled };
}
