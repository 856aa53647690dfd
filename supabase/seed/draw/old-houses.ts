import type { Random } from '../random.ts';
import { ground, setting } from './houses.ts';
import { type Mood, moods } from './mood.ts';
import { bush, palm } from './nature.ts';
import { door, hedge, pane, railing, roofTiles } from './parts.ts';
import { darker, ellipse, lighter, polygon, rect, stroke, times } from './svg.ts';

export function kuboHouse(variant: number, random: Random): string {
  const mood = variant === 1 ? moods.morning : moods.golden;
  const bamboo = mood.tint('#d2ac6a');
  const thatch = mood.tint('#9c7a4b');
  const post = mood.tint('#7b5a3a');
  const straw = times(60, (index) => {
    const x = 290 + index * 10.6;
    const top = 600 + (x - 600) * 0.42;
    return stroke(
      `M${top} ${250 + random.between(0, 26)}L${x} ${432 + random.between(-4, 16)}`,
      darker(thatch, random.between(0.06, 0.24)),
      3,
    );
  });
  const weave = times(11, (row) =>
    times(27, (column) =>
      rect(
        366 + column * 17.6,
        424 + row * 13,
        12,
        6,
        (row + column) % 2 ? darker(bamboo, 0.13) : lighter(bamboo, 0.14),
        1,
      ),
    ),
  );
  const house = [
    times(6, (index) => rect(372 + index * 89, 560, 15, 84, post)),
    rect(352, 556, 500, 18, darker(bamboo, 0.25)),
    rect(362, 416, 478, 142, bamboo),
    weave,
    rect(560, 424, 80, 132, mood.tint('#5c432c')),
    pane(420, 448, 92, 66, mood, random, { frame: post, columns: 3 }),
    pane(690, 448, 92, 66, mood, random, { frame: post, columns: 3 }),
    polygon(
      [
        [405, 444],
        [527, 444],
        [540, 420],
        [392, 420],
      ],
      thatch,
    ),
    polygon(
      [
        [675, 444],
        [797, 444],
        [810, 420],
        [662, 420],
      ],
      thatch,
    ),
    polygon(
      [
        [470, 244],
        [730, 244],
        [920, 436],
        [280, 436],
      ],
      thatch,
    ),
    straw,
    polygon(
      [
        [452, 258],
        [600, 216],
        [748, 258],
        [730, 270],
        [470, 270],
      ],
      darker(thatch, 0.26),
    ),
    railing(352, 524, 200, 34, post),
    railing(650, 524, 202, 34, post),
    times(6, (index) => rect(556 - index * 5, 570 + index * 14, 90 + index * 10, 7, darker(bamboo, 0.2), 2)),
  ].join('');
  return setting(
    mood,
    random,
    house,
    palm(variant === 1 ? 960 : 230, 690, 300, mood, -24) +
      times(3, (index) => bush(380 + index * 200, 668, 22, mood, '#f2c14e')),
  );
}

export function heritageHouse(variant: number, random: Random): string {
  const mood = variant === 1 ? moods.golden : moods.overcast;
  const stone = mood.tint(variant === 1 ? '#d8c7a6' : '#c9bfae');
  const wood = mood.tint(variant === 1 ? '#7b4a32' : '#5f6f5b');
  const roof = mood.tint(variant === 1 ? '#8f4b3a' : '#7d5547');
  const shell = mood.isLit ? '#ffd98a' : mood.tint('#f5eedb');
  const capiz = (x: number) =>
    rect(x - 5, 338, 122, 104, darker(wood, 0.3)) +
    times(20, (index) =>
      rect(x + (index % 5) * 22.6, 342 + Math.floor(index / 5) * 24, 20, 21, index % 3 ? shell : darker(shell, 0.08)),
    ) +
    times(10, (index) => rect(x + 2 + index * 11.5, 452, 6, 34, darker(wood, 0.25)));
  const blocks = times(5, (row) =>
    times(11, (column) =>
      rect(
        284 + column * 60 - (row % 2) * 30 + (row % 2 && column === 0 ? 30 : 0),
        500 + row * 28,
        row % 2 && column === 0 ? 26 : 56,
        24,
        darker(stone, random.between(0, 0.1)),
        2,
      ),
    ),
  );
  const arch = (x: number) =>
    `${rect(x, 540, 76, 100, darker(wood, 0.25))}${ellipse(x + 38, 540, 38, 26, darker(wood, 0.25))}`;
  const house = [
    rect(280, 496, 640, 144, darker(stone, 0.2)),
    blocks,
    rect(260, 316, 680, 182, wood),
    capiz(284),
    capiz(416),
    capiz(548),
    capiz(680),
    capiz(800),
    rect(250, 488, 700, 14, darker(wood, 0.3)),
    roofTiles(
      [
        [360, 196],
        [840, 196],
        [1000, 326],
        [200, 326],
      ],
      roof,
    ),
    rect(200, 322, 800, 10, darker(roof, 0.3)),
    arch(562),
    pane(350, 546, 70, 60, mood, random, { frame: darker(wood, 0.2), columns: 3 }),
    pane(450, 546, 70, 60, mood, random, { frame: darker(wood, 0.2), columns: 3 }),
    pane(690, 546, 70, 60, mood, random, { frame: darker(wood, 0.2), columns: 3 }),
    pane(800, 546, 70, 60, mood, random, { frame: darker(wood, 0.2), columns: 3 }),
  ].join('');
  return setting(
    mood,
    random,
    house,
    polygon(
      [
        [556, 640],
        [646, 640],
        [720, 800],
        [440, 800],
      ],
      mood.tint('#c9bda6'),
    ) +
      hedge(90, 700, 330, 36, mood) +
      hedge(800, 700, 300, 36, mood),
  );
}

export function foreclosedHouse(variant: number, random: Random): string {
  const mood = variant === 2 ? moods.golden : moods.overcast;
  const wall = mood.tint(['#d9d0be', '#c8d0c8', '#ddc9b4'][variant - 1] ?? '#d9d0be');
  const roof = mood.tint(['#7f5a4c', '#63605c', '#75483d'][variant - 1] ?? '#7f5a4c');
  const frame = mood.tint('#b9b2a2');
  const board = mood.tint('#a98157');
  const boarded = (x: number) =>
    rect(x - 5, 480, 106, 92, '#3d4341') +
    times(3, (index) => rect(x - 12, 488 + index * 28, 120, 18, index % 2 ? board : darker(board, 0.12), 2));
  const house = [
    rect(290, 430, 620, 210, wall),
    rect(290, 430, 620, 16, '#10201c', 0, 0.14),
    roofTiles(
      [
        [370, 290],
        [830, 290],
        [960, 438],
        [240, 438],
      ],
      roof,
    ),
    polygon(
      [
        [640, 340],
        [700, 340],
        [708, 372],
        [644, 366],
      ],
      darker(roof, 0.45),
    ),
    rect(240, 434, 720, 11, darker(roof, 0.3)),
    boarded(350),
    pane(760, 482, 92, 88, mood, random, { frame, rows: 2, hasSill: true }),
    door(560, ground, 76, 140, mood.tint('#6f6a5f')),
    stroke('M310 640q30 -60 14 -110q40 30 30 110M860 640q-10 -40 24 -90q20 50 6 90', mood.tint('#5e8a4e'), 7),
    polygon(
      [
        [470, 560],
        [520, 540],
        [512, 600],
      ],
      darker(wall, 0.12),
    ),
    polygon(
      [
        [660, 470],
        [700, 455],
        [712, 500],
        [680, 520],
      ],
      darker(wall, 0.1),
    ),
  ].join('');
  const weeds = times(46, (index) => {
    const x = 40 + index * 25 + random.between(-10, 10);
    const tall = random.between(26, 74);
    return stroke(
      `M${x} 720q-4 ${-tall * 0.6} -16 ${-tall}M${x} 720q3 ${-tall * 0.7} 2 ${-tall * 1.1}M${x} 720q6 ${-tall * 0.5} 18 ${-tall * 0.9}`,
      mood.tint(random.pick(['#7d9a4f', '#94a65a', '#668847'])),
      4,
    );
  });
  return setting(mood, random, house, weeds + saleSign(variant === 2 ? 190 : 880, mood));
}

function saleSign(x: number, mood: Mood): string {
  const post = mood.tint('#6d5138');
  const red = mood.tint('#c2413a');
  return [
    rect(x + 18, 560, 12, 200, post),
    rect(x + 150, 560, 12, 200, post),
    rect(x - 10, 540, 200, 132, mood.tint('#fbf7ee'), 6),
    rect(x - 10, 540, 200, 40, red, 6),
    rect(x + 6, 553, 120, 13, '#fbf7ee', 3),
    polygon(
      [
        [x + 14, 628],
        [x + 46, 598],
        [x + 78, 628],
      ],
      red,
    ),
    rect(x + 24, 626, 44, 32, red),
    rect(x + 40, 636, 13, 22, '#fbf7ee'),
    rect(x + 96, 600, 78, 10, mood.tint('#8d8a80'), 3),
    rect(x + 96, 620, 60, 10, mood.tint('#b5b1a5'), 3),
    rect(x + 96, 640, 70, 10, mood.tint('#b5b1a5'), 3),
  ].join('');
}
