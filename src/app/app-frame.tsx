import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { startSession, useSession, watchSession } from '../api/session.ts';
import { onSessionEnded } from '../api/token.ts';
import { useWords, wordsOf } from '../i18n/i18n.ts';
import { keepsDraft, paths, readAddress } from '../paths.ts';
import { ConfirmDialog } from '../ui/confirm.tsx';
import { sameEntry } from '../ui/history-entry.ts';
import { Loading } from '../ui/loading.tsx';
import { Toasts, toast } from '../ui/toast.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { useScreenReady } from './screen-ready.ts';
import { BottomBar } from './shell/bottom-bar.tsx';
import { Footer } from './shell/footer.tsx';
import { useFullFavoritesTold } from './shell/full-favorites.ts';
import { Header, TopBar } from './shell/header.tsx';
import { LogoutBanner } from './shell/logout-banner.tsx';
import { OfflineStrip } from './shell/offline-strip.tsx';
import styles from './shell/shell.module.css';

/** Header, screen, footer; while the session is being restored nothing but "Loading...". */
export function AppFrame({ children }: { children: ReactNode }) {
  const session = useSession();
  useSessionLife();
  useTopOnNavigation();
  useKeptFocus();
  if (session.state === 'restoring') return <output className={styles['restoring']}>Loading...</output>;
  return <Frame>{children}</Frame>;
}

function Frame({ children }: { children: ReactNode }) {
  const words = useWords('shell');
  const { pathname } = useLocation();
  useFullFavoritesTold();
  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href="#main">
        {words('skip')}
      </a>
      <Header />
      <TopBar />
      <OfflineStrip />
      <LogoutBanner />
      <main id="main" className={styles['main']} tabIndex={-1}>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<Loading />}>
            {children}
            <ScreenReady />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <BottomBar />
      <Toasts />
      <ConfirmDialog />
    </div>
  );
}

/** The module is loaded when something first takes the focus: before that no focus can be lost. */
function useKeptFocus(): void {
  useEffect(function keepFocusOnceItIsTaken() {
    const life = new AbortController();
    const { signal } = life;
    const begin = async (): Promise<void> => {
      try {
        const { keepFocus } = await import('./kept-focus.ts');
        if (!signal.aborted) keepFocus(signal);
      } catch (problem) {
        console.warn('What keeps the focus did not load', problem);
        listen();
      }
    };
    const listen = (): void => addEventListener('focusin', () => void begin(), { once: true, signal });
    listen();
    return () => life.abort();
  }, []);
}

/** A sibling of the screen inside the same Suspense, so its effects run when the screen is rendered. */
function ScreenReady() {
  useScreenReady();
  useMissedStep();
  return null;
}

function useSessionLife(): void {
  const navigate = useNavigate();
  useEffect(
    function leaveWhenEnded() {
      return onSessionEnded(() => {
        // The form itself says what has happened to the text typed into it.
        if (!keepsDraft(readAddress(window.location.pathname).address)) void navigate(paths.signedOut());
      });
    },
    [navigate],
  );
  useEffect(function liveInSession() {
    void startSession();
    return watchSession(() => toast.success(wordsOf('shell')('signedOut')));
  }, []);
}

/** The router does not hear of a step back during hydration, so it is told afterwards (early-taps.ts). */
function useMissedStep(): void {
  const navigate = useNavigate();
  const shown = useLocation();
  const isFirst = useRef(true);
  useEffect(
    function catchUp() {
      if (!isFirst.current) return;
      isFirst.current = false;
      const { pathname, search, hash } = window.location;
      const { address } = readAddress(pathname + search);
      if (address !== shown.pathname + shown.search)
        void navigate(address + hash, { replace: true, state: sameEntry() });
    },
    [navigate, shown],
  );
}

/** A new screen starts at its top; Back and Forward are the browser's, anchors the page's. */
function useTopOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(pathname);
  useEffect(
    function startAtTop() {
      if (shown.current === pathname) return;
      shown.current = pathname;
      if (kind !== NavigationType.Pop && hash === '') scrollTo(0, 0);
    },
    [pathname, kind, hash],
  );
}
