import type { Random } from '../random.ts';
import { type Mood, moods } from './mood.ts';
import { bush, mountains, sky, tree } from './nature.ts';
import { awning, car, cladding, lampPost, pane, road } from './parts.ts';
import { skyline } from './skyline.ts';
import { circle, darker, ellipse, lighter, mix, picture, polygon, rect, stroke, times } from './svg.ts';

export function street(mood: Mood, random: Random, ...layers: readonly string[]): string {
  return picture(
    sky(mood, random, 600),
    skyline(mood, random, 600),
    rect(0, 590, 1200, 100, mood.tint('#cfc8ba')),
    ...layers,
  );
}

function displayGoods(x: number, y: number, wide: number, mood: Mood, random: Random): string {
  const colours = ['#d96c4f', '#f2c14e', '#5f9c8c', '#e8a0a8', '#7fa3c4', '#f5efe2'];
  return times(wide / 44, (index) => {
    const left = x + 12 + index * 44;
    const tall = random.between(22, 58);
    const fill = mood.tint(random.pick(colours));
    return random.chance(0.5)
      ? rect(left, y - tall, 28, tall, fill, 4)
      : circle(left + 14, y - 15, 15, fill) + rect(left + 10, y - 40, 8, 14, darker(fill, 0.2));
  });
}

function shopWindow(x: number, wide: number, mood: Mood, random: Random, frame: string): string {
  const glass = mood.isLit ? '#ffe2a6' : '#cfe5e8';
  return (
    rect(x - 6, 458, wide + 12, 158, frame) +
    rect(x, 464, wide, 146, glass) +
    rect(x, 560, wide, 6, darker(glass, 0.3)) +
    displayGoods(x, 560, wide, mood, random) +
    displayGoods(x, 608, wide, mood, random) +
    polygon(
      [
        [x + wide * 0.1, 610],
        [x + wide * 0.42, 464],
        [x + wide * 0.6, 464],
        [x + wide * 0.28, 610],
      ],
      '#ffffff',
      0.2,
    ) +
    rect(x - 6, 610, wide + 12, 32, darker(frame, 0.2))
  );
}

export function storefront(variant: number, random: Random): string {
  const mood = [moods.dusk, moods.noon, moods.golden][variant - 1] ?? moods.noon;
  const wall = mood.tint(['#c77f5f', '#dcd6c8', '#8fa892'][variant - 1] ?? '#c77f5f');
  const accent = mood.tint(['#2f5d50', '#b5483c', '#33475b'][variant - 1] ?? '#2f5d50');
  const cream = mood.tint('#f8f1e2');
  const bricks = times(9, (row) =>
    times(14, (column) =>
      random.chance(0.3) ? rect(220 + column * 55 + (row % 2) * 18, 232 + row * 18, 34, 9, darker(wall, 0.1), 1) : '',
    ),
  );
  const icon = [
    circle(600, 404, 20, cream) + circle(600, 404, 9, accent),
    rect(582, 388, 36, 32, cream, 5) + stroke('M590 390v-10q10 -10 20 0v10', cream, 4),
    polygon(
      [
        [576, 416],
        [600, 384],
        [624, 416],
      ],
      cream,
    ),
  ][variant - 1];
  return street(
    mood,
    random,
    rect(0, 330, 190, 310, mood.tint('#b9aea0')),
    pane(46, 380, 90, 90, mood, random, { frame: mood.tint('#6d665c') }),
    rect(1010, 290, 190, 350, mood.tint('#a9b3ae')),
    pane(1060, 350, 90, 90, mood, random, { frame: mood.tint('#5c6664') }),
    rect(190, 210, 820, 432, wall),
    bricks,
    rect(176, 196, 848, 20, darker(wall, 0.3)),
    times(4, (index) =>
      pane(262 + index * 182, 250, 100, 96, mood, random, { frame: cream, columns: 2, rows: 2, hasSill: true }),
    ),
    rect(206, 372, 788, 64, accent),
    rect(430, 392, 110, 12, cream, 5),
    rect(660, 392, 110, 12, cream, 5),
    rect(450, 412, 90, 7, cream, 3),
    rect(660, 412, 70, 7, cream, 3),
    icon ?? '',
    shopWindow(232, 284, mood, random, accent),
    shopWindow(684, 284, mood, random, accent),
    rect(544, 458, 112, 184, darker(accent, 0.2)),
    rect(556, 470, 88, 160, mood.isLit ? '#ffe2a6' : '#cfe5e8'),
    rect(632, 540, 6, 44, '#e6c36a', 3),
    awning(214, 434, 320, 34, [accent, cream]),
    awning(666, 434, 320, 34, [accent, cream]),
    rect(0, 640, 1200, 60, mood.tint('#ddd6c8')),
    times(12, (index) => rect(index * 104, 640, 2, 60, mood.tint('#c4bcac'))),
    bush(206, 646, 24, mood, '#e8788a'),
    bush(1000, 646, 24, mood, '#f2c14e'),
    lampPost(110, 694, 300, mood),
    road(712, mood),
  );
}

export function shophouse(variant: number, random: Random): string {
  const mood = variant === 1 ? moods.noon : moods.golden;
  const wall = mood.tint(variant === 1 ? '#e8e0d0' : '#c9d3cc');
  const signs = ['#b5483c', '#2f6f73', '#d19a3f', '#33475b'].map((colour) => mood.tint(colour));
  const cream = mood.tint('#f8f1e2');
  return street(
    mood,
    random,
    rect(150, 180, 900, 462, wall),
    rect(136, 164, 928, 20, darker(wall, 0.32)),
    times(3, (floor) =>
      times(8, (column) =>
        pane(182 + column * 108, 208 + floor * 82, 76, 52, mood, random, { frame: mood.tint('#5b6663'), columns: 3 }),
      ),
    ),
    times(3, (floor) => rect(150, 276 + floor * 82, 900, 8, darker(wall, 0.14))),
    times(4, (index) => {
      const x = 166 + index * 218;
      const sign = signs[index] ?? '#b5483c';
      return (
        rect(x, 452, 204, 38, sign, 3) +
        rect(x + 20, 465, 80 + (index % 3) * 26, 11, cream, 4) +
        circle(x + 182, 471, 10, cream) +
        rect(x + 4, 496, 196, 146, darker(wall, 0.45)) +
        rect(x + 12, 504, 116, 102, mood.isLit ? '#ffe2a6' : '#cfe5e8') +
        displayGoods(x + 8, 606, 116, mood, random) +
        rect(x + 140, 504, 50, 138, mix(sign, '#ffffff', 0.5)) +
        rect(x + 146, 512, 38, 90, '#cfe5e8')
      );
    }),
    rect(0, 640, 1200, 52, mood.tint('#ddd6c8')),
    tree(70, 660, 220, mood, random),
    tree(1140, 660, 230, mood, random),
    road(706, mood),
    car(220, 748, 140, mood.tint('#efeae0'), mood),
    car(720, 792, 150, mood.tint('#c9483e'), mood),
  );
}

export function stall(variant: number, random: Random): string {
  const mood = variant === 1 ? moods.morning : moods.noon;
  const stripes = [
    [mood.tint('#c9483e'), mood.tint('#fbf4e4')],
    [mood.tint('#2f7a5c'), mood.tint('#fbf4e4')],
  ] as const;
  const wood = mood.tint('#a8764a');
  const fruit = ['#f2b63e', '#d9503e', '#7fae3f', '#e88a3a', '#8f4f7a'];
  const one = (x: number, wide: number, colours: readonly [string, string]) =>
    rect(x + 14, 330, 12, 320, darker(wood, 0.25)) +
    rect(x + wide - 26, 330, 12, 320, darker(wood, 0.25)) +
    rect(x + 26, 400, wide - 52, 130, mood.tint('#6b5641')) +
    times(
      3,
      (row) =>
        displayGoods(x + 34, 440 + row * 44, wide - 76, mood, random) +
        rect(x + 26, 440 + row * 44, wide - 52, 6, wood),
    ) +
    cladding(x, 560, wide, 92, wood, 18) +
    times(Math.floor(wide / 86), (box) => {
      const left = x + 12 + box * ((wide - 24) / Math.floor(wide / 86));
      const fill = mood.tint(fruit[(box + variant) % 5] ?? '#f2b63e');
      return (
        times(12, (index) =>
          circle(
            left + 12 + (index % 4) * 17 + (index > 7 ? 6 : 0),
            552 - Math.floor(index / 4) * 12,
            10,
            index % 2 ? fill : lighter(fill, 0.15),
          ),
        ) + rect(left, 546, 76, 26, darker(wood, 0.12), 2)
      );
    }) +
    polygon(
      [
        [x - 16, 356],
        [x + 30, 286],
        [x + wide - 30, 286],
        [x + wide + 16, 356],
      ],
      colours[0],
    ) +
    awning(x - 16, 350, wide + 32, 22, colours);
  return street(
    mood,
    random,
    mountains(mood, random, 600, '#5b8a72', 2),
    tree(60, 640, 260, mood, random),
    tree(1150, 640, 240, mood, random),
    one(110, 440, stripes[variant - 1] ?? stripes[0]),
    one(640, 440, stripes[variant % 2] ?? stripes[1]),
    rect(0, 650, 1200, 150, mood.tint('#d8c9ac')),
    times(40, () =>
      ellipse(random.between(0, 1200), random.between(668, 795), random.between(8, 26), 3, mood.tint('#c4b391')),
    ),
    times(
      5,
      (index) =>
        ellipse(150 + index * 230, 718, 52, 12, '#10201c', 0.12) +
        polygon(
          [
            [108 + index * 230, 664],
            [192 + index * 230, 664],
            [180 + index * 230, 720],
            [120 + index * 230, 720],
          ],
          wood,
        ) +
        times(7, (ball) =>
          circle(
            120 + index * 230 + (ball % 4) * 20 + (ball > 3 ? 10 : 0),
            660 - (ball > 3 ? 14 : 0),
            12,
            mood.tint(fruit[index % 5] ?? '#f2b63e'),
          ),
        ),
    ),
  );
}
