import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** A new screen starts at its top; Back and Forward are the browser's, anchors the page's. */
export function useTopOnNavigation(): void {
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
