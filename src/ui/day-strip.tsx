import { type KeyboardEvent, useRef } from 'react';
import styles from './day-strip.module.css';

export interface StripDay {
  /** `2026-12-31`; names the day. */
  day: string;
  /** Two letters: `Mo`. */
  weekday: string;
  /** Of the month: `23`. */
  number: string;
  /** How full it is, from 0 to 1; absent where nobody knows. */
  share?: number | undefined;
  isToday?: boolean;
  /** Nothing to choose there. */
  isOff?: boolean;
  /** The whole day, as it is read out: `Monday, 23 November, 4 free times`. */
  said: string;
}

interface DayStripProps {
  label: string;
  days: readonly StripDay[];
  /** `brand`: the chosen number in a circle of the brand's colour. */
  look?: 'dark' | 'brand';
  chosen: string | undefined;
  onChoose: (day: string) => void;
  /** Beyond the ends, by the arrow keys: the week before or after. */
  onStep?: (step: -1 | 1) => void;
}

const steps: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 };

/** A week to choose a day of, each with how full it is. One stop of the tab key; arrow keys go from day to day. */
export function DayStrip({ label, days, look = 'dark', chosen, onChoose, onStep }: DayStripProps) {
  const row = useRef<HTMLDivElement>(null);
  const reachable = days.some(({ day }) => day === chosen) ? chosen : days.find(({ isOff }) => isOff !== true)?.day;
  const onKeyDown = (event: KeyboardEvent): void => {
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const step = steps[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : at + (step ?? 0);
    if (at === -1 || (step === undefined && event.key !== 'Home' && event.key !== 'End')) return;
    event.preventDefault();
    if (buttons[to] !== undefined) buttons[to].focus();
    else if (step !== undefined) onStep?.(step);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons have the focus; it only hears their keys
    <div
      ref={row}
      role="toolbar"
      aria-label={label}
      className={`stack gap4 ${styles['strip']}`}
      data-look={look}
      onKeyDown={onKeyDown}
    >
      {days.map(({ day, weekday, number, share, isToday = false, isOff = false, said }) => (
        <button
          key={day}
          type="button"
          className={`stack quiet from-top pressable ${styles['day']}`}
          aria-label={said}
          aria-pressed={day === chosen}
          aria-disabled={isOff}
          aria-current={isToday ? 'date' : undefined}
          tabIndex={day === reachable ? 0 : -1}
          onClick={() => {
            if (!isOff) onChoose(day);
          }}
        >
          <span>{weekday}</span>
          <strong>{number}</strong>
          {share !== undefined && (
            <span className={`clipped on-sunken pill ${styles['fullness']}`}>
              <span style={{ width: `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%` }} />
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
