import type { Random } from '../random.ts';
import { type Mood, moods } from './mood.ts';
import { mountains, sea, sky } from './nature.ts';
import { skyline } from './skyline.ts';
import { circle, darker, ellipse, lighter, line, polygon, rect, stroke, times } from './svg.ts';

interface Palette {
  wall: string;
  floor: string;
  main: string;
  accent: string;
  wood: string;
}

const palettes: readonly Palette[] = [
  { wall: '#f1e9dc', floor: '#c79a6b', main: '#2f6b57', accent: '#e0a24a', wood: '#9a6b43' },
  { wall: '#dfe8e6', floor: '#b98d63', main: '#c96f52', accent: '#3f6f80', wood: '#8a6246' },
  { wall: '#efe0d4', floor: '#d8c3a5', main: '#48617a', accent: '#d9795d', wood: '#a97c50' },
  { wall: '#e6e7dc', floor: '#a87b55', main: '#8a9a76', accent: '#c9524a', wood: '#7b563a' },
  { wall: '#ece4ea', floor: '#cbb299', main: '#7a5f7d', accent: '#e4b24f', wood: '#946b4a' },
];

const floorTop = 590;

const views = [moods.noon, moods.golden, moods.morning, moods.dusk, moods.noon] as const;

export const given: { palette: Palette | undefined } = { palette: undefined };
export function paletteOf(variant: number): Palette {
  if (given.palette) return given.palette;
  return (
    palettes[(variant - 1) % palettes.length] ?? {
      wall: '#f1e9dc',
      floor: '#c79a6b',
      main: '#2f6b57',
      accent: '#e0a24a',
      wood: '#9a6b43',
    }
  );
}

export function shell({ wall, floor }: Palette): string {
  return [
    rect(0, 0, 1200, floorTop, wall),
    rect(0, 0, 1200, 26, lighter(wall, 0.5)),
    rect(0, floorTop, 1200, 210, floor),
    times(5, (row) => rect(0, floorTop + 8 + row * row * 9, 1200, 2, darker(floor, 0.12))),
    times(19, (index) => line(600 + (index - 9) * 88, floorTop, 600 + (index - 9) * 150, 800, darker(floor, 0.1), 2)),
    rect(0, floorTop - 16, 1200, 18, lighter(wall, 0.6)),
  ].join('');
}

/** A window with a real view: city, hills or sea. */
export function view(x: number, y: number, wide: number, high: number, variant: number, random: Random): string {
  const mood: Mood = views[variant - 1] ?? moods.noon;
  const far =
    [skyline(mood, random, 600), mountains(mood, random, 600), sea(mood, random, 420, 620)][variant % 3] ?? '';
  const id = `view${x}-${y}-${variant}`;
  return [
    rect(x - 12, y - 12, wide + 24, high + 24, '#faf7f0', 3),
    `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${wide}" height="${high}"/></clipPath><g clip-path="url(#${id})"><g transform="translate(${x - 40} ${y - 10}) scale(${(wide + 80) / 1200} ${(high + 10) / 610})">${sky(mood, random, 560)}${far}</g></g>`,
    polygon(
      [
        [x + wide * 0.1, y + high],
        [x + wide * 0.34, y],
        [x + wide * 0.46, y],
        [x + wide * 0.22, y + high],
      ],
      '#ffffff',
      0.2,
    ),
    rect(x + wide / 2 - 4, y, 8, high, '#faf7f0'),
    rect(x - 22, y + high + 10, wide + 44, 12, '#ffffff', 2),
  ].join('');
}

export function curtains(x: number, y: number, wide: number, high: number, colour: string): string {
  const side = (left: number) =>
    rect(left, y, 74, high, colour) +
    times(4, (index) => rect(left + 12 + index * 17, y, 5, high, darker(colour, 0.1)));
  return rect(x - 60, y - 10, wide + 120, 9, '#6b5a48', 4) + side(x - 52) + side(x + wide - 22);
}

export function plant(x: number, ground: number, tall: number, pot: string): string {
  const leaves = [-70, -40, -12, 14, 42, 68].map((degrees, index) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    const tip = { x: x + Math.cos(angle) * tall * 0.62, y: ground - 60 + Math.sin(angle) * tall * 0.86 };
    const swell = tall * 0.13;
    return `<path d="M${x} ${ground - 60}Q${(x + tip.x) / 2 - swell} ${(ground - 60 + tip.y) / 2 - swell} ${tip.x} ${tip.y}Q${(x + tip.x) / 2 + swell} ${(ground - 60 + tip.y) / 2 + swell} ${x} ${ground - 60}Z" fill="${index % 2 ? '#4e9068' : '#3b7a57'}"/>`;
  });
  return (
    ellipse(x, ground + 2, 46, 7, '#10201c', 0.16) +
    leaves.join('') +
    polygon(
      [
        [x - 34, ground - 70],
        [x + 34, ground - 70],
        [x + 25, ground],
        [x - 25, ground],
      ],
      pot,
    ) +
    rect(x - 38, ground - 76, 76, 14, lighter(pot, 0.15), 3)
  );
}

export function art(x: number, y: number, wide: number, high: number, palette: Palette, random: Random): string {
  const kind = random.whole(0, 2);
  const content = [
    circle(x + wide * 0.62, y + high * 0.36, wide * 0.18, palette.accent) +
      polygon(
        [
          [x + 8, y + high - 8],
          [x + wide * 0.4, y + high * 0.42],
          [x + wide * 0.78, y + high - 8],
        ],
        palette.main,
      ),
    rect(x + wide * 0.2, y + high * 0.2, wide * 0.36, high * 0.6, palette.main, 30) +
      circle(x + wide * 0.64, y + high * 0.6, wide * 0.18, palette.accent),
    stroke(
      `M${x + wide * 0.5} ${y + high * 0.86}V${y + high * 0.3}M${x + wide * 0.5} ${y + high * 0.6}q-24 -6 -28 -34M${x + wide * 0.5} ${y + high * 0.5}q24 -6 28 -34`,
      palette.main,
      6,
    ),
  ][kind];
  return (
    rect(x + 4, y + 5, wide, high, '#10201c', 2, 0.16) +
    rect(x, y, wide, high, palette.wood, 2) +
    rect(x + 7, y + 7, wide - 14, high - 14, '#fbf7ee') +
    (content ?? '')
  );
}

export function pendant(x: number, drop: number, colour: string): string {
  return (
    rect(x - 1.5, 0, 3, drop, '#4a4540') +
    polygon(
      [
        [x - 18, drop],
        [x + 18, drop],
        [x + 46, drop + 42],
        [x - 46, drop + 42],
      ],
      colour,
    ) +
    ellipse(x, drop + 42, 46, 7, '#fff3cf')
  );
}
