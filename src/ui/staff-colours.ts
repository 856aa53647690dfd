import type { CSSProperties } from 'react';

/** How many `--staff-…` there are in tokens.css: the person behind the last has the colour of the first. */
export const staffColours = 8;

/**
 * Gives an element and its content a person's colour. `--staff` is for an edge or a ground that carries `--on-staff`,
 * `--staff-pale` for a ground that carries text. `place` is the person's in the team, from 0.
 */
export const staffStyleOf = (place: number): CSSProperties => staffStyles[place % staffColours] ?? {};

const staffStyles = Array.from({ length: staffColours }, (_, place): CSSProperties => {
  const colour = `--staff-${place + 1}`;
  return { '--staff': `var(${colour})`, '--staff-pale': `var(${colour}-pale)` } as CSSProperties;
});

/** `Sabine Krüger` -> SK, `Jonas` -> JO. */
export function initialsOf(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const last = rest.at(-1);
  return (last === undefined ? first.slice(0, 2) : first.slice(0, 1) + last.slice(0, 1)).toLocaleUpperCase();
}
