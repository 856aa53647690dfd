import { useEffect, useState } from 'react';
import { localMomentIn } from '#i18n/format-moment.ts';

/** Day and minute on the clock of a time zone, renewed every half minute. */
export function useClockIn(timeZone: string): { day: string; minute: number } {
  const [now, setNow] = useState(() => localMomentIn(new Date().toISOString(), timeZone));
  useEffect(
    function follow() {
      const timer = setInterval(() => setNow(localMomentIn(new Date().toISOString(), timeZone)), 30_000);
      return () => clearInterval(timer);
    },
    [timeZone],
  );
  return now;
}
