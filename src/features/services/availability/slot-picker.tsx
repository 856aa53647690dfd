import { useState } from 'react';
import { formatTimeIn } from '#i18n/format.ts';
import { formatDays, formatStripDay } from '#i18n/format-days.ts';
import { dayThere, formatLongDay, formatSoonIn, localMomentIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { DayStrip } from '#ui/day-strip.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons.tsx';
import { usePresent } from '#ui/present.ts';
import { QuietLocalTime } from '#ui/quiet-local-time.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TimeChip, TimeRow } from '#ui/time-chips.tsx';
import { TimesByPart } from '#ui/times-by-part.tsx';
import { stateOf, useAnswer } from '../../../api/query.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import { listSlots } from '../../../contract/services/provider.ts';
import { dayPartOf, daysLater, type When } from '../../../contract/when.ts';
import type { Hours } from './opening.ts';
import { daysShown, firstDayOf, fullnessOf, slotsQuery } from './slot-days.ts';
import styles from './slot-picker.module.css';

interface SlotPickerProps {
  providerId: string;
  /** The cards of one visit, in their order. */
  cards: readonly string[];
  /** Only the times of this one of the staff. */
  staffId?: string | undefined;
  /** With them the strip shows how full each day is. */
  hours?: Hours;
  /** The chosen start. */
  value: string | null;
  /** The day, on the provider's clock, of the visit that is moved, or that was searched: its week is shown first. */
  near?: string | undefined;
  /** The part of the day that was searched: its times come first. */
  part?: When;
  /** The times are only asked for: the provider answers first. */
  isRequest?: boolean;
  /** The server has written the page with the first answer. The times scroll. */
  isWritten?: boolean;
  /** What holds for the times of a day. */
  termsOf?: (starts: readonly string[]) => string;
  onChoose: (start: string) => void;
}

/** A week of days, and the free times of one of them. All times are those of the provider's clock. */
export function SlotPicker(props: SlotPickerProps) {
  const { providerId, cards, staffId, near, isWritten = false } = props;
  const words = useWords('provider');
  const today = dayThere(usePresent());
  const [from, setFrom] = useState(() => (near === undefined ? undefined : firstDayOf(near, today)));
  const [chosenDay, setChosenDay] = useState(near);
  const asked = useAnswer(
    listSlots,
    { params: { id: providerId }, query: slotsQuery({ cards, staffId, from }) },
    { isAskedAnew: !isWritten, placeholder: (before) => before },
  );
  const state = stateOf(asked);
  if (state === 'failed') return <ErrorState title={words('times.failed')} onRetry={() => void asked.refetch()} />;
  if (state === 'loading' || asked.data === undefined)
    return (
      <div className={`column gap10 ${styles['waiting']}`}>
        <Skeleton lines={4} height={52} />
      </div>
    );
  const goTo = (day: string): void => {
    setFrom(day < today ? today : day);
    setChosenDay(undefined);
  };
  return (
    <div className="column gap10" aria-busy={asked.isPlaceholderData}>
      <Week {...props} answer={asked.data} day={chosenDay} today={today} onDay={setChosenDay} onGo={goTo} />
    </div>
  );
}

interface WeekProps extends SlotPickerProps {
  answer: AnswerOf<typeof listSlots>;
  /** The chosen day. */
  day: string | undefined;
  today: string;
  onDay: (day: string) => void;
  /** Another week, by its first day. */
  onGo: (day: string) => void;
}

function Week({ answer, day: chosenDay, today, onDay, onGo, ...props }: WeekProps) {
  const { hours, value, isRequest = false, isWritten = false, termsOf } = props;
  const words = useWords('provider');
  const present = usePresent();
  const { days, next, timeZone } = answer;
  const [first] = days;
  if (first === undefined) return null;
  const now = localMomentIn(new Date(present).toISOString(), timeZone);
  const written = new Date(present);
  const free = days.filter(({ slots }) => slots.length > 0);
  const valueDay = value === null ? undefined : localMomentIn(value, timeZone).day;
  const shown =
    free.find(({ day }) => day === chosenDay) ?? free.find(({ day }) => day === valueDay) ?? free[0] ?? undefined;
  const step = (weeks: -1 | 1): void => onGo(daysLater(first.day, weeks * daysShown));
  const isFirst = first.day <= today;
  return (
    <>
      <div className="bar size15 text-center between">
        <Button variant="quiet" isIcon aria-label={words('times.earlier')} disabled={isFirst} onClick={() => step(-1)}>
          <ChevronLeftIcon />
        </Button>
        <strong suppressHydrationWarning>{formatDays(first.day, days.at(-1)?.day ?? first.day, written)}</strong>
        <Button
          variant="quiet"
          isIcon
          aria-label={words('times.later')}
          disabled={next === null}
          onClick={() => step(1)}
        >
          <ChevronRightIcon />
        </Button>
      </div>
      <DayStrip
        label={words('times.days')}
        chosen={shown?.day}
        onChoose={onDay}
        onStep={(weeks) => {
          if (weeks === 1 ? next !== null : !isFirst) step(weeks);
        }}
        days={days.map(({ day, slots }) => {
          const { weekday, date } = formatStripDay(day);
          return {
            day,
            weekday,
            number: date,
            share: hours === undefined ? undefined : fullnessOf(hours, day, slots.length, now),
            isOff: slots.length === 0,
            said: words('times.day', { day: formatLongDay(day, written), count: slots.length }),
          };
        })}
      />
      {shown === undefined ? (
        <NothingFree next={next} isLater={!isFirst} timeZone={timeZone} onGo={onGo} />
      ) : (
        <section className={isWritten ? styles['scrolling'] : undefined} aria-live="polite">
          <h3 className={`size17 ${styles['heading']}`}>{formatLongDay(shown.day, written)}</h3>
          <Times {...props} starts={shown.slots} timeZone={timeZone} isSearched={shown.day === props.near} />
          {isRequest && <p className={`small ${styles['terms']}`}>{words('times.request')}</p>}
          {termsOf !== undefined && <p className={`small ${styles['terms']}`}>{termsOf(shown.slots)}</p>}
        </section>
      )}
      <QuietLocalTime timeZone={timeZone} example={shown?.slots[0] ?? next} />
    </>
  );
}

interface TimesProps extends SlotPickerProps {
  /** Of one day. */
  starts: readonly string[];
  timeZone: string;
  /** The day is the one that was searched. */
  isSearched: boolean;
}

/** By the part of the day; what was searched comes first. */
function Times({ starts, timeZone, isSearched, value, part = {}, isRequest = false, onChoose }: TimesProps) {
  const words = useWords('provider');
  const minutesOf = (start: string): number => localMomentIn(start, timeZone).minute;
  const { fromMinute, untilMinute } = dayPartOf(part);
  const isInPart = (start: string): boolean => fromMinute <= minutesOf(start) && minutesOf(start) < untilMinute;
  const [inPart, others] = [starts.filter(isInPart), starts.filter((start) => !isInPart(start))];
  const chipOf = (start: string) => {
    const time = formatTimeIn(start, timeZone);
    return (
      <TimeChip
        key={start}
        isChosen={start === value}
        isRequest={isRequest}
        label={isRequest ? words('times.ask', { time }) : undefined}
        onPress={() => onChoose(start)}
      >
        <time dateTime={start}>{time}</time>
      </TimeChip>
    );
  };
  const byPart = (times: readonly string[]) => (
    <TimesByPart times={times} minutesOf={minutesOf}>
      {chipOf}
    </TimesByPart>
  );
  if (!isSearched || inPart.length === 0 || others.length === 0) return byPart(starts);
  return (
    <>
      <h4 className={`quiet tiny strong ${styles['part']}`}>
        {words('times.part', { from: part.from ?? '00:00', until: part.until ?? '24:00' })}
      </h4>
      <TimeRow>{inPart.map(chipOf)}</TimeRow>
      <h4 className={`quiet tiny strong ${styles['part']}`}>{words('times.otherParts')}</h4>
      {byPart(others)}
    </>
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
  const words = useWords('provider');
  const now = usePresent();
  if (next === null) return <p>{words(isLater ? 'times.noneHere' : 'times.never')}</p>;
  const { day } = localMomentIn(next, timeZone);
  return (
    <div className="stack gap12 from-start">
      <p className="flush">{words('times.none')}</p>
      <Button variant="plain" onClick={() => onGo(day)}>
        <span suppressHydrationWarning>{words('times.next', { when: formatSoonIn(next, timeZone, now) })}</span>
      </Button>
    </div>
  );
}
