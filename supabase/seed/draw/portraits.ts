import { circle, darker, ellipse, path, picture, rect, stroke } from './svg.ts';

interface Face {
  ground: string;
  skin: string;
  hair: string;
  top: string;
  style: 'bob' | 'curly' | 'short' | 'beard';
}

/** Sabine, Jonas and Miriam of the salon, and Murat, who comes by van. */
const faces = [
  { ground: '#dfeae0', skin: '#f0c8a4', hair: '#6b3a20', top: '#a8430f', style: 'bob' },
  { ground: '#dde6ee', skin: '#eec19a', hair: '#4a2f1d', top: '#3b5b8c', style: 'beard' },
  { ground: '#f4e8d2', skin: '#f0c6a2', hair: '#7b2f22', top: '#175c3c', style: 'curly' },
  { ground: '#e8e4da', skin: '#d29d70', hair: '#241b16', top: '#55604f', style: 'short' },
] as const satisfies readonly Face[];

const cap =
  'M25 35C22 17 32 10 41 10C52 10 58 19 55 35C53.5 29 51 25 47.5 22.5C41 26.5 33 26 29.5 24C27 27.5 26 31 25 35Z';
const back = {
  bob: 'M20 36C18 15 31 8 40 8C49 8 62 15 60 36L60 47C57 53 51 52 50 46L30 46C29 52 23 53 20 47Z',
  curly:
    'M40 6a11 11 0 0 1 10 5a10 10 0 0 1 10 10a10 10 0 0 1 2 14a10 10 0 0 1 -5 14L23 49a10 10 0 0 1 -5 -14a10 10 0 0 1 2 -14a10 10 0 0 1 10 -10a11 11 0 0 1 10 -5Z',
  short: '',
  beard: '',
};
const front = {
  bob: 'M26 35C25 21 32 15 40 15C48 15 55 21 54 35C54 29 52 25 49 23C43 27 31 27.5 29 25C27 28 26 31 26 35Z',
  curly: 'M26 34C24 20 33 14 40 14C48 14 56 20 54 34C52 27 49 24 46 24C43 27 38 25 36 24C32 27 28 26 26 34Z',
  short: cap,
  beard: cap,
};
const head = 'M26.5 32C26.5 21 32 17 40 17C48 17 53.5 21 53.5 32C53.5 44 47.5 51 40 51C32.5 51 26.5 44 26.5 32Z';
const beard =
  'M26.5 34C26.5 46 32 53.5 40 53.5C48 53.5 53.5 46 53.5 34C52 39 48.5 40.5 45 39.8C42 39.2 38 39.2 35 39.8C31.5 40.5 28 39 26.5 34Z';

/** A square drawing of so many units in the middle of the picture. */
const centred = (ground: string, units: number, drawing: string): string =>
  picture(rect(0, 0, 1200, 800, ground), `<g transform="translate(200 0) scale(${800 / units})">${drawing}</g>`);

export function portrait(variant: number): string {
  const { ground, skin, hair, top, style }: Face = faces[(variant - 1) % faces.length] ?? faces[0];
  return centred(
    ground,
    80,
    [
      path(back[style], darker(hair, 0.14)),
      path('M8 84C8 64 26 57.5 40 57.5C54 57.5 72 64 72 84Z', top),
      path('M33.5 44h13v13.5a6.5 6.5 0 0 1-13 0Z', darker(skin, 0.13)),
      circle(26.3, 35.5, 3, darker(skin, 0.08)),
      circle(53.7, 35.5, 3, darker(skin, 0.08)),
      path(head, skin),
      style === 'beard' ? path(beard, hair) : '',
      path(front[style], hair),
      circle(34.5, 34.5, 1.5, '#33251c'),
      circle(45.5, 34.5, 1.5, '#33251c'),
      stroke('M36 43.2c2.2 2.4 5.8 2.4 8 0', style === 'beard' ? '#ffffff' : darker(skin, 0.45), 1.5),
    ].join(''),
  );
}

const curls = [
  [46, 26, 15],
  [31, 35, 13],
  [61, 35, 13],
  [28, 50, 12],
  [64, 50, 12],
  [37, 56, 13],
  [55, 56, 13],
  [46, 44, 17],
] as const;

const neck = path('M38 58h16v14a8 8 0 0 1-16 0Z', '#eec3a2');
const dress = (colour: string): string => path('M14 100c0-22 12-32 32-32s32 10 32 32Z', colour);

/** What customers send with a request: curls, an updo with flowers, an updo with pins. */
export function hairLook(variant: number): string {
  if (variant === 1)
    return centred(
      '#e9efe7',
      92,
      ellipse(46, 36, 33, 46, '#cfe3ea') +
        curls.map(([x, y, radius]) => circle(x, y, radius, '#8a4a26')).join('') +
        stroke(
          'M34 28c6-6 16-7 22-2M27 44c2-6 6-9 11-10M62 40c3 4 4 8 3 12M40 52c4 4 10 4 14 0M36 62c3 2 6 2 9 0',
          '#a96338',
          2.5,
        ) +
        path('M16 96c0-18 14-27 30-27s30 9 30 27Z', '#7a4a7e'),
    );
  if (variant === 2)
    return centred(
      '#f6e6da',
      92,
      dress('#f3efe6') +
        neck +
        ellipse(46, 44, 20, 23, '#7b3f22') +
        circle(46, 37, 17, '#8f4d2b') +
        stroke('M34 38c4-9 18-11 23-3s-3 15-10 13-7-9-1-10M31 52c6 9 24 9 30 0', '#6a3319', 2.2) +
        circle(33, 30, 3.4, '#ffffff') +
        circle(39, 24, 2.6, '#ffffff') +
        circle(30, 37, 2.3, '#ffffff'),
    );
  return centred(
    '#dfe9e2',
    92,
    dress('#175c3c') +
      neck +
      ellipse(46, 42, 20, 24, '#7b3f22') +
      ellipse(46, 54, 15, 12, '#8f4d2b') +
      stroke('M33 52c4-6 9-7 13-3s9 4 13 0M35 60c5 4 17 4 22 0M46 19v26', '#6a3319', 2.2) +
      circle(57, 46, 2.4, '#e39a12') +
      circle(61, 50, 1.8, '#e39a12'),
  );
}
