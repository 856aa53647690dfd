import type { TextMessage } from '../ports.ts';

/** A number with the country's code and nothing beside it (E.164). */
export function requirePlainNumber({ to }: TextMessage): void {
  if (!/^\+[1-9]\d{5,14}$/.test(to)) throw new TypeError('a text message goes to one number of the form +49…');
}

/** Messages in a day where SMS_PER_DAY says nothing. */
export const usualPerDay = 1000;
