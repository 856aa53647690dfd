import { token } from '#ui/colour-scheme.ts';
import type { NameRank } from './basemap/file.ts';
import { type Measure, nameLooks, roughly } from './basemap/names.ts';

/** As map-marks.module.css spreads capitals, in parts of a letter's height. */
const spread = 0.14;

/** Measures names in the fonts of the page. */
export function nameMeasure(): Measure {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return roughly;
  const [text, display] = [token('face-text'), token('face-display')];
  const known = new Map<string, number>();
  const measured = (words: string, rank: NameRank): number => {
    const { size, isSpread } = nameLooks[rank];
    context.font = `${rank === 5 ? 'italic 500' : rank === 3 ? '500' : '600'} ${size}px ${rank === 1 ? display : text}`;
    return context.measureText(words).width + (isSpread ? words.length * size * spread : 0);
  };
  return (words, rank) => {
    const key = `${rank}${words}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const width = measured(words, rank);
    known.set(key, width);
    return width;
  };
}
