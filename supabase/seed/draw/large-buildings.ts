import type { Random } from '../random.ts';
import { moods } from './mood.ts';
import { bush, palm, sky, tree } from './nature.ts';
import { awning, car, pane, railing, road } from './parts.ts';
import { skyline } from './skyline.ts';
import { darker, ellipse, fade, lighter, mix, picture, polygon, rect, times } from './svg.ts';

export function office(variant: number, random: Random): string {
  const mood = variant === 1 ? moods.noon : moods.dusk;
  const steel = mood.tint(variant === 1 ? '#5d7680' : '#51607a');
  const x = 300;
  const top = 150;
  const grid = times(11, (row) =>
    times(12, (column) =>
      rect(
        x + 10 + column * 48.4,
        top + 14 + row * 40,
        45,
        36,
        mood.isLit && random.chance(0.4) ? '#46567c' : mix(random.pick(mood.glass), steel, random.between(0, 0.25)),
      ),
    ),
  );
  return picture(
    sky(mood, random, 620),
    skyline(mood, random, 640),
    rect(0, 632, 1200, 70, mood.tint('#93b07f')),
    times(8, (index) => tree(index * 160 + random.between(-20, 20), 664, random.between(80, 120), mood, random)),
    rect(x + 600, 300, 150, 370, darker(steel, 0.2)),
    times(8, (row) => rect(x + 606, 318 + row * 40, 134, 24, random.pick(mood.glass), 0, 0.85)),
    rect(x, top, 600, 520, darker(steel, 0.35)),
    grid,
    polygon(
      [
        [x + 60, top],
        [x + 250, top],
        [x + 110, 590],
        [x - 0, 590],
      ],
      '#ffffff',
      0.08,
    ),
    rect(x - 10, top - 16, 620, 18, darker(steel, 0.45)),
    rect(x - 24, 582, 648, 14, mood.tint('#e9e4d8')),
    times(7, (index) => rect(x - 6 + index * 101, 596, 12, 76, mood.tint('#e9e4d8'))),
    rect(x + 12, 596, 576, 76, mood.isLit ? '#ffe0a0' : '#bfd9df'),
    times(7, (index) => rect(x - 6 + index * 101, 596, 12, 76, mood.tint('#e9e4d8'))),
    rect(x + 254, 606, 92, 66, darker(steel, 0.4)),
    rect(x + 260, 612, 38, 60, lighter(mood.glass[0] ?? '#ffffff', 0.2)),
    rect(x + 302, 612, 38, 60, lighter(mood.glass[0] ?? '#ffffff', 0.2)),
    road(700, mood),
    times(4, (index) => palm(70 + index * 110 + (index > 1 ? 680 : 0), 696, 150, mood, 8)),
    car(150, 744, 140, mood.tint('#efeae0'), mood),
    car(820, 792, 150, mood.tint('#3d6f8e'), mood),
  );
}

export function hotel(variant: number, random: Random): string {
  const mood = [moods.golden, moods.noon, moods.night][variant - 1] ?? moods.noon;
  const wall = mood.tint(['#f7efe2', '#f0d9c2', '#e6e2d6'][variant - 1] ?? '#f7efe2');
  const accent = mood.tint(['#2f6f73', '#b65f43', '#8a6a3f'][variant - 1] ?? '#2f6f73');
  const water = mood.isLit ? '#3fb8d0' : mood.tint('#4cc0cf');
  const rooms = times(4, (floor) =>
    times(9, (column) => {
      const x = 214 + column * 87;
      const y = 206 + floor * 84;
      return (
        pane(x + 8, y, 56, 58, mood, random, { frame: accent, columns: 2 }) +
        railing(x, y + 36, 72, 26, lighter(accent, 0.45))
      );
    }),
  );
  const lounger = (x: number) =>
    polygon(
      [
        [x, 706],
        [x + 54, 700],
        [x + 76, 678],
        [x + 84, 682],
        [x + 62, 712],
        [x + 4, 716],
      ],
      mood.tint('#fbf6ea'),
    ) +
    rect(x + 8, 712, 6, 14, accent) +
    rect(x + 56, 710, 6, 16, accent);
  const parasol = (x: number) =>
    rect(x - 3, 610, 6, 110, mood.tint('#8a6a4a')) +
    polygon(
      [
        [x - 66, 640],
        [x, 596],
        [x + 66, 640],
      ],
      accent,
    ) +
    polygon(
      [
        [x - 22, 640],
        [x, 596],
        [x + 22, 640],
      ],
      mood.tint('#fbf6ea'),
    );
  return picture(
    sky(mood, random, 580),
    rect(0, 560, 1200, 240, mood.tint('#d9cdb4')),
    times(8, (index) => tree(index * 170, 585, random.between(100, 140), mood, random)),
    rect(190, 180, 820, 410, wall),
    rect(500, 108, 200, 80, wall),
    rect(176, 168, 848, 16, accent),
    rect(488, 96, 224, 14, accent),
    times(5, (index) =>
      polygon(
        [
          [544 + index * 28, 124],
          [548 + index * 28, 136],
          [560 + index * 28, 136],
          [550 + index * 28, 143],
          [554 + index * 28, 155],
          [544 + index * 28, 148],
          [534 + index * 28, 155],
          [538 + index * 28, 143],
          [528 + index * 28, 136],
          [540 + index * 28, 136],
        ],
        '#f2c14e',
      ),
    ),
    rooms,
    times(5, (floor) => rect(190, 270 + floor * 84, 820, 6, lighter(wall, 0.4))),
    rect(480, 526, 240, 64, mood.isLit ? '#ffe0a0' : '#cfe6ea'),
    awning(466, 512, 268, 22, [accent, lighter(wall, 0.5)]),
    times(3, (index) => rect(536 + index * 62, 534, 4, 56, accent)),
    times(9, (index) => bush(200 + index * 32 + (index > 4 ? 550 : 0), 604, 18, mood, '#e8788a')),
    palm(110, 640, 360, mood, 28),
    palm(1096, 640, 390, mood, -26),
    ellipse(600, 722, 440, 74, mood.tint('#f3ead8')),
    ellipse(600, 720, 412, 60, darker(water, 0.18)),
    ellipse(600, 726, 408, 54, water),
    times(14, (index) =>
      ellipse(random.between(300, 900), 692 + index * 5, random.between(14, 46), 2.5, '#ffffff', 0.4),
    ),
    parasol(100),
    lounger(30),
    lounger(104),
    parasol(1080),
    lounger(1012),
    lounger(1090),
    fade(0, 790, 1200, 10, [mood.tint('#d9cdb4'), mood.tint('#c7b99c')]),
  );
}
