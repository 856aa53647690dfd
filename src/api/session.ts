import { useSyncExternalStore } from 'react';
import type * as account from '../contract/account.ts';
import type { AskOf } from '../contract/endpoint.ts';
import { limits } from '../contract/limits.ts';
import { watchActivity } from './session-activity.ts';
import { readStored, store } from './storage.ts';
import {
  accountOf,
  dropToken,
  endSessionOf,
  keepToken,
  onSessionEnded,
  onTokenKept,
  storedToken,
  tokenKey,
} from './token.ts';

/** The person as the screens use them, with two derived fields (docs/product/accounts.md). */
export interface SessionUser extends account.User {
  /** Street and house number. */
  address: string;
  /** A copy of `zip`. */
  postalCode: string | null;
  /** True right after registering as a provider. */
  isFirst: boolean;
}

export type Session = { state: 'restoring' } | { state: 'signed-out' } | { state: 'signed-in'; user: SessionUser };

type SignInEndpoint = typeof account.login | typeof account.register | typeof account.registerProvider;

const emailKey = 'userEmail';

let session: Session = storedToken() === null ? { state: 'signed-out' } : { state: 'restoring' };
const watchers = new Set<() => void>();

function become(next: Session): void {
  // Nobody renders anew for what is known: a page written ahead is just being taken over.
  if (next.state === 'signed-out' && session.state === 'signed-out') return;
  session = next;
  for (const watch of watchers) watch();
}

/** Each time somebody signs in (with whose account) or out. */
export function onSessionChange(watch: (accountId: string | undefined) => void): () => void {
  let known = idOf(session);
  return onAnyChange(() => {
    const now = idOf(session);
    if (now === known) return;
    known = now;
    watch(now);
  });
}

const idOf = (of: Session): string | undefined => (of.state === 'signed-in' ? of.user.id : undefined);

function onAnyChange(watch: () => void): () => void {
  watchers.add(watch);
  return () => {
    watchers.delete(watch);
  };
}

const currentSession = (): Session => session;

export const useSession = (): Session => useSyncExternalStore(onAnyChange, currentSession, currentSession);

const sessionUserOf = (user: account.User, isFirst = false): SessionUser => ({
  ...user,
  address: [user.street, user.houseNumber].filter((part) => part !== null && part !== '').join(' '),
  postalCode: user.zip,
  isFirst,
});

/** The token that the browser keeps is not that of whoever is signed in here. */
const isSomebodyElse = (): boolean => accountOf(storedToken()) !== idOf(session);

/** Fetches the person of a stored token. The contract and the caller are loaded only where there is one. */
export async function restoreSession(): Promise<void> {
  // What one person has on the screen, the next must not see, nor send, until the server has said who it is.
  if (storedToken() === null || (session.state === 'signed-in' && isSomebodyElse())) become({ state: 'signed-out' });
  if (storedToken() === null) return;
  try {
    const [{ call }, { me }] = await Promise.all([import('./call.ts'), import('../contract/account.ts')]);
    const user = await call(me, {});
    // Meanwhile another tab may have signed out, or in as somebody else.
    if (accountOf(storedToken()) !== user.id) return await restoreSession();
    become({ state: 'signed-in', user: sessionUserOf(user) });
  } catch (problem) {
    // A passing failure must not cost the session: the token stays for the next visit, this one goes on signed out.
    if (storedToken() !== null) console.warn('Restoring the session failed', problem);
    become({ state: 'signed-out' });
  }
}

let restoring: Promise<void> | undefined;

/** The session of an earlier visit, fetched once for whoever waits for it. */
export async function startSession(): Promise<void> {
  if (session.state !== 'restoring') return;
  restoring ??= restoreSession();
  await restoring;
}

/** Signs in by one of the four entries; throws ApiError. */
export async function signIn<E extends SignInEndpoint>(endpoint: E, ask: AskOf<E>): Promise<SessionUser> {
  const { call } = await import('./call.ts');
  const { access_token, user } = await call(endpoint, ask);
  keepToken(access_token);
  store(emailKey, user.email);
  const person = sessionUserOf(user, endpoint.path === '/auth/provider/register');
  become({ state: 'signed-in', user: person });
  return person;
}

/** The own profile was changed: whatever shows the person follows. */
export function replaceUser(user: account.User): void {
  if (session.state !== 'signed-in' || session.user.id !== user.id) return;
  become({ state: 'signed-in', user: sessionUserOf(user, session.user.isFirst) });
}

/** The browser forgets whoever is signed in: their tokens hold no more. */
export function forgetSession(): void {
  dropToken();
  store(emailKey, null);
  become({ state: 'signed-out' });
}

/** The browser forgets the session at once, whether or not the server can be reached; there every token of the account ends. */
export async function signOut(): Promise<void> {
  const token = storedToken();
  forgetSession();
  if (token === null) return;
  try {
    const [{ call }, { logout }] = await Promise.all([import('./call.ts'), import('../contract/account.ts')]);
    await call(logout, {}, { token });
  } catch (problem) {
    console.warn('Signing out at the server failed', problem);
  }
}

export const rememberedEmail = (): string => readStored(emailKey) ?? '';

let expiry: ReturnType<typeof setTimeout> | undefined;

/** A token lives 30 minutes and calls renew it. When the last one must have run out, one call finds out and signs out. */
function watchInactivity(): void {
  clearTimeout(expiry);
  const token = storedToken();
  if (token === null) return;
  expiry = setTimeout(() => storedToken() === token && endSessionOf(token), limits.tokenMinutes * 60_000 + 5_000);
}

/** Starts the session's life in this tab; returns how to end it. `onLost` hears that it ended in another one. */
export function watchSession(onLost: () => void): () => void {
  const ends = [
    onSessionEnded(() => become({ state: 'signed-out' })),
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
    for (const end of ends) end();
  };
}

/** Another tab signed in or out, perhaps while this page lay aside for the way back; a renewal only winds the clock here. */
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

/** What could not be restored without a network is tried again with one. */
function onReconnected(restore: () => void): () => void {
  const listen = (): void => {
    if (session.state === 'signed-out' && storedToken() !== null) restore();
  };
  addEventListener('online', listen);
  return () => removeEventListener('online', listen);
}
