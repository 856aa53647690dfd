/**
 * What a number field holds: nothing ('') while it is empty, and text while somebody types what would else be written
 * otherwise: `6.` on the way to 6.75, or `2500.50`.
 */
export type NumberEntry = number | string;

/** Undefined where nothing is entered; NaN for what is no number yet, a mere point. */
export const numberOf = (entry: NumberEntry): number | undefined => (entry === '' ? undefined : Number(entry));
