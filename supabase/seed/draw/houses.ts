import type { Random } from '../random.ts';
import { type Mood, moods } from './mood.ts';
import { bush, lawn, mountains, palm, sky, tree } from './nature.ts';
import { car, cladding, door, garageDoor, glassRailing, hedge, pane, railing, roofTiles } from './parts.ts';
import { darker, ellipse, lighter, picture, polygon, rect, times } from './svg.ts';

export const ground = 640;

const wallColours = ['#f3ede0', '#e9dcc5', '#dfe7e2', '#f1e3d3', '#e4e1da'];

const roofColours = ['#a5533f', '#6d5147', '#4c5a5e', '#8a4a3d', '#3f5b50'];

const doorColours = ['#7a4b2e', '#2f5d50', '#8c3b34', '#33475b'];

const carColours = ['#c9483e', '#e8e6df', '#3d6f8e', '#4a5257'];

export function setting(mood: Mood, random: Random, house: string, front = ''): string {
  const side = random.chance(0.5);
  return picture(
    sky(mood, random),
    mountains(mood, random, 575, '#4c7f73', 2),
    times(7, (index) => tree(index * 190 + random.between(-40, 40), 590, random.between(90, 150), mood, random)),
    lawn(mood, random, 572),
    palm(side ? 120 : 1085, 668, random.between(330, 400), mood, side ? 34 : -30),
    ellipse(600, ground + 4, 430, 14, '#10201c', 0.14),
    house,
    tree(side ? 1090 : 95, 690, random.between(210, 260), mood, random),
    front,
    times(6, (index) =>
      bush(
        70 + index * 210 + random.between(-30, 30),
        792,
        random.between(24, 38),
        mood,
        random.pick(['#f2c14e', '#e8788a', '#f5f0e6', '#d96c4f']),
      ),
    ),
  );
}

function drive(x: number, wide: number, mood: Mood): string {
  return polygon(
    [
      [x, ground],
      [x + wide, ground],
      [x + wide + 110, 800],
      [x - 30, 800],
    ],
    mood.tint('#cbc6ba'),
  );
}

export function modernHouse(variant: number, random: Random): string {
  const mood = [moods.golden, moods.noon, moods.dusk][variant - 1] ?? moods.noon;
  const wall = mood.tint(['#f4f1ea', '#e5e2db', '#efe9df'][variant - 1] ?? '#f4f1ea');
  const dark = mood.tint(['#475158', '#5a4a42', '#3f4d4a'][variant - 1] ?? '#475158');
  const wood = mood.tint('#a8714a');
  const frame = mood.tint('#2f3a3f');
  const house = [
    rect(300, 470, 620, 170, wall),
    rect(300, 470, 210, 170, darker(wall, 0.07)),
    garageDoor(318, ground, 176, 122, dark),
    pane(540, 496, 180, 144, mood, random, { frame, columns: 3 }),
    door(748, ground, 62, 128, mood.tint(doorColours[variant] ?? '#7a4b2e')),
    cladding(828, 470, 92, 170, wood),
    rect(280, 452, 660, 22, dark),
    rect(410, 290, 470, 164, lighter(wall, 0.25)),
    cladding(410, 290, 130, 164, wood),
    pane(566, 322, 150, 110, mood, random, { frame, columns: 2 }),
    pane(744, 322, 108, 132, mood, random, { frame, columns: 2 }),
    glassRailing(732, 402, 188, 52, mood),
    rect(390, 270, 540, 22, dark),
    rect(410, 292, 470, 12, '#10201c', 0, 0.14),
    rect(300, 474, 620, 12, '#10201c', 0, 0.14),
    rect(730, ground - 4, 100, 12, mood.tint('#b9b2a4')),
    rect(712, ground + 8, 136, 12, mood.tint('#cbc4b6')),
  ].join('');
  const parked = variant === 2 ? '' : car(270, 716, 220, mood.tint(carColours[variant] ?? '#c9483e'), mood);
  return setting(
    mood,
    random,
    house,
    drive(300, 210, mood) + parked + hedge(560, 690, 130, 34, mood) + hedge(870, 690, 200, 34, mood),
  );
}

export function gableHouse(variant: number, random: Random): string {
  const mood = [moods.morning, moods.noon, moods.golden][variant - 1] ?? moods.noon;
  const wall = mood.tint(wallColours[variant] ?? '#f3ede0');
  const roof = mood.tint(roofColours[variant - 1] ?? '#a5533f');
  const frame = mood.tint('#fbf8f1');
  const shutter = mood.tint(doorColours[variant] ?? '#2f5d50');
  const shuttered = (x: number, y: number) =>
    rect(x - 34, y - 4, 26, 102, shutter, 2) +
    rect(x + 98, y - 4, 26, 102, shutter, 2) +
    pane(x, y, 90, 94, mood, random, { frame, rows: 2, hasSill: true });
  const house = [
    rect(270, 440, 660, 200, wall),
    rect(270, 604, 660, 36, mood.tint('#a59d90')),
    roofTiles(
      [
        [330, 296],
        [870, 296],
        [975, 450],
        [225, 450],
      ],
      roof,
    ),
    rect(225, 446, 750, 12, darker(roof, 0.3)),
    polygon(
      [
        [470, 440],
        [600, 326],
        [730, 440],
      ],
      lighter(wall, 0.2),
    ),
    polygon(
      [
        [446, 452],
        [600, 312],
        [754, 452],
        [730, 452],
        [600, 338],
        [470, 452],
      ],
      darker(roof, 0.16),
    ),
    rect(488, 440, 224, 200, lighter(wall, 0.2)),
    pane(570, 392, 60, 42, mood, random, { frame }),
    rect(488, 440, 224, 12, '#10201c', 0, 0.12),
    door(564, ground, 72, 140, shutter),
    rect(492, 456, 14, 184, frame),
    rect(694, 456, 14, 184, frame),
    shuttered(326, 490),
    shuttered(790, 490),
    rect(500, ground - 4, 200, 12, mood.tint('#c9c1b2')),
    rect(480, ground + 8, 240, 12, mood.tint('#d6cfc2')),
  ].join('');
  const walk = polygon(
    [
      [556, ground + 20],
      [644, ground + 20],
      [700, 800],
      [470, 800],
    ],
    mood.tint('#d8cfbd'),
  );
  const beds = times(6, (index) => bush(300 + index * 36 + (index > 2 ? 390 : 0), 662, 20, mood, '#e8788a'));
  return setting(mood, random, house, walk + beds);
}

export function storeysHouse(variant: number, random: Random): string {
  const mood = [moods.noon, moods.dusk, moods.morning][variant - 1] ?? moods.noon;
  const wall = mood.tint(wallColours[variant + 1] ?? '#e9dcc5');
  const accent = mood.tint(['#d9a441', '#7c9a8e', '#c2705a'][variant - 1] ?? '#d9a441');
  const roof = mood.tint(roofColours[(variant + 1) % 5] ?? '#4c5a5e');
  const frame = mood.tint('#f7f4ec');
  const window = (x: number, y: number, wide = 96) =>
    pane(x, y, wide, 92, mood, random, { frame, columns: 2, hasSill: true });
  const house = [
    rect(330, 300, 540, 340, wall),
    rect(330, 300, 190, 340, accent),
    roofTiles(
      [
        [420, 196],
        [780, 196],
        [910, 308],
        [290, 308],
      ],
      roof,
    ),
    rect(290, 304, 620, 13, darker(roof, 0.3)),
    rect(330, 317, 540, 12, '#10201c', 0, 0.12),
    window(376, 360),
    window(376, 520),
    pane(590, 352, 92, 124, mood, random, { frame, columns: 2 }),
    window(740, 360),
    rect(556, 474, 314, 14, lighter(wall, 0.3)),
    railing(556, 424, 160, 50, mood.tint('#3e4a4c')),
    door(600, ground, 72, 132, mood.tint(doorColours[variant] ?? '#7a4b2e')),
    window(740, 520),
    roofTiles(
      [
        [566, 486],
        [706, 486],
        [734, 512],
        [538, 512],
      ],
      roof,
    ),
    rect(330, 622, 540, 18, mood.tint('#9b9489')),
    rect(870, 500, 200, 14, darker(roof, 0.2)),
    rect(1050, 514, 12, 126, mood.tint('#8d877c')),
    rect(870, 514, 180, 126, '#10201c', 0, 0.14),
    car(872, 642, 176, mood.tint(carColours[variant] ?? '#3d6f8e'), mood),
  ].join('');
  const wallLow =
    rect(60, 668, 480, 34, mood.tint('#d9d2c4')) +
    rect(720, 668, 150, 34, mood.tint('#d9d2c4')) +
    rect(60, 662, 480, 9, mood.tint('#b6ad9d')) +
    rect(720, 662, 150, 9, mood.tint('#b6ad9d'));
  return setting(
    mood,
    random,
    house,
    polygon(
      [
        [580, 640],
        [690, 640],
        [730, 800],
        [540, 800],
      ],
      mood.tint('#d3ccbd'),
    ) + wallLow,
  );
}
