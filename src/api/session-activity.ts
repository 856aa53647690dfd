import { limits } from '../contract/limits.ts';
import { keepToken, onTokenKept, storedToken } from './token.ts';

/** A little more than the age from which a call renews a token, to allow for clocks and delays. */
const restMilliseconds = limits.tokenRenewalMinutes * 60_000 + 10_000;

/** Typing and tapping are activity, even in a long form that makes no calls. Then a call is made to renew the token. */
export function watchActivity(): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let last = Date.now();
  const rest = (): void => {
    last = Date.now();
  };
  const stay = (): void => {
    if (storedToken() === null || Date.now() - last < restMilliseconds) return;
    rest();
    void renew();
  };
  for (const deed of ['keydown', 'pointerdown'] as const) addEventListener(deed, stay, { signal, passive: true });
  signal.addEventListener('abort', onTokenKept(rest));
  return () => watching.abort();
}

let renewing: Promise<void> | undefined;

/** Somebody is there: the session goes on. One tap is activity and a button at once: both ask by one call. */
export function renew(): Promise<void> {
  renewing ??= askForToken().finally(() => {
    renewing = undefined;
  });
  return renewing;
}

async function askForToken(): Promise<void> {
  try {
    const [{ call }, { me }] = await Promise.all([import('./call.ts'), import('../contract/account/account.ts')]);
    await call(me, {});
    // Accepted, the token holds for a while, even where the answer brought no new one.
    const token = storedToken();
    if (token !== null) keepToken(token);
  } catch (problem) {
    console.warn('Renewing the session failed', problem);
  }
}
