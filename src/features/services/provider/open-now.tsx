import { useEffect, useState } from 'react';
import { formatDay } from '#i18n/format.ts';
import { formatClock, formatWeekday } from '#i18n/format-days.ts';
import { localMomentIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { usePresent } from '#ui/present.ts';
import type { ProviderProfile } from '../../../contract/services/provider.ts';
import { openingAt, weekdayOf } from '../availability/opening.ts';
import styles from './provider.module.css';

const halfMinute = 30_000;

/** The present on the provider's clock, kept up to date. */
export function useLocalNow(timeZone: string) {
  const opened = usePresent();
  const [now, setNow] = useState(opened);
  useEffect(function followClock() {
    const tick = (): void => setNow(Date.now());
    // A written page may be a minute old.
    const first = setTimeout(tick);
    const timer = setInterval(tick, halfMinute);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  return localMomentIn(new Date(now).toISOString(), timeZone);
}

/** Whether it is open now, and until or from when: `Jetzt geöffnet · bis 18:00`. Nothing where no hours are given. */
export function OpenNow({ provider }: { provider: ProviderProfile }) {
  const words = useWords('profile');
  const opening = openingAt(provider, useLocalNow(provider.timeZone));
  if (provider.hours.length === 0 && provider.specialHours.length === 0) return null;
  if (opening.isOpen)
    return (
      <span suppressHydrationWarning>
        <strong className={styles['open']}>{words('opening.now')}</strong> ·{' '}
        {words('opening.until', { time: formatClock(opening.closesMinute) })}
      </span>
    );
  const { opens } = opening;
  return (
    <span suppressHydrationWarning>
      <strong>{words('opening.closed')}</strong>
      {opens !== null && (
        <>
          {' · '}
          {opens.daysAhead === 0
            ? words('opening.today', { time: formatClock(opens.minute) })
            : opens.daysAhead === 1
              ? words('opening.tomorrow', { time: formatClock(opens.minute) })
              : words('opening.later', {
                  day: opens.daysAhead < 7 ? formatWeekday(weekdayOf(opens.day)) : formatDay(opens.day),
                  time: formatClock(opens.minute),
                })}
        </>
      )}
    </span>
  );
}
