import type { Random } from '../random.ts';
import type { Mood } from './mood.ts';
import { circle, darker, ellipse, lighter, line, path, polygon, rect, stroke, times } from './svg.ts';

interface WindowStyle {
  frame: string;
  columns?: number;
  rows?: number;
  hasSill?: boolean;
}

export function pane(
  x: number,
  y: number,
  wide: number,
  high: number,
  mood: Mood,
  random: Random,
  style: WindowStyle,
): string {
  const { frame, columns = 2, rows = 1, hasSill = false } = style;
  const glass = mood.isLit && random.chance(0.22) ? '#3b4668' : random.pick(mood.glass);
  const edge = Math.max(3, Math.min(wide, high) * 0.06);
  const bars =
    times(columns - 1, (index) => rect(x + (wide / columns) * (index + 1) - edge / 2, y, edge, high, frame)) +
    times(rows - 1, (index) => rect(x, y + (high / rows) * (index + 1) - edge / 2, wide, edge, frame));
  const shine = polygon(
    [
      [x + wide * 0.12, y + high],
      [x + wide * 0.5, y],
      [x + wide * 0.72, y],
      [x + wide * 0.34, y + high],
    ],
    '#ffffff',
    mood.isLit ? 0.12 : 0.28,
  );
  const sill = hasSill ? rect(x - 8, y + high + edge - 1, wide + 16, 7, lighter(frame, 0.25)) : '';
  return (
    rect(x - edge, y - edge, wide + edge * 2, high + edge * 2, frame, 2) +
    rect(x, y, wide, high, glass) +
    shine +
    bars +
    sill
  );
}

export function door(x: number, ground: number, wide: number, high: number, colour: string): string {
  return (
    rect(x - 6, ground - high - 6, wide + 12, high + 6, lighter(colour, 0.55)) +
    rect(x, ground - high, wide, high, colour) +
    rect(x + wide * 0.16, ground - high * 0.9, wide * 0.68, high * 0.34, darker(colour, 0.2), 2) +
    rect(x + wide * 0.16, ground - high * 0.48, wide * 0.68, high * 0.38, darker(colour, 0.2), 2) +
    circle(x + wide * 0.86, ground - high * 0.5, 4, '#e6c36a')
  );
}

export function garageDoor(x: number, ground: number, wide: number, high: number, colour: string): string {
  return (
    rect(x, ground - high, wide, high, colour) +
    times(5, (index) => rect(x, ground - high + (high / 5) * (index + 1) - 4, wide, 4, darker(colour, 0.18))) +
    rect(x, ground - high, wide, 9, '#10201c', 0, 0.16)
  );
}

/** Horizontal boards. */
export function cladding(x: number, y: number, wide: number, high: number, colour: string, board = 14): string {
  return (
    rect(x, y, wide, high, colour) +
    times(high / board, (index) => rect(x, y + index * board, wide, 2, darker(colour, index % 3 ? 0.14 : 0.24)))
  );
}

export function railing(x: number, y: number, wide: number, high: number, colour: string): string {
  return (
    rect(x, y, wide, 6, colour, 2) +
    rect(x, y + high - 5, wide, 5, colour) +
    times(wide / 14 + 1, (index) => rect(x + Math.min(index * 14, wide - 4), y, 4, high, colour))
  );
}

export function glassRailing(x: number, y: number, wide: number, high: number, mood: Mood): string {
  return (
    rect(x, y, wide, high, lighter(mood.glass[0] ?? '#ffffff', 0.2), 2, 0.45) +
    rect(x, y - 3, wide, 5, mood.tint('#44525a'), 2)
  );
}

export function roofTiles(points: readonly (readonly [number, number])[], colour: string): string {
  const ys = points.map(([, y]) => y);
  const top = Math.min(...ys);
  const bottom = Math.max(...ys);
  const [topLeft = [0, 0], topRight = [0, 0], right = [0, 0], left = [0, 0]] = points;
  const courses = times((bottom - top) / 17, (index) => {
    const share = ((index + 1) * 17) / (bottom - top);
    if (share > 0.98) return '';
    const from = topLeft[0] + (left[0] - topLeft[0]) * share;
    const to = topRight[0] + (right[0] - topRight[0]) * share;
    return line(from, top + (index + 1) * 17, to, top + (index + 1) * 17, darker(colour, 0.13), 2.5);
  });
  return polygon(points, colour) + courses;
}

export function car(x: number, ground: number, size: number, colour: string, mood: Mood): string {
  const s = size / 200;
  const wheel = (at: number) =>
    circle(x + at * s, ground - 16 * s, 19 * s, '#23292d') + circle(x + at * s, ground - 16 * s, 9 * s, '#aab4b8');
  return (
    ellipse(x + 100 * s, ground + 1, 112 * s, 7 * s, '#10201c', 0.22) +
    path(
      `M${x + 42 * s} ${ground - 52 * s}q${14 * s} ${-36 * s} ${40 * s} ${-36 * s}h${42 * s}q${24 * s} 0 ${42 * s} ${36 * s}z`,
      darker(colour, 0.12),
    ) +
    path(
      `M${x + 54 * s} ${ground - 54 * s}q${10 * s} ${-26 * s} ${28 * s} ${-26 * s}h${12 * s}v${26 * s}zM${x + 100 * s} ${ground - 80 * s}h${22 * s}q${16 * s} 0 ${30 * s} ${26 * s}h${-52 * s}z`,
      mood.isLit ? '#5a6a86' : '#cfe6ee',
    ) +
    path(
      `M${x} ${ground - 18 * s}v${-20 * s}q${2 * s} ${-14 * s} ${24 * s} ${-16 * s}h${142 * s}q${32 * s} ${4 * s} ${34 * s} ${22 * s}v${14 * s}z`,
      colour,
    ) +
    rect(x + 188 * s, ground - 42 * s, 10 * s, 9 * s, mood.isLit ? '#fff1b8' : '#f3efe2', 3) +
    rect(x + 1 * s, ground - 42 * s, 7 * s, 10 * s, '#d4574e', 2) +
    wheel(44) +
    wheel(158)
  );
}

export function hedge(x: number, ground: number, wide: number, high: number, mood: Mood): string {
  const leaf = mood.tint('#477f52');
  return (
    rect(x, ground - high, wide, high, leaf, 8) +
    times(wide / 26, (index) => circle(x + 13 + index * 26, ground - high + 3, 14, leaf)) +
    times(wide / 26, (index) =>
      circle(x + 8 + index * 26, ground - high * (0.35 + (index % 3) * 0.18), 7, lighter(leaf, 0.1)),
    )
  );
}

export function road(top: number, mood: Mood, bottom = 800): string {
  const asphalt = mood.tint('#6d7478');
  const middle = (top + bottom) / 2;
  return (
    rect(0, top - 16, 1200, 18, mood.tint('#d5d2c8')) +
    rect(0, top, 1200, bottom - top, asphalt) +
    times(9, (index) => rect(index * 150 + 20, middle - 3, 80, 7, mood.tint('#e9e4d0'), 2, 0.85))
  );
}

export function awning(x: number, y: number, wide: number, high: number, colours: readonly [string, string]): string {
  const stripes = Math.max(4, Math.round(wide / 34));
  const each = wide / stripes;
  return (
    times(stripes, (index) => {
      const colour = colours[index % 2 ? 1 : 0];
      const left = x + index * each;
      return rect(left, y, each + 0.5, high, colour) + circle(left + each / 2, y + high, each / 2, colour);
    }) + rect(x, y, wide, 6, '#10201c', 0, 0.12)
  );
}

export function lampPost(x: number, ground: number, tall: number, mood: Mood): string {
  const pole = mood.tint('#4c565b');
  const glow = mood.isLit ? circle(x + 30, ground - tall + 10, 40, '#ffe3a1', 0.25) : '';
  return (
    rect(x - 3, ground - tall, 6, tall, pole) +
    stroke(`M${x} ${ground - tall}q4 -14 30 -8`, pole, 5) +
    glow +
    ellipse(x + 32, ground - tall - 4, 13, 6, mood.isLit ? '#fff0c4' : pole)
  );
}
