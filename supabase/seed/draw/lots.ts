import type { Random } from '../random.ts';
import { type Mood, moods } from './mood.ts';
import { bush, lawn, mountains, palm, pine, sea, sky, tree } from './nature.ts';
import {
  circle,
  darker,
  ellipse,
  lighter,
  line,
  mix,
  type Point,
  picture,
  polygon,
  rect,
  stroke,
  times,
} from './svg.ts';

/** A plot in perspective: earth, a rope around it, stakes with red tops and a small board. */
function plot(mood: Mood, random: Random): string {
  const corners = [
    [390, 596],
    [830, 590],
    [1040, 752],
    [180, 762],
  ] as const satisfies readonly Point[];
  const earth = mood.tint('#c6a873');
  const stake = ([x, y]: Point) => {
    const tall = 30 + (y - 590) * 0.24;
    return (
      rect(x - 5, y - tall, 10, tall + 6, mood.tint('#e9dcc0'), 2) +
      rect(x - 5, y - tall, 10, tall * 0.3, mood.tint('#d4503f'), 2)
    );
  };
  const rope = corners.map(([x, y], index) => {
    const [toX, toY] = corners[(index + 1) % 4] ?? corners[0];
    return stroke(`M${x} ${y - 22}Q${(x + toX) / 2} ${(y + toY) / 2 - 10} ${toX} ${toY - 22}`, mood.tint('#f4ecd8'), 3);
  });
  const tufts = times(30, () => {
    const y = random.between(612, 748);
    const x = random.between(400 - (y - 600) * 1.1, 810 + (y - 600) * 1.1);
    return random.chance(0.5)
      ? ellipse(x, y, random.between(8, 26), 3, darker(earth, 0.12))
      : stroke(`M${x} ${y}q-4 -10 -8 -12M${x} ${y}q3 -12 6 -14`, mood.tint('#7d9a4f'), 3);
  });
  return [
    polygon(corners, earth, 0.92),
    tufts,
    rope.join(''),
    corners.map(stake).join(''),
    rect(876, 566, 8, 90, mood.tint('#7b5a3a')),
    rect(840, 548, 82, 54, mood.tint('#fbf7ee'), 4),
    polygon(
      [
        [856, 588],
        [866, 570],
        [878, 588],
      ],
      mood.tint('#2f7a5c'),
    ),
    rect(884, 566, 28, 6, mood.tint('#8d8a80'), 2),
    rect(884, 580, 22, 6, mood.tint('#b5b1a5'), 2),
  ]
    .flat()
    .join('');
}

export function fieldLot(variant: number, random: Random): string {
  const mood = variant === 1 ? moods.noon : moods.golden;
  return picture(
    sky(mood, random),
    mountains(mood, random, 575, '#6b9a72', 2),
    times(12, (index) => tree(index * 108 + random.between(-30, 30), 590, random.between(80, 150), mood, random)),
    lawn(mood, random, 572, variant === 1 ? '#86b45c' : '#a3b25a'),
    plot(mood, random),
    variant === 1 ? palm(110, 690, 320, mood, 30) : tree(100, 690, 280, mood, random),
    times(5, (index) => bush(60 + index * 270, 796, 26, mood, '#f5f0e6')),
  );
}

export function mountainLot(variant: number, random: Random): string {
  const mood = variant === 1 ? moods.morning : moods.dusk;
  const volcano = mix(mood.haze, mood.tint('#4b6f74'), 0.5);
  const peak =
    polygon(
      [
        [210, 580],
        [520, 240],
        [560, 262],
        [600, 250],
        [640, 268],
        [960, 580],
      ],
      volcano,
    ) +
    polygon(
      [
        [600, 250],
        [640, 268],
        [960, 580],
        [700, 580],
      ],
      darker(volcano, 0.12),
    );
  return picture(
    sky(mood, random),
    variant === 1 ? mountains(mood, random, 575, '#3f7a6a', 4) : peak + mountains(mood, random, 575, '#3f6a66', 2),
    lawn(mood, random, 572, '#74a35c'),
    times(7, (index) => pine(30 + index * 42, 610 + (index % 3) * 14, random.between(120, 190), mood)),
    times(5, (index) => pine(1010 + index * 44, 606 + (index % 3) * 16, random.between(130, 210), mood)),
    plot(mood, random),
    times(6, (index) => bush(30 + index * 230, 798, 26, mood, '#c78fd0')),
  );
}

export function seaLot(variant: number, random: Random): string {
  const mood = variant === 1 ? moods.noon : moods.golden;
  const island = mix(mood.haze, mood.tint('#4c7f73'), 0.6);
  const boat = (x: number, y: number) =>
    polygon(
      [
        [x, y],
        [x + 90, y],
        [x + 74, y + 15],
        [x + 16, y + 15],
      ],
      mood.tint('#fbf7ee'),
    ) +
    line(x - 10, y + 20, x + 100, y + 20, mood.tint('#d9a441'), 4) +
    rect(x + 42, y - 60, 4, 60, mood.tint('#7b5a3a')) +
    polygon(
      [
        [x + 48, y - 56],
        [x + 48, y - 8],
        [x + 86, y - 8],
      ],
      mood.tint('#e8784f'),
    );
  return picture(
    sky(mood, random, 440),
    ellipse(250, 446, 210, 46, island),
    ellipse(930, 448, 150, 30, lighter(island, 0.15)),
    sea(mood, random, 440, 580),
    boat(640, 486),
    stroke('M-10 566q150 -18 300 0t300 0t300 0t340 0', mood.tint('#ffffff'), 8),
    rect(0, 568, 1200, 30, mood.tint('#f0dfb8')),
    lawn(mood, random, 588, '#8fb565'),
    plot(mood, random),
    palm(96, 690, 380, mood, 60),
    palm(1120, 720, 420, mood, -54),
    palm(1050, 640, 240, mood, -20),
  );
}

export function aerialLot(variant: number, random: Random): string {
  const greens =
    variant === 1 ? ['#9cc178', '#8fb56c', '#a9c985', '#86ad68'] : ['#b8c47c', '#a5b76c', '#c7cc8c', '#93ab62'];
  const roofs = ['#b65f43', '#6d5147', '#8a939a', '#c98a5a', '#4f6a63'];
  const across = 6;
  const down = 4;
  const mine = mineOf.index ?? (variant === 1 ? 14 : 9);
  const plots = times(across * down, (index) => {
    const x = (index % across) * 200 - 30 + (index % across > 2 ? 66 : 0);
    const y = Math.floor(index / across) * 188 + 8 + (index >= across * 2 ? 56 : 0);
    const base = rect(x, y, 190, 178, random.pick(greens), 3);
    if (index === mine) {
      return `${base}${rect(x + 6, y + 6, 178, 166, '#ffd95a', 3, 0.5)}<rect x="${x + 6}" y="${y + 6}" width="178" height="166" rx="3" fill="none" stroke="#d4503f" stroke-width="7" stroke-dasharray="20 12"/>${pin(x + 95, y + 112)}`;
    }
    if (random.chance(0.25))
      return (
        base +
        times(6, () =>
          circle(
            x + random.between(24, 166),
            y + random.between(24, 150),
            random.between(12, 24),
            random.pick(['#4e8a55', '#5f9a5c', '#6fa862']),
          ),
        )
      );
    const roof = random.pick(roofs);
    const left = x + random.between(24, 50);
    const top = y + random.between(22, 44);
    const house =
      rect(left + 6, top + 8, 104, 92, '#10201c', 2, 0.22) +
      rect(left, top, 104, 46, lighter(roof, 0.08)) +
      rect(left, top + 46, 104, 46, darker(roof, 0.12));
    const pool = random.chance(0.25) ? rect(left + 30, top + 102, 60, 26, '#5cc4d2', 12) : '';
    return (
      base +
      house +
      pool +
      circle(x + 166, y + 30, 17, '#4e8a55') +
      circle(x + 20, y + 156, 15, '#5f9a5c') +
      circle(x + 162, y + 150, 20, '#568f58')
    );
  });
  const street = '#d9d5ca';
  return picture(
    rect(0, 0, 1200, 800, '#7fa862'),
    plots,
    rect(568, 0, 64, 800, street),
    rect(0, 384, 1200, 56, street),
    times(16, (index) => rect(598, index * 52 + 8, 4, 28, '#ffffff')),
    times(24, (index) => rect(index * 52 + 8, 410, 28, 4, '#ffffff')),
    times(6, (index) =>
      rect(
        60 + index * 196,
        index % 2 ? 392 : 420,
        34,
        15,
        ['#c9483e', '#3d6f8e', '#f5f2ea'][index % 3] ?? '#c9483e',
        5,
      ),
    ),
    times(18, (index) => circle(index < 9 ? 556 : 644, (index % 9) * 92 + 30, 13, '#4e8a55')),
  );
}

function pin(x: number, tip: number): string {
  return (
    ellipse(x, tip + 2, 22, 7, '#10201c', 0.3) +
    `<path d="M${x} ${tip}c-14 -26 -36 -40 -36 -68a36 36 0 0 1 72 0c0 28 -22 42 -36 68z" fill="#1f5d47"/>` +
    circle(x, tip - 68, 15, '#ffffff')
  );
}

export const mineOf: { index: number | undefined } = { index: undefined };
