const two = (number: number): string => String(number).padStart(2, '0');

/** The day on the clock of whoever looks, as 2026-12-31. */
export const todayHere = (now = new Date()): string =>
  `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
