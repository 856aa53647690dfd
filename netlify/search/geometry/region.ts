import type { Bounds, Shape } from '../../../src/contract/area.ts';
import { areDisjoint, type Box, boxOf, boxOverBoth, encloses, world } from './box.ts';
import { type Circle, circleOf, placeOfBox } from './circle.ts';
import { isEnclosed, meetsAny, type Polygon, polygonOf, seenFrom } from './polygon.ts';

/** What is certain about all integer points of a box; where nothing is, what can matter inside it. */
export type Verdict = 'inside' | 'outside' | Region;

export interface Region {
  /** To be asked about smaller boxes. */
  at: (box: Box) => Verdict;
  /** What testing one point costs, in corners of a polygon. */
  corners: number;
}

const fewCorners = 4;

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
  const included = shapes.filter((shape) => shape.exclude !== true).map((shape) => regionOfShape(shape).box);
  return included.length === 0 ? world : included.reduce(boxOverBoth);
}

function regionOfShape(shape: Shape): Region & { box: Box } {
  switch (shape.type) {
    case 'rectangle':
      return regionOfBox(boxOf(shape.bounds));
    case 'circle':
      return regionOfCircle(circleOf(shape));
    case 'polygon':
      return regionOfPolygon(polygonOf(shape.coordinates));
  }
}

function regionOfBox(box: Box): Region & { box: Box } {
  const region: Region = {
    corners: fewCorners,
    at: (cell) => (areDisjoint(box, cell) ? 'outside' : encloses(box, cell) ? 'inside' : region),
  };
  return { ...region, box };
}

function regionOfCircle(circle: Circle): Region & { box: Box } {
  const region: Region = {
    corners: fewCorners,
    at: (cell) => (areDisjoint(circle.box, cell) ? 'outside' : (placeOfBox(circle, cell) ?? region)),
  };
  return { ...region, box: circle.box };
}

const regionOfPolygon = ({ points, box }: Polygon): Region & { box: Box } => ({
  box,
  corners: points.length,
  at: (cell) => {
    if (areDisjoint(box, cell)) return 'outside';
    const seen = encloses(cell, box) ? points : seenFrom({ points, box }, cell);
    if (meetsAny(seen, cell)) return regionOfPolygon({ points: seen, box });
    return isEnclosed(seen, cell) ? 'inside' : 'outside';
  },
});

function anyOf(regions: Region[]): Region {
  const [only, ...others] = regions;
  if (only !== undefined && others.length === 0) return only;
  return {
    corners: regions.reduce((sum, { corners }) => sum + corners, 0),
    at: (cell) => {
      const undecided: Region[] = [];
      for (const region of regions) {
        const verdict = region.at(cell);
        if (verdict === 'inside') return 'inside';
        if (verdict !== 'outside') undecided.push(verdict);
      }
      return undecided.length === 0 ? 'outside' : anyOf(undecided);
    },
  };
}

function allOf(regions: Region[]): Region {
  const [only, ...others] = regions;
  return only !== undefined && others.length === 0 ? only : not(anyOf(regions.map(not)));
}

const not = (region: Region): Region => ({
  corners: region.corners,
  at: (cell) => {
    const verdict = region.at(cell);
    if (verdict === 'inside') return 'outside';
    return verdict === 'outside' ? 'inside' : not(verdict);
  },
});
