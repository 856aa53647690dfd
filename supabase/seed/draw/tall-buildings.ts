import type { Random } from '../random.ts';
import { type Mood, moods } from './mood.ts';
import { bush, lawn, palm, sky, tree } from './nature.ts';
import { car, door, glassRailing, lampPost, pane, railing, road } from './parts.ts';
import { skyline } from './skyline.ts';
import { circle, darker, ellipse, lighter, picture, rect, times } from './svg.ts';

const townMoods = [moods.dusk, moods.noon, moods.night, moods.golden, moods.morning, moods.noon];

interface Tower {
  x: number;
  wide: number;
  top: number;
  ground: number;
  wall: string;
  accent: string;
}

function tower({ x, wide, top, ground, wall, accent }: Tower, mood: Mood, random: Random): string {
  const columns = Math.floor((wide - 30) / 46);
  const floors = Math.floor((ground - top - 40) / 38);
  const step = (wide - 24) / columns;
  const dark = '#46526b';
  const cells = times(floors, (floor) =>
    times(columns, (column) => {
      const left = x + 12 + column * step;
      const y = top + 26 + floor * 38;
      const glass = mood.isLit && random.chance(0.42) ? dark : random.pick(mood.glass);
      const balcony = column % 2 === 0 ? rect(left + 1, y + 17, step - 4, 10, lighter(wall, 0.35), 1) : '';
      return (
        rect(left + 4, y, step - 10, 25, glass) + rect(left + step / 2 - 2, y, 2.5, 25, darker(wall, 0.25)) + balcony
      );
    }),
  );
  return [
    rect(x, top, wide, ground - top, wall),
    rect(x + wide * 0.72, top, wide * 0.28, ground - top, '#10201c', 0, 0.1),
    times(floors, (floor) => rect(x, top + 56 + floor * 38, wide, 4, lighter(wall, 0.22))),
    cells,
    rect(x + wide / 2 - 13, top - 8, 26, ground - top + 8, accent),
    rect(x - 8, top - 12, wide + 16, 14, darker(accent, 0.15)),
    rect(x + wide * 0.3, top - 46, wide * 0.4, 34, darker(wall, 0.12)),
    rect(x + wide * 0.44, top - 92, 5, 48, mood.tint('#5b666b')),
    mood.isLit ? circle(x + wide * 0.44 + 2.5, top - 92, 4, '#ff6b5e') : '',
  ].join('');
}

export function condominiumTower(variant: number, random: Random): string {
  const mood = townMoods[variant - 1] ?? moods.noon;
  const wall = mood.tint(['#d8d3cb', '#e9e4da', '#8fa3ad', '#d9b99b', '#e3dccf', '#c7d3d0'][variant - 1] ?? '#d8d3cb');
  const accent = mood.tint(
    ['#2f5d50', '#b5654a', '#3f5a73', '#7a4b3a', '#2f6f73', '#4c5d46'][variant - 1] ?? '#2f5d50',
  );
  const ground = 668;
  const plans: readonly Omit<Tower, 'ground' | 'wall' | 'accent'>[] =
    [
      [{ x: 470, wide: 260, top: 120 }],
      [
        { x: 640, wide: 220, top: 210 },
        { x: 350, wide: 240, top: 130 },
      ],
      [{ x: 420, wide: 340, top: 150 }],
      [
        { x: 300, wide: 180, top: 270 },
        { x: 710, wide: 180, top: 320 },
        { x: 490, wide: 210, top: 130 },
      ],
      [
        { x: 560, wide: 320, top: 260 },
        { x: 400, wide: 210, top: 120 },
      ],
      [{ x: 330, wide: 540, top: 250 }],
    ][variant - 1] ?? [];
  const left = Math.min(...plans.map((plan) => plan.x)) - 60;
  const right = Math.max(...plans.map((plan) => plan.x + plan.wide)) + 60;
  return picture(
    sky(mood, random, 600),
    skyline(mood, random, 640),
    rect(0, 630, 1200, 60, mood.tint('#8fae7a')),
    times(10, (index) => tree(index * 130 + random.between(-30, 30), 660, random.between(70, 110), mood, random)),
    plans
      .map((plan, index) =>
        tower({ ...plan, ground, wall: darker(wall, index === plans.length - 1 ? 0 : 0.1), accent }, mood, random),
      )
      .join(''),
    rect(left, 590, right - left, 86, darker(wall, 0.16)),
    rect(left - 8, 580, right - left + 16, 13, accent),
    times(
      (right - left - 30) / 74,
      (index) =>
        rect(left + 20 + index * 74, 606, 56, 62, random.pick(mood.glass)) +
        rect(left + 46 + index * 74, 606, 3, 62, darker(wall, 0.4)),
    ),
    rect((left + right) / 2 - 62, 574, 124, 16, lighter(accent, 0.2), 3),
    rect((left + right) / 2 - 46, 600, 92, 76, mood.isLit ? '#ffe7b3' : lighter(mood.glass[0] ?? '#ffffff', 0.2)),
    rect((left + right) / 2 - 2, 600, 4, 76, accent),
    road(696, mood),
    times(5, (index) => palm(80 + index * 262, 694, random.between(110, 150), mood, random.between(-10, 12))),
    lampPost(230, 694, 120, mood),
    lampPost(900, 694, 120, mood),
    car(random.between(120, 300), 742, 130, mood.tint('#d9d4c8'), mood),
    car(random.between(700, 900), 790, 150, mood.tint(random.pick(['#c9483e', '#3d6f8e', '#e2b23e'])), mood),
  );
}

export function apartmentHouse(variant: number, random: Random): string {
  const mood = [moods.morning, moods.golden, moods.noon, moods.dusk][variant - 1] ?? moods.noon;
  const wall = mood.tint(['#f0e2c8', '#dfe5dd', '#e8cdb8', '#d9dde2'][variant - 1] ?? '#f0e2c8');
  const accent = mood.tint(['#b65f43', '#3f6f62', '#d19a3f', '#5b6d8c'][variant - 1] ?? '#b65f43');
  const floors = variant % 2 ? 4 : 3;
  const top = 640 - floors * 112 - 16;
  const columns = 4;
  const cloths = ['#e8788a', '#f2c14e', '#7fb3c8', '#f5f0e6'];
  const unit = (floor: number, column: number) => {
    const x = 252 + column * 178 + (column > 1 ? 8 : 0);
    const y = top + 22 + floor * 112;
    const laundry = random.chance(0.35)
      ? times(4, (index) =>
          rect(x + 16 + index * 28, y + 14, 20, random.between(22, 34), mood.tint(cloths[index] ?? '#f5f0e6'), 2),
        )
      : '';
    const plant = random.chance(0.5) ? bush(x + 128, y + 92, 13, mood, '#e8788a') : '';
    const opening =
      pane(x + 12, y + 6, 54, 84, mood, random, { frame: darker(accent, 0.1), columns: 2 }) +
      pane(x + 86, y + 16, 52, 50, mood, random, { frame: darker(accent, 0.1), columns: 2 });
    const rail =
      variant % 2 ? railing(x, y + 58, 152, 36, darker(accent, 0.2)) : glassRailing(x, y + 58, 152, 36, mood);
    return (
      rect(x, y - 4, 152, 98, darker(wall, 0.1)) +
      opening +
      laundry +
      plant +
      rail +
      rect(x - 5, y + 92, 162, 9, lighter(wall, 0.3))
    );
  };
  return picture(
    sky(mood, random, 600),
    skyline(mood, random, 600),
    lawn(mood, random, 600),
    tree(120, 656, 230, mood, random),
    ellipse(600, 644, 420, 12, '#10201c', 0.16),
    rect(230, top, 740, 640 - top, wall),
    rect(574, top - 34, 52, 674 - top, accent),
    rect(222, top - 14, 756, 18, accent),
    times(floors, (floor) => times(columns, (column) => unit(floor, column))),
    rect(556, 616 - 112, 88, 14, darker(accent, 0.2)),
    door(574, 640, 52, 118, darker(accent, 0.4)),
    tree(1080, 670, 270, mood, random),
    rect(0, 650, 1200, 8, mood.tint('#cfc7b6')),
    times(12, (index) => bush(40 + index * 102, 668, 22, mood, index % 2 ? '#f2c14e' : undefined)),
    road(706, mood),
    car(variant * 150, 748, 140, mood.tint('#c9483e'), mood),
    car(1080 - variant * 40, 792, 150, mood.tint('#efeae0'), mood),
  );
}
