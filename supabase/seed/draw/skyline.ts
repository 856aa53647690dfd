import type { Random } from '../random.ts';
import type { Mood } from './mood.ts';
import { lighter, mix, rect, times } from './svg.ts';

export function skyline(mood: Mood, random: Random, horizon: number): string {
  const block = (x: number, wide: number, high: number, depth: number) => {
    const fill = mix(mood.haze, mood.tint('#8aa0ab'), depth);
    const lights = times((wide / 16) * (high / 22), () =>
      random.chance(mood.isLit ? 0.35 : 0.2)
        ? rect(
            x + 6 + Math.floor(random.between(0, wide / 16 - 0.6)) * 16,
            horizon - high + 12 + Math.floor(random.between(0, high / 22 - 1)) * 22,
            7,
            10,
            mood.isLit ? '#ffdf9c' : lighter(fill, 0.25),
            0,
            0.8,
          )
        : '',
    );
    return rect(x, horizon - high, wide, high, fill) + lights;
  };
  return (
    times(15, (index) => block(index * 84 - 20, random.between(60, 100), random.between(110, 300), 0.15)) +
    times(12, (index) => block(index * 108 - 30, random.between(70, 110), random.between(60, 210), 0.42))
  );
}
