import type { Random } from '../random.ts';
import { moods } from './mood.ts';
import { bush, sky, tree } from './nature.ts';
import { car, door, garageDoor, lampPost, pane, railing, road, roofTiles } from './parts.ts';
import { skyline } from './skyline.ts';
import { circle, darker, lighter, picture, polygon, rect, times } from './svg.ts';

export function townhouses(variant: number, random: Random): string {
  const mood = [moods.noon, moods.golden, moods.morning, moods.dusk][variant - 1] ?? moods.noon;
  const palettes = [
    ['#e9c9a4', '#c9d8cf', '#e3b09a', '#d5d9e0'],
    ['#f0e4cf', '#d78f6c', '#f0e4cf', '#7f9c8e'],
    ['#cfdadb', '#f2e7d5', '#b9c9b2', '#e8cfc0'],
    ['#e6dfd2', '#bfae9a', '#e6dfd2', '#bfae9a'],
  ];
  const roof = mood.tint(['#7f4a3c', '#4c5a5e', '#8d5a44', '#3d4750'][variant - 1] ?? '#7f4a3c');
  const isGabled = variant % 2 === 1;
  const unit = (index: number) => {
    const x = 150 + index * 226;
    const wall = mood.tint(palettes[variant - 1]?.[index] ?? '#e9c9a4');
    const frame = mood.tint('#fbf8f1');
    const head = isGabled
      ? polygon(
          [
            [x, 300],
            [x + 113, 200],
            [x + 226, 300],
          ],
          lighter(wall, 0.12),
        ) +
        polygon(
          [
            [x - 10, 308],
            [x + 113, 192],
            [x + 236, 308],
            [x + 216, 308],
            [x + 113, 214],
            [x + 10, 308],
          ],
          roof,
        ) +
        pane(x + 88, 250, 50, 46, mood, random, { frame })
      : rect(x, 262, 226, 40, lighter(wall, 0.1)) +
        rect(x - 2, 250, 230, 15, roof) +
        railing(x + 16, 222, 194, 28, mood.tint('#4a5457'));
    return [
      rect(x, 300, 226, 340, wall),
      head,
      pane(x + 26, 330, 74, 84, mood, random, { frame, columns: 2, hasSill: true }),
      pane(x + 128, 330, 74, 84, mood, random, { frame, columns: 2, hasSill: true }),
      rect(x, 440, 226, 10, lighter(wall, 0.35)),
      garageDoor(x + 18, 640, 112, 120, darker(wall, 0.34)),
      door(x + 148, 640, 56, 124, mood.tint(['#2f5d50', '#8c3b34', '#33475b', '#7a4b2e'][index] ?? '#2f5d50')),
      roofTiles(
        [
          [x + 20, 470],
          [x + 206, 470],
          [x + 218, 500],
          [x + 8, 500],
        ],
        roof,
      ),
      rect(x + 222, 300, 4, 340, '#10201c', 0, 0.16),
      circle(x + 139, 540, 5, mood.isLit ? '#ffe3a1' : '#e6c36a'),
      mood.isLit ? circle(x + 139, 540, 26, '#ffe3a1', 0.3) : '',
    ].join('');
  };
  return picture(
    sky(mood, random, 600),
    skyline(mood, random, 580),
    rect(0, 570, 1200, 110, mood.tint('#8fb072')),
    tree(60, 640, 240, mood, random),
    tree(1140, 640, 260, mood, random),
    times(4, unit),
    rect(0, 640, 1200, 46, mood.tint('#d7d0c1')),
    times(4, (index) => bush(292 + index * 226 - 8, 646, 15, mood, '#e8788a')),
    road(700, mood),
    car(
      190 + variant * 90,
      746,
      150,
      mood.tint(['#3d6f8e', '#c9483e', '#efeae0', '#e2b23e'][variant - 1] ?? '#3d6f8e'),
      mood,
    ),
    lampPost(1010, 696, 190, mood),
  );
}
