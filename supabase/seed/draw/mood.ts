import { mix } from './svg.ts';

/** A time of day: the sky, and what its light does to every other colour. */
export interface Mood {
  sky: readonly string[];
  sun: { colour: string; x: number; y: number; radius: number } | undefined;
  cloud: string;
  haze: string;
  glass: readonly string[];
  isLit: boolean;
  hasStars: boolean;
  tint(colour: string): string;
}

const day = ['#a9d6ea', '#8cc3de', '#c4e4ef'];
const lamps = ['#ffd98a', '#ffc866', '#ffe7b3'];

const own = {
  noon: mood(
    ['#5fb3e0', '#a9dbf0', '#e6f5f5'],
    { ambient: '#fffbe8', strength: 0.04 },
    { haze: '#b9dbe3', glass: day },
  ),
  morning: mood(
    ['#86c5dc', '#cfe6e0', '#fdebcf'],
    { ambient: '#ffe9c4', strength: 0.1 },
    {
      sun: { colour: '#fff6d8', x: 240, y: 190, radius: 58 },
      haze: '#c6dad2',
      glass: ['#bfdfe3', '#a3cfd8', '#e6efe2'],
    },
  ),
  golden: mood(
    ['#e9a06b', '#f6c48c', '#fde8c2'],
    { ambient: '#f5a45a', strength: 0.18 },
    {
      sun: { colour: '#fff0c2', x: 930, y: 330, radius: 72 },
      haze: '#dfa67c',
      cloud: '#ffe3c0',
      glass: ['#ffdf9e', '#f7c987', '#9fb5b8'],
    },
  ),
  dusk: mood(
    ['#3d3f78', '#8a5f93', '#e58f84', '#f9c48f'],
    { ambient: '#4b3f7a', strength: 0.36 },
    { haze: '#6d5588', cloud: '#c88fa0', glass: lamps, isLit: true },
  ),
  night: mood(
    ['#0f1836', '#1d2b55', '#3b4a78'],
    { ambient: '#16224a', strength: 0.55 },
    {
      sun: { colour: '#f3efd8', x: 950, y: 150, radius: 40 },
      haze: '#26355f',
      cloud: '#33426e',
      glass: lamps,
      isLit: true,
      hasStars: true,
    },
  ),
  overcast: mood(
    ['#9fb2bb', '#c3d0d3', '#e2e6e2'],
    { ambient: '#8fa0a6', strength: 0.2 },
    { haze: '#aebcbd', cloud: '#eef1f0', glass: ['#a8bcc4', '#8ea6b0', '#c3d2d5'] },
  ),
} as const satisfies Record<string, Mood>;

function mood(
  sky: readonly string[],
  light: { ambient: string; strength: number },
  rest: Partial<Mood> & Pick<Mood, 'haze' | 'glass'>,
): Mood {
  return {
    sky,
    sun: undefined,
    cloud: '#ffffff',
    isLit: false,
    hasStars: false,
    tint: (colour) => mix(colour, light.ambient, light.strength),
    ...rest,
  };
}

export type MoodName = keyof typeof own;
export const chosen: { mood: MoodName | undefined } = { mood: undefined };
const following = (mood: Mood): Mood =>
  new Proxy(mood, { get: (_, key) => Reflect.get(chosen.mood === undefined ? mood : own[chosen.mood], key) });
export const moods = Object.fromEntries(
  Object.entries(own).map(([name, mood]) => [name, following(mood)]),
) as unknown as Record<MoodName, Mood>;
