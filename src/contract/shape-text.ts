import * as z from 'zod/mini';
import { area, type Position, type Shape } from './area.ts';

/**
 * Shapes as URL text. One shape is a letter (p, r, c; upper case takes the area away) and its numbers in micro-degrees
 * (a radius in centimetres). Each point of a polygon is the step from the one before. A number is zigzagged and cut
 * into groups of five bits, lowest first, each a letter of the alphabet. The sixth bit says that more follow. Shapes
 * are joined by full stops. Nothing in it needs escaping in a URL.
 */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const letters = { polygon: 'p', rectangle: 'r', circle: 'c' } as const satisfies Record<Shape['type'], string>;

export const writeShapes = (shapes: readonly Shape[]): string => shapes.map(writeShape).join('.');

/** Undefined when the text is not one that `writeShapes` made of valid shapes. */
export function readShapes(text: string): Shape[] | undefined {
  if (text === '') return [];
  const read = z.safeParse(area, text.split('.').map(readShape));
  return read.success ? read.data : undefined;
}

function writeShape(shape: Shape): string {
  const letter = letters[shape.type];
  const marked = shape.exclude === true ? letter.toUpperCase() : letter;
  return marked + numbersOf(shape).map(writeNumber).join('');
}

const micro = (degrees: number): number => Math.round(degrees * 1e6);

function numbersOf(shape: Shape): number[] {
  switch (shape.type) {
    case 'rectangle':
      return [shape.bounds.north, shape.bounds.south, shape.bounds.east, shape.bounds.west].map(micro);
    case 'circle':
      return [micro(shape.center.lat), micro(shape.center.lng), Math.round(shape.radius * 100)];
    case 'polygon': {
      const points = shape.coordinates.map(({ lat, lng }) => [micro(lat), micro(lng)] as const);
      return points.flatMap(([lat, lng], index) => {
        const [lastLat, lastLng] = points[index - 1] ?? [0, 0];
        return [lat - lastLat, lng - lastLng];
      });
    }
  }
}

function writeNumber(value: number): string {
  let rest = value < 0 ? -value * 2 - 1 : value * 2;
  let text = '';
  do {
    const group = rest % 32;
    rest = Math.floor(rest / 32);
    text += alphabet.charAt(rest > 0 ? group + 32 : group);
  } while (rest > 0);
  return text;
}

/** Something the contract refuses where the text is damaged. */
function readShape(text: string): unknown {
  const letter = text.charAt(0);
  const numbers = readNumbers(text.slice(1));
  const exclude = letter === letter.toUpperCase() ? { exclude: true } : {};
  const [first = Number.NaN, second = Number.NaN, third = Number.NaN, fourth = Number.NaN] = numbers;
  switch (letter.toLowerCase()) {
    case letters.polygon:
      return { type: 'polygon', coordinates: readPoints(numbers), ...exclude };
    case letters.rectangle:
      return {
        type: 'rectangle',
        bounds: { north: first / 1e6, south: second / 1e6, east: third / 1e6, west: fourth / 1e6 },
        ...exclude,
      };
    case letters.circle:
      return { type: 'circle', center: { lat: first / 1e6, lng: second / 1e6 }, radius: third / 100, ...exclude };
    default:
      return undefined;
  }
}

function readPoints(steps: readonly number[]): Position[] {
  const points: Position[] = [];
  let lat = 0;
  let lng = 0;
  for (let index = 0; index < steps.length; index += 2) {
    lat += steps[index] ?? Number.NaN;
    lng += steps[index + 1] ?? Number.NaN;
    points.push({ lat: lat / 1e6, lng: lng / 1e6 });
  }
  return points;
}

function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let weight = 1;
  for (const letter of text) {
    const group = alphabet.indexOf(letter);
    if (group < 0) return [Number.NaN];
    value += (group % 32) * weight;
    weight *= 32;
    if (group < 32) {
      numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
      value = 0;
      weight = 1;
    }
  }
  return numbers;
}
