import { useState, useSyncExternalStore } from 'react';
import { formatTimeIn } from '../i18n/format.ts';
import { formatElsewhere } from '../i18n/format-moment.ts';
import { useWords } from '../i18n/i18n.ts';
import styles from './local-time.module.css';
import { Notice } from './notice.tsx';

const places = { 'Europe/Berlin': 'berlin', 'Europe/Vienna': 'vienna', 'Europe/Zurich': 'zurich' } as const;
const hasWord = (timeZone: string): timeZone is keyof typeof places => timeZone in places;

const neverChanges = () => () => undefined;
const isTrue = (): boolean => true;
const isFalse = (): boolean => false;

interface LocalTimeProps {
  /** The clock of all times that are shown. */
  timeZone: string;
  /** One of the times, in UTC; without it the present is the example. */
  example?: string | null | undefined;
  /** Two quiet lines on a page that the server writes: what comes with the scripts must not move what is pressed below. */
  isQuiet?: boolean;
}

/** Says on whose clock all times are, and where this device's clock differs what one of them is here. */
export function LocalTime({ timeZone, example, isQuiet = false }: LocalTimeProps) {
  const words = useWords('ui');
  const [opened] = useState(() => new Date().toISOString());
  // The server that writes the page does not know the clock of whoever reads it.
  const isRead = useSyncExternalStore(neverChanges, isTrue, isFalse);
  const instant = example ?? opened;
  const here = isRead ? formatElsewhere(instant, timeZone) : undefined;
  const place = hasWord(timeZone)
    ? words(`localTime.places.${places[timeZone]}`)
    : (timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone);
  const said = words('localTime.said', { place });
  const times = { here: here ?? '', there: formatTimeIn(instant, timeZone) };
  if (isQuiet)
    return (
      <p className={`${styles['said']} ${styles['quiet']}`}>
        {said}
        {here !== undefined && <strong>{words('localTime.here', times)}</strong>}
      </p>
    );
  if (here === undefined) return <p className={styles['said']}>{said}</p>;
  return (
    <Notice kind="info" title={said}>
      {words('localTime.elsewhere', times)}
    </Notice>
  );
}
