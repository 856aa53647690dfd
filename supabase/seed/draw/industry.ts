import type { Random } from '../random.ts';
import { type Mood, moods } from './mood.ts';
import { mountains, sky, tree } from './nature.ts';
import { door, garageDoor, pane } from './parts.ts';
import { circle, darker, ellipse, lighter, picture, polygon, rect, times } from './svg.ts';

export function warehouse(variant: number, random: Random): string {
  const mood = [moods.noon, moods.overcast, moods.dusk][variant - 1] ?? moods.noon;
  const wall = mood.tint(['#c9d2d4', '#b9c4bd', '#d8cfc0'][variant - 1] ?? '#c9d2d4');
  const accent = mood.tint(['#2f6f73', '#d17f3a', '#2f5d50'][variant - 1] ?? '#2f6f73');
  return picture(
    sky(mood, random, 600),
    mountains(mood, random, 590, '#5b8a72', 2),
    rect(0, 580, 1200, 220, mood.tint('#a9a79f')),
    polygon(
      [
        [140, 330],
        [600, 236],
        [1060, 330],
      ],
      lighter(wall, 0.1),
    ),
    rect(140, 328, 920, 322, wall),
    times(46, (index) => rect(140 + index * 20, 328, 2, 322, darker(wall, 0.08))),
    polygon(
      [
        [120, 338],
        [600, 222],
        [1080, 338],
        [1080, 322],
        [600, 204],
        [120, 322],
      ],
      darker(accent, 0.1),
    ),
    rect(140, 380, 920, 30, accent),
    circle(600, 290, 26, accent),
    polygon(
      [
        [580, 298],
        [600, 276],
        [620, 298],
      ],
      lighter(wall, 0.5),
    ),
    times(
      4,
      (index) =>
        rect(180 + index * 196, 456, 148, 194, darker(wall, 0.4)) +
        garageDoor(188 + index * 196, 650, 132, 186, lighter(accent, index === variant ? 0.7 : 0.45)) +
        rect(182 + index * 196, 636, 14, 14, '#e2b23e') +
        rect(312 + index * 196, 636, 14, 14, '#e2b23e'),
    ),
    door(985, 650, 52, 112, darker(accent, 0.3)),
    rect(0, 650, 1200, 14, mood.tint('#8d8b84')),
    times(6, (index) => rect(160 + index * 196, 690, 8, 110, mood.tint('#e9dfc0'), 0, 0.7)),
    truck(300 + variant * 90, 742, mood, accent),
    times(3, (index) =>
      rect(
        40 + index * 12,
        600 - index * 44 + 20,
        120,
        42,
        mood.tint(['#b5483c', '#3d6f8e', '#d19a3f'][index] ?? '#b5483c'),
        2,
      ),
    ),
  );
}

function truck(x: number, ground: number, mood: Mood, accent: string): string {
  const wheel = (at: number) => circle(x + at, ground - 20, 24, '#23292d') + circle(x + at, ground - 20, 10, '#aab4b8');
  return [
    ellipse(x + 210, ground + 4, 240, 10, '#10201c', 0.2),
    rect(x, ground - 180, 300, 152, mood.tint('#f4efe4'), 4),
    rect(x, ground - 120, 300, 26, accent),
    rect(x + 306, ground - 140, 100, 112, accent, 10),
    rect(x + 344, ground - 126, 54, 46, '#cfe6ee', 5),
    rect(x, ground - 34, 412, 14, '#3a4246'),
    wheel(60),
    wheel(116),
    wheel(356),
  ].join('');
}

export function factory(_variant: number, random: Random): string {
  const mood = moods.morning;
  const wall = mood.tint('#c98c6b');
  const roof = mood.tint('#5c6a6c');
  return picture(
    sky(mood, random, 600),
    mountains(mood, random, 590, '#5b8a72', 2),
    rect(0, 580, 1200, 220, mood.tint('#b3b0a5')),
    rect(930, 210, 46, 440, darker(wall, 0.12)),
    rect(922, 200, 62, 18, darker(wall, 0.3)),
    times(
      5,
      (index) =>
        polygon(
          [
            [150 + index * 150, 400],
            [150 + index * 150, 300],
            [300 + index * 150, 400],
          ],
          roof,
        ) +
        polygon(
          [
            [158 + index * 150, 392],
            [158 + index * 150, 316],
            [176 + index * 150, 328],
            [176 + index * 150, 392],
          ],
          '#d6ebee',
        ),
    ),
    rect(150, 398, 750, 252, wall),
    times(10, (row) =>
      times(14, (column) =>
        random.chance(0.3) ? rect(160 + column * 53 + (row % 2) * 18, 408 + row * 24, 32, 9, darker(wall, 0.1)) : '',
      ),
    ),
    times(5, (index) => pane(180 + index * 146, 440, 104, 72, mood, random, { frame: roof, columns: 4, rows: 3 })),
    garageDoor(200, 650, 150, 104, roof),
    garageDoor(420, 650, 150, 104, roof),
    door(680, 650, 60, 104, mood.tint('#2f5d50')),
    rect(900, 470, 200, 180, lighter(wall, 0.35)),
    rect(890, 458, 220, 14, roof),
    times(3, (index) => pane(922 + index * 58, 500, 40, 50, mood, random, { frame: roof })),
    rect(0, 650, 1200, 12, mood.tint('#8d8b84')),
    truck(560, 750, mood, mood.tint('#2f6f73')),
    tree(70, 690, 220, mood, random),
  );
}
