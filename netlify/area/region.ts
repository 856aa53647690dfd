import type { Bounds, Shape } from '../../src/contract/area.ts';
import { areDisjoint, type Box, boxOf, boxOverBoth, encloses, world } from './box.ts';
import { type Circle, circleOf, haversinesOver } from './circle.ts';
import { type Edge, isInPolygon, meetsBox, type Polygon, polygonOf } from './polygon.ts';

/**
 * What is certain about all integer points of a box; where nothing is, the same region with all that cannot matter
 * inside that box left out, to be asked about smaller boxes.
 */
export type Region = (box: Box) => 'inside' | 'outside' | Region;

export function regionOf(shapes: Shape[], viewport: Bounds | undefined): Region {
  const included = shapes.filter((shape) => shape.exclude !== true).map(regionOfShape);
  const excluded = shapes.filter((shape) => shape.exclude === true).map(regionOfShape);
  return allOf([
    ...(viewport === undefined ? [] : [regionOfBox(boxOf(viewport))]),
    ...(included.length === 0 ? [] : [anyOf(included)]),
    ...excluded.map(not),
  ]);
}

/** No point outside it lies in what the shapes include. */
export function boxOfShapes(shapes: readonly Shape[]): Box {
  const included = shapes.filter((shape) => shape.exclude !== true).map(boxOfShape);
  return included.length === 0 ? world : included.reduce(boxOverBoth);
}

function boxOfShape(shape: Shape): Box {
  switch (shape.type) {
    case 'rectangle':
      return boxOf(shape.bounds);
    case 'circle':
      return circleOf(shape).box;
    case 'polygon':
      return polygonOf(shape.coordinates).box;
  }
}

function regionOfShape(shape: Shape): Region {
  switch (shape.type) {
    case 'rectangle':
      return regionOfBox(boxOf(shape.bounds));
    case 'circle':
      return regionOfCircle(circleOf(shape));
    case 'polygon': {
      const polygon = polygonOf(shape.coordinates);
      return regionOfPolygon(polygon, polygon.edges);
    }
  }
}

function regionOfBox(box: Box): Region {
  return function region(cell) {
    if (areDisjoint(box, cell)) return 'outside';
    return encloses(box, cell) ? 'inside' : region;
  };
}

function regionOfCircle(circle: Circle): Region {
  return function region(cell) {
    if (areDisjoint(circle.box, cell)) return 'outside';
    const { least, greatest } = haversinesOver(circle, cell);
    if (least > circle.reach * (1 + doubt)) return 'outside';
    return greatest < circle.reach * (1 - doubt) ? 'inside' : region;
  };
}

/** Far above the rounding of a haversine, far below one micro-degree on the rim of any circle. */
const doubt = 1e-9;

/** Of the edges only those matter that meet the box, and whether a point lies inside say those that are abreast of it. */
function regionOfPolygon({ box, edges }: Pick<Polygon, 'box' | 'edges'>, meeting: Edge[]): Region {
  return function region(cell) {
    if (areDisjoint(box, cell)) return 'outside';
    const near = meeting.filter((edge) => meetsBox(edge, cell));
    if (near.length > 0) return regionOfPolygon({ box, edges: edges.filter((edge) => isAbreast(edge, cell)) }, near);
    return isInPolygon({ box, edges }, { x: cell.west, y: cell.south }) ? 'inside' : 'outside';
  };
}

/** Whether a ray to the east from anywhere in the box may meet the edge. */
const isAbreast = ({ box }: Edge, { south, north, west }: Box): boolean =>
  box.south <= north && box.north >= south && box.east >= west;

function anyOf(regions: Region[]): Region {
  const [only, ...others] = regions;
  if (only !== undefined && others.length === 0) return only;
  return (cell) => {
    const undecided: Region[] = [];
    for (const region of regions) {
      const verdict = region(cell);
      if (verdict === 'inside') return 'inside';
      if (verdict !== 'outside') undecided.push(verdict);
    }
    return undecided.length === 0 ? 'outside' : anyOf(undecided);
  };
}

function allOf(regions: Region[]): Region {
  const [only, ...others] = regions;
  return only !== undefined && others.length === 0 ? only : not(anyOf(regions.map(not)));
}

function not(region: Region): Region {
  return (cell) => {
    const verdict = region(cell);
    if (verdict === 'inside') return 'outside';
    return verdict === 'outside' ? 'inside' : not(verdict);
  };
}
