import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { Banner } from '#ui/banner.tsx';
import { sameEntry } from '#ui/history-entry.ts';
import { routes } from '../../paths.ts';

/** Shown for `?logout=success` on the landing page and on /home. After 5 seconds the parameter is removed. */
export function LogoutBanner() {
  const words = useWords('shell');
  const { pathname } = useLocation();
  const [asked, setAsked] = useSearchParams();
  const forget = useCallback(
    () =>
      setAsked(
        (now) => {
          now.delete('logout');
          return now;
        },
        { replace: true, state: sameEntry(), preventScrollReset: true },
      ),
    [setAsked],
  );
  const isShown = asked.get('logout') === 'success' && (pathname === routes.landing || pathname === routes.home);
  return isShown ? <Banner sentence={words('signedOut')} onDone={forget} /> : null;
}
