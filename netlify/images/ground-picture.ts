import { groundBoxes } from '../../src/map/basemap/boxes.ts';
import { drawGround } from '../../src/map/basemap/drawing.ts';
import {
  type Ground,
  type GroundFile,
  groundCountries,
  groundOf,
  isGroundFile,
  type NameRank,
} from '../../src/map/basemap/file.ts';
import { type Frame, isSeen } from '../../src/map/basemap/frame.ts';
import { type Box, nameLooks, type PlacedName, placeNames, shownText } from '../../src/map/basemap/names.ts';
import { type Letters, loadLetters } from './share-letters.ts';

/** As tokens.css has them: a picture knows no variables. ground-picture.test.ts compares. */
export const pictureColours = {
  light: {
    water: '#c4dfe9',
    shoal: '#d3e7ec',
    land: '#eef0e3',
    coast: '#9cc3d1',
    built: '#e5e5d7',
    border: '#a39d88',
    name: '#39413b',
    quiet: '#5d645b',
    sea: '#2c6177',
    halo: '#eef0e3',
  },
  dark: {
    water: '#1c3d4c',
    shoal: '#1a303a',
    land: '#20271f',
    coast: '#35606f',
    built: '#2b3128',
    border: '#6c7566',
    name: '#dfe5dc',
    quiet: '#9aa597',
    sea: '#8fbccc',
    halo: '#20271f',
  },
} as const;

export type PictureScheme = keyof typeof pictureColours;

const files = {
  ph: () => import('../../src/public/basemap/ph.json', { with: { type: 'json' } }),
  de: () => import('../../src/public/basemap/de.json', { with: { type: 'json' } }),
  at: () => import('../../src/public/basemap/at.json', { with: { type: 'json' } }),
  ch: () => import('../../src/public/basemap/ch.json', { with: { type: 'json' } }),
  earth: () => import('../../src/public/basemap/earth.json', { with: { type: 'json' } }),
} as const;

const kept = new Map<string, Promise<Ground>>();

function groundFrom(name: keyof typeof files): Promise<Ground> {
  const before = kept.get(name);
  if (before !== undefined) return before;
  const read = files[name]().then(({ default: file }) => groundOf(checked(file)));
  kept.set(name, read);
  return read;
}

function checked(file: unknown): GroundFile {
  if (!isGroundFile(file)) throw new Error('a base map of another form');
  return file;
}

const letterLook = (rank: NameRank) =>
  ({ face: rank === 1 ? 'display' : 'strong', size: nameLooks[rank].size }) as const;

const spread = 1.6;

function widthOf(letters: Letters, text: string, rank: NameRank): number {
  const { face, size } = letterLook(rank);
  return letters.widthOf(text, face, size) + (nameLooks[rank].isSpread ? spread * text.length : 0);
}

type Colours = (typeof pictureColours)[PictureScheme];

function written(letters: Letters, { text, rank, x, y, dot }: PlacedName, colours: Colours): string {
  const { face, size } = letterLook(rank);
  const shown = shownText(text, rank);
  const fill = rank === 5 ? colours.sea : rank > 2 ? colours.quiet : colours.name;
  const left = x - widthOf(letters, shown, rank) / 2;
  const baseline = y + size * 0.36;
  const outlines = nameLooks[rank].isSpread
    ? Array.from(shown)
        .map((letter, index) => {
          const before = shown.slice(0, index);
          return letters.outlinesOf(letter, {
            face,
            size,
            x: left + letters.widthOf(before, face, size) + spread * index,
            y: baseline,
          });
        })
        .join('')
    : letters.outlinesOf(shown, { face, size, x: left, y: baseline });
  const halo =
    rank === 5 ? '' : ` stroke="${colours.halo}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"`;
  const point =
    dot === undefined
      ? ''
      : `<circle cx="${dot[0].toFixed(1)}" cy="${dot[1].toFixed(1)}" r="2.5" fill="${colours.halo}" stroke="${colours.quiet}" stroke-width="1.5"/>`;
  return `${point}<path d="${outlines}" fill="${fill}"${halo}/>`;
}

interface Lettered {
  letters: Letters;
  grounds: Ground[];
  names: PlacedName[];
}

async function lettered(frame: Frame, taken: readonly Box[]): Promise<Lettered> {
  const countries = groundCountries.filter((name) => isSeen(frame, groundBoxes[name]));
  const [letters, ...grounds] = await Promise.all([loadLetters(), ...countries.map(groundFrom)]);
  const measure = (text: string, rank: NameRank): number => widthOf(letters, text, rank);
  return { letters, grounds, names: placeNames(grounds, frame, { measure, taken, isWhole: true, most: 24 }) };
}

/** How many names a map has room for; much less work than a drawing. */
export const countNames = async (frame: Frame): Promise<number> => (await lettered(frame, [])).names.length;

/** Our own base map with its names, as elements of an SVG of the frame's size. No name lies on `taken`. */
export async function groundPicture(frame: Frame, scheme: PictureScheme, taken: readonly Box[] = []) {
  const { letters, grounds, names } = await lettered(frame, taken);
  const colours = pictureColours[scheme];
  // Elsewhere only the coasts of the earth are known.
  const earth = grounds.length === 0 ? await groundFrom('earth') : undefined;
  return {
    ground: drawGround(grounds, earth, frame, colours),
    names: names.map((name) => written(letters, name, colours)).join(''),
  };
}
