import * as z from 'zod/mini';
import { formed, latitude, longitude } from './fields.ts';
import { limits } from './limits.ts';
import { crossesItself, isDegenerate } from './polygon.ts';
import type { FieldWord } from './words.ts';

/** Drawn shapes (docs/product/area-search.md). Degrees; the radius in metres. `exclude` takes the shape away from the others. */
const position = z.object({ lat: latitude, lng: longitude });

const polygon = z.object({
  type: z.literal('polygon'),
  coordinates: z.array(position).check(z.minLength(3), z.maxLength(limits.verticesMaximum)),
  exclude: z.optional(z.boolean()),
});
const rectangle = z.object({
  type: z.literal('rectangle'),
  bounds: z.object({ north: latitude, south: latitude, east: longitude, west: longitude }),
  exclude: z.optional(z.boolean()),
});
const circle = z.object({
  type: z.literal('circle'),
  center: position,
  radius: z.number(),
  exclude: z.optional(z.boolean()),
});
const shape = z.discriminatedUnion('type', [polygon, rectangle, circle]);

export type Position = { lat: number; lng: number };
export type Bounds = { north: number; south: number; east: number; west: number };
export type Shape = z.output<typeof shape>;

/** The fault of a well-formed shape; undefined if there is none. */
export function faultOf(drawn: Shape): FieldWord | undefined {
  switch (drawn.type) {
    case 'polygon':
      if (isDegenerate(drawn.coordinates)) return 'shapePoints';
      return crossesItself(drawn.coordinates) ? 'shapeCrosses' : undefined;
    case 'rectangle':
      return drawn.bounds.north > drawn.bounds.south && drawn.bounds.east > drawn.bounds.west
        ? undefined
        : 'shapeBounds';
    case 'circle':
      return drawn.radius > 0 && drawn.radius <= limits.circleRadiusMaximum ? undefined : 'shapeRadius';
  }
}

/** Which sentence the first issue of one shape means. */
function wordOf(issue: z.core.$ZodIssue): FieldWord {
  const last = issue.path.at(-1);
  if (issue.path.length === 0 || last === 'type') return 'shapeType';
  if (last === 'radius') return 'shapeRadius';
  if (last === 'coordinates' && issue.code === 'too_small') return 'shapePoints';
  if (last === 'coordinates' && issue.code === 'too_big') return 'shapesTooMany';
  return 'shapePosition';
}

const vertices = (drawn: Shape): number => (drawn.type === 'polygon' ? drawn.coordinates.length : 0);

type Failure = { word: FieldWord; shape?: number };

function readShapes(listed: unknown[]): Shape[] | Failure {
  if (listed.length > limits.shapesMaximum) return { word: 'shapesTooMany' };
  const read: Shape[] = [];
  for (const [index, entry] of listed.entries()) {
    const parsed = z.safeParse(shape, entry);
    const [issue] = parsed.error?.issues ?? [];
    if (issue !== undefined) return { word: wordOf(issue), shape: index + 1 };
    if (parsed.data !== undefined) read.push(parsed.data);
  }
  if (read.reduce((sum, drawn) => sum + vertices(drawn), 0) > limits.verticesMaximum) return { word: 'shapesTooMany' };
  for (const [index, drawn] of read.entries()) {
    const fault = faultOf(drawn);
    if (fault !== undefined) return { word: fault, shape: index + 1 };
  }
  if (read.length > 0 && read.every((drawn) => drawn.exclude === true)) return { word: 'shapesInclude' };
  return read;
}

function parseJson(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

/** A list of shapes, as JSON text (query string) or as a list (JSON body). An issue names the shape, counted from 1. */
export const area = z.pipe(
  z.union([z.string(), z.array(z.unknown())], 'json'),
  z.transform((given: string | unknown[], context): Shape[] => {
    const listed = typeof given === 'string' ? parseJson(given) : given;
    const read: Shape[] | Failure = Array.isArray(listed) ? readShapes(listed) : { word: 'json' };
    if (Array.isArray(read)) return read;
    context.issues.push({ code: 'custom', message: read.word, params: { shape: read.shape }, input: given });
    return z.NEVER;
  }),
);

/** Shapes that were an `area` before: only their form is read. */
export const storedArea = z.array(shape);

/** `west,south,east,north` in degrees. */
export const viewport = z.pipe(
  formed(),
  z.transform((written: string, context): Bounds => {
    const [west, south, east, north, ...rest] = written
      .split(',')
      .map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
    const parsed = z.safeParse(rectangle, { type: 'rectangle', bounds: { west, south, east, north } });
    if (rest.length === 0 && parsed.success && faultOf(parsed.data) === undefined) return parsed.data.bounds;
    context.issues.push({ code: 'custom', message: 'viewport', input: written });
    return z.NEVER;
  }),
);
