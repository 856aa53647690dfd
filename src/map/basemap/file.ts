/** A country's base map as shipped. Lines are flat lists of whole units: a first longitude and latitude, then steps. */
export interface GroundFile {
  /** Units a degree. */
  precision: number;
  /** What it covers, in degrees: west, south, east, north. Beyond it nothing is known. */
  box: readonly [number, number, number, number];
  land: readonly FileLine[];
  built: readonly FileLine[];
  lakes: readonly FileLine[];
  rivers: readonly { rank: number; name: string; lines: readonly FileLine[] }[];
  /** Borders of states and provinces, and those of countries. */
  states: readonly FileLine[];
  borders: readonly FileLine[];
  /** Of one rank the better known first. Positions in thousandths of a degree, the latitude first. */
  names: readonly { rank: number; zoom: number; names: string; at: readonly number[] }[];
}

type FileLine = readonly number[];

export const groundCountries = ['ph', 'de', 'at', 'ch'] as const;
/** `earth`: the coasts of the whole earth, for whoever looks far beyond. */
export const groundFiles = [...groundCountries, 'earth'] as const;
export type GroundName = (typeof groundFiles)[number];

/** A line in parts of the earth's width, as Web Mercator draws it: x and y in turn, from the north-west. */
export interface Line {
  points: Float64Array;
  west: number;
  north: number;
  east: number;
  south: number;
}

export interface River {
  /** The smaller the larger the river. */
  rank: number;
  name: string;
  lines: readonly Line[];
}

/** 1 to 3: places, the largest first; 4: states and provinces; 5: waters. */
export type NameRank = 1 | 2 | 3 | 4 | 5;

export interface GroundLabel {
  rank: NameRank;
  /** The zoom from which it is shown. */
  zoom: number;
  text: string;
  x: number;
  y: number;
}

export interface Ground {
  box: Omit<Line, 'points'>;
  land: readonly Line[];
  built: readonly Line[];
  lakes: readonly Line[];
  rivers: readonly River[];
  states: readonly Line[];
  borders: readonly Line[];
  labels: readonly GroundLabel[];
}

export const mercatorX = (lng: number): number => lng / 360 + 0.5;
/** https://en.wikipedia.org/wiki/Web_Mercator_projection */
export function mercatorY(lat: number): number {
  const sine = Math.sin((lat * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

function lineOf(steps: FileLine, precision: number): Line {
  const points = new Float64Array(steps.length);
  const line = { points, west: Infinity, north: Infinity, east: -Infinity, south: -Infinity };
  let [longitude, latitude] = [0, 0];
  for (let index = 0; index + 1 < steps.length; index += 2) {
    longitude += steps[index] ?? 0;
    latitude += steps[index + 1] ?? 0;
    const [x, y] = [mercatorX(longitude / precision), mercatorY(latitude / precision)];
    points[index] = x;
    points[index + 1] = y;
    line.west = Math.min(line.west, x);
    line.east = Math.max(line.east, x);
    line.north = Math.min(line.north, y);
    line.south = Math.max(line.south, y);
  }
  return line;
}

const isRank = (rank: number): rank is NameRank => rank >= 1 && rank <= 5;

const labelsOf = ({ rank, zoom, names, at }: GroundFile['names'][number]): GroundLabel[] =>
  names.split('|').map((text, index) => ({
    rank: isRank(rank) ? rank : 3,
    zoom,
    text,
    x: mercatorX((at[2 * index + 1] ?? 0) / 1000),
    y: mercatorY((at[2 * index] ?? 0) / 1000),
  }));

export function groundOf(file: GroundFile): Ground {
  const linesOf = (lines: readonly FileLine[]): Line[] => lines.map((line) => lineOf(line, file.precision));
  const [west, south, east, north] = file.box;
  return {
    box: { west: mercatorX(west), south: mercatorY(south), east: mercatorX(east), north: mercatorY(north) },
    land: linesOf(file.land),
    built: linesOf(file.built),
    lakes: linesOf(file.lakes),
    rivers: file.rivers.map(({ rank, name, lines }) => ({ rank, name, lines: linesOf(lines) })),
    states: linesOf(file.states),
    borders: linesOf(file.borders),
    labels: file.names.flatMap(labelsOf),
  };
}

export const isGroundFile = (file: unknown): file is GroundFile =>
  typeof file === 'object' && file !== null && 'precision' in file && 'names' in file && 'rivers' in file;
