import type { ReactNode } from 'react';
import { useWords } from '#i18n/i18n.ts';
import styles from './time-chips.module.css';

interface TimesByPartProps<Time> {
  times: readonly Time[];
  /** Minutes since midnight, where the appointment is. */
  minutesOf: (time: Time) => number;
  /** A `TimeChip`. */
  children: (time: Time) => ReactNode;
}

const parts = [
  { name: 'morning', until: 12 * 60 },
  { name: 'afternoon', until: 17 * 60 },
  { name: 'evening', until: 24 * 60 },
] as const;

/** A day's times in its parts: morning, afternoon, and evening from 17:00. Parts without a time are left out. */
export function TimesByPart<Time>({ times, minutesOf, children }: TimesByPartProps<Time>) {
  const words = useWords('ui');
  const partOf = (time: Time) => parts.find(({ until }) => minutesOf(time) < until)?.name;
  return parts.map(({ name }) => {
    const within = times.filter((time) => partOf(time) === name);
    if (within.length === 0) return null;
    return (
      <fieldset key={name} className={styles['part']}>
        <legend>{words(`times.${name}`)}</legend>
        <div className={`stack gap8 ${styles['grid']}`}>{within.map(children)}</div>
      </fieldset>
    );
  });
}
