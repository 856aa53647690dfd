import { useSyncExternalStore } from 'react';
import type * as account from '../contract/account/account.ts';
import type * as factor from '../contract/account/account-factor.ts';
import type { AskOf } from '../contract/endpoint.ts';
import { watchActivity } from './session-activity.ts';
import { readStored, store } from './storage.ts';
import {
  accountOf,
  dropToken,
  endSessionOf,
  keepToken,
  millisecondsLeft,
  onSessionEnded,
  onTokenKept,
  storedToken,
  tokenKey,
} from './token.ts';
import { forgetWaitingReplies } from './waiting-reply.ts';

/** The person as the screens use them, with two derived fields (docs/product/accounts.md). */
export interface SessionUser extends account.User {
  /** Street and house number, in one line. */
  address: string;
  /** A copy of `zip`. */
  postalCode: string | null;
  /** True right after registering as a provider. */
  isFirst: boolean;
}

export type Session = { state: 'restoring' } | { state: 'signed-out' } | { state: 'signed-in'; user: SessionUser };

type SignInEndpoint =
  | typeof account.login
  | typeof account.loginProvider
  | typeof account.register
  | typeof account.registerProvider
  | typeof factor.takeStep
  | typeof factor.takeStepByPasskey;

const warningMilliseconds = 2 * 60_000;
const longestTimer = 2 ** 31 - 1;

const emailKey = 'userEmail';

/** The event that somebody has signed out by a press, on this page: no session that ended by itself. */
export const signedOut = 'signedout';

const guest: Session = { state: 'signed-out' };
const accountAtStart = accountOf(storedToken());
let session: Session = storedToken() === null ? guest : { state: 'restoring' };
let isBehindPage = false;
const watchers = new Set<() => void>();

function become(next: Session): void {
  // Nothing has changed, and a render now would disturb the hydration of a written page.
  if (next.state === 'signed-out' && session.state === 'signed-out') return;
  session = next;
  for (const watch of watchers) watch();
}

/**
 * Calls `watch` with the account's id on sign-in, and with undefined on sign-out. `isRestored`: every call of this page
 * has carried this person's token.
 */
export function onSessionChange(watch: (accountId: string | undefined, isRestored: boolean) => void): () => void {
  let before = session;
  return onAnyChange(() => {
    const isRestored = before.state === 'restoring' && idOf(session) === accountAtStart;
    const isSame = idOf(before) === idOf(session);
    before = session;
    if (!isSame) watch(idOf(session), isRestored);
  });
}

const idOf = (of: Session): string | undefined => (of.state === 'signed-in' ? of.user.id : undefined);

function onAnyChange(watch: () => void): () => void {
  watchers.add(watch);
  return () => {
    watchers.delete(watch);
  };
}

/** Written pages are a guest's: everybody hydrates that page, and it stays until a stored session is restored. */
export function restoreBehindPage(): void {
  isBehindPage = true;
}

const isRestoring = (): boolean => session.state === 'restoring';
const shownSession = (): Session => (isBehindPage && isRestoring() ? guest : session);
const writtenSession = (): Session => guest;

export const useSession = (): Session => useSyncExternalStore(onAnyChange, shownSession, writtenSession);
export const useIsRestoring = (): boolean => useSyncExternalStore(onAnyChange, isRestoring, () => false);

const sessionUserOf = (user: account.User, isFirst = false): SessionUser => ({
  ...user,
  address: [user.street, user.houseNumber].filter((part) => part !== null && part !== '').join(' '),
  postalCode: user.zip,
  isFirst,
});

/** Whether the stored token belongs to another account than the one signed in on this page. */
const isSomebodyElse = (): boolean => accountOf(storedToken()) !== idOf(session);

/** Fetches the person of a stored token. Without a token neither the contract nor `call` is loaded. */
export async function restoreSession(): Promise<void> {
  // Until the server has said who it is, the next person must neither see nor send what is on the screen.
  if (storedToken() === null || (session.state === 'signed-in' && isSomebodyElse())) become(guest);
  if (storedToken() === null) return;
  try {
    const [{ call }, { me }] = await Promise.all([import('./call.ts'), import('../contract/account/account.ts')]);
    const user = await call(me, {});
    // Another tab may have signed out meanwhile, or in as somebody else.
    if (accountOf(storedToken()) !== user.id) return await restoreSession();
    become({ state: 'signed-in', user: sessionUserOf(user) });
  } catch (problem) {
    // A temporary failure must not end the session: the token stays for the next stay, and this one goes on signed out.
    if (storedToken() !== null) console.warn('Restoring the session failed', problem);
    become(guest);
  }
}

let restoring: Promise<void> | undefined;

/** Restores the session of an earlier stay. All callers share one request. */
export async function startSession(): Promise<void> {
  if (session.state !== 'restoring') return;
  restoring ??= restoreSession();
  await restoring;
}

/** Signs in by one of the four endpoints; throws ApiError. */
export async function signIn<E extends SignInEndpoint>(endpoint: E, ask: AskOf<E>): Promise<SessionUser> {
  const { call } = await import('./call.ts');
  const { access_token, user } = await call(endpoint, ask);
  keepToken(access_token);
  store(emailKey, user.email);
  const person = sessionUserOf(user, endpoint.path === '/auth/provider/register');
  become({ state: 'signed-in', user: person });
  return person;
}

/** Replaces the person after a change of the profile, so that all screens show it. */
export function replaceUser(user: account.User): void {
  if (session.state !== 'signed-in' || session.user.id !== user.id) return;
  become({ state: 'signed-in', user: sessionUserOf(user, session.user.isFirst) });
}

/** Every other session of the account has ended; this one goes on with a token that its own call has brought. */
export const continueSession = (token: string): void => keepToken(token);

/** Forgets the session in this browser, because its tokens are no longer valid. */
export function forgetSession(): void {
  dropToken();
  store(emailKey, null);
  forgetWaitingReplies();
  become(guest);
}

/** Forgets the session at once, even if the server cannot be reached. The server ends this session alone. */
export async function signOut(): Promise<void> {
  const token = storedToken();
  forgetSession();
  dispatchEvent(new Event(signedOut));
  if (token === null) return;
  try {
    const [{ call }, { logout }] = await Promise.all([import('./call.ts'), import('../contract/account/account.ts')]);
    await call(logout, {}, { token });
  } catch (problem) {
    console.warn('Signing out at the server failed', problem);
  }
}

export const rememberedEmail = (): string => readStored(emailKey) ?? '';

let expiry: ReturnType<typeof setTimeout> | undefined;
let warning: ReturnType<typeof setTimeout> | undefined;
/** When the session ends for want of activity, in milliseconds of this browser; only for the last two minutes. */
let ending: number | undefined;
const endingWatchers = new Set<() => void>();

function announce(end: number | undefined): void {
  if (ending === end) return;
  ending = end;
  for (const watch of endingWatchers) watch();
}

/**
 * A token lives 30 minutes and calls renew it. When the last one must have run out the session ends; two minutes before,
 * every tab says so. A new token, from whatever tab, begins anew.
 */
function watchInactivity(): void {
  clearTimeout(expiry);
  clearTimeout(warning);
  announce(undefined);
  const token = storedToken();
  if (token === null) return;
  const left = millisecondsLeft(token, Date.now()) + 5_000;
  // On a device that stays signed in nobody is asked. A timer of more than 24 days would ring at once.
  if (left > longestTimer) return;
  const end = Date.now() + left;
  warning = setTimeout(() => storedToken() === token && announce(end), left - warningMilliseconds);
  expiry = setTimeout(() => storedToken() === token && endSessionOf(token), left);
}

const watchEnding = (watch: () => void): (() => void) => {
  endingWatchers.add(watch);
  return () => endingWatchers.delete(watch);
};

export const useEnding = (): number | undefined =>
  useSyncExternalStore(
    watchEnding,
    () => ending,
    () => undefined,
  );

/** Watches the session in this tab; returns the function that stops it. `onLost` is called when another tab ended it. */
export function watchSession(onLost: () => void): () => void {
  const ends = [
    onSessionEnded(() => become(guest)),
    onTokenKept(watchInactivity),
    onElsewhere(() => {
      if (session.state === 'signed-in' && storedToken() === null) onLost();
      void restoreSession();
    }),
    onReconnected(() => void restoreSession()),
    watchActivity(),
  ];
  watchInactivity();
  return () => {
    clearTimeout(expiry);
    clearTimeout(warning);
    for (const end of ends) end();
  };
}

/** Calls `changed` when another tab signed in or out, perhaps while this page was in the back-forward cache. */
function onElsewhere(changed: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const look = (): void => {
    if (isSomebodyElse()) changed();
    watchInactivity();
  };
  addEventListener('storage', ({ key }) => (key === tokenKey || key === null) && look(), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal });
  return () => listening.abort();
}

/** Tries to restore the session again when the network is back. */
function onReconnected(restore: () => void): () => void {
  const listen = (): void => {
    if (session.state === 'signed-out' && storedToken() !== null) restore();
  };
  addEventListener('online', listen);
  return () => removeEventListener('online', listen);
}
