import type { Random } from '../random.ts';
import { paletteOf, pendant, plant, shell, view } from './room-parts.ts';
import { circle, ellipse, lighter, line, picture, polygon, rect, stroke, times } from './svg.ts';

export function bathroom(variant: number, random: Random): string {
  const palette = paletteOf(variant + 3);
  const tile = ['#cfe3df', '#e9ddd0', '#d3dbe6'][variant - 1] ?? '#cfe3df';
  const { main, accent, wood } = palette;
  const chrome = '#a9b4b8';
  return picture(
    rect(0, 0, 1200, 600, lighter(tile, 0.45)),
    rect(0, 250, 1200, 350, tile),
    times(6, (row) =>
      times(17, (column) =>
        rect(
          column * 72 + (row % 2) * 36 - 30,
          254 + row * 58,
          68,
          54,
          random.chance(0.14) ? lighter(main, 0.5) : lighter(tile, 0.3),
          3,
        ),
      ),
    ),
    rect(0, 244, 1200, 10, main),
    rect(0, 600, 1200, 200, '#d8d2c6'),
    times(14, (index) => line(600 + (index - 7) * 110, 600, 600 + (index - 7) * 190, 800, '#c4bdaf', 3)),
    times(4, (index) => rect(0, 600 + index * index * 16, 1200, 3, '#c4bdaf')),
    view(480, 90, 230, 130, variant, random),
    ellipse(330, 716, 330, 18, '#10201c', 0.16),
    `<path d="M50 500h560q10 0 10 12q-6 190 -110 200h-360q-104 -10 -110 -200q0 -12 10 -12z" fill="#ffffff"/>`,
    `<path d="M50 500h560q10 0 10 12l-2 20h-576l-2 -20q0 -12 10 -12z" fill="#eef2f2"/>`,
    times(11, (index) => circle(100 + index * 46, 500 - (index % 3) * 8, 22 + (index % 2) * 8, '#f7fbfb')),
    stroke('M86 500v-120q0 -30 30 -30t30 26', chrome, 11),
    rect(470, 470, 76, 64, accent, 6),
    rect(470, 512, 76, 8, lighter(accent, 0.3)),
    rect(700, 476, 400, 24, '#f5f2ec', 4),
    rect(716, 500, 368, 130, wood, 4),
    times(
      2,
      (index) =>
        rect(728 + index * 178, 512, 166, 106, lighter(wood, 0.1), 3) +
        rect(784 + index * 178, 526, 54, 6, '#e6d3a3', 3),
    ),
    `<path d="M800 450h200q-6 34 -50 34h-100q-44 0 -50 -34z" fill="#ffffff"/>`,
    stroke('M900 450v-44q0 -16 20 -16', chrome, 9),
    circle(900, 270, 122, '#f7f3ea'),
    circle(900, 270, 110, '#cfe6ee'),
    polygon(
      [
        [830, 330],
        [900, 170],
        [940, 180],
        [868, 356],
      ],
      '#ffffff',
      0.4,
    ),
    rect(724, 430, 24, 46, main, 6),
    rect(756, 444, 20, 32, accent, 6),
    circle(730, 180, 24, '#fff3cf'),
    circle(1070, 180, 24, '#fff3cf'),
    plant(1150, 700, 210, '#e4d8c4'),
    ellipse(470, 752, 130, 22, lighter(main, 0.4)),
  );
}

export function workspace(variant: number, random: Random): string {
  const palette = paletteOf(variant + (variant === 1 ? 0 : 1));
  const { main, accent, wood } = palette;
  const desk = (x: number, ground: number) =>
    [
      ellipse(x + 130, ground + 4, 160, 10, '#10201c', 0.14),
      rect(x, ground - 110, 260, 14, wood, 3),
      rect(x + 14, ground - 96, 10, 100, '#5b5f60'),
      rect(x + 236, ground - 96, 10, 100, '#5b5f60'),
      rect(x + 80, ground - 206, 110, 74, '#2f3639', 5),
      rect(x + 87, ground - 199, 96, 60, lighter(main, 0.45), 2),
      rect(x + 128, ground - 134, 14, 24, '#2f3639'),
      rect(x + 20, ground - 130, 30, 20, accent, 3),
      rect(x + 204, ground - 138, 18, 28, '#f5efe2', 4),
      rect(x + 96, ground - 84, 76, 60, main, 12),
      rect(x + 130, ground - 26, 8, 22, '#5b5f60'),
      rect(x + 102, ground - 6, 64, 6, '#5b5f60', 3),
    ].join('');
  return picture(
    shell(palette),
    times(3, (index) => view(90 + index * 362, 120, 300, 330, variant * 2, random)),
    rect(0, 26, 1200, 14, '#8f9496'),
    times(4, (index) => pendant(170 + index * 290, 40, main)),
    desk(90, 660),
    desk(470, 660),
    desk(850, 660),
    desk(260, 784),
    desk(680, 784),
    plant(1150, 770, 230, '#e4d8c4'),
    plant(50, 780, 210, '#e4d8c4'),
  );
}
