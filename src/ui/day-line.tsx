import type { CSSProperties } from 'react';
import styles from './day-line.module.css';
import { Face } from './face.tsx';
import { Link } from './link.tsx';
import { staffStyleOf } from './staff-colours.ts';
import { hoursOf, type Range, within } from './time-grid.ts';

export interface DayLineItem extends Range {
  key: string;
  /** `past` is over, `free` is named so that somebody fills it. */
  look: 'firm' | 'past' | 'request' | 'free' | 'block';
  title: string;
  /** Below the title. */
  text?: string;
  /** At the end of the first line: `14:30–16:00`. */
  time?: string;
  /** The whole of it, as it is read out. */
  label: string;
  onPress?: () => void;
  to?: string;
}

interface DayLineProps {
  /** One of each person, whose place in the team is the colour; the name stands above where there are several. */
  columns: readonly { key: string; name: string; place: number; items: readonly DayLineItem[] }[];
  range: Range;
  nowMinute?: number | undefined;
  timeOf: (minute: number) => string;
}

const placed = ({ fromMinute, untilMinute }: Range, range: Range): CSSProperties =>
  ({ '--from': fromMinute - range.fromMinute, '--minutes': untilMinute - fromMinute }) as CSSProperties;

/** A day from top to bottom, with what is free in it named. It is read and pressed, and nothing is moved in it. */
export function DayLine({ columns, range, nowMinute, timeOf }: DayLineProps) {
  const isSeveral = columns.length > 1;
  return (
    <div className={styles['scroller']}>
      <div className={`stack ${styles['line']}`} style={placed(range, range)} data-several={isSeveral}>
        <div className={styles['hours']} aria-hidden="true">
          {hoursOf(range).map((minute) => (
            <span
              className="quiet tiny digits absolute ruled-above"
              key={minute}
              style={placed({ fromMinute: minute, untilMinute: minute + 60 }, range)}
            >
              {timeOf(minute)}
            </span>
          ))}
        </div>
        {columns.map(({ key, name, place, items }) => (
          <div key={key} className={`shrinks ${styles['column']}`} style={staffStyleOf(place)}>
            {isSeveral && (
              <span className={`bar gap8 size15 strong unbroken clipped ${styles['name']}`} aria-hidden="true">
                <Face name={name} colour={place} size={28} /> {name}
              </span>
            )}
            <ul aria-label={name}>
              {items.map((item) => (
                <Item key={item.key} item={item} range={range} />
              ))}
            </ul>
          </div>
        ))}
        {nowMinute !== undefined && within({ fromMinute: nowMinute, untilMinute: nowMinute + 1 }, range) && (
          <div className={styles['now']} style={placed({ fromMinute: nowMinute, untilMinute: nowMinute + 1 }, range)} />
        )}
      </div>
    </div>
  );
}

function Item({ item, range }: { item: DayLineItem; range: Range }) {
  const shown = within(item, range);
  if (shown === undefined) return null;
  const { look, title, text, time, label, onPress, to } = item;
  const content = (
    <>
      <span className={`breaks shrinks block ${styles['words']}`}>
        <strong>{title}</strong>
        {text !== undefined && <span>{text}</span>}
      </span>
      {time !== undefined && <span className={`small digits rigid ${styles['time']}`}>{time}</span>}
    </>
  );
  const looks = {
    className: `beside gap4-10 text-start full-width between clipped pressable unlined ${styles['item']}`,
    'data-look': look,
    'aria-label': label,
  };
  return (
    <li style={placed(shown, range)}>
      {to !== undefined ? (
        <Link to={to} {...looks}>
          {content}
        </Link>
      ) : (
        <button type="button" disabled={onPress === undefined} onClick={onPress} {...looks}>
          {content}
        </button>
      )}
    </li>
  );
}
