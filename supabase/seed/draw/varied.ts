import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { seeded, seedOf } from '../random.ts';
import { mineOf } from './lots.ts';
import { chosen, type MoodName } from './mood.ts';
import { given } from './room-parts.ts';
import { scenes } from './scenes.ts';
import { circle, darker, ellipse, lighter, line, mix, polygon, rect, stroke, times } from './svg.ts';

const out = process.argv[2] ?? '/tmp/forty-out';
mkdirSync(out, { recursive: true });
const only = process.argv[3];
const more: Record<string, [have: number, extra: number]> = JSON.parse(process.argv[4] ?? '{}');
const moodNames: MoodName[] = ['noon', 'golden', 'morning', 'dusk', 'overcast', 'night'];

const toHsl = (hex: string): [number, number, number] => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const high = Math.max(r, g, b),
    low = Math.min(r, g, b),
    l = (high + low) / 2,
    d = high - low;
  if (d === 0) return [0, 0, l];
  const s = d / (1 - Math.abs(2 * l - 1));
  const h = high === r ? ((g - b) / d + 6) % 6 : high === g ? (b - r) / d + 2 : (r - g) / d + 4;
  return [h * 60, s, l];
};
const toHex = (h: number, s: number, l: number): string => {
  const f = (n: number) => {
    const k = (n + h / 30) % 12;
    return Math.round(255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${f(0)}${f(8)}${f(4)}`;
};
/** Of walls and roofs another paint; sky, leaves and water stay. */
const walls = ['#e8a27c', '#9fc3b4', '#f0cf7a', '#a9bfe0', '#e3a3ae', '#cdb4d8', '#d9d0bd', '#b7cf8f'];
const roofs = ['#3f5f6f', '#9a3f35', '#5c6b3f', '#6d4a72', '#2f3a44', '#b3713a', '#7a4a30'];
const repaint = (hex: string, k: number): string => {
  const [h, s, l] = toHsl(hex);
  if (h >= 15 && h <= 75 && l > 0.72 && s > 0.06) return mix(hex, walls[k % walls.length]!, 0.5);
  if ((h <= 30 || h >= 340) && l < 0.62 && l > 0.12 && s > 0.12) return mix(hex, roofs[(k * 3) % roofs.length]!, 0.65);
  return hex;
};
const earths = ['#c6a873', '#b5653f', '#8a6a4a', '#e0c79a', '#9c8f7c'];
const greens: [number, number, number][] = [
  [0, 1, 0],
  [-38, 0.9, 0.05],
  [18, 1, -0.08],
  [-55, 0.8, 0.1],
  [8, 1.2, 0.03],
  [30, 0.7, 0],
];
/** Another season and another earth. */
const season = (hex: string, k: number): string => {
  const [h, s, l] = toHsl(hex);
  if (h > 65 && h < 165 && s > 0.1) {
    const [dh, ds, dl] = greens[k % greens.length]!;
    return toHex((h + dh + 360) % 360, Math.min(1, s * ds), Math.min(0.95, Math.max(0.05, l + dl)));
  }
  if (h >= 28 && h <= 48 && l > 0.4 && l < 0.72 && s > 0.25) return mix(hex, earths[k % earths.length]!, 0.75);
  return hex;
};
const turn = (hex: string, by: number): string => {
  const [h, s, l] = toHsl(hex);
  if (s < 0.06 || (h > 80 && h < 160)) return hex;
  return toHex((h + by + 360) % 360, s, l);
};
const colours = (svg: string, map: (hex: string) => string): string =>
  svg.replace(/#[0-9a-f]{6}\b/gi, (hex) => map(hex.toLowerCase()));
const parts = (svg: string) => {
  const at = svg.indexOf('>') + 1;
  return [svg.slice(0, at), svg.slice(at, -6), '</svg>'] as const;
};
const mirrored = (svg: string): string => {
  const [head, body, tail] = parts(svg);
  return `${head}<g transform="translate(1200 0) scale(-1 1)">${body}</g>${tail}`;
};
const over = (svg: string, add: string): string => {
  const [head, body, tail] = parts(svg);
  return head + body + add + tail;
};

const house = (x: number, y: number, wide: number, wall: string, roof: string) =>
  rect(x, y - wide * 0.5, wide, wide * 0.5, wall) +
  polygon(
    [
      [x - wide * 0.1, y - wide * 0.48],
      [x + wide / 2, y - wide * 0.86],
      [x + wide * 1.1, y - wide * 0.48],
    ],
    roof,
  ) +
  rect(x + wide * 0.42, y - wide * 0.3, wide * 0.16, wide * 0.3, darker(roof, 0.3)) +
  rect(x + wide * 0.12, y - wide * 0.36, wide * 0.18, wide * 0.15, '#bcd8e0') +
  rect(x + wide * 0.7, y - wide * 0.36, wide * 0.18, wide * 0.15, '#bcd8e0');
const cow = (x: number, y: number, colour: string) =>
  ellipse(x, y, 34, 18, colour) +
  rect(x - 26, y + 8, 7, 24, colour) +
  rect(x + 18, y + 8, 7, 24, colour) +
  ellipse(x + 40, y - 12, 13, 10, colour) +
  stroke(`M${x + 36} ${y - 20}q-8 -16 -20 -10M${x + 46} ${y - 20}q10 -14 20 -6`, '#e9e0cc', 4);
/** What stands on or beside the lot. */
const beside: ((dark: boolean) => string)[] = [
  () => '',
  () =>
    polygon(
      [
        [20, 800],
        [250, 800],
        [520, 590],
        [500, 590],
      ],
      '#a9a49a',
    ) + stroke('M135 800L508 592', '#f4f1e6', 4, '26 22'),
  () => house(900, 640, 190, '#f1e3d3', '#a5533f') + house(70, 625, 130, '#dfe7e2', '#4c5a5e'),
  () => cow(250, 700, '#6b5d55') + cow(960, 690, '#8a6a4f') + cow(1050, 720, '#5d534d'),
  () =>
    times(
      4,
      (i) =>
        rect(90 + i * 330, 400 + (i % 2) * 8, 10, 250, '#6d5a45') +
        rect(62 + i * 330, 418 + (i % 2) * 8, 66, 8, '#6d5a45'),
    ) + stroke('M-20 420Q165 470 100 424Q265 480 430 430Q595 486 760 424Q925 480 1090 430L1220 440', '#3a3f3f', 3),
  () =>
    times(22, (i) => rect(10 + i * 56, 690 - (i % 2) * 3, 9, 64, '#e9e2d2', 2)) +
    rect(0, 704, 1200, 8, '#e9e2d2') +
    rect(0, 730, 1200, 8, '#e9e2d2'),
  () =>
    rect(430, 560, 330, 96, '#c9c2b2') +
    times(4, (i) => rect(440 + i * 80, 470, 12, 100, '#b8b0a0')) +
    rect(430, 560, 330, 10, '#aaa292') +
    times(8, (i) => rect(436 + i * 42, 630, 36, 14, i % 2 ? '#b98a68' : '#a97a5b')),
  () =>
    polygon(
      [
        [930, 640],
        [1180, 640],
        [1210, 672],
        [900, 672],
      ],
      '#7b5a3a',
    ) +
    polygon(
      [
        [900, 560],
        [1050, 470],
        [1210, 560],
      ],
      '#b99a5c',
    ) +
    rect(930, 560, 12, 84, '#7b5a3a') +
    rect(1160, 560, 12, 84, '#7b5a3a') +
    rect(1010, 580, 70, 60, '#5a4029'),
];
const aerialOver: (() => string)[] = [
  () => '',
  () =>
    stroke('M-20 700Q260 520 420 640T900 420T1230 120', '#6fb9cf', 92) +
    stroke('M-20 700Q260 520 420 640T900 420T1230 120', '#8fd0de', 40),
  () =>
    polygon(
      [
        [0, 0],
        [330, 0],
        [250, 180],
        [300, 380],
        [220, 560],
        [280, 800],
        [0, 800],
      ],
      '#f0dfb8',
    ) +
    polygon(
      [
        [0, 0],
        [270, 0],
        [196, 180],
        [240, 380],
        [160, 560],
        [215, 800],
        [0, 800],
      ],
      '#4fb0c2',
    ),
  () =>
    times(60, (i) =>
      circle(
        640 + ((i * 97) % 560),
        30 + ((i * 61) % 300),
        24 + ((i * 13) % 20),
        ['#3f7f4a', '#4e8a55', '#356b41'][i % 3]!,
      ),
    ),
  () => times(9, (i) => rect(-10, 470 + i * 38, 560, 20, ['#d9c46a', '#b9b25a'][i % 2]!)),
  () => circle(250, 600, 190, '#c9b88e') + circle(250, 600, 170, '#74c3d2') + ellipse(200, 560, 70, 30, '#a5dfe6'),
  () =>
    rect(640, 450, 540, 330, '#a9a49c', 6) +
    times(7, (i) => rect(664 + i * 72, 470, 40, 80, ['#c9483e', '#3d6f8e', '#f5f2ea', '#4a5257'][i % 4]!, 6)) +
    rect(680, 600, 440, 150, '#d8d2c6', 4) +
    rect(690, 610, 420, 66, '#b7b0a3'),
  () =>
    stroke('M-20 120Q420 60 620 410T1220 700', '#d9d5ca', 70) +
    stroke('M-20 120Q420 60 620 410T1220 700', '#ffffff', 4, '28 24'),
];
const mines = [14, 9, 8, 15, 10, 3, 10, 13, 16, 2, 21, 7, 3, 4, 11, 1, 17, 5];
const interiors = [
  { wall: '#f3d9c9', floor: '#9c6b4a', main: '#b5483c', accent: '#f0e0b8', wood: '#6d4630' },
  { wall: '#cfe0ea', floor: '#d9c3a0', main: '#f2c14e', accent: '#2f5d7a', wood: '#b98d5f' },
  { wall: '#d6e2c8', floor: '#8a6a4a', main: '#f4efe4', accent: '#7a8f3f', wood: '#5f4532' },
  { wall: '#e7d3dd', floor: '#cdb79c', main: '#b5657f', accent: '#4f7f78', wood: '#8f6a4f' },
  { wall: '#3f5560', floor: '#a77f58', main: '#d9a05b', accent: '#e9e2d2', wood: '#7a5438' },
  { wall: '#f7efc9', floor: '#b59a7c', main: '#3d7f8e', accent: '#e87a52', wood: '#a5754a' },
];
const rooms = new Set(['living', 'kitchen', 'bedroom', 'workspace', 'bathroom']);

function draw(series: string, have: number, k: number): string {
  const name = `${series}-${have + k + 1}`;
  const base = (k % have) + 1;
  const round = Math.floor(k / have);
  const random = seeded(seedOf(name));
  const flip = (svg: string) => (round % 2 === 0 ? mirrored(svg) : svg);
  chosen.mood = undefined;
  mineOf.index = undefined;
  const scene = scenes[series as keyof typeof scenes] as (variant: number, random: ReturnType<typeof seeded>) => string;
  if (series === 'lot-aerial') {
    mineOf.index = mines[k % mines.length];
    const svg = colours(scene(base, random), (hex) => season(hex, k));
    const pinned = svg.lastIndexOf('<rect', svg.indexOf('#ffd95a'));
    return flip(over(svg, aerialOver[k % aerialOver.length]!()).replace('@', String(pinned)));
  }
  given.palette = undefined;
  if (rooms.has(series)) {
    given.palette = interiors[(k + series.length) % interiors.length];
    chosen.mood = moodNames[(k + series.length) % 4];
    return flip(scene(base, random));
  }
  chosen.mood = moodNames[(round + base * 2) % 6];
  if (chosen.mood === 'night' && !['tower', 'office', 'shophouse'].includes(series)) chosen.mood = 'noon';
  if (name === 'townhouse-12') chosen.mood = 'golden';
  const svg = scene(base, random);
  if (series.startsWith('lot-'))
    return flip(
      over(
        colours(svg, (hex) => season(hex, k + base)),
        beside[k % beside.length]!(false),
      ),
    );
  return flip(colours(svg, (hex) => repaint(hex, k + base)));
}

import { existsSync } from 'node:fs';

for (const [series, [have, extra]] of Object.entries(more)) {
  if (only !== 'all' && !only?.split(',').includes(series)) continue;
  for (let k = 0; k < extra; k++) {
    const name = `${series}-${have + k + 1}`;
    if (existsSync(`${out}/${name}-800.webp`)) continue;
    const { data, info } = await sharp(Buffer.from(draw(series, have, k)))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const drawn = () => sharp(data, { raw: info });
    const encode = async (picture: sharp.Sharp, most: number) => {
      const bytes = await picture.clone().webp({ quality: 50, effort: 4 }).toBuffer();
      return bytes.length <= most ? bytes : picture.webp({ quality: 36, effort: 4 }).toBuffer();
    };
    writeFileSync(`${out}/${name}.webp`, await encode(drawn(), 18_000));
    writeFileSync(`${out}/${name}-800.webp`, await encode(drawn().resize(800), 12_000));
  }
}
