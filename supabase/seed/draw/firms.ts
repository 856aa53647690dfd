import type { Random } from '../random.ts';
import { circle, darker, ellipse, lighter, picture, polygon, rect, stroke, times, turned } from './svg.ts';

export function studio(variant: number, random: Random): string {
  const desk = variant === 1 ? '#c79a6b' : '#8a6a50';
  const wall = variant === 1 ? '#e6ebe6' : '#efe3d6';
  const card = '#fbf9f3';
  const tall = variant === 1;
  const block = (x: number, y: number, wide: number, high: number) =>
    rect(x, y, wide, high, card) +
    polygon(
      [
        [x + wide, y],
        [x + wide + 34, y - 22],
        [x + wide + 34, y + high - 22],
        [x + wide, y + high],
      ],
      darker(card, 0.16),
    ) +
    polygon(
      [
        [x, y],
        [x + 34, y - 22],
        [x + wide + 34, y - 22],
        [x + wide, y],
      ],
      lighter('#f5f1e8', 0.4),
    ) +
    times(Math.floor(high / 42), (row) =>
      times(Math.floor(wide / 40), (column) => rect(x + 12 + column * 40, y + 14 + row * 42, 22, 24, '#b9cdd2')),
    );
  return picture(
    rect(0, 0, 1200, 560, wall),
    rect(80, 70, 300, 220, '#ffffff'),
    stroke('M120 250V150L230 100L340 150V250ZM180 250v-60h50v60M260 170h50v40h-50z', '#6f8f95', 4),
    rect(430, 70, 200, 220, '#1f4e79'),
    stroke('M460 250V140h140v110zM460 190h140M530 140v110', '#e4f0f5', 4),
    rect(690, 90, 430, 14, '#8a6a50'),
    rect(690, 220, 430, 14, '#8a6a50'),
    times(18, (index) =>
      rect(
        706 + index * 22,
        104 - random.between(0, 0) + (116 - (70 + (index % 4) * 12)),
        17,
        70 + (index % 4) * 12,
        ['#c96f52', '#2f6b57', '#e0a24a', '#48617a', '#f5efe2'][index % 5] ?? '#c96f52',
      ),
    ),
    rect(720, 40, 60, 50, '#d9cdb8', 6),
    circle(750, 30, 30, '#4e9068'),
    rect(0, 540, 1200, 260, desk),
    rect(0, 540, 1200, 12, lighter(desk, 0.2)),
    polygon(
      [
        [180, 740],
        [250, 590],
        [930, 590],
        [1010, 740],
      ],
      '#dfe8d8',
    ),
    ellipse(600, 700, 330, 26, '#10201c', 0.12),
    tall
      ? block(400, 330, 120, 350) + block(620, 450, 200, 230)
      : block(380, 500, 200, 170) + block(560, 430, 160, 240),
    tall
      ? ''
      : polygon(
          [
            [370, 504],
            [480, 420],
            [590, 504],
          ],
          darker(card, 0.08),
        ),
    times(
      6,
      (index) =>
        circle(300 + index * 120 + (index > 2 ? 40 : 0), 690 - (index % 2) * 60, 22, '#7fae7a') +
        rect(298 + index * 120 + (index > 2 ? 40 : 0), 708 - (index % 2) * 60, 4, 16, '#8a6a50'),
    ),
    turned(
      rect(60, 690, 260, 22, '#e2b23e', 3) + times(12, (index) => rect(70 + index * 20, 690, 2, 10, '#7a5a1a')),
      14,
      190,
      700,
    ),
    `<g transform="translate(1060 560)">${rect(-8, 0, 90, 130, '#48617a', 10)}${stroke('M14 4v-70M36 4v-90M58 4v-64', '#d4503f', 9)}</g>`,
  );
}

const logoColours = [
  { ground: '#173f35', ink: '#f4efe4', accent: '#d9a441' },
  { ground: '#efe6d6', ink: '#33475b', accent: '#c96f52' },
  { ground: '#e2b23e', ink: '#2b3032', accent: '#fbf7ee' },
  { ground: '#2f6f73', ink: '#f4efe4', accent: '#f2c14e' },
] as const;

export function logo(variant: number, _random: Random): string {
  const { ground, ink, accent } = logoColours[(variant - 1) % 4] ?? logoColours[0];
  const marks = [
    stroke('M400 520V330L600 210L800 330V520', ink, 34) + stroke('M500 520V400L600 340L700 400V520', accent, 26),
    rect(420, 240, 170, 320, ink) +
      polygon(
        [
          [610, 240],
          [790, 240],
          [790, 560],
        ],
        accent,
      ) +
      polygon(
        [
          [610, 270],
          [760, 560],
          [610, 560],
        ],
        ink,
        0.55,
      ),
    polygon(
      [
        [600, 190],
        [800, 305],
        [800, 495],
        [600, 610],
        [400, 495],
        [400, 305],
      ],
      ink,
    ) + stroke('M500 500V360h90v140M590 420h110v80', accent, 26),
    circle(600, 400, 190, ink) +
      polygon(
        [
          [470, 430],
          [600, 290],
          [730, 430],
        ],
        accent,
      ) +
      rect(510, 426, 180, 96, ground) +
      rect(574, 450, 52, 72, accent),
  ];
  return picture(
    rect(0, 0, 1200, 800, ground),
    times(9, (index) => stroke(`M${-200 + index * 190} 800L${200 + index * 190} 0`, lighter(ground, 0.05), 46)),
    marks[variant - 1] ?? '',
    rect(430, 668, 340, 14, ink, 7),
    rect(500, 700, 200, 10, accent, 5),
  );
}
