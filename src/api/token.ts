import { limits } from '../contract/limits.ts';
import { readStored, store } from './storage.ts';

const key = 'token';

/** The token in memory, if local storage refuses it: the session then lasts as long as the page. */
let held: string | null | undefined;

const renewalWatchers = new Set<() => void>();
const endWatchers = new Set<() => void>();

export const storedToken = (): string | null => readStored(key) ?? held ?? null;

/** The account that a token names. Only the server knows whether the token is valid. */
export function accountOf(token: string | null): string | undefined {
  const { sub } = claimsOf(token);
  return typeof sub === 'string' ? sub : undefined;
}

/**
 * How long a token holds that was just stored or just accepted: then it is at most as old as from when calls renew it. Within
 * that the browser's clock decides, which may be wrong.
 */
export function millisecondsLeft(token: string, now: number): number {
  const { exp, dv } = claimsOf(token);
  // Only the token of a device that stays signed in names one.
  const whole = dv === undefined ? limits.tokenMinutes * 60_000 : limits.deviceDays * 24 * 60 * 60_000;
  const least = whole - limits.tokenRenewalMinutes * 60_000;
  return typeof exp === 'number' ? Math.min(whole, Math.max(least, exp * 1000 - now)) : whole;
}

function claimsOf(token: string | null): { sub?: unknown; exp?: unknown; dv?: unknown } {
  // A guest has none. The first exception of a page costs a phone milliseconds.
  if (token === null) return {};
  const [, claims = ''] = token.split('.');
  try {
    const read: unknown = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

export function keepToken(token: string): void {
  held = token;
  store(key, token);
  for (const watch of renewalWatchers) watch();
}

export function dropToken(): void {
  held = null;
  store(key, null);
}

/** Ends the session of a refused token. A token that was replaced during the call stays. */
export function endSessionOf(token: string): void {
  if (storedToken() !== token) return;
  dropToken();
  for (const watch of endWatchers) watch();
}

/** Calls `watch` whenever a new token is stored. */
export function onTokenKept(watch: () => void): () => void {
  renewalWatchers.add(watch);
  return () => renewalWatchers.delete(watch);
}

/** The server ended the session (401 with a token): the app goes to `/?logout=success`, unless the screen keeps a draft. */
export function onSessionEnded(watch: () => void): () => void {
  endWatchers.add(watch);
  return () => endWatchers.delete(watch);
}

export const tokenKey = key;
