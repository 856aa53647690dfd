import { limits } from '../../../../src/contract/limits.ts';

/** Until when a device stays signed in that was used now. */
export const deviceUntil = (now: Date): Date => new Date(now.getTime() + limits.deviceDays * 24 * 60 * 60_000);

const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  // Nearly all others name Chrome, and Chrome names Safari.
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh|Mac OS X/],
  ['Linux', /Linux|X11/],
];

const namedBy = (marks: typeof browsers, userAgent: string): string | undefined =>
  marks.find(([, mark]) => mark.test(userAgent))?.[0];

/** Browser and system of a User-Agent, such as `Firefox, Windows`; `–` where it names neither. */
export const deviceLabel = (userAgent: string): string =>
  [namedBy(browsers, userAgent), namedBy(systems, userAgent)].filter((part) => part !== undefined).join(', ') || '–';
