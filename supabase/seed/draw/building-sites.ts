import type { Random } from '../random.ts';
import { type Mood, moods } from './mood.ts';
import { lawn, mountains, sky, tree } from './nature.ts';
import { skyline } from './skyline.ts';
import { circle, darker, lighter, line, picture, polygon, rect, stroke, times } from './svg.ts';

function crane(x: number, ground: number, top: number, mood: Mood): string {
  const steel = mood.tint('#e2a93a');
  const lattice = times(Math.floor((ground - top) / 34), (index) =>
    stroke(`M${x} ${top + index * 34}l28 34M${x + 28} ${top + index * 34}l-28 34`, steel, 4),
  );
  return [
    stroke(`M${x} ${top}V${ground}M${x + 28} ${top}V${ground}`, steel, 6),
    lattice,
    stroke(
      `M${x - 190} ${top - 8}H${x + 520}M${x - 190} ${top - 8}v-16M${x + 520} ${top - 8}L${x + 40} ${top - 36}H${x - 190}`,
      steel,
      6,
    ),
    times(12, (index) =>
      stroke(`M${x + 50 + index * 38} ${top - 8}l19 ${-26 + index * 2}l19 ${26 - index * 2}`, steel, 3),
    ),
    stroke(
      `M${x + 14} ${top - 100}L${x + 500} ${top - 14}M${x + 14} ${top - 100}L${x - 180} ${top - 30}M${x + 14} ${top - 100}V${top}`,
      mood.tint('#5b666b'),
      3,
    ),
    rect(x - 196, top - 6, 70, 54, mood.tint('#7d8689'), 3),
    rect(x + 30, top - 4, 50, 46, steel, 4),
    rect(x + 40, top + 4, 32, 22, '#cfe6ee'),
    line(x + 390, top - 8, x + 390, top + 150, mood.tint('#4c565b'), 3),
    rect(x + 330, top + 150, 120, 18, mood.tint('#b5653f')),
    stroke(`M${x + 390} ${top + 112}l-54 38M${x + 390} ${top + 112}l54 38`, mood.tint('#4c565b'), 3),
  ].join('');
}

export function craneSite(variant: number, random: Random): string {
  const mood = variant === 1 ? moods.golden : moods.noon;
  const concrete = mood.tint('#c4c0b6');
  const floorsDone = variant === 1 ? 6 : 4;
  const left = variant === 1 ? 520 : 460;
  const top = 668 - floorsDone * 66;
  const net = mood.tint('#3f8a6a');
  return picture(
    sky(mood, random, 600),
    skyline(mood, random, 620),
    rect(0, 610, 1200, 190, mood.tint('#c9b48c')),
    crane(260, 680, variant === 1 ? 150 : 180, mood),
    times(
      floorsDone,
      (floor) =>
        rect(left, top + floor * 66, 480, 16, concrete) +
        rect(left + 8, top + floor * 66 + 16, 464, 50, darker(concrete, 0.5)) +
        times(7, (column) => rect(left + 4 + column * 76, top + floor * 66 + 16, 18, 50, lighter(concrete, 0.08))),
    ),
    times(7, (column) =>
      stroke(`M${left + 9 + column * 76} ${top}v-40M${left + 17 + column * 76} ${top}v-52`, mood.tint('#8a5a3a'), 3),
    ),
    rect(left, 668 - 66 * 3, 160, 198, net, 0, 0.55),
    times(floorsDone, (floor) => rect(left + 490, top + floor * 66, 60, 5, mood.tint('#8a6a4a'))),
    stroke(`M${left + 492} ${top - 20}V668M${left + 548} ${top - 20}V668`, mood.tint('#6d7478'), 5),
    rect(0, 668, 1200, 132, mood.tint('#b89f74')),
    times(20, (index) => rect(index * 62, 690, 58, 62, index % 2 ? mood.tint('#f3efe4') : mood.tint('#2f7a5c'), 2)),
    rect(0, 684, 1200, 8, mood.tint('#6d5138')),
    times(
      3,
      (index) =>
        polygon(
          [
            [110 + index * 420, 790],
            [134 + index * 420, 728],
            [158 + index * 420, 790],
          ],
          mood.tint('#e8742f'),
        ) + rect(118 + index * 420, 758, 32, 10, '#fbf7ee'),
    ),
    excavator(770, 790, mood),
  );
}

function excavator(x: number, ground: number, mood: Mood): string {
  const yellow = mood.tint('#eab03a');
  return [
    rect(x, ground - 34, 170, 34, '#3a4246', 17),
    times(4, (index) => circle(x + 24 + index * 41, ground - 17, 10, '#7d8689')),
    rect(x + 10, ground - 84, 150, 50, yellow, 8),
    rect(x + 90, ground - 136, 66, 58, yellow, 6),
    rect(x + 100, ground - 126, 46, 38, '#cfe6ee', 3),
    stroke(`M${x + 150} ${ground - 80}L${x + 240} ${ground - 150}L${x + 300} ${ground - 70}`, yellow, 17),
    polygon(
      [
        [x + 282, ground - 76],
        [x + 330, ground - 66],
        [x + 312, ground - 22],
        [x + 270, ground - 36],
      ],
      darker(yellow, 0.3),
    ),
  ].join('');
}

export function scaffold(variant: number, random: Random): string {
  const mood = variant === 1 ? moods.noon : moods.morning;
  const brick = mood.tint(variant === 1 ? '#c98463' : '#b9b6ac');
  const pole = mood.tint('#6d7478');
  const plank = mood.tint('#d2a868');
  return picture(
    sky(mood, random, 590),
    mountains(mood, random, 580, '#4c7f73', 2),
    lawn(mood, random, 575, '#9aa968'),
    tree(90, 660, 240, mood, random),
    rect(330, 320, 540, 330, brick),
    times(17, (row) =>
      times(13, (column) =>
        rect(334 + column * 42 - (row % 2) * 10, 324 + row * 19, 38, 15, darker(brick, random.between(0, 0.12)), 1),
      ),
    ),
    times(6, (index) => rect(384 + (index % 3) * 170, 376 + Math.floor(index / 3) * 150, 90, 86, mood.tint('#4a4a44'))),
    stroke(
      'M330 320L600 170L870 320M400 320L600 208L800 320M600 170V320M465 245V320M735 245V320M398 282V320M802 282V320',
      mood.tint('#b98552'),
      12,
    ),
    times(7, (index) => rect(286 + index * 104, 250, 8, 410, pole)),
    times(3, (floor) => rect(270, 342 + floor * 108, 660, 13, plank) + rect(270, 300 + floor * 108, 660, 5, pole)),
    times(6, (index) =>
      stroke(`M${290 + index * 104} ${index % 2 ? 650 : 460}l104 ${index % 2 ? -108 : 108}`, pole, 4),
    ),
    worker(420, 342, mood, '#e8742f'),
    worker(720, 450, mood, '#3d6f8e'),
    times(3, (row) => times(5 - row, (column) => rect(980 + column * 36 + row * 18, 690 - row * 22, 33, 19, brick, 2))),
    polygon(
      [
        [80, 740],
        [170, 676],
        [280, 740],
      ],
      mood.tint('#d9c08a'),
    ),
    rect(600, 690, 120, 60, mood.tint('#5b8f9a'), 30),
    rect(640, 740, 12, 30, pole),
    rect(670, 740, 12, 30, pole),
    circle(660, 766, 18, '#3a4246'),
  );
}

function worker(x: number, ground: number, mood: Mood, shirt: string): string {
  return [
    rect(x - 11, ground - 36, 9, 36, mood.tint('#33475b')),
    rect(x + 2, ground - 36, 9, 36, mood.tint('#33475b')),
    rect(x - 14, ground - 76, 28, 44, mood.tint(shirt), 8),
    stroke(`M${x + 12} ${ground - 66}l18 22`, mood.tint(shirt), 8),
    circle(x, ground - 88, 11, mood.tint('#c68a5e')),
    `<path d="M${x - 14} ${ground - 90}a14 14 0 0 1 28 0z" fill="${mood.tint('#f2c636')}"/>`,
  ].join('');
}
