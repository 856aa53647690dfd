import styles from './staff-colours.module.css';

/** How many there are: the ninth person has the colour of the first. */
export const staffColours = 8;

/**
 * The class that gives an element and what it holds a person's colour: `--staff` for an edge or a ground that carries
 * `--on-staff`, `--staff-pale` for a ground that carries text. `place` is the person's in the team, from 0.
 */
export const staffClassOf = (place: number): string => styles[`staff${(place % staffColours) + 1}`] ?? '';

/** `Sabine Krüger` -> SK, `Jonas` -> JO. */
export function initialsOf(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const last = rest.at(-1);
  return (last === undefined ? first.slice(0, 2) : first.slice(0, 1) + last.slice(0, 1)).toLocaleUpperCase();
}
