import type { Bounds, Shape } from '../../../src/contract/area.ts';
import { type Box, boxOf } from './box.ts';
import { circleOf, halfMicroDegree } from './circle.ts';
import { type Corner, polygonOf } from './polygon.ts';

type Parameters = { add(value: unknown): string };
type Columns = { x: string; y: string };

/** The column that holds what is seen of a polygon, the one at this place among the shapes, from where the row lies. */
type SeenColumn = (shape: number) => string | undefined;

/**
 * The same test as contains() as a boolean expression over the integer micro-degree columns. Boxes stand in front of
 * what is dear, so that far rows cost four comparisons.
 */
export function exactTest(
  shapes: Shape[],
  viewport: Bounds | undefined,
  parameters: Parameters,
  columns: Columns = { x: 'x', y: 'y' },
  seenColumn: SeenColumn = () => undefined,
): string {
  const tests = shapes.map((shape, index) => testOf(shape, parameters, columns, seenColumn(index)));
  const included = tests.filter((_, index) => shapes[index]?.exclude !== true);
  const excluded = tests.filter((_, index) => shapes[index]?.exclude === true);
  const conditions = [
    ...(viewport === undefined ? [] : [testOfBox(boxOf(viewport), parameters, columns)]),
    ...(included.length === 0 ? [] : [`(${included.join(' or ')})`]),
    ...excluded.map((condition) => `not ${condition}`),
  ];
  return conditions.length === 0 ? 'true' : `(${conditions.join(' and ')})`;
}

function testOf(shape: Shape, parameters: Parameters, columns: Columns, seen: string | undefined): string {
  switch (shape.type) {
    case 'rectangle':
      return testOfBox(boxOf(shape.bounds), parameters, columns);
    case 'circle':
      return testOfCircle(shape, parameters, columns);
    case 'polygon': {
      // Postgres compares with a tolerance of 1e-6. In degrees that is up to tens of metres; between integers it is nothing.
      const isIn = `point(${columns.x}, ${columns.y}) <@`;
      if (seen !== undefined) return `${isIn} ${seen}`;
      const { points, box } = polygonOf(shape.coordinates);
      return `(${testOfBox(box, parameters, columns)} and ${isIn} ${parameters.add(polygonText(points))}::polygon)`;
    }
  }
}

function testOfBox(box: Box, parameters: Parameters, { x, y }: Columns): string {
  const integer = (value: number) => `${parameters.add(value)}::integer`;
  return (
    `(${x} between ${integer(box.west)} and ${integer(box.east)}` +
    ` and ${y} between ${integer(box.south)} and ${integer(box.north)})`
  );
}

/** As Postgres reads a polygon. */
export const polygonText = (points: readonly Corner[]): string => `(${points.map(({ written }) => written).join(',')})`;

function testOfCircle(shape: Extract<Shape, { type: 'circle' }>, parameters: Parameters, columns: Columns): string {
  const { center, cosine, reach, box } = circleOf(shape);
  const { x, y } = columns;
  const number = (value: number) => `${parameters.add(value)}::float8`;
  const half = number(halfMicroDegree);
  return (
    `(${testOfBox(box, parameters, columns)}` +
    ` and power(sin((${y} - ${number(center.y)}) * ${half}), 2)` +
    ` + cos(${y} * 2 * ${half}) * ${number(cosine)}` +
    ` * power(sin((${x} - ${number(center.x)}) * ${half}), 2) <= ${number(reach)})`
  );
}
