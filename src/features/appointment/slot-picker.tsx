import { Fragment, useState } from 'react';
import { stateOf, useAnswer } from '../../api/query.ts';
import { listSlots } from '../../contract/provider.ts';
import { dayPartOf, type When } from '../../contract/when.ts';
import { formatMomentIn, formatTimeIn } from '../../i18n/format.ts';
import { formatDays, formatLongDay, formatStripDay, localMomentIn } from '../../i18n/format-moment.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx';
import { Loading } from '../../ui/loading.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import styles from './slot-picker.module.css';

const daysShown = 7;

interface SlotPickerProps {
  providerId: string;
  /** The cards of one visit, in their order. */
  cards: readonly string[];
  /** Only the times of this one of the staff. */
  staffId?: string | undefined;
  /** The chosen start. */
  value: string | null;
  /** The day, on the provider's clock, of the visit that is moved, or that was searched: its week is shown first. */
  near?: string | undefined;
  /** The part of the day that was searched: its times come first. */
  part?: When;
  /** The times are only asked for: the provider answers first. */
  isRequest?: boolean;
  /** What holds for the times of a day. */
  termsOf?: (starts: readonly string[]) => string;
  onChoose: (start: string) => void;
}

const daysLater = (day: string, count: number): string => {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
};

/** The first day of the week of a day, or today where that is later. */
function weekOf(day: string, now: string): string {
  const today = now.slice(0, 10);
  const monday = daysLater(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7));
  return monday < today ? today : monday;
}

interface Group {
  /** Undefined where there is one group only. */
  isOfPart: boolean | undefined;
  starts: readonly string[];
}

/** The times of the part of the day that was searched, then the others. */
function groupsOf(starts: readonly string[], part: When, timeZone: string): readonly Group[] {
  const { fromMinute, untilMinute } = dayPartOf(part);
  const isInPart = (start: string): boolean => {
    const { minute } = localMomentIn(start, timeZone);
    return fromMinute <= minute && minute < untilMinute;
  };
  const [inPart, others] = [starts.filter(isInPart), starts.filter((start) => !isInPart(start))];
  if (inPart.length === 0 || others.length === 0) return [{ isOfPart: undefined, starts }];
  return [
    { isOfPart: true, starts: inPart },
    { isOfPart: false, starts: others },
  ];
}

/** A week of days, and the free times of one of them. All times are those of the provider's clock. */
export function SlotPicker({
  providerId,
  cards,
  staffId,
  value,
  near,
  part = {},
  isRequest = false,
  termsOf,
  onChoose,
}: SlotPickerProps) {
  const words = useWords('booking');
  const [now] = useState(() => new Date().toISOString());
  const [from, setFrom] = useState(() => (near === undefined ? undefined : weekOf(near, now)));
  const [chosenDay, setChosenDay] = useState(near);
  const asked = useAnswer(
    listSlots,
    {
      params: { id: providerId },
      query: {
        cards: cards.join(','),
        days: daysShown,
        ...(staffId === undefined ? {} : { staff: staffId }),
        ...(from === undefined ? {} : { from }),
      },
    },
    { isAskedAnew: true, placeholder: (before) => before },
  );
  const state = stateOf(asked);
  if (state === 'failed') return <ErrorState title={words('slots.failed')} onRetry={() => void asked.refetch()} />;
  if (state === 'loading' || asked.data === undefined) return <Loading text={words('slots.loading')} />;
  const { days, next, timeZone } = asked.data;
  const [first] = days;
  if (first === undefined) return null;
  const today = localMomentIn(now, timeZone).day;
  const free = days.filter(({ slots }) => slots.length > 0);
  const valueDay = value === null ? undefined : localMomentIn(value, timeZone).day;
  const shown =
    free.find(({ day }) => day === chosenDay) ?? free.find(({ day }) => day === valueDay) ?? free[0] ?? undefined;
  const goTo = (day: string): void => {
    setFrom(day < today ? today : day);
    setChosenDay(undefined);
  };
  return (
    <div className={styles['picker']} aria-busy={asked.isPlaceholderData}>
      <div className={styles['strip']}>
        <Button
          variant="plain"
          isIcon
          aria-label={words('slots.earlier')}
          disabled={first.day <= today}
          onClick={() => goTo(daysLater(first.day, -daysShown))}
        >
          <ChevronLeftIcon />
        </Button>
        <strong className={styles['range']}>{formatDays(first.day, days.at(-1)?.day ?? first.day)}</strong>
        <ul className={styles['days']}>
          {days.map(({ day, slots }) => {
            const { weekday, date } = formatStripDay(day);
            return (
              <li key={day}>
                <Button
                  variant="plain"
                  className={styles['day']}
                  aria-pressed={day === shown?.day}
                  aria-label={words('slots.day', { day: formatLongDay(day), count: slots.length })}
                  disabled={slots.length === 0}
                  onClick={() => setChosenDay(day)}
                >
                  <span>{weekday}</span>
                  <strong>{date}</strong>
                </Button>
              </li>
            );
          })}
        </ul>
        <Button
          variant="plain"
          isIcon
          aria-label={words('slots.later')}
          disabled={next === null}
          onClick={() => goTo(daysLater(first.day, daysShown))}
        >
          <ChevronRightIcon />
        </Button>
      </div>
      {shown === undefined ? (
        <NothingFree next={next} isLater={first.day > today} timeZone={timeZone} onGo={goTo} />
      ) : (
        <section aria-live="polite">
          <h3 className={styles['heading']}>{formatLongDay(shown.day)}</h3>
          {groupsOf(shown.slots, part, timeZone).map(({ isOfPart, starts }) => (
            <Fragment key={String(isOfPart)}>
              {isOfPart !== undefined && (
                <h4 className={styles['part']}>
                  {isOfPart
                    ? words('slots.part', { from: part.from ?? '00:00', until: part.until ?? '24:00' })
                    : words('slots.otherParts')}
                </h4>
              )}
              <ul className={styles['times']}>
                {starts.map((start) => (
                  <li key={start}>
                    <Button
                      variant="plain"
                      className={`${styles['time']} ${isRequest ? styles['request'] : ''}`}
                      aria-pressed={start === value}
                      aria-label={isRequest ? words('slots.ask', { time: formatTimeIn(start, timeZone) }) : undefined}
                      onClick={() => onChoose(start)}
                    >
                      {formatTimeIn(start, timeZone)}
                    </Button>
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
          {isRequest && <p className={styles['terms']}>{words('slots.request')}</p>}
          {termsOf !== undefined && <p className={styles['terms']}>{termsOf(shown.slots)}</p>}
        </section>
      )}
      <LocalTime timeZone={timeZone} example={shown?.slots[0]} />
    </div>
  );
}

interface NothingFreeProps {
  next: string | null;
  /** The days begin behind today. */
  isLater: boolean;
  timeZone: string;
  onGo: (day: string) => void;
}

/** Leads to the next free day; behind the last one there is nothing more. */
function NothingFree({ next, isLater, timeZone, onGo }: NothingFreeProps) {
  const words = useWords('booking');
  if (next === null) return <p>{words(isLater ? 'slots.noneHere' : 'slots.never')}</p>;
  const { day } = localMomentIn(next, timeZone);
  return (
    <div className={styles['nothing']}>
      <p>{words('slots.none')}</p>
      <Button onClick={() => onGo(day)}>{words('slots.next', { when: formatMomentIn(next, timeZone) })}</Button>
    </div>
  );
}
