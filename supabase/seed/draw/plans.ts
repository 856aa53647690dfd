import type { Random } from '../random.ts';
import { circle, ellipse, lighter, line, picture, polygon, rect, stroke, times, turned } from './svg.ts';

interface Room {
  x: number;
  y: number;
  wide: number;
  high: number;
  kind: 'bed' | 'living' | 'kitchen' | 'bath' | 'hall';
}

const layouts: readonly (readonly Room[])[] = [
  [
    { x: 200, y: 130, wide: 330, high: 300, kind: 'living' },
    { x: 530, y: 130, wide: 220, high: 180, kind: 'kitchen' },
    { x: 750, y: 130, wide: 250, high: 260, kind: 'bed' },
    { x: 530, y: 310, wide: 220, high: 120, kind: 'hall' },
    { x: 200, y: 430, wide: 300, high: 240, kind: 'bed' },
    { x: 500, y: 430, wide: 190, high: 240, kind: 'bath' },
    { x: 690, y: 390, wide: 310, high: 280, kind: 'bed' },
  ],
  [
    { x: 220, y: 160, wide: 440, high: 290, kind: 'living' },
    { x: 660, y: 160, wide: 320, high: 200, kind: 'kitchen' },
    { x: 660, y: 360, wide: 320, high: 280, kind: 'bed' },
    { x: 220, y: 450, wide: 200, high: 190, kind: 'bath' },
    { x: 420, y: 450, wide: 240, high: 190, kind: 'hall' },
  ],
  [
    { x: 160, y: 180, wide: 260, high: 220, kind: 'bed' },
    { x: 420, y: 180, wide: 360, high: 300, kind: 'living' },
    { x: 780, y: 180, wide: 260, high: 220, kind: 'bed' },
    { x: 160, y: 400, wide: 260, high: 220, kind: 'kitchen' },
    { x: 420, y: 480, wide: 360, high: 140, kind: 'hall' },
    { x: 780, y: 400, wide: 260, high: 220, kind: 'bath' },
  ],
  [
    { x: 300, y: 110, wide: 300, high: 260, kind: 'bed' },
    { x: 600, y: 110, wide: 300, high: 260, kind: 'living' },
    { x: 300, y: 370, wide: 190, high: 160, kind: 'bath' },
    { x: 490, y: 370, wide: 410, high: 160, kind: 'kitchen' },
    { x: 300, y: 530, wide: 600, high: 160, kind: 'living' },
  ],
];

const floors = {
  bed: '#e9d9bf',
  living: '#dfc49c',
  kitchen: '#d3dedb',
  bath: '#c6dce2',
  hall: '#ece6da',
} as const;

export function floorPlan(variant: number, _random: Random): string {
  const rooms = layouts[variant - 1] ?? [];
  const wall = '#37474a';
  const left = Math.min(...rooms.map((room) => room.x));
  const top = Math.min(...rooms.map((room) => room.y));
  const right = Math.max(...rooms.map((room) => room.x + room.wide));
  const bottom = Math.max(...rooms.map((room) => room.y + room.high));
  return picture(
    rect(0, 0, 1200, 800, '#f7f5ef'),
    times(30, (index) => rect(index * 40, 0, 1, 800, '#e6e3d9')),
    times(20, (index) => rect(0, index * 40, 1200, 1, '#e6e3d9')),
    rect(left + 10, top + 14, right - left, bottom - top, '#10201c', 4, 0.14),
    rooms.map((room) => roomOnPlan(room, wall)).join(''),
    rooms.map((room, index) => doorOnPlan(room, index)).join(''),
    rooms
      .filter((room) => room.y === top)
      .map((room) => rect(room.x + room.wide * 0.3, top - 6, room.wide * 0.4, 12, '#a9d6ea'))
      .join(''),
    rooms
      .filter((room) => room.x + room.wide === right)
      .map((room) => rect(right - 6, room.y + room.high * 0.3, 12, room.high * 0.4, '#a9d6ea'))
      .join(''),
    dimension(left, right, bottom + 44),
    `<g transform="translate(${left - 44} 0) rotate(90)">${dimension(top, bottom, 0)}</g>`,
    circle(1110, 110, 34, '#ffffff'),
    polygon(
      [
        [1110, 82],
        [1122, 116],
        [1110, 108],
        [1098, 116],
      ],
      '#2f6b57',
    ),
  );
}

function dimension(from: number, to: number, at: number): string {
  return (
    line(from, at, to, at, '#8d9a97', 3) +
    line(from, at - 10, from, at + 10, '#8d9a97', 3) +
    line(to, at - 10, to, at + 10, '#8d9a97', 3)
  );
}

function doorOnPlan({ x, y, wide, high }: Room, index: number): string {
  const at = x + wide * (index % 2 ? 0.2 : 0.62);
  return rect(at, y + high - 7, 52, 14, '#f7f5ef') + stroke(`M${at} ${y + high}v-52a52 52 0 0 1 52 52`, '#8d9a97', 3);
}

function roomOnPlan(room: Room, wall: string): string {
  const { x, y, wide, high, kind } = room;
  const cx = x + wide / 2;
  const cy = y + high / 2;
  const furniture = {
    bed:
      rect(cx - 56, y + 16, 112, 130, '#ffffff', 8) +
      rect(cx - 46, y + 24, 42, 28, '#dbe5e3', 6) +
      rect(cx + 4, y + 24, 42, 28, '#dbe5e3', 6) +
      rect(cx - 56, y + 70, 112, 76, '#5f8f80', 8) +
      rect(cx - 100, y + 18, 34, 34, '#b48a5e', 3) +
      rect(cx + 66, y + 18, 34, 34, '#b48a5e', 3),
    living:
      ellipse(cx, cy + 6, wide * 0.32, high * 0.28, '#f0e4cf') +
      rect(cx - 84, y + high * 0.14, 168, 52, '#5f7f9a', 12) +
      rect(cx - 74, y + high * 0.14 + 18, 148, 36, '#7397b3', 8) +
      rect(cx - 46, cy - 6, 92, 44, '#b48a5e', 6),
    kitchen:
      rect(x + 14, y + 14, wide - 28, 44, '#ffffff', 3) +
      times(4, (index) => circle(x + 40 + (index % 2) * 24, y + 26 + Math.floor(index / 2) * 20, 7, '#56605f')) +
      rect(cx - 8, y + 22, 56, 28, '#c7d2d4', 6) +
      circle(cx, cy + 38, Math.min(40, high * 0.2), '#b48a5e') +
      times(4, (index) =>
        circle(cx + Math.cos(index * 1.57 + 0.78) * 52, cy + 38 + Math.sin(index * 1.57 + 0.78) * 44, 11, '#8a6846'),
      ),
    bath:
      rect(x + 16, y + 16, wide * 0.4, 110, '#ffffff', 14) +
      rect(x + 24, y + 24, wide * 0.4 - 16, 94, '#bfe0e8', 12) +
      ellipse(x + wide - 44, y + 50, 22, 28, '#ffffff') +
      rect(x + wide - 68, y + 12, 48, 20, '#ffffff', 4) +
      rect(x + wide - 74, y + high - 70, 56, 40, '#ffffff', 8),
    hall: times(5, (index) => rect(x + 22 + index * 22, cy - 36, 18, 60, '#d8cfbd')),
  }[kind];
  return `${rect(x, y, wide, high, floors[kind])}${furniture}<rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="none" stroke="${wall}" stroke-width="11"/>`;
}

function crossedBox(x: number, y: number, wide: number, high: number): string {
  return `M${x} ${y}h${wide}v${high}h${-wide}zM${x + wide / 2} ${y}v${high}M${x} ${y + high / 2}h${wide}`;
}

export function blueprint(variant: number, _random: Random): string {
  const paper = variant === 1 ? '#1f4e79' : '#1d5a5a';
  const ink = '#e4f0f5';
  const faint = lighter(paper, 0.14);
  const front = [
    'M300 600V360M300 360L600 180L900 360M900 360V600M260 600H940M240 372L600 156L960 372',
    'M250 600V300H620V600M620 600V380H950V600M220 600H990M230 300H640V276H230ZM610 380H970V358H610Z',
  ][variant - 1];
  const openings =
    variant === 1
      ? crossedBox(350, 420, 110, 90) + crossedBox(740, 420, 110, 90) + crossedBox(560, 270, 80, 60)
      : crossedBox(290, 340, 120, 90) +
        crossedBox(460, 340, 120, 90) +
        crossedBox(290, 480, 120, 90) +
        crossedBox(690, 430, 200, 90);
  const way = variant === 1 ? 'M555 600V450h90V600' : 'M480 600V480h80V600';
  return picture(
    rect(0, 0, 1200, 800, paper),
    times(48, (index) => rect(index * 25, 0, 1, 800, faint)),
    times(32, (index) => rect(0, index * 25, 1200, 1, faint)),
    stroke('M40 40H1160V760H40Z', ink, 3),
    stroke(front ?? '', ink, 6),
    stroke(openings, ink, 4),
    stroke(way, ink, 4),
    stroke('M300 650H900M300 640v20M900 640v20M600 640v20', ink, 2.5),
    stroke('M150 180V600M140 180h20M140 600h20M140 360h20', ink, 2.5),
    stroke('M600 120V690', ink, 2, '24 10 6 10'),
    stroke('M990 90a90 90 0 0 1 110 110M1100 90L990 200', ink, 2.5),
    rect(860, 690, 300, 70, paper),
    stroke('M860 760V690H1160M860 724H1160M1010 690V760', ink, 2.5),
    rect(876, 702, 90, 8, ink, 2),
    rect(1026, 702, 60, 8, ink, 2),
    rect(876, 738, 60, 8, ink, 2),
    rect(1026, 738, 100, 8, ink, 2),
    turned(
      rect(70, 690, 420, 34, '#e2b23e', 4) +
        times(20, (index) => rect(84 + index * 20, 690, 2.5, index % 5 ? 10 : 17, '#7a5a1a')),
      -7,
      280,
      707,
    ),
    turned(
      rect(560, 700, 240, 17, '#d4503f', 3) +
        polygon(
          [
            [800, 700],
            [838, 708.5],
            [800, 717],
          ],
          '#f0d9b0',
        ) +
        rect(560, 700, 24, 17, '#f5b7ae', 3),
      9,
      700,
      708,
    ),
  );
}
