import { useState, useSyncExternalStore } from 'react';
import { formatTimeIn } from '#i18n/format.ts';
import { formatElsewhere } from '#i18n/format-days.ts';
import { useWords } from '#i18n/i18n.ts';
import styles from './local-time.module.css';

const places = { 'Europe/Berlin': 'berlin', 'Europe/Vienna': 'vienna', 'Europe/Zurich': 'zurich' } as const;
const hasWord = (timeZone: string): timeZone is keyof typeof places => timeZone in places;

const neverChanges = () => () => undefined;
const isTrue = (): boolean => true;
const isFalse = (): boolean => false;

export interface LocalTimeProps {
  /** The clock of all times that are shown. */
  timeZone: string;
  /** One of the times, in UTC; without it the present is the example. */
  example?: string | null | undefined;
}

/** On whose clock all times are, and one of them there and, where it differs, on the clock of this device. */
export function useLocalTime({ timeZone, example }: LocalTimeProps) {
  const words = useWords('ui');
  const [opened] = useState(() => new Date().toISOString());
  // The server that writes the page does not know the clock of whoever reads it.
  const isRead = useSyncExternalStore(neverChanges, isTrue, isFalse);
  const instant = example ?? opened;
  const here = isRead ? formatElsewhere(instant, timeZone) : undefined;
  const place = hasWord(timeZone)
    ? words(`localTime.places.${places[timeZone]}`)
    : (timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone);
  return { said: words('localTime.said', { place }), here, there: formatTimeIn(instant, timeZone) };
}

/** Two quiet lines on a page that the server writes: what comes with the scripts must not move what is pressed below. */
export function QuietLocalTime(props: LocalTimeProps) {
  const words = useWords('ui');
  const { said, here, there } = useLocalTime(props);
  return (
    <p className={`quiet small flush ${styles['quiet']}`}>
      {said}
      {here !== undefined && <strong>{words('localTime.here', { here, there })}</strong>}
    </p>
  );
}
