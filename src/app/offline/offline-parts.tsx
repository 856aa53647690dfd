import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { formatMomentHere } from '#i18n/format-days.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { currentLanguage } from '../../api/language.ts';
import { refreshIfKept } from '../../api/refresh.ts';
import { useSession } from '../../api/session.ts';
import { addressIn } from '../../paths.ts';
import styles from './offline.module.css';
import { reloadNow } from './reload-now.ts';
import { isOutdated, startServiceWorker, tellScreen } from './service-worker.ts';
import { shownSince } from './shown-since.ts';
import { useIsOnline } from './use-is-online.ts';

/** Below the header: that there is no network, and that there is a new version. */
export function OfflineParts() {
  const session = useSession();
  const account = session.state === 'signed-in' ? session.user.id : session.state;
  useServiceWorker();
  return (
    <>
      <ToldScreen key={account} />
      <OfflineLine />
      <NewVersion />
    </>
  );
}

/** A title comes with what the screen has loaded. */
const titleMilliseconds = 1500;

let isStarted = false;

function useServiceWorker(): void {
  useEffect(function start() {
    if (isStarted) return;
    isStarted = true;
    startServiceWorker();
  }, []);
  useEffect(function askAgainWhenBack() {
    const ask = (): void => {
      if (shownSince.get() !== undefined) void refreshIfKept();
    };
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, []);
}

/** One for each account: what a screen of somebody's is called is not told after they have signed out. */
function ToldScreen() {
  const { pathname, search } = useLocation();
  const before = useRef<string>(undefined);
  useEffect(
    function noteScreen() {
      const address = addressIn(currentLanguage(), pathname) + search;
      tellScreen(address, '', before.current !== undefined && before.current !== address);
      before.current = address;
      const timer = setTimeout(() => tellScreen(address, document.title), titleMilliseconds);
      return () => clearTimeout(timer);
    },
    [pathname, search],
  );
  return null;
}

function OfflineLine() {
  const words = useWords('offline');
  const isOnline = useIsOnline();
  const since = shownSince.use();
  if (isOnline) return null;
  return (
    <output className={`line gap8-16 text-center centered on-warm ${styles['line']}`}>
      {since === undefined ? words('offline') : words('copyOffline', { when: formatMomentHere(since) })}
    </output>
  );
}

function NewVersion() {
  const words = useWords('offline');
  const isOnline = useIsOnline();
  const since = shownSince.use();
  // A copy is of an old build: its line offers the same.
  if (!isOutdated.use() || !isOnline || since !== undefined) return null;
  return (
    <div className={`line gap8-16 text-center centered on-warm ${styles['line']}`}>
      <output>{words('newVersion')}</output>
      <Button variant="secondary" isCompact onClick={reloadNow}>
        {words('reload')}
      </Button>
    </div>
  );
}
