import { circle, darker, ellipse, fade, lighter, line, picture, polygon, rect, stroke, times, turned } from './svg.ts';

interface Tones {
  wall: string;
  floor: string;
  accent: string;
  wood: string;
}

const tones = [
  { wall: '#e9efe8', floor: '#d8c6a8', accent: '#2f6b57', wood: '#a9794f' },
  { wall: '#f3e4dc', floor: '#cbb8a6', accent: '#b4574a', wood: '#6f5142' },
] as const satisfies readonly Tones[];
const tonesOf = (variant: number): Tones => tones[(variant - 1) % 2] ?? tones[0];

const room = ({ wall, floor }: Tones): string =>
  rect(0, 0, 1200, 620, wall) +
  rect(0, 620, 1200, 180, floor) +
  times(9, (index) => line(index * 150, 620, index * 190 - 160, 800, darker(floor, 0.12), 3)) +
  rect(0, 604, 1200, 18, lighter(wall, 0.5));

const mirror = (x: number, tone: Tones): string =>
  rect(x - 10, 90, 240, 340, tone.wood, 120) +
  fade(x, 100, 220, 320, ['#dfeef2', '#b9d4dc'], 110) +
  polygon(
    [
      [x + 40, 400],
      [x + 130, 130],
      [x + 170, 130],
      [x + 80, 400],
    ],
    '#ffffff',
    0.4,
  );

const chair = (x: number, seat: string): string =>
  ellipse(x + 110, 742, 120, 16, '#10201c', 0.18) +
  rect(x + 98, 640, 24, 90, '#8f9a9d') +
  ellipse(x + 110, 732, 78, 16, '#6d777a') +
  rect(x + 20, 400, 180, 190, seat, 40) +
  rect(x + 44, 424, 132, 130, lighter(seat, 0.12), 28) +
  rect(x, 580, 220, 66, darker(seat, 0.12), 28) +
  rect(x - 22, 520, 34, 90, darker(seat, 0.3), 16) +
  rect(x + 208, 520, 34, 90, darker(seat, 0.3), 16);

const bottle = (x: number, ground: number, tall: number, colour: string): string =>
  rect(x, ground - tall, 44, tall, colour, 8) +
  rect(x + 13, ground - tall - 26, 18, 30, darker(colour, 0.35), 4) +
  rect(x + 6, ground - tall * 0.66, 32, tall * 0.34, lighter(colour, 0.6), 3);

const plant = (x: number, ground: number): string =>
  times(7, (index) =>
    turned(ellipse(x, ground - 170, 16, 84, index % 2 ? '#4e9068' : '#3f7a57'), -54 + index * 18, x, ground - 90),
  ) +
  polygon(
    [
      [x - 52, ground - 92],
      [x + 52, ground - 92],
      [x + 38, ground],
      [x - 38, ground],
    ],
    '#c9805c',
  );

export function hairSalon(variant: number): string {
  const tone = tonesOf(variant);
  const shelf = rect(60, 470, 1080, 22, tone.wood) + rect(60, 492, 1080, 10, darker(tone.wood, 0.2));
  return picture(
    room(tone),
    mirror(170, tone),
    mirror(490, tone),
    mirror(810, tone),
    shelf,
    times(5, (index) =>
      bottle(
        84 + index * 58,
        470,
        64 + (index % 3) * 22,
        [tone.accent, '#e0a24a', '#f5efe2'][index % 3] ?? tone.accent,
      ),
    ),
    stroke('M980 470v-46q0-30 30-30h86', '#3a4448', 16),
    rect(1076, 372, 60, 42, '#3a4448', 12),
    chair(170, tone.accent),
    chair(490, tone.accent),
    chair(810, tone.accent),
    plant(1120, 760),
  );
}

export function barberShop(variant: number): string {
  const tone =
    variant === 1
      ? { wall: '#26363d', floor: '#8a6a50', accent: '#9c3b33', wood: '#5a4032' }
      : { wall: '#3a2f2b', floor: '#6e7b78', accent: '#2f5d73', wood: '#a9794f' };
  const pole =
    rect(1016, 130, 92, 30, '#c9ced0', 10) +
    `<clipPath id="pole"><rect x="1026" y="160" width="72" height="330"/></clipPath><g clip-path="url(#pole)">${rect(1026, 160, 72, 330, '#f5f1e8')}${times(9, (index) => stroke(`M1010 ${150 + index * 48}l110 60`, index % 2 ? '#2d5a8c' : '#c0392b', 16))}</g>` +
    rect(1016, 490, 92, 30, '#c9ced0', 10);
  return picture(
    room(tone),
    times(7, (row) =>
      times(13, (column) => rect(column * 96 - (row % 2) * 48, 330 + row * 40, 90, 34, lighter(tone.wall, 0.1), 2)),
    ),
    mirror(250, tone),
    mirror(620, tone),
    rect(160, 480, 780, 26, tone.wood),
    times(6, (index) =>
      bottle(180 + index * 60, 480, 58 + (index % 3) * 18, ['#c28f3d', '#5f7f86', '#e9dfc9'][index % 3] ?? '#c28f3d'),
    ),
    chair(250, tone.accent),
    chair(620, tone.accent),
    pole,
    circle(360, 60, 34, '#ffe3a1', 0.9),
    circle(730, 60, 34, '#ffe3a1', 0.9),
  );
}

export function cosmetics(variant: number): string {
  const tone = tonesOf(variant);
  return picture(
    room(tone),
    times(3, (index) => rect(90, 120 + index * 130, 420, 16, tone.wood)),
    times(3, (row) =>
      times(6, (index) =>
        bottle(
          110 + index * 66,
          120 + row * 130,
          48 + ((index + row) % 3) * 18,
          ['#f5efe2', lighter(tone.accent, 0.5), '#e3c9a8'][(index + row) % 3] ?? '#f5efe2',
        ),
      ),
    ),
    circle(930, 210, 120, '#ffffff'),
    circle(930, 210, 104, '#dfeef2'),
    rect(922, 330, 16, 190, '#c9ced0'),
    ellipse(600, 720, 420, 22, '#10201c', 0.14),
    rect(260, 560, 30, 150, '#8f9a9d'),
    rect(900, 560, 30, 150, '#8f9a9d'),
    rect(200, 500, 800, 76, lighter(tone.accent, 0.72), 34),
    rect(200, 540, 800, 36, lighter(tone.accent, 0.52), 18),
    rect(230, 462, 170, 60, '#ffffff', 28),
    rect(620, 486, 340, 54, '#ffffff', 20),
    plant(1090, 760),
  );
}

const lacquers = ['#b4574a', '#e0a24a', '#2f6b57', '#8d5a97', '#d98b9d', '#48617a', '#f0c7b8', '#7a2f3c'] as const;

const flacon = (x: number, ground: number, colour: string): string =>
  rect(x + 16, ground - 128, 28, 66, '#23292d', 6) +
  rect(x, ground - 66, 60, 66, colour, 14) +
  rect(x + 10, ground - 54, 12, 40, '#ffffff', 6, 0.4);

export function nailStudio(variant: number): string {
  const tone = tonesOf(variant);
  return picture(
    room(tone),
    times(3, (index) => rect(120, 200 + index * 150, 960, 14, tone.wood)),
    times(3, (row) =>
      times(13, (index) =>
        flacon(
          132 + index * 73,
          200 + row * 150,
          lacquers[(index * 3 + row * 2 + variant) % lacquers.length] ?? '#b4574a',
        ),
      ),
    ),
    rect(140, 600, 920, 40, lighter(tone.wood, 0.3), 10),
    rect(180, 640, 30, 140, tone.wood),
    rect(990, 640, 30, 140, tone.wood),
    ellipse(600, 596, 150, 30, '#ffffff'),
    stroke('M800 596v-80q0-40 50-40h60', '#3a4448', 12),
    ellipse(930, 480, 54, 20, '#fff1b8'),
  );
}

const stone = (x: number, y: number, wide: number): string =>
  ellipse(x, y, wide, wide * 0.36, '#4a5254') +
  ellipse(x - wide * 0.2, y - wide * 0.12, wide * 0.5, wide * 0.1, '#6d777a');

const candle = (x: number): string =>
  ellipse(x + 20, 470, 70, 56, '#ffe3a1', 0.35) +
  rect(x, 490, 40, 70, '#f5efe2', 6) +
  ellipse(x + 20, 478, 8, 16, '#f2a33c');

export function massageRoom(variant: number): string {
  const tone =
    variant === 1
      ? { wall: '#dfe5da', floor: '#b79a78', accent: '#5f8f7a', wood: '#8a6a50' }
      : { wall: '#e8ddd4', floor: '#8d7a6b', accent: '#8a6f92', wood: '#5f4a3c' };
  return picture(
    room(tone),
    times(12, (index) => rect(60 + index * 26, 60, 12, 440, lighter(tone.wood, 0.25), 6)),
    times(2, (index) => stroke(`M70 ${160 + index * 210}h290`, tone.wood, 12)),
    rect(760, 556, 340, 24, tone.wood, 6),
    candle(800),
    candle(1010),
    stone(930, 540, 62),
    stone(930, 506, 50),
    stone(930, 478, 36),
    ellipse(520, 742, 420, 20, '#10201c', 0.16),
    rect(180, 620, 26, 120, tone.wood),
    rect(840, 620, 26, 120, tone.wood),
    rect(110, 560, 820, 74, lighter(tone.accent, 0.7), 30),
    rect(110, 604, 820, 40, tone.accent, 18),
    times(3, (index) => rect(180, 530 - index * 32, 220, 34, index % 2 ? '#ffffff' : lighter(tone.accent, 0.5), 14)),
  );
}
