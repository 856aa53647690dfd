import type { Random } from '../random.ts';
import { moods } from './mood.ts';
import { bush, lawn, mountains, palm, pine, sea, sky } from './nature.ts';
import { cladding, door, pane, railing } from './parts.ts';
import { circle, darker, ellipse, fade, lighter, line, picture, polygon, rect, stroke, times } from './svg.ts';

export function beachVilla(variant: number, random: Random): string {
  const mood = [moods.noon, moods.golden, moods.dusk][variant - 1] ?? moods.noon;
  const wood = mood.tint('#b98552');
  const thatch = mood.tint('#a07c4c');
  const frame = mood.tint('#6b4a30');
  const isOverWater = variant === 3;
  const hut = (x: number, ground: number, scale: number) => {
    const s = scale;
    return [
      times(5, (index) => rect(x + (20 + index * 88) * s, ground, 12 * s, 60 * s, frame)),
      rect(x - 20 * s, ground - 8 * s, 460 * s, 16 * s, darker(wood, 0.2)),
      cladding(x + 20 * s, ground - 150 * s, 360 * s, 146 * s, wood, 15 * s),
      pane(x + 50 * s, ground - 122 * s, 84 * s, 100 * s, mood, random, { frame, columns: 2 }),
      door(x + 166 * s, ground - 6 * s, 66 * s, 122 * s, frame),
      pane(x + 266 * s, ground - 122 * s, 84 * s, 100 * s, mood, random, { frame, columns: 2 }),
      polygon(
        [
          [x + 90 * s, ground - 300 * s],
          [x + 310 * s, ground - 300 * s],
          [x + 450 * s, ground - 138 * s],
          [x - 50 * s, ground - 138 * s],
        ],
        thatch,
      ),
      times(34, (index) =>
        stroke(
          `M${x + (96 + index * 6.3) * s} ${ground - 296 * s}L${x + (-44 + index * 14.8) * s} ${ground + (-140 + (index % 3) * 6) * s}`,
          darker(thatch, 0.08 + (index % 3) * 0.06),
          3 * s,
        ),
      ),
      railing(x - 20 * s, ground - 46 * s, 180 * s, 40 * s, frame),
      railing(x + 240 * s, ground - 46 * s, 200 * s, 40 * s, frame),
    ].join('');
  };
  if (isOverWater) {
    return picture(
      sky(mood, random, 430),
      mountains(mood, random, 428, '#3f6a66', 2),
      sea(mood, random, 424, 800),
      hut(40, 530, 0.6),
      hut(420, 590, 0.95),
      times(9, (index) => rect(800 + index * 48, 606, 8, 70, frame)),
      rect(790, 596, 420, 14, darker(wood, 0.1)),
      ellipse(620, 676, 300, 14, '#10201c', 0.2),
      times(8, (index) => ellipse(440 + index * 46, 690 + (index % 3) * 14, 40, 3, '#ffd98a', 0.5)),
    );
  }
  return picture(
    sky(mood, random, 430),
    mountains(mood, random, 436, '#4c7f73', 2),
    sea(mood, random, 430, 570),
    stroke('M-10 566q150 -20 300 0t300 0t300 0t340 0', '#ffffff', 9),
    fade(0, 566, 1200, 234, [mood.tint('#f7e8c6'), mood.tint('#ead3a4')]),
    times(40, () =>
      ellipse(random.between(0, 1200), random.between(600, 795), random.between(6, 22), 2, mood.tint('#d8bf8f'), 0.7),
    ),
    palm(210, 640, 400, mood, 70),
    palm(930, 620, 340, mood, -30),
    ellipse(600, 664, 320, 14, '#10201c', 0.14),
    hut(380, 612, 1.02),
    palm(1060, 710, 440, mood, -60),
    times(5, (index) => bush(300 + index * 34, 676, 20, mood, '#e8788a')),
    polygon(
      [
        [130, 730],
        [250, 716],
        [290, 676],
        [304, 682],
        [266, 736],
        [140, 746],
      ],
      mood.tint('#fbf6ea'),
    ),
    rect(146, 742, 8, 18, frame),
    rect(250, 738, 8, 20, frame),
    rect(96, 590, 7, 160, frame),
    polygon(
      [
        [0, 640],
        [100, 570],
        [200, 640],
      ],
      mood.tint('#e8784f'),
    ),
    polygon(
      [
        [66, 640],
        [100, 570],
        [134, 640],
      ],
      mood.tint('#fbf6ea'),
    ),
  );
}

export function cabin(variant: number, random: Random): string {
  const mood = variant === 1 ? moods.morning : moods.night;
  const wood = mood.tint('#8a5a3a');
  const roof = mood.tint('#3f4a4d');
  const frame = mood.tint('#4a3224');
  return picture(
    sky(mood, random),
    mountains(mood, random, 580, '#3f7a6a', 4),
    times(14, (index) => pine(index * 92 + random.between(-20, 20), 600, random.between(160, 300), mood)),
    lawn(mood, random, 580, '#6f9a58'),
    ellipse(600, 652, 320, 14, '#10201c', 0.2),
    polygon(
      [
        [330, 640],
        [600, 190],
        [870, 640],
      ],
      wood,
    ),
    times(29, (index) =>
      line(
        346 + index * 9,
        626 - index * 15,
        854 - index * 9,
        626 - index * 15,
        darker(wood, index % 3 ? 0.12 : 0.22),
        2,
      ),
    ),
    polygon(
      [
        [300, 652],
        [600, 150],
        [900, 652],
        [860, 652],
        [600, 222],
        [340, 652],
      ],
      roof,
    ),
    polygon(
      [
        [510, 420],
        [600, 272],
        [690, 420],
      ],
      frame,
    ),
    polygon(
      [
        [524, 412],
        [600, 288],
        [676, 412],
      ],
      mood.glass[0] ?? '#ffffff',
    ),
    rect(597, 288, 6, 126, frame),
    rect(440, 436, 320, 10, darker(wood, 0.3)),
    railing(452, 396, 296, 40, frame),
    pane(452, 480, 100, 110, mood, random, { frame, columns: 2, rows: 2 }),
    door(570, 640, 74, 144, frame),
    pane(664, 480, 100, 110, mood, random, { frame, columns: 2, rows: 2 }),
    rect(300, 640, 600, 18, darker(wood, 0.2)),
    times(4, (index) => rect(540 - index * 8, 658 + index * 12, 134 + index * 16, 12, lighter(wood, 0.16))),
    pine(140, 730, 430, mood),
    pine(1070, 740, 470, mood),
    mood.isLit ? circle(330, 722, 90, '#ffb455', 0.16) + circle(330, 724, 40, '#ffb455', 0.3) : '',
    polygon(
      [
        [308, 736],
        [330, 684],
        [352, 736],
      ],
      '#f08a3c',
    ),
    polygon(
      [
        [318, 736],
        [331, 706],
        [344, 736],
      ],
      '#ffd56a',
    ),
    rect(294, 734, 74, 12, frame, 6),
    times(5, (index) => bush(480 + index * 140, 796, 26, mood, '#c78fd0')),
  );
}

export function terrace(variant: number, random: Random): string {
  const mood = variant === 1 ? moods.dusk : moods.golden;
  const wood = mood.tint('#b07d52');
  const cushion = mood.tint(variant === 1 ? '#e0d6c4' : '#4f8f86');
  const frame = mood.tint('#5b4636');
  const view =
    variant === 1
      ? mountains(mood, random, 470, '#5a6f8a', 3) +
        times(26, () => circle(random.between(0, 1200), random.between(420, 468), 3, '#ffdf9c'))
      : sea(mood, random, 400, 500);
  return picture(
    sky(mood, random, 470),
    view,
    variant === 1 ? rect(0, 466, 1200, 40, mood.tint('#5f7a5a')) : palm(130, 560, 400, mood, 40),
    rect(0, 500, 1200, 300, wood),
    times(15, (index) => line(600 + (index - 7) * 70, 500, 600 + (index - 7) * 190, 800, darker(wood, 0.14), 4)),
    railing(0, 420, 1200, 84, frame),
    rect(0, 0, 1200, 46, darker(wood, 0.3)),
    rect(30, 46, 26, 470, darker(wood, 0.25)),
    rect(1144, 46, 26, 470, darker(wood, 0.25)),
    stroke('M56 70Q330 190 600 80T1144 70', darker(frame, 0.3), 3),
    times(
      13,
      (index) =>
        circle(100 + index * 84, 92 + Math.sin(index * 1.05) * 26 + 16, 16, '#ffe3a1', 0.3) +
        circle(100 + index * 84, 92 + Math.sin(index * 1.05) * 26 + 16, 7, '#fff3cf'),
    ),
    ellipse(430, 716, 300, 22, '#10201c', 0.18),
    rect(170, 520, 500, 110, lighter(cushion, 0.1), 24),
    rect(150, 560, 70, 140, cushion, 24),
    rect(620, 560, 70, 140, cushion, 24),
    rect(200, 610, 440, 76, darker(cushion, 0.08), 16),
    rect(418, 612, 4, 70, darker(cushion, 0.2)),
    rect(240, 546, 84, 74, mood.tint('#d98a5a'), 14),
    rect(520, 546, 84, 74, mood.tint('#e8c36a'), 14),
    times(2, (index) => rect(180 + index * 462, 690, 16, 30, frame)),
    ellipse(880, 690, 130, 34, darker(wood, 0.34)),
    ellipse(880, 682, 130, 34, lighter(wood, 0.22)),
    rect(868, 700, 24, 70, frame),
    rect(840, 640, 14, 40, '#f5f2ea', 4),
    circle(910, 664, 20, mood.tint('#e8788a')),
    rect(900, 676, 20, 14, '#f5f2ea', 4),
    rect(1050, 610, 90, 90, mood.tint('#c9734f'), 10),
    bush(1095, 620, 60, mood, '#f5f0e6'),
  );
}
