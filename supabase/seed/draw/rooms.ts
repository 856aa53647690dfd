import type { Random } from '../random.ts';
import { art, curtains, paletteOf, pendant, plant, shell, view } from './room-parts.ts';
import { circle, darker, ellipse, lighter, picture, polygon, rect, stroke, times } from './svg.ts';

export function livingRoom(variant: number, random: Random): string {
  const palette = paletteOf(variant);
  const { main, accent, wood } = palette;
  const isLeft = variant % 2 === 1;
  const windowX = isLeft ? 700 : 150;
  const sofa = isLeft ? 130 : 500;
  return picture(
    shell(palette),
    view(windowX, 130, 340, 320, variant, random),
    curtains(windowX, 106, 340, 470, lighter(accent, 0.55)),
    art(sofa + 90, 170, 130, 160, palette, random),
    art(sofa + 260, 200, 170, 120, palette, random),
    ellipse(600, 716, 450, 62, lighter(accent, 0.45)),
    ellipse(600, 716, 400, 50, lighter(accent, 0.6)),
    ellipse(sofa + 270, 674, 290, 14, '#10201c', 0.18),
    rect(sofa + 20, 440, 500, 150, main, 26),
    rect(sofa - 16, 500, 84, 160, lighter(main, 0.08), 26),
    rect(sofa + 472, 500, 84, 160, lighter(main, 0.08), 26),
    rect(sofa + 60, 552, 420, 92, lighter(main, 0.14), 16),
    rect(sofa + 268, 552, 4, 88, darker(main, 0.16)),
    rect(sofa + 84, 484, 92, 86, accent, 14),
    rect(sofa + 364, 484, 92, 86, lighter(palette.wall, 0.4), 14),
    rect(sofa + 10, 656, 18, 26, wood),
    rect(sofa + 512, 656, 18, 26, wood),
    ellipse(600, 752, 170, 12, '#10201c', 0.16),
    rect(452, 690, 296, 18, wood, 8),
    rect(474, 706, 12, 48, darker(wood, 0.15)),
    rect(714, 706, 12, 48, darker(wood, 0.15)),
    rect(510, 676, 76, 7, main, 2),
    rect(516, 668, 66, 8, accent, 2),
    circle(668, 672, 18, lighter(accent, 0.3)),
    plant(isLeft ? 1120 : 70, 690, 250, '#d9cdb8'),
    rect(isLeft ? 60 : 1130, 330, 6, 340, '#4a4540'),
    polygon(
      isLeft
        ? [
            [30, 340],
            [96, 340],
            [112, 400],
            [14, 400],
          ]
        : [
            [1100, 340],
            [1166, 340],
            [1182, 400],
            [1084, 400],
          ],
      '#fbeac2',
    ),
    ellipse(isLeft ? 63 : 1133, 672, 40, 8, '#4a4540'),
  );
}

export function kitchen(variant: number, random: Random): string {
  const palette = paletteOf(variant + 1);
  const { main, accent, wood } = palette;
  const top = '#e9e6df';
  const tile = lighter(palette.wall, 0.5);
  const cabinet = (x: number, y: number, wide: number, high: number) =>
    rect(x, y, wide - 6, high, main, 3) +
    rect(x + 10, y + 10, wide - 26, high - 20, lighter(main, 0.08), 3) +
    rect(x + wide / 2 - 18, y + (y < 300 ? high - 20 : 18), 30, 5, '#d9c38a', 2);
  return picture(
    shell(palette),
    rect(90, 320, 1020, 130, tile),
    times(3, (row) =>
      times(17, (column) =>
        rect(
          92 + column * 60 + (row % 2) * 2,
          322 + row * 43,
          56,
          39,
          random.chance(0.12) ? lighter(accent, 0.55) : lighter(tile, 0.25),
          2,
        ),
      ),
    ),
    view(450, 130, 270, 240, variant + 1, random),
    times(3, (index) => cabinet(90 + index * 110, 120, 110, 190)),
    times(2, (index) => cabinet(910 + index * 100, 120, 100, 190)),
    rect(70, 446, 1060, 20, top, 3),
    times(9, (index) => cabinet(90 + index * 114, 468, 114, 126)),
    rect(774, 468, 108, 126, '#454b4e', 4),
    rect(788, 508, 80, 68, '#2b3032', 4),
    times(4, (index) => circle(796 + index * 22, 488, 6, '#c9ced0')),
    rect(770, 440, 116, 8, '#2b3032', 2),
    rect(800, 404, 60, 36, accent, 6),
    rect(856, 414, 34, 7, '#454b4e', 3),
    polygon(
      [
        [776, 240],
        [880, 240],
        [900, 310],
        [756, 310],
      ],
      '#b9bfc0',
    ),
    rect(806, 26, 44, 214, '#c9ced0'),
    stroke('M560 446v-46q0 -20 22 -20t22 20v10', '#9aa2a5', 8),
    rect(536, 442, 110, 10, '#b4bbbd', 3),
    times(3, (index) =>
      rect(
        180 + index * 40,
        404 - (index % 2) * 10,
        28,
        42 + (index % 2) * 10,
        [accent, '#f5efe2', wood][index] ?? accent,
        5,
      ),
    ),
    rect(960, 426, 100, 20, wood, 4),
    circle(990, 416, 14, '#e0a24a'),
    circle(1016, 414, 15, '#c9524a'),
    circle(1036, 418, 12, '#8fae5a'),
    pendant(430, 110, accent),
    pendant(600, 110, accent),
    pendant(770, 110, accent),
    ellipse(600, 790, 430, 16, '#10201c', 0.18),
    rect(250, 622, 700, 24, lighter(wood, 0.2), 4),
    rect(274, 646, 652, 154, lighter(palette.wall, 0.3)),
    times(6, (index) => rect(286 + index * 108, 660, 96, 140, lighter(palette.wall, 0.5), 3)),
    ellipse(520, 616, 58, 14, '#f5efe2'),
    times(5, (index) => circle(488 + index * 16, 604 - (index % 2) * 10, 13, index % 2 ? '#e8b04a' : '#d9673f')),
    rect(690, 566, 30, 56, '#cfe5e8', 6),
    stroke('M704 566q-16 -40 -26 -60M706 566q4 -40 0 -74M708 566q16 -34 30 -52', '#4e9068', 5),
  );
}

export function bedroom(variant: number, random: Random): string {
  const palette = paletteOf(variant + 2);
  const { main, accent, wood } = palette;
  const isLeft = variant % 2 === 0;
  const windowX = isLeft ? 80 : 840;
  const bed = isLeft ? 470 : 170;
  const linen = '#fbf8f2';
  const lamp = (x: number) =>
    rect(x - 50, 530, 100, 84, wood, 4) +
    rect(x - 42, 562, 84, 4, darker(wood, 0.25)) +
    rect(x - 4, 486, 8, 44, '#d9c38a') +
    polygon(
      [
        [x - 22, 434],
        [x + 22, 434],
        [x + 36, 488],
        [x - 36, 488],
      ],
      '#fbeac2',
    ) +
    circle(x, 470, 70, '#ffeab8', 0.22);
  return picture(
    shell(palette),
    view(windowX, 140, 280, 320, variant + 2, random),
    curtains(windowX, 114, 280, 464, lighter(main, 0.6)),
    art(bed + 120, 120, 120, 150, palette, random),
    art(bed + 290, 140, 120, 120, palette, random),
    ellipse(bed + 270, 750, 420, 44, lighter(accent, 0.55)),
    rect(bed, 330, 540, 290, variant % 3 === 0 ? wood : main, 22),
    times(5, (index) =>
      rect(bed + 24 + index * 100, 350, 92, 110, variant % 3 === 0 ? lighter(wood, 0.08) : lighter(main, 0.1), 14),
    ),
    lamp(bed - 74),
    lamp(bed + 614),
    rect(bed + 14, 490, 512, 170, linen, 18),
    rect(bed + 50, 440, 190, 92, '#ffffff', 26),
    rect(bed + 300, 440, 190, 92, '#ffffff', 26),
    rect(bed + 110, 468, 130, 76, accent, 20),
    rect(bed + 300, 468, 130, 76, lighter(main, 0.3), 20),
    rect(bed - 6, 556, 552, 150, lighter(main, 0.5), 20),
    rect(bed - 6, 620, 552, 96, main, 16),
    times(6, (index) => rect(bed + 20 + index * 90, 624, 5, 86, lighter(main, 0.14))),
    rect(bed, 706, 540, 34, darker(wood, 0.1), 5),
    rect(bed + 16, 736, 20, 24, darker(wood, 0.3)),
    rect(bed + 504, 736, 20, 24, darker(wood, 0.3)),
    pendant(bed + 270, 40, lighter(accent, 0.3)),
    plant(isLeft ? 1150 : 1150, 720, 190, '#e4d8c4'),
  );
}
