import type { CalendarFault } from '../../../adapters/ports.ts';

/** How often in how many seconds: each reads an address outside. */
export const outsideLimits = {
  addedPerProvider: { name: 'outside-calendar', times: 20, seconds: 60 * 60 },
} as const;

/** How often a calendar is read. */
export const outsideEveryMinutes = 60;
/** Whoever reads one has so long until another run takes it over. */
export const outsideHeldSeconds = 60;
/** Read at once, and no more begun after so long. */
export const outsideAtOnce = 20;
export const outsideRunMilliseconds = 1000;

/** The word at the field. */
export const faultWords = {
  address: 'calendarAddress',
  private: 'calendarPrivate',
  unreachable: 'calendarUnreachable',
  tooLarge: 'calendarTooLarge',
  none: 'calendarNone',
} as const satisfies Record<CalendarFault, string>;

export const hostOf = (address: string): string => URL.parse(address.replace(/^webcals?:/i, 'https:'))?.host ?? '';
