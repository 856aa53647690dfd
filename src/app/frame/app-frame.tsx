import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useWords, wordsOf } from '#i18n/i18n.ts';
import { ConfirmDialog } from '#ui/confirm.tsx';
import { isFramed } from '#ui/framed.ts';
import { Link } from '#ui/link.tsx';
import { Loading } from '#ui/loading.tsx';
import { Toasts, toast } from '#ui/toast.tsx';
import { startSession, useSession, watchSession } from '../../api/session.ts';
import { onSessionEnded } from '../../api/token.ts';
import { useFullFavoritesTold } from '../../features/property/favorite/full-favorites.ts';
import { keepsDraft, paths, readAddress } from '../../paths.ts';
import { useKeptFocus } from '../focus/use-kept-focus.ts';
import { useMissedStep } from '../history/missed-step.ts';
import { useTopOnNavigation } from '../history/top-on-navigation.ts';
import { useScreenReady } from '../hydration/screen-ready.ts';
import { AreaBarPlace, AreaHeadPlace } from './area-place.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { Header, TopBar } from './header.tsx';
import { InactivityWarning } from './inactivity-warning.tsx';
import { keepReadLanguage } from './keep-read-language.ts';
import { LogoutBanner } from './logout-banner.tsx';
import { OfflinePlace } from './offline-place.tsx';
import { ReloadStrip } from './reload-strip.tsx';
import styles from './shell.module.css';
import { SlowPlace } from './slow-place.tsx';
import { useOwnArea } from './use-own-area.ts';

/** Header, screen, footer; while the session is being restored nothing but "Loading...". */
export function AppFrame({ children }: { children: ReactNode }) {
  const session = useSession();
  useSessionLife();
  useTopOnNavigation();
  useKeptFocus();
  if (session.state === 'restoring') return <output className={styles['restoring']}>Loading...</output>;
  return isFramed ? <BareFrame>{children}</BareFrame> : <Frame>{children}</Frame>;
}

/** The screen, and what stands in its place while it loads or when it breaks. */
function Main({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <main id="main" className={styles['main']} tabIndex={-1}>
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<Loading />}>
          {children}
          <ScreenReady />
        </Suspense>
      </ErrorBoundary>
    </main>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const words = useWords('shell');
  const area = useOwnArea();
  useFullFavoritesTold();
  return (
    <div className={`beside upright ${styles['frame']}`} data-area={area}>
      <a className={styles['skip']} href="#main">
        {words('skip')}
      </a>
      {area === undefined ? (
        <>
          <Header />
          <TopBar />
        </>
      ) : (
        <AreaHeadPlace />
      )}
      <OfflinePlace />
      <ReloadStrip />
      <LogoutBanner />
      <Main>{children}</Main>
      <SlowPlace />
      <Footer />
      {area === undefined ? <BottomBar /> : <AreaBarPlace />}
      <Toasts />
      <ConfirmDialog />
      <InactivityWarning />
    </div>
  );
}

/** In a frame of another site: nothing of ours but the screen, and who is behind it. */
function BareFrame({ children }: { children: ReactNode }) {
  const words = useWords('shell');
  return (
    <div className={`beside upright ${styles['frame']}`}>
      <Main>{children}</Main>
      <SlowPlace />
      <p className={`quiet small text-center ${styles['bareFoot']}`}>
        <Link to={paths.services()}>{words('brand')}</Link> ·{' '}
        <Link to={paths.impressum()}>{words('footer.impressum')}</Link> ·{' '}
        <Link to={paths.privacy()}>{words('footer.privacy')}</Link>
      </p>
      <Toasts />
      <ConfirmDialog />
    </div>
  );
}

/** A sibling of the screen inside the same Suspense, so its effects run when the screen is rendered. */
function ScreenReady() {
  useScreenReady();
  useMissedStep();
  return null;
}

function useSessionLife(): void {
  const navigate = useNavigate();
  const session = useSession();
  const employer = session.state === 'signed-in' ? session.user.works?.business.name : undefined;
  useEffect(
    function leaveWhenEnded() {
      return onSessionEnded(() => {
        // Perhaps the owner has ended it: that they were signed out says too little.
        if (employer !== undefined) toast.error(wordsOf('shell')('employmentEnded', { business: employer }));
        // The form itself says what has happened to the text typed into it.
        if (!keepsDraft(readAddress(window.location.pathname).address)) void navigate(paths.signedOut());
      });
    },
    [navigate, employer],
  );
  useEffect(keepReadLanguage, []);
  useEffect(function liveInSession() {
    void startSession();
    return watchSession(() => toast.success(wordsOf('shell')('signedOut')));
  }, []);
}
