import { circle, darker, ellipse, lighter, line, path, picture, polygon, rect, stroke, times, turned } from './svg.ts';

const grounds = [
  { wall: '#e6eef1', floor: '#cdb892', accent: '#2f7d95' },
  { wall: '#f4ecdc', floor: '#b89f86', accent: '#2f6b57' },
] as const;
const groundOf = (variant: number) => grounds[(variant - 1) % grounds.length] ?? grounds[0];

const room = ({ wall, floor }: { wall: string; floor: string }): string =>
  rect(0, 0, 1200, 600, wall) +
  rect(0, 600, 1200, 200, floor) +
  times(6, (index) => rect(0, 632 + index * 34, 1200, 3, darker(floor, 0.1))) +
  rect(0, 582, 1200, 20, lighter(wall, 0.55));

const bucket = (x: number, colour: string): string =>
  stroke(`M${x + 12} 560q88 -120 176 0`, '#8f9a9d', 9) +
  polygon(
    [
      [x, 560],
      [x + 200, 560],
      [x + 172, 740],
      [x + 28, 740],
    ],
    colour,
  ) +
  ellipse(x + 100, 560, 100, 22, darker(colour, 0.25));

const spray = (x: number, colour: string): string =>
  rect(x, 560, 90, 180, colour, 20) +
  rect(x + 26, 510, 38, 56, lighter(colour, 0.4)) +
  path(`M${x + 6} 470h86v44h-60l-30 22z`, '#f5f1e8');

export function cleaning(variant: number): string {
  const ground = groundOf(variant);
  return picture(
    room(ground),
    rect(120, 80, 380, 400, '#ffffff', 8),
    rect(138, 98, 164, 364, '#bfe1ec'),
    rect(318, 98, 164, 364, '#d3ecf2'),
    times(5, (index) => circle(190 + index * 60, 160 + (index % 3) * 80, 12 + (index % 2) * 8, '#ffffff', 0.7)),
    turned(rect(880, 90, 22, 600, '#a9794f', 10), 12, 890, 400),
    times(11, (index) => stroke(`M${800 + index * 14} 660q${-10 + index * 2} 50 ${-24 + index * 5} 92`, '#e9e2cf', 15)),
    bucket(560, ground.accent),
    times(8, (index) => circle(600 + index * 18, 548 - (index % 3) * 16, 20, '#ffffff', 0.9)),
    spray(280, '#e0a24a'),
    spray(400, '#7fb069'),
    ellipse(1030, 726, 90, 30, '#e2cf6a'),
    ellipse(1030, 712, 90, 30, '#f0dd7c'),
  );
}

const hook = (x: number): string => circle(x, 120, 7, '#6d777a');

export function repair(variant: number): string {
  const ground = groundOf(variant);
  return picture(
    room(ground),
    rect(90, 70, 1020, 400, '#c9a679', 10),
    times(8, (row) => times(24, (column) => circle(120 + column * 42, 100 + row * 48, 4, '#9c7b52'))),
    times(6, (index) => hook(190 + index * 160)),
    turned(rect(180, 150, 24, 250, '#a9794f', 8) + rect(130, 120, 124, 56, '#4a5254', 8), -8, 190, 250),
    stroke('M350 150v200', '#8f9a9d', 26) +
      path('M316 130q34 -44 68 0l-14 40h-40z', '#8f9a9d') +
      circle(350, 380, 30, '#8f9a9d') +
      circle(350, 380, 13, '#c9a679'),
    rect(496, 130, 30, 120, '#c0392b', 10) + rect(506, 250, 10, 160, '#8f9a9d'),
    polygon(
      [
        [610, 140],
        [720, 140],
        [760, 400],
        [630, 400],
      ],
      '#c9ced0',
    ) + rect(600, 110, 120, 60, '#e0a24a', 14),
    stroke('M850 140q-40 130 10 250M880 140q40 130 -10 250', '#4a5254', 20) + circle(865, 250, 16, '#c9ced0'),
    turned(rect(980, 130, 34, 270, '#e2b23e', 4), 4, 990, 260),
    rect(60, 560, 1080, 44, '#8a6a50', 6),
    rect(120, 604, 50, 180, '#6f5142'),
    rect(1030, 604, 50, 180, '#6f5142'),
    rect(430, 440, 340, 120, ground.accent, 12) +
      rect(430, 440, 340, 44, darker(ground.accent, 0.2), 12) +
      stroke('M540 440v-40h120v40', '#3a4448', 16) +
      rect(576, 470, 48, 30, '#e6c36a', 4),
  );
}

export function painting(variant: number): string {
  const ground = groundOf(variant);
  const colour = variant === 1 ? '#4f9d8a' : '#d98f5c';
  return picture(
    room(ground),
    rect(0, 0, 660, 582, colour),
    times(5, (index) => rect(650, index * 120, 30 + (index % 3) * 34, 110, colour, 10)),
    stroke('M830 120L760 700M940 120L1010 700', '#b98a58', 20),
    times(6, (index) => line(820 - index * 10, 200 + index * 84, 950 + index * 10, 200 + index * 84, '#a9794f', 16)),
    turned(
      rect(420, 180, 260, 84, '#f5f1e8', 30) +
        stroke('M680 222h46v120h-150v70', '#8f9a9d', 12) +
        rect(560, 412, 34, 150, '#c0392b', 14),
      -6,
      560,
      300,
    ),
    ellipse(330, 742, 220, 20, '#10201c', 0.16),
    rect(180, 570, 180, 170, '#c9ced0', 8) +
      ellipse(270, 572, 90, 20, colour) +
      path('M196 580q4 70 22 70t14 -66z', colour),
    rect(390, 620, 140, 120, '#e9e2cf', 8) + ellipse(460, 622, 70, 16, '#e0a24a'),
    times(4, (index) => ellipse(640 + index * 110, 760 - (index % 2) * 24, 34, 8, lighter(colour, 0.3))),
  );
}

const box = (x: number, y: number, size: number): string =>
  rect(x, y, size, size * 0.8, '#c99d67', 4) +
  rect(x + size * 0.42, y, size * 0.16, size * 0.8, '#e3c79d') +
  rect(x, y, size, 8, darker('#c99d67', 0.15));

const wheel = (x: number): string => circle(x, 690, 62, '#23292d') + circle(x, 690, 28, '#c9ced0');

export function moving(variant: number): string {
  const ground =
    variant === 1
      ? { sky: '#bfe1ec', street: '#8f9a9d', van: '#f5f1e8', stripe: '#2f6b57' }
      : { sky: '#f6d9b8', street: '#7d8487', van: '#e2b23e', stripe: '#33475b' };
  return picture(
    rect(0, 0, 1200, 620, ground.sky),
    times(5, (index) =>
      rect(
        index * 250 - 30,
        140 + (index % 2) * 50,
        220,
        480,
        ['#d9c3ad', '#c8d2cc', '#e6d8c3'][index % 3] ?? '#d9c3ad',
      ),
    ),
    times(5, (index) =>
      times(6, (pane) => rect(index * 250 + 6 + (pane % 2) * 92, 200 + Math.floor(pane / 2) * 110, 56, 74, '#8fb3bf')),
    ),
    rect(0, 620, 1200, 180, ground.street),
    rect(0, 612, 1200, 22, '#d5d2c8'),
    ellipse(520, 752, 460, 20, '#10201c', 0.25),
    rect(120, 300, 620, 390, ground.van, 14),
    rect(120, 520, 620, 54, ground.stripe),
    path('M740 400h140q60 0 92 90l40 90v110H740z', ground.van),
    path('M790 430h84q40 0 66 80h-150z', '#8fb3bf'),
    rect(970, 610, 50, 34, '#fff1b8', 8),
    wheel(280),
    wheel(860),
    box(980, 650, 150),
    box(1010, 560, 110),
    box(60, 660, 120),
  );
}

export function dogWalk(variant: number): string {
  const coat = variant === 1 ? '#b9793f' : '#4a4440';
  const light = lighter(coat, 0.35);
  return picture(
    rect(0, 0, 1200, 480, variant === 1 ? '#a9d6ea' : '#f6c48c'),
    circle(950, 150, 70, '#fff6d8'),
    times(
      6,
      (index) =>
        rect(90 + index * 220, 220, 34, 220, '#7a5a40') +
        circle(106 + index * 220, 190, 100, index % 2 ? '#4e9068' : '#5da075'),
    ),
    rect(0, 430, 1200, 370, '#8fbf7a'),
    path('M0 800Q500 560 1200 610V720Q700 690 420 800z', '#dcc9a3'),
    ellipse(560, 708, 250, 22, '#10201c', 0.2),
    times(2, (index) => rect(410 + index * 60, 560, 40, 140, darker(coat, 0.12 * index), 18)),
    times(2, (index) => rect(650 + index * 60, 560, 40, 140, darker(coat, 0.12 * index), 18)),
    ellipse(570, 520, 210, 92, coat),
    stroke('M382 500q-70 -30 -90 -120', coat, 34),
    ellipse(770, 400, 96, 84, coat),
    ellipse(846, 424, 66, 44, light),
    ellipse(900, 408, 20, 16, '#23292d'),
    circle(790, 376, 13, '#23292d'),
    turned(ellipse(710, 392, 36, 78, darker(coat, 0.25)), 14, 710, 392),
    stroke('M690 470q60 50 130 10', '#c0392b', 20),
    stroke('M700 480Q560 300 180 190', '#33475b', 9),
    circle(170, 186, 24, '#e3b08a'),
    rect(60, 150, 100, 70, '#2f6b57', 26),
  );
}
